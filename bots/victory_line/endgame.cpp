#include "bots/victory_line/endgame.h"

#include <algorithm>

namespace stolik::victory_line {
namespace {

// A cell through which nobody can make a line any more.
bool is_idle(const Fullness& full, const Public& pub, Cell cell) {
  const Through& through = kWindowsThrough[std::size_t(place(cell))];
  return std::ranges::none_of(through,
                              [&](std::uint16_t w) {
                                return full.open(team_at(0), w) || full.open(team_at(1), w);
                              }) ||
         bears_chip(pub, cell);
}

using Plays = FixedVec<Action, VictoryLine::kMaxActions>;

// All that can change the outcome: of the cards that change nothing one is enough.
void list_plays(const State<VictoryLine>& state, const Fullness& full, Plays& plays) {
  Actions<VictoryLine> actions;
  const Seat seat = state.pub.turn;
  VictoryLine::list(state.pub, state.own[slot(seat)], seat, actions);
  bool idle = false;
  for (const Action& action : actions) {
    if (action.verb == Verb::exchange || action.verb == Verb::take) continue;
    if (action.verb == Verb::play && !is_special(action.card) &&
        is_idle(full, state.pub, cell_of(action.card))) {
      if (idle) continue;
      idle = true;
    }
    plays.push(action);
  }
}

class Search {
 public:
  explicit Search(Team team) : team_(team) {}
  bool gave_up() const { return nodes_ > kEndgameNodes; }

  // Alpha-beta, for team_.
  int value(const State<VictoryLine>& state, const Fullness& full, int low, int high,
            Action* best) {
    if (VictoryLine::waiting(state.pub).over) return worth_of_end(state.pub, team_);
    if (++nodes_ > kEndgameNodes) return 0;
    const bool mine = state.pub.options.team_of(state.pub.turn) == team_;
    Plays plays;
    list_plays(state, full, plays);
    int found = mine ? -kNone : kNone;
    for (const Action& action : plays) {
      State<VictoryLine> next = state;
      Fullness windows = full;
      Story<VictoryLine> story;
      VictoryLine::apply(next, Actor::at(state.pub.turn), action, story);
      follow(windows, next.pub, story);
      const int worth = value(next, windows, low, high, nullptr);
      if (gave_up()) return 0;
      if (mine ? worth > found : worth < found) {
        found = worth;
        if (best != nullptr) *best = action;
      }
      (mine ? low : high) = mine ? std::max(low, found) : std::min(high, found);
      if (low >= high) break;
    }
    return found;
  }

 private:
  static constexpr int kNone = 1'000'000;
  Team team_;
  int nodes_ = 0;
};

}  // namespace

std::optional<Solved> solve(const View<VictoryLine>& view, const Fullness& full) {
  const Public& pub = view.pub;
  if (pub.options.players != 2 || pub.deck_size != 0 || pub.owes_draw != kNobody)
    return std::nullopt;
  Rng none(0);  // the other hand is what is left: there is nothing to draw lots about
  const State<VictoryLine> state = VictoryLine::guess(view, {}, none);
  Search search(pub.options.team_of(view.seat));
  Solved solved;
  solved.worth = search.value(state, full, -1'000'000, 1'000'000, &solved.action);
  if (search.gave_up()) return std::nullopt;
  return solved;
}

}  // namespace stolik::victory_line
