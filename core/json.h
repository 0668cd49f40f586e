// JSON at the rim of the engine: a reader that never throws and a writer that appends to a string.
//
// Why our own: the same code must run in WebAssembly without exceptions and within a small
// download, keep a number as it was written (no floating point in the engine) and refuse, by name
// and before it costs memory, whatever is too deep, too large, not UTF-8 or ambiguous (a member
// twice). See docs/decisions/0002-own-json.md. Rules never include this header.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/text.h"
#include "core/utf8.h"

namespace stolik {

inline constexpr int kMaxJsonDepth = 32;
inline constexpr std::size_t kMaxJsonValues = 200'000;
inline constexpr std::size_t kMaxJsonMembers = 512;  // of one object: names are compared in turn

// A parsed value. Members keep the order in which they were written.
class Json {
 public:
  enum class Kind : std::uint8_t { null, boolean, number, string, array, object };
  using Members = std::vector<std::pair<std::string, Json>>;

  Kind kind() const { return kind_; }
  bool is_null() const { return kind_ == Kind::null; }
  bool is_true() const { return kind_ == Kind::boolean && text_ == "true"; }
  bool is_boolean() const { return kind_ == Kind::boolean; }
  bool is_number() const { return kind_ == Kind::number; }
  bool is_string() const { return kind_ == Kind::string; }
  bool is_array() const { return kind_ == Kind::array; }
  bool is_object() const { return kind_ == Kind::object; }

  // The text of a string, or a number exactly as it was written.
  const std::string& text() const { return text_; }
  // A number written as a plain integer (no fraction, no exponent) that fits 64 bits.
  std::optional<std::int64_t> integer() const;
  const std::vector<Json>& items() const { return items_; }
  const Members& members() const { return members_; }
  // The member of that name, or nullptr; also nullptr if this is no object.
  const Json* find(std::string_view name) const;
  // The same, the item of that number, with null for what is not there.
  const Json& operator[](std::string_view name) const;
  const Json& at(std::size_t number) const;

  // Writes it again, compact.
  void write(std::string& out) const;
  std::string written() const;

 private:
  friend class JsonParser;
  Kind kind_ = Kind::null;
  std::string text_;
  std::vector<Json> items_;
  Members members_;
};

// Either a value or what is wrong with the text, and where (a byte offset from 0).
struct JsonResult {
  Json value;
  std::string error;
  std::size_t where = 0;
  explicit operator bool() const { return error.empty(); }
};

JsonResult parse_json(std::string_view text);

// Appends `text` as a JSON string, quotes included.
void write_json_string(std::string& out, std::string_view text);

// Appends JSON to a string; puts the commas itself. Calls must nest rightly: it does not check.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  void begin_object() { open('{'); }
  void end_object() { close('}'); }
  void begin_array() { open('['); }
  void end_array() { close(']'); }
  void key(std::string_view name);
  void string(std::string_view text);
  void integer(std::int64_t number);
  void boolean(bool value) { raw(value ? "true" : "false"); }
  void null() { raw("null"); }
  // Text that already is JSON.
  void raw(std::string_view json);

  // The same as a member of an object.
  void begin_object(std::string_view name) { key(name), begin_object(); }
  void begin_array(std::string_view name) { key(name), begin_array(); }
  void string(std::string_view name, std::string_view text) { key(name), string(text); }
  void integer(std::string_view name, std::int64_t number) { key(name), integer(number); }
  void boolean(std::string_view name, bool value) { key(name), boolean(value); }
  void null(std::string_view name) { key(name), null(); }
  void raw(std::string_view name, std::string_view json) { key(name), raw(json); }
  // A list of strings or of whole numbers.
  void list(const auto& items) {
    begin_array();
    for (const auto& item : items) {
      if constexpr (std::is_integral_v<std::decay_t<decltype(item)>>) integer(item);
      else string(item);
    }
    end_array();
  }
  void list(std::string_view name, const auto& items) { key(name), list(items); }

 private:
  void open(char bracket);
  void close(char bracket);
  void comma();
  std::string& out_;
  bool first_ = true;
};

// An object whose members `write` adds.
template <class Write>
std::string json_object(Write write) {
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  write(json);
  json.end_object();
  return out;
}

}  // namespace stolik
