// What scenarios of `triples` need not name.

#include <set>

#include "tools/scenario_position.h"

namespace stolik {

void fill_triples(const Table& table, DraftMembers& members) {
  if (!members.count("phase")) members["phase"] = "\"play\"";
  if (members.count("sets")) return;
  std::vector<std::string> held;
  gather(members["hands"], held);
  const std::set<std::string> named(held.begin(), held.end());
  std::vector<std::string> complete;
  const JsonResult options = parse_json(table.options());
  const Json* sets = options.value.find("sets");
  std::int64_t played = sets != nullptr ? *sets->integer() : 12;  // T1
  for (const Json& set : table.deck().facts["sets"].items()) {
    if (played-- == 0) break;
    bool open = false;
    for (const Json& card : set["cards"].items()) open = open || named.count(card.text()) > 0;
    if (!open) complete.push_back(set["id"].text());
  }
  members["sets"] = "[" + json_list(complete);
  for (int s = 1; s < table.players(); ++s) members["sets"] += ",[]";
  members["sets"] += ']';
}

}  // namespace stolik
