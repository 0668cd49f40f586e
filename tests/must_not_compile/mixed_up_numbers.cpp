// A seat is no card and no number.
#include "games/triples/types.h"

#ifdef LEAK
stolik::Seat seat = 3;
#else
stolik::Seat seat = stolik::seat_at(3);
#endif
