// Players of `triples` with a human memory: what they still know, and whom they ask.
//
// An ask and its answer are one fact. A fact of age a, counted in asks since, is remembered with
// the chance k^a. Every fact has its own fate, which follows from what it says, its place in the
// story and who remembers it: what is forgotten does not come back, and the same knowledge gives
// the same ask everywhere.
#pragma once

#include "bots/bot.h"
#include "bots/triples/asks.h"

namespace stolik::triples {

struct Recall {
  double keeps = 1;     // k
  double notices = 1;   // the chance to see that who asks holds another card of that set (T10)
  bool counts = false;  // all deals that fit, as steady does; else by the sizes of hands
};

// A fact that speaks against an ask and was forgotten.
struct Slip {
  enum class Fact : std::uint8_t {
    none,
    refused,  // `seat` did not have `card`
    asked,    // `seat` asked for `card`, so did not have it
    gave,     // `seat` gave `card` away
    got,      // `seat` got `card`: a surer ask than this one
  };
  Fact fact = Fact::none;
  Seat seat{};
  Card card{};
};

// The asks that a seat heard, by their age: what it still knows of each.
class Recalled {
 public:
  Recalled(const Knowledge<Triples>& known, const Recall& recall);
  bool has(int age) const { return has_[std::size_t(age)]; }
  // That the asker holds another card of the set.
  bool noticed(int age) const { return noticed_[std::size_t(age)]; }

 private:
  std::array<bool, Memory::kAsksKept> has_{};
  std::array<bool, Memory::kAsksKept> noticed_{};
};

struct RecalledAsk {
  Ask ask;
  bool sure = false;  // it remembers that the card is there
};
RecalledAsk ask_from_memory(const Knowledge<Triples>& known, const Recall& recall,
                            const Recalled& recalled, Rng& rng);

// The latest fact against this ask; forgot(age) says whether it was forgotten.
template <class Forgot>
Slip slip_of(const Knowledge<Triples>& known, const Ask& ask, Forgot&& forgot) {
  const Memory& memory = known.memory;
  for (int age = 0; age < memory.asks_recalled(); ++age) {
    const Heard& heard = memory.ask_of_age(age);
    const bool gave =
        heard.answer == Heard::Answer::gave || heard.answer == Heard::Answer::completed;
    if (heard.answer == Heard::Answer::mistaken || !forgot(age)) continue;
    if (heard.card == ask.card && memory.lacks[slot(ask.seat)].has(ask.card)) {
      if (heard.asked == ask.seat)
        return {gave ? Slip::Fact::gave : Slip::Fact::refused, ask.seat, ask.card};
      if (heard.asker == ask.seat && !gave) return {Slip::Fact::asked, ask.seat, ask.card};
    }
    if (gave && heard.asker != known.view.seat && !memory.holds[slot(ask.seat)].has(ask.card) &&
        memory.holds[slot(heard.asker)].has(heard.card) && worth_asking(known.view).has(heard.card))
      return {Slip::Fact::got, heard.asker, heard.card};
  }
  return {};
}

}  // namespace stolik::triples
