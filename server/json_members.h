// Members of an object that a client sent, with what stands for a missing or unfit one.
#pragma once

#include <string>
#include <string_view>

#include "core/json.h"

namespace stolik {

// A text, or "".
inline std::string text_member(const Json& body, std::string_view member) {
  const Json* value = body.find(member);
  return value != nullptr && value->is_string() ? value->text() : "";
}
// A number from 0 to two thousand million, or -1.
inline int integer_member(const Json& body, std::string_view member) {
  const Json* value = body.find(member);
  const auto number = value != nullptr ? value->integer() : std::nullopt;
  return number && *number >= 0 && *number <= 2'000'000'000 ? int(*number) : -1;
}
// A boolean, or `usual`.
inline bool boolean_member(const Json& body, std::string_view member, bool usual = false) {
  const Json* value = body.find(member);
  return value != nullptr && value->is_boolean() ? value->is_true() : usual;
}

}  // namespace stolik
