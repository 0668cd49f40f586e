// The worlds and outlooks of strong bots of `victory-line`.

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

TEST(Worlds, fit_what_a_seat_sees) {
  int moments = 0;
  for (const int players : {2, 3, 4}) {
    play_window(players, 7, [&](const State<VictoryLine>& state) {
      const View<VictoryLine> seen = view<VictoryLine>(state, state.pub.turn);
      Rng rng(3);
      const World world = deal_anew(seen, rng);
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
