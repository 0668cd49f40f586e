// What is learned for the bots of `rationing`: how the seat that imagines a game plays on in it
// (bots/rationing/rollout.h).

#include "tools/climb.h"

#include <algorithm>
#include <cmath>

#include "bots/rationing/bot.h"
#include "bots/rationing/rollout.h"
#include "core/play.h"
#include "games/shelf.h"
#include "games/table_of.h"

namespace stolik {
namespace {

using namespace rationing;

Options table_of(int players) {
  const stolik::Deck* deck = built_in_shelf().default_for(Rationing::kName);
  rationing::Text::Deck names;
  names.id = deck->id;
  Options options;
  STOLIK_ASSERT(rationing::Text::read_deck(deck->facts, names).empty());
  STOLIK_ASSERT(read_options<rationing::Text>(nullptr, players, names, options).empty());
  return options;
}

// A game as dealt: somebody's turn begins.
State<Rationing> dealt(const Options& options, Rng& rng) {
  State<Rationing> state = Rationing::start(options);
  Story<Rationing> story;
  Lots lots(rng);
  STOLIK_ASSERT(!play_deal<Rationing>(state, Actor::nature(),
                                      rationing::Text::shuffle(state.pub, lots), story));
  while (state.pub.phase != Phase::allocation) {
    Odds<Rationing> odds;
    Rationing::chance(state, odds);
    STOLIK_ASSERT(!play<Rationing>(state, Actor::nature(), pick(odds, rng), story));
  }
  return state;
}

// ---- a rule as a list of numbers to be moved

constexpr std::size_t kCounts = Rule::kStages * Rule::kLacks;
constexpr std::size_t kNumbers = 2 * kCounts + 4;
using Numbers = std::array<double, kNumbers>;
constexpr std::size_t kBuysFrom = 2 * kCounts;

// Where the search begins: near cards count, dear ones in the shop more, for they are still to
// come.
Numbers first_numbers() {
  Numbers numbers{};
  for (std::size_t i = 0; i < kCounts; ++i) {
    constexpr std::array<double, Rule::kLacks> kByLack = {2000, 800, 250, 40};
    numbers[i] = kByLack[i % Rule::kLacks];
    numbers[kCounts + i] = 1.5 * kByLack[i % Rule::kLacks];
  }
  numbers[kBuysFrom] = -200;
  numbers[kBuysFrom + 1] = 300;
  numbers[kBuysFrom + 2] = 60;
  numbers[kBuysFrom + 3] = 80;
  return numbers;
}

// One step this way or that: a share of the number, where it cannot change its sign.
double moved(const Numbers& numbers, std::size_t i, double steps) {
  constexpr double kShare = 0.15;
  constexpr double kPoints = 100;
  return i == kBuysFrom ? numbers[i] + kPoints * steps : numbers[i] * std::exp(kShare * steps);
}

Rule rule_of(const Numbers& numbers) {
  const auto at = [&](std::size_t i) {
    return int(std::lround(std::clamp(numbers[i], -30'000.0, 30'000.0)));
  };
  Rule rule;
  for (std::size_t i = 0; i < kCounts; ++i) {
    rule.row[i / Rule::kLacks][i % Rule::kLacks] = at(i);
    rule.shop[i / Rule::kLacks][i % Rule::kLacks] = at(kCounts + i);
  }
  rule.buys_from = at(kBuysFrom);
  rule.bargains_from = at(kBuysFrom + 1);
  rule.place = at(kBuysFrom + 2);
  rule.sooner = at(kBuysFrom + 3);
  return rule;
}

// What games of one seat by the rule against others that buy as Market counts come to, in
// thousandths of a win; the same deals and the same lots for each rule.
struct Ended {
  std::int64_t worth = 0;
  std::int64_t wins = 0;
};

Ended play_games(const std::array<Options, 3>& tables, const Rule& rule, std::uint64_t seed,
                 long first, long games) {
  const std::array<PriceList, 3> prices = {PriceList(tables[0].facts, rule),
                                           PriceList(tables[1].facts, rule),
                                           PriceList(tables[2].facts, rule)};
  Ended ended;
  for (long game = first; game < first + games; ++game) {
    Rng rng = lots_of(seed, game);
    const std::size_t table = game % 4 == 0 ? 0 : game % 4 == 1 ? 2 : 1;  // mostly four players
    const State<Rationing> state = dealt(tables[table], rng);
    const Seat self = seat_at(int(rng.below(tables[table].players)));
    Course course(prices[table], state, self);
    course.finish(rng);
    const int worth = course.worth(self);
    ended.worth += worth;
    if (table == 1) ended.wins += course.share(self);
  }
  return ended;
}

Learned learn_course(const Lesson& lesson) {
  const std::array<Options, 3> tables = {table_of(3), table_of(4), table_of(5)};
  const Numbers found =
      climb(lesson, first_numbers(), moved, [&](const Numbers& numbers, long first, long games) {
        return double(play_games(tables, rule_of(numbers), lesson.seed, first, games).worth) /
               double(games);
      });
  const Rule rule = rule_of(found);
  // Other deals than those it was learned on.
  const long fresh = std::max(4L, lesson.games / 50);
  const auto share = [&](const Rule& one) {
    const Ended ended = play_games(tables, one, lesson.seed + 2, 0, fresh);
    return concat(std::to_string(double(ended.wins) / (double(fresh) / 2 * 1000)), " (",
                  std::to_string(double(ended.worth) / double(fresh)), ")");
  };
  lesson.tell(concat("win share with four in ", fresh, " other games: ", share(rule),
                     "; where it began: ", share(rule_of(first_numbers())),
                     "; built in: ", share(kLearnedRule)));
  const auto counts = [](const Rule::Counts& all) {
    std::vector<int> flat;
    for (const auto& stage : all) flat.insert(flat.end(), stage.begin(), stage.end() - 1);
    return flat;
  };
  return {{"row", counts(rule.row)},       {"shop", counts(rule.shop)},
          {"buys_from", {rule.buys_from}}, {"bargains_from", {rule.bargains_from}},
          {"place", {rule.place}},         {"sooner", {rule.sooner}}};
}

constexpr Learner kAll[] = {
    {"course",
     "how the seat that imagines a game plays on in it, by games against those who never trade",
     3'000'000, learn_course},
};

}  // namespace

std::span<const Learner> learners_of_rationing() { return kAll; }

}  // namespace stolik
