// Options in words: read from JSON and refused, written into positions, told to the schema and to
// TypeScript.
#pragma once

#include <string>

#include "core/options.h"
#include "core/picture.h"

namespace stolik {

// "2 to 12", "2, 3, 4 or 6"
std::string print(PlayerCounts players);
// A value as JSON has it; trouble goes to `reading`.
int read_option(Reading& reading, const Json& json, const OptionForm& form, int players);
void write_option(JsonWriter& json, const OptionForm& form, int value);
// Its object in the schema; `decks` are the values of a deck, the first is the usual one.
void write_form(JsonWriter& json, const OptionForm& form, PlayerCounts players,
                std::span<const std::string_view> decks);
std::string typescript_of(const OptionForm& form);

// ---- for the options of one game

// Those that are given; the others as they are when left out. `given` may be nullptr. "" or what is
// wrong.
template <class O>
std::string read_options(const Json* given, std::string_view game, PlayerCounts counts, int players,
                         std::span<const Option<O>> list, O& options) {
  if (!counts.has(players)) {
    return concat("players: ", print(counts), " can play ", game, " (", counts.rule, ")");
  }
  options.players = std::uint8_t(players);
  for (const Option<O>& option : list) {
    if (option.set != nullptr) option.set(options, option.form.at(players).otherwise);
  }
  Reading reading;
  if (given == nullptr) return "";
  reading.inside("options", [&] {
    if (!given->is_object()) return reading.fail("an object is expected");
    for (const auto& member : given->members()) {
      reading.inside(member.first, [&] {
        for (const Option<O>& option : list) {
          if (option.form.name != member.first) continue;
          const int value = read_option(reading, member.second, option.form, players);
          if (reading.ok() && option.set != nullptr) option.set(options, value);
          return;
        }
        reading.fail("there is no such option");
      });
    }
  });
  return reading.trouble();
}

// The member of positions.
template <class O>
void write_options(JsonWriter& json, std::string_view deck, std::span<const Option<O>> list,
                   const O& options) {
  json.begin_object();
  for (const Option<O>& option : list) {
    if (!option.form.kept) continue;
    if (is_added<O>(option.form.name) && option.get(options) == option.get(O{})) continue;
    json.key(option.form.name);
    option.get != nullptr ? write_option(json, option.form, option.get(options))
                          : json.string(deck);
  }
  json.end_object();
}

}  // namespace stolik
