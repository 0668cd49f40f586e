// What everybody can know about the hands in `triples` from what was said aloud.
//
// A value of its own, folded from the beats shown to all; it is in no state, position, view or
// hash, and empty after a load. It keeps what follows from one ask at a time; what follows from all
// of them together with the hand sizes is for whoever searches (guess(), bots).
#pragma once

#include <span>

#include "games/triples/types.h"

namespace stolik::triples {

// One ask as all heard it.
struct Heard {
  enum class Answer : std::uint8_t {
    refused,
    gave,
    completed,
    mistaken
  };  // completed: gave, and the set was laid open
  Seat asker{};
  Seat asked{};
  Card card{};
  Answer answer{};

  STOLIK_FIELDS(Heard, asker, asked, card, answer);
};

struct Memory {
  // Four counting players need some 35 asks, and hardly ever 60.
  static constexpr std::size_t kAsksKept = 96;

  PerSeat<CardSet> holds{};  // surely in that hand
  PerSeat<CardSet> lacks{};  // surely not in that hand
  // For each set at most one promise a seat: it holds at least one of these cards (T10).
  PerSeat<CardSet> any_of{};
  // For each set none or two cards that are not both in that hand: whoever gave the third one away
  // would have laid the set open before (T5, T13).
  PerSeat<CardSet> not_both{};

  // The latest asks; each new one takes the place of the oldest.
  std::array<Heard, kAsksKept> asks{};
  std::uint8_t asks_heard = 0;  // beyond 2 * kAsksKept it counts on from kAsksKept + 1

  STOLIK_FIELDS(Memory, holds, lacks, any_of, not_both, asks, asks_heard);
  // The asks from the first one on; of a story that is longer than fits none are told.
  std::span<const Heard> story() const {
    return {asks.data(), asks_heard > kAsksKept ? std::size_t{0} : std::size_t{asks_heard}};
  }

  // The latest ask has age 0.
  int asks_recalled() const { return asks_heard > kAsksKept ? int(kAsksKept) : asks_heard; }
  const Heard& ask_of_age(int age) const { return asks[place_of_age(age)]; }
  std::size_t place_of_age(int age) const {
    return (asks_heard + kAsksKept - 1u - std::size_t(age)) % kAsksKept;
  }

  // Takes in one beat of a step. `before` is the table before that step.
  void hear(const Public& before, const Shown& shown);
};

}  // namespace stolik::triples
