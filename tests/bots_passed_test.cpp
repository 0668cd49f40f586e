// What strong bots of `victory-line` read from the others' play, and the worlds and outlooks that
// they make of it.

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/victory_line/bot.h"
#include "bots/victory_line/outlook.h"
#include "tools/victory_line/whole_games.h"

namespace stolik {
namespace {

using namespace victory_line;

// A game of `players` who play the card that does most; look(state) sees every moment at which a
// card is to be opened.
template <class Look>
void play_window(int players, std::uint64_t seed, Look&& look) {
  Rng rng(seed);
  State<VictoryLine> state = dealt(players, rng);
  play_to_end(state, rng, [&](const Fullness& full) {
    if (state.pub.phase == Phase::play && !testing::Test::HasFatalFailure()) look(state);
    return look_ahead(state, full, kPlain);
  });
}

bool special_was_opened(const Public& pub) {
  return std::any_of(pub.piles.opened.begin(), pub.piles.opened.end(),
                     [](const OpenedCard& one) { return is_special(one.card); });
}

// Who always plays what does most holds no card that would have done more, but for the one drawn
// since: two never, at least as long as the table can be gone through again, and then there must be
// such cards elsewhere.
TEST(Passed, a_card_that_would_have_done_more_was_drawn_since) {
  int moments = 0;
  long sooner = 0;
  for (const int players : {2, 3, 4}) {
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
      play_window(players, seed, [&](const State<VictoryLine>& state) {
        const Public& pub = state.pub;
        if (special_was_opened(pub) || pub.piles.opened.size() < static_cast<std::size_t>(players))
          return;
        const Passed passed(pub);
        for (int s = 0; s < players; ++s) {
          const Seat seat = seat_at(s);
          std::array<int, Passed::kKinds> held{};
          state.own[slot(seat)].hand.each(
              [&](Card card, int copies) { held[passed.kind(seat, card)] += copies; });
          // A kind is how many turns ago it was drawn at the earliest: so many can have been drawn
          // since.
          int since = 0;
          for (int kind = 0; kind < 4; ++kind) {
            since += held[static_cast<std::size_t>(kind)];
            ASSERT_LE(since, kind + 1) << "seat " << s << ", seed " << seed;
          }
          ++moments;
        }
        state.hid.deck.cards().each(
            [&](Card card, int) { sooner += passed.kind(seat_at(0), card) == 0 ? 1 : 0; });
      });
    }
  }
  EXPECT_GT(moments, 500);
  EXPECT_GT(sooner, 4000);
}

// A position read from a text has the piles one after another.
TEST(Passed, does_not_depend_on_how_the_piles_interlock) {
  int moments = 0;
  play_window(3, 5, [&](const State<VictoryLine>& state) {
    Public sorted = state.pub;
    auto& opened = sorted.piles.opened;
    std::stable_sort(opened.begin(), opened.end(),
                     [](const OpenedCard& a, const OpenedCard& b) { return a.seat < b.seat; });
    ASSERT_EQ(sorted, state.pub);
    const Passed as_it_came(state.pub);
    const Passed as_read(sorted);
    for (int s = 0; s < 3; ++s) {
      kEventCells.each([&](Cell cell) {
        ASSERT_EQ(as_it_came.kind(seat_at(s), card_of(cell)),
                  as_read.kind(seat_at(s), card_of(cell)));
      });
    }
    for (const Level level : {Level::easy, Level::strong}) {
      if (level == Level::strong && moments % 20 != 0) continue;
      View<VictoryLine> view_as_read = view<VictoryLine>(state, state.pub.turn);
      const Knowledge<VictoryLine> one{view_as_read, {}, 1};
      view_as_read.pub = sorted;
      const Knowledge<VictoryLine> other{view_as_read, {}, 1};
      Rng rng(seed_of(one, level));
      Rng again(seed_of(other, level));
      ASSERT_EQ(Bot::choose(one, level, rng).action, Bot::choose(other, level, again).action);
    }
    ++moments;
  });
  EXPECT_GT(moments, 60);
}

TEST(Passed, worlds_fit_what_a_seat_sees_and_what_was_passed_over) {
  int moments = 0;
  for (const int players : {2, 3, 4}) {
    play_window(players, 7, [&](const State<VictoryLine>& state) {
      const View<VictoryLine> seen = view<VictoryLine>(state, state.pub.turn);
      const Passed passed(state.pub);
      Rng rng(3);
      const World world = deal_anew(seen, passed, rng);
      ASSERT_EQ(VictoryLine::flaw(world.state), "");
      ASSERT_EQ(view<VictoryLine>(world.state, state.pub.turn), seen);
      ASSERT_EQ(world.order.size(), state.pub.deck_size);
      ++moments;
    });
  }
  EXPECT_GT(moments, 200);
}

// What one team has more the other has less; and the nearer to its goal, the better.
TEST(Outlook, is_the_same_from_both_sides) {
  int moments = 0;
  int moved = 0;
  for (const int players : {2, 4}) {
    for (std::uint64_t seed = 20; seed < 26; ++seed) {
      play_window(players, seed, [&](const State<VictoryLine>& state) {
        const Fullness full(state.pub);
        const Outlook one(state, full, team_at(0));
        const Outlook other(state, full, team_at(1));
        ASSERT_EQ(one.stage, other.stage);
        for (std::size_t i = 0; i + 1 < Outlook::kCounts; ++i)
          ASSERT_EQ(one.counts[i], -other.counts[i]) << i;
        for (const Outlook& outlook : {one, other}) {
          ASSERT_GE(outlook.share(), 0);
          ASSERT_LE(outlook.share(), 1000);
        }
        moved += one.share() > other.share() + 200 || other.share() > one.share() + 200 ? 1 : 0;
        ++moments;
      });
    }
  }
  EXPECT_GT(moments, 500);
  EXPECT_GT(moved, 50);
}

}  // namespace
}  // namespace stolik
