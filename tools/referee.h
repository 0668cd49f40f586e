// The referee: the engine on standard input and output (docs/PROTOCOL.md), one JSON object a line.
//
// It answers every line, however broken, with one line, and a refused line changes nothing.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "games/table.h"

namespace stolik {

// A longer line cannot be a message: the largest position is well below 64 KiB.
inline constexpr std::size_t kMaxLine = 1u << 20;

class Referee {
 public:
  explicit Referee(const Shelf& shelf) : shelf_(shelf) {}

  // The answer to one line, without its end of line.
  std::string answer(std::string_view line);

  // What a caller says in place of answer() for a line longer than kMaxLine.
  static std::string line_too_long();

 private:
  std::string answer_message(const Json& message);
  std::string open_new(const Json& what);
  std::string load(const Json& position);
  std::string command(const Json& message);
  std::string show_view(const Json& who) const;
  std::string show_legal(const Json& who) const;
  std::string show_bot(const Json& message) const;
  std::string show_deck(const Json& id) const;
  std::string show_position() const;
  std::string show_hash() const;

  std::optional<Actor> actor_of(const Json& json) const;

  const Shelf& shelf_;
  std::unique_ptr<Table> table_;
  std::optional<Rng> lots_;  // chance: auto
};

}  // namespace stolik
