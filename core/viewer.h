// Who looks at a game: a seat, those who watch, or a referee who sees everything.
#pragma once

#include "core/seat.h"

namespace stolik {

struct Viewer {
  Seat seat = kNobody;  // kNobody: those who watch
  bool sees_all = false;

  constexpr Viewer() = default;
  constexpr Viewer(Seat of) : seat(of) {}
  static constexpr Viewer everything() {
    Viewer viewer;
    viewer.sees_all = true;
    return viewer;
  }
  bool operator==(const Viewer&) const = default;
};

}  // namespace stolik
