// What everybody can know about the hands in `triples` from what was said aloud.
//
// A value of its own, folded from the beats shown to all; it is in no state, position, view or hash, and
// empty after a load. It keeps what follows from one ask at a time; what follows from all of them
// together with the hand sizes is for whoever searches (guess(), bots).
#pragma once

#include "games/triples/types.h"

namespace stolik::triples {

struct Memory {
  PerSeat<CardSet> holds{};  // surely in that hand
  PerSeat<CardSet> lacks{};  // surely not in that hand
  // For each set at most one promise a seat: it holds at least one of these cards (T10).
  PerSeat<CardSet> any_of{};
  // For each set none or two cards that are not both in that hand: whoever gave the third one away would
  // have laid the set open before (T5, T13).
  PerSeat<CardSet> not_both{};

  bool operator==(const Memory&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"holds", &Memory::holds}, Field{"lacks", &Memory::lacks},
                      Field{"any_of", &Memory::any_of}, Field{"not_both", &Memory::not_both}};
  }

  // Takes in one beat of a step. `before` is the table before that step.
  void hear(const Public& before, const Shown& shown);
};

}  // namespace stolik::triples
