// `stolik verify`: was the game dealt as it was committed to?

#include <cstdio>
#include <string>

#include "games/journal.h"
#include "server/journal/class_file.h"
#include "server/journal/verify.h"
#include "tools/args.h"
#include "tools/deck_files.h"

namespace stolik {

namespace {

std::string named(const Journal& journal, int person) {
  for (const std::string& remark : journal.remarks) {
    const JsonResult json = parse_json(remark);
    const Json* number = json ? json.value.find("person") : nullptr;
    const Json* name = json ? json.value.find("name") : nullptr;
    if (number != nullptr && name != nullptr && number->integer() == person) {
      return concat(name->text(), " (person ", person, ")");
    }
  }
  return concat("person ", person);
}

void print_shares(const Verdict& verdict, const Journal& journal) {
  if (verdict.of_class) {
    std::printf(
        "chance:   table %d of a class, round %d: the class's key, to which people added openly "
        "before the first deal\n",
        verdict.of_class->table, verdict.of_class->round);
    return;
  }
  if (verdict.sealed.empty()) {
    std::printf(
        "chance:   a game from before deals were sealed; whoever knew the seed could choose the "
        "last nonce\n");
    return;
  }
  bool committed = false;
  for (const Share& share : verdict.shares) {
    committed |= !share.commitment.empty();
    std::printf("chance:   %s %s\n", named(journal, share.person).c_str(),
                share.commitment.empty()
                    ? "said a nonce openly before the seal: it binds nobody who knew the seed"
                    : "committed to a nonce and opened it after the seal");
  }
  if (!committed)
    std::printf(
        "chance:   nobody committed to a nonce: whoever knew the seed knew the deal beforehand\n");
  for (const CalledOff& one : verdict.called_off) {
    std::string people;
    for (const int person : one.people)
      people += (people.empty() ? "" : ", ") + named(journal, person);
    std::printf(
        "before:   deal %d was called off: %s %s\n", one.deal, people.c_str(),
        one.why == "left" ? "left while nonces were opened" : "did not open what was committed to");
  }
  if (std::size_t(verdict.deal - 1) > verdict.called_off.size()) {
    std::printf("before:   %d deals were called off in all\n", verdict.deal - 1);
  }
}

int verify_whole_class(const Shelf& shelf, const std::string& text, const std::string& commitment) {
  const ClassVerdict verdict = verify_class(shelf, text, commitment);
  if (!verdict.trouble.empty()) {
    std::printf("NOT as committed: %s\n", verdict.trouble.c_str());
    return 1;
  }
  const Verdict& first = verdict.tables[0];
  if (commitment.empty()) {
    std::printf("the file agrees with itself\n");
    std::printf(
        "seed:     %s, by the file alone; compare it with what you were shown (--commitment)\n",
        first.commitment.c_str());
  } else {
    std::printf("as committed: %s\n", first.commitment.c_str());
  }
  int moves = 0, lots = 0;
  for (const Verdict& one : verdict.tables) moves += one.moves, lots += one.lots;
  std::printf("class:    %zu tables in %d rounds, one seed and one key for all\n",
              verdict.tables.size(), verdict.rounds);
  std::printf(
      "chance:   nonces were said openly before the first deal: whoever knew the seed could say "
      "theirs last\n");
  std::printf("drawn:    %d lots drawn again; %d moves, each allowed by the rules\n", lots, moves);
  if (first.of_class->same_deal) {
    std::printf(
        "the same: %d deals, each the same at all its tables; of %d lots that several tables drew "
        "%d came out alike\n",
        verdict.sections, verdict.compared, verdict.alike);
    if (verdict.alike < verdict.compared) {
      std::printf(
          "          (the others: a card that was drawn at one table was gone at another)\n");
    }
  } else {
    std::printf("the same: nothing; each table had lots of its own\n");
  }
  std::printf(
      "never:    who looked at hands during the game, whether a table was left out of this file, "
      "names\n");
  return 0;
}

}  // namespace

int verify_main(int argc, char** argv) {
  const Args args(
      "verify",
      "Reads the file that a table, or a class for all its tables, gave out (- is standard input), "
      "draws every deal, draw,\n"
      "die and fall of the top again from the opened seed and the nonces, plays every move by the "
      "rules\n"
      "and follows the chain of lines. Exits with 1 if anything differs. Says what it compared "
      "with what\n"
      "you were shown, and what only with the file itself. docs/FAIRNESS.md has the whole story.",
      "JOURNAL",
      {{"--commitment", "HEX", "what you were shown before the deal (fair.commitment)"},
       {"--sealed", "HEX", "what you were shown when nonces were opened (fair.sealed)"},
       {"--chain", "HEX", "what you were shown when the game was over (fair.chain)"},
       {"--decks", "DIR", "more decks, as the server had them"}},
      argc, argv);
  if (args.operands().size() != 1) args.fail("one journal is expected");
  const std::string commitment = args.value("--commitment").value_or("");
  const std::string sealed = args.value("--sealed").value_or("");
  const std::string chain = args.value("--chain").value_or("");
  for (const std::string& hash : {commitment, sealed, chain}) {
    if (!hash.empty() && !is_commitment(hash))
      args.fail("64 hexadecimal digits are expected, not " + hash);
  }
  const auto text = read_file(args.operands()[0], kMaxJournalBytes);
  if (!text) args.fail("cannot read " + args.operands()[0] + ", or it is longer than 8 MiB");
  const Shelf shelf = shelf_of(args);
  if (const std::string what = missing_edition(shelf, *text); !what.empty()) {
    std::printf("not checked: %s\n", what.c_str());
    return 1;
  }
  if (is_class_file(*text)) return verify_whole_class(shelf, *text, commitment);
  const Verdict verdict = verify_journal(shelf, *text, commitment, sealed, chain);
  if (!verdict.trouble.empty()) {
    std::printf("NOT as committed: %s\n", verdict.trouble.c_str());
    return 1;
  }
  Journal journal;
  parse_journal(*text, journal);
  if (commitment.empty()) std::printf("the file agrees with itself\n");
  else std::printf("as committed: %s\n", verdict.commitment.c_str());
  const auto compared = [](const char* what, const std::string& value, const std::string& shown,
                           const char* option) {
    if (value.empty()) std::printf("%s none in this file: it is of an older server\n", what);
    else if (!shown.empty()) std::printf("%s %s, as you were shown\n", what, value.c_str());
    else
      std::printf("%s %s, by the file alone; compare it with what you were shown (%s)\n", what,
                  value.c_str(), option);
  };
  compared("seed:    ", verdict.commitment, commitment, "--commitment");
  if (!verdict.of_class) compared("seal:    ", verdict.sealed, sealed, "--sealed");
  compared("chain:   ", verdict.chain, chain, "--chain");
  print_shares(verdict, journal);
  std::printf("drawn:    %d lots and %d falls of %d spins drawn again%s\n", verdict.lots,
              verdict.falls, verdict.spins,
              verdict.told_by_people > 0 ? " (falls that people told: not drawn)" : "");
  std::printf("moves:    %d, each allowed by the rules; %s\n", verdict.moves,
              verdict.over ? "the game was played to its end" : "the game was broken off");
  if (verdict.chain.empty()) {
    std::printf(
        "not said: whether moves were left out or changed, where the lots still fit; this file has "
        "no chain\n");
  } else if (chain.empty()) {
    std::printf(
        "not said: whether somebody wrote all lines from a move on anew, and the chain with them "
        "(--chain)\n");
  }
  std::printf(
      "never:    who looked at hands during the game, whether the moves are those that people "
      "meant, names\n");
  return 0;
}

}  // namespace stolik
