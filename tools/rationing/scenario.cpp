// What scenarios of `rationing` need not name.

#include <set>

#include "tools/scenario_position.h"

namespace stolik {

void fill_rationing(const Table& table, DraftMembers& members) {
  const int players = table.players();
  if (!members.count("queue")) {
    std::string queue = "[";
    for (int s = 0; s < players; ++s) queue += concat(s, ',');
    members["queue"] = queue + "\"speculator\"]";
  }
  if (!members.count("phase")) members["phase"] = "\"allocation\"";
  if (!members.count("active") && members["phase"] != "\"over\"") members["active"] = "2";
  if (!members.count("tries") && members["phase"] == "\"spinning\"") members["tries"] = "1";
  const Json& facts = table.deck().facts;
  if (!members.count("visits")) {
    std::vector<std::string> visits;
    for (int s = 0; s < players; ++s) {
      visits.push_back(facts["visits"].items()[std::size_t(s)]["id"].text());
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
  for (const Json& card : facts["shopping"].items()) {
    const std::string& id = card["id"].text();
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
    DraftCounts stack;
    for (const auto& [good, count] : facts["goods"].members()) {
      stack[good] = int(count.integer().value_or(0));
    }
    std::vector<std::string> named;
    gather(members["hands"], named);
    gather(members["discards"], named);
    for (const std::string& good : named) --stack[good];
    members["stack"] = json_counts(stack);
  }
}

}  // namespace stolik
