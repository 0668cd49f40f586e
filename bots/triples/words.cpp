// The reasons of the bots of `triples` as codes and numbers, and what the coach tells.
#include "bots/triples/bot.h"

namespace stolik::triples {
namespace {

constexpr std::string_view kCodes[] = {"chance", "remembers", "sure", "likely", "worth"};

// Deals are counted in doubles that hold whole numbers up to 2^53 exactly; what is larger is told as a share.
void write_share(JsonWriter& json, const Why& why) {
  constexpr double kWhole = 9007199254740992.0;
  if (why.exact && why.deals < kWhole) {
    json.key("hits");
    json.integer(static_cast<std::int64_t>(why.hits));
    json.key("deals");
    json.integer(static_cast<std::int64_t>(why.deals));
  }
  json.key("permille");
  json.integer(static_cast<std::int64_t>(why.deals > 0 ? 1000 * why.hits / why.deals : 0));
}

void write_fact(JsonWriter& json, std::string_view code, Seat seat, std::string_view card, std::string_view because) {
  json.begin_object();
  json.key("code");
  json.string(code);
  json.key("seat");
  json.integer(index(seat));
  json.key("card");
  json.string(card);
  json.key("because");
  json.string(because);
  json.end_object();
}

}  // namespace

void Bot::write_why(JsonWriter& json, const Deck&, const Knowledge<Triples>&, const Why& why) {
  json.key("code");
  json.string(kCodes[static_cast<std::size_t>(why.code)]);
  if (!why.counted) return;
  write_share(json, why);
  json.key("own");
  json.integer(why.own);
  json.key("completes");
  json.boolean(why.completes);
  json.key("promised");
  json.boolean(why.promised);
}

// What follows for certain about every card this seat does not hold: who must have it, and why.
void Bot::write_advice(JsonWriter& json, const Deck& names, const Knowledge<Triples>& known) {
  const View<Triples>& view = known.view;
  if (view.pub.phase != Phase::play) return;
  const Belief belief(view, known.memory);
  if (!belief.exact()) return;
  for (const Card card : names.sorted_cards) {
    if (!view.pub.in_play.has(card) || view.own.hand.has(card)) continue;
    for (int s = 0; s < view.pub.options.players; ++s) {
      const Seat seat = seat_at(s);
      if (seat == view.seat || belief.deals_with(seat, card) < belief.deals()) continue;
      const bool seen = known.memory.holds[slot(seat)].has(card);
      const bool asked = known.memory.any_of[slot(seat)].has(card);
      write_fact(json, "must-hold", seat, names.cards[static_cast<std::size_t>(index(card))],
                 seen ? "heard" : asked ? "asked-for-its-set" : "nobody-else-can");
    }
  }
}

}  // namespace stolik::triples
