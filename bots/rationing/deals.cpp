#include "bots/rationing/deals.h"

#include <algorithm>

namespace stolik::rationing {
namespace {

// Calls visit(goods) for all ways to take up to `most` cards out of `from`, none included.
template <class Visit>
void each_handful(Goods from, int most, Visit&& visit) {
  const auto choose = [&](const auto& self, int kind, int left, Goods taken) -> void {
    visit(taken);
    for (int k = kind; k < kGoods && left > 0; ++k) {
      const Good good = good_at(k);
      for (int n = 1; n <= std::min(left, from.count(good)); ++n) {
        self(self, k + 1, left - n, taken + Goods::of(good, n));
      }
    }
  };
  choose(choose, 0, most, Goods{});
}

// The list stays sorted by score and at most so long.
void keep_best(Bargains& list, const Judged& judged, std::size_t most) {
  if (list.size() < most) {
    list.push(judged);
  } else if (judged.score > list[most - 1].score) {
    list[most - 1] = judged;
  } else {
    return;
  }
  for (std::size_t i = list.size() - 1; i > 0 && list[i - 1].score < list[i].score; --i)
    std::swap(list[i - 1], list[i]);
}

bool was_tried(const Memory& memory, Seat from, const Action& offer) {
  return std::ranges::any_of(memory.tried, [&](const Tried& tried) {
    return tried.from == from && tried.to == offer.to && tried.places == offer.places &&
           tried.give == offer.give && tried.want == Want{offer.want, {}};
  });
}

// From such a gain on somebody is thought to agree.
constexpr int kAgrees = 80;

// What a deal would bring to the partner, if these were their cards.
int partner_gain(const Market& market, const Memory& memory, Seat partner, const Private& own,
                 Goods gets, Goods pays, int ahead_before, int ahead_after) {
  int gain = market.worth(own.hand - pays + gets, own.visit, ahead_after) -
             market.worth(own.hand, own.visit, ahead_before);
  // What somebody asked for aloud is a little more welcome.
  gets.each([&](Good good, int) { gain += memory.needs[slot(partner)].count(good) > 0 ? 150 : 0; });
  return gain;
}

// What the partner would think of a deal, over the imagined worlds.
struct Answer {
  int permille = 0;
  int theirs = 0;  // mean gain where they agree
};
Answer partner_on(const Market& market, const Minds& minds, const Memory& memory, Seat partner,
                  Goods gets, Goods pays, int ahead_before, int ahead_after) {
  int yes = 0;
  int sum = 0;
  for (const State<Rationing>& world : minds.worlds()) {
    const Private& own = world.own[slot(partner)];
    if (!own.hand.has_all(pays)) continue;
    const int gain =
        partner_gain(market, memory, partner, own, gets, pays, ahead_before, ahead_after);
    if (gain < kAgrees) continue;
    ++yes;
    sum += gain;
  }
  if (yes == 0) return {};
  return {yes * 1000 / int(minds.worlds().size()), sum / yes};
}

}  // namespace

Minds::Minds(const Knowledge<Rationing>& known, int worlds, Rng& rng) {
  for (int i = 0; i < worlds; ++i) worlds_.push(Rationing::guess(known.view, known.memory, rng));
}

Judged judge_offer(const Knowledge<Rationing>& known, const Market& market, Seat from,
                   const Offer& offer, const Minds& minds) {
  const View<Rationing>& view = known.view;
  const Goods hand = view.own.hand;
  const int mine = ahead_of(view.pub.queue, pawn_of(view.seat));
  const int his = ahead_of(view.pub.queue, pawn_of(from));
  const int after = offer.places ? his : mine;
  const int before = market.worth(hand, view.own.visit, mine);
  Judged best{.gain = kNever};
  each_payment(hand, offer.want(), [&](Goods pay) {
    const int gain =
        market.worth(hand - offer.fixed - pay + offer.give, view.own.visit, after) - before;
    if (gain <= best.gain) return;
    best.gain = gain;
    best.action = {.verb = Verb::accept, .id = offer.id, .give = pay};
  });
  if (best.gain == kNever) return best;
  const Answer answer =
      partner_on(market, minds, known.memory, from, offer.fixed + best.action.give, offer.give, his,
                 offer.places ? mine : his);
  best.theirs = answer.theirs;
  best.permille = 1000;
  return best;
}

Judged judge_proposal(const Knowledge<Rationing>& known, const Market& market, Seat partner,
                      const Action& offer, const Minds& minds) {
  const View<Rationing>& view = known.view;
  const int mine = ahead_of(view.pub.queue, pawn_of(view.seat));
  const int his = ahead_of(view.pub.queue, pawn_of(partner));
  const int before = market.worth(view.own.hand, view.own.visit, mine);
  Judged agreed{.action = offer};
  Judged possible{.action = offer, .gain = kNever};
  int yes = 0;
  int can = 0;
  for (const State<Rationing>& world : minds.worlds()) {
    const Private& own = world.own[slot(partner)];
    int best = kNever;
    int gain = 0;
    // Where the offer leaves a choice, the partner pays what they miss least.
    each_payment(own.hand, {offer.want, offer.choice}, [&](Goods pay) {
      const Goods paid = offer.want + pay;
      const int theirs = partner_gain(market, known.memory, partner, own, offer.give, paid, his,
                                      offer.places ? mine : his);
      if (theirs <= best) return;
      best = theirs;
      gain = market.worth(view.own.hand - offer.give + paid, view.own.visit,
                          offer.places ? his : mine) -
             before;
    });
    if (best == kNever) continue;
    possible.gain = (can == 0 ? 0 : possible.gain) + gain;
    possible.theirs += best;
    ++can;
    if (best < kAgrees) continue;
    agreed.gain += gain;
    agreed.theirs += best;
    ++yes;
  }
  if (can == 0) return possible;
  Judged& found = yes > 0 ? agreed : possible;
  found.gain /= yes > 0 ? yes : can;
  found.theirs /= yes > 0 ? yes : can;
  found.permille = yes * 1000 / int(minds.worlds().size());
  return found;
}

Bargains best_offers(const Knowledge<Rationing>& known, const Market& market, const Temper& temper,
                     const Minds& minds) {
  const View<Rationing>& view = known.view;
  const Public& pub = view.pub;
  const Goods hand = view.own.hand;
  const int mine = ahead_of(pub.queue, pawn_of(view.seat));
  const int before = market.worth(hand, view.own.visit, mine);
  const int made = known.memory.offers_made[slot(view.seat)];
  const Goods all_kinds{0x3333333};
  Bargains best;
  for (int s = 0; s < pub.options.players; ++s) {
    const Seat partner = seat_at(s);
    if (partner == view.seat || (!pub.final && view.seat != pub.active && partner != pub.active))
      continue;
    const int his = ahead_of(pub.queue, pawn_of(partner));
    for (const bool places : {false, true}) {
      if (places && (!temper.places || pub.queue.size() < 2)) continue;
      const int after = places ? his : mine;
      each_handful(hand, temper.most_cards, [&](Goods give) {
        each_handful(all_kinds, temper.most_cards, [&](Goods want) {
          if (!places && (give.empty() || want.empty())) return;
          if ((give.kinds() & want.kinds()) != 0) return;  // the same card back and forth
          if (want.total() > pub.hand_sizes[slot(partner)]) return;
          const int gain = market.worth(hand - give + want, view.own.visit, after) - before;
          if (gain < temper.offers_from) return;
          const Action action{
              .verb = Verb::offer, .to = {partner}, .places = places, .give = give, .want = want};
          if (was_tried(known.memory, view.seat, action)) return;
          const Answer answer = partner_on(market, minds, known.memory, partner, give, want, his,
                                           places ? mine : his);
          if (answer.permille == 0) return;
          // Nash's product of both gains, the partner's by how likely it is; with every offer that
          // failed the partner's side counts more.
          const int net = gain - answer.theirs * temper.envy / 1000;
          if (net <= 0) return;
          int score = net * answer.permille / 1000;
          for (int i = 0; i < made; ++i) score = score * answer.permille / 1000;
          if (score > 0) keep_best(best, {action, gain, answer.theirs, answer.permille, score}, 6);
        });
      });
    }
  }
  return best;
}

Bargains speculations(const Knowledge<Rationing>& known, const Market& market) {
  const View<Rationing>& view = known.view;
  const Public& pub = view.pub;
  const Goods hand = view.own.hand;
  const int mine = ahead_of(pub.queue, pawn_of(view.seat));
  const int his = ahead_of(pub.queue, kSpeculator);
  const int before = market.worth(hand, view.own.visit, mine);
  // What the top card of the stack can be: all that is not seen.
  const Goods unseen = pub.options.facts.goods - pub.discards - hand;
  const int many = unseen.total();
  Bargains places;
  Bargains cards;
  each_handful(hand, 2, [&](Goods pay) {
    if (pay.total() != 2) return;
    if (his < mine) {
      const int gain = market.worth(hand - pay, view.own.visit, his) - before;
      keep_best(places, {{.verb = Verb::speculate_place, .give = pay}, gain, 0, 1000, gain}, 3);
    }
    if (many == 0 || pub.stack_size == 0) return;
    int sum = 0;
    unseen.each([&](Good good, int count) {
      sum += count * market.worth(hand - pay + Goods::of(good), view.own.visit, mine);
    });
    const int gain = sum / many - before;
    keep_best(cards, {{.verb = Verb::speculate_card, .give = pay}, gain, 0, 1000, gain}, 3);
  });
  for (const Judged& judged : cards) places.push(judged);
  return places;
}

}  // namespace stolik::rationing
