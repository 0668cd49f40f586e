// Tables of text for a spreadsheet: UTF-8 with a mark, cells parted by `;` as Polish and Russian
// spreadsheets expect, lines by CR LF.
//
// What people wrote can do nothing there: no cell begins a formula, ends its cell or its line, or
// turns the direction of writing.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace stolik {

class Csv {
 public:
  Csv() : out_("\xEF\xBB\xBF") {}

  Csv& text(std::string_view text);
  Csv& number(std::int64_t number);
  Csv& nothing();
  Csv& end_line();
  const std::string& written() const { return out_; }

 private:
  void begin_cell();

  std::string out_;
  bool first_ = true;
};

// As it stands in a cell, without its quotes: what cannot be shown on one line is a space, and an
// apostrophe stands before whatever a spreadsheet would take for a formula.
std::string harmless(std::string_view text);

}  // namespace stolik
