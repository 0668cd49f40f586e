// A view has no member in which another seat's hand could travel.
// expect: no match for .operator\[\].|does not provide a subscript operator
#include "games/triples/rules.h"

stolik::triples::CardSet peek(const stolik::View<stolik::Triples>& view) {
#ifdef LEAK
  return view.own[1].hand;
#else
  return view.own.hand;
#endif
}
