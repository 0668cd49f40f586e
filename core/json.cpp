#include "core/json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

#include "core/hex.h"

namespace stolik {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

int hex_value(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// Stands in a string as it is.
bool is_plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }

// Eight signs at a time: the highest bit of a byte shows that it was less than what was taken away,
// and was not set before.
bool are_plain(std::uint64_t eight) {
  constexpr std::uint64_t kEach = 0x0101010101010101u;
  constexpr std::uint64_t kHigh = 0x8080808080808080u;
  const std::uint64_t quotes = eight ^ (kEach * '"');
  const std::uint64_t strokes = eight ^ (kEach * '\\');
  return ((((eight - kEach * 0x20) & ~eight) | ((quotes - kEach) & ~quotes) |
           ((strokes - kEach) & ~strokes)) &
          kHigh) == 0;
}
// Copies a text as long as its signs stand as they are; the last eight (or four) at once, some of
// them for the second time.
bool copy_plain(char* to, std::string_view text) {
  const char* from = text.data();
  const std::size_t size = text.size();
  if (size >= 8) {
    for (std::size_t i = 0;; i = std::min(i + 8, size - 8)) {
      std::uint64_t eight = 0;
      std::memcpy(&eight, from + i, 8);
      if (!are_plain(eight)) return false;
      std::memcpy(to + i, &eight, 8);
      if (i == size - 8) return true;
    }
  }
  if (size >= 4) {
    std::array<std::uint32_t, 2> fours{};
    std::memcpy(&fours[0], from, 4);
    std::memcpy(&fours[1], from + size - 4, 4);
    std::memcpy(to, &fours[0], 4);
    std::memcpy(to + size - 4, &fours[1], 4);
    return are_plain(fours[0] | std::uint64_t{fours[1]} << 32);
  }
  for (std::size_t i = 0; i < size; ++i) {
    if (!is_plain(from[i])) return false;
    to[i] = from[i];
  }
  return true;
}

// Names, cards, words: most of all strings are short and stand as they are. They are put together
// here, so that the text grows once. False: this is none of them, and nothing was written.
bool append_plain(std::string& out, std::string_view text, bool comma, char after) {
  std::array<char, 64> whole;
  if (text.size() + 4 > whole.size() || !copy_plain(whole.data() + 2, text)) return false;
  whole[0] = ',';
  whole[1] = '"';
  whole[text.size() + 2] = '"';
  whole[text.size() + 3] = after;
  const std::size_t begin = comma ? 0 : 1;
  out.append(whole.data() + begin, text.size() + 3 + (after != '\0' ? 1 : 0) - begin);
  return true;
}

}  // namespace

std::optional<std::int64_t> Json::integer() const {
  if (kind_ != Kind::number) return std::nullopt;
  std::int64_t number = 0;
  const char* end = text_.data() + text_.size();
  const auto [rest, error] = std::from_chars(text_.data(), end, number);
  if (error != std::errc{} || rest != end) return std::nullopt;
  return number;
}

const Json* Json::find(std::string_view name) const {
  for (const auto& [key, value] : members_) {
    if (key == name) return &value;
  }
  return nullptr;
}

namespace {
const Json kNothing;
}
const Json& Json::operator[](std::string_view name) const {
  const Json* found = find(name);
  return found != nullptr ? *found : kNothing;
}
const Json& Json::at(std::size_t number) const {
  return number < items_.size() ? items_[number] : kNothing;
}

std::string Json::written() const {
  std::string out;
  write(out);
  return out;
}
void Json::write(std::string& out) const {
  switch (kind_) {
    case Kind::null: out += "null"; return;
    case Kind::boolean:
    case Kind::number: out += text_; return;
    case Kind::string: write_json_string(out, text_); return;
    case Kind::array: {
      out += '[';
      bool first = true;
      for (const Json& item : items_) {
        if (!first) out += ',';
        first = false;
        item.write(out);
      }
      out += ']';
      return;
    }
    case Kind::object: {
      out += '{';
      bool first = true;
      for (const auto& [key, value] : members_) {
        if (!first) out += ',';
        first = false;
        write_json_string(out, key);
        out += ':';
        value.write(out);
      }
      out += '}';
      return;
    }
  }
}

