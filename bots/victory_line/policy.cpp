#include "bots/victory_line/policy.h"

#include <algorithm>

#include "generated/learned/victory_line/counting.h"

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
  for (std::size_t i = moves.size() - 1; i > 0 && moves[i - 1].gain < moves[i].gain; --i)
    std::swap(moves[i - 1], moves[i]);
}

Team owner_of(const Public& pub, Cell cell) {
  for (int t = 0; t < pub.options.teams; ++t) {
    if (pub.chips[slot(team_at(t))].has(cell)) return team_at(t);
  }
  return team_at(0);
}

// Cells of windows that lack at most two chips: elsewhere no special card does enough to be worth
// it.
CellSet hot_cells(const Public& pub, const Fullness& full, int lacks) {
  CellSet hot;
  full.each_nearly_full([&](std::uint16_t w) {
    for (int t = 0; t < pub.options.teams; ++t) {
      if (full.filled(team_at(t), w) < kLineLength - lacks || !full.open(team_at(t), w)) continue;
      hot = hot | kAllWindows[w].cells;
    }
  });
  return hot;
}

constexpr Counting::Stage stage_from(const auto& numbers) {
  Counting::Stage stage;
  std::size_t i = 0;
  for (auto& by_filled : stage.own) {
    for (int& worth : by_filled) worth = numbers[i++];
  }
  for (auto& by_filled : stage.theirs) {
    for (int& worth : by_filled) worth = numbers[i++];
  }
  for (int& keep : stage.keep) keep = numbers[i++];
  return stage;
}

}  // namespace

constexpr Counting kLearnedCounting{{stage_from(learned::counting::kEarly),
                                     stage_from(learned::counting::kMiddle),
                                     stage_from(learned::counting::kLate)}};

Sight::Sight(const Public& pub, const Fullness& full, const Hand& hand, Seat seat,
             const Weights& weights, std::uint64_t fate)
    : pub_(pub),
      full_(full),
      weights_(weights),
      team_(pub.options.team_of(seat)),
      fate_(fate),
      all_noticed_(weights.straight == weights.of && weights.diagonal == weights.of) {
  if (weights.counting == nullptr) return;
  counting_ = &weights.counting->stages[Counting::stage_of(pub.deck_size)];
  hand_ = hand.events();
  hand_.each([&](Cell cell) {
    for (const std::uint16_t w : kWindowsThrough[std::size_t(place(cell))]) ++held_[w];
  });
}

// A window of its own with so many chips more, and fewer of its missing cards in hand or spent.
int Sight::own(std::uint16_t window, int more, int fewer_held, int fewer_spent) const {
  const auto filled = std::size_t(std::min(full_.filled(team_, window) + more, kLineLength));
  if (counting_ == nullptr) return weights_.window[filled];
  const auto held = std::min(std::size_t(held_[window] - fewer_held), Counting::kHeld - 1);
  return counting_->own[held][filled] >> (3 * (full_.spent(window) - fewer_spent));
}

// Another team's window. Where a missing card is in this hand or spent, only a special card can
// still fill it.
int Sight::theirs(Team owner, std::uint16_t window, int fewer) const {
  const auto filled = std::size_t(full_.filled(owner, window) - fewer);
  if (counting_ == nullptr) return weights_.window[filled];
  return counting_->theirs[held_[window] > 0 ? 1 : 0][filled] >> (3 * full_.spent(window));
}

int Sight::keep(Card special) const {
  if (counting_ == nullptr) return weights_.keep;
  return counting_->keep[special == kPlus ? 0 : special == kMinus ? 1 : 2];
}

// Every window has its own fate; rows and columns catch the eye more than diagonals.
bool Sight::overlooks(std::uint16_t window) const {
  if (all_noticed_) return false;
  const Direction direction = kAllWindows[window].window.direction;
  const bool straight = direction == Direction::east || direction == Direction::north;
  Hasher hasher;
  hasher.absorb(fate_);
  hasher.absorb(window);
  return hasher.value() % std::uint64_t(weights_.of) >=
         std::uint64_t(straight ? weights_.straight : weights_.diagonal);
}

