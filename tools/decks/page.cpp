#include "tools/decks/page.h"

namespace stolik {
namespace {

void replace_all(std::string& text, std::string_view from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

// Where the tag that begins at `begin` ends: behind its '>', which may also stand in quotes.
std::size_t behind_tag(std::string_view svg, std::size_t begin) {
  char quote = '\0';
  for (std::size_t i = begin; i < svg.size(); ++i) {
    const char c = svg[i];
    if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '>') {
      return i + 1;
    }
  }
  return svg.size();
}

std::size_t behind_comments(std::string_view svg) {
  std::size_t at = svg.find('<');
  while (at != std::string_view::npos && svg.substr(at, 4) == "<!--") {
    at = svg.find('<', std::min(svg.find("-->", at), svg.size() - 1));
  }
  return at;
}

// The drawing as a <symbol>; its own ids get its name, so that two drawings cannot mean each
// other's.
std::string symbol(const std::string& name, std::string_view svg) {
  const std::size_t root = behind_comments(svg);
  if (root == std::string_view::npos || svg.substr(root, 4) != "<svg") return "";
  const std::size_t body = behind_tag(svg, root);
  const std::size_t end = svg.rfind("</svg");
  if (end == std::string_view::npos || end < body) return "";
  std::string attributes{svg.substr(root + 4, body - root - 5)};
  std::string inside{svg.substr(body, end - body)};
  replace_all(attributes, " xmlns=\"http://www.w3.org/2000/svg\"", "");
  const std::string own = "art-" + name + "-";
  replace_all(inside, " id=\"", " id=\"" + own);
  replace_all(inside, "url(#", "url(#" + own);
  replace_all(inside, "href=\"#", "href=\"#" + own);
  return "<symbol id=\"art-" + name + "\"" + attributes + ">" + inside + "</symbol>\n";
}

const std::vector<Json> kNothing;

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += c;
    }
  }
  return out;
}

Page& Page::html(std::string_view html) {
  out_ += html;
  return *this;
}

Page& Page::text(std::string_view text) {
  out_ += escaped(text);
  return *this;
}

Page& Page::line(std::string_view kind, std::string_view text, std::string_view lang) {
  if (text.empty()) return *this;
  html("<p class=\"").text(kind).html("\"");
  if (!lang.empty()) html(" lang=\"").text(lang).html("\"");
  return html(">").text(text).html("</p>\n");
}

Page& Page::picture(std::string_view name, int pixels) {
  const std::string size = std::to_string(pixels);
  if (!art_.has(name)) {
    return html("<span class=\"none\" style=\"width:" + size + "px;height:" + size + "px\">")
        .text(name)
        .html("</span>");
  }
  html("<svg width=\"" + size + "\" height=\"" + size + "\" role=\"img\" aria-label=\"").text(name);
  return html("\"><use href=\"#art-").text(name).html("\"/></svg>");
}

Page& Page::picture_tiles(std::string_view name, std::string_view kind) {
  for (const std::string_view theme : {"light", "dark"}) {
    html("<span class=\"tile ").text(kind).html("\" data-theme=\"").html(theme).html("\">");
    picture(name, 96).picture(name, 40).html("</span>");
  }
  return html("\n");
}

std::string sprite(const Art& art) {
  std::string out = "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" class=\"sprite\">\n";
  for (const auto& [name, svg] : art.pictures()) out += symbol(name, svg);
  return out + "</svg>\n";
}

const Json* at(const Json* json, std::string_view member) {
  return json != nullptr ? json->find(member) : nullptr;
}

std::string_view text_at(const Json* json, std::string_view member) {
  const Json* found = at(json, member);
  return found != nullptr && found->is_string() ? std::string_view{found->text()}
                                                : std::string_view{};
}

std::string number_at(const Json* json, std::string_view member) {
  const Json* found = at(json, member);
  return found != nullptr && found->is_number() ? found->text() : "";
}

const std::vector<Json>& items_at(const Json* json, std::string_view member) {
  const Json* found = at(json, member);
  return found != nullptr ? found->items() : kNothing;
}

}  // namespace stolik
