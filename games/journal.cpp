#include "games/journal.h"

#include "core/notation.h"

namespace stolik {

Journal Journal::begin(const Table& table) {
  Journal journal;
  journal.game = table.game();
  journal.players = table.players();
  journal.options = table.options();
  return journal;
}

bool parse_actor(std::string_view word, int players, Actor& actor) {
  if (word == "host") return actor = Actor::host(), true;
  if (word == "nature") return actor = Actor::nature(), true;
  const auto seat = parse_below(word, players);
  if (!seat) return false;
  actor = Actor::at(seat_at(*seat));
  return true;
}

std::string actor_name(Actor actor) {
  switch (actor.kind) {
    case Actor::Kind::seat: return std::to_string(index(actor.seat));
    case Actor::Kind::host: return "host";
    case Actor::Kind::nature: return "nature";
  }
  return "";
}

std::string journal_header(const Journal& journal) {
  return json_object([&](JsonWriter& json) {
    json.string("game", journal.game);
    json.integer("players", journal.players);
    json.raw("options", journal.options);
  });
}

std::string print_journal(const Journal& journal) {
  std::string out{kJournalMagic};
  ((out += '\n') += journal_header(journal)) += '\n';
  for (const std::string& remark : journal.remarks) (((out += "# ") += remark) += '\n');
  for (const JournalEntry& entry : journal.entries) {
    (((out += actor_name(entry.who)) += ' ') += entry.command) += '\n';
  }
  return out;
}

namespace {

std::string read_header(std::string_view line, Journal& journal) {
  const JsonResult parsed = parse_json(line);
  if (!parsed) return "the second line says how the table was opened, as JSON: " + parsed.error;
  const Json& game = parsed.value["game"];
  const Json* options = parsed.value.find("options");
  if (!game.is_string()) return "game: is missing";
  const auto count = parsed.value["players"].integer();
  if (!count || *count < 1 || *count > kMaxSeatBits) return "players: a number is expected";
  journal.game = game.text();
  journal.players = int(*count);
  journal.options = options != nullptr ? options->written() : "{}";
  return "";
}

}  // namespace

std::string parse_journal(std::string_view text, Journal& journal) {
  journal = {};
  if (text.size() > kMaxJournalBytes) return "a journal is at most 8 MiB long";
  if (!is_utf8(text)) return "this is not UTF-8 text";
  int number = 0;
  bool last = false;
  while (!last) {
    std::string_view line = take_part(text, '\n', last);
    ++number;
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    const std::string where = concat("line ", number, ": ");
    if (number == 1) {
      if (line != kJournalMagic)
        return concat(where, "a journal begins with '", kJournalMagic, "'");
    } else if (number == 2) {
      const std::string trouble = read_header(line, journal);
      if (!trouble.empty()) return where + trouble;
    } else if (line.empty()) {
      continue;
    } else if (line[0] == '#') {
      line.remove_prefix(line.size() > 1 && line[1] == ' ' ? 2 : 1);
      journal.remarks.emplace_back(line);
    } else {
      bool alone = false;
      const std::string_view who = take_part(line, ' ', alone);
      JournalEntry entry;
      if (alone || !parse_actor(who, journal.players, entry.who)) {
        return where + "a seat, 'host' or 'nature' and a command are expected";
      }
      entry.command = line;
      journal.entries.push_back(std::move(entry));
    }
  }
  if (number < 2) return "line 2: how the table was opened is missing";
  return "";
}

Opened open_journal(const Shelf& shelf, const Journal& journal) {
  const JsonResult options = parse_json(journal.options);
  if (!options) return {nullptr, {Code::bad_message, "", "options: " + options.error}};
  return open_table(shelf, journal.game, journal.players, &options.value);
}

}  // namespace stolik
