// A hook of a game with another signature than the one that is asked for is not left out unnoticed.
// expect: static assertion failed|static_assert failed
#include "core/hooks.h"
#include "games/triples/rules.h"

struct Hooked : stolik::Triples {
#ifdef LEAK
  static int standing(const Public&, stolik::Seat);
#else
  static int standing(const stolik::State<Hooked>&, stolik::Seat);
#endif
};

static_assert(stolik::hooks_fit<Hooked>());
