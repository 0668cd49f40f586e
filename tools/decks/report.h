// What is wrong with a deck: a list of problems for a person who edits it.
//
// Every problem names a file, the place in it and what to do. At most kMaxListed are kept, all are
// counted, so a hostile deck costs no more memory than an honest one. Whatever comes out of a deck
// is made printable before it reaches a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace stolik {

struct Problem {
  std::string file;
  std::string place;  // a way through the JSON, "cards.anders.name"; "" is the whole file
  std::string what;
  bool operator==(const Problem&) const = default;
};

// "file: place: what", without anything that could steer a terminal.
std::string told(const Problem& problem);

// Control characters become '?'; what is longer than `most` bytes ends in an ellipsis.
std::string printable(std::string_view text, std::size_t most = 160);

class Report {
 public:
  static constexpr std::size_t kMaxListed = 100;

  void problem(std::string_view file, std::string_view place, std::string_view what);
  // Worth a look, but no reason to refuse the deck.
  void note(std::string_view file, std::string_view place, std::string_view what);
  // Something the deck's editors could not confirm: a member `check`.
  void open(std::string_view file, std::string_view place, std::string_view what);

  std::size_t count() const { return count_; }
  const std::vector<Problem>& problems() const { return problems_; }
  const std::vector<Problem>& notes() const { return notes_; }
  const std::vector<Problem>& open_checks() const { return open_; }

 private:
  std::size_t count_ = 0;
  std::vector<Problem> problems_;
  std::vector<Problem> notes_;
  std::vector<Problem> open_;
};

}  // namespace stolik
