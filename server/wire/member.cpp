#include "server/wire/member.h"

namespace stolik {

namespace {

constexpr std::int64_t kNumberMax = 2'000'000'000;

}  // namespace

void read_member(const Json& json, int& value) {
  const auto number = json.integer();
  value = number && *number >= 0 && *number <= kNumberMax ? static_cast<int>(*number) : kNoNumber;
}

void read_member(const Json& json, std::int64_t& value) { value = json.integer().value_or(0); }

void read_member(const Json& json, std::optional<std::uint64_t>& value) {
  const auto number = json.integer();
  if (number && *number >= 0) value = static_cast<std::uint64_t>(*number);
}

void read_member(const Json& json, std::string& value) {
  value = json.is_string() ? json.text() : "";
}

void read_member(const Json& json, bool& value) {
  if (json.is_boolean()) value = json.is_true();
}

void read_member(const Json& json, Json& value) { value = json; }

void read_member(const Json& json, Texts& value) {
  value.is_present = true;
  value.is_list = value.fits = json.is_array();
  for (const Json& item : json.items()) {
    value.fits &= item.is_string();
    value.items.push_back(item.text());
  }
}

void read_member(const Json& json, Numbers& value) {
  value.is_present = true;
  for (const Json& item : json.items()) value.items.push_back(item.integer().value_or(0));
}

template <class T>
void read_member(const Json& json, Given<T>& value) {
  value.is_present = true;
  value.is_null = json.is_null();
  value.fits = std::is_same_v<T, bool>          ? json.is_boolean()
               : std::is_same_v<T, std::string> ? json.is_string()
                                                : json.integer().has_value();
  read_member(json, value.value);
}
template void read_member(const Json&, Given<bool>&);
template void read_member(const Json&, Given<int>&);
template void read_member(const Json&, Given<std::int64_t>&);
template void read_member(const Json&, Given<std::string>&);

}  // namespace stolik
