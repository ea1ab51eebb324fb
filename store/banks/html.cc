#include "store/banks/html.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <optional>

#include <libxml/HTMLparser.h>

#include "store/banks/excerpt.h"
#include "store/banks/folded.h"
#include "store/banks/raised.h"
#include "store/banks/tags.h"
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

/// The value of an attribute; empty where there is none.
std::string attribute_of(const xmlNode& node, const char* name) {
  const std::unique_ptr<xmlChar, void (*)(void*)> value(
      xmlGetProp(&node, reinterpret_cast<const xmlChar*>(name)), xmlFree);
  return std::string(value == nullptr ? "" : text_of(value.get()));
}

/// An address of an image, a sound or a film.
bool is_of_media(std::string_view address) {
  constexpr std::array<std::string_view, 13> kEnds{".png",  ".jpg",  ".jpeg", ".gif", ".svg",
                                                   ".webp", ".mp3",  ".ogg",  ".wav", ".m4a",
                                                   ".mp4",  ".webm", ".mov"};
  const std::string path = folded(address.substr(0, address.find_first_of("?#")));
  return std::ranges::any_of(kEnds, [&](std::string_view end) { return path.ends_with(end); });
}

/// What no text can stand for.
std::optional<std::string> not_shown(const xmlNode& node) {
  if (node.type != XML_ELEMENT_NODE) return std::nullopt;
  const std::string_view name = text_of(node.name);
  constexpr std::array<std::string_view, 3> kImages{"img", "svg", "canvas"};
  constexpr std::array<std::string_view, 6> kFiles{"object", "embed",  "video",
                                                   "audio",  "iframe", "applet"};
  const std::string source = attribute_of(node, "src");
  const std::string where = source.empty() ? "" : " (" + excerpt(source) + ")";
  if (is_one_of(name, kImages)) return "it has an image" + where;
  if (is_one_of(name, kFiles)) return "it has an embedded file" + where;
  if (name == "a")
    if (const std::string address = attribute_of(node, "href"); is_of_media(address))
      return "it has an embedded file (" + excerpt(address) + ")";
  if (name == "script") return "it has a script";
  if (name == "table") return "it has a table";
  if (name == "math") return "it has a formula";
  return std::nullopt;
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
  /// With its spaces and line breaks.
  void add_as_it_stands(std::string_view text) {
    constexpr std::string_view kNoBreak = "\xC2\xA0";
    for (std::size_t i = 0; i < text.size(); ++i) {
      const bool hard = text.substr(i).starts_with(kNoBreak);
      if (hard) ++i;
      if (text[i] != '\n')
        put(hard ? ' ' : text[i]);
      else if (!text_.empty())
        text_ += '\n';
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

/// The text of <sup> or <sub> where nothing else is in it: <sup><i>n</i></sup>.
std::optional<std::string_view> text_alone(const xmlNode& node) {
  constexpr std::array<std::string_view, 8> kWithin{"b",    "i",    "em", "strong",
                                                    "span", "font", "u",  "var"};
  const xmlNode* inner = node.children;
  while (inner != nullptr && inner->next == nullptr && inner->type == XML_ELEMENT_NODE &&
         is_one_of(text_of(inner->name), kWithin))
    inner = inner->children;
  if (inner == nullptr || inner->next != nullptr || inner->type != XML_TEXT_NODE)
    return std::nullopt;
  return text_of(inner->content);
}

/// Goes through the tree without recursion: nesting is as deep as a stranger likes.
class Walk {
 public:
  explicit Walk(Text& text) : text_(text) {}

  /// What cannot be shown.
  std::optional<std::string> through(const xmlNode* root) {
    const xmlNode* node = root;
    while (node != nullptr) {
      if (auto wrong = not_shown(*node)) return wrong;
      if (enter(*node)) {
        node = node->children;
        continue;
      }
      while (node != nullptr && node != root && node->next == nullptr) {
        node = node->parent;
        if (node != nullptr) leave(text_of(node->name));
      }
      if (node == nullptr || node == root) break;
      node = node->next;
    }
    return std::nullopt;
  }

 private:
  /// Whether to go on with its children.
  bool enter(const xmlNode& node) {
    if (node.type == XML_TEXT_NODE || node.type == XML_CDATA_SECTION_NODE) {
      std::string_view content = text_of(node.content);
      const bool first = node.prev == nullptr && text_of(node.parent->name) == "pre";
      if (first && content.starts_with('\n')) content.remove_prefix(1);
      if (as_it_stands_ > 0)
        text_.add_as_it_stands(content);
      else
        text_.add(content);
    }
    if (node.type != XML_ELEMENT_NODE) return false;
    const std::string_view name = text_of(node.name);
    if (name == "br" || is_block(name)) text_.new_line();
    if (name == "style" || node.children == nullptr) return false;
    if (name == "pre") ++as_it_stands_;
    return !is_shifted(name) || enter_shifted(node, name);
  }

  static bool is_shifted(std::string_view name) { return name == "sup" || name == "sub"; }

  bool enter_shifted(const xmlNode& node, std::string_view name) {
    const auto alone = text_alone(node);
    if (!alone) text_.add(name == "sup" ? "^(" : "_(");
    if (!alone) return true;
    const bool empty = trimmed(*alone).empty();
    text_.add(empty ? " " : shifted(*alone, name == "sup" ? Shift::kUp : Shift::kDown));
    return false;
  }

  void leave(std::string_view name) {
    if (is_block(name)) text_.new_line();
    if (name == "pre") --as_it_stands_;
    if (is_shifted(name)) text_.add(")");
  }

  Text& text_;
  std::size_t as_it_stands_ = 0;  ///< How many <pre> it is in.
};

bool has_entities(std::string_view text) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] != '&' || !(letter(text[i + 1]) || text[i + 1] == '#')) continue;
    const auto end = text.find_first_not_of(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789#", i + 1);
    if (end != std::string_view::npos && text[end] == ';') return true;
  }
  return false;
}

