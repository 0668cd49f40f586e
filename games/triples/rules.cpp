#include "games/triples/rules.h"

#include <cstring>

namespace stolik {

using namespace triples;  // this file is the game; every name in it is from its rule book

static_assert(Game<Triples>);
static_assert(Guessable<Triples, Rng>);
static_assert(sizeof(State<Triples>) <= 256);

namespace {

using TriplesState = State<Triples>;
using TriplesStory = Story<Triples>;

void pass_turn(Public& pub, TriplesStory& story) {
  pub.turn = left_of(pub.turn, pub.options.players);  // T9
  story.push({.shown = {.tell = Tell::turn, .seat = pub.turn}});
}

// T5, T13: a complete set is laid open beside its owner at once.
void lay_open(TriplesState& state, Seat seat, SetId set, TriplesStory& story) {
  const CardSet cards = CardSet::of(set);
  state.own[slot(seat)].hand = state.own[slot(seat)].hand.without(cards);
  state.pub.hand_sizes[slot(seat)] = std::uint8_t(state.pub.hand_sizes[slot(seat)] - kCardsOfSet);
  state.pub.in_play = state.pub.in_play.without(cards);
  state.pub.sets[slot(seat)].add(set);
  story.push({.shown = {.tell = Tell::completed, .seat = seat, .set = set}});
}

// T17.
void end_if_all_complete(Public& pub, TriplesStory& story) {
  if (!pub.in_play.empty()) return;
  pub.phase = Phase::over;
  pub.turn = kNobody;
  story.push({.shown = {.tell = Tell::over, .winners = Triples::winners(pub)}});
}

void begin(Public& pub, Seat seat, TriplesStory& story) {  // T6
  pub.phase = Phase::play;
  pub.dealt = false;
  pub.turn = seat;
  story.push({.shown = {.tell = Tell::began, .seat = seat}});
}

void ask(TriplesState& state, Seat asker, Seat asked, Card card, TriplesStory& story) {  // T7
  Public& pub = state.pub;
  CardSet& mine = state.own[slot(asker)].hand;
  CardSet& theirs = state.own[slot(asked)].hand;
  story.push({.shown = {.tell = Tell::asked, .seat = asker, .to = asked, .card = card}});

  const SetId set = set_of(card);
  if (is_mistake(pub, state.own[slot(asker)], card)) {  // T10, T14
    story.push({.shown = {.tell = Tell::mistaken, .seat = asker, .card = card}});
    pass_turn(pub, story);
    return;
  }
  if (!theirs.has(card)) {  // T9, T15
    story.push({.shown = {.tell = Tell::refused, .seat = asked, .card = card}});
    pass_turn(pub, story);
    return;
  }
  theirs.remove(card);  // T8
  mine.add(card);
  --pub.hand_sizes[slot(asked)];
  ++pub.hand_sizes[slot(asker)];
  story.push({.shown = {.tell = Tell::gave, .seat = asked, .to = asker, .card = card}});
  if (mine.has_all(CardSet::of(set))) {
    lay_open(state, asker, set, story);
    end_if_all_complete(pub, story);
  }
}

void read(Public& pub, Seat seat, SetId set, TriplesStory& story) {  // T12
  ++pub.reads[slot(seat)];
  story.push({.shown = {.tell = Tell::read, .seat = seat, .set = set}});
  pass_turn(pub, story);
}

std::uint32_t reads_allowed(const Options& options) {
  return std::min<std::uint32_t>(options.max_reads, kReadsMax);
}

bool holds_complete_set(CardSet hand) {
  // A card, the next one and the one after, at the first place of a set.
  constexpr std::uint64_t kFirstOfSet = 0111111111111ull;
  return (hand.bits & (hand.bits >> 1) & (hand.bits >> 2) & kFirstOfSet) != 0;
}

}  // namespace

TriplesState Triples::start(const Options& options) {
  TriplesState state{};
  state.pub.options = options;
  state.pub.in_play = CardSet::first_sets(options.sets);
  return state;
}

Refusal Triples::check_deal(const Public& pub, const Deal& deal) {
  if (pub.phase != Phase::deal || pub.dealt) {
    return {Code::wrong_phase, "T3", "The cards have been dealt already."};
  }
  const int players = pub.options.players;
  if (deal.players != players) {
    return {Code::illegal, "T3", "A deal names one hand for each seat."};
  }
  CardSet seen;
  for (int s = 0; s < players; ++s) {
    const CardSet hand = deal.hands[slot(seat_at(s))];
    if (hand.count() != dealt_to(s, pub.options)) {
      return {Code::illegal, "T3", "All cards are dealt evenly; the first seats get what is over."};
    }
    seen = seen | hand;
  }
  if (deal.cards != pub.options.cards() || seen != CardSet::first_sets(pub.options.sets)) {
    return {Code::illegal, "T3", "Every card is dealt once."};
  }
  return {};
}

void Triples::deal(TriplesState& state, const Deal& deal, TriplesStory& story) {
  Public& pub = state.pub;
  const int players = pub.options.players;
  pub.dealt = true;
  for (int s = 0; s < players; ++s) {
    const Seat seat = seat_at(s);
    const CardSet hand = deal.hands[slot(seat)];
    state.own[slot(seat)].hand = hand;
    pub.hand_sizes[slot(seat)] = std::uint8_t(hand.count());
    story.push({.shown = {.tell = Tell::dealt, .seat = seat, .count = pub.hand_sizes[slot(seat)]},
                .whispers = true,
                .ear = seat,
                .whisper = {hand}});
  }
  for (int s = 0; s < players; ++s) {
    for (int set = 0; set < pub.options.sets; ++set) {  // T5
      const SetId id = static_cast<SetId>(set);
      if (state.own[slot(seat_at(s))].hand.has_all(CardSet::of(id))) {
        lay_open(state, seat_at(s), id, story);
      }
    }
  }
  end_if_all_complete(pub, story);
  if (pub.phase == Phase::over) {
    pub.dealt = false;
  } else if (pub.options.youngest != kNobody) {
    begin(pub, pub.options.youngest, story);
  }
}

Waiting Triples::waiting(const Public& pub) {
  switch (pub.phase) {
    case Phase::deal: return {.nature = Nature::owes};
    case Phase::play: return {.seats = SeatSet::of(pub.turn)};
    case Phase::over: return {.over = true};
  }
  return {};
}

Refusal Triples::check(const Public& pub, const Private& own, Seat seat, const Action& action) {
  const bool reads = action.verb == Verb::read;
  const std::string_view rule = reads ? "T12" : "T7";
  if (pub.phase != Phase::play) return {Code::wrong_phase, rule, "The game has not begun."};
  if (reads && pub.options.variant == Variant::beginner) {
    return {Code::wrong_phase, "T12", "For beginners the knowledge cards lie open: just look."};
  }
  if (pub.turn != seat) return {Code::not_your_turn, rule, "It is another player's turn."};
  if (index(reads ? action.set : set_of(action.card)) >= pub.options.sets) {
    return {Code::illegal, "T1", "That set is not in this game."};
  }
  if (reads) {
    if (pub.reads[slot(seat)] >= reads_allowed(pub.options)) {
      return {Code::illegal, "T16", "You have read as many knowledge cards as this table allows."};
    }
    return {};
  }
  if (action.seat == seat) return {Code::illegal, "T7", "You cannot ask yourself."};
  if (!pub.in_play.has(action.card)) {
    return {Code::illegal, "T7", "That card is out of play: its set is complete."};
  }
  if (own.hand.has(action.card)) return {Code::illegal, "T7", "You hold that card yourself."};
  return {};  // T10: an ask against it is a mistake, not an impossible move; apply() tells it.
}

Refusal Triples::check_nature(const TriplesState& state, const Action&) {
  if (state.pub.phase != Phase::deal || !state.pub.dealt) {
    return {Code::wrong_phase, "T6", "Who begins is drawn after the deal, if nobody is marked."};
  }
  return {};
}

void Triples::list(const Public& pub, const Private& own, Seat seat, Actions<Triples>& out) {
  out.clear();
  if (pub.phase != Phase::play || pub.turn != seat) return;
  // Written straight into the buffer, four asks at a time: this loop is most of the time that
  // random play takes. What is too much of the last four is written over, or lies where knowledge
  // cards have room.
  static_assert(sizeof(Action) == 4 && kSets >= 3);
  std::array<std::uint32_t, kMaxPlayers> asks{};
  std::size_t others = 0;
  for (int s = 0; s < pub.options.players; ++s) {
    if (seat_at(s) != seat)
      asks[others++] = std::bit_cast<std::uint32_t>(Action{.verb = Verb::ask, .seat = seat_at(s)});
  }
  Action* next = out.spare();
  pub.in_play.without(own.hand).each([&](Card card) {
    const auto about = std::bit_cast<std::uint32_t>(Action{.card = card});
    for (std::size_t i = 0; i < others; i += 4) {
      std::array<std::uint32_t, 4> four;
      for (std::size_t k = 0; k < 4; ++k) four[k] = asks[i + k] | about;
      std::memcpy(static_cast<void*>(next + i), four.data(), sizeof four);
    }
    next += others;
  });
  out.grow(std::size_t(next - out.spare()));
  if (pub.options.variant != Variant::advanced) return;
  if (pub.reads[slot(seat)] >= reads_allowed(pub.options)) return;
  for (int set = 0; set < pub.options.sets; ++set) {
    out.push({.verb = Verb::read, .set = static_cast<SetId>(set)});
  }
}

void Triples::chance(const TriplesState& state, Odds<Triples>& odds) {
  odds.clear();
  if (state.pub.phase != Phase::deal || !state.pub.dealt) return;
  for (int s = 0; s < state.pub.options.players; ++s) {
    odds.push({{.verb = Verb::first, .seat = seat_at(s)}, 1});
  }
}

void Triples::apply(TriplesState& state, Actor who, const Action& action, TriplesStory& story) {
  switch (action.verb) {
    case Verb::ask: ask(state, who.seat, action.seat, action.card, story); return;
    case Verb::read: read(state.pub, who.seat, action.set, story); return;
    case Verb::first: begin(state.pub, action.seat, story); return;
  }
}

SeatSet Triples::winners(const Public& pub) {
  SeatSet best;
  if (pub.phase != Phase::over) return best;
  int most = 0;
  for (int s = 0; s < pub.options.players; ++s) {
    const int count = points(pub, seat_at(s));
    if (count > most) best = SeatSet{};
    if (count >= most) best.add(seat_at(s));
    most = count > most ? count : most;
  }
  return best;
}

std::string_view Triples::flaw(const TriplesState& state) {
  const Public& pub = state.pub;
  const int players = pub.options.players;
  if (!can_be_chosen<Options>(kPlayers, kOptions, pub.options) || pub.options.sets > kSets) {
    return "options: no table can choose these";
  }
  const CardSet all = CardSet::first_sets(pub.options.sets);
  CardSet held;
  CardSet complete;
  int cards = 0;
  for (int s = 0; s < kMaxPlayers; ++s) {
    const Seat seat = seat_at(s);
    const CardSet hand = state.own[slot(seat)].hand;
    if (s >= players &&
        (!hand.empty() || pub.sets[slot(seat)].bits != 0 || pub.reads[slot(seat)] != 0)) {
      return "hands: a seat that does not exist holds something";
    }
    if (hand.count() != pub.hand_sizes[slot(seat)]) return "hands: a size does not fit its cards";
    if (holds_complete_set(hand)) return "hands: a complete set is laid aside at once (T13)";
    if (pub.reads[slot(seat)] > reads_allowed(pub.options))
      return "reads: more than max_reads (T16)";
    if (pub.options.variant == Variant::beginner && pub.reads[slot(seat)] != 0) {
      return "reads: nobody reads aloud in the beginner variant (T12)";
    }
    held = held | hand;
    cards += hand.count();
    for (int set = 0; set < kSets; ++set) {
      if (!pub.sets[slot(seat)].has(static_cast<SetId>(set))) continue;
      complete = complete | CardSet::of(static_cast<SetId>(set));
      cards += kCardsOfSet;
    }
  }
  const bool before_deal = pub.phase == Phase::deal && !pub.dealt;
  if (before_deal) {
    if (cards != 0) return "hands: nobody holds a card before the deal (T3)";
    if (pub.in_play != all) return "in_play: all cards are in play before the deal";
  } else {
    if (cards != all.count() || (held | complete) != all) {
      return "hands: each card is in one hand or in one completed set (T1, T3)";
    }
    if (pub.in_play != all.without(complete)) return "in_play: not what the sets say";
  }
  const bool over = pub.phase == Phase::over;
  if (over != (!before_deal && pub.in_play.empty())) {
    return "phase: the game is over when all sets are complete, and not before (T17)";
  }
  if ((pub.phase == Phase::play) != (pub.turn != kNobody)) return "turn: a seat in play, else null";
  if (pub.turn != kNobody && index(pub.turn) >= players) return "turn: there is no such seat";
  if (pub.dealt) {
    if (pub.phase != Phase::deal) return "dealt: belongs to the deal";
    if (pub.options.youngest != kNobody) return "phase: the youngest begins at once (T6)";
  }
  if (pub.phase == Phase::deal) {
    for (int s = 0; s < players; ++s) {
      const Seat seat = seat_at(s);
      if (pub.reads[slot(seat)] != 0) return "reads: nobody has read anything yet";
      const int has = pub.hand_sizes[slot(seat)] + kCardsOfSet * pub.sets[slot(seat)].count();
      if (pub.dealt && has != dealt_to(s, pub.options))
        return "hands: not the size of the deal (T3)";
    }
  }
  return "";
}

}  // namespace stolik
