#include "bots/victory_line/passed.h"

#include <algorithm>

#include "generated/learned/victory_line/passed.h"

namespace stolik::victory_line {
namespace {

// The latest openings that are gone through; what was passed over longer ago than that is all one.
constexpr std::size_t kOpenings = 64;
constexpr std::uint8_t kLongAgo = 255;
// So many turns, or up to so many: a kind each.
constexpr std::uint8_t kTurns[] = {0, 1, 2, 3, 4, 6, 9, 14};
static_assert(std::size(kTurns) + 2 == Passed::kKinds);

// The openings in the order of turns, the latest last, as the piles alone tell it: how they
// interlock is no part of a position.
FixedVec<OpenedCard, kMaxCards> in_turns(const Public& pub) {
  struct Opening {
    OpenedCard card;
    int ago;  // turns of the table
  };
  FixedVec<Opening, kMaxCards> openings;
  PerSeat<int> rounds{};
  const int players = pub.options.players;
  const int turn = pub.turn == kNobody ? 0 : index(pub.turn);
  for (std::size_t i = pub.piles.opened.size(); i-- > 0;) {
    const OpenedCard& opened = pub.piles.opened[i];
    const int behind = (turn - index(opened.seat) + players - 1) % players;
    openings.push({opened, players * rounds[slot(opened.seat)]++ + behind});
  }
  std::sort(openings.begin(), openings.end(),
            [](const Opening& a, const Opening& b) { return a.ago > b.ago; });
  FixedVec<OpenedCard, kMaxCards> ordered;
  for (const Opening& opening : openings) ordered.push(opening.card);
  return ordered;
}

// A line that stands, as far as its chips do.
bool stands(const Public& pub, const Line& line) {
  return (pub.chips[slot(line.team)] | kCorners).has_all(line.window.cells());
}

}  // namespace

Passed::Passed(const Public& pub) {
  for (auto& turns : turns_) turns.fill(kLongAgo);
  const auto opened = in_turns(pub);
  CellSet unseen = kEventCells;
  for (const OpenedCard& one : opened) {
    if (!is_special(one.card)) unseen.remove(cell_of(one.card));
  }
  // The table as it was, then chip by chip up to now.
  const std::size_t first = opened.size() - std::min(opened.size(), kOpenings);
  Public then = pub;
  for (std::size_t i = first; i < opened.size(); ++i) {
    if (!is_special(opened[i].card))
      then.chips[slot(pub.options.team_of(opened[i].seat))].remove(cell_of(opened[i].card));
  }
  then.lines.clear();
  FixedVec<Line, kMaxLines> to_come;
  for (const Line& line : pub.lines) (stands(then, line) ? then.lines : to_come).push(line);
  Fullness full(then);
  for (std::size_t i = first; i < opened.size(); ++i) {
    if (is_special(opened[i].card)) continue;
    look(then, full, unseen, opened[i]);
    const Team team = pub.options.team_of(opened[i].seat);
    const Cell cell = cell_of(opened[i].card);
    if (!pub.chips[slot(team)].has(cell) || then.chips[slot(team)].has(cell)) continue;
    then.chips[slot(team)].add(cell);
    full.place(team, cell);
    for (Line& line : to_come) {
      if (line.team != team || line.window.first == kNoCell || !stands(then, line)) continue;
      full.turn(team, line.window);
      line.window.first = kNoCell;
    }
  }
}

void Passed::look(const Public& pub, const Fullness& full, const CellSet& unseen,
                  const OpenedCard& opened) {
  const Sight sight(pub, full, Hand{}, opened.seat, kPlain, 0);
  const auto gain = [&](Cell cell) {
    return bears_chip(pub, cell) ? 0 : sight.gain_of_placing(cell);
  };
  const int played = gain(cell_of(opened.card));
  auto& turns = turns_[slot(opened.seat)];
  unseen.each([&](Cell cell) {
    std::uint8_t& passed = turns[static_cast<std::size_t>(place(cell))];
    if (gain(cell) > played) {
      passed = 0;
    } else if (passed != kLongAgo) {
      ++passed;
    }
  });
}

Passed::Kind Passed::kind(Seat seat, Card card) const {
  if (is_special(card)) return kSpecialCard;
  const std::uint8_t turns = turns_[slot(seat)][static_cast<std::size_t>(place(card))];
  Kind kind = 0;
  while (kind < std::size(kTurns) && turns > kTurns[kind]) ++kind;
  return kind;
}

int Passed::weight(Seat seat, Card card) const {
  return learned::passed::kWeights[kind(seat, card)];
}

}  // namespace stolik::victory_line