/// The address in "![alt](address)".
std::optional<std::string_view> markdown_image(std::string_view text) {
  for (auto at = text.find("!["); at != std::string_view::npos; at = text.find("![", at)) {
    at = text.find(']', at);
    if (at == std::string_view::npos) break;
    if (!text.substr(at).starts_with("](")) continue;
    const auto end = text.find(')', at);
    if (end == std::string_view::npos) break;
    return text.substr(at + 2, end - at - 2);
  }
  return std::nullopt;
}

bool looks_like_html(std::string_view text) { return has_tags(text) || has_entities(text); }

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

tl::expected<std::string, std::string> text_of_html(std::string_view written) {
  const std::string html = with_other_signs_escaped(written);
  const std::unique_ptr<htmlParserCtxt, FreeParser> parser(htmlNewParserCtxt());
  const std::unique_ptr<xmlDoc, FreeDocument> document(htmlCtxtReadMemory(
      parser.get(), html.data(), static_cast<int>(html.size()), nullptr, "UTF-8", kQuietly));
  const xmlError* error = xmlCtxtGetLastError(parser.get());
  if (error != nullptr && error->level == XML_ERR_FATAL)
    return tl::unexpected(std::string("its HTML is nested too deeply"));
  const xmlNode* root = document == nullptr ? nullptr : xmlDocGetRootElement(document.get());
  if (root == nullptr) return std::string();
  Text text;
  if (auto wrong = Walk(text).through(root)) return tl::unexpected(std::move(*wrong));
  return std::move(text).finish();
}

tl::expected<std::string, std::string> readable(std::string_view text, Markup markup) {
  if (text.find("@@PLUGINFILE@@") != std::string_view::npos)
    return tl::unexpected(std::string("it has an embedded file"));
  if (markup != Markup::kPlain)
    if (const auto image = markdown_image(text))
      return tl::unexpected("it has an image" +
                            (image->empty() ? "" : " (" + excerpt(*image) + ")"));
  if (markup == Markup::kHtml || (markup == Markup::kEither && looks_like_html(text)))
    return text_of_html(text);
  return std::string(trimmed(text));
}

}  // namespace ludolog::banks
