// What everybody can know about the hands in `rationing` from what was said and shown aloud.
//
// A value of its own, folded from the beats shown to all; it is in no state, position, view or
// hash, and empty after a load. Shopping cards are known for certain: every purchase was seen.
// Ration cards are lower bounds: what an offer gives is held (R19), what changes hands or is shown
// is counted.
#pragma once

#include "games/rationing/types.h"

namespace stolik::rationing {

// An offer that was made while this top spins, whatever became of it.
struct Tried {
  Seat from{};
  Addressee to{};
  bool places = false;
  Goods give{};
  Want want{};

  STOLIK_FIELDS(Tried, from, to, places, give, want);
};

// What a seat did at the counter (R15), and with what before it.
struct Shopping {
  ShopSet row{};           // empty: it was not there, or got or gave cards otherwise since
  ShopSet unseen{};        // what was still to come into the row
  ShopSet bought{};        // one card or none
  std::uint8_t drawn = 0;  // cards that the seat drew since

  STOLIK_FIELDS(Shopping, row, unseen, bought, drawn);
};

struct Memory {
  PerSeat<Goods> holds{};     // at least these
  PerSeat<ShopSet> bought{};  // surely
  ShopSet box;                // what the speculator took (R22)
  PerSeat<Shopping> last{};   // the last time that each was at the counter
  // R10: the discards when a card was last given up, and what the stack was made of when it was
  // last shuffled anew: nothing else can lie in it since. Empty: the first stack, of which nobody
  // knows.
  Goods heap{};
  Goods stack_of{};
  // While the top spins: the offers so far (the first ones, if they are many), and what each seat
  // said (R19).
  FixedVec<Tried, 24> tried;
  PerSeat<std::uint8_t> offers_made{};
  PerSeat<Goods> needs{};
  PerSeat<Goods> has{};

  STOLIK_FIELDS(Memory, holds, bought, box, last, heap, stack_of, tried, offers_made, needs, has);

  // Takes in one beat of a step. `before` is the table before that step.
  void hear(const Public& before, const Shown& shown);

 private:
  void holds_at_least(Seat seat, Goods goods);
  void gets(Seat seat, Goods goods);
  void loses(Seat seat, Goods goods);
  void fall_silent();
  void shops(const Public& before, Seat seat, ShopSet bought_now);
};

}  // namespace stolik::rationing
