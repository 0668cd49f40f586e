// Knowledge: all that a seat may know, as one value. What bots and the coach think with.
#pragma once

#include <cstdint>

#include "core/game.h"

namespace stolik {

// What a seat may know: what it sees, and what everybody has heard.
template <class G>
struct Knowledge {
  View<G> view;
  typename G::Memory memory;
  std::uint32_t heard = 0;  // commands carried out so far, so that a lot is not drawn twice alike
};

}  // namespace stolik
