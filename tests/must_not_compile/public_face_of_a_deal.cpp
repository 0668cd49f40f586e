// What all are shown of a deal has no place for the cards: they can only be whispered.
// expect: no member named .cards
#include "games/triples/types.h"

stolik::triples::Shown dealt(stolik::triples::CardSet hand) {
  stolik::triples::Shown shown{.tell = stolik::triples::Tell::dealt};
#ifdef LEAK
  shown.cards = hand;
#else
  shown.count = static_cast<std::uint8_t>(hand.count());
#endif
  return shown;
}
