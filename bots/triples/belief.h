// What a seat can believe about the others' hands in `triples`: the number of deals that fit all it
// knows, counted exactly.
//
// Every deduction of the rules concerns one set only ("asked for B, so holds A or C"), so the deals
// are counted set by set: the state is how many cards each other seat has been given so far, and
// forward times backward counts give, for each way to split one set, in how many deals it occurs.
// Counts reach 10^17, so they are doubles; with no contraction of multiply and add, native and
// WebAssembly agree to the last bit.
#pragma once

#include <array>
#include <vector>

#include "bots/bot.h"
#include "games/triples/rules.h"

namespace stolik::triples {

// One way to split the cards of a set that this seat does not see: holder[i] has the set's card i,
// kNobody where it is this seat's own.
struct Split {
  std::array<Seat, kCardsOfSet> holder{kNobody, kNobody, kNobody};
  double weight = 1;  // what a deal with it counts for
  double deals = 0;   // in how many deals that fit, each counted by its weight
};

class Habits;

class Belief {
 public:
  // Works with a table of any size; beyond about eight players the counts of single splits are
  // approximated.
  Belief(const View<Triples>& view, const Memory& memory);
  // The same deals, but counting more or less by what the others' asks tell of their hands.
  Belief(const View<Triples>& view, const Memory& memory, const Habits& habits);
  // What somebody can believe who sees no hand at all, by estimate: quick, and much the same as
  // counted.
  static Belief of_onlooker(const Public& pub, const Memory& memory);

  // One of all deals that fit, each as likely as the other, added to the others' hands; false where
  // they are too many to count.
  static bool draw(const View<Triples>& view, const Memory& memory, Rng& rng,
                   PerSeat<CardSet>& hands);

  // How many deals fit; equal to the sum over the splits of any open set.
  double deals() const { return deals_; }
  bool exact() const { return exact_; }
  const std::vector<Split>& splits(SetId set) const { return splits_[std::size_t(index(set))]; }
  double deals_with(Seat seat, Card card) const;
  double chance(Seat seat, Card card) const {
    return deals_ > 0 ? deals_with(seat, card) / deals_ : 0;
  }

 private:
  Belief() = default;
  void sum_up();
  void list_splits(const View<Triples>& view, const Memory& memory);
  void count(const View<Triples>& view);
  void estimate(const View<Triples>& view);

  std::array<std::vector<Split>, kSets> splits_;
  std::array<std::array<double, kCards>, kMaxPlayers> with_{};
  double deals_ = 0;
  bool exact_ = true;
};

}  // namespace stolik::triples
