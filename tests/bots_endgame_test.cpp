// The end of `victory-line` for two, which bots play out in full, against plain minimax.
//
// Ends of real games seldom leave anything to play for, so positions are laid out: windows that
// lack one or two chips, the cards for them in the hands, special cards too, everything else
// opened.

#include <gtest/gtest.h>

#include <cstdlib>

#include "bots/victory_line/endgame.h"
#include "core/play.h"

namespace stolik {
namespace {

using namespace victory_line;

// Plain minimax with the rules alone: no windows, no pruning, nothing left out. `worst` is what the
// poorest choice at the root leads to.
int minimax(const State<VictoryLine>& state, Team team, int* worst = nullptr) {
  if (VictoryLine::waiting(state.pub).over) return worth_of_end(state.pub, team);
  const Seat seat = state.pub.turn;
  Actions<VictoryLine> actions;
  VictoryLine::list(state.pub, state.own[slot(seat)], seat, actions);
  const bool mine = state.pub.options.team_of(seat) == team;
  int best = mine ? -1'000'000 : 1'000'000;
  for (const Action& action : actions) {
    State<VictoryLine> next = state;
    Story<VictoryLine> story;
    VictoryLine::apply(next, Actor::at(seat), action, story);
    const int worth = minimax(next, team);
    best = mine ? std::max(best, worth) : std::min(best, worth);
    if (worst != nullptr) *worst = std::min(*worst, worth);
  }
  return best;
}

Seat seat_of(Team team) { return seat_at(static_cast<int>(team)); }

// A window at random gets chips of one team on all its free cells but one or two.
void fill_most(Public& pub, Team team, Rng& rng, CellSet& kept) {
  const CellSet cells = kAllWindows[rng.below(kWindows)].cells.without(kCorners);
  if (cells.meets(pub.chips[1 - slot(team)])) return;
  int left = 1 + static_cast<int>(rng.below(2));
  cells.each([&](Cell cell) {
    if (kept.has(cell) || pub.chips[slot(team)].has(cell)) return;
    if (left > 0 && rng.below(3) == 0) {
      kept.add(cell);
      --left;
    } else {
      pub.chips[slot(team)].add(cell);
    }
  });
}

bool has_unturned_six(const Public& pub) {
  for (const WindowFacts& facts : kAllWindows) {
    for (const CellSet& chips : {pub.chips[0], pub.chips[1]}) {
      if ((chips | kCorners).has_all(facts.cells)) return true;
    }
  }
  return false;
}

State<VictoryLine> laid_out(Rng& rng) {
  State<VictoryLine> state = VictoryLine::start(
      {.players = 2, .lines_to_win = static_cast<std::uint8_t>(1 + rng.below(3))});
  Public& pub = state.pub;
  CellSet kept;
  for (int i = 0; i < 10; ++i) fill_most(pub, team_at(static_cast<int>(rng.below(2))), rng, kept);
  // Each may hold a special card; the rest are cards of the cells that were kept.
  const int most = 2 + static_cast<int>(rng.below(2));
  const int who_has_special = static_cast<int>(rng.below(4));
  CardSet left = whole_deck(pub.options);
  const auto give = [&](int seat, Card card) {
    state.own[static_cast<std::size_t>(seat)].hand.add(card);
    ++pub.hand_sizes[static_cast<std::size_t>(seat)];
    left.remove(card);
  };
  if (who_has_special < 2) give(who_has_special, kSpecials[rng.below(3)]);
  kept.each([&](Cell cell) {
    const int seat = static_cast<int>(rng.below(2));
    if (rng.below(4) != 0 && pub.hand_sizes[static_cast<std::size_t>(seat)] < most)
      give(seat, card_of(cell));
  });
  left.each([&](Card card, int copies) {
    const bool first = !is_special(card) && pub.chips[0].has(cell_of(card));
    const bool second = !is_special(card) && pub.chips[1].has(cell_of(card));
    const Team team = first    ? team_at(0)
                      : second ? team_at(1)
                               : team_at(static_cast<int>(rng.below(2)));
    for (int i = 0; i < copies; ++i) pub.piles.opened.push({card, seat_of(team)});
  });
  pub.deck_size = 0;
  state.hid.deck = {};
  pub.phase = Phase::play;
  pub.turn = seat_at(static_cast<int>(rng.below(2)));
  return state;
}

TEST(Endgame, of_two_in_victory_line_is_plain_minimax) {
  const int enough = std::getenv("STOLIK_LONG") != nullptr ? 100'000 : 4'000;
  int solved = 0;
  int with_special = 0;
  int matters = 0;  // where a poorer choice was there
  for (std::uint64_t seed = 0; solved < enough; ++seed) {
    ASSERT_LT(seed, 4'000'000u);
    Rng rng(seed);
    const State<VictoryLine> state = laid_out(rng);
    if (has_unturned_six(state.pub) || !VictoryLine::flaw(state).empty()) continue;
    const auto found = solve(view<VictoryLine>(state, state.pub.turn), Fullness(state.pub));
    if (!found) continue;
    const Team team = state.pub.options.team_of(state.pub.turn);
    int worst = 1'000'000;
    const int best = minimax(state, team, &worst);
    ASSERT_EQ(found->worth, best) << seed;
    State<VictoryLine> next = state;
    Story<VictoryLine> story;
    ASSERT_FALSE(play<VictoryLine>(next, Actor::at(state.pub.turn), found->action, story)) << seed;
    ASSERT_EQ(minimax(next, team), best) << seed << ": not a move that is worth so much";
    ++solved;
    with_special += state.own[0].hand.has_special() || state.own[1].hand.has_special() ? 1 : 0;
    matters += worst < best ? 1 : 0;
  }
  EXPECT_GT(with_special, enough / 4);
  EXPECT_GT(matters, enough / 6);
}

}  // namespace
}  // namespace stolik
