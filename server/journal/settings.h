// What a table is opened with: said once in `create`, kept as the first record of its journal.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "server/ids.h"
#include "server/journal/fair.h"
#include "server/trouble.h"

namespace stolik {

struct Chair {
  enum class Kind : std::uint8_t { open, closed, bot, person };
  Kind kind = Kind::open;
  std::string level = "steady";
  int person = 0;
  bool stand_in = false;  // a bot plays for the person

  bool plays_itself() const { return kind == Kind::bot || stand_in; }
  // "open", "closed", "bot", "bot:level"
  static std::optional<Chair> from(std::string_view text);
};

constexpr std::array<std::string_view, 4> spelling(Chair::Kind) {
  return {"open", "closed", "bot", "person"};
}

// A table of a class (class.h): whose it is, and what its chance is made of besides the seed.
struct OfClass {
  TableId id{};
  int table = 0;  // from 1
  int round = 0;
  bool same_deal = false;
  int away_seconds = 0;               // then a bot plays for who is away; 0: never
  std::vector<std::string> nonces{};  // "person:nonce", by person

  std::vector<Nonce> shares() const;
  bool operator==(const OfClass&) const = default;
};

struct Settings {
  std::string game{};
  std::vector<std::string> seats{};  // as Chair::from() reads them
  Json options = parse_json("{}").value;
  bool open_door = false;
  bool spectators = true;
  bool bot_when_away = false;
  bool coach = false;
  int turn_seconds = 0;
  int multiplier = 1;
  std::string
      pace{};  // of bots, as core/bot_pace.h names it; "": as long as the server usually waits
  // Of the sides (seats that play, or teams), as people chose them; empty: by number. The house
  // does not ask which game has which colours.
  std::vector<int> colours{};
  std::string code{};
  std::string invitation{};  // hashes
  std::string origin{};
  std::optional<OfClass> of_class{};
};

// From the body of a `create`: all but code, invitation and origin, which the server draws.
Trouble read_settings(const Json& body, Settings& settings);
// A list of different colours.
Trouble read_colours(const Json& list, std::vector<int>& colours);
// As they stand in a journal, apart from the game.
std::string write_settings(const Settings& settings);
bool read_settings(std::string_view text, Settings& settings);

}  // namespace stolik
