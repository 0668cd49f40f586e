// The reasons of the bots of `victory-line` as codes and numbers, and what the coach tells.
#include "bots/victory_line/bot.h"

namespace stolik::victory_line {
namespace {

constexpr std::string_view kCodes[] = {"chance", "completes", "stops", "builds", "dead", "answer"};
// A window that needs at most so many chips more is a threat.
constexpr int kThreat = 2;

std::string name_of(Cell cell) {
  return std::string(1, static_cast<char>('a' + column_of(cell))) + std::to_string(row_of(cell) + 1);
}

}  // namespace

void Bot::write_why(JsonWriter& json, const Deck&, const Knowledge<VictoryLine>&, const Why& why) {
  json.key("code");
  json.string(kCodes[static_cast<std::size_t>(why.code)]);
  if (why.cell != kNoCell) {
    json.key("cell");
    json.string(name_of(why.cell));
    json.key("own");
    json.integer(why.own);
    json.key("theirs");
    json.integer(why.theirs);
  }
  if (why.exact) {
    json.key("exact");
    json.boolean(true);
  } else if (why.games > 0) {
    json.key("games");
    json.integer(why.games);
  }
  if (why.exact || why.games > 0) {
    json.key("permille");
    json.integer(why.permille);
  }
}

// Threats: windows that a team can still fill and that lack at most two chips.
void Bot::write_advice(JsonWriter& json, const Deck&, const Knowledge<VictoryLine>& known) {
  const Public& pub = known.view.pub;
  const Fullness full(pub);
  for (int t = 0; t < pub.options.teams; ++t) {
    const Team team = team_at(t);
    for (std::uint16_t w = 0; w < kWindows; ++w) {
      const int lacks = kLineLength - full.filled(team, w);
      if (!full.open(team, w) || lacks > kThreat) continue;
      json.begin_object();
      json.key("code");
      json.string("threat");
      json.key("team");
      json.integer(t);
      json.key("from");
      json.string(name_of(kAllWindows[w].window.first));
      json.key("to");
      json.string(name_of(kAllWindows[w].window.last()));
      json.key("cells");
      json.begin_array();
      int held = 0;
      kAllWindows[w].cells.without(pub.chips[slot(team)] | kCorners).each([&](Cell cell) {
        json.string(name_of(cell));
        held += known.view.own.hand.has(card_of(cell)) ? 1 : 0;
      });
      json.end_array();
      json.key("held");
      json.integer(held);
      json.end_object();
    }
  }
}

}  // namespace stolik::victory_line
