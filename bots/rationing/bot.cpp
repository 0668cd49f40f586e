#include "bots/rationing/bot.h"

#include <algorithm>

#include "bots/rationing/deals.h"
#include "bots/rationing/rollout.h"

namespace stolik::rationing {
namespace {

using Chosen = stolik::Choice<Rationing, Why>;

constexpr Temper kEasy{.accepts_from = 400};
constexpr Temper kSteady{.offers = true, .accepts_from = 60, .most_offers = 2};
constexpr Temper kStrong{.offers = true, .most_cards = 2, .places = true, .speculates = true, .accepts_from = 90,
                         .offers_from = 120, .most_offers = 4, .envy = 300};
constexpr Temper kSimple{.offers = true, .accepts_from = 1, .offers_from = 1};

const Temper& temper_of(Level level) {
  switch (level) {
    case Level::easy: return kEasy;
    case Level::strong: return kStrong;
    case Level::anchor1: return kSimple;
    case Level::random:
    case Level::steady:
    case Level::anchor0: break;
  }
  return kSteady;
}

Chosen wait() { return {.waits = true, .why = {.code = Why::Code::waits}}; }

// R15, R28: the head of the queue buys, or saves its cards.
Chosen shop(const Knowledge<Rationing>& known, const Market& market, bool careful) {
  const View<Rationing>& view = known.view;
  const Public& pub = view.pub;
  const int last = static_cast<int>(pub.queue.size()) - 1;
  const int saved = market.leftover(view.own.hand, view.own.visit) + (pub.final ? 0 : -last * 620);
  Chosen chosen;
  chosen.action = {.verb = Verb::pass};
  chosen.why = {.code = Why::Code::saves, .before = saved, .after = saved};
  int most = careful ? market.leftover(view.own.hand, view.own.visit) : 0;
  for (const ShopCard card : pub.row) {
    if (!view.own.hand.has_all(pub.options.facts.of(card).cost())) continue;
    const int points = points_of(pub.options.facts, card, view.own.visit);
    const int worth = careful ? market.worth_of_buying(view.own.hand, view.own.visit, card, 0) : points * 1000;
    if (worth <= most) continue;
    most = worth;
    chosen.action = {.verb = Verb::buy, .card = card};
    chosen.why = {.code = Why::Code::buys, .before = market.leftover(view.own.hand, view.own.visit), .after = worth,
                  .points = points};
  }
  return chosen;
}

// Offers that this seat can answer: the best is accepted, one that was made to it alone is declined.
bool answer_offers(const Knowledge<Rationing>& known, const Market& market, const Temper& temper, const Minds& minds,
                   int before, Chosen& chosen) {
  const View<Rationing>& view = known.view;
  const Public& pub = view.pub;
  Judged best{.gain = temper.accepts_from - 1};
  const Offer* poor = nullptr;
  int poor_gain = 0;
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat from = seat_at(s);
    if (from == view.seat) continue;
    if (!pub.final && from != pub.active && view.seat != pub.active) continue;
    for (const Offer& offer : pub.offers.by_seat[slot(from)]) {
      if (!offer.to.includes(view.seat)) continue;
      const Judged judged = judge_offer(known, market, from, offer, minds);
      const int net = judged.gain - std::max(judged.theirs, 0) * temper.envy / 1000;
      if (judged.gain > best.gain && net > 0) {
        best = judged;
      } else if (!offer.to.is_all() && judged.gain < temper.accepts_from) {
        poor = &offer;
        poor_gain = std::max(judged.gain, -99'999);
      }
    }
  }
  if (best.gain >= temper.accepts_from) {
    chosen.action = best.action;
    chosen.why = {.code = Why::Code::deal, .before = before, .after = before + best.gain, .theirs = best.theirs,
                  .permille = 1000};
    return true;
  }
  if (poor == nullptr) return false;
  chosen.action = {.verb = Verb::decline, .id = poor->id};
  chosen.why = {.code = Why::Code::poor_deal, .before = before, .after = before + poor_gain};
  return true;
}

// How much better than none a bargain must do in imagined games.
constexpr int kSurely = 12;

// The bargain with the speculator that wins most in imagined games; gain in thousandths of a win.
Judged best_bargain(const Knowledge<Rationing>& known, const Market& market, Rng& rng) {
  const Bargains bargains = speculations(known, market);
  Judged best;
  if (bargains.empty()) return best;
  std::array<int, 6> sum{};
  int none = 0;
  Story<Rationing> story;
  for (int game = 0; game < kGames; ++game) {
    const State<Rationing> world = Rationing::guess(known.view, known.memory, rng);
    const Rng lots(rng.next());
    none += play_out(world, known.view.seat, lots);
    for (std::size_t i = 0; i < bargains.size(); ++i) {
      State<Rationing> then = world;
      story.clear();
      Rationing::apply(then, Actor::at(known.view.seat), bargains[i].action, story);
      sum[i] += play_out(then, known.view.seat, lots);
    }
  }
  for (std::size_t i = 0; i < bargains.size(); ++i) {
    const int gain = (sum[i] - none) / kGames;
    if (gain <= std::max(best.gain, kSurely)) continue;
    best = bargains[i];
    best.gain = gain;
  }
  return best;
}

// The purchase that wins most in imagined games, or none.
Chosen shop_by_playing(const Knowledge<Rationing>& known, const Market& market, Rng& rng) {
  const View<Rationing>& view = known.view;
  FixedVec<Action, kRow + 1> actions;
  actions.push(shop(known, market, true).action);
  if (actions[0].verb != Verb::pass) actions.push({.verb = Verb::pass});
  for (const ShopCard card : view.pub.row) {
    const Action buy{.verb = Verb::buy, .card = card};
    if (view.own.hand.has_all(view.pub.options.facts.of(card).cost()) && buy != actions[0]) actions.push(buy);
  }
  std::array<int, kRow + 1> sum{};
  Story<Rationing> story;
  for (int game = 0; game < kGames && actions.size() > 1; ++game) {
    const State<Rationing> world = Rationing::guess(view, known.memory, rng);
    const Rng lots(rng.next());
    for (std::size_t i = 0; i < actions.size(); ++i) {
      State<Rationing> then = world;
      story.clear();
      Rationing::apply(then, Actor::at(view.seat), actions[i], story);
      sum[i] += play_out(then, view.seat, lots);
    }
  }
  std::size_t best = 0;
  for (std::size_t i = 1; i < actions.size(); ++i) {
    if (sum[i] > sum[best]) best = i;
  }
  Chosen chosen;
  chosen.action = actions[best];
  const bool buys = chosen.action.verb == Verb::buy;
  chosen.why = {.code = buys ? Why::Code::buys : Why::Code::saves, .permille = sum[best] / kGames};
  if (buys) chosen.why.points = points_of(view.pub.options.facts, chosen.action.card, view.own.visit);
  return chosen;
}

Chosen trade(const Knowledge<Rationing>& known, const Market& market, const Temper& temper, Rng& rng) {
  const View<Rationing>& view = known.view;
  const Public& pub = view.pub;
  const int before = market.worth(view.own.hand, view.own.visit, ahead_of(pub.queue, pawn_of(view.seat)));
  const Minds minds(known, temper.worlds, rng);
  Chosen chosen;
  if (answer_offers(known, market, temper, minds, before, chosen)) return chosen;
  const bool may_speculate = temper.speculates && view.seat == pub.active && !pub.final;
  const Judged bargain = may_speculate ? best_bargain(known, market, rng) : Judged{};
  const bool open_offer = !pub.offers.by_seat[slot(view.seat)].empty();
  const bool may_offer = temper.offers && !open_offer && Rationing::may_offer(pub, view.seat) &&
                         known.memory.offers_made[slot(view.seat)] < temper.most_offers;
  const Judged offer = may_offer ? best_offer(known, market, temper, minds) : Judged{};
  if (offer.score > 0) {
    chosen.action = offer.action;
    chosen.why = {.code = Why::Code::deal, .before = before, .after = before + offer.gain, .theirs = offer.theirs,
                  .permille = offer.permille};
    return chosen;
  }
  if (bargain.gain > 0) {
    chosen.action = bargain.action;
    chosen.why = {.code = Why::Code::speculator, .permille = bargain.gain};
    return chosen;
  }
  return wait();
}

}  // namespace

Chosen Bot::choose(const Knowledge<Rationing>& known, Level level, Rng& rng) {
  const View<Rationing>& view = known.view;
  const Public& pub = view.pub;
  if (level == Level::random) {
    const auto any = any_listed<Rationing>(view, rng);
    return any ? Chosen{.action = *any} : wait();
  }
  const Market market(pub, known.memory, view.own.bought);
  const bool never_trades = level == Level::anchor0;
  switch (pub.phase) {
    case Phase::allocation:
      if (never_trades && !pub.final) return {.action = {.verb = Verb::stop}, .why = {.code = Why::Code::nothing}};
      return {.action = {.verb = Verb::spin}, .why = {.code = Why::Code::spins}};
    case Phase::shopping:
      return level == Level::strong ? shop_by_playing(known, market, rng) : shop(known, market, level != Level::easy);
    case Phase::spinning: return never_trades ? wait() : trade(known, market, temper_of(level), rng);
    case Phase::deal:
    case Phase::draw:
    case Phase::refill:
    case Phase::speculator:
    case Phase::over: break;
  }
  return wait();
}

}  // namespace stolik::rationing
