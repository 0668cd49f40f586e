// A value of the rules cannot own heap memory.
// expect: static assertion failed
#include <string>

#include "core/game.h"

struct Hand {
#ifdef LEAK
  std::string cards;
#else
  int cards;
#endif
  bool operator==(const Hand&) const = default;
};
static_assert(stolik::Value<Hand>);
