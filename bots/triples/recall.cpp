#include "bots/triples/recall.h"

#include "bots/triples/belief.h"

namespace stolik::triples {
namespace {

// What the remembered asks say, one by one and in their order. A later one that was forgotten
// leaves an earlier one standing.
struct Mind {
  PerSeat<CardSet> holds{};
  PerSeat<CardSet> lacks{};
  PerSeat<CardSet> wants{};  // other cards of a set that the seat asked for: it holds one of them

  void take_in(const Heard& heard, bool notices) {
    const std::size_t asker = slot(heard.asker);
    const CardSet set = set_cards(heard.card);
    if (heard.answer == Heard::Answer::mistaken) {
      lacks[asker] = lacks[asker] | set;
      return;
    }
    if (notices) wants[asker] = wants[asker] | set;
    lacks[slot(heard.asked)].add(heard.card);
    holds[slot(heard.asked)].remove(heard.card);
    if (heard.answer == Heard::Answer::refused) {
      lacks[asker].add(heard.card);
      return;
    }
    for (CardSet& held : holds) held.remove(heard.card);
    lacks[asker].remove(heard.card);
    holds[asker].add(heard.card);
  }
};

// How much more likely a card of a set is where one of that set was asked for.
constexpr double kWanted = 2;

// How probable the card is there, for one who remembers so much: 1 is sure.
double chance_of(const Knowledge<Triples>& known, const Mind& mind, const Ask& ask) {
  const Public& pub = known.view.pub;
  double all = 0;
  double here = 0;
  for (int s = 0; s < pub.options.players; ++s) {
    const std::size_t at = slot(seat_at(s));
    if (seat_at(s) == known.view.seat || pub.hand_sizes[at] == 0) continue;
    if (mind.holds[at].has(ask.card)) return seat_at(s) == ask.seat ? 1 : 0;
    if (mind.lacks[at].has(ask.card)) continue;
    double weight = pub.hand_sizes[at];
    if (mind.wants[at].has(ask.card) && !mind.holds[at].meets(set_cards(ask.card)))
      weight *= kWanted;
    all += weight;
    if (seat_at(s) == ask.seat) here = weight;
  }
  return here > 0 ? here / all : 0;
}

template <class Rate>
Ask best_ask(const Knowledge<Triples>& known, Rng& rng, Rate&& rate) {
  FixedVec<Ask, Triples::kMaxActions> best;
  each_ask(known.view, [&](Ask ask) {
    ask.worth = rate(ask);
    if (!best.empty() && ask.worth < best[0].worth) return;
    if (!best.empty() && ask.worth > best[0].worth) best.clear();
    best.push(ask);
  });
  return best[rng.below(best.size())];
}

}  // namespace

Recalled::Recalled(const Knowledge<Triples>& known, const Recall& recall) {
  double chance = 1;
  for (int age = 0; age < known.memory.asks_recalled(); ++age) {
    const Heard& heard = known.memory.ask_of_age(age);
    Hasher hasher;
    hasher.absorb(std::uint64_t(index(known.view.seat)));
    hasher.absorb(known.memory.place_of_age(age));
    hasher.absorb(std::uint64_t(index(heard.asker)));
    hasher.absorb(std::uint64_t(slot(heard.asked)));
    hasher.absorb(std::uint64_t(index(heard.card)));
    hasher.absorb(std::uint64_t(heard.answer));
    Rng fate(hasher.value());
    const auto lot = [&] { return double(fate.next() >> 11) * 0x1p-53; };
    has_[std::size_t(age)] = lot() < chance;
    noticed_[std::size_t(age)] = lot() < recall.notices;
    chance *= recall.keeps;
  }
}

Memory memory_of(const Knowledge<Triples>& known, const Recalled& recalled) {
  Memory memory;
  Public before = known.view.pub;
  for (int age = known.memory.asks_recalled(); age-- > 0;) {
    if (!recalled.has(age)) continue;
    const Heard& heard = known.memory.ask_of_age(age);
    before.turn = heard.asker;
    switch (heard.answer) {
      case Heard::Answer::refused:
        memory.hear(before, {.tell = Tell::refused, .seat = heard.asked, .card = heard.card});
        break;
      case Heard::Answer::mistaken:
        memory.hear(before, {.tell = Tell::mistaken, .seat = heard.asker, .card = heard.card});
        break;
      case Heard::Answer::gave:
      case Heard::Answer::completed:
        memory.hear(
            before,
            {.tell = Tell::gave, .seat = heard.asked, .to = heard.asker, .card = heard.card});
        break;
    }
  }
  return memory;
}

RecalledAsk ask_from_memory(const Knowledge<Triples>& known, const Recall& recall,
                            const Recalled& recalled, Rng& rng) {
  if (recall.counts) {
    const Memory memory = memory_of(known, recalled);
    const Belief belief(known.view, memory);
    // Remembered cards that have gone on since may contradict the sizes of hands.
    if (belief.deals() > 0) {
      const Ask chosen = best_ask(
          known, rng, [&](const Ask& ask) { return belief.deals_with(ask.seat, ask.card); });
      return {chosen, memory.holds[slot(chosen.seat)].has(chosen.card)};
    }
  }
  Mind mind;
  for (int age = known.memory.asks_recalled(); age-- > 0;) {
    if (recalled.has(age)) mind.take_in(known.memory.ask_of_age(age), recalled.noticed(age));
  }
  const Ask chosen =
      best_ask(known, rng, [&](const Ask& ask) { return chance_of(known, mind, ask); });
  return {chosen, mind.holds[slot(chosen.seat)].has(chosen.card)};
}

}  // namespace stolik::triples
