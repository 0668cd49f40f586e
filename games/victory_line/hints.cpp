#include "games/victory_line/hints.h"

#include "games/victory_line/lines.h"

namespace stolik::victory_line {
namespace {

CardHint special(const Public& pub, Team team, Card card) {
  const CellSet there = targets(pub, team, card);
  CardHint hint{.card = card,
                .effect = there.empty() ? Effect::no_target : Effect::aim,
                .cells = there,
                .why_not = {}};
  WhyNot& why = hint.why_not;
  const CellSet free = free_cells(pub).without(there);
  const CellSet theirs = occupied(pub).without(there);
  why.corner = kCorners;
  if (card == kPlus) {
    why.taken = theirs;
    why.no_chips = free;
    return hint;
  }
  why.free = free;
  why.own = theirs & pub.chips[slot(team)];
  why.star = theirs.without(why.own) & turned_cells(pub);
  why.no_chips = theirs.without(why.own).without(why.star);
  return hint;
}

CardHint event(const Public& pub, Team team, Card card) {
  const Cell cell = cell_of(card);
  CardHint hint{.card = card, .effect = Effect::place, .cells = {}, .why_not = {}};
  hint.cells.add(cell);
  if (!can_place(pub, team)) hint.effect = Effect::no_chips;
  if (bears_chip(pub, cell)) hint.effect = Effect::dead;
  return hint;
}

}  // namespace

Hints hints(const Public& pub, const Private& own, Seat seat) {
  Hints hints;
  for (int t = 0; t < pub.options.teams; ++t) {
    SeatSet seats;
    for (int s = 0; s < pub.options.players; ++s) {
      if (pub.options.team_of(seat_at(s)) == team_at(t)) seats.add(seat_at(s));
    }
    hints.teams.push(seats);
    hints.supply.push(std::uint8_t(kChipsOfTeam - pub.chips[slot(team_at(t))].count()));
  }
  if (seat == kNobody) return hints;
  const Team team = pub.options.team_of(seat);
  own.hand.each([&](Card card, int) {
    hints.hand.push(is_special(card) ? special(pub, team, card) : event(pub, team, card));
  });
  return hints;
}

}  // namespace stolik::victory_line
