#include "games/victory_line/rules.h"

#include "games/victory_line/lines.h"

namespace stolik {

using namespace victory_line;  // this file is the game; every name in it is from its rule book

static_assert(Game<VictoryLine>);
static_assert(Guessable<VictoryLine, Rng>);
static_assert(sizeof(State<VictoryLine>) <= 1024);

namespace {

using LineState = State<VictoryLine>;
using LineStory = Story<VictoryLine>;

inline Shown& tell(LineStory& story, Tell what) {
  Shown& shown = story.add().shown;
  shown.tell = what;
  return shown;
}
inline void tell_chip(LineStory& story, Tell what, Team team, Cell cell) {
  Shown& shown = tell(story, what);
  shown.team = team;
  shown.cell = cell;
}
// A beat about a seat that alone hears which card it is.
inline void whisper(LineStory& story, Tell what, Seat seat, Card card) {
  Beat<VictoryLine>& beat = story.add();
  beat.shown.tell = what;
  beat.shown.seat = seat;
  beat.whispers = true;
  beat.ear = seat;
  beat.whisper.card = card;
}

// ---- the turn ----------------------------------------------------------------------------------

void end(Public& pub, LineStory& story) {  // V18, V19
  pub.phase = Phase::over;
  pub.turn = kNobody;
  pub.owes_draw = kNobody;
  tell(story, Tell::over).winners = VictoryLine::winners(pub);
}

// V7, V9: to the next seat clockwise that holds a card. If nobody does, who may still draw is waited for.
inline void pass_turn(Public& pub, LineStory& story) {
  pub.phase = Phase::play;
  const Seat from = pub.turn;
  Seat next = from;
  do {
    next = left_of(next, pub.options.players);
  } while (pub.hand_sizes[slot(next)] == 0 && next != from);
  if (pub.hand_sizes[slot(next)] == 0) next = pub.owes_draw;
  if (next == kNobody) return end(pub, story);
  pub.turn = next;
  tell(story, Tell::turn).seat = next;
}

// V9, V22.
inline bool could_draw(const Public& pub, Seat seat) {
  return pub.deck_size > 0 && pub.hand_sizes[slot(seat)] < pub.limits[slot(seat)];
}

inline void end_move(Public& pub, LineStory& story) {
  if (could_draw(pub, pub.turn)) {
    if (pub.options.draw == Drawing::automatic) {
      pub.phase = Phase::draw;
      return;
    }
    pub.owes_draw = pub.turn;
    tell(story, Tell::may_draw).seat = pub.turn;
  }
  pass_turn(pub, story);
}

void lower_limit(Public& pub, Seat seat, Tell why, LineStory& story) {  // V22
  std::uint8_t& limit = pub.limits[slot(seat)];
  if (limit > 0) --limit;
  Shown& shown = tell(story, why);
  shown.seat = seat;
  shown.count = limit;
}

// V20: the next move has been made.
inline void close_chance(Public& pub, LineStory& story) {
  if (pub.owes_draw == kNobody) return;
  lower_limit(pub, pub.owes_draw, Tell::forgot, story);
  pub.owes_draw = kNobody;
}

// V8: a card of the hand is laid face up on the pile.
inline void lay_open(LineState& state, Seat seat, Card card, Tell why, LineStory& story) {
  state.own[slot(seat)].hand.remove(card);
  --state.pub.hand_sizes[slot(seat)];
  state.pub.piles.opened.push({card, seat});
  Shown& shown = tell(story, why);
  shown.seat = seat;
  shown.card = card;
}

// ---- chips and lines ---------------------------------------------------------------------------

void turn_over(Public& pub, Team team, Window window, LineStory& story) {  // V14
  pub.lines.push({team, window});
  Shown& shown = tell(story, Tell::line);
  shown.team = team;
  shown.window = window;
}

// After lines were turned: a win turns what is still open as its first choice, else the player chooses.
void go_on_after_lines(Public& pub, Team team, const Choices& open, LineStory& story) {
  if (lines_of(pub, team) >= pub.options.lines_to_win) {  // V18
    for (const Windows& windows : open) turn_over(pub, team, windows.first, story);
    return end(pub, story);
  }
  if (open.empty()) return end_move(pub, story);
  pub.phase = Phase::line;  // V17
}

// Kept out of the way of the many chips that make no line.
[[gnu::noinline]] void find_lines(Public& pub, Team team, Cell cell, LineStory& story) {
  Choices open;
  for (const Direction direction : kDirections) {
    const Windows windows = windows_through(line_material(pub, team, direction), direction, cell);
    if (windows.count == 1) turn_over(pub, team, windows.first, story);
    if (windows.count > 1) open.push(windows);
  }
  go_on_after_lines(pub, team, open, story);
}

void remove_chip(Public& pub, Cell cell, LineStory& story) {  // V11
  for (int t = 0; t < pub.options.teams; ++t) {
    if (!pub.chips[slot(team_at(t))].has(cell)) continue;
    pub.chips[slot(team_at(t))].remove(cell);
    tell_chip(story, Tell::removed, team_at(t), cell);
  }
}

// ---- commands ----------------------------------------------------------------------------------

// V10, V11, V12: what a special card does before a chip is placed; returns the cell for it, if any.
Cell play_special(Public& pub, Card card, Cell target, LineStory& story) {
  if (target == kNoCell) return kNoCell;               // V13
  if (card != kPlus) remove_chip(pub, target, story);  // V11, V12
  return card == kMinus ? kNoCell : target;
}

[[gnu::noinline]] void play_card(LineState& state, Actor who, const Action& action, LineStory& story) {
  Public& pub = state.pub;
  const Card card = action.card;
  close_chance(pub, story);
  pub.exchanged = false;
  lay_open(state, who.seat, card, Tell::opened, story);
  const Team team = pub.options.team_of(who.seat);
  Cell cell = cell_of(card);
  if (is_special(card)) {
    cell = play_special(pub, card, action.cell, story);
  } else if (bears_chip(pub, cell) || !can_place(pub, team)) {
    cell = kNoCell;  // V13
  }
  if (cell != kNoCell) {  // V8, V14
    pub.chips[slot(team)].add(cell);
    tell_chip(story, Tell::placed, team, cell);
    if (is_in_a_window(pub.chips[slot(team)], cell)) return find_lines(pub, team, cell, story);
  }
  end_move(pub, story);
}

[[gnu::noinline]] void exchange(LineState& state, Actor who, const Action& action, LineStory& story) {  // V13
  close_chance(state.pub, story);
  lay_open(state, who.seat, action.card, Tell::exchanged, story);
  state.pub.exchanged = true;
  state.pub.phase = Phase::draw;
}

[[gnu::noinline]] void choose_line(LineState& state, Actor who, const Action& action, LineStory& story) {  // V17
  Public& pub = state.pub;
  const Team team = pub.options.team_of(who.seat);
  turn_over(pub, team, window_between(action.cell, action.to), story);
  go_on_after_lines(pub, team, open_choices(pub, team), story);
}

// Nature's card for whoever owes, or for the seat in turn.
[[gnu::noinline]] void draw(LineState& state, Actor, const Action& action, LineStory& story) {  // V9
  Public& pub = state.pub;
  const Card card = action.card;
  const bool owed = pub.owes_draw != kNobody;
  const Seat seat = owed ? pub.owes_draw : pub.turn;
  state.hid.deck.remove(card);
  --pub.deck_size;
  state.own[slot(seat)].hand.add(card);
  ++pub.hand_sizes[slot(seat)];
  whisper(story, Tell::drew, seat, card);
  pub.owes_draw = kNobody;
  if (!owed && !pub.exchanged) return pass_turn(pub, story);
  pub.phase = Phase::play;
}

void go_on_after_penalty(Public& pub, LineStory& story) {
  pub.phase = Phase::play;
  if (pub.hand_sizes[slot(pub.turn)] == 0 && pub.turn != pub.owes_draw) pass_turn(pub, story);
}

[[gnu::noinline]] void penalize(LineState& state, Actor, const Action& action, LineStory& story) {  // V21
  Public& pub = state.pub;
  const Team team = action.team();
  tell(story, Tell::penalty).team = team;
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat seat = seat_at(s);
    if (pub.options.team_of(seat) != team) continue;
    lower_limit(pub, seat, Tell::limit, story);
    if (pub.hand_sizes[slot(seat)] > 0) {
      pub.giving_up.add(seat);
    } else if (pub.owes_draw == seat && !could_draw(pub, seat)) {
      pub.owes_draw = kNobody;  // nothing left to forget: no card fewer for that
    }
  }
  if (pub.giving_up.empty()) return go_on_after_penalty(pub, story);
  pub.phase = Phase::give_up;
}

[[gnu::noinline]] void give_up(LineState& state, Actor who, const Action& action, LineStory& story) {  // V21
  Public& pub = state.pub;
  const Seat seat = who.seat;
  const Card card = action.card;
  state.own[slot(seat)].hand.remove(card);
  --pub.hand_sizes[slot(seat)];
  state.hid.deck.add(card);
  ++pub.deck_size;
  pub.giving_up.remove(seat);
  whisper(story, Tell::gave_up, seat, card);
  if (pub.giving_up.empty()) go_on_after_penalty(pub, story);
}

}  // namespace

