// `stolik`: one program, one subcommand for each thing one can do with it.

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "core/assert.h"
#include "tools/args.h"

namespace {

struct Door {
  std::string_view name;
  stolik::Subcommand run;
  std::string_view meaning;
};

constexpr Door kDoors[] = {
#ifdef STOLIK_NET
    {"serve", stolik::serve_main, "tables for everyone who can reach this machine, and the page to play in"},
#endif
    {"referee", stolik::referee_main, "the rules engine on standard input and output, for programs"},
    {"play", stolik::play_main, "a game in this terminal, against bots"},
    {"replay", stolik::replay_main, "tells a finished game again, step by step"},
    {"replay-report", stolik::replay_report_main, "plays a report of a table that broke again, for developers"},
    {"scenario", stolik::scenario_main, "plays scenario files: rules told as small plays"},
    {"perft", stolik::perft_main, "counts ways to play on: a check of the rules as a whole"},
    {"types", stolik::types_main, "TypeScript types of positions, views, events and commands"},
    {"bench", stolik::bench_main, "how fast the engine is, beside a calibration loop"},
#ifdef STOLIK_NET
    {"load", stolik::load_main, "drives a server with many tables and measures it"},
#endif
    {"sim", stolik::sim_main, "the server's brain in a bad world, by seed"},
    {"verify", stolik::verify_main, "draws a finished game's lots again from its opened seed"},
    {"arena", stolik::arena_main, "bots against bots: win shares with their uncertainty"},
    {"decks", stolik::decks_main, "list, check and make decks of cards, and look at them on one page"},
};

void print_help(std::FILE* out) {
  std::fprintf(out,
               "Stolik: three history games around one small table.\n\n"
               "usage: stolik COMMAND [arguments]\n\ncommands:\n");
  for (const Door& door : kDoors) {
    std::fprintf(out, "  %-13.*s %.*s\n", static_cast<int>(door.name.size()), door.name.data(),
                 static_cast<int>(door.meaning.size()), door.meaning.data());
  }
  std::fprintf(out, "\n`stolik COMMAND --help` tells more about one of them.\n");
}

void die(const char* what, const char* file, int line) {
  std::fprintf(stderr, "stolik: this is our error: %s (%s:%d)\n", what, file, line);
  std::abort();
}

}  // namespace

int main(int argc, char** argv) {
  stolik::set_assert_handler(die);
  if (argc < 2) {
    print_help(stderr);
    return 2;
  }
  const std::string_view command = argv[1];
  if (command == "--help" || command == "-h" || command == "help") {
    print_help(stdout);
    return 0;
  }
  for (const Door& door : kDoors) {
    if (door.name == command) return door.run(argc - 2, argv + 2);
  }
  std::fprintf(stderr, "stolik: there is no command '%s'\nTry: stolik --help\n", argv[1]);
  return 2;
}
