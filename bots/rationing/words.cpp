// The reasons of the bots of `rationing` as codes and numbers, and what the coach tells.
#include "bots/rationing/bot.h"
#include "bots/rationing/deals.h"

namespace stolik::rationing {
namespace {

constexpr std::string_view kCodes[] = {"chance", "spins", "nothing", "deal", "poor-deal", "speculator", "buys", "saves", "waits"};

}  // namespace

void Bot::write_why(JsonWriter& json, const Deck&, const Knowledge<Rationing>&, const Why& why) {
  json.key("code");
  json.string(kCodes[static_cast<std::size_t>(why.code)]);
  switch (why.code) {
    case Why::Code::deal:
      json.key("theirs");
      json.integer(why.theirs);
      json.key("permille");
      json.integer(why.permille);
      [[fallthrough]];
    case Why::Code::poor_deal:
      json.key("gain");
      json.integer(why.after - why.before);
      return;
    case Why::Code::speculator:
      json.key("games");
      json.integer(kGames);
      json.key("permille");
      json.integer(why.permille);
      return;
    case Why::Code::buys:
      json.key("points");
      json.integer(why.points);
      [[fallthrough]];
    case Why::Code::saves:
      json.key("before");
      json.integer(why.before);
      json.key("after");
      json.integer(why.after);
      return;
    case Why::Code::chance:
    case Why::Code::spins:
    case Why::Code::nothing:
    case Why::Code::waits: return;
  }
}

// What each open offer to this seat would bring it, in thousandths of a point.
void Bot::write_advice(JsonWriter& json, const Deck&, const Knowledge<Rationing>& known) {
  const View<Rationing>& view = known.view;
  const Market market(view.pub, known.memory, view.own.bought);
  Rng rng(seed_of(known, Level::strong));
  const Minds minds(known, 12, rng);
  for (int s = 0; s < view.pub.options.players; ++s) {
    const Seat from = seat_at(s);
    if (from == view.seat) continue;
    for (const Offer& offer : view.pub.offers.by_seat[slot(from)]) {
      if (!offer.to.includes(view.seat)) continue;
      const Judged judged = judge_offer(known, market, from, offer, minds);
      json.begin_object();
      json.key("code");
      json.string(judged.gain <= -1'000'000 ? "cannot" : judged.gain > 0 ? "gains" : "loses");
      json.key("offer");
      json.integer(offer.id);
      json.key("from");
      json.integer(index(from));
      if (judged.gain > -1'000'000) {
        json.key("gain");
        json.integer(judged.gain);
      }
      json.end_object();
    }
  }
}

}  // namespace stolik::rationing
