// The queue in front of the shop: the players' pawns and the black one of the speculator (R8).
//
// A pawn's number is its seat's; the speculator has the number after the last possible seat.
#pragma once

#include <cstdint>

#include "core/fixed_vec.h"
#include "core/seat.h"

namespace stolik::rationing {

inline constexpr int kMinPlayers = 3;  // R2
inline constexpr int kMaxPlayers = 5;

enum class Pawn : std::uint8_t {};

inline constexpr Pawn kSpeculator{kMaxPlayers};

constexpr Pawn pawn_of(Seat seat) { return static_cast<Pawn>(seat); }
constexpr Seat seat_of(Pawn pawn) { return static_cast<Seat>(pawn); }

struct Queue {
  FixedVec<Pawn, kMaxPlayers + 1> pawns;

  STOLIK_FIELDS(Queue, pawns);

  // R8: first, the others behind clockwise, the speculator last.
  static Queue begin(Seat first, int players);

  bool empty() const { return pawns.empty(); }
  std::size_t size() const { return pawns.size(); }
  Pawn head() const { return pawns[0]; }
  Pawn last() const { return pawns.back(); }
  bool has(Pawn pawn) const { return pawns.has(pawn); }

  void swap(Pawn a, Pawn b);  // R17, R21
  void send_head_to_end();    // R15, R22
  void remove(Pawn pawn);     // R25, R28
};

}  // namespace stolik::rationing
