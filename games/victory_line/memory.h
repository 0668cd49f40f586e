// What follows from the public story of `victory-line` beyond the table: nothing.
//
// Opened cards lie in the piles for all to see, and a card that was given up could be any; so
// whoever looks at the table knows all that the story told.
#pragma once

#include "games/victory_line/types.h"

namespace stolik::victory_line {

struct Memory {
  STOLIK_FIELDS(Memory);

  void hear(const Public&, const Shown&) {}
};

}  // namespace stolik::victory_line
