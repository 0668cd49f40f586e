// What scenarios of `victory-line` need not name.

#include <algorithm>

#include "tools/scenario_position.h"

namespace stolik {
namespace {

// A chip was put there by the card of its cell, unless a hand still holds it: that card lies on the
// pile of the team's first seat.
std::string piles_under_chips(const Table& table, const DraftMembers& members) {
  std::vector<std::string> held;
  if (members.count("hands")) gather(members.at("hands"), held);
  std::vector<std::vector<std::string>> piles(std::size_t(table.players()));
  const JsonResult chips = parse_json(members.count("chips") ? members.at("chips") : "{}");
  for (const auto& [cell, team] : chips.value.members()) {
    const Json* card = table.deck().facts["cells"].find(cell);
    const auto seat = std::size_t(team.integer().value_or(0));
    if (card == nullptr || seat >= piles.size()) continue;
    if (!contains(held, card->text())) piles[seat].push_back(card->text());
  }
  std::string out = "[";
  for (const auto& pile : piles) out += (out.size() > 1 ? "," : "") + json_list(pile);
  return out + ']';
}

}  // namespace

void fill_victory_line(const Table& table, DraftMembers& members) {
  if (!members.count("piles")) members["piles"] = piles_under_chips(table, members);
  if (!members.count("phase")) members["phase"] = "\"play\"";
  if (!members.count("turn") && members["phase"] == "\"play\"") members["turn"] = "0";
  if (members.count("deck")) return;
  std::vector<std::string> named;
  gather(members["hands"], named);
  gather(members["piles"], named);
  const JsonResult whole = parse_json(table.position());
  std::vector<std::string> deck;
  for (const Json& card : whole.value["deck"].items()) {
    const auto found = std::ranges::find(named, card.text());
    if (found == named.end()) {
      deck.push_back(card.text());
    } else {
      named.erase(found);
    }
  }
  members["deck"] = json_list(deck);
}

}  // namespace stolik
