// A member that is missing in the field list would be missing in hashes and JSON.
// expect: static assertion failed
#include "core/fields.h"

struct Pile {
  int cards = 0;
  int owner = 0;
  static constexpr auto fields() {
#ifdef LEAK
    return std::tuple{stolik::Field{"cards", &Pile::cards}};
#else
    return std::tuple{stolik::Field{"cards", &Pile::cards}, stolik::Field{"owner", &Pile::owner}};
#endif
  }
};
static_assert(stolik::lists_every_member<Pile>);
