// A picture for a seat is made of its view; the whole state has no such door.
#include "games/triples/text.h"

stolik::triples::Picture shown_to(const stolik::State<stolik::Triples>& state, stolik::Seat seat) {
#ifdef LEAK
  return stolik::triples::Text::picture(state, seat);
#else
  return stolik::triples::Text::picture(stolik::view(state, seat));
#endif
}
