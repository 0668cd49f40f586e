// The seven kinds of ration cards, and counts of them: hands, stack, discards, what an offer gives.
//
// Goods is one word, four bits a kind: R1 has at most nine of a kind. A hand is a count, never a
// row, so nobody can follow a card by its place. Comparing, adding and taking away cost a few
// instructions for all kinds together. Kinds are numbered in the order of their ids, so whatever is
// put out is sorted.
#pragma once

#include <bit>
#include <cstdint>

#include "core/assert.h"
#include "core/fields.h"
#include "core/words.h"

namespace stolik::rationing {

inline constexpr int kGoods = 7;
inline constexpr int kRationCards = 35;  // R1
inline constexpr int kMaxOfOneGood = 9;
inline constexpr int kMaxChoice = 5;  // R19: "any three", at most five

enum class Good : std::uint8_t {};
constexpr Kind kind_of(Good) { return {"good", "CardId"}; }

constexpr int index(Good good) { return int(good); }
constexpr Good good_at(int i) { return static_cast<Good>(i); }

struct Goods {
  std::uint32_t counts = 0;  // four bits a kind; nine and a choice of five are still below sixteen

  STOLIK_FIELDS(Goods, counts);
  static constexpr Goods of(Good good, int count = 1) {
    return {std::uint32_t(count) << (4 * index(good))};
  }

  constexpr bool empty() const { return counts == 0; }
  constexpr int count(Good good) const { return int((counts >> (4 * index(good))) & 15); }
  constexpr int total() const {
    const std::uint32_t pairs = (counts & 0x0F0F0F0Fu) + ((counts >> 4) & 0x0F0F0F0Fu);
    return int((pairs * 0x01010101u) >> 24);
  }
  // The kinds of which there is at least one, as bits.
  constexpr unsigned kinds() const {
    unsigned bits = 0;
    for (int i = 0; i < kGoods; ++i) bits |= unsigned(count(good_at(i)) != 0) << i;
    return bits;
  }
  // What there is of those kinds alone.
  constexpr Goods of_kinds(unsigned kinds) const {
    unsigned spread =
        (kinds | kinds << 12) & 0x000F000Fu;  // a bit for each kind moves to where its count is
    spread = (spread | spread << 6) & 0x03030303u;
    spread = (spread | spread << 3) & 0x11111111u;
    return {counts & (spread * 15)};
  }
  // At least as many of every kind: no kind has to borrow from the next one in a subtraction.
  constexpr bool has_all(Goods other) const {
    return ((counts ^ other.counts ^ (counts - other.counts)) & 0x11111110u) == 0;
  }

  constexpr Goods operator+(Goods other) const { return {counts + other.counts}; }
  constexpr Goods operator-(Goods other) const {
    STOLIK_ASSERT(has_all(other));  // no card is handed over that is not there
    return {counts - other.counts};
  }

  // Calls visit(good, count) for each kind of which there is one, in the order of the ids.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    for (std::uint32_t rest = counts; rest != 0;) {
      const int kind = std::countr_zero(rest) / 4;
      visit(good_at(kind), int((rest >> (4 * kind)) & 15));
      rest &= ~(15u << (4 * kind));
    }
  }
};

constexpr Kind kind_of(Goods) { return {"goods", "string"}; }  // in a command: "butter*2,sugar"

// For each kind the larger of the two counts.
constexpr Goods at_least_both(Goods a, Goods b) {
  Goods result;
  for (int i = 0; i < kGoods; ++i) {
    const Good good = good_at(i);
    result.counts |=
        Goods::of(good, a.count(good) > b.count(good) ? a.count(good) : b.count(good)).counts;
  }
  return result;
}

// For each kind the smaller of the two counts.
constexpr Goods in_both(Goods a, Goods b) { return a - (at_least_both(a, b) - b); }

// What is left of a lower bound when `gone` leaves the hand: never below nothing.
constexpr Goods still_at_least(Goods bound, Goods gone) {
  return at_least_both(bound, gone) - gone;
}

// R19: the part of a deal that the one who accepts chooses: "any three", "sugar or meat".
struct Choice {
  std::uint8_t kinds = 0;  // bits; none of them: any kind will do
  std::uint8_t count = 0;  // 0: nothing to choose

  STOLIK_FIELDS(Choice, kinds, count);
  constexpr bool none() const { return count == 0; }
  constexpr bool any() const { return count != 0 && kinds == 0; }
  constexpr unsigned allowed() const { return kinds == 0 ? (1u << kGoods) - 1 : kinds; }
  constexpr bool has(Good good) const { return ((allowed() >> index(good)) & 1) != 0; }
  constexpr bool is_met_by(Goods pay) const {
    return pay.total() == count && pay.of_kinds(allowed()) == pay;
  }
};

// What the other side is asked for.
struct Want {
  Goods fixed;
  Choice choice;

  STOLIK_FIELDS(Want, fixed, choice);
  constexpr bool empty() const { return fixed.empty() && choice.none(); }
};

}  // namespace stolik::rationing
