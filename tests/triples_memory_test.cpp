// What memory says about one seat and one set, found again by trying all eight hands of that set:
// each is led through the same story, and what is common to those that can tell it is what can be
// known. No more, and no less.

#include "games/triples/memory.h"

#include <gtest/gtest.h>

#include "tests/triples_deals.h"

namespace stolik {
namespace {

// The hands of one set that one seat may have, as masks of its three cards.
class Possible {
 public:
  Possible(Seat seat, t::SetId set) : seat_(seat) {
    t::CardSet::of(set).each([&](t::Card card) { cards_[count_++] = card; });
    now_.fill(true);
    now_[kWhole] = false;  // T5: it would lie open
  }

  // One beat that all saw; `before` is the table before its step.
  void hear(const t::Public& before, const t::Shown& shown) {
    if (shown.tell == t::Tell::mistaken && shown.seat == seat_ && bit(shown.card) != 0)
      keep([](unsigned hand) { return hand == 0; });
    if (shown.tell == t::Tell::refused) {
      if (shown.seat == seat_) keep([&](unsigned hand) { return (hand & bit(shown.card)) == 0; });
      if (before.turn == seat_) asked(before, shown.card);
    }
    if (shown.tell == t::Tell::gave && bit(shown.card) != 0) {
      if (shown.to == seat_) {
        asked(before, shown.card);
        change([&](unsigned hand) { return hand | bit(shown.card); });
      }
      if (shown.seat == seat_) {
        keep([&](unsigned hand) { return (hand & bit(shown.card)) != 0; });
        change([&](unsigned hand) { return hand & ~bit(shown.card); });
      }
    }
  }

  // After a step in which this set was not laid open: nobody has the whole of it.
  void stays_hidden() { now_[kWhole] = false; }

  t::CardSet in_all() const {
    return of([&](unsigned one) { return all([&](unsigned hand) { return (hand & one) != 0; }); });
  }
  t::CardSet in_none() const {
    return of([&](unsigned one) { return all([&](unsigned hand) { return (hand & one) == 0; }); });
  }
  bool never_empty() const {
    return all([](unsigned hand) { return hand != 0; });
  }
  bool always_one_of(t::CardSet cards) const {
    return all([&](unsigned hand) { return (hand & bits(cards)) != 0; });
  }
  bool never_both(t::CardSet pair) const {
    return all([&](unsigned hand) { return (hand & bits(pair)) != bits(pair); });
  }
  bool any() const {
    return !all([](unsigned) { return false; });
  }

 private:
  static constexpr unsigned kWhole = 7;

  unsigned bit(t::Card card) const {
    for (unsigned i = 0; i < 3; ++i) {
      if (cards_[i] == card) return 1u << i;
    }
    return 0;
  }
  unsigned bits(t::CardSet cards) const {
    unsigned found = 0;
    cards.each([&](t::Card card) { found |= bit(card); });
    return found;
  }
  template <class Fits>
  void keep(Fits&& fits) {
    for (unsigned hand = 0; hand <= kWhole; ++hand) now_[hand] = now_[hand] && fits(hand);
  }
  template <class Becomes>
  void change(Becomes&& becomes) {
    std::array<bool, kWhole + 1> next{};
    for (unsigned hand = 0; hand <= kWhole; ++hand) {
      if (now_[hand]) next[becomes(hand)] = true;
    }
    now_ = next;
  }
  // T7, T10: not for one's own card; and, unless one may ask freely or has no card, with one of the
  // set in the hand.
  void asked(const t::Public& before, t::Card card) {
    if (bit(card) == 0) return;
    keep([&](unsigned hand) { return (hand & bit(card)) == 0; });
    if (before.options.asking == t::Asking::free || before.hand_sizes[slot(seat_)] == 0) return;
    keep([](unsigned hand) { return hand != 0; });
  }
  template <class Holds>
  bool all(Holds&& holds) const {
    for (unsigned hand = 0; hand <= kWhole; ++hand) {
      if (now_[hand] && !holds(hand)) return false;
    }
    return true;
  }
  template <class Wanted>
  t::CardSet of(Wanted&& wanted) const {
    t::CardSet found;
    for (unsigned i = 0; i < 3; ++i) {
      if (wanted(1u << i)) found.add(cards_[i]);
    }
    return found;
  }

