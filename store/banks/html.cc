#include "store/banks/html.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <optional>

#include <libxml/HTMLparser.h>

#include "store/banks/excerpt.h"
#include "store/banks/trimmed.h"

namespace ludolog::banks {
namespace {

struct FreeDocument {
  void operator()(xmlDoc* document) const { xmlFreeDoc(document); }
};

struct FreeParser {
  void operator()(htmlParserCtxt* parser) const { htmlFreeParserCtxt(parser); }
};

constexpr int kQuietly = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
                         HTML_PARSE_NONET | HTML_PARSE_NODEFDTD | HTML_PARSE_COMPACT;

std::string_view text_of(const xmlChar* text) {
  return text == nullptr ? std::string_view() : reinterpret_cast<const char*>(text);
}

template <std::size_t N>
bool is_one_of(std::string_view name, const std::array<std::string_view, N>& names) {
  return std::ranges::find(names, name) != names.end();
}

/// On lines of their own.
bool is_block(std::string_view name) {
  constexpr std::array<std::string_view, 16> kBlocks{"p",  "div", "li", "ul", "ol", "h1",
                                                     "h2", "h3",  "h4", "h5", "h6", "hr",
                                                     "dl", "pre", "dt", "dd"};
  return is_one_of(name, kBlocks);
}

/// What no text can stand for.
std::optional<std::string> not_shown(const xmlNode& node, std::string_view name) {
  constexpr std::array<std::string_view, 3> kImages{"img", "svg", "canvas"};
  constexpr std::array<std::string_view, 6> kFiles{"object", "embed",  "video",
                                                   "audio",  "iframe", "applet"};
  const std::unique_ptr<xmlChar, void (*)(void*)> source(
      xmlGetProp(&node, reinterpret_cast<const xmlChar*>("src")), xmlFree);
  const std::string where = source == nullptr ? "" : " (" + excerpt(text_of(source.get())) + ")";
  if (is_one_of(name, kImages)) return "it has an image" + where;
  if (is_one_of(name, kFiles)) return "it has an embedded file" + where;
  if (name == "script") return "it has a script";
  if (name == "table") return "it has a table";
  return std::nullopt;
}

/// "2" under the line becomes one sign, as in H₂O; nothing where there is no such sign.
std::optional<std::string> shifted(std::string_view text, bool up) {
  constexpr std::string_view kPlain = "0123456789+-=()";
  constexpr std::array<std::string_view, 15> kUp{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷",
                                                 "⁸", "⁹", "⁺", "⁻", "⁼", "⁽", "⁾"};
  constexpr std::array<std::string_view, 15> kDown{"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇",
                                                   "₈", "₉", "₊", "₋", "₌", "₍", "₎"};
  std::string result;
  for (const char c : text) {
    const auto at = kPlain.find(c);
    if (at == std::string_view::npos) return std::nullopt;
    result += up ? kUp[at] : kDown[at];
  }
  return result;
}

class Text {
 public:
  void add(std::string_view text) {
    constexpr std::string_view kNoBreak = "\xC2\xA0";
    for (std::size_t i = 0; i < text.size(); ++i) {
      const bool hard = text.substr(i).starts_with(kNoBreak);
      if (hard) ++i;
      if (hard || text[i] == ' ' || text[i] == '\t' || text[i] == '\n' || text[i] == '\r')
        space_ = !text_.empty() && text_.back() != '\n';
      else
        put(text[i]);
    }
  }
  void new_line() {
    space_ = false;
    if (!text_.empty() && text_.back() != '\n') text_ += '\n';
  }
  [[nodiscard]] std::string finish() && {
    while (text_.ends_with('\n')) text_.pop_back();
    return std::move(text_);
  }

