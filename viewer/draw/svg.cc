#include "viewer/draw/svg.h"

#include <array>
#include <charconv>

namespace ludolog::draw {
namespace {

/// At most two decimals, with a point in every locale.
std::string number(float value) {
  std::array<char, 48> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(),
                                 static_cast<double>(value), std::chars_format::fixed, 2)
                       .ptr;
  std::string text(buffer.data(), end);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

std::string attribute(std::string_view name, float value) {
  return " " + std::string(name) + "=\"" + number(value) + "\"";
}

std::string paint(std::string_view what, Colour colour) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text = " " + std::string(what) + "=\"#";
  for (const std::uint8_t part : {colour.red, colour.green, colour.blue}) {
    text += kDigits[part >> 4U];
    text += kDigits[part & 15U];
  }
  text += '"';
  if (colour.alpha != 255)
    text += attribute(std::string(what) + "-opacity", static_cast<float>(colour.alpha) / 255);
  return text;
}

std::string box(const Rect& rect) {
  return attribute("x", rect.x) + attribute("y", rect.y) + attribute("width", rect.width) +
         attribute("height", rect.height);
}

std::string path(std::span<const Point> points) {
  std::string text = " points=\"";
  for (const Point point : points) text += number(point.x) + "," + number(point.y) + " ";
  if (!points.empty()) text.pop_back();
  return text + "\"";
}

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '&')
      result += "&amp;";
    else if (c == '<')
      result += "&lt;";
    else if (c == '>')
      result += "&gt;";
    else if (static_cast<unsigned char>(c) >= ' ')
      result += c;
  }
  return result;
}

}  // namespace

SvgCanvas::SvgCanvas(float width, float height, Colour background)
    : text_("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number(width) + " " +
            number(height) + "\"" + attribute("width", width) + attribute("height", height) +
            " font-family=\"Inter, DejaVu Sans, sans-serif\">\n") {
  fill({0, 0, width, height}, background, 0);
}

void SvgCanvas::fill(const Rect& rect, Colour colour, float corner) {
  text_ += "<rect" + box(rect) + (corner > 0 ? attribute("rx", corner) : "") +
           paint("fill", colour) + "/>\n";
}

void SvgCanvas::outline(const Rect& rect, Colour colour, float corner, float width) {
  text_ += "<rect" + box(rect) + (corner > 0 ? attribute("rx", corner) : "") + " fill=\"none\"" +
           paint("stroke", colour) + attribute("stroke-width", width) + "/>\n";
}

void SvgCanvas::disc(Point center, float radius, Colour colour) {
  text_ += "<circle" + attribute("cx", center.x) + attribute("cy", center.y) +
           attribute("r", radius) + paint("fill", colour) + "/>\n";
}

void SvgCanvas::ring(Point center, float radius, Colour colour, float width) {
  text_ += "<circle" + attribute("cx", center.x) + attribute("cy", center.y) +
           attribute("r", radius) + " fill=\"none\"" + paint("stroke", colour) +
           attribute("stroke-width", width) + "/>\n";
}

void SvgCanvas::polygon(std::span<const Point> corners, Colour colour) {
  text_ += "<polygon" + path(corners) + paint("fill", colour) + "/>\n";
}

void SvgCanvas::lines(std::span<const Point> points, Colour colour, float width, bool closed) {
  text_ += std::string(closed ? "<polygon" : "<polyline") + path(points) + " fill=\"none\"" +
           paint("stroke", colour) + attribute("stroke-width", width) +
           " stroke-linejoin=\"round\"/>\n";
}

void SvgCanvas::text(Point at, std::string_view text, Type type, Colour colour, Align align) {
  constexpr std::array<std::string_view, 5> kWeights{"400", "500", "600", "700", "400"};
  constexpr std::array<std::string_view, 3> kAnchors{"start", "middle", "end"};
  // Inter: a line is so many em high, and a capital stands so high above the baseline. Readers
  // differ in what they take for the middle of a line, so the baseline is given.
  constexpr float kEmOfLine = 1.210F;
  constexpr float kCapital = .727F;
  const float em = type.size / kEmOfLine;
  text_ += "<text" + attribute("x", at.x) + attribute("y", at.y + em * kCapital / 2) +
           attribute("font-size", em) + " font-weight=\"" +
           std::string(kWeights[static_cast<std::size_t>(type.weight)]) + "\" text-anchor=\"" +
           std::string(kAnchors[static_cast<std::size_t>(align)]) + "\"" + paint("fill", colour) +
           ">" + escaped(text) + "</text>\n";
}

void SvgCanvas::clip(const Rect& rect) {
  const std::string name = "clip" + std::to_string(++clips_);
  text_ += "<clipPath id=\"" + name + "\"><rect" + box(rect) + "/></clipPath><g clip-path=\"url(#" +
           name + ")\">\n";
}

void SvgCanvas::unclip() { text_ += "</g>\n"; }

}  // namespace ludolog::draw
