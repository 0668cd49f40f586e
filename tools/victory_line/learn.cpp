// What is learned for the bots of `victory-line`: what a position and what a window is worth.

#include "tools/climb.h"

#include <algorithm>
#include <cmath>

#include "bots/victory_line/bot.h"
#include "bots/victory_line/outlook.h"
#include "tools/victory_line/whole_games.h"

namespace stolik {
namespace {

using namespace victory_line;

// ---- outlook: what a position is worth with all hands known

struct Moment {
  Outlook outlook;
  double share = 0;  // of the win in the end
};

// A game of two teams to its end, as imagined games are played: moments of it, each with what came
// of it.
std::vector<Moment> moments_of_game(long game, Rng rng) {
  constexpr std::uint32_t kOneIn = 6;
  const Team team = team_at(int(game % 2));
  State<VictoryLine> state = dealt(game % 8 < 6 ? 2 : 4, rng);
  std::vector<Moment> moments;
  play_to_end(state, rng, [&](const Fullness& full) {
    if (state.pub.phase == Phase::play && rng.below(kOneIn) == 0)
      moments.push_back({Outlook(state, full, team)});
    return roll_on(state, full, team);
  });
  for (Moment& moment : moments) moment.share = Bot::share(state.pub, int(slot(team)));
  return moments;
}

// A logistic regression by Newton's way, each number for itself; what is seldom counted stays near
// nothing.
Learned learn_outlook(const Lesson& lesson) {
  constexpr int kRounds = 300;
  constexpr double kDoubt = 10;
  constexpr std::size_t kNumbers = Outlook::kCounts * Outlook::kStages;
  using Found = std::array<double, kNumbers>;
  const auto games = in_order(lesson.games, lesson.threads, [&](long game) {
    return moments_of_game(game, lots_of(lesson.seed, game));
  });
  Found weights{};
  for (int round = 0; round < kRounds; ++round) {
    struct Slope {
      Found rise{};
      Found bend{};
      double surprise = 0;
      double moments = 0;
    };
    const auto slopes = in_order(lesson.games, lesson.threads, [&](long game) {
      Slope slope;
      for (const Moment& moment : games[std::size_t(game)]) {
        const std::size_t first = moment.outlook.stage * Outlook::kCounts;
        double sum = 0;
        double size = 0;
        for (std::size_t i = 0; i < Outlook::kCounts; ++i) {
          sum += weights[first + i] * moment.outlook.counts[i];
          size += std::abs(moment.outlook.counts[i]);
        }
        const double chance = 1 / (1 + std::exp(-sum));
        for (std::size_t i = 0; i < Outlook::kCounts; ++i) {
          const double count = moment.outlook.counts[i];
          slope.rise[first + i] += (moment.share - chance) * count;
          slope.bend[first + i] += chance * (1 - chance) * std::abs(count) * size;
        }
        slope.surprise -=
            moment.share * std::log(chance) + (1 - moment.share) * std::log(1 - chance);
        slope.moments += 1;
      }
      return slope;
    });
    Slope all;
    for (const Slope& slope : slopes) {
      for (std::size_t i = 0; i < kNumbers; ++i) {
        all.rise[i] += slope.rise[i];
        all.bend[i] += slope.bend[i];
      }
      all.surprise += slope.surprise;
      all.moments += slope.moments;
    }
    for (std::size_t i = 0; i < kNumbers; ++i)
      weights[i] += (all.rise[i] - kDoubt * weights[i]) / (all.bend[i] + kDoubt);
    if (round % 50 == 49) {
      lesson.tell(concat("round ", round + 1, ": the end surprises by ",
                         std::to_string(all.surprise / all.moments), " (a coin: 0.693147)"));
    }
  }
  std::vector<int> numbers;
  for (const double weight : weights) numbers.push_back(int(std::lround(1000 * weight)));
  return {{"weights", numbers}};
}

// ---- counting: what windows are worth to who counts cards

constexpr std::size_t kOfStage = (Counting::kHeld + 2) * (kLineLength + 1) + kSpecials.size();
using Numbers = std::array<double, kOfStage * Counting::kStages>;

// Calls visit(stage, i) for the numbers of a stage in their order.
template <class Visit>
void each_number(auto& stage, Visit&& visit) {
  for (auto& by_filled : stage.own) {
    for (auto& worth : by_filled) visit(worth);
  }
  for (auto& by_filled : stage.theirs) {
    for (auto& worth : by_filled) visit(worth);
  }
  for (auto& keep : stage.keep) visit(keep);
}

Counting counting_of(const Numbers& numbers) {
  Counting counting;
  std::size_t i = 0;
  for (Counting::Stage& stage : counting.stages) {
    each_number(stage, [&](int& number) {
      number = int(std::lround(std::clamp(numbers[i++], 0.0, 30'000.0)));
    });
  }
  return counting;
}

// Where the search begins: as who does not count, but a card in hand makes a window nearly its own,
// and another's that lacks it hardly theirs.
Numbers first_numbers() {
  Counting first;
  for (Counting::Stage& stage : first.stages) {
    double by_held = 1;
    for (auto& own : stage.own) {
      for (std::size_t f = 0; f < own.size(); ++f)
        own[f] = int(std::lround(kPlain.window[f] * by_held));
      own[kLineLength] = kPlain.window[kLineLength];
      by_held *= 2.5;
    }
    stage.theirs[0] = stage.own[0];
    for (std::size_t f = 0; f < stage.theirs[1].size(); ++f)
      stage.theirs[1][f] = stage.own[0][f] / 8;
    stage.keep.fill(1500);
  }
  Numbers numbers{};
  std::size_t i = 0;
  for (Counting::Stage& stage : first.stages)
    each_number(stage, [&](int number) { numbers[i++] = number; });
  return numbers;
}

// One team by this against others who do not count: what the end is worth to it on average
// (worth_of_end), or its share.
struct Ended {
  double worth = 0;
  double share = 0;
};
Ended play_games(const Counting& counting, std::uint64_t seed, long first, long games) {
  const Weights weights{.block = kCounting.block, .counting = &counting, .lacks = 1};
  Ended ended;
  for (long game = first; game < first + games; ++game) {
    Rng rng = lots_of(seed, game);
    constexpr std::array kTables{2, 2, 2, 2, 3, 4};
    State<VictoryLine> state = dealt(kTables[std::size_t(game / 2) % kTables.size()], rng);
    const Team team = team_at(int(game % 2));
    play_to_end(state, rng, [&](const Fullness& full) {
      return look_ahead(state, full,
                        state.pub.options.team_of(state.pub.turn) == team ? weights : kPlain);
    });
    ended.worth += worth_of_end(state.pub, team) / double(games);
    ended.share += Bot::share(state.pub, int(slot(team))) / double(games);
  }
  return ended;
}

Learned learn_counting(const Lesson& lesson) {
  constexpr double kShare = 0.2;  // of a number that is one step
  const Numbers found = climb(
      lesson, first_numbers(),
      [](const Numbers& numbers, std::size_t i, double steps) {
        return numbers[i] * std::exp(kShare * steps);
      },
      [&](const Numbers& numbers, long first, long games) {
        return play_games(counting_of(numbers), lesson.seed, first, games).worth;
      });
  const long fresh = std::max(4L, lesson.games / 50);
  const auto share = [&](const Counting& counting) {
    return std::to_string(play_games(counting, lesson.seed + 2, 0, fresh).share);
  };
  Counting learned = counting_of(found);
  lesson.tell(concat("share of the win in ", fresh, " other games: ", share(learned),
                     "; where it began: ", share(counting_of(first_numbers())),
                     "; built in: ", share(kLearnedCounting)));
  Learned rows;
  for (std::size_t s = 0; s < Counting::kStages; ++s) {
    constexpr std::array kNames{"early", "middle", "late"};
    LearnedRow& row = rows.emplace_back(kNames[s]);
    each_number(learned.stages[s], [&](int number) { row.numbers.push_back(number); });
  }
  return rows;
}

constexpr Learner kAll[] = {
    {"counting",
     "what windows are worth by chips and by missing cards in hand, and what special cards must "
     "do, in three stages",
     600'000, learn_counting},
    {"outlook",
     "what windows, special cards, lines and the turn are worth, for four stages of the deck", 4000,
     learn_outlook},
};

}  // namespace

std::span<const Learner> learners_of_victory_line() { return kAll; }

}  // namespace stolik
