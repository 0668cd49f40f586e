// The file people take home once the game is over (docs/FAIRNESS.md): all that chance depended on, every command in
// its order, the opened seed, and the chain of all lines.

#include <algorithm>

#include "core/notation.h"
#include "server/hub/room.h"
#include "server/hub/verify.h"

namespace stolik {
namespace {

std::string fair_remark(const Room& room) {
  std::string fair;
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
  for (const Nonce& nonce : room.nonces) json.string(std::to_string(nonce.person) + ":" + nonce.text);
  json.end_array();
  json.end_object();
  json.end_object();
  return fair;
}

std::string spin_remark(const SpinRemark& remark) {
  return "{\"entry\":" + std::to_string(remark.entry) + ",\"strength\":" + std::to_string(remark.strength) +
         ",\"spun_ms\":" + std::to_string(remark.spun_ms) + ",\"silent_steps\":" + std::to_string(remark.silent_steps) +
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

std::string Room::take_home() const {
  const std::string header = seal.empty() ? journal_header(Journal::begin(*play.table)) : seal.header;
  std::string out{kJournalMagic};
  ((out += '\n') += header) += '\n';
  if (!seal.empty()) ((out += "# ") += seal.terms) += '\n';
  add_names(*this, out);
  std::size_t spin = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    (((out += actor_name(entries[i].who)) += ' ') += entries[i].command) += '\n';
    for (; spin < spin_remarks.size() && spin_remarks[spin].entry == i; ++spin) {
      ((out += "# ") += spin_remark(spin_remarks[spin])) += '\n';
    }
  }
  ((out += "# ") += fair_remark(*this)) += '\n';
  const std::string chain_line = "# {\"chain\":\"" + chain_of(out) + "\"}\n";
  return out += chain_line;
}

bool counts_for_chain(std::string_view line) {
  const bool names = (line.starts_with("# {\"seat\":") || line.starts_with("# {\"person\":")) &&
                     line.find(",\"name\":") != std::string_view::npos;
  return !line.empty() && !names && !line.starts_with("# {\"chain\":");
}

std::string chain_of(std::string_view file) {
  Chain chain;
  bool last = false;
  while (!last) {
    std::string_view line = take_part(file, '\n', last);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (counts_for_chain(line)) chain.add(line);
  }
  return chain.last();
}

}  // namespace stolik
