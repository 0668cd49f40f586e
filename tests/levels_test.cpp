// The levels of bots: their names, their order, the fair match, and what newcomers win in it.

#include "games/levels.h"

#include <gtest/gtest.h>

#include "bots/fair_match.h"
#include "bots/rationing/bot.h"
#include "bots/triples/bot.h"
#include "bots/victory_line/bot.h"
#include "tools/newcomers.h"

namespace stolik {
namespace {

TEST(Levels, older_levels_keep_their_names_and_draws) {
  EXPECT_EQ(level_named("easy"), Level::easy);
  EXPECT_EQ(level_named("steady"), Level::steady);
  EXPECT_EQ(level_named("strong"), Level::strong);
  EXPECT_EQ(level_named("window"), std::nullopt);
  EXPECT_EQ(lots_of(Level::random), 0u);
  EXPECT_EQ(lots_of(Level::easy), 1u);
  EXPECT_EQ(lots_of(Level::steady), 2u);
  EXPECT_EQ(lots_of(Level::strong), 3u);
  EXPECT_EQ(levels_for_people().size(), 6u);
  EXPECT_EQ(levels_for_people().front(), "novice");
  EXPECT_EQ(levels_for_people().back(), "strong");
}

// Fixed deals: this can only fail when a bot changes.
template <class Bot>
void each_beats_the_one_below(int players, int deals) {
  Arena<Bot> arena;
  ASSERT_EQ(arena.open(players, nullptr), "");
  arena.alternate();
  for (int level = static_cast<int>(Level::relaxed); level <= static_cast<int>(Level::steady);
       ++level) {
    double sum = 0;
    for (int deal = 0; deal < deals; ++deal) {
      for (const int side : {0, 1}) {
        sum += arena
                   .play(static_cast<std::uint64_t>(deal), side, static_cast<Level>(level),
                         static_cast<Level>(level - 1))
                   .share;
      }
    }
    // The steps are even: 0.60 to 0.75 in many deals (docs/BOTS.md), about so in these.
    EXPECT_GT(sum / (2 * deals), 0.585) << kLevels[static_cast<std::size_t>(level)];
    EXPECT_LT(sum / (2 * deals), 0.77) << kLevels[static_cast<std::size_t>(level)];
  }
}

TEST(Levels, each_beats_the_one_below_in_triples) {
  each_beats_the_one_below<triples::Bot>(4, 400);
}
TEST(Levels, each_beats_the_one_below_in_rationing) {
  each_beats_the_one_below<rationing::Bot>(4, 400);
}
TEST(Levels, each_beats_the_one_below_in_victory_line) {
  each_beats_the_one_below<victory_line::Bot>(2, 500);
}

std::vector<Level> all(Level level, int opponents) {
  return std::vector<Level>(static_cast<std::size_t>(opponents), level);
}
FairResult played(int share, int sides, const std::vector<Level>& levels) {
  return {share, 1000 / sides, mean_level(levels)};
}

TEST(FairMatch, begins_with_the_lowest_level) {
  const FairMatch match = fair_match({}, 3);
  EXPECT_EQ(match.opponents, all(Level::novice, 3));
  EXPECT_EQ(match.nearest, Level::novice);
  EXPECT_EQ(match.step, FairMatch::Step::first);
}

TEST(FairMatch, rises_after_a_win_and_yields_a_little_after_a_loss) {
  std::vector<FairResult> results{played(1000, 4, all(Level::novice, 3))};
  FairMatch match = fair_match(results, 3);
  EXPECT_EQ(match.opponents, all(Level::relaxed, 3));
  EXPECT_EQ(match.step, FairMatch::Step::harder);
  results.push_back(played(0, 4, match.opponents));
  match = fair_match(results, 3);
  EXPECT_EQ(match.opponents, (std::vector{Level::novice, Level::relaxed, Level::relaxed}));
  EXPECT_EQ(match.nearest, Level::relaxed);
  EXPECT_EQ(match.step, FairMatch::Step::easier);
}

TEST(FairMatch, stays_between_the_lowest_and_the_highest_level) {
  std::vector<FairResult> results;
  for (int i = 0; i < 30; ++i) results.push_back(played(0, 4, fair_match(results, 3).opponents));
  EXPECT_EQ(fair_match(results, 3).opponents, all(Level::novice, 3));
  results.clear();
  for (int i = 0; i < 30; ++i) results.push_back(played(1000, 4, fair_match(results, 3).opponents));
  EXPECT_EQ(fair_match(results, 3).opponents, all(Level::strong, 3));
}

TEST(FairMatch, goes_on_from_the_level_that_a_person_chose) {
  const std::vector<FairResult> results{played(0, 4, all(Level::novice, 3)),
                                        played(0, 4, all(Level::steady, 3))};
  const FairMatch match = fair_match(results, 3);
  EXPECT_EQ(match.nearest, Level::steady);
  EXPECT_EQ(match.step, FairMatch::Step::easier);
}

TEST(FairMatch, reads_and_writes_json) {
  EXPECT_EQ(fair_match_of("[]", 2),
            R"({"levels":["novice","novice"],"nearest":"novice","step":"first"})");
  EXPECT_EQ(fair_match_of(R"([{"share":1000,"sides":2,"levels":["easy"]}])", 1),
            R"({"levels":["keen"],"nearest":"keen","step":"harder"})");
  for (const std::string_view wrong :
       {"", "{}", "[1]", R"([{"share":1001,"sides":2,"levels":["easy"]}])",
        R"([{"share":0,"sides":1,"levels":["easy"]}])", R"([{"share":0,"sides":2,"levels":[]}])",
        R"([{"share":0,"sides":2,"levels":["wild"]}])"}) {
    EXPECT_EQ(fair_match_of(wrong, 1), "") << wrong;
  }
  EXPECT_EQ(fair_match_of("[]", 0), "");
  EXPECT_EQ(fair_match_of("[]", 12), "");
}

template <class Bot>
void newcomers_win_about_their_share(int players, int newcomers) {
  Arena<Bot> arena;
  ASSERT_EQ(arena.open(players, nullptr), "");
  double share = 0;
  for (int i = 0; i < newcomers; ++i)
    share += play_newcomer(arena, static_cast<std::uint64_t>(i)).counted;
  const double of_fair = share / newcomers * arena.sides();
  EXPECT_GT(of_fair, 0.8) << players;
  EXPECT_LT(of_fair, 1.3) << players;
  const NewcomerFigures once = play_newcomer(arena, 3);
  const NewcomerFigures again = play_newcomer(arena, 3);
  EXPECT_EQ(once.counted, again.counted);
  EXPECT_EQ(once.level, again.level);
}

TEST(Newcomers, win_about_their_share_in_triples) {
  for (const int players : {3, 4, 5, 6})
    newcomers_win_about_their_share<triples::Bot>(players, 100);
}
TEST(Newcomers, win_about_their_share_in_rationing) {
  newcomers_win_about_their_share<rationing::Bot>(4, 40);
}
TEST(Newcomers, win_about_their_share_in_victory_line) {
  newcomers_win_about_their_share<victory_line::Bot>(2, 20);
}

}  // namespace
}  // namespace stolik
