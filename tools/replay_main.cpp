#include <cstdio>
#include <iostream>

#include "games/journal.h"
#include "tools/args.h"
#include "tools/deck_files.h"
#include "tools/terminal/replay.h"
#include "tools/terminal/terminal.h"

namespace stolik {

int replay_main(int argc, char** argv) {
  const Args args(
      "replay",
      "Tells a journal again, command by command, as a spectator saw it. Exits with 1 if the\n"
      "journal is broken or one of its commands is refused. FILE may be - for standard input.",
      "FILE",
      {{"--seat", "N", "as that seat saw it"},
       {"--all", "", "everything, secrets too"},
       {"--from", "K", "tells from command K on"},
       {"--hashes", "", "only `number hash` after every command"},
       {"--step", "", "waits for Enter after every command; s shows the table, q ends"},
       {"--language", "L", "en (default), pl or ru"},
       {"--decks", "DIR", "more decks: a deck's folder or .stolik-deck file, or a folder of them"},
       {"--no-colour", "", "no colours (also with NO_COLOR set, or when not in a terminal)"}},
      argc, argv);
  if (args.operands().size() != 1) args.fail("which journal?");
  if (args.has("--seat") && args.has("--all")) args.fail("--seat and --all exclude each other");
  const std::string& path = args.operands()[0];
  if (path == "-" && args.has("--step"))
    args.fail("--step reads Enter from standard input: name a file");
  terminal::ReplayRequest request;
  request.look = terminal::look_of(args);
  if (args.has("--seat")) request.seat = args.number("--seat", 0, 0, kMaxSeatBits - 1);
  request.all = args.has("--all");
  request.hashes = args.has("--hashes");
  request.step = args.has("--step");
  request.from = args.number("--from", 1, 1, 10'000'000);
  const auto text = read_file(path, kMaxJournalBytes);
  if (!text) {
    std::fprintf(stderr, "stolik replay: '%s' cannot be read, or is longer than 8 MiB\n",
                 path.c_str());
    return 1;
  }
  const Shelf shelf = shelf_of(args);
  std::string trouble = missing_edition(shelf, *text);
  if (trouble.empty()) trouble = terminal::replay(shelf, *text, request, std::cin, std::cout);
  std::cout << std::flush;
  if (trouble.empty()) return 0;
  std::fprintf(stderr, "%s: %s\n", path.c_str(), trouble.c_str());
  return 1;
}

}  // namespace stolik
