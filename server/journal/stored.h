// How records stand on disk: a record is a struct, and says with which keys its members are
// written, in their order. Reading and writing follow from that.
//
//   struct Sat {
//     static constexpr RecordKind kKind{"sat", "ps"};
//     int person = 0;
//     int seat = -1;
//   };
//
// A member with its usual value is left out: 0, -1 for a seat, false, an empty text. Members other
// than numbers and flags are written as text by to_stored() and read by from_stored(), found by
// their types. What comes after the last key is in memory only.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "core/fields.h"
#include "core/json.h"
#include "server/journal/fair.h"

namespace stolik {

inline constexpr std::string_view kStoredKeys = "psnfwcmhj";  // in this order

struct RecordKind {
  std::string_view name;
  std::string_view keys;
};

inline const std::string& to_stored(const std::string& text) { return text; }
inline bool from_stored(const std::string& text, std::string& value) { return value = text, true; }
// Hexadecimal digits.
std::string to_stored(const Secret& secret);
bool from_stored(const std::string& text, Secret& secret);
// Numbers, joined by commas.
std::string to_stored(const std::vector<int>& numbers);
bool from_stored(const std::string& text, std::vector<int>& numbers);
// A list of texts, as JSON.
std::string to_stored(const std::vector<std::string>& texts);
bool from_stored(const std::string& text, std::vector<std::string>& texts);
// Lists of persons, as JSON.
std::string to_stored(const std::vector<std::vector<int>>& tables);
bool from_stored(const std::string& text, std::vector<std::vector<int>>& tables);

namespace detail {

// The members of an aggregate, as references.
template <class T>
constexpr auto members_of(T& value) {
  constexpr std::size_t kCount = kMemberCount<std::remove_const_t<T>>;
  static_assert(kCount <= 8);
  if constexpr (kCount == 0) {
    return std::tie();
  } else if constexpr (kCount == 1) {
    auto& [a] = value;
    return std::tie(a);
  } else if constexpr (kCount == 2) {
    auto& [a, b] = value;
    return std::tie(a, b);
  } else if constexpr (kCount == 3) {
    auto& [a, b, c] = value;
    return std::tie(a, b, c);
  } else if constexpr (kCount == 4) {
    auto& [a, b, c, d] = value;
    return std::tie(a, b, c, d);
  } else if constexpr (kCount == 5) {
    auto& [a, b, c, d, e] = value;
    return std::tie(a, b, c, d, e);
  } else if constexpr (kCount == 6) {
    auto& [a, b, c, d, e, f] = value;
    return std::tie(a, b, c, d, e, f);
  } else if constexpr (kCount == 7) {
    auto& [a, b, c, d, e, f, g] = value;
    return std::tie(a, b, c, d, e, f, g);
  } else {
    auto& [a, b, c, d, e, f, g, h] = value;
    return std::tie(a, b, c, d, e, f, g, h);
  }
}

// Calls visit(key, member) for each member that has a key.
template <class Record, class Visit>
bool each_stored(Record& record, const Visit& visit) {
  constexpr std::string_view kKeys = Record::kKind.keys;
  const auto members = members_of(record);
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return (visit(kKeys[I], std::get<I>(members)) && ...);
  }(std::make_index_sequence<kKeys.size()>{});
}

constexpr bool are_in_order(std::string_view keys) {
  std::size_t last = 0;
  for (const char key : keys) {
    const std::size_t at = kStoredKeys.find(key) + 1;
    if (at <= last || at > kStoredKeys.size()) return false;
    last = at;
  }
  return true;
}

template <class T>
concept StoredNumber = std::is_integral_v<T> && !std::is_same_v<T, bool>;

constexpr int usual_number(char key) { return key == 's' ? -1 : 0; }

inline void write_text(JsonWriter& json, char key, const std::string& text) {
  if (text.empty()) return;
  json.key({&key, 1});
  json.string(text);
}

template <class T>
void write_member(JsonWriter& json, char key, const T& value) {
  if constexpr (StoredNumber<T>) {
    if (value == usual_number(key)) return;
    json.key({&key, 1});
    json.integer(value);
  } else if constexpr (std::is_same_v<T, bool>) {
    if (!value) return;
    json.key({&key, 1});
    json.boolean(true);
  } else {
    write_text(json, key, to_stored(value));
  }
}

template <class T>
bool read_member(const Json* given, char key, T& value) {
  if constexpr (StoredNumber<T>) {
    value = static_cast<T>(given != nullptr ? given->integer().value_or(0) : usual_number(key));
    return true;
  } else if constexpr (std::is_same_v<T, bool>) {
    value = given != nullptr && given->is_true();
    return true;
  } else {
    return from_stored(given != nullptr ? given->text() : std::string{}, value);
  }
}

}  // namespace detail

// `word`: what stands at the key 'w' of a record that has no member there; "": nothing.
template <class Record>
void write_members(JsonWriter& json, const Record& record, std::string_view word = "") {
  static_assert(detail::are_in_order(Record::kKind.keys));
  const auto write_word = [&] {
    detail::write_text(json, 'w', std::string{word});
    word = {};
  };
  detail::each_stored(record, [&](char key, const auto& value) {
    if (!word.empty() && kStoredKeys.find(key) > kStoredKeys.find('w')) write_word();
    detail::write_member(json, key, value);
    return true;
  });
  write_word();
}

// False: a member cannot be what stands there.
template <class Record>
bool read_members(const Json& json, Record& record) {
  return detail::each_stored(record, [&](char key, auto& value) {
    return detail::read_member(json.find({&key, 1}), key, value);
  });
}

}  // namespace stolik
