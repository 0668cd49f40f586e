// The reasons of the bots of `victory-line` as codes and numbers, and what the coach tells.
#include <algorithm>
#include <vector>

#include "bots/victory_line/bot.h"

namespace stolik::victory_line {
namespace {

constexpr std::string_view kCodes[] = {"chance", "completes", "stops", "builds", "dead", "answer"};
// A window that needs at most so many chips more is a threat.
constexpr int kThreat = 2;

void write_window(JsonWriter& json, std::string_view key, std::uint16_t window) {
  json.begin_array(key);
  kAllWindows[window].cells.each([&](Cell cell) { json.string(cell_name(cell)); });
  json.end_array();
}

// A window that a team may fill soon.
struct Threat {
  std::uint16_t window = 0;
  CellSet lacking;
  CellSet held;   // of these the cards are in this seat's hand
  CellSet spent;  // of these the cards were opened: only a `+1` can fill them now
};

Threat threat_in(const View<VictoryLine>& view, const Fullness& full, Team team, std::uint16_t w) {
  Threat threat{w, kAllWindows[w].cells.without(view.pub.chips[slot(team)] | kCorners), {}, {}};
  threat.lacking.each([&](Cell cell) {
    if (view.own.hand.has(card_of(cell))) threat.held.add(cell);
    if (full.is_spent(cell)) threat.spent.add(cell);
  });
  return threat;
}

void write_cells(JsonWriter& json, std::string_view key, const CellSet& cells) {
  json.begin_array(key);
  cells.each([&](Cell cell) { json.string(cell_name(cell)); });
  json.end_array();
}

// Of other teams what lacks at most two chips; of its own also what lacks three with a card for it
// in hand.
bool worth_telling(const Threat& threat, bool mine) {
  const int lacks = threat.lacking.count();
  return lacks <= kThreat || (mine && lacks == kThreat + 1 && threat.held.count() > 0);
}

// Windows that lack few chips hide in one another: what lacks the same as another, or more than it,
// is left out.
std::vector<Threat> threats_of(const View<VictoryLine>& view, const Fullness& full, Team team) {
  std::vector<Threat> all;
  for (std::uint16_t w = 0; w < kWindows; ++w) {
    if (!full.open(team, w) || kLineLength - full.filled(team, w) > kThreat + 1) continue;
    const Threat threat = threat_in(view, full, team, w);
    if (worth_telling(threat, team == view.pub.options.team_of(view.seat))) all.push_back(threat);
  }
  std::vector<Threat> told;
  for (const Threat& one : all) {
    const bool hides = std::ranges::any_of(all, [&](const Threat& other) {
      return one.lacking.has_all(other.lacking) &&
             (one.lacking != other.lacking || other.window < one.window);
    });
    if (!hides) told.push_back(one);
  }
  return told;
}

}  // namespace

void Bot::write_why(JsonWriter& json, const Deck&, const Knowledge<VictoryLine>& known,
                    const Why& why) {
  json.string("code", kCodes[std::size_t(why.code)]);
  if (why.cell != kNoCell) {
    json.string("cell", cell_name(why.cell));
    json.integer("own", why.own);
    json.integer("theirs", why.theirs);
    if (why.own_window < kWindows) write_window(json, "own_window", why.own_window);
    if (why.their_window < kWindows) {
      write_window(json, "their_window", why.their_window);
      json.integer("team", int(why.their_team));
    }
  }
  if (why.glances && why.code != Why::Code::answer) {
    const std::uint16_t unseen = missed(known.view, why, why.hoards ? kHoards : 0);
    const std::uint16_t kept = why.hoards ? missed(known.view, why, 0) : kWindows;
    if (unseen < kWindows) {
      write_window(json, "overlooked", unseen);
    } else if (kept < kWindows) {
      write_window(json, "kept", kept);
    }
  }
  if (why.exact) {
    json.boolean("exact", true);
  } else if (why.games > 0) {
    json.integer("games", why.games);
  }
  if (why.exact || why.games > 0) {
    json.integer("permille", why.permille);
  }
}

// Threats: windows that a team can still fill and that lack few chips.
void Bot::write_advice(JsonWriter& json, const Deck&, const Knowledge<VictoryLine>& known) {
  const View<VictoryLine>& view = known.view;
  const Public& pub = view.pub;
  if (VictoryLine::waiting(pub).over || pub.phase == Phase::deal) return;
  const Fullness full(pub);
  for (int t = 0; t < pub.options.teams; ++t) {
    const std::vector<Threat> threats = threats_of(view, full, team_at(t));
    for (const Threat& threat : threats) {
      json.begin_object();
      json.string("code", team_at(t) == pub.options.team_of(view.seat) ? "own" : "threat");
      json.integer("team", t);
      json.integer("filled", full.filled(team_at(t), threat.window));
      write_window(json, "window", threat.window);
      write_cells(json, "cells", threat.lacking);
      write_cells(json, "held", threat.held);
      write_cells(json, "spent", threat.spent);
      json.end_object();
    }
  }
}

// What a card would do on its cell: which windows it fills and which it stops.
void Bot::write_weighed(JsonWriter& json, const Deck& names, const Knowledge<VictoryLine>& known,
                        const Action& action) {
  write_why(json, names, known,
            reasons(Fullness(known.view.pub), known.view.pub, known.view.seat, kCounting, action));
}

}  // namespace stolik::victory_line
