#include "tools/referee.h"

#include <algorithm>
#include <initializer_list>

#include "bots/bots.h"
#include "core/notation.h"

namespace stolik {
namespace {

std::string refusal(const Answer& answer) {
  return json_object([&](JsonWriter& json) {
    json.boolean("ok", false);
    json.begin_object("error");
    json.string("code", code_name(answer.code));
    if (!answer.rule.empty()) {
      json.string("rule", answer.rule);
    }
    json.string("message", answer.message);
    json.end_object();
  });
}

std::string bad_message(std::string_view why) {
  return refusal({Code::bad_message, "", std::string{why}});
}

// {"ok":true,"name":…json…}
std::string granted(std::string_view name, std::string_view json) {
  std::string out = "{\"ok\":true,";
  write_json_string(out, name);
  out += ':';
  out += json;
  out += '}';
  return out;
}

bool has_only(const Json& object, std::initializer_list<std::string_view> names) {
  return std::ranges::all_of(object.members(),
                             [&](const auto& member) { return contains(names, member.first); });
}

// Events of several commands in a row (a command, then what nature answered), as one JSON array.
class EventList {
 public:
  void add(std::string_view array) {
    const std::string_view inside = array.substr(1, array.size() - 2);
    if (inside.empty()) return;
    if (!events_.empty()) events_ += ',';
    events_ += inside;
  }
  std::string json() const { return '[' + events_ + ']'; }

 private:
  std::string events_;
};

// The story as everybody may know it, collected over a command and nature's answers to it.
struct Told {
  EventList all;
  std::vector<EventList> seats;
  EventList spectator;

