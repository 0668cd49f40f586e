// What the others' play tells of their hands: whoever looks one move ahead plays the card that does
// most. So a card that would have done more than the one played is hardly in that hand, unless it
// was drawn since; and one that was passed over with good reason for many turns may well lie there.
//
// The latest turns of the table are gone through again with the eyes of an onlooker. Where chips of
// special cards stood at that time is not written anywhere: they are taken to have stood where they
// stand now. How much more likely a card is for the number of turns that it would have been passed
// over is learned from play (`./stolik lab learn victory-line/passed`).
#pragma once

#include <array>

#include "bots/victory_line/policy.h"

namespace stolik::victory_line {

class Passed {
 public:
  // How a card stands to a seat's play: since when it would have been passed over, or that it is
  // special.
  using Kind = std::uint8_t;
  static constexpr Kind kKinds = 10;
  static constexpr Kind kSpecialCard = kKinds - 1;

  explicit Passed(const Public& pub);

  Kind kind(Seat seat, Card card) const;
  // How much more likely the card is in that hand, in thousandths.
  int weight(Seat seat, Card card) const;

 private:
  void look(const Public& pub, const Fullness& full, const CellSet& unseen,
            const OpenedCard& opened);

  // For how many of the seat's latest turns an event was passed over, by its cell.
  PerSeat<std::array<std::uint8_t, 192>> turns_{};
};

}  // namespace stolik::victory_line
