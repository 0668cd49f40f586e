#include "server/journal/settings.h"

#include <algorithm>
#include <array>

#include "bots/bots.h"
#include "core/bot_pace.h"
#include "core/notation.h"
#include "server/json_members.h"

namespace stolik {
namespace {

constexpr std::size_t kMaxSeats = 12;
constexpr std::array<int, 4> kMultipliers = {1, 2, 5, 10};
constexpr int kColours = 5;

void write_of_class(JsonWriter& json, const OfClass& owner) {
  json.begin_object();
  json.key("id"), json.string(table_name(owner.id));
  json.key("table"), json.integer(owner.table);
  json.key("round"), json.integer(owner.round);
  json.key("same_deal"), json.boolean(owner.same_deal);
  json.key("away_seconds"), json.integer(owner.away_seconds);
  json.key("nonces"), json.begin_array();
  for (const std::string& nonce : owner.nonces) json.string(nonce);
  json.end_array();
  json.end_object();
}

OfClass read_of_class(const Json& json) {
  OfClass owner;
  for (const auto& [name, value] : json.members()) {
    const auto integer = [&] { return static_cast<int>(value.integer().value_or(0)); };
    if (name == "id") parse_table_name(value.text(), owner.id);
    else if (name == "table") owner.table = integer();
    else if (name == "round") owner.round = integer();
    else if (name == "same_deal") owner.same_deal = value.is_true();
    else if (name == "away_seconds") owner.away_seconds = integer();
    else if (name != "nonces") continue;
    else
      for (const Json& nonce : value.items()) owner.nonces.push_back(nonce.text());
  }
  return owner;
}

}  // namespace

std::vector<Nonce> OfClass::shares() const {
  std::vector<Nonce> out;
  for (const std::string& nonce : nonces) {
    const std::size_t colon = nonce.find(':');
    const auto person = parse_below(std::string_view{nonce}.substr(0, colon), 1'000'000'000);
    if (person && colon != std::string::npos) out.push_back({*person, nonce.substr(colon + 1)});
  }
  return out;
}

std::optional<Chair> Chair::from(std::string_view text) {
  Chair chair;
  if (text == "open") return chair;
  chair.kind = text == "closed" ? Kind::closed : Kind::bot;
  if (text == "closed" || text == "bot") return chair;
  if (!text.starts_with("bot:") || !level_named(text.substr(4))) return std::nullopt;
  chair.level = text.substr(4);
  return chair;
}

Trouble read_colours(const Json& list, std::vector<int>& colours) {
  const Trouble trouble{"bad-option", "", "colours: a list of different numbers from 0 to 4."};
  std::vector<int> read;
  if (!list.is_array()) return trouble;
  for (const Json& one : list.items()) {
    const std::int64_t colour = one.integer().value_or(-1);
    if (colour < 0 || colour >= kColours ||
        std::find(read.begin(), read.end(), static_cast<int>(colour)) != read.end())
      return trouble;
    read.push_back(static_cast<int>(colour));
  }
  colours = std::move(read);
  return {};
}

Trouble read_settings(const Json& body, Settings& settings) {
  const Json* seats = body.find("seats");
  if (seats == nullptr || !seats->is_array() || seats->items().empty() ||
      seats->items().size() > kMaxSeats) {
    return {"bad-message", "", "seats: a list of at most 12 is expected."};
  }
  for (const Json& seat : seats->items()) {
    if (!seat.is_string() || !Chair::from(seat.text())) {
      return {"bad-message", "",
              "seats: open, closed, bot or bot:LEVEL (" + std::string{kLevelExpected} + ")."};
    }
    settings.seats.push_back(seat.text());
  }
  const auto number = [&](std::string_view name, int usual) {
    return body.find(name) != nullptr ? integer_member(body, name) : usual;
  };
  settings.turn_seconds = number("turn_seconds", 0);
  settings.multiplier = number("multiplier", 1);
  if (settings.turn_seconds < 0 || settings.turn_seconds > 3600)
    return {"bad-option", "", "turn_seconds: 0 to 3600."};
  if (std::find(kMultipliers.begin(), kMultipliers.end(), settings.multiplier) ==
      kMultipliers.end()) {
    return {"bad-option", "", "multiplier: 1, 2, 5 or 10."};
  }
  if (body.find("pace") != nullptr) {
    settings.pace = text_member(body, "pace");
    if (bot_pace(settings.pace) == nullptr)
      return {"bad-option", "", "pace: calm, brisk or instant."};
  }
  if (const Json* colours = body.find("colours")) {
    if (Trouble trouble = read_colours(*colours, settings.colours); !trouble.ok()) return trouble;
  }
  if (const Json* options = body.find("options")) {
    if (!options->is_object()) return {"bad-option", "", "options: an object is expected."};
    settings.options = *options;
  }
  for (const char* name : {"spectators", "bot_when_away", "coach"}) {
    const Json* flag = body.find(name);
    if (flag != nullptr && !flag->is_boolean())
      return {"bad-option", "", std::string{name} + ": true or false."};
  }
  settings.open_door = text_member(body, "door") == "open";
  if (body.find("door") != nullptr && !settings.open_door && text_member(body, "door") != "knock") {
    return {"bad-option", "", "door: knock or open."};
  }
  settings.game = text_member(body, "game");
  settings.spectators = boolean_member(body, "spectators", true);
  settings.bot_when_away = boolean_member(body, "bot_when_away");
  settings.coach = boolean_member(body, "coach");
  return {};
}

std::string write_settings(const Settings& settings) {
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  json.key("seats"), json.begin_array();
  for (const std::string& seat : settings.seats) json.string(seat);
  json.end_array();
  std::string options;
  settings.options.write(options);
  json.key("options"), json.raw(options);
  json.key("open_door"), json.boolean(settings.open_door);
  json.key("spectators"), json.boolean(settings.spectators);
  json.key("bot_when_away"), json.boolean(settings.bot_when_away);
  json.key("coach"), json.boolean(settings.coach);
  json.key("turn_seconds"), json.integer(settings.turn_seconds);
  json.key("multiplier"), json.integer(settings.multiplier);
  if (!settings.pace.empty()) json.key("pace"), json.string(settings.pace);
  if (!settings.colours.empty()) {
    json.key("colours"), json.begin_array();
    for (const int colour : settings.colours) json.integer(colour);
    json.end_array();
  }
  json.key("code"), json.string(settings.code);
  json.key("invitation"), json.string(settings.invitation);
  json.key("origin"), json.string(settings.origin);
  if (settings.of_class) json.key("of_class"), write_of_class(json, *settings.of_class);
  json.end_object();
  return out;
}

bool read_settings(std::string_view text, Settings& settings) {
  const JsonResult parsed = parse_json(text);
  if (!parsed || !parsed.value.is_object()) return false;
  for (const auto& [name, value] : parsed.value.members()) {
    if (name == "options") settings.options = value;
    else if (name == "open_door") settings.open_door = value.is_true();
    else if (name == "spectators") settings.spectators = value.is_true();
    else if (name == "bot_when_away") settings.bot_when_away = value.is_true();
    else if (name == "coach") settings.coach = value.is_true();
    else if (name == "turn_seconds")
      settings.turn_seconds = static_cast<int>(value.integer().value_or(0));
    else if (name == "multiplier")
      settings.multiplier = static_cast<int>(value.integer().value_or(1));
    else if (name == "pace") settings.pace = value.text();
    else if (name == "colours") read_colours(value, settings.colours);
    else if (name == "code") settings.code = value.text();
    else if (name == "invitation") settings.invitation = value.text();
    else if (name == "origin") settings.origin = value.text();
    else if (name == "of_class") settings.of_class = read_of_class(value);
    else if (name != "seats") continue;
    else
      for (const Json& seat : value.items()) settings.seats.push_back(seat.text());
  }
  return true;
}

}  // namespace stolik
