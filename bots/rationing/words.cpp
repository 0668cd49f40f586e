// The reasons of the bots of `rationing` as codes and numbers, and what the coach tells.
#include <algorithm>

#include "bots/rationing/bot.h"
#include "bots/rationing/deals.h"

namespace stolik::rationing {
namespace {

constexpr std::string_view kCodes[] = {"chance",    "spins",      "nothing", "deal",
                                       "poor-deal", "speculator", "buys",    "saves",
                                       "waits",     "needs",      "first",   "cannot-pay"};
// Hands of the others that the coach imagines.
constexpr int kWorlds = 24;

void write(JsonWriter& json, std::string_view key, int value) { json.integer(key, value); }

// What a purchase would ask for and bring, for cards that at most two goods are missing for.
void write_purchase(JsonWriter& json, const Deck& names, const View<Rationing>& view,
                    ShopCard card) {
  const Goods cost = view.pub.options.facts.of(card).cost();
  int count = 0;
  cost.each(
      [&](Good good, int needed) { count += std::max(0, needed - view.own.hand.count(good)); });
  if (count > 2) return;
  json.begin_object();
  json.string("code", "purchase");
  json.string("card", names.name(card));
  const int points = points_of(view.pub.options.facts, card, view.own.visit);
  write(json, "points", points);
  json.boolean("doubled", points > view.pub.options.facts.of(card).icons());
  json.begin_array("lacks");
  cost.each([&](Good good, int needed) {
    for (int n = view.own.hand.count(good); n < needed; ++n) json.string(names.name(good));
  });
  json.end_array();
  json.end_object();
}

void write_offer(JsonWriter& json, const Judged& judged, Seat from, const Offer& offer) {
  json.begin_object();
  json.string("code", judged.gain == kNever ? "cannot" : judged.gain > 0 ? "gains" : "loses");
  write(json, "offer", int(offer.id));
  write(json, "from", index(from));
  if (judged.gain != kNever) {
    write(json, "gain", judged.gain);
    write(json, "theirs", judged.theirs);
  }
  json.end_object();
}

bool may_trade(const Public& pub, Seat a, Seat b) {
  return a != b && (pub.final || a == pub.active || b == pub.active);
}

// An offer as it is being composed: for each partner what it would bring, and how likely they
// agree.
void write_proposal(JsonWriter& json, const Knowledge<Rationing>& known, const Market& market,
                    const Minds& minds, const Action& offer) {
  const View<Rationing>& view = known.view;
  json.string("code", "offer");
  json.begin_array("partners");
  for (int s = 0; s < view.pub.options.players; ++s) {
    const Seat partner = seat_at(s);
    if (!offer.to.includes(partner) || !may_trade(view.pub, view.seat, partner)) continue;
    const Judged judged = judge_proposal(known, market, partner, offer, minds);
    json.begin_object();
    write(json, "seat", s);
    write(json, "permille", judged.permille);
    if (judged.gain != kNever) {
      write(json, "gain", judged.gain);
      write(json, "theirs", judged.theirs);
    }
    json.end_object();
  }
  json.end_array();
}

}  // namespace

void Bot::write_why(JsonWriter& json, const Deck& names, const Knowledge<Rationing>&,
                    const Why& why) {
  json.string("code", kCodes[std::size_t(why.code)]);
  switch (why.code) {
    case Why::Code::deal:
      write(json, "theirs", why.theirs);
      write(json, "permille", why.permille);
      [[fallthrough]];
    case Why::Code::poor_deal: write(json, "gain", why.after - why.before); return;
    case Why::Code::speculator:
      write(json, "games", why.games);
      write(json, "permille", why.permille);
      return;
    case Why::Code::buys: write(json, "points", why.points); [[fallthrough]];
    case Why::Code::saves:
      write(json, "before", why.before);
      write(json, "after", why.after);
      if (why.games == 0) return;
      write(json, "games", why.games);
      write(json, "permille", why.permille);
      return;
    case Why::Code::needs:
      json.string("card", names.name(why.card));
      json.string("good", names.name(why.good));
      return;
    case Why::Code::first: write(json, "points", why.points); return;
    case Why::Code::cannot_pay:
    case Why::Code::chance:
    case Why::Code::spins:
    case Why::Code::nothing:
    case Why::Code::waits: return;
  }
}

// What each open offer to this seat would bring both sides, in thousandths of a point; what is
// within reach at the counter.
void Bot::write_advice(JsonWriter& json, const Deck& names, const Knowledge<Rationing>& known) {
  const View<Rationing>& view = known.view;
  const Public& pub = view.pub;
  if (pub.phase == Phase::deal || pub.phase == Phase::over) return;
  const Market market(pub, known.memory, view.own.bought);
  Rng rng(seed_of(known, Level::strong));
  const Minds minds(known, kWorlds, rng);
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat from = seat_at(s);
    if (!may_trade(pub, view.seat, from)) continue;
    for (const Offer& offer : pub.offers.by_seat[slot(from)]) {
      if (offer.to.includes(view.seat))
        write_offer(json, judge_offer(known, market, from, offer, minds), from, offer);
    }
  }
  for (const ShopCard card : pub.row) write_purchase(json, names, view, card);
}

void Bot::write_weighed(JsonWriter& json, const Deck&, const Knowledge<Rationing>& known,
                        const Action& action) {
  const View<Rationing>& view = known.view;
  const Market market(view.pub, known.memory, view.own.bought);
  if (action.verb == Verb::buy) {
    json.string("code", "buy");
    write(json, "points", points_of(view.pub.options.facts, action.card, view.own.visit));
    return;
  }
  if (action.verb == Verb::offer && view.own.hand.has_all(action.give)) {
    Rng rng(seed_of(known, Level::strong));
    write_proposal(json, known, market, Minds(known, kWorlds, rng), action);
    return;
  }
  json.string("code", "none");
}

}  // namespace stolik::rationing
