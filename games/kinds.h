// A list of types, one for each game: what the lists of all layers are made of.
#pragma once

namespace stolik {

template <class... Kinds>
struct KindsOf {};

// Calls visit.template operator()<Kind>() for each of them.
template <class... Kinds, class Visit>
void each_kind(KindsOf<Kinds...>, Visit&& visit) {
  (visit.template operator()<Kinds>(), ...);
}

}  // namespace stolik
