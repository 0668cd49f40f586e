// Who sits at a table, who may speak, and how a wish is refused.
//
// All types here are plain values of a few bytes. Seats are numbered clockwise from 0.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/fields.h"

namespace stolik {

enum class Seat : std::uint8_t {};

// Stands where a seat could stand but none does ("turn": null).
inline constexpr Seat kNobody{0xFF};

constexpr int index(Seat seat) { return int(seat); }
// The place of a seat in an array that has one element for each.
constexpr std::size_t slot(Seat seat) { return std::size_t(seat); }
constexpr Seat seat_at(int i) { return static_cast<Seat>(i); }
constexpr Seat left_of(Seat seat, int players) {
  const int next = index(seat) + 1;
  return seat_at(next == players ? 0 : next);
}

inline constexpr int kMaxSeatBits = 16;

// A set of seats; put out as their numbers, ascending.
struct SeatSet {
  std::uint16_t bits = 0;

  constexpr bool has(Seat seat) const { return ((bits >> index(seat)) & 1) != 0; }
  constexpr bool empty() const { return bits == 0; }
  constexpr int count() const { return std::popcount(bits); }
  constexpr void add(Seat seat) { bits = std::uint16_t(bits | (1u << index(seat))); }
  constexpr void remove(Seat seat) { bits = std::uint16_t(bits & ~(1u << index(seat))); }
  STOLIK_FIELDS(SeatSet, bits);
  static constexpr SeatSet of(Seat seat) { return {std::uint16_t(1u << index(seat))}; }
  static constexpr SeatSet first(int players) { return {std::uint16_t((1u << players) - 1)}; }
};

// Every input comes from a seat, from the host, or from nature (a card, a die, the top).
struct Actor {
  enum class Kind : std::uint8_t { seat, host, nature };
  Kind kind = Kind::seat;
  Seat seat{};

  auto operator<=>(const Actor&) const = default;
  static constexpr Actor at(Seat seat) { return {Kind::seat, seat}; }
  static constexpr Actor host() { return {Kind::host, Seat{}}; }
  static constexpr Actor nature() { return {Kind::nature, Seat{}}; }
};

// Who may speak next. Nature `owes` a word: all others wait for it. Nature `may` speak: others too.
enum class Nature : std::uint8_t { silent, owes, may };
struct Waiting {
  SeatSet seats{};
  Nature nature = Nature::silent;
  bool over = false;

  bool operator==(const Waiting&) const = default;
};

// Why a command was not carried out. The names of PROTOCOL.md; code_name() spells them.
enum class Code : std::uint8_t {
  none,
  bad_json,
  bad_message,
  bad_command,
  unknown_game,
  unknown_card,
  bad_option,
  bad_position,
  not_your_turn,
  wrong_phase,
  illegal,
  not_held,
  no_such_offer,
  over,
};

std::string_view code_name(Code code);

// A refused wish: a stable code, the rule it breaks and a sentence for a person. The texts are
// literals, so a refusal costs nothing to make or to copy.
struct Refusal {
  Code code = Code::none;
  std::string_view rule;
  std::string_view why;

  bool operator==(const Refusal&) const = default;
  explicit operator bool() const { return code != Code::none; }
};

}  // namespace stolik
