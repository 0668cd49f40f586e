// The reasons of the bots of `triples` as codes and numbers, and what the coach tells.
#include "bots/triples/bot.h"

namespace stolik::triples {
namespace {

constexpr std::string_view kCodes[] = {"chance", "remembers", "sure", "likely", "worth", "guesses"};

using Seats = FixedVec<Seat, kMaxPlayers>;

const std::string& name_of(const Deck& names, Card card) { return names.name(card); }

// Deals are counted in doubles that hold whole numbers up to 2^53 exactly; what is larger is told
// as a share.
void write_share(JsonWriter& json, double hits, double deals, bool exact) {
  constexpr double kWhole = 9007199254740992.0;
  if (exact && deals < kWhole) {
    json.integer("hits", std::int64_t(hits));
    json.integer("deals", std::int64_t(deals));
  }
  json.integer("permille", std::int64_t(deals > 0 ? 1000 * hits / deals : 0));
}

void write_slip(JsonWriter& json, const Deck& names, const Slip& slip) {
  static constexpr std::string_view kFacts[] = {"", "refused", "asked", "gave", "got"};
  json.begin_object("forgot");
  json.string("fact", kFacts[std::size_t(slip.fact)]);
  json.integer("seat", index(slip.seat));
  json.string("card", name_of(names, slip.card));
  json.end_object();
}

void write_seats(JsonWriter& json, std::string_view key, const Seats& seats) {
  json.begin_array(key);
  for (const Seat seat : seats) json.integer(index(seat));
  json.end_array();
}

// ---- the coach

// What one card's place follows from, in the plainest way that explains it.
struct Because {
  std::string_view code;
  Seats lack;  // "others-lack": who is known not to have it
};

bool cannot_hold(const Knowledge<Triples>& known, Seat seat, Card card) {
  if (known.memory.lacks[slot(seat)].has(card) || known.view.pub.hand_sizes[slot(seat)] == 0)
    return true;
  for (int s = 0; s < known.view.pub.options.players; ++s) {
    if (seat_at(s) != seat && known.memory.holds[slot(seat_at(s))].has(card)) return true;
  }
  return false;
}

Because because(const Knowledge<Triples>& known, Seat holder, Card card) {
  const View<Triples>& view = known.view;
  if (known.memory.holds[slot(holder)].has(card)) return {"told", {}};
  // Only this card is left to keep the holder's promise: the others are in this seat's hand, or
  // known to be elsewhere.
  const CardSet promise = known.memory.any_of[slot(holder)] & CardSet::of(set_of(card));
  CardSet left;
  promise.without(view.own.hand).each([&](Card one) {
    if (!cannot_hold(known, holder, one)) left.add(one);
  });
  if (left == CardSet::of(card)) return {"promise", {}};
  Because found{"others-lack", {}};
  for (int s = 0; s < view.pub.options.players; ++s) {
    const Seat seat = seat_at(s);
    if (seat == view.seat || seat == holder) continue;
    if (!cannot_hold(known, seat, card)) return {"counting", {}};
    if (view.pub.hand_sizes[slot(seat)] > 0) found.lack.push(seat);
  }
  return found;
}

void write_card(JsonWriter& json, const Deck& names, const Knowledge<Triples>& known,
                std::string_view code, Card card) {
  json.begin_object();
  json.string("code", code);
  json.string("card", name_of(names, card));
  json.integer("own", (known.view.own.hand & CardSet::of(set_of(card))).count());
}

// A card that one seat must hold, or that only two of several can.
void write_place(JsonWriter& json, const Deck& names, const Knowledge<Triples>& known,
                 const Belief& belief, Card card) {
  const View<Triples>& view = known.view;
  Seats can;
  for (int s = 0; s < view.pub.options.players; ++s) {
    if (seat_at(s) != view.seat && belief.deals_with(seat_at(s), card) > 0) can.push(seat_at(s));
  }
  if (can.size() == 1) {
    write_card(json, names, known, "must-hold", card);
    json.integer("seat", index(can[0]));
    const Because why = because(known, can[0], card);
    json.string("because", why.code);
    if (!why.lack.empty()) write_seats(json, "lack", why.lack);
    json.end_object();
  } else if (can.size() == 2 &&
             view.pub.options.players > 3) {  // of two others it is always one of the two
    write_card(json, names, known, "one-of-two", card);
    write_seats(json, "seats", can);
    json.end_object();
  }
}

// T10: somebody asked for a card of a set and so holds another one of it; which one is not known
// yet.
void write_promise(JsonWriter& json, const Deck& names, const Knowledge<Triples>& known,
                   const Belief& belief, Seat seat, SetId set) {
  CardSet open;
  (known.memory.any_of[slot(seat)] & CardSet::of(set)).each([&](Card card) {
    if (belief.deals_with(seat, card) > 0) open.add(card);
  });
  if (open.count() < 2) return;
  json.begin_object();
  json.string("code", "any-of");
  json.integer("seat", index(seat));
  json.begin_array("cards");
  for (const Card card : names.sorted(Card{})) {
    if (open.has(card)) json.string(name_of(names, card));
  }
  json.end_array();
  json.integer("own", (known.view.own.hand & CardSet::of(set)).count());
  json.end_object();
}

}  // namespace

void Bot::write_why(JsonWriter& json, const Deck& names, const Knowledge<Triples>&,
                    const Why& why) {
  json.string("code", kCodes[std::size_t(why.code)]);
  if (why.forgot.fact != Slip::Fact::none) write_slip(json, names, why.forgot);
  if (!why.counted) return;
  write_share(json, why.hits, why.deals, why.exact);
  json.integer("own", why.own);
  json.boolean("completes", why.completes);
  json.boolean("promised", why.promised);
}

// What follows for certain from what this seat sees and what everybody heard: where cards must be,
// or can only be. Where deals are too many to count, what is told follows set by set, without the
// sizes of hands.
void Bot::write_advice(JsonWriter& json, const Deck& names, const Knowledge<Triples>& known) {
  const View<Triples>& view = known.view;
  if (view.pub.phase != Phase::play) return;
  const Belief belief(view, known.memory);
  for (const Card card : names.sorted(Card{})) {
    if (view.pub.in_play.has(card) && !view.own.hand.has(card))
      write_place(json, names, known, belief, card);
  }
  for (int s = 0; s < view.pub.options.players; ++s) {
    if (seat_at(s) == view.seat) continue;
    for (int set = 0; set < kSets; ++set)
      write_promise(json, names, known, belief, seat_at(s), static_cast<SetId>(set));
  }
}

// How good an ask is: in how many deals that fit the card is there.
void Bot::write_weighed(JsonWriter& json, const Deck&, const Knowledge<Triples>& known,
                        const Action& action) {
  const View<Triples>& view = known.view;
  const bool asks = action.verb == Verb::ask && view.pub.phase == Phase::play &&
                    index(action.seat) < view.pub.options.players && action.seat != view.seat &&
                    view.pub.in_play.has(action.card) && !view.own.hand.has(action.card);
  json.string("code", asks ? "ask" : "none");
  if (!asks) return;
  const CardSet set = CardSet::of(set_of(action.card));
  const int own = (view.own.hand & set).count();
  const Belief belief(view, known.memory);
  write_share(json, belief.deals_with(action.seat, action.card), belief.deals(), belief.exact());
  json.integer("own", own);
  json.boolean("completes", own == kCardsOfSet - 1);
  json.key("mistake");  // T10
  json.boolean(own == 0 && !view.own.hand.empty() && view.pub.options.asking != Asking::free);
}

}  // namespace stolik::triples
