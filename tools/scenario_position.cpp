#include "tools/scenario_position.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace stolik {
namespace {

using Members = std::map<std::string, std::string>;
using Counts = std::map<std::string, int>;

std::string compact(const Json& json) {
  std::string out;
  json.write(out);
  return out;
}

std::string quoted(const std::string& text) {
  std::string out;
  write_json_string(out, text);
  return out;
}

// "0: anders tobruk  1: maczek": the words of each number.
std::map<int, std::vector<std::string>> by_number(const std::string& text) {
  std::map<int, std::vector<std::string>> lists;
  std::istringstream in(text);
  int number = -1;
  for (std::string word; in >> word;) {
    if (word.size() > 1 && word.back() == ':') {
      number = std::stoi(word);
      lists[number];
    } else {
      lists[number].push_back(word);
    }
  }
  return lists;
}

Counts counted(const std::vector<std::string>& words) {
  Counts counts;
  for (const std::string& word : words) {
    const std::size_t star = word.find('*');
    counts[word.substr(0, star)] += star == std::string::npos ? 1 : std::stoi(word.substr(star + 1));
  }
  return counts;
}

std::string json_counts(const Counts& counts) {
  std::string out = "{";
  for (const auto& [name, count] : counts) {
    if (count == 0) continue;
    if (out.size() > 1) out += ',';
    out += quoted(name) + ':' + std::to_string(count);
  }
  return out + '}';
}

std::string json_list(const std::vector<std::string>& words) {
  std::string out = "[";
  for (const std::string& word : words) out += (out.size() > 1 ? "," : "") + quoted(word);
  return out + ']';
}

// One list (or bag of counts) for each seat, from "0: … 1: …".
std::string per_seat(const std::string& text, int players, bool counts) {
  auto lists = by_number(text);
  std::string out = "[";
  for (int s = 0; s < players; ++s) {
    if (s > 0) out += ',';
    out += counts ? json_counts(counted(lists[s])) : json_list(lists[s]);
  }
  return out + ']';
}

// All strings inside a value: the cards that it names.
void gather(const std::string& text, std::vector<std::string>& words) {
  const JsonResult parsed = parse_json(text);
  std::vector<const Json*> open = {&parsed.value};
  while (!open.empty()) {
    const Json* json = open.back();
    open.pop_back();
    if (json->is_string()) words.push_back(json->text());
    for (const Json& item : json->items()) open.push_back(&item);
    for (const auto& [name, value] : json->members()) {
      open.push_back(&value);
      if (const auto count = value.integer()) {
        for (int i = 0; i < *count; ++i) words.push_back(name);
      }
    }
  }
}

void fill_triples(const Table& table, Members& members) {
  if (!members.count("phase")) members["phase"] = "\"play\"";
  if (members.count("sets")) return;
  std::vector<std::string> held;
  gather(members["hands"], held);
  const std::set<std::string> named(held.begin(), held.end());
  std::vector<std::string> complete;
  for (const Json& set : table.deck().facts.find("sets")->items()) {
    bool open = false;
    for (const Json& card : set.find("cards")->items()) open = open || named.count(card.text()) > 0;
    if (!open) complete.push_back(set.find("id")->text());
  }
  members["sets"] = "[" + json_list(complete);
  for (int s = 1; s < table.players(); ++s) members["sets"] += ",[]";
  members["sets"] += ']';
}

// A chip was put there by the card of its cell, unless a hand still holds it: that card lies on the pile
// of the team's first seat.
std::string piles_under_chips(const Table& table, const Members& members) {
  std::vector<std::string> held;
  if (members.count("hands")) gather(members.at("hands"), held);
  std::vector<std::vector<std::string>> piles(static_cast<std::size_t>(table.players()));
  const JsonResult chips = parse_json(members.at("chips"));
  for (const auto& [cell, team] : chips.value.members()) {
    const Json* card = table.deck().facts.find("cells")->find(cell);
    const auto seat = static_cast<std::size_t>(team.integer().value_or(0));
    if (card == nullptr || seat >= piles.size()) continue;
    if (std::find(held.begin(), held.end(), card->text()) == held.end()) piles[seat].push_back(card->text());
  }
  std::string out = "[";
  for (const auto& pile : piles) out += (out.size() > 1 ? "," : "") + json_list(pile);
  return out + ']';
}

void fill_victory_line(const Table& table, Members& members) {
  if (!members.count("piles")) members["piles"] = piles_under_chips(table, members);
  if (!members.count("phase")) members["phase"] = "\"play\"";
  if (!members.count("turn") && members["phase"] == "\"play\"") members["turn"] = "0";
  if (members.count("deck")) return;
  std::vector<std::string> named;
  gather(members["hands"], named);
  gather(members["piles"], named);
  const JsonResult whole = parse_json(table.position());
  std::vector<std::string> deck;
  for (const Json& card : whole.value.find("deck")->items()) {
    const auto found = std::find(named.begin(), named.end(), card.text());
    if (found == named.end()) {
      deck.push_back(card.text());
    } else {
      named.erase(found);
    }
  }
  members["deck"] = json_list(deck);
}

void fill_rationing(const Table& table, Members& members) {
  const int players = table.players();
  if (!members.count("queue")) {
    std::string queue = "[";
    for (int s = 0; s < players; ++s) queue += std::to_string(s) + ',';
    members["queue"] = queue + "\"speculator\"]";
  }
  if (!members.count("phase")) members["phase"] = "\"allocation\"";
  if (!members.count("active") && members["phase"] != "\"over\"") members["active"] = "2";
  if (!members.count("tries") && members["phase"] == "\"spinning\"") members["tries"] = "1";
  const Json& facts = table.deck().facts;
  if (!members.count("visits")) {
    std::vector<std::string> visits;
    for (int s = 0; s < players; ++s) {
      visits.push_back(facts.find("visits")->items()[static_cast<std::size_t>(s)].find("id")->text());
    }
    members["visits"] = json_list(visits);
  }
  std::vector<std::string> bought;
  gather(members["bought"], bought);
  std::vector<std::string> row;
  gather(members["row"], row);
  std::set<std::string> gone(bought.begin(), bought.end());
  const bool row_named = members.count("row") && !row.empty();
  gone.insert(row.begin(), row.end());
  std::vector<std::string> rest;
  for (const Json& card : facts.find("shopping")->items()) {
    const std::string& id = card.find("id")->text();
    if (gone.count(id)) continue;
    if (!row_named && row.size() < 6) {
      row.push_back(id);
    } else {
      rest.push_back(id);
    }
  }
  if (!row_named) members["row"] = json_list(row);
  if (!members.count("shop")) members["shop"] = json_list(rest);
  if (!members.count("stack")) {
    Counts stack;
    for (const auto& [good, count] : facts.find("goods")->members()) {
      stack[good] = static_cast<int>(count.integer().value_or(0));
    }
    std::vector<std::string> named;
    gather(members["hands"], named);
    gather(members["discards"], named);
    for (const std::string& good : named) --stack[good];
    members["stack"] = json_counts(stack);
  }
}

}  // namespace

