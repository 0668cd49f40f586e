// What a screen needs to know of the rules to draw its controls, from a view alone (PROTOCOL.md,
// "Hints").
#pragma once

#include "core/fields.h"
#include "core/picture.h"
#include "games/rationing/rules.h"

namespace stolik::rationing {

struct OfferHint {
  std::uint32_t id = 0;
  bool answerable = false;  // made to this seat, by one it may trade with (R19)
  bool payable = false;     // the hand holds what it wants

  bool operator==(const OfferHint&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"id", &OfferHint::id}, Field{"answerable", &OfferHint::answerable},
                      Field{"payable", &OfferHint::payable}};
  }
};
struct CardHint {
  ShopCard card{};
  Goods lacking;  // what the hand lacks of its cost; nothing if it can be bought (R15)

  bool operator==(const CardHint&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"card", &CardHint::card}, Field{"lacking", &CardHint::lacking}};
  }
};
struct Hints {
  SeatSet partners;             // whom this seat may trade with while the top spins (R16, R18, R26)
  bool all = false;             // it may offer to all
  std::uint8_t tries_left = 0;  // spins that are left in this turn (R11)
  FixedVec<OfferHint, kMaxPlayers * kMaxOpenOffers> offers;
  FixedVec<CardHint, kRow> row;

  bool operator==(const Hints&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"partners", &Hints::partners}, Field{"all", &Hints::all},
                      Field{"tries_left", &Hints::tries_left}, Field{"offers", &Hints::offers},
                      Field{"row", &Hints::row}};
  }
};
static_assert(lists_every_member<Hints> && lists_every_member<OfferHint> &&
              lists_every_member<CardHint>);

// `seat` is kNobody for a spectator, who trades with nobody and holds nothing.
Hints hints(const Public& pub, const Private& own, Seat seat);

}  // namespace stolik::rationing
