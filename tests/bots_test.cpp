// Bots of all games: what they do is allowed, nothing is peeked at, games of bots end, levels are
// in their order.

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "bots/rationing/bot.h"
#include "bots/triples/bot.h"
#include "bots/victory_line/bot.h"
#include "tools/arena.h"
#include "tools/labs.h"

namespace stolik {
namespace {

// STOLIK_LONG: so many times as much.
int long_run(int times) { return std::getenv("STOLIK_LONG") != nullptr ? times : 1; }

template <class Bot, class G>
std::string why_of(const typename Bot::Text::Deck& names, const Knowledge<G>& known,
                   const typename Bot::Why& why) {
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  Bot::write_why(json, names, known, why);
  json.end_object();
  return out;
}

// What a walk through random tables came to.
struct Seen {
  int asked = 0;
  int waited = 0;
  std::set<int> phases;
  std::set<int> sizes;
  std::set<int> verbs;  // of the levels, not of random
};

// Asks a bot once, as itself and with another hidden world that fits what it knows: the same words,
// and allowed ones.
template <class Bot, class Lab>
void ask_twice(const RandomTable<Lab>& table, Seat seat, Level level, std::uint32_t heard,
               Seen& seen) {
  using G = typename Lab::Text::Rules;
  const Knowledge<G> known{view<G>(table.state, seat), table.memory, heard};
  Rng rng(seed_of(known, level));
  const auto choice = Bot::choose(known, level, rng);
  ++seen.asked;
  if (choice.waits) {
    ASSERT_EQ(G::waiting(table.state.pub).nature, Nature::may) << "nobody else could go on";
    ++seen.waited;
  } else {
    State<G> next = table.state;
    Story<G> story;
    const Refusal refusal = play<G>(next, Actor::at(seat), choice.action, story);
    ASSERT_FALSE(refusal) << G::kName << ' ' << refusal.why;
    if (level != Level::random) seen.verbs.insert(static_cast<int>(choice.action.verb));
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
  const auto words = [&](const auto& why) { return why_of<Bot, G>(table.names(), known, why); };
  ASSERT_EQ(words(choice.why), words(twin.why)) << G::kName;
}

// One step of a table: at random, or as an easy bot would play, so that games come to what only
// sense brings about.
template <class Bot, class Lab>
Refusal go_on(RandomTable<Lab>& table, bool with_sense, std::uint32_t heard) {
  using G = typename Lab::Text::Rules;
  auto step = table.choose();
  if (with_sense && !step.deals && step.who.kind == Actor::Kind::seat &&
      table.rng().below(8) != 0) {
    const Knowledge<G> known{view<G>(table.state, step.who.seat), table.memory, heard};
    Rng rng(seed_of(known, Level::easy));
    const auto choice = Bot::choose(known, Level::easy, rng);
    if (!choice.waits) step.action = choice.action;
  }
  return table.carry_out(step);
}

struct Walk {
  int tables = 0;
  std::uint32_t steps = 0;
  std::uint32_t seldom = 1;         // a seat is asked once in so many times
  std::uint32_t strong_seldom = 1;  // strong thinks longer: once in so many of those
};

// Random tables of every size and option.
template <class Bot, class Lab>
Seen every_phase(Walk walk) {
  using G = typename Lab::Text::Rules;
  Seen seen;
  for (int seed = 0; seed < walk.tables * long_run(20); ++seed) {
    RandomTable<Lab> table(static_cast<std::uint64_t>(seed));
    const int players = table.state.pub.options.players;
    // Counting deals takes longer the more play; and there are more seats to ask.
    const std::uint32_t seldom = walk.seldom * (players > 5 ? 12 : 1);
    for (std::uint32_t heard = 0; heard < walk.steps && !table.over(); ++heard) {
      const Waiting waiting = G::waiting(table.state.pub);
      for (int s = 0; s < players; ++s) {
        const bool rare =
            seen.phases.count(static_cast<int>(table.state.pub.phase)) + seen.sizes.count(players) <
            2;
        if (!waiting.seats.has(seat_at(s)) || (table.rng().below(seldom) != 0 && !rare)) continue;
        seen.phases.insert(static_cast<int>(table.state.pub.phase));
        seen.sizes.insert(players);
        for (const Level level : {Level::random, Level::novice, Level::relaxed, Level::easy,
                                  Level::keen, Level::steady, Level::strong}) {
          if (level == Level::strong && table.rng().below(walk.strong_seldom) != 0) continue;
          ask_twice<Bot>(table, seat_at(s), level, heard, seen);
          if (testing::Test::HasFatalFailure()) return seen;
        }
      }
      EXPECT_FALSE((go_on<Bot>(table, seed % 3 != 0, heard)));
    }
  }
  return seen;
}

template <class... Values>
std::set<int> numbers(Values... values) {
  return {static_cast<int>(values)...};
}

TEST(Bots, triples_play_by_the_rules_and_do_not_peek) {
  const Seen seen = every_phase<triples::Bot, triples::Lab>(
      {.tables = 90, .steps = 100, .seldom = 8, .strong_seldom = 3});
  EXPECT_GT(seen.asked, 500);
  EXPECT_EQ(seen.sizes.size(), 11u);  // T1: 2 to 12
}

TEST(Bots, rationing_play_by_the_rules_and_do_not_peek) {
  using rationing::Phase;
  using rationing::Verb;
  const Seen seen = every_phase<rationing::Bot, rationing::Lab>(
      {.tables = 60, .steps = 400, .seldom = 40, .strong_seldom = 16});
  EXPECT_GT(seen.asked, 1000);
  EXPECT_GT(seen.waited, 100);
  EXPECT_EQ(seen.sizes, numbers(3, 4, 5));
  EXPECT_EQ(seen.phases, numbers(Phase::allocation, Phase::spinning, Phase::shopping));
  for (const Verb verb :
       {Verb::spin, Verb::offer, Verb::accept, Verb::decline, Verb::buy, Verb::pass}) {
    EXPECT_EQ(seen.verbs.count(static_cast<int>(verb)), 1u) << static_cast<int>(verb);
  }
}

TEST(Bots, victory_line_play_by_the_rules_and_do_not_peek) {
  using victory_line::Phase;
  using victory_line::Verb;
  const Seen seen = every_phase<victory_line::Bot, victory_line::Lab>(
      {.tables = 60, .steps = 400, .seldom = 6, .strong_seldom = 20});
  EXPECT_GT(seen.asked, 1000);
  EXPECT_EQ(seen.sizes, numbers(2, 3, 4, 6, 8, 9, 10, 12));
  EXPECT_EQ(seen.phases, numbers(Phase::play, Phase::line, Phase::give_up));
  EXPECT_EQ(seen.verbs, numbers(Verb::play, Verb::exchange, Verb::line, Verb::take, Verb::give_up));
}

// V20: a seat that owes itself a card takes it, though it could move at once where nobody else
// holds a card.
TEST(Bots, victory_line_take_their_card_before_they_move) {
  int owed = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    RandomTable<victory_line::Lab> table(seed);
    if (table.state.pub.options.draw != victory_line::Drawing::manual) continue;
    while (!table.over()) {
      const victory_line::Public& pub = table.state.pub;
      if (pub.phase == victory_line::Phase::play && pub.turn == pub.owes_draw) {
        for (const Level level : {Level::easy, Level::steady, Level::strong}) {
          const Knowledge<VictoryLine> known{view<VictoryLine>(table.state, pub.turn), {}, 0};
          Rng rng(seed_of(known, level));
          ASSERT_EQ(victory_line::Bot::choose(known, level, rng).action.verb,
                    victory_line::Verb::take);
        }
        ++owed;
      }
      ASSERT_FALSE(table.carry_out(table.choose()));
    }
  }
  EXPECT_GT(owed, 100);
}

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
        ASSERT_EQ(question_at(table.table(), seat_at(s))->coach(),
                  question_at(table.table(other), seat_at(s))->coach())
            << G::kName;
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
      // The same bot everywhere: one game told from every side, so the shares are those of one
      // game. It is told once only where it takes long.
      const int told = players <= 4 && level != Level::strong ? arena.sides() : 1;
      double shares = 0;
      for (int side = 0; side < told; ++side) shares += arena.play(17, side, level, level).share;
      EXPECT_LE(shares, 1.0 + 1e-9) << players;
      if (told > 1) {
        EXPECT_NEAR(shares, 1.0, 1e-9) << players;
      }
    }
  }
}