// ---- the deal ----------------------------------------------------------------------------------

LineState VictoryLine::start(const Options& options) {
  LineState state{};
  state.pub.options = options;
  state.hid.deck = whole_deck(options);
  state.pub.deck_size = static_cast<std::uint8_t>(state.hid.deck.size());
  for (std::size_t s = 0; s < options.players; ++s) state.pub.limits[s] = kHand;
  return state;
}

Refusal VictoryLine::check_deal(const Public& pub, const Deal& deal) {
  if (pub.phase != Phase::deal) {
    return {Code::wrong_phase, "V6", "The cards have been dealt already."};
  }
  if (deal.players != pub.options.players) {
    return {Code::illegal, "V6", "A deal names one hand for each seat."};
  }
  CardSet left = whole_deck(pub.options);
  for (std::size_t s = 0; s < pub.options.players; ++s) {
    if (deal.sizes[s] != kHand) return {Code::illegal, "V6", "Each player is dealt six cards."};
  }
  bool enough = !deal.repeats;
  for (std::size_t s = 0; enough && s < pub.options.players; ++s) {
    deal.hands[s].each([&](Card card, int copies) {
      for (int i = 0; enough && i < copies; ++i) {
        enough = left.has(card);
        if (enough) left.remove(card);
      }
    });
  }
  if (!enough) return {Code::illegal, "V2", "No card is dealt more often than the deck holds it."};
  return {};
}

