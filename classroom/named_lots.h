// Lots named by what they mean, so that tables of one class get the same cards and stay comparable
// after they have parted.
//
// An ordinary table numbers its lots in the order in which they are drawn: after the first
// difference two tables share nothing. Here each lot has a name, (round, section, stream, seat, k):
// the k-th card that this seat draws, the k-th roll of the die, the k-th flick of the top. The
// section is the size of the table, so all tables of one size have the same lots. What a lot may be
// is not the same at all tables; so under that name cards of the whole deck are proposed, one after
// another, and each table takes the first that is there, a card of which few copies are left only
// now and then. Two tables then differ only where the one's card is gone, or rarer, at the other.
// For a single table nothing changes: every copy is as likely as with ordinary lots.
// docs/FAIRNESS.md says it byte by byte.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "classroom/blake2b.h"
#include "core/top.h"
#include "games/table.h"

namespace stolik {

struct DealName {
  Digest key{};  // of the class
  int round = 1;
  int players = 0;
  int table = 0;  // 0: the same lots at all tables of this size; else lots of this table alone

  bool operator==(const DealName&) const = default;
};

class NamedLots {
 public:
  explicit NamedLots(const DealName& deal) : deal_(deal) {}

  const DealName& deal() const { return deal_; }
  // What nature says where it owes a word: "" where it owes none.
  std::string draw(const Table& table) const { return draw(table, table.owed()); }
  // The same, carried out and counted.
  std::string draw_and_do(Table& table);
  // An owed word was said in another way: as a journal has it.
  void count(const Owed& word) { ++counts_[{word.stream, name_of(word.seat)}]; }
  // How the next flick ends, and counted.
  Spin spin(int strength, std::int64_t median_ms);

  // "lot 1 5 draw 2 0": the name of the next lot of this stream, as it is hashed.
  std::string next_name(std::string_view stream, Seat seat) const;

 private:
  static int name_of(Seat seat) { return seat == kNobody ? -1 : index(seat); }
  std::string draw(const Table& table, const Owed& word) const;

  DealName deal_;
  std::map<std::pair<std::string, int>, std::uint32_t, std::less<>>
      counts_{};  // lots drawn, by stream and seat
};

}  // namespace stolik
