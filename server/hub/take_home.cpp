// The file people take home once the game is over (docs/FAIRNESS.md): all that chance depended on,
// every command in its order, the opened seed, and the chain of all lines.

#include <algorithm>

#include "core/notation.h"
#include "server/hub/room.h"
#include "server/journal/verify.h"

namespace stolik {
namespace {

std::string fair_remark(const Room& room) {
  std::string fair{"# "};
  JsonWriter json(fair);
  json.begin_object();
  json.key("fair");
  json.begin_object();
  json.key("seed");
  json.string(to_hex(room.seed));
  json.key("commitment");
  json.string(commitment_of(room.seed));
  json.key("multiplier");
  json.integer(room.settings.multiplier);
  json.key("broken_off");
  json.boolean(room.broken_off);
  json.key("nonces");
  json.begin_array();
  for (const Nonce& nonce : room.nonces)
    json.string(std::to_string(nonce.person) + ":" + nonce.text);
  json.end_array();
  json.end_object();
  json.end_object();
  return fair;
}

std::string entry_line(const JournalEntry& entry) {
  return actor_name(entry.who) + ' ' + entry.command;
}

std::string spin_remark(const SpinRemark& remark) {
  return "# {\"entry\":" + std::to_string(remark.entry) +
         ",\"strength\":" + std::to_string(remark.strength) +
         ",\"spun_ms\":" + std::to_string(remark.spun_ms) +
         ",\"silent_steps\":" + std::to_string(remark.silent_steps) +
         ",\"said\":" + (remark.said ? "true" : "false") + "}";
}

// Names are told with the game but are no part of it: they go when somebody leaves.
void add_names(const Room& room, std::string& out) {
  const auto add = [&](std::string_view what, int number, std::string_view name) {
    ((((out += "# {\"") += what) += "\":") += std::to_string(number)) += ",\"name\":";
    write_json_string(out, name);
    out += "}\n";
  };
  for (std::size_t i = 0; i < room.chairs.size(); ++i) {
    const Person* who = room.person(room.chairs[i].person);
    add("seat", static_cast<int>(i), who != nullptr ? who->name : "bot");
  }
  for (const Person& one : room.people) {
    const auto named = [&](const CalledOff& off) {
      return std::find(off.people.begin(), off.people.end(), one.number) != off.people.end();
    };
    const bool counts = room.seal.of(one.number) != nullptr ||
                        std::any_of(room.called_off.begin(), room.called_off.end(), named);
    if (!one.gone && counts) add("person", one.number, one.name);
  }
}

}  // namespace

std::vector<std::string> Room::opening_lines() const {
  std::vector<std::string> lines{
      std::string{kJournalMagic},
      seal.empty() ? journal_header(Journal::begin(*play.table)) : seal.header};
  if (!seal.empty()) lines.push_back("# " + seal.terms);
  return lines;
}

std::string Room::take_home() const {
  std::string out;
  const auto add = [&](std::string_view line) { (out += line) += '\n'; };
  for (const std::string& line : opening_lines()) add(line);
  add_names(*this, out);
  std::size_t spin = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    add(entry_line(entries[i]));
    for (; spin < spin_remarks.size() && spin_remarks[spin].entry == i; ++spin)
      add(spin_remark(spin_remarks[spin]));
  }
  add(fair_remark(*this));
  add("# {\"chain\":\"" + chain + "\"}");
  return out;
}

// The chain goes along with the game: however long that was, its end takes no longer than a move.
void Room::begin_chain() {
  so_far = {};
  for (const std::string& line : opening_lines()) so_far.add(line);
}

void Room::chain_last_entry() {
  so_far.add(entry_line(entries.back()));
  if (!spin_remarks.empty() && spin_remarks.back().entry + 1 == entries.size())
    so_far.add(spin_remark(spin_remarks.back()));
}

void Room::end_chain() {
  Chain whole = so_far;
  whole.add(fair_remark(*this));
  chain = whole.last();
}

}  // namespace stolik
