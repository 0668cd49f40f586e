// The files of a class (docs/FAIRNESS.md, "A class"): a table's own, whose third line says to which
// class, round and table it belongs, and the class's, which is those of all its tables one after
// another.
//
// One seed and one key serve all tables and rounds: a file of a class is given out when the whole
// class is over, never before.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "classroom/named_lots.h"
#include "server/journal/fair.h"
#include "server/journal/verify.h"

namespace stolik {

inline constexpr std::string_view kClassMagic = "stolik-class 1";

struct ClassTerms {
  int round = 1;
  int table = 1;
  bool same_deal = true;
  std::vector<int> seats{};  // who sits where; 0: a bot

  // The name of its lots.
  DealName deal(const Secret& key) const {
    return {key, round, static_cast<int>(seats.size()), same_deal ? 0 : table};
  }
  bool operator==(const ClassTerms&) const = default;
};

// The key of a class: the seed that its commitment is of, and what its people added, by their
// numbers.
Secret class_key(const Secret& seed, std::span<const Nonce> nonces);

// {"class":{"round":1,"table":3,"same_deal":true,"seats":[7,9,0,4,12]}}: the third line, without
// its "# ".
std::string class_line(const ClassTerms& terms);
std::optional<ClassTerms> read_class_line(std::string_view line);

// All tables' files in one.
std::string class_file(std::span<const std::string> files);
bool is_class_file(std::string_view text);

struct ClassVerdict {
  std::string trouble{};  // "": each table is as committed, and all had the same
  std::vector<Verdict> tables{};
  int rounds = 0;
  int sections = 0;  // rounds and sizes: what was dealt once
  int compared = 0;  // lots that two tables or more of a section have drawn
  int alike = 0;     // of them, those that came out alike at all of these tables
};

ClassVerdict verify_class(const Shelf& shelf, std::string_view text, std::string_view commitment);

}  // namespace stolik
