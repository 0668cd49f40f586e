// Puzzles for JavaScript: a wish in, a puzzle as JSON out. Made for a worker.
//
// Strings travel as in engine.cpp: in through stolik_take(), out through stolik_result().

#include "bindings/wasm/strings.h"
#include "puzzles/puzzle.h"

namespace {

using namespace stolik;

// The JSON, or 0 with what is wrong as the result.
int told(PuzzleMade made) {
  if (made.answer.ok()) return say(std::move(made.json));
  say(std::move(made.answer.message));
  return 0;
}

}  // namespace

// Argument: the deck's id or "", after a line break the game, after another one the date (instead
// of grade and seed) or "".
STOLIK_EXPORT(stolik_puzzle)
int stolik_puzzle(int players, int grade, unsigned high, unsigned low) {
  const std::string text = module().argument;
  const std::size_t first = text.find('\n');
  const std::size_t second = text.find('\n', first + 1);
  if (first == std::string::npos || second == std::string::npos)
    return say("deck, game and date are expected"), 0;
  const std::string date = text.substr(second + 1);
  PuzzleWish wish{.game = text.substr(first + 1, second - first - 1),
                  .grade = grade,
                  .seed = std::uint64_t{high} << 32 | low};
  if (!date.empty()) {
    if (!is_date(date)) return say("a date is written like 2026-11-17"), 0;
    wish = puzzle_of_day(wish.game, date);
  }
  wish.deck = text.substr(0, first);
  wish.players = players;
  return told(make_puzzle(module().shelf, wish));
}
// Argument: the journal of a game that is over. An array.
STOLIK_EXPORT(stolik_own_puzzles) int stolik_own_puzzles(int seat) {
  return told(puzzles_of_game(module().shelf, module().argument, seat_at(seat)));
}
