// `stolik newcomers GAME`: do people who have just learned a game win their fair share?

#include <cmath>
#include <cstdio>

#include "bots/list.h"
#include "tools/args.h"
#include "tools/learn.h"
#include "tools/newcomers.h"

namespace stolik {
namespace {

struct Plan {
  std::string game;
  int players = 0;
  int newcomers = 0;
  int threads = 1;
  std::uint64_t seed = 0;
};

struct Found {
  int sides = 0;
  std::vector<NewcomerFigures> figures;  // in the order of the newcomers, whatever the threads
};

template <class Bot>
Found run(const Plan& plan, const Args& args) {
  Arena<Bot> arena;
  if (const std::string trouble = arena.open(plan.players, nullptr); !trouble.empty())
    args.fail(trouble);
  Found found;
  found.sides = arena.sides();
  if constexpr (HasNewcomer<Bot>) {
    found.figures = in_order(plan.newcomers, plan.threads, [&](long newcomer) {
      return play_newcomer(arena, Rng(plan.seed + std::uint64_t(newcomer)).next());
    });
  } else {
    args.fail("nothing says how a newcomer plays " + plan.game);
  }
  return found;
}

struct Mean {
  double value = 0;
  double margin = 0;  // 95 %
};
Mean mean_of(const std::vector<NewcomerFigures>& figures, double NewcomerFigures::* member) {
  double sum = 0, squares = 0;
  for (const NewcomerFigures& one : figures) {
    sum += one.*member;
    squares += one.*member * (one.*member);
  }
  const double n = double(figures.size());
  const double variance = n < 2 ? 0 : std::max((squares - sum * sum / n) / (n - 1), 0.0);
  return {sum / n, 1.96 * std::sqrt(variance / n)};
}

void print(const Plan& plan, const Found& found, bool as_json) {
  const Mean first = mean_of(found.figures, &NewcomerFigures::first);
  const Mean counted = mean_of(found.figures, &NewcomerFigures::counted);
  const Mean level = mean_of(found.figures, &NewcomerFigures::level);
  const auto seed = static_cast<unsigned long long>(plan.seed);
  if (as_json) {
    std::printf(
        "{\"game\":\"%s\",\"players\":%d,\"newcomers\":%d,\"seed\":\"%llu\","
        "\"first_games\":%.4f,\"later_games\":%.4f,\"margin\":%.4f,\"level\":%.3f}\n",
        plan.game.c_str(), plan.players, plan.newcomers, seed, first.value * found.sides,
        counted.value * found.sides, counted.margin * found.sides, level.value);
    return;
  }
  std::printf("%s, %d players, fair match: %d newcomers, %d games each, seed %llu\n",
              plan.game.c_str(), plan.players, plan.newcomers, kNewcomerGames, seed);
  std::printf("  games 1 to %-2d   %.2f of the fair share\n", kNewcomerCounted - 1,
              first.value * found.sides);
  std::printf("  games %d to %d  %.2f ± %.2f of the fair share (95 %%)\n", kNewcomerCounted,
              kNewcomerGames, counted.value * found.sides, counted.margin * found.sides);
  std::printf("  level there     %.2f (0 novice, 1 relaxed, 2 easy, 3 keen, 4 steady, 5 strong)\n",
              level.value);
}

using Run = Found (*)(const Plan&, const Args&);

Run run_of(std::string_view game) {
  Run found = nullptr;
  each_kind(Bots{}, [&]<class Bot>() {
    if (Bot::Text::Rules::kName == game) found = run<Bot>;
  });
  return found;
}

}  // namespace

int newcomers_main(int argc, char** argv) {
  const Args args("newcomers",
                  "simulated newcomers in fair match: what they win of their fair share", "GAME",
                  {{"--players", "N", "players at the table"},
                   {"--newcomers", "N", "how many newcomers, 30 games each (default 500)"},
                   {"--seed", "N", "the first newcomer's seed (default 1)"},
                   {"--threads", "N", "threads (default 1); the figures stay the same"},
                   {"--json", "", "one line of JSON"}},
                  argc, argv);
  if (args.operands().size() != 1) args.fail("one game is expected");
  Plan plan;
  plan.game = args.operands()[0];
  const Run run_it = run_of(plan.game);
  if (run_it == nullptr) args.fail("there is no game '" + plan.game + "'");
  plan.players = args.number("--players", game_facts(plan.game).usual_players, 2, 12);
  plan.newcomers = args.number("--newcomers", 500, 1, 1'000'000);
  plan.threads = args.number("--threads", 1, 1, 64);
  plan.seed = args.number<std::uint64_t>("--seed", 1, 0, 4'000'000'000);
  print(plan, run_it(plan, args), args.has("--json"));
  return 0;
}

}  // namespace stolik
