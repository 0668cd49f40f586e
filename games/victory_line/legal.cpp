// Who may say what: check(), list() and chance() of `victory-line`. They change nothing.

#include "games/victory_line/lines.h"
#include "games/victory_line/rules.h"

namespace stolik {

using namespace victory_line;

namespace {

Refusal check_play(const Public& pub, const Private& own, Seat seat, const Action& action) {
  if (pub.phase != Phase::play) return {Code::wrong_phase, "V8", "No card can be opened now."};
  if (pub.turn != seat) return {Code::not_your_turn, "V7", "It is another player's turn."};
  if (!own.hand.has(action.card)) return {Code::not_held, "V8", "You do not hold that card."};
  if (!is_special(action.card)) return {};
  const CellSet there = targets(pub, pub.options.team_of(seat), action.card);
  if (action.cell == kNoCell) {
    if (there.empty()) return {};
    return {Code::illegal, "V13", "That card has a target: name the cell."};
  }
  if (there.has(action.cell)) return {};
  if (action.card == kPlus) return {Code::illegal, "V10", "A chip can be put on a free cell only."};
  const std::string_view rule = action.card == kMinus ? "V11" : "V12";
  if (pub.chips[slot(pub.options.team_of(seat))].has(action.cell))
    return {Code::illegal, rule, "That chip is your own team's: take one of another team."};
  return {Code::illegal, rule, "There is no chip of another team that could be removed."};
}

Refusal check_exchange(const Public& pub, const Private& own, Seat seat, const Action& action) {
  if (pub.options.dead_cards != DeadCards::exchange) {
    return {Code::wrong_phase, "V13", "Dead cards are not exchanged at this table."};
  }
  if (pub.phase != Phase::play) return {Code::wrong_phase, "V13", "No card can be exchanged now."};
  if (pub.turn != seat) return {Code::not_your_turn, "V7", "It is another player's turn."};
  if (!own.hand.has(action.card)) return {Code::not_held, "V13", "You do not hold that card."};
  if (pub.exchanged) return {Code::illegal, "V13", "You have exchanged a card in this turn."};
  if (pub.deck_size == 0) return {Code::illegal, "V13", "The deck is empty."};
  if (is_special(action.card) || !bears_chip(pub, cell_of(action.card))) {
    return {Code::illegal, "V13", "Only an event card whose cell is taken can be exchanged."};
  }
  return {};
}

Refusal check_line(const Public& pub, Seat seat, const Action& action) {
  if (pub.phase != Phase::line) return {Code::wrong_phase, "V17", "There is no line to choose."};
  if (pub.turn != seat) return {Code::not_your_turn, "V17", "Another player chooses the line."};
  const Window window = window_between(action.cell, action.to);
  for (const Windows& windows : open_choices(pub, pub.options.team_of(seat))) {
    if (windows.has(window)) return {};
  }
  return {Code::illegal, "V17", "These are not the ends of six that can be turned."};
}

Refusal check_take(const Public& pub, Seat seat) {
  if (pub.options.draw != Drawing::manual) {
    return {Code::wrong_phase, "V20", "At this table cards are drawn for you."};
  }
  if (pub.phase != Phase::play || pub.owes_draw == kNobody) {
    return {Code::wrong_phase, "V20", "There is no card to be taken now."};
  }
  if (pub.owes_draw != seat) return {Code::not_your_turn, "V20", "The card is another player's."};
  return {};
}

Refusal check_give_up(const Public& pub, const Private& own, Seat seat, const Action& action) {
  if (pub.phase != Phase::give_up) return {Code::wrong_phase, "V21", "No card is to be given up."};
  if (!pub.giving_up.has(seat)) return {Code::not_your_turn, "V21", "You have no card to give up."};
  if (!own.hand.has(action.card)) return {Code::not_held, "V21", "You do not hold that card."};
  return {};
}

// Written straight into the buffer, as are the special cards: random play asks for little else. A
// hand without special cards is written as a whole, with places that hold no card: they lie beyond
// the end.
void list_events(const Public& pub, const Private& own, Seat seat, Actions<VictoryLine>& out) {
  Action* next = out.spare();
  const int size = pub.hand_sizes[slot(seat)];
  if (!own.hand.has_special()) {
    for (int i = 0; i < kHand; ++i) next[i] = Action::open(own.hand.nth(i));
    return out.grow(std::size_t(size));
  }
  for (int i = 0; i < size;
       ++i) {  // what is special is written over: nobody could predict a branch
    const Card card = own.hand.nth(i);
    *next = Action::open(card);
    next += is_special(card) ? 0 : 1;
  }
  out.grow(std::size_t(next - out.spare()));
}

[[gnu::noinline]] void list_events_and_exchanges(const Public& pub, const Private& own,
                                                 Actions<VictoryLine>& out) {
  own.hand.events().each([&](Cell cell) {
    out.push(Action::open(card_of(cell)));
    if (bears_chip(pub, cell)) out.push({.verb = Verb::exchange, .card = card_of(cell)});
  });
}

[[gnu::noinline]] void list_specials(const Public& pub, const Private& own, Team team,
                                     Actions<VictoryLine>& out) {
  Action* next = out.spare();
  for (const Card card : kSpecials) {
    if (!own.hand.has(card)) continue;
    const CellSet there = targets(pub, team, card);
    if (there.empty()) *next++ = Action::open(card);
    there.each([&](Cell cell) { *next++ = Action::open(card, cell); });
  }
  out.grow(std::size_t(next - out.spare()));
}

// What a seat can say when it is not about opening a card: V17, V21.
[[gnu::noinline]] void list_answers(const Public& pub, const Private& own, Seat seat,
                                    Actions<VictoryLine>& out) {
  if (pub.phase == Phase::line && pub.turn == seat) {
    for (const Windows& windows : open_choices(pub, pub.options.team_of(seat))) {
      for (int i = 0; i < windows.count; ++i) {
        const Window window = windows.at(i);
        out.push({.verb = Verb::line, .cell = window.first, .to = window.last()});
      }
    }
  }
  if (pub.phase == Phase::give_up && pub.giving_up.has(seat)) {
    own.hand.each([&](Card card, int) { out.push({.verb = Verb::give_up, .card = card}); });
  }
}

}  // namespace

Refusal VictoryLine::check_closely(const Public& pub, const Private& own, Seat seat,
                                   Action action) {
  switch (action.verb) {
    case Verb::play: return check_play(pub, own, seat, action);
    case Verb::exchange: return check_exchange(pub, own, seat, action);
    case Verb::line: return check_line(pub, seat, action);
    case Verb::take: return check_take(pub, seat);
    case Verb::give_up: return check_give_up(pub, own, seat, action);
    case Verb::penalty:
    case Verb::draw: break;
  }
  return {Code::not_your_turn, giver(action).rule, "This command is not yours to give."};
}

Refusal VictoryLine::check_host(const Public& pub, const Action&) {
  if (pub.phase == Phase::play && !pub.exchanged) return {};
  return {Code::wrong_phase, "V21", "A penalty is called between two turns."};
}

void VictoryLine::list(const Public& pub, const Private& own, Seat seat,
                       Actions<VictoryLine>& out) {
  out.clear();
  if (pub.phase != Phase::play) return list_answers(pub, own, seat, out);
  if (pub.owes_draw == seat) out.push({.verb = Verb::take});
  if (pub.turn != seat) return;
  if (pub.options.dead_cards == DeadCards::exchange && !pub.exchanged && pub.deck_size > 0) {
    list_events_and_exchanges(pub, own, out);
  } else {
    list_events(pub, own, seat, out);
  }
  if (own.hand.has_special()) list_specials(pub, own, pub.options.team_of(seat), out);
}

void VictoryLine::list_host(const Public& pub, Actions<VictoryLine>& out) {
  out.clear();
  if (pub.phase != Phase::play || pub.exchanged) return;
  for (int t = 0; t < pub.options.teams; ++t) out.push(Action::penalty(team_at(t)));
}

void VictoryLine::chance(const State<VictoryLine>& state, Odds<VictoryLine>& odds) {
  odds.clear();
  if (state.pub.phase != Phase::draw) return;
  state.hid.deck.cards().each(
      [&](Card card, int copies) { odds.push({Action::drawn(card), std::uint32_t(copies)}); });
}

void VictoryLine::whole_chance(const Public& pub, Odds<VictoryLine>& odds) {
  odds.clear();
  whole_deck(pub.options).each([&](Card card, int copies) {
    odds.push({Action::drawn(card), std::uint32_t(copies)});
  });
}

}  // namespace stolik