// Recursive descent with a limit on depth; every function leaves at_ behind what it understood and
// returns false after having set the error.
class JsonParser {
 public:
  explicit JsonParser(std::string_view text) : text_(text) {}

  JsonResult run() {
    JsonResult result;
    if (!is_utf8(text_)) {
      result.error = "this is not UTF-8 text";
      return result;
    }
    skip_space();
    if (at_ == text_.size()) {
      result.error = "nothing here: one JSON object a line is expected";
      return result;
    }
    const bool ok = value(result.value, 0) && at_end();
    if (!ok) {
      result.error = error_;
      result.where = at_;
      result.value = Json{};
    }
    return result;
  }

 private:
  bool fail(const char* why) {
    error_ = why;
    return false;
  }
  bool at_end() {
    skip_space();
    return at_ == text_.size() || fail("more text after the value");
  }
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_space() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c != ' ' && c != '\t' && c != '\n' && c != '\r') return;
      ++at_;
    }
  }
  bool word(std::string_view expected, Json& out, Json::Kind kind) {
    if (text_.substr(at_, expected.size()) != expected) return fail("a value is expected here");
    at_ += expected.size();
    out.kind_ = kind;
    out.text_ = expected;
    return true;
  }

  bool value(Json& out, int depth) {
    if (depth > kMaxJsonDepth) return fail("nested too deeply");
    if (++values_ > kMaxJsonValues) return fail("too many values");
    switch (peek()) {
      case '{': return object(out, depth);
      case '[': return array(out, depth);
      case '"': out.kind_ = Json::Kind::string; return string(out.text_);
      case 't': return word("true", out, Json::Kind::boolean);
      case 'f': return word("false", out, Json::Kind::boolean);
      case 'n': return word("null", out, Json::Kind::null);
      default: return number(out);
    }
  }

  bool object(Json& out, int depth) {
    out.kind_ = Json::Kind::object;
    ++at_;
    skip_space();
    if (peek() == '}') return ++at_, true;
    while (true) {
      skip_space();
      if (peek() != '"') return fail("the name of a member is expected here");
      std::string key;
      if (!string(key)) return false;
      if (out.members_.size() == kMaxJsonMembers) return fail("too many members in one object");
      if (out.members_.empty()) out.members_.reserve(2);
      if (out.find(key) != nullptr) return fail("the same member twice");
      skip_space();
      if (peek() != ':') return fail("a colon is expected here");
      ++at_;
      skip_space();
      out.members_.emplace_back(std::move(key), Json{});
      if (!value(out.members_.back().second, depth + 1)) return false;
      skip_space();
      if (peek() == '}') return ++at_, true;
      if (peek() != ',') return fail("a comma or } is expected here");
      ++at_;
    }
  }

  bool array(Json& out, int depth) {
    out.kind_ = Json::Kind::array;
    ++at_;
    skip_space();
    if (peek() == ']') return ++at_, true;
    while (true) {
      skip_space();
      out.items_.emplace_back();
      if (!value(out.items_.back(), depth + 1)) return false;
      skip_space();
      if (peek() == ']') return ++at_, true;
      if (peek() != ',') return fail("a comma or ] is expected here");
      ++at_;
    }
  }

  bool digits() {
    if (!is_digit(peek())) return fail("a value is expected here");
    while (is_digit(peek())) ++at_;
    return true;
  }
  bool number(Json& out) {
    const std::size_t begin = at_;
    if (peek() == '-') ++at_;
    if (peek() == '0') {
      ++at_;
    } else if (!digits()) {
      return false;
    }
    if (peek() == '.') {
      ++at_;
      if (!digits()) return false;
    }
    if (peek() == 'e' || peek() == 'E') {
      ++at_;
      if (peek() == '+' || peek() == '-') ++at_;
      if (!digits()) return false;
    }
    out.kind_ = Json::Kind::number;
    out.text_ = text_.substr(begin, at_ - begin);
    return true;
  }

  bool hex4(std::uint32_t& unit) {
    unit = 0;
    for (int k = 0; k < 4; ++k) {
      const int digit = hex_value(peek());
      if (digit < 0) return fail("four hexadecimal digits are expected after \\u");
      unit = unit * 16 + std::uint32_t(digit);
      ++at_;
    }
    return true;
  }
  bool escape(std::string& out) {
    const char c = peek();
    ++at_;
    switch (c) {
      case '"':
      case '\\':
      case '/': out += c; return true;
      case 'b': out += '\b'; return true;
      case 'f': out += '\f'; return true;
      case 'n': out += '\n'; return true;
      case 'r': out += '\r'; return true;
      case 't': out += '\t'; return true;
      case 'u': break;
      default: --at_; return fail("an unknown escape");
    }
    std::uint32_t unit = 0;
    if (!hex4(unit)) return false;
    if (unit >= 0xDC00 && unit <= 0xDFFF) return fail("half of a surrogate pair");
    if (unit >= 0xD800 && unit <= 0xDBFF) {
      std::uint32_t low = 0;
      if (text_.substr(at_, 2) != "\\u") return fail("half of a surrogate pair");
      at_ += 2;
      if (!hex4(low)) return false;
      if (low < 0xDC00 || low > 0xDFFF) return fail("half of a surrogate pair");
      unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
    }
    append_sign(out, unit);
    return true;
  }
  bool string(std::string& out) {
    ++at_;
    while (true) {
      const std::size_t begin = at_;
      while (at_ < text_.size() && is_plain(text_[at_])) ++at_;
      out.append(text_, begin, at_ - begin);
      if (at_ == text_.size()) return fail("a string without an end");
      const char c = text_[at_];
      if (c != '"' && c != '\\') return fail("a control character in a string");
      ++at_;
      if (c == '"') return true;
      if (!escape(out)) return false;
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t values_ = 0;
  std::string error_;
};

JsonResult parse_json(std::string_view text) { return JsonParser(text).run(); }

void write_json_string(std::string& out, std::string_view text) {
  if (append_plain(out, text, false, '\0')) return;
  std::size_t begin = 0;  // of what is written as it stands
  out += '"';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (is_plain(c)) continue;
    out.append(text, begin, i - begin);
    begin = i + 1;
    switch (c) {
      case '"': out += "\\\""; break;
      case '\\': out += "\\\\"; break;
      case '\n': out += "\\n"; break;
      case '\t': out += "\\t"; break;
      case '\r': out += "\\r"; break;
      default: out += "\\u00"; append_hex(out, std::uint8_t(c));
    }
  }
  out.append(text, begin);
  out += '"';
}

void JsonWriter::comma() {
  if (!first_) out_ += ',';
  first_ = false;
}
void JsonWriter::open(char bracket) {
  comma();
  out_ += bracket;
  first_ = true;
}
void JsonWriter::close(char bracket) {
  out_ += bracket;
  first_ = false;
}
void JsonWriter::key(std::string_view name) {
  if (!append_plain(out_, name, !first_, ':')) {
    comma();
    write_json_string(out_, name);
    out_ += ':';
  }
  first_ = true;
}
void JsonWriter::string(std::string_view text) {
  if (!append_plain(out_, text, !first_, '\0')) {
    comma();
    write_json_string(out_, text);
  }
  first_ = false;
}
void JsonWriter::integer(std::int64_t number) {
  std::array<char, 24> digits;
  digits[0] = ',';
  const auto [end, error] = std::to_chars(digits.data() + 1, digits.data() + digits.size(), number);
  static_cast<void>(error);
  const char* const begin = digits.data() + (first_ ? 1 : 0);
  out_.append(begin, std::size_t(end - begin));
  first_ = false;
}
void JsonWriter::raw(std::string_view json) {
  comma();
  out_ += json;
}

}  // namespace stolik
