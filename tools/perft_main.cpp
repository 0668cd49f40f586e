#include <cstdio>

#include "core/notation.h"
#include "games/table.h"
#include "tools/args.h"
#include "tools/counts.h"

namespace stolik {

int perft_main(int argc, char** argv) {
  const Args args(
      "perft",
      "Counts the ways to play on from a deal: one number that list, apply and chance must all "
      "get\n"
      "right together. scenarios/*/counts.perft holds the counts that the tests compare.",
      "GAME",
      {{"--players", "N", "default 3"},
       {"--depth", "N", "steps, 0 to 8 (default 3)"},
       {"--seed", "TEXT", "of the deal (default 1)"},
       {"--options", "JSON", "options of the table, as in a position"},
       {"--signature", "N", "instead: the hash over N random games"}},
      argc, argv);
  if (args.operands().size() != 1) args.fail("which game? For example: stolik perft triples");
  const std::string& game = args.operands()[0];
  bool known = false;
  for (const std::string_view name : game_names()) known = known || name == game;
  if (!known) args.fail("there is no game '" + game + "'");
  if (args.has("--signature")) {
    const auto games = args.number("--signature", 1000, 1, 1'000'000);
    std::printf("%s %d %s\n", game.c_str(), games, hex(signature(game, games)).c_str());
    return 0;
  }
  const JsonResult options = parse_json(args.value("--options").value_or("{}"));
  if (!options) args.fail("--options: " + options.error);
  const auto players = args.number("--players", 3, 1, 16);
  const auto depth = args.number("--depth", 3, 0, 8);
  const PerftResult result =
      count_leaves(game, players, &options.value, args.value("--seed").value_or("1"), depth);
  if (!result.trouble.empty()) args.fail(result.trouble);
  std::printf("%llu\n", static_cast<unsigned long long>(result.leaves));
  return 0;
}

}  // namespace stolik
