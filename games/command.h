// What a game's text and the table share: a parsed command, and the name of a game in a picture.
#pragma once

#include <string>

#include "core/game.h"
#include "core/json.h"
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

// An option that only the client minds: accepted, not kept.
struct ClientOption {
  std::string_view name;
  std::string_view values[2];
};

// Reads the members of `options` that are given; the others keep their defaults. Returns "" or what is
// wrong.
template <class Deck, Listed T>
std::string read_given_options(const Json* given, const Deck& deck, T& options,
                               const ClientOption* client_option = nullptr) {
  if (given == nullptr) return "";
  Reading reading;
  reading.inside("options", [&] {
    if (!given->is_object()) return reading.fail("an object is expected");
    for (const auto& [name, value] : given->members()) {
      bool known = false;
      each_field(options, [&, &key = name, &json = value](std::string_view field, auto& member) {
        if (field != key) return;
        known = true;
        reading.inside(field, [&] { read_picture(reading, json, deck, member); });
      });
      if (client_option != nullptr && name == client_option->name) {
        known = value.is_string() && (value.text() == client_option->values[0] ||
                                      value.text() == client_option->values[1]);
        if (!known) reading.inside(name, [&] { reading.fail("there is no such value"); });
      }
      if (!known) reading.inside(name, [&] { reading.fail("there is no such option"); });
    }
  });
  return reading.trouble();
}

}  // namespace stolik
