// One JSON object a line on standard error. Never names, tokens, addresses or contents of messages.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <variant>

namespace stolik {

struct LogField {
  std::string_view key{};
  std::variant<std::int64_t, std::string_view> value;
};

// Any thread may call it; a line is written as a whole.
void log_line(std::string_view level, std::string_view event,
              std::initializer_list<LogField> fields = {});

}  // namespace stolik