std::string json_value(const std::string& text) {
  return parse_json(text) ? text : quoted(text);
}

Opened load_drafted(const Shelf& shelf, const Table& table, const Draft& draft) {
  const JsonResult base = parse_json(table.position());
  const bool counts = table.game() == "rationing";
  Members members;
  for (const auto& [name, text] : draft) {
    const bool listed = text.find(": ") != std::string::npos || text.back() == ':';
    if (!parse_json(text) && listed && name == "chips") {
      std::string chips = "{";
      for (const auto& [team, cells] : by_number(text)) {
        for (const std::string& cell : cells) {
          chips += (chips.size() > 1 ? "," : "") + quoted(cell) + ':' + std::to_string(team);
        }
      }
      members[name] = chips + '}';
    } else if (!parse_json(text) && listed) {
      members[name] = per_seat(text, table.players(), counts && name == "hands");
    } else if (counts && !parse_json(text) && (name == "stack" || name == "discards")) {
      members[name] = json_counts(counted(by_number(text)[-1]));
    } else if (!parse_json(text) && (name == "row" || name == "shop" || name == "visits" || name == "deck")) {
      members[name] = json_list(by_number(text)[-1]);
    } else {
      members[name] = json_value(text);
    }
  }
  for (const auto& [name, value] : base.value.members()) {
    const bool filled = name == "phase" || name == "sets" || name == "turn" || name == "deck" ||
                        name == "queue" || name == "active" || name == "visits" || name == "row" ||
                        name == "shop" || name == "stack" || name == "tries" || name == "awaiting" ||
                        name == "piles";
    if (!filled && !members.count(name)) members[name] = compact(value);
  }
  if (table.game() == "triples") fill_triples(table, members);
  if (table.game() == "victory-line") fill_victory_line(table, members);
  if (table.game() == "rationing") fill_rationing(table, members);
  std::string position = "{";
  for (const auto& [name, value] : base.value.members()) {
    if (name == "awaiting" && !members.count(name)) continue;
    if (position.size() > 1) position += ',';
    position += quoted(name) + ':' + (members.count(name) ? members[name] : compact(value));
  }
  const JsonResult parsed = parse_json(position + '}');
  if (!parsed) return {nullptr, {Code::bad_json, "", parsed.error + " in " + position}};
  return load_table(shelf, parsed.value);
}

}  // namespace stolik
