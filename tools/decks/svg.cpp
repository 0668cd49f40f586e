#include "tools/decks/svg.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/json.h"

namespace stolik {
namespace {

// None that draws others again: a few of those, one in another, are more copies than anything can
// draw.
constexpr std::array<std::string_view, 17> kElements = {
    "svg",      "g",       "path", "circle",         "ellipse",        "rect", "line",
    "polyline", "polygon", "defs", "linearGradient", "radialGradient", "stop", "clipPath",
    "mask",     "title",   "desc"};
// Others point at these; nothing in them points further, for the same reason.
bool is_pointed_at(std::string_view element) { return element == "clipPath" || element == "mask"; }
constexpr std::array<std::string_view, 5> kEntities = {"&amp;", "&lt;", "&gt;", "&quot;", "&apos;"};
constexpr std::string_view kNamespace = "http://www.w3.org/2000/svg";

bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == ':' || c == '_' || c == '.';
}
bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

std::string lower(std::string_view text) {
  std::string out{text};
  for (char& c : out) c = char(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

// One pass over the text; the first fault of form ends it, faults of content are collected.
class SvgReader {
 public:
  explicit SvgReader(std::string_view text) : text_(text) {}

  std::vector<std::string> run() {
    if (well_formed() && roots_ != 1) say("one element <svg> is expected");
    return std::move(troubles_);
  }

 private:
  void say(std::string what) {
    if (troubles_.size() < 8) troubles_.push_back(std::move(what));
  }
  bool broken(std::string what) {
    const auto line = 1 + std::count(text_.begin(), text_.begin() + std::ptrdiff_t(at_), '\n');
    say(concat("line ", line, ": ", std::move(what)));
    return false;
  }
  bool at(std::string_view word) const { return text_.substr(at_, word.size()) == word; }
  void skip_space() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }

  bool well_formed() {
    while (at_ < text_.size()) {
      if (text_[at_] != '<') {
        if (!between_tags()) return false;
      } else if (at("<!--")) {
        const std::size_t end = text_.find("-->", at_ + 4);
        if (end == std::string_view::npos) return broken("a comment without an end");
        at_ = end + 3;
      } else if (at("<!") || at("<?")) {
        return broken("only elements are allowed, no <! and no <?; take it out");
      } else if (!(at("</") ? end_tag() : start_tag())) {
        return false;
      }
    }
    return open_.empty() || broken(concat("<", open_.back(), "> is never closed"));
  }

  bool between_tags() {
    const std::size_t end = std::min(text_.find('<', at_), text_.size());
    const std::string_view words = text_.substr(at_, end - at_);
    const bool empty = std::ranges::all_of(words, [](char c) { return is_space(c); });
    const bool may = !open_.empty() && (open_.back() == "title" || open_.back() == "desc");
    if (!empty && !may) return broken("words outside an element; a drawing has none");
    if (!check_entities(words)) return false;
    at_ = end;
    return true;
  }

  std::string_view name() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && is_name_char(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  bool end_tag() {
    at_ += 2;
    const std::string_view closes = name();
    skip_space();
    if (!at(">")) return broken("a '>' is expected");
    if (open_.empty() || open_.back() != closes) {
      return broken(concat("</", closes, "> closes nothing that is open"));
    }
    ++at_;
    open_.pop_back();
    return true;
  }

  bool start_tag() {
    ++at_;
    const std::string_view element = name();
    if (element.empty()) return broken("the name of an element is expected after '<'");
    if (!contains(kElements, element)) {
      say(concat("<", element.substr(0, 40), "> is not allowed in a drawing; take it out"));
    }
    if (open_.empty()) {
      ++roots_;
      if (element != "svg") say("the outermost element must be <svg>");
    }
    if (open_.size() == kMaxSvgDepth) return broken("nested too deeply");
    in_pointed_at_ = is_pointed_at(element) || std::ranges::any_of(open_, is_pointed_at);
    std::vector<std::string_view> seen;
    while (true) {
      const std::size_t before = at_;
      skip_space();
      if (at("/>")) return at_ += 2, root_has(seen), true;
      if (at(">")) return ++at_, root_has(seen), open_.push_back(element), true;
      if (at_ == text_.size()) return broken("a tag without an end");
      if (before == at_) return broken("a space is expected before an attribute");
      if (!attribute(seen)) return false;
    }
  }

  // Asked before the root is opened.
  void root_has(const std::vector<std::string_view>& seen) {
    if (!open_.empty()) return;
    for (const std::string_view must : {"xmlns", "viewBox"}) {
      if (!contains(seen, must)) {
        say(concat("<svg> has no ", must, "; add it"));
      }
    }
  }

  bool attribute(std::vector<std::string_view>& seen) {
    const std::string_view key = name();
    if (key.empty()) return broken("the name of an attribute is expected");
    if (!at("=")) return broken(concat("attribute ", key, " has no value"));
    ++at_;
    const char quote = at_ < text_.size() ? text_[at_] : '\0';
    if (quote != '"' && quote != '\'')
      return broken(concat("the value of ", key, " has no quotes"));
    const std::size_t end = text_.find(quote, at_ + 1);
    if (end == std::string_view::npos) return broken("quotes that are not closed");
    const std::string_view value = text_.substr(at_ + 1, end - at_ - 1);
    if (value.find('<') != std::string_view::npos)
      return broken(concat("a '<' in the value of ", key));
    if (contains(seen, key)) {
      return broken(concat("attribute ", key, " twice"));
    }
    seen.push_back(key);
    if (!check_entities(value)) return false;
    check_value(key, value);
    at_ = end + 1;
    return true;
  }

  bool check_entities(std::string_view words) {
    for (std::size_t i = words.find('&'); i != std::string_view::npos; i = words.find('&', i + 1)) {
      const auto fits = [&](std::string_view entity) {
        return words.substr(i, entity.size()) == entity;
      };
      if (std::ranges::none_of(kEntities, fits)) {
        return broken("an '&' that is not &amp;, &lt;, &gt;, &quot; or &apos;");
      }
    }
    return true;
  }

  void check_value(std::string_view key, std::string_view value) {
    const std::string name{key};
    if (key == "xmlns") {
      if (value != kNamespace) say(concat("xmlns must be ", kNamespace));
      return;
    }
    const std::string small_key = lower(key);
    const std::string small = lower(value);
    if (small_key.starts_with("on")) say("attribute " + name + " acts; take it out");
    if (key.find(':') != std::string_view::npos && small_key != "xlink:href") {
      say("attribute " + name + " is not needed to draw; take it out");
    }
    if (small_key.ends_with("href") && !value.starts_with('#'))
      say(name + " must point inside the drawing: #…");
    for (const std::string_view bad :
         {"http:", "https:", "javascript:", "data:", "@import", "//", "\\", "expression("}) {
      if (small.find(bad) != std::string::npos)
        say(concat(name, " holds '", bad, "'; take it out"));
    }
    if (in_pointed_at_ && small.find("url(") != std::string::npos) {
      say(name + ": url( may not stand in a mask or a clipPath; take it out");
    }
    for (std::size_t i = small.find("url("); i != std::string::npos;
         i = small.find("url(", i + 1)) {
      std::size_t inside = i + 4;
      while (inside < small.size() &&
             (is_space(small[inside]) || small[inside] == '\'' || small[inside] == '"'))
        ++inside;
      if (inside == small.size() || small[inside] != '#')
        say(name + ": url( must point inside the drawing: url(#…)");
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int roots_ = 0;
  bool in_pointed_at_ = false;  // the element that is being read, or one around it
  std::vector<std::string_view> open_;
  std::vector<std::string> troubles_;
};

}  // namespace

std::vector<std::string> troubles_in_svg(std::string_view svg) {
  if (svg.size() > kMaxSvgBytes) {
    return {concat(svg.size(), " bytes, at most ", kMaxSvgBytes, "; draw it with fewer points")};
  }
  if (!is_utf8(svg)) return {"this is not UTF-8 text; save it as UTF-8"};
  const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20 && !is_space(c); };
  if (std::ranges::any_of(svg, control)) return {"a control character; take it out"};
  return SvgReader(svg).run();
}

}  // namespace stolik
