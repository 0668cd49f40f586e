// Puzzles: a position from a game that was played, with one thing in it that follows for certain,
// and the way to it.
//
// A puzzle is made from numbers alone, so the same seed gives the same puzzle on every machine and
// in WebAssembly; its JSON is described in puzzles/README.md. Whoever shows it brings the words.
//
// A game that has puzzles brings puzzles/<game>/puzzle.h with a struct Puzzle: Text; kPlayers, for
// how many there are some; usual_players(grade); make(names, players, grade, seed), the members of
// a puzzle's JSON or "" if that seed has none; from_game(shelf, journal, seat, moments), up to
// kOwnPuzzles of them, of so many moments at which there may be one.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/journal.h"
#include "games/table.h"

namespace stolik {

inline constexpr int kGrades = 4;
inline constexpr std::size_t kOwnPuzzles = 3;
inline constexpr int kAllMoments = 1'000'000'000;

struct PuzzleWish {
  std::string game;
  std::string deck{};  // "": the game's own
  int players = 0;     // 0: as many as suit the grade
  int grade = 1;       // 1 to kGrades
  std::uint64_t seed = 0;
};

struct PuzzleMade {
  Answer answer;
  std::string json{};
};

// The first puzzle that is found from this seed on, or why there is none.
PuzzleMade make_puzzle(const Shelf& shelf, const PuzzleWish& wish);

// What a seat could have known in a game that is over: an array of up to kOwnPuzzles puzzles, in
// the order of the game. `moments`: no more of them are looked at, from the beginning on; the same
// ones everywhere, however fast the machine is.
PuzzleMade puzzles_of_game(const Shelf& shelf, std::string_view journal, Seat seat,
                           int moments = kAllMoments);

// The wish for a day's puzzle, "2026-11-17": the same everywhere, from the date alone. Harder
// towards the end of the week.
PuzzleWish puzzle_of_day(std::string_view game, std::string_view date);
// Whether it is a date of the calendar, written so.
bool is_date(std::string_view date);

// Which games have puzzles.
std::vector<std::string_view> games_with_puzzles();

// A game without puzzles of its own.
template <class GameText>
struct NoPuzzle {
  using Text = GameText;
  static constexpr PlayerCounts kPlayers{};
  static constexpr int usual_players(int) { return 0; }
  static std::string make(const typename Text::Deck&, int, int, std::uint64_t) { return {}; }
  static std::vector<std::string> from_game(const Shelf&, const Journal&, Seat, int) { return {}; }
};

}  // namespace stolik
