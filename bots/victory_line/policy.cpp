#include "bots/victory_line/policy.h"

#include <algorithm>

namespace stolik::victory_line {
namespace {

void offer(Moves& moves, const Move& move) {
  if (moves.size() < 16) {
    moves.push(move);
  } else if (move.gain > moves[15].gain) {
    moves[15] = move;
  } else {
    return;
  }
  for (std::size_t i = moves.size() - 1; i > 0 && moves[i - 1].gain < moves[i].gain; --i) std::swap(moves[i - 1], moves[i]);
}

Team owner_of(const Public& pub, Cell cell) {
  for (int t = 0; t < pub.options.teams; ++t) {
    if (pub.chips[slot(team_at(t))].has(cell)) return team_at(t);
  }
  return team_at(0);
}

int gain_of_target(const Public& pub, const Fullness& full, Team team, Card card, Cell cell, const Weights& weights) {
  if (card == kPlus) return gain_of_placing(full, team, cell, pub.options.teams, weights);
  const Team owner = owner_of(pub, cell);
  const int removed = gain_of_removing(full, team, owner, cell, weights);
  if (card == kMinus) return removed;
  // Its own chip then stands there: windows that only the removed one stopped grow by one more.
  int placed = 0;
  for (const std::uint16_t w : kWindowsThrough[static_cast<std::size_t>(place(cell))]) {
    if (full.others(team, w) != 1 || full.closed(team, w)) continue;
    const auto filled = static_cast<std::size_t>(full.filled(team, w));
    placed += weights.window[filled + 1] - weights.window[filled];
  }
  return removed + placed;
}

}  // namespace

int gain_of_placing(const Fullness& full, Team team, Cell cell, int teams, const Weights& weights) {
  int own = 0;
  int blocked = 0;
  for (const std::uint16_t w : kWindowsThrough[static_cast<std::size_t>(place(cell))]) {
    const int others = full.others(team, w);
    if (others == 0) {
      if (full.closed(team, w)) continue;
      const auto filled = static_cast<std::size_t>(full.filled(team, w));
      own += weights.window[std::min<std::size_t>(filled + 1, 6)] - weights.window[filled];
    }
    for (int t = 0; t < teams; ++t) {
      if (team_at(t) != team && full.open(team_at(t), w)) {
        blocked += weights.window[static_cast<std::size_t>(full.filled(team_at(t), w))];
      }
    }
  }
  return own + blocked * weights.block / 16;
}

int gain_of_removing(const Fullness& full, Team team, Team owner, Cell cell, const Weights& weights) {
  int gain = 0;
  for (const std::uint16_t w : kWindowsThrough[static_cast<std::size_t>(place(cell))]) {
    if (full.open(owner, w)) {
      const auto filled = static_cast<std::size_t>(full.filled(owner, w));
      gain += (weights.window[filled] - weights.window[filled - 1]) * weights.block / 16;
    }
    // It was the only chip in the way of this team.
    if (full.others(team, w) == 1 && !full.closed(team, w)) {
      gain += weights.window[static_cast<std::size_t>(full.filled(team, w))];
    }
  }
  return gain;
}

void best_moves(const Public& pub, const Fullness& full, const Hand& hand, Seat seat, const Weights& weights, Moves& out) {
  const Team team = pub.options.team_of(seat);
  const bool room = can_place(pub, team);
  for (int i = 0; i < hand.size(); ++i) {
    const Card card = hand.nth(i);
    if (i > 0 && card == hand.nth(i - 1)) continue;  // another copy
    Move move{{.verb = Verb::play, .card = card}, 0};
    if (!is_special(card)) {
      const bool dead = !room || bears_chip(pub, cell_of(card));
      move.gain = dead ? 0 : gain_of_placing(full, team, cell_of(card), pub.options.teams, weights);
      offer(out, move);
      continue;
    }
    const CellSet there = targets(pub, team, card);
    if (there.empty()) offer(out, move);
    there.each([&](Cell cell) {
      move.action.cell = cell;
      move.gain = gain_of_target(pub, full, team, card, cell, weights) - weights.keep;
      offer(out, move);
    });
  }
}

Action answer(const View<VictoryLine>& view, const Fullness& full, const Weights& weights) {
  const Public& pub = view.pub;
  Actions<VictoryLine> actions;
  VictoryLine::list(pub, view.own, view.seat, actions);
  STOLIK_ASSERT(!actions.empty());
  const Team team = pub.options.team_of(view.seat);
  Action best = actions[0];
  int most = -1'000'000'000;
  for (const Action& action : actions) {
    int gain = 0;
    switch (action.verb) {
      case Verb::take: return action;  // a card more is never worse
      case Verb::line: {
        // What is turned is lost for other lines in that direction: leave the fuller rest.
        Fullness after = full;
        after.turn(team, window_between(action.cell, action.to));
        for (std::uint16_t w = 0; w < kWindows; ++w) {
          if (after.open(team, w)) gain += weights.window[static_cast<std::size_t>(after.filled(team, w))];
        }
        break;
      }
      case Verb::give_up:
        gain = is_special(action.card)                ? -400
               : bears_chip(pub, cell_of(action.card)) ? 0
                                                       : -gain_of_placing(full, team, cell_of(action.card), pub.options.teams, weights);
        break;
      case Verb::exchange: gain = 1'000'000; break;  // a dead card for a new one
      case Verb::play:
      case Verb::penalty:
      case Verb::draw: continue;
    }
    if (gain > most) {
      most = gain;
      best = action;
    }
  }
  return best;
}

}  // namespace stolik::victory_line
