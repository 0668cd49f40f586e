#include <cstdio>
#include <string>

#include "tools/args.h"
#include "tools/deck_files.h"
#include "tools/referee.h"

namespace stolik {
namespace {

enum class Line { whole, too_long, end };

// One line of standard input. A line past kMaxLine is read to its end and thrown away.
Line read_line(std::string& line) {
  line.clear();
  bool too_long = false;
  bool any = false;
  for (int c = std::getc(stdin); c != EOF; c = std::getc(stdin)) {
    any = true;
    if (c == '\n') return too_long ? Line::too_long : Line::whole;
    if (line.size() < kMaxLine) {
      line.push_back(char(c));
    } else {
      too_long = true;
    }
  }
  if (!any) return Line::end;
  return too_long ? Line::too_long : Line::whole;
}

}  // namespace

int referee_main(int argc, char** argv) {
  const Args args(
      "referee",
      "Reads one JSON object a line from standard input and answers each with one line:\n"
      "the rules engine for other programs. docs/PROTOCOL.md lists the messages. Example:\n"
      "  echo '{\"new\":{\"game\":\"triples\",\"players\":3,\"seed\":\"1\"}}' | stolik referee",
      "", {{"--decks", "DIR", "also the deck in this folder, or the decks in folders below it"}},
      argc, argv);
  const Shelf shelf = shelf_of(args);
  Referee referee(shelf);
  std::string line;
  for (Line kind = read_line(line); kind != Line::end; kind = read_line(line)) {
    std::string out = kind == Line::whole ? referee.answer(line) : Referee::line_too_long();
    out += '\n';
    if (std::fwrite(out.data(), 1, out.size(), stdout) != out.size() || std::fflush(stdout) != 0) {
      return 1;  // nobody reads any more
    }
  }
  return 0;
}

}  // namespace stolik
