#include "games/victory_line/rules.h"

namespace stolik {

using namespace victory_line;  // this file is the game; every name in it is from its rule book

static_assert(Game<VictoryLine>);
static_assert(Guessable<VictoryLine, Rng>);
static_assert(sizeof(State<VictoryLine>) <= 1024);

namespace {

inline Shown& tell(LineStory& story, Tell what) {
  Shown& shown = story.add().shown;
  shown.tell = what;
  return shown;
}

// ---- the turn ----------------------------------------------------------------------------------

void end(Public& pub, LineStory& story) {  // V18, V19
  pub.phase = Phase::over;
  pub.turn = kNobody;
  pub.owes_draw = kNobody;
  tell(story, Tell::over).winners = VictoryLine::winners(pub);
}

void lower_limit(Public& pub, Seat seat, Tell why, LineStory& story) {  // V22
  std::uint8_t& limit = pub.limits[slot(seat)];
  if (limit > 0) --limit;
  Shown& shown = tell(story, why);
  shown.seat = seat;
  shown.count = limit;
}

// V20: the next move has been made.
void close_chance(Public& pub, LineStory& story) {
  lower_limit(pub, pub.owes_draw, Tell::forgot, story);
  pub.owes_draw = kNobody;
}

// ---- chips and lines ---------------------------------------------------------------------------

void turn_over(Public& pub, Team team, Window window, LineStory& story) {  // V14
  pub.lines.push({team, window});
  Shown& shown = tell(story, Tell::line);
  shown.team = team;
  shown.window = window;
}

// After lines were turned: a win turns what is still open as its first choice, else the player
// chooses.
void go_on_after_lines(Public& pub, Team team, const Choices& open, LineStory& story) {
  if (lines_of(pub, team) >= pub.options.lines_to_win) {  // V18
    for (const Windows& windows : open) turn_over(pub, team, windows.first, story);
    return end(pub, story);
  }
  if (open.empty()) return end_move(pub, story);
  pub.phase = Phase::line;  // V17
}

void remove_chip(Public& pub, Cell cell, LineStory& story) {  // V11
  for (int t = 0; t < pub.options.teams; ++t) {
    if (!pub.chips[slot(team_at(t))].has(cell)) continue;
    pub.chips[slot(team_at(t))].remove(cell);
    set_chip(story.add().shown, Tell::removed, team_at(t), cell);
  }
}

void exchange(LineState& state, Seat seat, Card card, LineStory& story) {  // V13
  if (state.pub.owes_draw != kNobody) close_chance(state.pub, story);
  lay_open(state, seat, card);
  set_opened(story.add().shown, Tell::exchanged, seat, card);
  state.pub.exchanged = true;
  state.pub.phase = Phase::draw;
}

void choose_line(Public& pub, Seat seat, Window window, LineStory& story) {  // V17
  const Team team = pub.options.team_of(seat);
  turn_over(pub, team, window, story);
  go_on_after_lines(pub, team, open_choices(pub, team), story);
}

void go_on_after_penalty(Public& pub, LineStory& story) {
  pub.phase = Phase::play;
  if (pub.hand_sizes[slot(pub.turn)] == 0 && pub.turn != pub.owes_draw) pass_turn(pub, story);
}

void penalize(Public& pub, Team team, LineStory& story) {  // V21
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

void give_up(LineState& state, Seat seat, Card card, LineStory& story) {  // V21
  Public& pub = state.pub;
  state.own[slot(seat)].hand.remove(card);
  --pub.hand_sizes[slot(seat)];
  state.hid.deck.add(card);
  ++pub.deck_size;
  pub.giving_up.remove(seat);
  set_whisper(story.add(), Tell::gave_up, seat, card);
  if (pub.giving_up.empty()) go_on_after_penalty(pub, story);
}

}  // namespace

// ---- steps -------------------------------------------------------------------------------------

void victory_line::pass_turn(Public& pub, LineStory& story) {
  pub.phase = Phase::play;
  const Seat next = next_in_turn(pub);
  if (next == kNobody) return end(pub, story);
  pub.turn = next;
  tell(story, Tell::turn).seat = next;
}

void victory_line::open_after_chance(LineState& state, Seat seat, Action action, LineStory& story) {
  close_chance(state.pub, story);
  open_card(state, seat, action, story);
}

void victory_line::owe_draw(Public& pub, LineStory& story) {
  pub.owes_draw = pub.turn;
  tell(story, Tell::may_draw).seat = pub.turn;
  pass_turn(pub, story);
}

void victory_line::find_lines(Public& pub, Team team, Star star, LineStory& story) {
  for (const Line& line : pub.lines) {
    if (line.team == team) star.leave_out(line.window);
  }
  Choices open;
  star.each_through_centre([&](const Windows& windows) {
    if (windows.count == 1) return turn_over(pub, team, windows.first, story);
    open.push(windows);
  });
  go_on_after_lines(pub, team, open, story);
}

void victory_line::play_special(Public& pub, Team team, Card card, Cell target, LineStory& story) {
  if (target == kNoCell) return end_move(pub, story);  // V13
  if (card != kPlus) remove_chip(pub, target, story);
  if (card == kMinus) return end_move(pub, story);
  set_chip(story.add().shown, Tell::placed, team, target);
  place_chip(pub, team, target, story);
}

void victory_line::do_other(LineState& state, Seat seat, Action action, LineStory& story) {
  switch (action.verb) {
    case Verb::exchange: return exchange(state, seat, action.card, story);
    case Verb::line:
      return choose_line(state.pub, seat, window_between(action.cell, action.to), story);
    case Verb::take: state.pub.phase = Phase::draw; return;  // V20
    case Verb::give_up: return give_up(state, seat, action.card, story);
    case Verb::penalty: return penalize(state.pub, action.team(), story);
    case Verb::play:
    case Verb::draw: STOLIK_ASSERT(false);
  }
}

// ---- the deal ----------------------------------------------------------------------------------

LineState VictoryLine::start(const Options& options) {
  LineState state{};
  state.pub.options = options;
  state.hid.deck = whole_deck(options);
  state.pub.deck_size = std::uint8_t(state.hid.deck.size());
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
    pub.deck_size = std::uint8_t(pub.deck_size - kHand);
    story.push({.shown = {.tell = Tell::dealt, .seat = seat, .count = kHand},
                .whispers = true,
                .ear = seat,
                .whisper = {.hand = six}});
  }
  pub.phase = Phase::play;
  pub.turn = left_of(pub.options.dealer, pub.options.players);  // V7
  tell(story, Tell::began).seat = pub.turn;
}

// ---- the end -----------------------------------------------------------------------------------

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
