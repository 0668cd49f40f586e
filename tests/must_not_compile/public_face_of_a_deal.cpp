// What all are shown of a deal has no place for the cards: they can only be whispered.
#include "games/triples/types.h"

stolik::triples::Shown dealt(stolik::triples::CardSet hand) {
#ifdef LEAK
  return {.tell = stolik::triples::Tell::dealt, .cards = hand};
#else
  return {.tell = stolik::triples::Tell::dealt, .count = static_cast<std::uint8_t>(hand.count())};
#endif
}
