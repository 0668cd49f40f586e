// A game in the terminal: one person against bots or opponents by lot, or all of them while the
// person looks on.
//
// Streams in and out, so tests can play it. What is printed comes from view(seat) and told(seat)
// alone.
#pragma once

#include <istream>
#include <memory>
#include <ostream>
#include <string>

#include "games/journal.h"
#include "tools/terminal/screen.h"

namespace stolik::terminal {

struct PlayRequest {
  std::string seed;
  std::optional<int> seat;       // nobody: the person looks on
  std::string level = "random";  // of the others: by lot, or a bot's
  Look look;
};

struct PlayResult {
  Journal journal;
  std::uint64_t hash = 0;
  bool over = false;
};

// `table` is new: its deal is drawn first.
PlayResult play(std::unique_ptr<Table> table, const PlayRequest& request, std::istream& in,
                std::ostream& out);

// Sentences of several commands in a row, as one paragraph. The same sentence twice is told once.
class Paragraph {
 public:
  void add(const std::vector<std::string>& sentences);
  bool empty() const { return sentences_.empty(); }
  // Wrapped, with a line feed at the end; then it is empty.
  std::string take(int columns, const std::string& label);

 private:
  struct Sentence {
    std::string text;
    int times;
  };
  std::vector<Sentence> sentences_;
};

}  // namespace stolik::terminal
