// Members of requests: how each type of member is read from JSON, and what it is called in
// TypeScript.
//
// Reading never fails. A member that is missing or of another type has a value that no request can
// mean: -1, "", an empty list. Where the difference matters, Given says whether the member was
// there and whether its type fitted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.h"
#include "core/json.h"

namespace stolik {

// A member that may be left out; then it has the value of a fresh C.
template <class C, class T>
struct Perhaps : Field<C, T> {
  static constexpr bool kMayBeMissing = true;
  constexpr Perhaps(const char* called, T C::* of) : Field<C, T>{called, of} {}
};
template <class C, class T>
Perhaps(const char*, T C::*) -> Perhaps<C, T>;

template <class T>
struct Given {
  bool is_present = false;  // perhaps as null
  bool is_null = false;
  bool fits = false;
  T value{};

  bool has_value() const { return is_present && !is_null; }
};

struct Texts {
  bool is_present = false;
  bool is_list = false;
  bool fits = false;  // a list of texts and nothing else
  std::vector<std::string> items{};
};

struct Numbers {
  bool is_present = false;
  std::vector<std::int64_t> items{};  // 0 stands for what is no whole number
};

inline constexpr int kNoNumber = -1;

void read_member(const Json& json, int& value);           // 0 to 2,000,000,000, else kNoNumber
void read_member(const Json& json, std::int64_t& value);  // any whole number, else 0
void read_member(const Json& json, std::optional<std::uint64_t>& value);
void read_member(const Json& json, std::string& value);
void read_member(const Json& json, bool& value);  // left as it is where it is no boolean
void read_member(const Json& json, Json& value);
void read_member(const Json& json, Texts& value);
void read_member(const Json& json, Numbers& value);
template <class T>
void read_member(const Json& json, Given<T>& value);

inline std::string_view typescript_of_member(int) { return "number"; }
inline std::string_view typescript_of_member(std::int64_t) { return "number"; }
inline std::string_view typescript_of_member(const std::optional<std::uint64_t>&) {
  return "number";
}
inline std::string_view typescript_of_member(const std::string&) { return "string"; }
inline std::string_view typescript_of_member(bool) { return "boolean"; }
inline std::string_view typescript_of_member(const Json&) { return "object"; }
inline std::string_view typescript_of_member(const Texts&) { return "readonly string[]"; }
inline std::string_view typescript_of_member(const Numbers&) { return "readonly number[]"; }
template <class T>
std::string typescript_of_member(const Given<T>& given) {
  return std::string{typescript_of_member(given.value)} + " | null";
}

template <Listed T>
void read_members(const Json& body, T& request) {
  each_field(request, [&](std::string_view name, auto& value) {
    if (const Json* given = body.find(name)) read_member(*given, value);
  });
}

}  // namespace stolik
