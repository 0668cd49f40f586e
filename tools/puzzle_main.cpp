// `stolik puzzle GAME`: puzzles in the terminal and for other programs.

#include <chrono>
#include <cstdio>
#include <set>

#include "puzzles/puzzle.h"
#include "tools/args.h"
#include "tools/deck_files.h"

namespace stolik {
namespace {

constexpr std::string_view kSummary =
    "A puzzle from a game that was played: one thing follows for certain, and the way to it is "
    "told step by step.\n"
    "Without --grade, --seed or --journal it is the puzzle of the day: the same for everyone, from "
    "the date alone.\n"
    "Prints JSON (puzzles/README.md); the browser has the same ones at #/puzzle.";

std::string today() {
  const std::chrono::year_month_day day{
      std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())};
  char text[16];
  std::snprintf(text, sizeof text, "%04d-%02u-%02u", int(day.year()), unsigned(day.month()),
                unsigned(day.day()));
  return text;
}

// Many of them, one a line; how many are different is said at the end.
int print_many(const Args& args, const Shelf& shelf, PuzzleWish wish, long count) {
  std::set<std::string> ids;
  const auto begin = std::chrono::steady_clock::now();
  for (long i = 0; i < count; ++i) {
    const PuzzleMade made = make_puzzle(shelf, wish);
    if (!made.answer.ok()) args.fail(made.answer.message);
    ids.insert(made.json.substr(made.json.rfind(':')));
    std::puts(made.json.c_str());
    ++wish.seed;
    if (i % 1000 == 999) std::fprintf(stderr, "%ld of %ld\n", i + 1, count);
  }
  const double spent =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
  if (count > 1)
    std::fprintf(stderr, "%ld puzzles, %zu different, %.1f ms each\n", count, ids.size(),
                 spent / double(count));
  return 0;
}

}  // namespace

int puzzle_main(int argc, char** argv) {
  const Args args(
      "puzzle", kSummary, "GAME",
      {{"--grade", "N", "1 (easy) to 4"},
       {"--seed", "N", "another puzzle for each number; 1 unless said otherwise"},
       {"--players", "N", "how many play; as many as suit the grade unless said otherwise"},
       {"--deck", "ID", "the deck it is about"},
       {"--decks", "DIR", "decks of one's own beside those that come with the program"},
       {"--date", "YYYY-MM-DD", "the puzzle of that day instead of today's"},
       {"--count", "N", "so many from the seed on, one a line"},
       {"--journal", "FILE", "from a finished game: what --seat could have known"},
       {"--seat", "N", "whose eyes, with --journal"}},
      argc, argv);
  const Shelf shelf = shelf_of(args);
  if (const auto file = args.value("--journal")) {
    const auto text = read_file(*file, kMaxJournalBytes);
    if (!text) args.fail("'" + *file + "' cannot be read");
    const PuzzleMade made =
        puzzles_of_game(shelf, *text, seat_at(args.number("--seat", 0, 0, kMaxSeatBits - 1)));
    if (!made.answer.ok()) args.fail(made.answer.message);
    std::puts(made.json.c_str());
    return 0;
  }
  if (args.operands().size() != 1) args.fail("one game is expected");
  const std::string game = args.operands()[0];
  const std::string date = args.value("--date").value_or(today());
  if (!is_date(date)) args.fail("--date: a date is written like 2026-11-17");
  const bool of_day = !args.has("--grade") && !args.has("--seed") && !args.has("--count");
  PuzzleWish wish = puzzle_of_day(game, date);
  if (!of_day) {
    wish.grade = args.number("--grade", 1, 1, kGrades);
    wish.seed = args.number<std::uint64_t>("--seed", 1, 0, 2'000'000'000);
  }
  wish.players = args.number("--players", 0, 0, kMaxSeatBits);
  wish.deck = args.value("--deck").value_or("");
  return print_many(args, shelf, wish, args.number("--count", 1, 1, 1'000'000));
}

}  // namespace stolik
