// What is learned for the bots of `triples`: what an open set is worth, and what an ask tells of
// the asker's hand.

#include "tools/learn.h"

#include <algorithm>
#include <cmath>

#include "bots/triples/bot.h"
#include "bots/triples/habits.h"
#include "core/play.h"

namespace stolik {
namespace {

using namespace triples;

// One game, told to whoever learns from it.
struct Game {
  State<Triples> state;
  Memory memory{};
  std::uint32_t heard = 1;

  Game(int players, Rng& rng) {
    Options options;
    options.players = std::uint8_t(players);
    options.youngest = seat_at(int(rng.below(options.players)));
    state = Triples::start(options);
    Story<Triples> story;
    Lots lots(rng);
    const Refusal refusal =
        play_deal<Triples>(state, Actor::nature(), triples::Text::shuffle(state.pub, lots), story);
    STOLIK_ASSERT(!refusal);
  }

  bool open() const { return state.pub.phase == Phase::play; }
  Knowledge<Triples> known(Seat seat) const { return {view<Triples>(state, seat), memory, heard}; }
  void carry_out(const Action& action) {
    Story<Triples> story;
    const Public before = state.pub;
    const Refusal refusal = play<Triples>(state, Actor::at(state.pub.turn), action, story);
    STOLIK_ASSERT(!refusal);
    for (const auto& beat : story) memory.hear(before, beat.shown);
    ++heard;
  }
};

Action counting_action(const Game& game) {
  const Knowledge<Triples> known = game.known(game.state.pub.turn);
  Rng lots(seed_of(known, Level::steady));
  return Bot::choose(known, Level::steady, lots).action;
}

// ---- habits: how much more likely each kind of ask makes what it fits

// The splits of one set that somebody thought possible, and the true one. What the asks heard say
// of each is how many of them are of which kind; the weights of these, multiplied, are to make the
// true one as likely as can be.
struct Puzzle {
  struct Choice {
    double deals = 0;
    std::vector<std::pair<Habits::Kind, std::uint8_t>> kinds;
  };
  std::vector<Choice> choices;
  std::size_t truth = 0;
};

bool is_true(const State<Triples>& state, SetId set, const Split& split) {
  for (std::size_t i = 0; i < kCardsOfSet; ++i) {
    const Card card = card_at(index(set) * kCardsOfSet + int(i));
    if (split.holder[i] != kNobody && !state.own[slot(split.holder[i])].hand.has(card))
      return false;
  }
  return true;
}

void add_puzzles(const Game& game, std::vector<Puzzle>& puzzles) {
  const Knowledge<Triples> known = game.known(game.state.pub.turn);
  const Belief belief(known.view, known.memory);
  const Habits habits(known.view, known.memory);
  if (habits.silent()) return;
  for (int s = 0; s < kSets; ++s) {
    const auto set = static_cast<SetId>(s);
    Puzzle puzzle;
    for (const Split& split : belief.splits(set)) {
      if (split.deals <= 0) continue;
      if (is_true(game.state, set, split)) puzzle.truth = puzzle.choices.size();
      std::array<std::uint8_t, Habits::kKinds> counts{};
      for (const Habits::Kind kind : habits.kinds(set, split)) ++counts[kind];
      Puzzle::Choice& choice = puzzle.choices.emplace_back();
      choice.deals = split.deals / belief.deals();
      for (std::size_t kind = 1; kind < counts.size(); ++kind) {
        if (counts[kind] != 0)
          choice.kinds.emplace_back(static_cast<Habits::Kind>(kind), counts[kind]);
      }
    }
    if (puzzle.choices.size() > 1) puzzles.push_back(std::move(puzzle));
  }
}

std::vector<Puzzle> puzzles_of_game(int players, Rng rng) {
  constexpr std::uint32_t kOneIn = 8;  // moments that are looked at: neighbours tell the same
  std::vector<Puzzle> puzzles;
  for (Game game(players, rng); game.open(); game.carry_out(counting_action(game))) {
    if (rng.below(kOneIn) == 0) add_puzzles(game, puzzles);
  }
  return puzzles;
}

using Logs = std::array<double, Habits::kKinds>;
struct Slope {
  Logs rise{};    // of the likelihood of what is true
  Logs spread{};  // how much a kind's number differs among the choices
  double likely = 0;
};

Slope slope_of(const std::vector<Puzzle>& puzzles, const Logs& logs) {
  Slope slope;
  std::vector<double> chance;
  for (const Puzzle& puzzle : puzzles) {
    chance.clear();
    double all = 0;
    for (const Puzzle::Choice& choice : puzzle.choices) {
      double log = 0;
      for (const auto& [kind, count] : choice.kinds) log += logs[kind] * count;
      chance.push_back(choice.deals * std::exp(log));
      all += chance.back();
    }
    Logs mean{};
    Logs square{};
    for (std::size_t i = 0; i < chance.size(); ++i) {
      for (const auto& [kind, count] : puzzle.choices[i].kinds) {
        mean[kind] += chance[i] / all * count;
        square[kind] += chance[i] / all * count * count;
      }
    }
    for (const auto& [kind, count] : puzzle.choices[puzzle.truth].kinds) slope.rise[kind] += count;
    for (std::size_t k = 0; k < mean.size(); ++k) {
      slope.rise[k] -= mean[k];
      slope.spread[k] += square[k] - mean[k] * mean[k];
    }
    slope.likely += std::log(chance[puzzle.truth] / all);
  }
  return slope;
}

// How well the true hands are foreseen in these games: what they were thought likely, as the mean
// of its logarithm.
double foreseen(const std::vector<std::vector<Puzzle>>& games, const Logs& logs) {
  double likely = 0;
  double many = 0;
  for (const auto& puzzles : games) {
    likely += slope_of(puzzles, logs).likely;
    many += double(puzzles.size());
  }
  return likely / std::max(many, 1.0);
}

// None below a tenth and none above four: people do not always count.
std::vector<int> fit_habits(const Lesson& lesson, long games, std::array<int, 2> players,
                            std::uint64_t salt) {
  const auto puzzles_from = [&](std::uint64_t seed, long many) {
    return in_order(many, lesson.threads, [&, seed](long game) {
      return puzzles_of_game(players[std::size_t(game % 4 == 0 ? 0 : 1)], lots_of(seed, game));
    });
  };
  const auto all = puzzles_from(lesson.seed + salt, games);
  constexpr double kDoubt = 20;  // a weight of one is believed as much as so many asks
  constexpr int kRounds = 80;
  Logs logs{};
  for (int round = 0; round < kRounds; ++round) {
    Slope sum;
    const auto slopes = in_order(games, lesson.threads,
                                 [&](long game) { return slope_of(all[std::size_t(game)], logs); });
    for (const Slope& one : slopes) {
      for (std::size_t k = 0; k < logs.size(); ++k) {
        sum.rise[k] += one.rise[k];
        sum.spread[k] += one.spread[k];
      }
    }
    for (std::size_t k = 1; k < logs.size(); ++k) {
      const double step = 0.3 * (sum.rise[k] - kDoubt * logs[k]) / (sum.spread[k] + kDoubt);
      logs[k] = std::clamp(logs[k] + std::clamp(step, -0.3, 0.3), std::log(0.1), std::log(4.0));
    }
    if (round % 20 == 19) lesson.tell(concat("round ", round + 1, " of ", kRounds));
  }
  const auto others = puzzles_from(lesson.seed + salt + 2, (games + 9) / 10);
  Logs built_in{};
  for (std::size_t k = 1; k < built_in.size(); ++k)
    built_in[k] = std::log(Habits::learned_for(players[1])[k]);
  lesson.tell(concat(
      "foreseen in other games, the mean logarithm: ", std::to_string(foreseen(others, logs)),
      "; nothing read from asks: ", std::to_string(foreseen(others, {})),
      "; as built in: ", std::to_string(foreseen(others, built_in))));
  std::vector<int> weights;
  for (std::size_t k = 1; k < logs.size(); ++k)
    weights.push_back(int(std::lround(1000 * std::exp(logs[k]))));
  return weights;
}

Learned learn_habits(const Lesson& lesson) {
  const std::vector<int> few = fit_habits(lesson, lesson.games, {3, 4}, 0);
  // A game of six takes as long as a hundred of four.
  const std::vector<int> many = fit_habits(lesson, (lesson.games + 9) / 10, {5, 6}, 1);
  const auto half = std::ptrdiff_t(few.size() / 2);
  return {{"passed", {few.begin(), few.begin() + half}},
          {"chosen", {few.begin() + half, few.end()}},
          {"passed_many", {many.begin(), many.begin() + half}},
          {"chosen_many", {many.begin() + half, many.end()}}};
}

// ---- worth: the share of sets standing so that ended up with the seat

struct Sample {
  int number;
  bool won;
};

std::vector<Sample> samples_of_game(const Worth& worth, int players, Rng rng) {
  struct Met {
    int number;
    SetId set;
  };
  Game game(players, rng);
  const Seat learner = seat_at(int(rng.below(players)));
  std::vector<Met> met;
  const auto note = [&](bool turn) {
    const Knowledge<Triples> known = game.known(learner);
    const auto all = standings(known, read_from_asks(known, Belief(known.view, known.memory)));
    for (int s = 0; s < kSets; ++s) {
      const auto set = static_cast<SetId>(s);
      if (game.state.pub.in_play.meets(CardSet::of(set)))
        met.push_back({number(all[std::size_t(s)], turn), set});
    }
  };
  while (game.open()) {
    if (game.state.pub.turn != learner) {
      game.carry_out(counting_action(game));
      continue;
    }
    note(true);
    const Knowledge<Triples> known = game.known(learner);
    Rng lots(seed_of(known, Level::strong));
    game.carry_out(Bot::choose_by(known, worth, lots).action);
    if (game.open() && game.state.pub.turn != learner) note(false);
  }
  std::vector<Sample> samples;
  for (const Met& one : met)
    samples.push_back({one.number, game.state.pub.sets[slot(learner)].has(one.set)});
  return samples;
}

// What a set is thought to be worth before anything was seen: by how many of its cards are held,
// and how many are placed.
Worth first_guess() {
  Worth worth{};
  Standing s;
  for (int turn = 0; turn < 2; ++turn) {
    for (s.own = 0; s.own < 3; ++s.own) {
      for (s.known = 0; s.known < 3; ++s.known) {
        for (const bool promised : {false, true}) {
          s.promised = promised;
          for (s.placed = 0; s.placed < 3; ++s.placed) {
            for (s.rival = 0; s.rival < kRivalClasses; ++s.rival) {
              for (s.odds = 0; s.odds < kOddsClasses; ++s.odds) {
                const int guess =
                    300 + 900 * s.own * s.own + s.own * s.odds * (turn == 1 ? 500 : 150);
                worth[std::size_t(number(s, turn == 1))] = std::int16_t(guess);
              }
            }
          }
        }
      }
    }
  }
  return worth;
}

// Each generation plays by the table it has; what was met seldom keeps most of what it was thought
// to be.
Learned learn_worth(const Lesson& lesson) {
  constexpr int kGenerations = 4;
  constexpr double kForgets = 0.5;
  constexpr double kPrior = 25;
  const Worth first = first_guess();
  Worth worth = first;
  std::vector<double> won(worth.size(), 0.0);
  std::vector<double> seen(worth.size(), 0.0);
  const long games = (lesson.games + kGenerations - 1) / kGenerations;
  for (int g = 0; g < kGenerations; ++g) {
    for (double& n : won) n *= kForgets;
    for (double& n : seen) n *= kForgets;
    for (const auto& samples : in_order(games, lesson.threads, [&](long game) {
           return samples_of_game(worth, game % 4 == 3 ? 5 : 6,
                                  lots_of(lesson.seed, g * games + game));
         })) {
      for (const Sample& sample : samples) {
        seen[std::size_t(sample.number)] += 1;
        if (sample.won) won[std::size_t(sample.number)] += 1;
      }
    }
    for (std::size_t i = 0; i < worth.size(); ++i) {
      worth[i] = std::int16_t((first[i] * kPrior + kWholeSet * won[i]) / (kPrior + seen[i]));
    }
    lesson.tell(concat("generation ", g + 1, " of ", kGenerations));
  }
  return {{"worth", {worth.begin(), worth.end()}}};
}

constexpr Learner kAll[] = {
    {"habits", "what an ask tells of the asker's hand, fitted to games of players who count", 3000,
     learn_habits},
    {"worth", "what an open set is worth at large tables, in ten-thousandths of a set", 4800,
     learn_worth},
};

}  // namespace

std::span<const Learner> learners_of_triples() { return kAll; }

}  // namespace stolik