TEST(Bots, games_of_bots_end) {
  games_end<triples::Bot>({2, 3, 4, 6, 9, 12}, {Level::novice, Level::relaxed, Level::easy,
                                                Level::keen, Level::steady, Level::anchor0});
  games_end<triples::Bot>({3, 4}, {Level::strong});
  games_end<rationing::Bot>({3, 4, 5}, {Level::random, Level::novice, Level::relaxed, Level::easy,
                                        Level::keen, Level::steady});
  games_end<victory_line::Bot>({2, 3, 4, 6, 8, 9, 10, 12},
                               {Level::random, Level::easy, Level::steady});
  games_end<victory_line::Bot>({12}, {Level::strong});
}

template <class Bot>
double match(int players, Level first, Level second, int deals, int told = 0) {
  Arena<Bot> arena;
  EXPECT_EQ(arena.open(players, nullptr), "");
  arena.tell_hands(told);
  double sum = 0;
  for (int deal = 0; deal < deals; ++deal) {
    for (int side = 0; side < arena.sides(); ++side) {
      sum += arena.play(static_cast<std::uint64_t>(1000 + deal), side, first, second).share;
    }
  }
  return sum / (deals * arena.sides());
}

// Fixed deals: this can only fail when a bot changes. A strong bot takes its time, so most of its
// deals are for the long run.
TEST(Bots, levels_of_triples_are_in_their_order) {
  EXPECT_GT(match<triples::Bot>(4, Level::easy, Level::random, 3), 0.4);
  EXPECT_GT(match<triples::Bot>(4, Level::steady, Level::easy, 15), 0.4);
  EXPECT_GT(match<triples::Bot>(4, Level::strong, Level::steady, 40 * long_run(5)), 0.3);
}
// What the arena's ceilings stand on: each hand more that one is told wins more.
TEST(Bots, who_is_told_hands_wins_more) {
  const auto told = [](int hands) {
    return match<triples::Bot>(4, Level::steady, Level::steady, 15, hands);
  };
  EXPECT_NEAR(told(0), 0.25, 1e-9);
  EXPECT_GT(told(1), 0.35);
  EXPECT_GT(told(2), 0.9);  // the third hand follows from two
}
TEST(Bots, levels_of_rationing_are_in_their_order) {
  EXPECT_GT(match<rationing::Bot>(4, Level::easy, Level::random, 10), 0.35);
  EXPECT_GT(match<rationing::Bot>(4, Level::steady, Level::easy, 20), 0.27);
  if (long_run(2) > 1) {
    EXPECT_GT(match<rationing::Bot>(4, Level::strong, Level::steady, 25), 0.27);
  }
}
TEST(Bots, levels_of_victory_line_are_in_their_order) {
  EXPECT_GT(match<victory_line::Bot>(2, Level::easy, Level::random, 20), 0.6);
  EXPECT_GT(match<victory_line::Bot>(2, Level::steady, Level::easy, 60), 0.55);
  if (long_run(2) > 1) {
    EXPECT_GT(match<victory_line::Bot>(2, Level::strong, Level::steady, 30), 0.52);
  }
}

}  // namespace
}  // namespace stolik
