#include "server/hub/names.h"

#include "core/json.h"

namespace stolik {
namespace {

bool is_letter(char32_t c) {
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) return true;
  if (c >= 0x00C0 && c <= 0x024F)
    return c != 0x00D7 && c != 0x00F7;          // Latin with signs, not × and ÷
  if (c >= 0x0400 && c <= 0x045F) return true;  // Cyrillic
  return c >= 0x048A && c <= 0x04FF;
}

}  // namespace

bool is_name(std::string_view text) {
  if (text.empty() || text.size() > 4 * kMaxNameSigns || !is_utf8(text)) return false;
  int signs = 0;
  bool joined =
      true;  // after a sign that joins words (or at the start) a letter or digit must follow
  while (!text.empty()) {
    const char32_t c = next_sign(text);
    if (++signs > kMaxNameSigns) return false;
    const bool word = is_letter(c) || (c >= '0' && c <= '9');
    const bool joiner = c == ' ' || c == '-' || c == '\'' || c == '_' || c == '.';
    if (!word && !joiner) return false;
    if (joiner && joined) return false;
    joined = joiner && c != '.';
  }
  return !joined;
}

}  // namespace stolik
