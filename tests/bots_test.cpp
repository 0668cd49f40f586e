// Bots of all games: what they do is allowed, nothing is peeked at, games of bots end, levels are in their order.

#include <gtest/gtest.h>

#include <set>

#include "bots/rationing/bot.h"
#include "bots/triples/bot.h"
#include "bots/victory_line/bot.h"
#include "tools/arena.h"
#include "tools/labs.h"

namespace stolik {
namespace {

template <class Bot, class G>
std::string why_of(const typename Bot::Text::Deck& names, const Knowledge<G>& known, const typename Bot::Why& why) {
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  Bot::write_why(json, names, known, why);
  json.end_object();
  return out;
}

// Asks a bot once, as itself and with another hidden world that fits what it knows: the same words, and allowed ones.
template <class Bot, class Lab>
void ask_twice(RandomTable<Lab>& table, Seat seat, Level level, std::uint32_t heard) {
  using G = typename Lab::Text::Rules;
  const Knowledge<G> known{view<G>(table.state, seat), table.memory, heard};
  Rng rng(seed_of(known, level));
  const auto choice = Bot::choose(known, level, rng);
  if (choice.waits) {
    ASSERT_EQ(G::waiting(table.state.pub).nature, Nature::may) << "nobody else could go on";
  } else {
    State<G> next = table.state;
    Story<G> story;
    const Refusal refusal = play<G>(next, Actor::at(seat), choice.action, story);
    ASSERT_FALSE(refusal) << G::kName << ' ' << refusal.why;
  }
  Rng lots(heard + 1);
  const State<G> other = G::guess(known.view, table.memory, lots);
  const Knowledge<G> same{view<G>(other, seat), table.memory, heard};
  Rng again(seed_of(same, level));
  const auto twin = Bot::choose(same, level, again);
  ASSERT_EQ(choice.waits, twin.waits) << G::kName;
  if (!choice.waits) {
    ASSERT_EQ(choice.action, twin.action) << G::kName;
  }
  ASSERT_EQ((why_of<Bot, G>(table.names(), known, choice.why)), (why_of<Bot, G>(table.names(), same, twin.why))) << G::kName;
}

// Random tables of every size and option; strong thinks longer and is asked less often.
template <class Bot, class Lab>
void every_phase(int tables, int steps, std::uint32_t seldom, std::uint32_t strong_seldom) {
  using G = typename Lab::Text::Rules;
  int asked = 0;
  std::set<int> phases;
  std::set<int> sizes;
  for (int seed = 0; seed < tables; ++seed) {
    RandomTable<Lab> table(static_cast<std::uint64_t>(seed));
    for (std::uint32_t heard = 0; heard < static_cast<std::uint32_t>(steps) && !table.over(); ++heard) {
      const Waiting waiting = G::waiting(table.state.pub);
      for (int s = 0; s < table.state.pub.options.players; ++s) {
        if (!waiting.seats.has(seat_at(s)) || table.rng().below(seldom) != 0) continue;
        phases.insert(static_cast<int>(table.state.pub.phase));
        sizes.insert(table.state.pub.options.players);
        for (const Level level : {Level::random, Level::easy, Level::steady}) {
          ask_twice<Bot>(table, seat_at(s), level, heard);
          if (testing::Test::HasFatalFailure()) return;
        }
        asked += 3;
        if (table.rng().below(strong_seldom) != 0) continue;
        ask_twice<Bot>(table, seat_at(s), Level::strong, heard);
        if (testing::Test::HasFatalFailure()) return;
        ++asked;
      }
      ASSERT_FALSE(table.carry_out(table.choose()));
    }
  }
  EXPECT_GT(asked, 1500) << G::kName;
  EXPECT_GE(sizes.size(), 3u) << G::kName;
  if constexpr (!std::is_same_v<G, Triples>) {
    EXPECT_GE(phases.size(), 3u) << G::kName;
  }
}

TEST(Bots, triples_play_by_the_rules_and_do_not_peek) { every_phase<triples::Bot, TriplesLab>(60, 120, 4, 4); }
TEST(Bots, rationing_play_by_the_rules_and_do_not_peek) { every_phase<rationing::Bot, RationingLab>(80, 400, 60, 8); }
TEST(Bots, victory_line_play_by_the_rules_and_do_not_peek) { every_phase<victory_line::Bot, VictoryLineLab>(40, 260, 8, 12); }

// The door that server and browser use: a table with another hidden world gives the same answer.
TEST(Bots, a_question_holds_nothing_hidden) {
  each_lab([]<class Lab>() {
    using G = typename Lab::Text::Rules;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      RandomTable<Lab> table(seed);
      for (int i = 0; i < 40 && !table.over(); ++i) {
        if (table.carry_out(table.choose())) break;
      }
      const Waiting waiting = G::waiting(table.state.pub);
      for (int s = 0; s < table.state.pub.options.players; ++s) {
        if (waiting.over || !waiting.seats.has(seat_at(s))) continue;
        Rng lots(seed);
        const State<G> other = G::guess(view<G>(table.state, seat_at(s)), {}, lots);
        const BotMove one = question_at(table.table(), seat_at(s))->answer(Level::steady);
        const BotMove two = question_at(table.table(other), seat_at(s))->answer(Level::steady);
        ASSERT_EQ(one.command, two.command) << G::kName;
        ASSERT_EQ(one.why, two.why) << G::kName;
        ASSERT_EQ(question_at(table.table(), seat_at(s))->coach(), question_at(table.table(other), seat_at(s))->coach()) << G::kName;
      }
    }
  });
}

// Arena::play ends with an assertion if a game does not.
template <class Bot>
void games_end(std::initializer_list<int> sizes, std::initializer_list<Level> levels) {
  for (const int players : sizes) {
    for (const Level level : levels) {
      Arena<Bot> arena;
      ASSERT_EQ(arena.open(players, nullptr), "");
      double shares = 0;
      for (int side = 0; side < arena.sides(); ++side) shares += arena.play(17, side, level, level).share;
      // The same bot everywhere: one game told from every side, so the shares are those of one game.
      EXPECT_NEAR(shares, 1.0, 1e-9) << players;
    }
  }
}

TEST(Bots, games_of_bots_end) {
  games_end<triples::Bot>({2, 3, 4, 6, 9, 12}, {Level::easy, Level::steady});
  games_end<triples::Bot>({3, 4}, {Level::strong});
  games_end<rationing::Bot>({3, 4, 5}, {Level::random, Level::easy, Level::steady});
  games_end<victory_line::Bot>({2, 3, 4, 6, 8, 9, 10, 12}, {Level::random, Level::easy, Level::steady});
}

template <class Bot>
double match(int players, Level first, Level second, int deals) {
  Arena<Bot> arena;
  EXPECT_EQ(arena.open(players, nullptr), "");
  double sum = 0;
  for (int deal = 0; deal < deals; ++deal) {
    for (int side = 0; side < arena.sides(); ++side) {
      sum += arena.play(static_cast<std::uint64_t>(1000 + deal), side, first, second).share;
    }
  }
  return sum / (deals * arena.sides());
}

// Fixed deals: this can only fail when a bot changes.
TEST(Bots, levels_of_triples_are_in_their_order) {
  EXPECT_GT(match<triples::Bot>(4, Level::easy, Level::random, 3), 0.4);
  EXPECT_GT(match<triples::Bot>(4, Level::steady, Level::easy, 15), 0.4);
  EXPECT_GT(match<triples::Bot>(4, Level::strong, Level::steady, 40), 0.3);
}
TEST(Bots, levels_of_rationing_are_in_their_order) {
  EXPECT_GT(match<rationing::Bot>(4, Level::easy, Level::random, 10), 0.35);
  EXPECT_GT(match<rationing::Bot>(4, Level::steady, Level::easy, 20), 0.27);
  EXPECT_GT(match<rationing::Bot>(4, Level::strong, Level::steady, 4), 0.25);
}
TEST(Bots, levels_of_victory_line_are_in_their_order) {
  EXPECT_GT(match<victory_line::Bot>(2, Level::easy, Level::random, 20), 0.6);
  EXPECT_GT(match<victory_line::Bot>(2, Level::steady, Level::easy, 60), 0.5);
  EXPECT_GT(match<victory_line::Bot>(2, Level::strong, Level::steady, 4), 0.5);
}

}  // namespace
}  // namespace stolik
