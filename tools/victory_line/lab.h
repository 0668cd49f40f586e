// The lab of `victory-line`.
#pragma once

#include "games/victory_line/lines.h"
#include "games/victory_line/text.h"
#include "tools/lab.h"

namespace stolik::victory_line {

struct Lab {
  using Text = victory_line::Text;
  static constexpr bool kListIsComplete = true;
  static constexpr int kStepCap = 2'000;
  // What is measured without the list goes through the door for the whole world.
  static constexpr bool kChecksSamples = true;

  static victory_line::Options random_options(Rng& rng) {
    struct Split {
      std::uint8_t players;
      std::uint8_t teams;
    };
    static constexpr Split kSplits[] = {{2, 2}, {3, 3}, {4, 2},  {6, 2},  {6, 3},
                                        {8, 2}, {9, 3}, {10, 2}, {12, 2}, {12, 3}};
    const Split split = kSplits[rng.below(std::size(kSplits))];
    victory_line::Options options;
    options.players = split.players;
    options.teams = split.teams;
    options.draw = static_cast<victory_line::Drawing>(rng.below(2));
    options.dead_cards = static_cast<victory_line::DeadCards>(rng.below(2));
    options.swap_cards = std::uint8_t(3 + rng.below(2));
    options.lines_to_win = std::uint8_t(1 + rng.below(5));
    options.dealer = seat_at(int(rng.below(options.players)));
    return options;
  }

  static victory_line::Card any_card(Rng& rng) {
    using namespace victory_line;
    if (rng.below(4) == 0) return kSpecials[rng.below(3)];
    return card_of(kEventCells.nth(int(rng.below(kEvents))));
  }

  static victory_line::Action arbitrary(const victory_line::Public& pub, Rng& rng) {
    using namespace victory_line;
    Action action;
    action.verb = static_cast<Verb>(rng.below(7));
    switch (action.verb) {
      case Verb::play:
        action.card = any_card(rng);
        if (is_special(action.card) && rng.below(4) != 0) {
          action.cell = cell_at(int(rng.below(kSide)), int(rng.below(kSide)));
        }
        break;
      case Verb::line: {
        const auto column = int(rng.below(7));
        const auto row = int(rng.below(7));
        action.cell = cell_at(column, row);
        const auto shape = rng.below(3);  // a diagonal, a row, or no line at all
        action.to =
            shape == 0 ? cell_at(column + 5, row + 5) : cell_at(column + (shape == 1 ? 5 : 3), row);
        break;
      }
      case Verb::exchange:
      case Verb::give_up:
      case Verb::draw: action.card = any_card(rng); break;
      case Verb::penalty: return Action::penalty(team_at(int(rng.below(pub.options.teams))));
      case Verb::take: break;
    }
    return action;
  }

  static bool reveals(const victory_line::Action&) { return false; }

  // The host calls a penalty now and then (V21).
  static bool wild(const State<VictoryLine>& state, Rng& rng, Actor& who,
                   victory_line::Action& action) {
    if (rng.below(60) != 0) return false;
    Actions<VictoryLine> actions;
    VictoryLine::list_host(state.pub, actions);
    if (actions.empty()) return false;
    who = Actor::host();
    action = actions[rng.below(actions.size())];
    return true;
  }

  static std::uint32_t odds_total(const State<VictoryLine>& state) { return state.pub.deck_size; }

  // Two players, as most games are.
  static victory_line::Options bench_options() { return {}; }
  static victory_line::Action lot(const State<VictoryLine>& state, Rng& rng) {
    return VictoryLine::outcome(state, rng.below(state.pub.deck_size));
  }
  static victory_line::Action sample(const State<VictoryLine>& state, Seat seat, Rng& rng) {
    using namespace victory_line;
    if (state.pub.phase != Phase::play) {
      Actions<VictoryLine> actions;
      VictoryLine::list(state.pub, state.own[slot(seat)], seat, actions);
      return actions[rng.below(actions.size())];
    }
    const Hand hand = state.own[slot(seat)].hand;
    const Card card = hand.nth(int(rng.below(state.pub.hand_sizes[slot(seat)])));
    if (!is_special(card)) return Action::open(card);
    const CellSet there = targets(state.pub, state.pub.options.team_of(seat), card);
    if (there.empty()) return Action::open(card);
    return Action::open(card, there.nth(int(rng.below(there.count()))));
  }

  // The same table with everybody one seat further on, and so every team one further.
  static State<VictoryLine> rotated(const State<VictoryLine>& state) {
    using namespace victory_line;
    State<VictoryLine> turned = state;
    const int players = state.pub.options.players;
    const int teams = state.pub.options.teams;
    const auto shift = [&](Seat seat) { return seat == kNobody ? seat : left_of(seat, players); };
    const auto shift_team = [&](Team team) { return team_at((int(team) + 1) % teams); };
    turned.pub.turn = shift(state.pub.turn);
    turned.pub.owes_draw = shift(state.pub.owes_draw);
    turned.pub.options.dealer = shift(state.pub.options.dealer);
    turned.pub.giving_up = {};
    for (int s = 0; s < players; ++s) {
      const std::size_t from = stolik::slot(seat_at(s));
      const std::size_t to = stolik::slot(shift(seat_at(s)));
      turned.own[to] = state.own[from];
      turned.pub.hand_sizes[to] = state.pub.hand_sizes[from];
      turned.pub.limits[to] = state.pub.limits[from];
      if (state.pub.giving_up.has(seat_at(s))) turned.pub.giving_up.add(shift(seat_at(s)));
    }
    for (int t = 0; t < teams; ++t) {
      turned.pub.chips[victory_line::slot(shift_team(team_at(t)))] =
          state.pub.chips[victory_line::slot(team_at(t))];
    }
    for (Line& line : turned.pub.lines) line.team = shift_team(line.team);
    for (victory_line::OpenedCard& opened : turned.pub.piles.opened)
      opened.seat = shift(opened.seat);
    return turned;
  }
  static std::pair<Actor, victory_line::Action> rotated(const State<VictoryLine>& state, Actor who,
                                                        victory_line::Action action) {
    if (who.kind == Actor::Kind::seat) who.seat = left_of(who.seat, state.pub.options.players);
    if (action.verb == victory_line::Verb::penalty) {
      action = victory_line::Action::penalty(
          victory_line::team_at((int(action.team()) + 1) % state.pub.options.teams));
    }
    return {who, action};
  }
};

}  // namespace stolik::victory_line