void VictoryLine::deal(LineState& state, const Deal& deal, LineStory& story) {
  Public& pub = state.pub;
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat seat = seat_at(s);
    const CardSet hand = deal.hands[slot(seat)];
    SixCards six;
    std::size_t next = 0;
    hand.each([&](Card card, int copies) {
      for (int i = 0; i < copies; ++i) {
        state.hid.deck.remove(card);
        state.own[slot(seat)].hand.add(card);
        six.cards[next++] = card;
      }
    });
    pub.hand_sizes[slot(seat)] = kHand;
    pub.deck_size = static_cast<std::uint8_t>(pub.deck_size - kHand);
    story.push({.shown = {.tell = Tell::dealt, .seat = seat, .count = kHand},
                .whispers = true,
                .ear = seat,
                .whisper = {.hand = six}});
  }
  pub.phase = Phase::play;
  pub.turn = left_of(pub.options.dealer, pub.options.players);  // V7
  tell(story, Tell::began).seat = pub.turn;
}

void VictoryLine::apply(LineState& state, Actor who, const Action& action, LineStory& story) {
  switch (action.verb) {
    case Verb::play: return play_card(state, who, action, story);
    case Verb::exchange: return exchange(state, who, action, story);
    case Verb::line: return choose_line(state, who, action, story);
    case Verb::take: state.pub.phase = Phase::draw; return;  // V20
    case Verb::give_up: return give_up(state, who, action, story);
    case Verb::penalty: return penalize(state, who, action, story);
    case Verb::draw: return draw(state, who, action, story);
  }
}

int VictoryLine::points(const Public& pub, Seat seat) {
  return lines_of(pub, pub.options.team_of(seat));
}

Teams VictoryLine::winners(const Public& pub) {
  Teams best;
  if (pub.phase != Phase::over) return best;
  int most = 0;
  for (int t = 0; t < pub.options.teams; ++t) {
    const int count = lines_of(pub, team_at(t));
    if (count > most) best.clear();
    if (count >= most) best.push(team_at(t));
    most = count > most ? count : most;
  }
  return best;
}

}  // namespace stolik
