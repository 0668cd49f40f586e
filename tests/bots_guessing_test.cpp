// The bot of games that have none of their own, asked in every game: it plays by the rules, the
// same for the same knowledge, in bounded time, and better than chance.

#include <gtest/gtest.h>

#include "bots/guessing.h"
#include "bots/question.h"
#include "tests/labs.h"
#include "tools/arena.h"

namespace stolik {
namespace {

template <class Lab>
class Guessing : public testing::Test {};
TYPED_TEST_SUITE(Guessing, AllLabs, LabNames);

TYPED_TEST(Guessing, PlaysByTheRulesAndAlikeForTheSameKnowledge) {
  using Bot = GuessingBot<typename TypeParam::Text>;
  using G = typename Bot::G;
  int asked = 0;
  for (std::uint64_t seed = 1; asked < 12; ++seed) {
    RandomTable<TypeParam> table(seed);
    for (int step = 0; step < 60 && !table.over() && asked < 12; ++step) {
      const Waiting waiting = G::waiting(table.state.pub);
      for (int s = 0; s < table.state.pub.options.players && step % 5 == 4; ++s) {
        if (!waiting.seats.has(seat_at(s))) continue;
        const Knowledge<G> known{view<G>(table.state, seat_at(s)), table.memory,
                                 static_cast<std::uint32_t>(step)};
        Rng first(seed_of(known, Level::easy)), second(seed_of(known, Level::easy));
        const auto choice = Bot::choose(known, Level::easy, first);
        const auto again = Bot::choose(known, Level::easy, second);
        ASSERT_EQ(choice.waits, again.waits);
        ASSERT_EQ(choice.action, again.action);
        ASSERT_EQ(choice.why.permille, again.why.permille);
        ASSERT_TRUE(choice.waits || !check<G>(table.state, Actor::at(seat_at(s)), choice.action));
        ++asked;
      }
      ASSERT_FALSE(table.carry_out(table.choose()));
    }
  }
}

TYPED_TEST(Guessing, TellsItsReasonsAsCodesAndNumbers) {
  using Bot = GuessingBot<typename TypeParam::Text>;
  RandomTable<TypeParam> table(3);
  for (int step = 0; step < 200 && !table.over(); ++step) {
    const Waiting waiting = Bot::G::waiting(table.state.pub);
    Actions<typename Bot::G> actions;
    for (int s = 0; s < table.state.pub.options.players; ++s) {
      if (!waiting.seats.has(seat_at(s))) continue;
      Bot::G::list(table.state.pub, table.state.own[slot(seat_at(s))], seat_at(s), actions);
      if (actions.size() < 2) continue;
      const auto shared = std::make_shared<typename Bot::Deck>(table.names());
      const BotQuestionOf<Bot> question(
          shared, {view<typename Bot::G>(table.state, seat_at(s)), table.memory, 0});
      const JsonResult why = parse_json(question.answer(Level::steady).why);
      ASSERT_TRUE(why);
      EXPECT_EQ(why.value.find("code")->text(), "average");
      EXPECT_GE(*why.value.find("guesses")->integer(), 1);
      EXPECT_LE(*why.value.find("guesses")->integer(), 24);  // fewer where they take too many steps
      EXPECT_LE(*why.value.find("next")->integer(), *why.value.find("permille")->integer());
      EXPECT_LE(*why.value.find("permille")->integer(), 1000);
      std::string command;
      Bot::Text::print(table.names(), actions[0], command);
      const JsonResult weighed = parse_json(question.weigh(command));
      ASSERT_TRUE(weighed) << command;
      EXPECT_NE(weighed.value.find("permille"), nullptr);
      EXPECT_EQ(question.coach(), "[]");
      return;
    }
    ASSERT_FALSE(table.carry_out(table.choose()));
  }
  FAIL() << "nobody had a choice";
}

TYPED_TEST(Guessing, IsNotSlow) {
  using Bot = GuessingBot<typename TypeParam::Text>;
  using G = typename Bot::G;
  RandomTable<TypeParam> table(8);
  for (int step = 0; step < 20 && !table.over(); ++step)
    ASSERT_FALSE(table.carry_out(table.choose()));
  const Waiting waiting = G::waiting(table.state.pub);
  for (int s = 0; s < table.state.pub.options.players; ++s) {
    if (!waiting.seats.has(seat_at(s))) continue;
    const Knowledge<G> known{view<G>(table.state, seat_at(s)), table.memory, 0};
    Rng rng(1);
    const double begin = cpu_seconds();
    Bot::choose(known, Level::strong, rng);
    EXPECT_LT(cpu_seconds() - begin, 2.0);
    return;
  }
}

TYPED_TEST(Guessing, IsBetterThanChance) {
  using Bot = GuessingBot<typename TypeParam::Text>;
  Arena<Bot> arena;
  ASSERT_EQ(arena.open(game_facts(Bot::G::kName).usual_players, nullptr), "");
  double share = 0;
  int games = 0;
  // In a small game luck counts for much, and a game takes no time.
  constexpr std::uint64_t kDeals = Bot::G::kMaxActions < 50 ? 200 : 2;
  for (std::uint64_t deal = 1; deal <= kDeals; ++deal) {
    for (int side = 0; side < arena.sides(); ++side, ++games)
      share += arena.play(deal, side, Level::easy, Level::random).share;
  }
  EXPECT_GT(share / games, 1.0 / arena.sides());
}

}  // namespace
}  // namespace stolik
