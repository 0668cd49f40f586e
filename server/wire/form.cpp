#include "server/wire/form.h"

namespace stolik::message {

std::string type_of_words(std::span<const std::string_view> words) {
  std::string out;
  for (const std::string_view word : words) {
    if (!out.empty()) out += " | ";
    ((out += "'") += word) += "'";
  }
  return out;
}

std::string type_of_list(std::string item) {
  const bool is_one = item.find('|') == std::string::npos && item.find('&') == std::string::npos;
  return (is_one ? std::move(item) : "(" + item + ")") + "[]";
}

}  // namespace stolik::message
