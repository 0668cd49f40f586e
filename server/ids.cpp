#include "server/ids.h"

#include "core/hex.h"

namespace stolik {

std::string table_name(TableId table) { return hex(number(table)); }

bool parse_table_name(std::string_view text, TableId& table) {
  if (!is_hex(text, 16)) return false;
  std::uint64_t value = 0;
  for (const char c : text) value = value << 4 | std::uint64_t(hex_digit(c));
  table = TableId{value};
  return true;
}

}  // namespace stolik
