// `stolik verify`: was the game dealt as it was committed to?

#include <cstdio>

#include "server/hub/verify.h"
#include "tools/args.h"
#include "tools/deck_files.h"

namespace stolik {

int verify_main(int argc, char** argv) {
  const Args args("verify",
                  "Reads the journal that a table gave out after its game (- is standard input) and draws every\n"
                  "deal, draw, die and fall of the top again from the opened seed. Exits with 1 if one differs.",
                  "JOURNAL",
                  {{"--commitment", "HEX", "what you were shown before the deal"},
                   {"--decks", "DIR", "more decks, as the server had them"}},
                  argc, argv);
  if (args.operands().size() != 1) args.fail("one journal is expected");
  const auto text = read_file(args.operands()[0], 8u << 20);
  if (!text) args.fail("cannot read " + args.operands()[0]);
  Shelf shelf;
  add_built_in_decks(shelf);
  if (const auto decks = args.value("--decks")) {
    if (const std::string what = load_decks(shelf, *decks); !what.empty()) args.fail(what);
  }
  const Verdict verdict = verify_journal(shelf, *text, args.value("--commitment").value_or(""));
  if (!verdict.trouble.empty()) {
    std::printf("NOT as committed: %s\n", verdict.trouble.c_str());
    return 1;
  }
  std::printf("as committed: %s\n%d lots and %d falls of %d spins drawn again%s%s\n", verdict.commitment.c_str(),
              verdict.lots, verdict.falls, verdict.spins,
              verdict.told_by_people > 0 ? " (falls of a real top: not drawn)" : "",
              verdict.over ? "; the game was played to its end" : "; the game was broken off");
  return 0;
}

}  // namespace stolik
