// Every game behind the functions of table.h.

#include <array>
#include <ranges>

#include "games/list.h"
#include "games/table_of.h"

namespace stolik {
namespace {

// What can be done with a game before a table of it exists, as plain functions.
struct Entry {
  std::string_view name;
  GameFacts facts;
  Opened (*open)(const Deck&, int players, const Json* options, Seat youngest);
  Opened (*load)(const Deck&, const Json& position);
  ViewAnswer (*legal_in_view)(const Deck&, const Json& view, Seat seat);
  Answer (*check_in_view)(const Deck&, const Json& view, Seat seat, std::string_view command);
  HintsAnswer (*hints_in_view)(const Deck&, const Json& view, Seat seat);
};

// Three to five, where a game does not say otherwise; all it has if it is for fewer.
template <class G>
constexpr PlayerCounts class_sizes_of() {
  if constexpr (requires { G::kClassSizes; }) return G::kClassSizes;
  const std::uint32_t some = G::kPlayers.bits & PlayerCounts::from_to("", 3, 5).bits;
  return {G::kPlayers.rule, some != 0 ? some : G::kPlayers.bits};
}

template <class G>
constexpr GameFacts facts_of() {
  return {G::kName, G::kEndRule[0], typename G::Options{}.players, G::kPlayers,
          class_sizes_of<G>()};
}

template <class... Texts>
constexpr auto entries_of(KindsOf<Texts...>) {
  return std::array{Entry{Texts::Rules::kName, facts_of<typename Texts::Rules>(),
                          TableOf<Texts>::open, TableOf<Texts>::load, TableOf<Texts>::legal_in_view,
                          TableOf<Texts>::check_in_view, TableOf<Texts>::hints_in_view}...};
}

constexpr auto kGames = entries_of(Games{});

const Entry* find_game(std::string_view name) {
  for (const Entry& game : kGames) {
    if (game.name == name) return &game;
  }
  return nullptr;
}

struct Place {
  const Entry* game = nullptr;
  const Deck* deck = nullptr;
  Answer answer;
};

// What somebody wrote, repeated no longer than this.
constexpr std::size_t kRepeated = 40;
std::string shortened(std::string_view word) {
  if (word.size() <= kRepeated) return std::string{word};
  std::size_t end = kRepeated;
  while (end > 0 && (static_cast<unsigned char>(word[end]) & 0xC0) == 0x80) --end;
  return concat(word.substr(0, end), "…");
}

// The game and the deck that a request names.
Place find_place(const Shelf& shelf, std::string_view game, const Json* options) {
  Place place;
  place.game = find_game(game);
  if (place.game == nullptr) {
    place.answer = {Code::unknown_game, "",
                    concat("There is no game '", shortened(game), "'; there are: ",
                           joined(kGames | std::views::transform(&Entry::name)), ".")};
    return place;
  }
  const Json* named = options != nullptr ? options->find("deck") : nullptr;
  if (named == nullptr) {
    place.deck = shelf.default_for(game);
  } else if (named->is_string()) {
    place.deck = shelf.find(named->text());
  }
  if (place.deck == nullptr || place.deck->game != game) {
    place.deck = nullptr;
    place.answer = {Code::bad_option, "", "options.deck: there is no such deck for this game"};
  }
  return place;
}

Place find_place(const Shelf& shelf, const Json& position) {
  const Json& game = position["game"];
  if (!game.is_string()) return {.answer = {Code::bad_position, "", "game: is missing"}};
  return find_place(shelf, game.text(), position.find("options"));
}

}  // namespace

Opened open_table(const Shelf& shelf, std::string_view game, int players, const Json* options,
                  Seat youngest) {
  const Place place = find_place(shelf, game, options);
  if (place.deck == nullptr) return {nullptr, place.answer};
  return place.game->open(*place.deck, players, options, youngest);
}

Opened load_table(const Shelf& shelf, const Json& position) {
  const Place place = find_place(shelf, position);
  if (place.deck == nullptr) return {nullptr, place.answer};
  return place.game->load(*place.deck, position);
}

ViewAnswer legal_in_view(const Shelf& shelf, const Json& view, Seat seat) {
  const Place place = find_place(shelf, view);
  if (place.deck == nullptr) return {place.answer, {}};
  return place.game->legal_in_view(*place.deck, view, seat);
}

Answer check_in_view(const Shelf& shelf, const Json& view, Seat seat, std::string_view command) {
  const Place place = find_place(shelf, view);
  if (place.deck == nullptr) return place.answer;
  return place.game->check_in_view(*place.deck, view, seat, command);
}

HintsAnswer hints_in_view(const Shelf& shelf, const Json& view, Seat seat) {
  const Place place = find_place(shelf, view);
  if (place.deck == nullptr) return {place.answer, ""};
  return place.game->hints_in_view(*place.deck, view, seat);
}

std::vector<std::string_view> game_names() {
  std::vector<std::string_view> names;
  for (const Entry& game : kGames) names.push_back(game.name);
  return names;
}

GameFacts game_facts(std::string_view game) {
  const Entry* found = find_game(game);
  return found != nullptr ? found->facts : GameFacts{};
}

}  // namespace stolik