int Sight::gain_of_placing(Cell cell) const {
  const int from_hand = hand_.has(cell) ? 1 : 0;
  const int spent = counting_ != nullptr && full_.is_spent(cell) ? 1 : 0;
  int gain = 0;
  int blocked = 0;
  for (const std::uint16_t w : kWindowsThrough[std::size_t(place(cell))]) {
    if (overlooks(w)) continue;
    if (full_.others(team_, w) == 0) {
      if (full_.closed(team_, w) || full_.filled(team_, w) < weights_.from) continue;
      gain += own(w, 1, from_hand, spent) - own(w, 0, 0, 0);
    }
    for (int t = 0; t < pub_.options.teams; ++t) {
      if (team_at(t) != team_ && full_.open(team_at(t), w) &&
          full_.filled(team_at(t), w) >= weights_.from)
        blocked += theirs(team_at(t), w, 0);
    }
  }
  return gain + blocked * weights_.block / 16;
}

// Takes a chip of another team off; with a swap its own chip then stands there.
int Sight::gain_of_removing(Cell cell, bool then_placing) const {
  const Team owner = owner_of(pub_, cell);
  int gain = 0;
  for (const std::uint16_t w : kWindowsThrough[std::size_t(place(cell))]) {
    if (overlooks(w)) continue;
    if (full_.open(owner, w)) {
      // The cell's card is spent: what is left of the window waits for a `+1`.
      const int left = counting_ != nullptr ? theirs(owner, w, 1) >> 3 : theirs(owner, w, 1);
      gain += (theirs(owner, w, 0) - left) * weights_.block / 16;
    }
    if (full_.others(team_, w) != 1 || full_.closed(team_, w))
      continue;  // it was not the only chip in the way
    if (counting_ != nullptr) {
      gain += then_placing ? own(w, 1, 0, 0) : own(w, 0, 0, 0) >> 3;
    } else {
      gain += own(w, then_placing ? 1 : 0, 0, 0);
    }
  }
  return gain;
}

void best_moves(const Public& pub, const Fullness& full, const Hand& hand, Seat seat,
                const Weights& weights, std::uint64_t fate, Moves& out) {
  const Team team = pub.options.team_of(seat);
  const bool room = can_place(pub, team);
  const Sight sight(pub, full, hand, seat, weights, fate);
  const CellSet hot = weights.counting != nullptr && hand.has_special()
                          ? hot_cells(pub, full, weights.lacks)
                          : CellSet{};
  const bool has_event = !hand.events().empty();
  for (int i = 0; i < hand.size(); ++i) {
    const Card card = hand.nth(i);
    if (i > 0 && card == hand.nth(i - 1)) continue;  // another copy
    Move move{{.verb = Verb::play, .card = card}, 0};
    if (!is_special(card)) {
      const bool dead = !room || bears_chip(pub, cell_of(card));
      move.gain = dead ? 0 : sight.gain_of_placing(cell_of(card));
      offer(out, move);
      continue;
    }
    CellSet there = targets(pub, team, card);
    if (there.empty()) {
      // Without a target it has no effect; who hoards keeps it all the same.
      move.gain = weights.keep == kHoards ? -kHoards : 0;
      offer(out, move);
    }
    if (weights.counting != nullptr) {
      // With nothing but special cards any target will do.
      there = has_event ? there & hot : there.meets(hot) ? there & hot : there;
    }
    const int keep = sight.keep(card);
    there.each([&](Cell cell) {
      move.action.cell = cell;
      move.gain = (card == kPlus ? sight.gain_of_placing(cell)
                                 : sight.gain_of_removing(cell, card == kSwap)) -
                  keep;
      offer(out, move);
    });
  }
}

Action answer(const View<VictoryLine>& view, const Fullness& full, const Weights& weights,
              std::uint64_t fate) {
  const Public& pub = view.pub;
  Actions<VictoryLine> actions;
  VictoryLine::list(pub, view.own, view.seat, actions);
  STOLIK_ASSERT(!actions.empty());
  const Team team = pub.options.team_of(view.seat);
  const Sight sight(pub, full, view.own.hand, view.seat, weights, fate);
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
          if (after.open(team, w)) gain += weights.window[std::size_t(after.filled(team, w))];
        }
        break;
      }
      case Verb::give_up:
        gain = is_special(action.card) ? -400
               : bears_chip(pub, cell_of(action.card))
                   ? 0
                   : -sight.gain_of_placing(cell_of(action.card));
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
