// What a game's text and the table share: a parsed command, and the name of a game in a picture.
#pragma once

#include <string>

#include "core/game.h"
#include "core/json.h"
#include "core/option_text.h"
#include "core/picture.h"

namespace stolik {

// An action, or the one large command: the deal.
template <class G>
struct Command {
  bool deals = false;
  typename G::Action action{};
  typename G::Deal deal{};
};

// "game": written from the type, so it costs no byte.
template <class G>
struct GameName {
  bool operator==(const GameName&) const = default;
};
template <class Deck, class G>
void put(JsonWriter& json, const Deck&, GameName<G>) {
  json.string(G::kName);
}
template <class Deck, class G>
void take(Reading& reading, const Json& json, const Deck&, GameName<G>&) {
  if (!json.is_string() || json.text() != G::kName) reading.fail("another game");
}
template <class G>
std::string typescript(GameName<G>) {
  return '"' + std::string{G::kName} + '"';
}

// "options": written from the game's list; they are read before the rest of a position (TableOf), which needs them.
template <class G>
struct Chosen {
  typename G::Options options{};
  bool operator==(const Chosen&) const = default;
};
template <class Deck, class G>
void put(JsonWriter& json, const Deck& deck, const Chosen<G>& chosen) {
  write_options<typename G::Options>(json, deck.id, G::kOptions, chosen.options);
}
template <class Deck, class G>
void take(Reading&, const Json&, const Deck&, Chosen<G>&) {}
template <class G>
std::string typescript(const Chosen<G>&) {
  std::string out = "{";
  for (const auto& [form, get, set] : G::kOptions) {
    if (!form.kept) continue;
    if (out.size() > 1) out += "; ";
    ((out += form.name) += ": ") += typescript_of(form);
  }
  return out + "}";
}

// "" or why these options cannot be (bad-option). `given` may be nullptr. What the rules read of a deck travels in the
// options, where they have a place for it.
template <class Text>
std::string read_options(const Json* given, int players, const typename Text::Deck& deck,
                         typename Text::Rules::Options& options) {
  using G = typename Text::Rules;
  options = {};
  if constexpr (requires { options.facts = deck.facts; }) options.facts = deck.facts;
  return read_options<typename G::Options>(given, G::kName, G::kPlayers, players, G::kOptions, options);
}

}  // namespace stolik
