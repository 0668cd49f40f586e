// Plain players of `rationing`: one purchase in mind, one card for one, no thought of what the
// others need or of what is left over.
#pragma once

#include <optional>

#include "bots/rationing/bot.h"

namespace stolik::rationing {

// The card that lacks fewest goods, the first of several, among the first `looks_at` of the row.
struct Aim {
  ShopCard card{};
  Goods lacks;  // of its cost
  Goods spare;  // in hand, and not needed for it
};
std::optional<Aim> aim_of(const View<Rationing>& view, int looks_at);

// The first of these cards that the hand can pay, or nothing (R15).
stolik::Choice<Rationing, Why> buy_first(const View<Rationing>& view, int looks_at = kRow);

// Takes an offer that gives a card lacking for its aim against one that is spare; otherwise, with
// `most_offers` for a spin, offers such an exchange. Waits where there is none.
stolik::Choice<Rationing, Why> trade_one_for_one(const Knowledge<Rationing>& known, int most_offers,
                                                 int looks_at = kRow);

}  // namespace stolik::rationing
