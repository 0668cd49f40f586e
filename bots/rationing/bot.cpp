#include "bots/rationing/bot.h"

#include <algorithm>

#include "bots/rationing/plain.h"
#include "bots/rationing/trials.h"

namespace stolik::rationing {
namespace {

using Chosen = stolik::Choice<Rationing, Why>;

constexpr Temper kEasy{.accepts_from = 400};
constexpr Temper kKeen{.offers = true, .accepts_from = 600, .offers_from = 500, .most_offers = 1};
constexpr Temper kSteady{.offers = true, .accepts_from = 60, .most_offers = 2};
constexpr Temper kStrong{.offers = true,
                         .most_cards = 2,
                         .places = true,
                         .speculates = true,
                         .accepts_from = 1,
                         .offers_from = 1,
                         .most_offers = 4,
                         .envy = 100,
                         .plays = true};
constexpr Temper kSimple{.offers = true, .accepts_from = 1, .offers_from = 1};

// A novice looks at so many cards of the row; a relaxed player makes so many offers while a top
// spins.
constexpr int kNoviceLooksAt = 2;
constexpr int kRelaxedOffers = 2;

const Temper& temper_of(Level level) {
  switch (level) {
    case Level::easy: return kEasy;
    case Level::keen: return kKeen;
    case Level::strong: return kStrong;
    case Level::anchor1: return kSimple;
    case Level::random:
    case Level::novice:
    case Level::relaxed:
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
  const int last = int(pub.queue.size()) - 1;
  const int saved = market.leftover(view.own.hand, view.own.visit) + (pub.final ? 0 : -last * 620);
  Chosen chosen;
  chosen.action = {.verb = Verb::pass};
  chosen.why = {.code = Why::Code::saves, .before = saved, .after = saved};
  int most = careful ? market.leftover(view.own.hand, view.own.visit) : 0;
  for (const ShopCard card : pub.row) {
    if (!view.own.hand.has_all(pub.options.facts.of(card).cost())) continue;
    const int points = points_of(pub.options.facts, card, view.own.visit);
    const int worth =
        careful ? market.worth_of_buying(view.own.hand, view.own.visit, card, 0) : points * 1000;
    if (worth <= most) continue;
    most = worth;
    chosen.action = {.verb = Verb::buy, .card = card};
    chosen.why = {.code = Why::Code::buys,
                  .before = market.leftover(view.own.hand, view.own.visit),
                  .after = worth,
                  .points = points};
  }
  return chosen;
}

// How much better than no deal this one does in imagined games, in thousandths of a win.
int gain_by_playing(const Knowledge<Rationing>& known, const Trial& deal, Rng& rng) {
  Trials trials;
  trials.push({});
  trials.push(deal);
  play_trials(known, trials, kGames, rng);
  return trials[1].games == 0 ? 0 : trials[1].gain();
}

// Offers that this seat can answer: the best is accepted, one that was made to it alone is
// declined.
bool answer_offers(const Knowledge<Rationing>& known, const Market& market, const Temper& temper,
                   const Minds& minds, int before, Rng& rng, Chosen& chosen) {
  const View<Rationing>& view = known.view;
  const Public& pub = view.pub;
  Judged best{.gain = temper.accepts_from - 1};
  const Offer* found = nullptr;
  Seat maker = kNobody;
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
        found = &offer;
        maker = from;
      } else if (!offer.to.is_all() && judged.gain < temper.accepts_from) {
        poor = &offer;
        poor_gain = std::max(judged.gain, -99'999);
      }
    }
  }
  if (found != nullptr && temper.plays) {
    const Trial deal{.partner = maker,
                     .gives = found->fixed + best.action.give,
                     .pays = found->give,
                     .places = found->places};
    if (gain_by_playing(known, deal, rng) <= 0) {
      if (!found->to.is_all()) poor = found;
      poor_gain = best.gain;
      found = nullptr;
    }
  }
  if (found != nullptr) {
    chosen.action = best.action;
    chosen.why = {.code = Why::Code::deal,
                  .before = before,
                  .after = before + best.gain,
                  .theirs = best.theirs,
                  .permille = 1000};
    return true;
  }
  if (poor == nullptr) return false;
  chosen.action = {.verb = Verb::decline, .id = poor->id};
  chosen.why = {.code = Why::Code::poor_deal, .before = before, .after = before + poor_gain};
  return true;
}

// How much better than none a bargain or a deal must do in imagined games, in thousandths of a win.
constexpr int kSurely = 12;

// The bargain with the speculator that wins most in imagined games; gain in thousandths of a win.
Judged best_bargain(const Knowledge<Rationing>& known, const Market& market, Rng& rng) {
  Trials trials;
  trials.push({});
  for (const Judged& judged : speculations(known, market))
    trials.push({.action = judged.action, .judged = judged});
  if (trials.size() == 1) return {};
  const std::size_t best = play_trials(known, trials, kGames, rng);
  Judged found = trials[best].judged;
  found.gain = trials[best].gain();
  found.games = trials[best].games;
  return best == 0 || found.gain < kSurely ? Judged{} : found;
}

// The purchase that wins most in imagined games, or none.
Chosen shop_by_playing(const Knowledge<Rationing>& known, const Market& market, Rng& rng) {
  const View<Rationing>& view = known.view;
  Trials trials;
  trials.push({.action = shop(known, market, true).action});
  if (trials[0].action.verb != Verb::pass) trials.push({.action = {.verb = Verb::pass}});
  for (const ShopCard card : view.pub.row) {
    const Action buy{.verb = Verb::buy, .card = card};
    if (view.own.hand.has_all(view.pub.options.facts.of(card).cost()) && buy != trials[0].action)
      trials.push({.action = buy});
  }
  const std::size_t best = trials.size() > 1 ? play_trials(known, trials, kGames, rng) : 0;
  Chosen chosen;
  chosen.action = trials[best].action;
  const bool buys = chosen.action.verb == Verb::buy;
  chosen.why = {.code = buys ? Why::Code::buys : Why::Code::saves,
                .before = market.leftover(view.own.hand, view.own.visit),
                .after = market.leftover(view.own.hand, view.own.visit)};
  if (trials.size() > 1) {
    chosen.why.games = trials[best].games;
    chosen.why.permille = std::clamp(trials[best].mean(), 0, 1000);
  }
  if (buys) {
    chosen.why.points = points_of(view.pub.options.facts, chosen.action.card, view.own.visit);
    chosen.why.after = market.worth_of_buying(view.own.hand, view.own.visit, chosen.action.card, 0);
  }
  return chosen;
}

// The offer to make; score 0 where there is none.
Judged best_offer(const Knowledge<Rationing>& known, const Market& market, const Temper& temper,
                  const Minds& minds, Rng& rng) {
  const Bargains offers = best_offers(known, market, temper, minds);
  if (offers.empty()) return {};
  if (!temper.plays) return offers[0];
  Trials trials;
  trials.push({});
  for (const Judged& judged : offers) {
    const Action& action = judged.action;
    trials.push({.judged = judged,
                 .partner = action.to.seat,
                 .gives = action.give,
                 .pays = action.want,
                 .places = action.places});
  }
  play_trials(known, trials, kGames, rng);
  Judged best;
  int most = kSurely;
  for (std::size_t i = 1; i < trials.size(); ++i) {
    if (trials[i].games == 0) continue;
    const int gain = trials[i].gain() * trials[i].judged.permille / 1000;
    if (gain <= most) continue;
    most = gain;
    best = trials[i].judged;
  }
  return best;
}

Chosen trade(const Knowledge<Rationing>& known, const Market& market, const Temper& temper,
             Rng& rng) {
  const View<Rationing>& view = known.view;
  const Public& pub = view.pub;
  const int before =
      market.worth(view.own.hand, view.own.visit, ahead_of(pub.queue, pawn_of(view.seat)));
  const Minds minds(known, temper.worlds, rng);
  Chosen chosen;
  if (answer_offers(known, market, temper, minds, before, rng, chosen)) return chosen;
  const bool open_offer = !pub.offers.by_seat[slot(view.seat)].empty();
  const bool may_offer = temper.offers && !open_offer && Rationing::may_offer(pub, view.seat) &&
                         known.memory.offers_made[slot(view.seat)] < temper.most_offers;
  const Judged offer = may_offer ? best_offer(known, market, temper, minds, rng) : Judged{};
  if (offer.score > 0) {
    chosen.action = offer.action;
    chosen.why = {.code = Why::Code::deal,
                  .before = before,
                  .after = before + offer.gain,
                  .theirs = offer.theirs,
                  .permille = offer.permille};
    return chosen;
  }
  const bool may_speculate = temper.speculates && view.seat == pub.active && !pub.final;
  const Judged bargain = may_speculate ? best_bargain(known, market, rng) : Judged{};
  if (bargain.gain > 0) {
    chosen.action = bargain.action;
    chosen.why = {.code = Why::Code::speculator, .permille = bargain.gain, .games = bargain.games};
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
      if (never_trades && !pub.final)
        return {.action = {.verb = Verb::stop}, .why = {.code = Why::Code::nothing}};
      return {.action = {.verb = Verb::spin}, .why = {.code = Why::Code::spins}};
    case Phase::shopping:
      if (level == Level::novice) return buy_first(view, kNoviceLooksAt);
      if (level == Level::relaxed) return buy_first(view);
      return level == Level::strong
                 ? shop_by_playing(known, market, rng)
                 : shop(known, market, level != Level::easy && level != Level::keen);
    case Phase::spinning:
      if (level == Level::novice) return trade_one_for_one(known, 0, kNoviceLooksAt);
      if (level == Level::relaxed) return trade_one_for_one(known, kRelaxedOffers);
      return never_trades ? wait() : trade(known, market, temper_of(level), rng);
    case Phase::deal:
    case Phase::draw:
    case Phase::refill:
    case Phase::speculator:
    case Phase::over: break;
  }
  return wait();
}

}  // namespace stolik::rationing
