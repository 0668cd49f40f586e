// What the asks of the others tell beyond the rules: whoever counts asks for the likeliest card. So
// a set that was passed over although something in it would have been likelier is probably not in
// that hand, or not in that way.
//
// Each ask of the story is looked at with the eyes of an onlooker at that time. For every set and
// every part of it that the asker may have held, the likeliest card there is compared with the one
// asked for; how often counting players ask so is a table learned from their play (`./stolik lab
// learn triples/habits`). Weights concern one set at a time, so the counting stays exact
// (belief.h).
#pragma once

#include <array>
#include <vector>

#include "bots/triples/belief.h"

namespace stolik::triples {

class Habits {
 public:
  // A kind of ask as evidence about one set; 0 tells nothing. And how much more likely each makes
  // what it fits.
  using Kind = std::uint8_t;
  static constexpr std::size_t kKinds = 97;
  using Weights = std::array<double, kKinds>;

  Habits(const View<Triples>& view, const Memory& memory);

  // What was learned, for tables of that size.
  static const Weights& learned_for(int players);

  // Nothing was heard that tells anything: all weights are one.
  bool silent() const { return evidence_.empty(); }
  // How much more or less likely the others' asks are if the set is split like this.
  double weight(SetId set, const Split& split) const;
  // What that is the product of, for learning it.
  std::vector<Kind> kinds(SetId set, const Split& split) const;

 private:
  // Which of a set's three cards: bit i is card i.
  using Part = unsigned;
  static constexpr std::size_t kParts = 8;

  struct Evidence {
    Seat asker{};
    std::size_t when = 0;                                // the ask's number in the story
    std::array<std::array<Kind, kParts>, kSets> kind{};  // by what the asker held before it
  };
  struct Moved {
    std::size_t when = 0;
    Seat from{};
    Seat to{};
    Part card = 0;
  };

  Evidence examine(const Public& pub, const Memory& memory, const Heard& heard) const;

  template <class Visit>
  void each_kind(SetId set, const Split& split, Visit&& visit) const;

  const Weights& weights_;
  std::vector<Evidence> evidence_;
  std::array<std::vector<Moved>, kSets> moved_;
};

}  // namespace stolik::triples
