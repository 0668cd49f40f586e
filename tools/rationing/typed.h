// What people type while they trade: short offers and names of goods, in any language of the deck.
#pragma once

#include <string>
#include <vector>

#include "games/shelf.h"
#include "tools/terminal/voice.h"

namespace stolik::terminal {

// "2" and "butter for sugar or meat" as a command of the protocol; "" if a word is not understood.
std::string short_offer(const Deck& deck, const Voice& voice, const std::string& whom,
                        const std::string& what);
// A command of the protocol in which goods may have their names: "speculate card 2 mydło".
std::string with_goods_named(const Deck& deck, const std::vector<std::string>& words);

}  // namespace stolik::terminal
