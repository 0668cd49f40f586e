// Puzzles of all games behind one door.

#include <chrono>

#include "core/fields.h"
#include "core/notation.h"
#include "puzzles/list.h"

namespace stolik {
namespace {

constexpr int kMostGames = 400;  // played until one holds a puzzle of the grade that is wished for

Answer bad_wish(std::string message) { return {Code::bad_option, "", std::move(message)}; }

std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) {
  Hasher hasher;
  hasher.absorb(seed);
  hasher.absorb(number);
  return hasher.value();
}

// The id comes last and is made of all that stands before it: the same puzzle has the same one
// everywhere.
std::string whole(std::string_view game, const Deck& deck, std::string_view members) {
  std::string out = concat("{\"game\":\"", game, "\",\"deck\":\"", deck.id, "\",", members);
  Hasher hasher;
  hasher.absorb(std::string_view{out});
  return out + ",\"id\":\"" + hex(hasher.value()) + "\"}";
}

template <class Puzzle>
PuzzleMade make(const Deck& deck, const PuzzleWish& wish) {
  if constexpr (Puzzle::kPlayers.bits == 0) {
    return {bad_wish("there are no puzzles of this game")};
  } else {
    const int players = wish.players == 0 ? Puzzle::usual_players(wish.grade) : wish.players;
    if (!Puzzle::kPlayers.has(players))
      return {bad_wish("players: there are no puzzles for that many")};
    const auto names = names_of<typename Puzzle::Text>(deck);
    for (int i = 0; i < kMostGames; ++i) {
      const std::string members =
          Puzzle::make(*names, players, wish.grade, mixed(wish.seed, std::uint64_t(i)));
      if (!members.empty()) return {{}, whole(wish.game, deck, members)};
    }
    return {bad_wish("grade: no puzzle that deep was found for that many players")};
  }
}

template <class... Puzzle>
PuzzleMade make_one(KindsOf<Puzzle...>, const Deck& deck, const PuzzleWish& wish) {
  PuzzleMade made{bad_wish("there is no such game")};
  static_cast<void>((
      (Puzzle::Text::Rules::kName == wish.game && (made = make<Puzzle>(deck, wish), true)) || ...));
  return made;
}

template <class... Puzzle>
std::vector<std::string> own(KindsOf<Puzzle...>, const Shelf& shelf, const Journal& journal,
                             Seat seat, int moments) {
  std::vector<std::string> all;
  const std::string_view game = journal.game;
  static_cast<void>(((Puzzle::Text::Rules::kName == game &&
                      (all = Puzzle::from_game(shelf, journal, seat, moments), true)) ||
                     ...));
  return all;
}

int number_at(std::string_view text, std::size_t from, std::size_t size) {
  int number = 0;
  for (const char c : text.substr(from, size))
    number = number < 0 || c < '0' || c > '9' ? -1 : number * 10 + (c - '0');
  return number;
}

// Of "1983-05-01"; not ok() if it is none.
std::chrono::year_month_day day_of(std::string_view date) {
  if (date.size() != 10 || date[4] != '-' || date[7] != '-') return {};
  return std::chrono::year{number_at(date, 0, 4)} / number_at(date, 5, 2) / number_at(date, 8, 2);
}

}  // namespace

PuzzleMade make_puzzle(const Shelf& shelf, const PuzzleWish& wish) {
  if (wish.grade < 1 || wish.grade > kGrades) return {bad_wish("grade: 1 to 4 is expected")};
  const Deck* deck = wish.deck.empty() ? shelf.default_for(wish.game) : shelf.find(wish.deck);
  if (deck == nullptr || deck->game != wish.game)
    return {bad_wish("there is no such game or deck")};
  return make_one(Puzzles{}, *deck, wish);
}

PuzzleMade puzzles_of_game(const Shelf& shelf, std::string_view text, Seat seat, int moments) {
  Journal journal;
  if (std::string trouble = parse_journal(text, journal); !trouble.empty())
    return {bad_wish(std::move(trouble))};
  const Opened opened = open_journal(shelf, journal);
  if (opened.table == nullptr) return {opened.answer};
  if (index(seat) >= journal.players) return {bad_wish("there is no such seat")};
  std::string out = "[";
  for (const std::string& members : own(Puzzles{}, shelf, journal, seat, moments)) {
    if (out.size() > 1) out += ',';
    out += whole(journal.game, opened.table->deck(), members);
  }
  return {{}, out + ']'};
}

bool is_date(std::string_view date) {
  const std::chrono::year_month_day day = day_of(date);
  return day.ok() && int(day.year()) > 0;
}

PuzzleWish puzzle_of_day(std::string_view game, std::string_view date) {
  Hasher hasher;
  hasher.absorb(game);
  hasher.absorb(date);
  constexpr int kGradeOf[] = {1, 2, 2, 3, 3, 4, 4};
  const auto day = is_date(date)
                       ? std::chrono::weekday{std::chrono::sys_days{day_of(date)}}.iso_encoding()
                       : 1;  // a Monday
  return {.game = std::string{game}, .grade = kGradeOf[day - 1], .seed = hasher.value()};
}

namespace {

template <class... Puzzle>
void list_games(KindsOf<Puzzle...>, std::vector<std::string_view>& games) {
  ((Puzzle::kPlayers.bits != 0 ? games.push_back(Puzzle::Text::Rules::kName) : void()), ...);
}

}  // namespace

std::vector<std::string_view> games_with_puzzles() {
  std::vector<std::string_view> games;
  list_games(Puzzles{}, games);
  return games;
}

}  // namespace stolik