  void add(const Table& table) {
    all.add(table.told(Viewer::everything()));
    seats.resize(std::size_t(table.players()));
    for (int s = 0; s < table.players(); ++s) seats[slot(seat_at(s))].add(table.told(seat_at(s)));
    spectator.add(table.told(kNobody));
  }
};

}  // namespace

std::string Referee::line_too_long() {
  return refusal({Code::bad_json, "", "a line is at most 1 MiB long"});
}

std::string Referee::answer(std::string_view line) {
  const JsonResult parsed = parse_json(line);
  if (!parsed) {
    return refusal({Code::bad_json, "", concat(parsed.error, " (at byte ", parsed.where, ")")});
  }
  return answer_message(parsed.value);
}

std::string Referee::answer_message(const Json& message) {
  if (!message.is_object()) return bad_message("a message is one JSON object");
  if (const Json* what = message.find("new"); what != nullptr && has_only(message, {"new"})) {
    return open_new(*what);
  }
  if (const Json* what = message.find("load"); what != nullptr && has_only(message, {"load"})) {
    return load(*what);
  }
  if (const Json* what = message.find("deck"); what != nullptr && has_only(message, {"deck"})) {
    return show_deck(*what);
  }
  if (table_ == nullptr)
    return bad_message("there is no game yet: say {\"new\":…} or {\"load\":…}");
  if (message.find("by") != nullptr && has_only(message, {"by", "do", "seen"}))
    return command(message);
  if (message.find("bot") != nullptr && has_only(message, {"bot", "level", "millis"}))
    return show_bot(message);
  if (message.members().size() == 1) {
    const auto& [name, what] = message.members().front();
    if (name == "position" && what.is_true()) return show_position();
    if (name == "hash" && what.is_true()) return show_hash();
    if (name == "view") return show_view(what);
    if (name == "legal") return show_legal(what);
  }
  return bad_message(
      "a message has one of these forms: new, load, by + do (+ seen), position, view, legal, bot "
      "(+ level, millis), deck, hash");
}

std::string Referee::open_new(const Json& what) {
  if (!what.is_object() || !has_only(what, {"game", "players", "options", "seed", "chance"})) {
    return bad_message("new: game, players, options, seed and chance are its members");
  }
  const Json* game = what.find("game");
  const Json* players = what.find("players");
  const Json* options = what.find("options");
  const Json* seed = what.find("seed");
  const Json* chance = what.find("chance");
  if (game == nullptr || !game->is_string())
    return bad_message("new.game: the name of a game is expected");
  if (players == nullptr || !players->is_number() ||
      players->text().find_first_of(".eE") != std::string::npos) {
    return bad_message("new.players: a whole number is expected");
  }
  if (options != nullptr && !options->is_object())
    return bad_message("new.options: an object is expected");
  if (seed != nullptr && !seed->is_string()) return bad_message("new.seed: a string is expected");
  const bool manual = chance != nullptr && chance->is_string() && chance->text() == "manual";
  const bool automatic = chance == nullptr || (chance->is_string() && chance->text() == "auto");
  if (!manual && !automatic) return bad_message("new.chance: \"auto\" or \"manual\" is expected");

  const std::int64_t count = std::clamp<std::int64_t>(players->integer().value_or(-1), -1, 1000);
  Opened opened = open_table(shelf_, game->text(), int(count), options);
  if (!opened.answer.ok()) return refusal(opened.answer);
  table_ = std::move(opened.table);
  lots_.reset();
  if (automatic) {
    lots_.emplace(seed != nullptr ? std::string_view{seed->text()} : std::string_view{});
    while (table_->waiting().nature == Nature::owes) {
      table_->submit(Actor::nature(), table_->draw(Lots(*lots_)));
    }
  }
  return show_position();
}

std::string Referee::load(const Json& position) {
  if (!position.is_object()) return bad_message("load: a position is expected");
  Opened opened = load_table(shelf_, position);
  if (!opened.answer.ok()) return refusal(opened.answer);
  table_ = std::move(opened.table);
  lots_.reset();
  return show_position();
}

std::optional<Actor> Referee::actor_of(const Json& json) const {
  if (json.is_string() && json.text() == "host") return Actor::host();
  if (json.is_string() && json.text() == "nature") return Actor::nature();
  const auto seat = json.integer();
  if (!seat || *seat < 0 || *seat >= table_->players()) return std::nullopt;
  return Actor::at(seat_at(int(*seat)));
}

std::string Referee::command(const Json& message) {
  const auto who = actor_of(*message.find("by"));
  if (!who) return bad_message("by: a seat of this table, \"host\" or \"nature\" is expected");
  const Json* text = message.find("do");
  if (text == nullptr || !text->is_string()) return bad_message("do: a command is expected");
  const Json* seen = message.find("seen");
  if (seen != nullptr && !seen->is_boolean()) return bad_message("seen: true or false is expected");

  const Answer answer = table_->submit(*who, text->text());
  if (!answer.ok()) return refusal(answer);
  Told told;
  told.add(*table_);
  while (lots_ && table_->waiting().nature == Nature::owes) {
    table_->submit(Actor::nature(), table_->draw(Lots(*lots_)));
    told.add(*table_);
  }
  std::string out = "{\"ok\":true,\"events\":" + told.all.json();
  if (seen != nullptr && seen->is_true()) {
    out += ",\"seen\":{";
    for (std::size_t s = 0; s < told.seats.size(); ++s) {
      out += concat('"', s, "\":", told.seats[s].json(), ',');
    }
    out += "\"spectator\":" + told.spectator.json() + '}';
  }
  return out + '}';
}

// What a bot would do, from the seat's view and the public story alone. `millis` never changes the
// choice.
std::string Referee::show_bot(const Json& message) const {
  const auto who = actor_of(*message.find("bot"));
  if (!who || who->kind != Actor::Kind::seat)
    return bad_message("bot: a seat of this table is expected");
  const Json* level = message.find("level");
  const Json* millis = message.find("millis");
  if (level != nullptr && !level->is_string())
    return bad_message("level: the name of a level is expected");
  if (millis != nullptr && (!millis->integer() || *millis->integer() < 0)) {
    return bad_message("millis: a number from 0 on is expected");
  }
  const BotAnswer asked = ask_bot(*table_, who->seat, level != nullptr ? level->text() : "strong");
  if (!asked.answer.ok()) return refusal(asked.answer);
  std::string out = "{\"ok\":true,\"do\":";
  if (asked.move.command.empty()) {
    out += "null";
  } else {
    write_json_string(out, asked.move.command);
  }
  return out + ",\"why\":" + asked.move.why + '}';
}

std::string Referee::show_view(const Json& who) const {
  if (who.is_string() && who.text() == "spectator") return granted("view", table_->view(kNobody));
  const auto actor = actor_of(who);
  if (!actor || actor->kind != Actor::Kind::seat) {
    return bad_message("view: a seat of this table or \"spectator\" is expected");
  }
  return granted("view", table_->view(actor->seat));
}

std::string Referee::show_legal(const Json& who) const {
  const auto actor = actor_of(who);
  if (!actor) return bad_message("legal: a seat of this table, \"host\" or \"nature\" is expected");
  std::string list;
  JsonWriter json(list);
  json.list(table_->legal(*actor));
  return granted("commands", list);
}

std::string Referee::show_deck(const Json& id) const {
  const Deck* deck = id.is_string() ? shelf_.find(id.text()) : nullptr;
  if (deck == nullptr) return bad_message("deck: there is no deck of that id");
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  for (const auto& [name, value] : deck->facts.members()) {
    json.raw(name, value.written());
  }
  json.begin_object("texts");
  for (const auto& [language, texts] : deck->texts) {
    json.raw(language, texts.written());
  }
  json.end_object();
  json.end_object();
  return granted("deck", out);
}

std::string Referee::show_position() const { return granted("position", table_->position()); }

std::string Referee::show_hash() const { return granted("hash", '"' + hex(table_->hash()) + '"'); }

}  // namespace stolik