 private:
  void put(char c) {
    if (space_) text_ += ' ';
    space_ = false;
    text_ += c;
  }
  std::string text_;
  bool space_ = false;
};

/// Goes through the tree without recursion: nesting is as deep as a stranger likes.
std::optional<std::string> walk(const xmlNode* root, Text& text) {
  const xmlNode* node = root;
  while (node != nullptr) {
    const std::string_view name = text_of(node->name);
    bool down = node->type == XML_ELEMENT_NODE && name != "style";
    if (node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE) {
      text.add(text_of(node->content));
    } else if (node->type == XML_ELEMENT_NODE) {
      if (auto wrong = not_shown(*node, name)) return wrong;
      if (name == "br" || is_block(name)) text.new_line();
      const bool one_text = node->children != nullptr && node->children->next == nullptr &&
                            node->children->type == XML_TEXT_NODE;
      if (one_text && (name == "sub" || name == "sup"))
        if (const auto sign = shifted(text_of(node->children->content), name == "sup")) {
          text.add(*sign);
          down = false;
        }
    }
    if (down && node->children != nullptr) {
      node = node->children;
      continue;
    }
    while (node != nullptr && node != root && node->next == nullptr) {
      node = node->parent;
      if (node != nullptr && is_block(text_of(node->name))) text.new_line();
    }
    if (node == nullptr || node == root) break;
    node = node->next;
  }
  return std::nullopt;
}

/// It has tags or entities.
bool looks_like_html(std::string_view text) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto last_close = text.rfind('>');
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const char next = text[i + 1];
    if (text[i] == '<' && (letter(next) || next == '/' || next == '!') &&
        last_close != std::string_view::npos && last_close > i)
      return true;
    if (text[i] == '&' && (letter(next) || next == '#')) {
      const auto end = text.find_first_not_of(
          "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789#", i + 1);
      if (end != std::string_view::npos && text[end] == ';') return true;
    }
  }
  return false;
}

/// What "&" + name + ";" stands for, or 0.
unsigned entity(std::string_view name) {
  if (!name.starts_with('#')) {
    const auto* known =
        htmlEntityLookup(reinterpret_cast<const xmlChar*>(std::string(name).c_str()));
    return known == nullptr ? 0 : known->value;
  }
  name.remove_prefix(1);
  const bool hexadecimal = name.starts_with('x') || name.starts_with('X');
  if (hexadecimal) name.remove_prefix(1);
  unsigned code = 0;
  const auto read =
      std::from_chars(name.data(), name.data() + name.size(), code, hexadecimal ? 16 : 10);
  const bool all = read.ec == std::errc() && read.ptr == name.data() + name.size();
  const bool character = code >= ' ' && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
  return all && (character || code == '\n' || code == '\t') ? code : 0;
}

void append_utf8(std::string& text, unsigned code) {
  const auto put = [&](unsigned byte) { text += static_cast<char>(byte); };
  if (code < 0x80) return put(code);
  if (code < 0x800) {
    put(0xC0 | (code >> 6));
  } else {
    if (code < 0x10000) {
      put(0xE0 | (code >> 12));
    } else {
      put(0xF0 | (code >> 18));
      put(0x80 | ((code >> 12) & 0x3F));
    }
    put(0x80 | ((code >> 6) & 0x3F));
  }
  put(0x80 | (code & 0x3F));
}

}  // namespace

std::string decode_entities(std::string_view text) {
  constexpr std::size_t kLongest = 10;
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view rest = text.substr(i, kLongest + 2);
    const auto end = rest.starts_with('&') ? rest.find(';') : std::string_view::npos;
    const unsigned code = end == std::string_view::npos ? 0 : entity(rest.substr(1, end - 1));
    if (code == 0) {
      result += text[i];
    } else {
      append_utf8(result, code);
      i += end;
    }
  }
  return result;
}

tl::expected<std::string, std::string> text_of_html(std::string_view html) {
  const std::unique_ptr<htmlParserCtxt, FreeParser> parser(htmlNewParserCtxt());
  const std::unique_ptr<xmlDoc, FreeDocument> document(htmlCtxtReadMemory(
      parser.get(), html.data(), static_cast<int>(html.size()), nullptr, "UTF-8", kQuietly));
  const xmlError* error = xmlCtxtGetLastError(parser.get());
  if (error != nullptr && error->level == XML_ERR_FATAL)
    return tl::unexpected(std::string("its HTML is nested too deeply"));
  const xmlNode* root = document == nullptr ? nullptr : xmlDocGetRootElement(document.get());
  if (root == nullptr) return std::string();
  Text text;
  if (auto wrong = walk(root, text)) return tl::unexpected(std::move(*wrong));
  return std::move(text).finish();
}

tl::expected<std::string, std::string> readable(std::string_view text, Markup markup) {
  if (text.find("@@PLUGINFILE@@") != std::string_view::npos)
    return tl::unexpected(std::string("it has an embedded file"));
  if (markup == Markup::kHtml || (markup == Markup::kEither && looks_like_html(text)))
    return text_of_html(text);
  return std::string(trimmed(text));
}

}  // namespace ludolog::banks
