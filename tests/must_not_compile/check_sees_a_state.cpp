// Legality is decided from what a seat may know: where check() takes a hand, no state fits.
//
// expect: stolik::State<stolik::Triples>.* to .*stolik::triples::Private
#include "games/triples/rules.h"

stolik::Refusal judge(const stolik::State<stolik::Triples>& state, stolik::triples::Action action) {
#ifdef LEAK
  return stolik::Triples::check(state.pub, state, stolik::seat_at(0), action);
#else
  return stolik::Triples::check(state.pub, state.own[0], stolik::seat_at(0), action);
#endif
}