  Seat seat_;
  std::array<t::Card, 3> cards_{};
  unsigned count_ = 0;
  std::array<bool, kWhole + 1> now_{};
};

struct Counted {
  int holds = 0;
  int lacks = 0;
  int promises = 0;
  int pairs = 0;
};

void compare(const t::Memory& memory, const Possible& possible, Seat seat, t::SetId id,
             Counted& counted) {
  const t::CardSet set = t::CardSet::of(id);
  const auto s = slot(seat);
  ASSERT_TRUE(possible.any());
  ASSERT_EQ(memory.holds[s] & set, possible.in_all());
  const t::CardSet lacks = memory.lacks[s] & set;
  ASSERT_TRUE(possible.in_none().has_all(lacks));
  // That two known cards leave no room for the third (T5) is left to those who count.
  ASSERT_TRUE(lacks == possible.in_none() || possible.in_all().count() == 2);
  const t::CardSet promise = memory.any_of[s] & set;
  // A promise holds; and where no single card is known to keep one, it names all that may.
  ASSERT_TRUE(promise.empty() || possible.always_one_of(promise));
  if (possible.never_empty() && possible.in_all().empty()) {
    ASSERT_EQ(promise, set.without(possible.in_none()));
  }
  const t::CardSet pair = memory.not_both[s] & set;
  if (!pair.empty()) {
    ASSERT_EQ(pair.count(), 2);
    ASSERT_TRUE(possible.never_both(pair));
  }
  counted.holds += possible.in_all().count();
  counted.lacks += possible.in_none().count();
  counted.promises += promise.empty() ? 0 : 1;
  counted.pairs += pair.empty() ? 0 : 1;
}

TEST(Triples, memory_knows_what_all_hands_of_a_set_have_in_common) {
  Counted counted;
  for (std::uint64_t seed = 0; seed < 120; ++seed) {
    Rng rng(seed);
    Dealt game;
    begin(game, 3 + static_cast<int>(seed % 4), seed % 5 == 4 ? t::Asking::free : t::Asking::strict,
          rng);
    std::vector<std::vector<Possible>> possible;
    for (int s = 0; s < game.state.pub.options.players; ++s) {
      possible.emplace_back();
      for (int set = 0; set < t::kSets; ++set)
        possible.back().emplace_back(seat_at(s), static_cast<t::SetId>(set));
    }
    for (std::uint32_t heard = 1; game.state.pub.phase == t::Phase::play && heard < 400; ++heard) {
      const t::Public before = game.state.pub;
      step(game, heard, seed % 2 == 0 ? Level::easy : Level::random);
      for (int s = 0; s < before.options.players; ++s) {
        for (int set = 0; set < t::kSets; ++set) {
          const auto id = static_cast<t::SetId>(set);
          if (!game.state.pub.in_play.meets(t::CardSet::of(id)))
            continue;  // laid open: nothing to know
          Possible& one = possible[static_cast<std::size_t>(s)][static_cast<std::size_t>(set)];
          for (const t::Shown& shown : game.story.back().shown) one.hear(before, shown);
          one.stays_hidden();
          compare(game.memory, one, seat_at(s), id, counted);
          if (HasFatalFailure())
            FAIL() << "seed " << seed << ", ask " << heard << ", seat " << s << ", set " << set;
        }
      }
    }
  }
  EXPECT_GT(counted.holds, 1000);
  EXPECT_GT(counted.lacks, 1000);
  EXPECT_GT(counted.promises, 1000);
  EXPECT_GT(counted.pairs, 100);
}

// And what memory says holds in every deal of the whole table that tells the story.
TEST(Triples, memory_holds_in_every_deal_that_fits) {
  int positions = 0;
  for (std::uint64_t seed = 200; seed < 240 && positions < 60; ++seed) {
    Rng rng(seed);
    Dealt game;
    begin(game, 3 + static_cast<int>(seed % 3), seed % 5 == 4 ? t::Asking::free : t::Asking::strict,
          rng);
    for (std::uint32_t heard = 1; game.state.pub.phase == t::Phase::play && heard < 400; ++heard) {
      const Seat me = game.state.pub.turn;
      const int unseen = game.state.pub.in_play.count() - game.state.own[slot(me)].hand.count();
      if (unseen <= 7 && rng.below(3) == 0) {
        ++positions;
        const DealList listed = brute_force(game, me);
        ASSERT_GT(listed.deals, 0);
        for (const auto& hands : listed.hands) {
          for (std::size_t s = 0; s < game.state.pub.options.players; ++s) {
            ASSERT_EQ(game.memory.holds[s].without(hands[s]), t::CardSet{});
            ASSERT_FALSE(game.memory.lacks[s].meets(hands[s]));
            for (int set = 0; set < t::kSets; ++set) {
              const t::CardSet of = t::CardSet::of(static_cast<t::SetId>(set));
              const t::CardSet promise = game.memory.any_of[s] & of;
              const t::CardSet pair = game.memory.not_both[s] & of;
              ASSERT_TRUE(promise.empty() || promise.meets(hands[s]));
              ASSERT_TRUE(pair.empty() || !pair.without(hands[s]).empty());
            }
          }
        }
      }
      step(game, heard, seed % 2 == 0 ? Level::steady : Level::easy);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GE(positions, 40);
}

}  // namespace
}  // namespace stolik
