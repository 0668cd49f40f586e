#include "bots/triples/bot.h"

#include <algorithm>

#include "bots/triples/habits.h"
#include "bots/triples/recall.h"
#include "generated/learned/triples/worth.h"

namespace stolik::triples {
namespace {

// Whether `half` still knows a fact. Every fact has its own fate, the same for a while.
bool still_knows(const Knowledge<Triples>& known, Seat seat, Card card,
                 std::uint32_t out_of_eight) {
  Hasher hasher;
  hasher.absorb(std::uint64_t(index(known.view.seat)));
  hasher.absorb(std::uint64_t(index(seat)));
  hasher.absorb(std::uint64_t(index(card)));
  hasher.absorb(known.heard / 32);
  return hasher.value() % 8 < out_of_eight;
}

Ask half_ask(const Knowledge<Triples>& known, Rng& rng, Why& why) {
  const View<Triples>& view = known.view;
  FixedVec<Ask, Triples::kMaxActions> sure;
  FixedVec<Ask, Triples::kMaxActions> possible;
  FixedVec<Ask, Triples::kMaxActions> all;
  each_ask(view, [&](const Ask& ask) {
    all.push(ask);
    if (view.pub.hand_sizes[slot(ask.seat)] == 0) return;
    if (known.memory.holds[slot(ask.seat)].has(ask.card) &&
        still_knows(known, ask.seat, ask.card, 5))
      sure.push(ask);
    if (known.memory.lacks[slot(ask.seat)].has(ask.card) &&
        still_knows(known, ask.seat, ask.card, 4))
      return;
    possible.push(ask);
  });
  const auto any = [&](const auto& asks) { return asks[rng.below(asks.size())]; };
  why.code = sure.empty() ? Why::Code::chance : Why::Code::remembers;
  return any(!sure.empty() ? sure : possible.empty() ? all : possible);
}

// The levels below steady.
Recall recall_of(Level level) {
  switch (level) {
    case Level::novice: return {.keeps = 0.07, .notices = 0.2};
    case Level::relaxed: return {.keeps = 0.43};
    case Level::easy: return {.keeps = 0.76};
    case Level::keen: return {.keeps = 0.905, .counts = true};
    case Level::random:
    case Level::steady:
    case Level::strong:
    case Level::anchor0:
    case Level::anchor1: break;
  }
  return {};
}

Ask forgetful_ask(const Knowledge<Triples>& known, Level level, Rng& rng, Why& why) {
  const Recall recall = recall_of(level);
  const Recalled recalled(known, recall);
  const RecalledAsk chosen = ask_from_memory(known, recall, recalled, rng);
  why.code = chosen.sure ? Why::Code::remembers : Why::Code::guesses;
  why.forgot = slip_of(known, chosen.ask, [&](int age) { return !recalled.has(age); });
  return chosen.ask;
}

// ---- what a set is worth

// What the splits of a set say, or those of them in which a card is there (or not there).
struct Odds {
  double all = 0;
  double best = 0;   // the likeliest split
  double alone = 0;  // the seat that most probably holds all that is missing
};

Odds odds_of(const Belief& belief, SetId set, Seat seat, int card_of_set, bool there) {
  Odds odds;
  PerSeat<double> alone{};
  for (const Split& split : belief.splits(set)) {
    if (card_of_set >= 0 && (split.holder[std::size_t(card_of_set)] == seat) != there) continue;
    odds.all += split.deals;
    odds.best = std::max(odds.best, split.deals);
    Seat one = kNobody;
    bool single = true;
    for (int i = 0; i < kCardsOfSet; ++i) {
      if (there && i == card_of_set) continue;  // it is in the asker's hand then
      const Seat holder = split.holder[std::size_t(i)];
      if (holder == kNobody) continue;
      single = single && (one == kNobody || one == holder);
      one = holder;
    }
    if (single && one != kNobody) alone[slot(one)] += split.deals;
  }
  odds.alone = *std::ranges::max_element(alone);
  return odds;
}

Standing standing(const Memory& memory, const Public& pub, Seat me, CardSet hand, SetId set,
                  const Odds& odds) {
  const CardSet cards = CardSet::of(set);
  Standing s;
  s.own = std::uint8_t(std::min((hand & cards).count(), 2));
  s.known = std::uint8_t(std::min((memory.holds[slot(me)] & cards).count(), 2));
  s.promised = memory.any_of[slot(me)].meets(cards);
  CardSet placed;
  for (int p = 0; p < pub.options.players; ++p) {
    if (seat_at(p) != me) placed = placed | (memory.holds[slot(seat_at(p))] & cards);
  }
  s.placed = std::uint8_t(std::min(placed.count(), 2));
  s.odds = odds_class(odds.best, odds.all);
  s.rival = rival_class(odds.alone, odds.all);
  return s;
}

double worth_of(const Worth& worth, const Standing& s, bool my_turn) {
  return worth[std::size_t(number(s, my_turn))];
}

// What all open sets but one are worth now, on turn and off turn.
struct Others {
  std::array<double, 2> sum{};
  std::array<std::array<double, 2>, kSets> of{};
};

Others worth_of_all(const Knowledge<Triples>& known, const Belief& belief, const Worth& worth) {
  Others others;
  const std::array<Standing, kSets> all = standings(known, belief);
  for (std::size_t s = 0; s < kSets; ++s) {
    if (!known.view.pub.in_play.meets(CardSet::of(static_cast<SetId>(s)))) continue;
    for (const bool turn : {false, true}) {
      others.of[s][turn ? 1 : 0] = worth_of(worth, all[s], turn);
      others.sum[turn ? 1 : 0] += worth_of(worth, all[s], turn);
    }
  }
  return others;
}

// The table after an ask, as far as its own set goes: what everybody then knows, and what is left
// to guess.
double worth_after(const Knowledge<Triples>& known, const Belief& belief, const Worth& worth,
                   const Others& others, const Ask& ask, bool hit) {
  const View<Triples>& view = known.view;
  const SetId set = set_of(ask.card);
  const std::size_t s = std::size_t(index(set));
  CardSet hand = view.own.hand;
  if (hit) hand.add(ask.card);
  const double rest = others.sum[hit ? 1 : 0] - others.of[s][hit ? 1 : 0];
  if (hand.has_all(CardSet::of(set))) return rest + kWholeSet;
  Memory memory = known.memory;
  memory.hear(view.pub,
              hit ? Shown{.tell = Tell::gave, .seat = ask.seat, .to = view.seat, .card = ask.card}
                  : Shown{.tell = Tell::refused, .seat = ask.seat, .card = ask.card});
  const Odds odds = odds_of(belief, set, ask.seat, index(ask.card) % kCardsOfSet, hit);
  return rest + worth_of(worth, standing(memory, view.pub, view.seat, hand, set, odds), hit);
}

Why reasons(const Knowledge<Triples>& known, const Belief& belief, const Ask& ask,
            double most_hits) {
  const CardSet set = set_cards(ask.card);
  Why why;
  why.counted = true;
  why.hits = ask.hits;
  why.deals = belief.deals();
  why.exact = belief.exact();
  why.own = std::uint8_t((known.view.own.hand & set).count());
  why.completes = why.own == kCardsOfSet - 1;
  why.promised = known.memory.any_of[slot(ask.seat)].meets(set) ||
                 known.memory.holds[slot(ask.seat)].meets(set);
  why.code = ask.hits >= belief.deals() ? Why::Code::sure
             : ask.hits >= most_hits    ? Why::Code::likely
                                        : Why::Code::worth;
  return why;
}

// The best ask by what rate(ask, chance to hit) says of each; of equals one by lot.
template <class Rate>
Ask counting_ask(const Knowledge<Triples>& known, const Belief& belief, Rate&& rate, Rng& rng,
                 Why& why) {
  FixedVec<Ask, Triples::kMaxActions> best;
  double most_hits = 0;
  each_ask(known.view, [&](Ask ask) {
    ask.hits = belief.deals_with(ask.seat, ask.card);
    most_hits = std::max(most_hits, ask.hits);
    // An ask that cannot hit would only pass the turn on; if all did that, no game would end (T16:
    // there is a better one).
    if (ask.hits == 0) return;
    ask.worth = rate(ask, belief.deals() > 0 ? ask.hits / belief.deals() : 0);
    if (!best.empty() && ask.worth < best[0].worth) return;
    if (!best.empty() && ask.worth > best[0].worth) best.clear();
    best.push(ask);
  });
  const Ask chosen = best[rng.below(best.size())];
  why = reasons(known, belief, chosen, most_hits);
  return chosen;
}

Ask likeliest_ask(const Knowledge<Triples>& known, Rng& rng, Why& why) {
  const Belief belief(known.view, known.memory);
  return counting_ask(known, belief, [](const Ask& ask, double) { return ask.hits; }, rng, why);
}

bool anything_sure(const View<Triples>& view, const Belief& belief) {
  bool found = false;
  each_ask(view, [&](const Ask& ask) {
    found = found || belief.deals_with(ask.seat, ask.card) >= belief.deals();
  });
  return found;
}

// First what is sure, then what would complete a set, then what may begin one: by the chance to
// hit, if the others ask as those do who count. Of about equal chances rather the left neighbour: a
// refusal tells the one who moves next nothing about the own hand.
Ask ordered_ask(const Knowledge<Triples>& known, Rng& rng, Why& why) {
  const View<Triples>& view = known.view;
  const Belief belief(view, known.memory);
  const Belief weighed = anything_sure(view, belief) ? belief : read_from_asks(known, belief);
  const Seat next = left_of(view.seat, view.pub.options.players);
  const auto rate = [&](const Ask& ask, double counted) {
    const bool completes = (view.own.hand & set_cards(ask.card)).count() == kCardsOfSet - 1;
    return (counted >= 1 ? 2000
            : completes  ? 1000
                         : 0) +
           100 * weighed.chance(ask.seat, ask.card) + (ask.seat == next ? 2 : 0);
  };
  return counting_ask(known, belief, rate, rng, why);
}

Ask weighed_ask(const Knowledge<Triples>& known, const Worth& worth, Rng& rng, Why& why) {
  const Belief belief(known.view, known.memory);
  const Belief weighed = read_from_asks(known, belief);
  const Others others = worth_of_all(known, weighed, worth);
  const auto rate = [&](const Ask& ask, double counted) {
    const double chance = counted >= 1 ? 1 : weighed.chance(ask.seat, ask.card);
    double sum = 0;
    if (chance > 0) sum += chance * worth_after(known, weighed, worth, others, ask, true);
    if (chance < 1) sum += (1 - chance) * worth_after(known, weighed, worth, others, ask, false);
    return sum;
  };
  return counting_ask(known, belief, rate, rng, why);
}

// Up to four players the plain order does better than the table, with more the table does
// (bots/README.md).
constexpr int kOrdered = 4;

Choice<Triples, Why> asking(const Ask& ask, const Why& why) {
  return {.action = {.verb = Verb::ask, .seat = ask.seat, .card = ask.card}, .why = why};
}

}  // namespace

Belief read_from_asks(const Knowledge<Triples>& known, const Belief& counted) {
  const Habits habits(known.view, known.memory);
  return habits.silent() ? counted : Belief(known.view, known.memory, habits);
}

std::array<Standing, kSets> standings(const Knowledge<Triples>& known, const Belief& belief) {
  std::array<Standing, kSets> found{};
  for (std::size_t s = 0; s < kSets; ++s) {
    const SetId set = static_cast<SetId>(s);
    if (!known.view.pub.in_play.meets(CardSet::of(set))) continue;
    const Odds odds = odds_of(belief, set, kNobody, -1, false);
    found[s] =
        standing(known.memory, known.view.pub, known.view.seat, known.view.own.hand, set, odds);
  }
  return found;
}

Choice<Triples, Why> Bot::choose_by(const Knowledge<Triples>& known, const Worth& worth, Rng& rng) {
  Why why;
  const Ask ask = weighed_ask(known, worth, rng, why);
  return asking(ask, why);
}

Choice<Triples, Why> Bot::choose(const Knowledge<Triples>& known, Level level, Rng& rng) {
  Why why;
  switch (level) {
    case Level::novice:
    case Level::relaxed:
    case Level::easy:
    case Level::keen: {
      const Ask ask = forgetful_ask(known, level, rng, why);
      return asking(ask, why);
    }
    case Level::steady: {
      const Ask ask = likeliest_ask(known, rng, why);
      return asking(ask, why);
    }
    case Level::strong: {
      if (known.view.pub.options.players > kOrdered)
        return choose_by(known, learned::worth::kWorth, rng);
      const Ask ask = ordered_ask(known, rng, why);
      return asking(ask, why);
    }
    case Level::anchor0: {
      const Ask ask = half_ask(known, rng, why);
      return asking(ask, why);
    }
    case Level::random:
    case Level::anchor1: break;
  }
  return {.action = any_listed<Triples>(known.view, rng).value_or(Action{}), .why = why};
}

}  // namespace stolik::triples
