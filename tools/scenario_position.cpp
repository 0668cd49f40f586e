#include "tools/scenario_position.h"

#include <sstream>

#include "generated/drafts.h"

namespace stolik {
namespace {

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

DraftCounts counted(const std::vector<std::string>& words) {
  DraftCounts counts;
  for (const std::string& word : words) {
    const std::size_t star = word.find('*');
    counts[word.substr(0, star)] +=
        star == std::string::npos ? 1 : std::stoi(word.substr(star + 1));
  }
  return counts;
}

}  // namespace

std::string json_counts(const DraftCounts& counts) {
  std::string out = "{";
  for (const auto& [name, count] : counts) {
    if (count == 0) continue;
    if (out.size() > 1) out += ',';
    out += concat(quoted(name), ':', count);
  }
  return out + '}';
}

std::string json_list(const std::vector<std::string>& words) {
  std::string out = "[";
  for (const std::string& word : words) out += (out.size() > 1 ? "," : "") + quoted(word);
  return out + ']';
}

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

namespace {

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

}  // namespace

std::string json_value(const std::string& text) { return parse_json(text) ? text : quoted(text); }

Opened load_drafted(const Shelf& shelf, const Table& table, const Draft& draft) {
  const JsonResult base = parse_json(table.position());
  static const Json nothing;
  DraftMembers members;
  for (const auto& [name, text] : draft) {
    // What the member of a new table is says how its short form is meant.
    const Json* found = base.value.find(name);
    const Json& model = found != nullptr ? *found : nothing;
    const bool listed = text.find(": ") != std::string::npos || text.back() == ':';
    if (parse_json(text)) {
      members[name] = text;
    } else if (listed && model.is_object()) {  // chips 0: b1 c1  1: d4
      std::string whose = "{";
      for (const auto& [number, words] : by_number(text)) {
        for (const std::string& word : words) {
          whose += concat(whose.size() > 1 ? "," : "", quoted(word), ':', number);
        }
      }
      members[name] = whose + '}';
    } else if (listed) {
      const bool counts = !model.items().empty() && model.items()[0].is_object();
      members[name] = per_seat(text, table.players(), counts);
    } else if (model.is_object()) {
      members[name] = json_counts(counted(by_number(text)[-1]));
    } else if (model.is_array()) {
      members[name] = json_list(by_number(text)[-1]);
    } else {
      members[name] = quoted(text);
    }
  }
  for (const DraftFiller& own : kDraftFillers) {
    if (own.game == table.game() && own.fill != nullptr) own.fill(table, members);
  }
  std::string position = "{";
  for (const auto& [name, value] : base.value.members()) {
    if (name == "awaiting" && !members.count(name)) continue;
    if (position.size() > 1) position += ',';
    const std::string& drafted = members[name];
    position += quoted(name) + ':' + (drafted.empty() ? value.written() : drafted);
  }
  const JsonResult parsed = parse_json(position + '}');
  if (!parsed) return {nullptr, {Code::bad_json, "", parsed.error + " in " + position}};
  return load_table(shelf, parsed.value);
}

}  // namespace stolik
