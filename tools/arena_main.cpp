// `stolik arena GAME --bots strong,steady`: who is better, and how sure can one be?

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <random>
#include <thread>
#include <utility>

#include "bots/list.h"
#include "tools/arena.h"
#include "tools/arena_plot.h"
#include "tools/args.h"

namespace stolik {
namespace {

struct Plan {
  std::string game;
  std::string first, second;
  Level first_level{}, second_level{};
  int players = 0;
  long deals = 0;
  int threads = 1;
  std::uint64_t seed = 0;
  double at_least = -1;  // sequential test: stop when it is decided
  bool quiet = false;
  bool pairs = false;
  int told = 0;  // so many hands are told to the first bot
};

// One game of the arena, for who compares two runs deal by deal.
struct Row {
  long deal = 0;
  int side = 0;
  std::string seats;  // of the first bot
  double share = 0;
};

struct Score {
  std::vector<double> blocks;  // mean share of the first bot in each
  std::vector<Row> rows;
  double sum = 0, squares = 0;
  double game_squares = 0;  // of single games, to tell what pairing gained
  long games = 0, moves = 0;
  double seconds = 0, slowest = 0;
  Times times{};
  int sides = 0;

  double mean() const { return blocks.empty() ? 0 : sum / double(blocks.size()); }
  double variance() const {
    const double n = double(blocks.size());
    return n < 2 ? 0 : (squares - sum * sum / n) / (n - 1);
  }
  // 99 of 100 moves took at most so long.
  double p99_ms() const {
    long left = moves - moves / 100;
    for (std::size_t i = 0; i < times.size(); ++i) {
      left -= times[i];
      if (left <= 0) return double(i + 1) / 4;
    }
    return 0;
  }
  double margin() const {
    return blocks.size() < 2 ? 1 : 1.96 * std::sqrt(variance() / double(blocks.size()));
  }
};

// Elo from the odds of winning against the odds of a fair table.
double elo(double share, double fair) {
  const double s = std::min(std::max(share, 1e-4), 1 - 1e-4);
  return 400 * std::log10((s / (1 - s)) / (fair / (1 - fair)));
}

void show_progress(const Plan& plan, const Score& score) {
  if (plan.quiet || isatty(STDERR_FILENO) == 0) return;
  const long done = long(score.blocks.size());
  const int filled = int(30 * done / plan.deals);
  std::fprintf(stderr, "\r  [%.*s%.*s] %ld of %ld deals, share %.3f ± %.3f ", filled,
               "##############################", 30 - filled, "..............................",
               done, plan.deals, score.mean(), score.margin());
  std::fflush(stderr);
}

// Decided when the interval lies wholly on one side, with twice its width for looking often.
bool decided(const Plan& plan, const Score& score) {
  if (plan.at_least < 0 || score.blocks.size() < 30) return false;
  return std::abs(score.mean() - plan.at_least) > 2 * score.margin();
}

template <class Bot>
std::optional<Level> level_of(std::string_view name) {
  if (const auto level = level_named(name)) return level;
  for (std::size_t i = 0; i < Bot::kAnchors.size(); ++i) {
    if (Bot::kAnchors[i] == name) return static_cast<Level>(std::size_t(Level::anchor0) + i);
  }
  return std::nullopt;
}

template <class Bot>
std::string levels() {
  std::string all = joined(kLevels);
  for (const auto& name : Bot::kAnchors) all += concat(", ", name);
  return all;
}

template <class Bot>
Score run(Plan& plan, const Args& args) {
  const auto first = level_of<Bot>(plan.first);
  const auto second = level_of<Bot>(plan.second);
  if (!first || !second) args.fail("--bots: for " + plan.game + " there are " + levels<Bot>());
  Arena<Bot> arena;
  if (const std::string trouble = arena.open(plan.players, nullptr); !trouble.empty())
    args.fail(trouble);
  if (plan.pairs) arena.alternate();
  if (plan.told > 0) {
    if (!Arena<Bot>::kCanOpenHands)
      args.fail("--open, --told: a bot of " + plan.game + " cannot be told what others hold");
    arena.tell_hands(plan.told);
  }
  Score score;
  score.sides = arena.sides();
  std::mutex mutex;
  std::atomic<long> next{0};
  std::atomic<bool> stop{false};
  const auto work = [&] {
    for (long deal = next++; deal < plan.deals && !stop; deal = next++) {
      double sum = 0, squares = 0;
      GameFigures all;
      std::vector<Row> rows;
      for (int side = 0; side < arena.sides(); ++side) {
        const std::uint64_t seed = Rng(plan.seed + std::uint64_t(deal)).next();
        const GameFigures one = arena.play(seed, side, *first, *second);
        rows.push_back({deal, side, arena.seats_of(side), one.share});
        sum += one.share;
        squares += one.share * one.share;
        all.moves += one.moves;
        all.seconds += one.seconds;
        all.slowest = std::max(all.slowest, one.slowest);
        for (std::size_t i = 0; i < all.times.size(); ++i) all.times[i] += one.times[i];
      }
      const std::lock_guard lock(mutex);
      const double mean = sum / arena.sides();
      score.blocks.push_back(mean);
      score.rows.insert(score.rows.end(), rows.begin(), rows.end());
      score.sum += mean;
      score.squares += mean * mean;
      score.game_squares += squares;
      score.games += arena.sides();
      score.moves += all.moves;
      score.seconds += all.seconds;
      score.slowest = std::max(score.slowest, all.slowest);
      for (std::size_t i = 0; i < all.times.size(); ++i) score.times[i] += all.times[i];
      if (score.blocks.size() % 5 == 0) show_progress(plan, score);
      if (decided(plan, score)) stop = true;
    }
  };
  std::vector<std::thread> threads;
  for (int i = 1; i < plan.threads; ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  if (!plan.quiet && isatty(STDERR_FILENO) != 0) std::fputs("\r\033[K", stderr);
  return score;
}

// How much less a block's mean varies than that of as many single games: 1 is nothing gained.
double pairing_gain(const Score& score) {
  const double games = double(score.games);
  const double mean = score.mean();
  const double single = score.game_squares / games - mean * mean;
  return score.variance() > 0 ? single / score.sides / score.variance() : 1;
}

std::string words_of_told(const Plan& plan) {
  if (plan.told == 0) return "";
  return plan.told == plan.players
             ? " with open hands"
             : concat(" told ", plan.told, plan.told == 1 ? " hand" : " hands");
}

void print_text(const Plan& plan, const Score& score) {
  const double fair = 1.0 / score.sides;
  std::printf(
      "%s, %d players: %s %s%s against %s, %zu deals from every side (%ld games), seed %llu\n",
      plan.game.c_str(), plan.players, plan.pairs ? "every other seat" : "one", plan.first.c_str(),
      words_of_told(plan).c_str(), plan.second.c_str(), score.blocks.size(), score.games,
      static_cast<unsigned long long>(plan.seed));
  std::printf("  win share   %.3f ± %.3f (95 %%), fair would be %.3f\n", score.mean(),
              score.margin(), fair);
  std::printf("  Elo         %+.0f (from %+.0f to %+.0f)\n", elo(score.mean(), fair),
              elo(score.mean() - score.margin(), fair), elo(score.mean() + score.margin(), fair));
  std::printf("  pairing     %.1f times less variance than unpaired games\n", pairing_gain(score));
  std::printf("  thinking    %.2f ms a move, 99 of 100 within %.2f ms, slowest %.1f ms\n",
              score.moves > 0 ? 1000 * score.seconds / double(score.moves) : 0, score.p99_ms(),
              1000 * score.slowest);
  if (plan.at_least >= 0) {
    const bool above = score.mean() - score.margin() > plan.at_least;
    const bool below = score.mean() + score.margin() < plan.at_least;
    std::printf("  at least %.3f: %s\n", plan.at_least,
                above   ? "yes"
                : below ? "no"
                        : "not decided");
  }
}

void print_json(const Plan& plan, const Score& score) {
  std::printf(
      "{\"game\":\"%s\",\"players\":%d,\"pairs\":%s,\"told\":%d,\"bots\":[\"%s\",\"%s\"],\"seed\":"
      "\"%llu\","
      "\"deals\":%zu,\"games\":%ld,"
      "\"share\":%.5f,\"margin\":%.5f,\"fair\":%.5f,\"elo\":%.1f,\"pairing\":%.2f,\"ms_a_move\":%."
      "3f,"
      "\"p99_ms\":%.2f,\"slowest_ms\":%.2f}\n",
      plan.game.c_str(), plan.players, plan.pairs ? "true" : "false", plan.told, plan.first.c_str(),
      plan.second.c_str(), static_cast<unsigned long long>(plan.seed), score.blocks.size(),
      score.games, score.mean(), score.margin(), 1.0 / score.sides,
      elo(score.mean(), 1.0 / score.sides), pairing_gain(score),
      score.moves > 0 ? 1000 * score.seconds / double(score.moves) : 0, score.p99_ms(),
      1000 * score.slowest);
}

bool write_plot(const std::string& path, const Plan& plan, const Score& score) {
  std::vector<Track> tracks;
  Score part;
  for (const double block : score.blocks) {
    part.blocks.push_back(block);
    part.sum += block;
    part.squares += block * block;
    tracks.push_back({part.mean(), part.margin()});
  }
  std::ofstream file(path);
  file << plot_svg(tracks, 1.0 / score.sides,
                   concat(plan.game, ": ", plan.first, " against ", plan.second, ", ", plan.players,
                          " players"));
  return static_cast<bool>(file);
}

// A row for each game. `--seed SEED --deals 1` plays the deal of a row again.
bool write_csv(const std::string& path, const Plan& plan, std::vector<Row> rows) {
  std::ranges::sort(rows, [](const Row& a, const Row& b) {
    return std::pair{a.deal, a.side} < std::pair{b.deal, b.side};
  });
  std::ofstream file(path);
  file << "game,players,seed,seats,bot,others,share\n";
  for (const Row& row : rows) {
    file << plan.game << ',' << plan.players << ',' << plan.seed + std::uint64_t(row.deal) << ','
         << row.seats << ',' << plan.first << ',' << plan.second << ',' << row.share << '\n';
  }
  return static_cast<bool>(file.flush());
}

using Run = Score (*)(Plan&, const Args&);

Run run_of(std::string_view game) {
  Run found = nullptr;
  each_kind(Bots{}, [&]<class Bot>() {
    if (Bot::Text::Rules::kName == game) found = run<Bot>;
  });
  return found;
}

}  // namespace

int arena_main(int argc, char** argv) {
  const Args args(
      "arena", "bots against bots on the same deals from every side of the table", "GAME",
      {{"--bots", "A,B", "one A against all others B (default strong,steady)"},
       {"--players", "N", "players at the table"},
       {"--deals", "N", "deals, each played from every side (default 1000)"},
       {"--seed", "N", "the first deal's seed (default: a new one, told)"},
       {"--threads", "N", "threads (default 1)"},
       {"--at-least", "SHARE", "stop as soon as it is clear whether A's share is above this"},
       {"--open", "", "A is told all hands: how much could be won by knowing more"},
       {"--pairs", "", "A and B take turns round the table: A,B,A,B and turned"},
       {"--told", "N", "A is told the hands of the N seats on its left"},
       {"--json", "", "one line of JSON"},
       {"--plot", "FILE", "an SVG of the share as it settled"},
       {"--csv", "FILE", "a row for each game: its deal's seed, A's seats, the bots, A's share"},
       {"--quiet", "", "no progress"}},
      argc, argv);
  if (args.operands().size() != 1) args.fail("one game is expected");
  Plan plan;
  plan.game = args.operands()[0];
  const Run run_it = run_of(plan.game);
  if (run_it == nullptr) args.fail("there is no game '" + plan.game + "'");
  const std::string bots = args.value("--bots").value_or("strong,steady");
  const std::size_t comma = bots.find(',');
  if (comma == std::string::npos)
    args.fail("--bots: two names with a comma between them are expected");
  plan.first = bots.substr(0, comma);
  plan.second = bots.substr(comma + 1);
  plan.players = args.number("--players", game_facts(plan.game).usual_players, 2, 12);
  plan.deals = args.number<long>("--deals", 1000, 1, 10'000'000);
  plan.threads = args.number("--threads", 1, 1, 64);
  plan.seed = args.has("--seed") ? args.number<std::uint64_t>("--seed", 0, 0, 4'000'000'000)
                                 : std::random_device{}();
  if (const auto mark = args.value("--at-least")) {
    char* end = nullptr;
    plan.at_least = std::strtod(mark->c_str(), &end);
    if (mark->empty() || *end != '\0' || plan.at_least < 0 || plan.at_least > 1) {
      args.fail("--at-least: a share between 0 and 1 is expected");
    }
  }
  plan.told =
      int(args.has("--open") ? plan.players : args.number("--told", 0, 0, plan.players - 1));
  plan.pairs = args.has("--pairs");
  plan.quiet = args.has("--quiet") || args.has("--json");
  const Score score = run_it(plan, args);
  if (args.has("--json")) {
    print_json(plan, score);
  } else {
    print_text(plan, score);
  }
  if (const auto path = args.value("--plot"); path && !write_plot(*path, plan, score)) {
    std::fprintf(stderr, "stolik arena: %s could not be written\n", path->c_str());
    return 1;
  }
  if (const auto path = args.value("--csv"); path && !write_csv(*path, plan, score.rows)) {
    std::fprintf(stderr, "stolik arena: %s could not be written\n", path->c_str());
    return 1;
  }
  return 0;
}

}  // namespace stolik
