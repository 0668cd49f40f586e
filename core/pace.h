// Pace: nature that may speak at any moment. A top, a bell, a fuse.
//
// A game that has one says so by its type (Paced). Whoever runs a table (the hub, a table on one
// device) asks for the pace and for what a command means, keeps the time, and gives nature's word
// when it is due; it knows no verb of any game.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/seat.h"

namespace stolik {

// How what was set going will end: by the time drawn for it, by a number of steps drawn for it, or
// when people say so.
enum class PaceBy : std::uint8_t { clock, steps, people };

struct Pace {
  PaceBy by = PaceBy::clock;
  std::uint16_t seconds = 0;    // by clock: the median of good spins
  Seat holder = kNobody;        // who sets it going, and may stop it
  bool goes = false;            // set going and not ended
  bool runs = false;            // it goes, and nature may end it now: nothing interrupts it
  bool may_be_stopped = false;  // by its holder; where nobody can, silence brings its end nearer
  Seat thrower = kNobody;       // nature owes a throw, and this seat may say when it is thrown
  std::string_view rule{};      // that tells of it

  bool operator==(const Pace&) const = default;
};

// How it ends: in good time, or almost at once.
enum class PaceEnd : std::uint8_t { fell, failed };

// What a command means to whoever runs a table.
struct Meaning {
  bool is_step = false;     // counts where the pace goes by steps
  bool is_in_time = false;  // counts if it was on its way when the pace ended
  bool is_watched = false;  // all watch what it does: the pace rests meanwhile
  bool is_talk = false;  // changes nothing; the last of each seat is told to those who come later
  bool leads_on = true;  // brings the game nearer to its end

  bool operator==(const Meaning&) const = default;
};

template <class G>
concept Paced = requires(const typename G::Public pub, PaceEnd end) {
  { G::pace(pub) } -> std::same_as<Pace>;
  { G::pace_ends(end) } -> std::same_as<typename G::Action>;  // nature's word
};

// A game whose commands are not all alike to whoever runs a table.
template <class G>
concept Meaningful = requires(const typename G::Action action) {
  { G::meaning(action) } -> std::same_as<Meaning>;
};

// A game that says what is done for a seat whose time is over; nothing: what a bot would do.
// Without it a bot always chooses.
template <class G>
concept Hurried = requires(const typename G::Public pub, Seat seat) {
  { G::when_late(pub, seat) } -> std::same_as<std::optional<typename G::Action>>;
};

}  // namespace stolik
