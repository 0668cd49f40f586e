// How hands and piles travel (games/packed.h): as the cards they hold.
#pragma once

#include "games/packed.h"
#include "games/victory_line/types.h"

namespace stolik::victory_line {

constexpr void shape_into(Hasher& hasher, std::type_identity<Hand>) {
  hasher.absorb("hand of cards");
}
inline void pack_into(Packer& packer, const Hand& hand) {
  packer.put(std::uint64_t(hand.size()), 1);
  for (int i = 0; i < hand.size(); ++i) packer.put(std::uint64_t(place(hand.nth(i))), 1);
}
inline void unpack_from(Unpacker& unpacker, Hand& hand) {
  const std::uint64_t size = unpacker.take(1);
  if (size > kHand) return static_cast<void>(unpacker.fail());
  hand = {};
  for (std::uint64_t i = 0; i < size; ++i) {
    const std::uint64_t card = unpacker.take(1);
    if (card >= kRowBits * kSide) return static_cast<void>(unpacker.fail());
    hand.add(static_cast<Card>(card));
  }
}

constexpr void shape_into(Hasher& hasher, std::type_identity<Piles>) {
  hasher.absorb("piles of card and seat");
}
inline void pack_into(Packer& packer, const Piles& piles) {
  packer.put(piles.opened.size(), 2);
  for (const OpenedCard& opened : piles.opened) {
    packer.put(std::uint64_t(place(opened.card)), 1);
    packer.put(std::uint64_t(opened.seat), 1);
  }
}
inline void unpack_from(Unpacker& unpacker, Piles& piles) {
  const std::uint64_t size = unpacker.take(2);
  if (size > kMaxCards) return static_cast<void>(unpacker.fail());
  piles.opened.clear();
  for (std::uint64_t i = 0; i < size && unpacker.ok(); ++i) {
    OpenedCard& opened = piles.opened.add();
    opened.card = static_cast<Card>(unpacker.take(1));
    opened.seat = static_cast<Seat>(unpacker.take(1));
  }
}

}  // namespace stolik::victory_line
