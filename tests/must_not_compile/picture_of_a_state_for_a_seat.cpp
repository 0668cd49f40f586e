// A picture for a seat is made of its view, and a view has room for one hand, not for everybody's.
// expect: (convert|conversion).*stolik::triples::Private
#include "games/triples/text.h"

stolik::triples::Picture shown_to(const stolik::State<stolik::Triples>& state, stolik::Seat seat) {
#ifdef LEAK
  const stolik::View<stolik::Triples> seen{seat, state.pub, state.own};
#else
  const stolik::View<stolik::Triples> seen{seat, state.pub, state.own[stolik::slot(seat)]};
#endif
  return stolik::triples::Text::picture(seen);
}
