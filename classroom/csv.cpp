#include "classroom/csv.h"

#include "core/utf8.h"

namespace stolik {
namespace {

// Controls, line ends of all kinds, marks that are not seen or turn what follows.
bool is_unseen(char32_t sign) {
  return sign < 0x20 || (sign >= 0x7F && sign < 0xA0) || sign == 0xAD ||
         (sign >= 0x200B && sign <= 0x200F) || (sign >= 0x2028 && sign <= 0x202E) ||
         (sign >= 0x2060 && sign <= 0x206F) || sign == 0xFEFF || sign == 0x61C ||
         (sign >= 0xFFF0 && sign <= 0xFFFB) || (sign >= 0xD800 && sign < 0xE000) ||
         (sign >= 0xE0000 && sign < 0xE1000) || sign > 0x10FFFF;
}

bool is_blank(char32_t sign) {
  return sign == ' ' || sign == 0xA0 || sign == 0x1680 || (sign >= 0x2000 && sign <= 0x200A) ||
         sign == 0x202F || sign == 0x205F || sign == 0x3000;
}

// Signs that begin a formula, or might to somebody's program; their wide forms too.
bool begins_formula(char32_t sign) {
  if (sign >= 0xFF01 && sign <= 0xFF5E) sign -= 0xFEE0;
  return sign == '=' || sign == '+' || sign == '-' || sign == '@' || sign == '|' || sign == '%' ||
         sign == 0x2212 || sign == 0xFE62 || sign == 0xFE63 || sign == 0xFE66 || sign == 0xFE6B;
}

}  // namespace

std::string harmless(std::string_view text) {
  std::string clean;
  bool begun = false;
  while (!text.empty()) {
    char32_t sign = next_sign(text);
    if (is_unseen(sign)) sign = ' ';
    if (!begun && is_blank(sign)) continue;  // nothing hides before the first sign
    if (!begun && begins_formula(sign)) clean += '\'';
    begun = true;
    append_sign(clean, sign);
  }
  return clean;
}

void Csv::begin_cell() {
  if (!first_) out_ += ';';
  first_ = false;
}

Csv& Csv::text(std::string_view text) {
  begin_cell();
  out_ += '"';
  for (const char c : harmless(text)) {
    if (c == '"') out_ += '"';
    out_ += c;
  }
  out_ += '"';
  return *this;
}

Csv& Csv::number(std::int64_t number) {
  begin_cell();
  out_ += std::to_string(number);
  return *this;
}

Csv& Csv::nothing() {
  begin_cell();
  return *this;
}

Csv& Csv::end_line() {
  out_ += "\r\n";
  first_ = true;
  return *this;
}

}  // namespace stolik
