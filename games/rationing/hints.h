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

  STOLIK_FIELDS(OfferHint, id, answerable, payable);
};
struct CardHint {
  ShopCard card{};
  Goods lacking;  // what the hand lacks of its cost; nothing if it can be bought (R15)

  STOLIK_FIELDS(CardHint, card, lacking);
};
struct Hints {
  SeatSet partners;             // whom this seat may trade with while the top spins (R16, R18, R26)
  bool all = false;             // it may offer to all
  std::uint8_t tries_left = 0;  // spins that are left in this turn (R11)
  FixedVec<OfferHint, kMaxPlayers * kMaxOpenOffers> offers;
  FixedVec<CardHint, kRow> row;

  STOLIK_FIELDS(Hints, partners, all, tries_left, offers, row);
};

// `seat` is kNobody for a spectator, who trades with nobody and holds nothing.
Hints hints(const Public& pub, const Private& own, Seat seat);

}  // namespace stolik::rationing
