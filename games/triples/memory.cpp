#include "games/triples/memory.h"

namespace stolik::triples {
namespace {

// Draws what follows for one seat and one set: a promise that only one card can keep is knowledge,
// and of two cards that are not both there, one that is there tells about the other.
void settle(Memory& memory, Seat seat, SetId set) {
  CardSet& holds = memory.holds[slot(seat)];
  CardSet& lacks = memory.lacks[slot(seat)];
  CardSet& any_of = memory.any_of[slot(seat)];
  CardSet& not_both = memory.not_both[slot(seat)];
  const CardSet promise = any_of & CardSet::of(set);
  const CardSet left = promise.without(lacks);
  any_of = any_of.without(promise.without(left));
  if (left.count() == 1) {
    any_of = any_of.without(left);
    holds = holds | left;
  }
  const CardSet pair = not_both & CardSet::of(set);
  if (pair.empty() || (!pair.meets(lacks) && !pair.meets(holds))) return;
  not_both = not_both.without(pair);
  if (pair.meets(lacks)) return;
  lacks = lacks | pair.without(holds);
  settle(memory, seat, set);  // once more: the pair is gone, so it ends
}

void lack(Memory& memory, Seat seat, Card card) {
  memory.lacks[slot(seat)].add(card);
  settle(memory, seat, set_of(card));
}

// T10: whoever asks, and makes no mistake, lacks the card and holds another one of its set; with an
// empty hand (T14) or in free asking only the first follows.
void honest_ask(Memory& memory, const Public& before, Seat asker, Card card) {
  const CardSet set = CardSet::of(set_of(card));
  lack(memory, asker, card);
  if (before.options.asking == Asking::free || before.hand_sizes[slot(asker)] == 0) return;
  if (memory.holds[slot(asker)].meets(set) || memory.any_of[slot(asker)].meets(set)) return;
  memory.any_of[slot(asker)] = memory.any_of[slot(asker)] | set.without(CardSet::of(card));
  settle(memory, asker, set_of(card));
}

// T8. Cards leave a hand in the open only, so an older promise that this card may have kept is
// kept, and of an older pair it was the one that was there.
void hand_over(Memory& memory, Seat giver, Seat taker, Card card) {
  const SetId set = set_of(card);
  const CardSet others = CardSet::of(set).without(CardSet::of(card));
  CardSet& lacks = memory.lacks[slot(giver)];
  if (memory.any_of[slot(giver)].has(card)) {
    memory.any_of[slot(giver)] = memory.any_of[slot(giver)].without(CardSet::of(set));
  }
  const CardSet pair = memory.not_both[slot(giver)] & CardSet::of(set);
  if (pair.has(card)) lacks = lacks | pair.without(CardSet::of(card));
  if (pair.has(card)) memory.not_both[slot(giver)] = memory.not_both[slot(giver)].without(pair);
  // Until now the giver held this card, and no complete set.
  if (!others.meets(lacks)) memory.not_both[slot(giver)] = memory.not_both[slot(giver)] | others;
  memory.holds[slot(giver)].remove(card);
  lacks.add(card);
  settle(memory, giver, set);

  if (memory.not_both[slot(taker)].has(card)) {  // not there then, so the pair says nothing more
    memory.not_both[slot(taker)] = memory.not_both[slot(taker)].without(CardSet::of(set));
  }
  memory.lacks[slot(taker)].remove(card);
  memory.holds[slot(taker)].add(card);
}

void forget_set(Memory& memory, SetId set) {
  for (std::size_t s = 0; s < kMaxPlayers; ++s) {
    memory.holds[s] = memory.holds[s].without(CardSet::of(set));
    memory.lacks[s] = memory.lacks[s].without(CardSet::of(set));
    memory.any_of[s] = memory.any_of[s].without(CardSet::of(set));
    memory.not_both[s] = memory.not_both[s].without(CardSet::of(set));
  }
}

void note(Memory& memory, const Heard& heard) {
  memory.asks[memory.asks_heard % Memory::kAsksKept] = heard;
  if (memory.asks_heard == 2 * Memory::kAsksKept) memory.asks_heard = Memory::kAsksKept;
  ++memory.asks_heard;
}

// T13: a set that was laid open at the deal was not asked for.
void note_completed(Memory& memory, SetId set) {
  if (memory.asks_heard == 0) return;
  Heard& last = memory.asks[(memory.asks_heard - 1u) % Memory::kAsksKept];
  if (set_of(last.card) == set && last.answer == Heard::Answer::gave)
    last.answer = Heard::Answer::completed;
}

}  // namespace

void Memory::hear(const Public& before, const Shown& shown) {
  switch (shown.tell) {
    case Tell::gave:
      note(*this, {shown.to, shown.seat, shown.card, Heard::Answer::gave});
      honest_ask(*this, before, shown.to, shown.card);
      hand_over(*this, shown.seat, shown.to, shown.card);
      return;
    case Tell::refused:
      note(*this, {before.turn, shown.seat, shown.card, Heard::Answer::refused});
      honest_ask(*this, before, before.turn, shown.card);
      lack(*this, shown.seat, shown.card);
      return;
    case Tell::mistaken:  // T10: the asker holds no card of that set
      note(*this, {shown.seat, kNobody, shown.card, Heard::Answer::mistaken});
      CardSet::of(set_of(shown.card)).each([&](Card card) { lack(*this, shown.seat, card); });
      return;
    case Tell::completed:
      note_completed(*this, shown.set);
      forget_set(*this, shown.set);
      return;
    case Tell::dealt:
    case Tell::began:
    case Tell::asked:
    case Tell::read:
    case Tell::turn:
    case Tell::over: return;
  }
}

}  // namespace stolik::triples
