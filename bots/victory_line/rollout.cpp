#include "bots/victory_line/rollout.h"

#include <algorithm>

#include "bots/victory_line/outlook.h"

namespace stolik::victory_line {
namespace {

bool was_opened(const Public& pub, Card card) {
  return std::ranges::any_of(pub.piles.opened, [&](const OpenedCard& o) { return o.card == card; });
}

// So many cards are opened before the outlook is asked.
constexpr int kOpeningsAhead = 10;

}  // namespace

void follow(Fullness& full, const Public& pub, const Story<VictoryLine>& story) {
  for (const auto& beat : story) {
    switch (beat.shown.tell) {
      case Tell::placed: full.place(beat.shown.team, beat.shown.cell); break;
      case Tell::removed:
        full.remove(beat.shown.team, beat.shown.cell);
        if (was_opened(pub, card_of(beat.shown.cell))) full.spend(beat.shown.cell);
        break;
      case Tell::line: full.turn(beat.shown.team, beat.shown.window); break;
      default: break;
    }
  }
}

int worth_of_end(const Public& pub, Team team) {
  const Teams winners = VictoryLine::winners(pub);
  int share = 0;
  for (const Team winner : winners) {
    if (winner == team) share = 1000 / int(winners.size());
  }
  int best_other = 0;
  for (int t = 0; t < pub.options.teams; ++t) {
    if (team_at(t) != team) best_other = std::max(best_other, lines_of(pub, team_at(t)));
  }
  return share + 40 * (lines_of(pub, team) - best_other);
}

CardSet unseen_by(const View<VictoryLine>& view) {
  CardSet unseen = whole_deck(view.pub.options);
  for (const OpenedCard& opened : view.pub.piles.opened) unseen.remove(opened.card);
  view.own.hand.each([&](Card card, int copies) {
    for (int i = 0; i < copies; ++i) unseen.remove(card);
  });
  return unseen;
}

bool can_foresee(const Public& pub) {
  constexpr int kShortDeck = 16;
  return pub.options.teams == 2 && pub.phase == Phase::play && pub.deck_size >= kShortDeck;
}

World deal_anew(const View<VictoryLine>& view, Rng& rng) {
  World world;
  State<VictoryLine>& state = world.state;
  state.pub = view.pub;
  state.own[slot(view.seat)] = view.own;
  FixedVec<Card, kMaxCards> unseen;
  unseen_by(view).each([&](Card card, int copies) {
    for (int i = 0; i < copies; ++i) unseen.push(card);
  });
  for (std::size_t i = unseen.size(); i > 1; --i) std::swap(unseen[i - 1], unseen[rng.below(i)]);
  std::size_t next = 0;
  for (int s = 0; s < view.pub.options.players; ++s) {
    if (seat_at(s) == view.seat) continue;
    for (int i = 0; i < view.pub.hand_sizes[slot(seat_at(s))]; ++i)
      state.own[slot(seat_at(s))].hand.add(unseen[next++]);
  }
  for (; next < unseen.size(); ++next) {
    state.hid.deck.add(unseen[next]);
    world.order.push(unseen[next]);
  }
  return world;
}

Action look_ahead(const State<VictoryLine>& state, const Fullness& full, const Weights& weights) {
  const Seat mover = state.pub.turn;
  if (state.pub.phase != Phase::play)
    return answer(view<VictoryLine>(state, mover), full, weights, 0);
  Moves moves;
  best_moves(state.pub, full, state.own[slot(mover)].hand, mover, weights, 0, moves);
  return moves[0].action;
}

Action roll_on(const State<VictoryLine>& state, const Fullness& full, Team team) {
  return look_ahead(state, full,
                    state.pub.options.team_of(state.pub.turn) == team ? kRolling : kPlain);
}

int play_out(const World& world, const Fullness& start, Seat seat, const Action& first) {
  State<VictoryLine> state = world.state;
  Fullness full = start;
  Story<VictoryLine> story;
  std::size_t drawn = 0;
  const Team team = state.pub.options.team_of(seat);
  Action next = first;
  Actor who = Actor::at(seat);
  int openings = kOpeningsAhead;
  for (;;) {
    story.clear();
    VictoryLine::apply(state, who, next, story);
    follow(full, state.pub, story);
    const Waiting waiting = VictoryLine::waiting(state.pub);
    if (waiting.over) return worth_of_end(state.pub, team);
    if (waiting.nature == Nature::owes) {
      // Cards that a penalty put back are not in the order: then any that is there.
      while (drawn < world.order.size() && !state.hid.deck.has(world.order[drawn])) ++drawn;
      next = drawn < world.order.size() ? Action{.verb = Verb::draw, .card = world.order[drawn++]}
                                        : VictoryLine::outcome(state, 0);
      who = Actor::nature();
      continue;
    }
    Seat mover = state.pub.turn;
    if (state.pub.phase == Phase::play && state.pub.owes_draw != kNobody) {
      mover = state.pub.owes_draw;
      next = {.verb = Verb::take};
    } else if (state.pub.phase == Phase::give_up) {
      mover = seat_at(std::countr_zero(state.pub.giving_up.bits));
      next = answer(view<VictoryLine>(state, mover), full, kRolling, 0);
    } else {
      if (--openings < 0 && can_foresee(state.pub)) return Outlook(state, full, team).share();
      next = roll_on(state, full, team);
    }
    who = Actor::at(mover);
  }
}

}  // namespace stolik::victory_line
