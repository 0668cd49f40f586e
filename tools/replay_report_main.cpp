// `stolik replay-report`: does it still break?

#include <cstdio>

#include "server/hub/broken.h"
#include "server/hub/room.h"
#include "tools/args.h"
#include "tools/deck_files.h"

namespace stolik {

int replay_report_main(int argc, char** argv) {
  const Args args("replay-report",
                  "Reads a report of a table that broke (DATA/reports/*.json; - is standard "
                  "input), seats everybody at it\n"
                  "again and says the word that broke it. Exits with 1 if it breaks, with 0 if it "
                  "does not any more.",
                  "REPORT",
                  {{"--decks", "DIR", "more decks, as the server had them"},
                   {"--position", "", "print the position before that word"}},
                  argc, argv);
  if (args.operands().size() != 1) args.fail("one report is expected");
  const auto text = read_file(args.operands()[0], 2 * kMaxReport);
  if (!text) args.fail("cannot read " + args.operands()[0]);
  const Shelf shelf = shelf_of(args);
  const ReplayedReport replayed = replay_report(shelf, *text, [&](const Room& room) {
    if (args.has("--position") && room.play.table)
      std::printf("%s\n", room.play.table->position().c_str());
  });
  if (!replayed.trouble.empty()) args.fail(replayed.trouble);
  std::printf("then: %s\nnow:  %s\n", replayed.was.c_str(),
              replayed.breaks.empty() ? "it holds" : replayed.breaks.c_str());
  return replayed.breaks.empty() ? 0 : 1;
}

}  // namespace stolik
