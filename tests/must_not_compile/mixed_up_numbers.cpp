// A seat is no card and no number.
// expect: cannot (convert|initialize).*stolik::Seat
#include "games/triples/types.h"

#ifdef LEAK
stolik::Seat seat = 3;
#else
stolik::Seat seat = stolik::seat_at(3);
#endif
