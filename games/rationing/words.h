// Lists of goods as the commands and offers write them: "butter*2,sugar", "meat|sugar*2", "any*3".
#pragma once

#include <string>
#include <string_view>

#include "core/notation.h"
#include "games/rationing/text.h"

namespace stolik::rationing {

// Trouble goes to `findings`: a wrong shape, a word that names no good of this deck.
void parse_goods(const Deck& deck, std::string_view text, Goods& goods, Findings& findings);
void parse_want(const Deck& deck, std::string_view text, Want& want, Findings& findings);

void print_goods(const Deck& deck, Goods goods, std::string& out);
void print_want(const Deck& deck, const Want& want, std::string& out);

}  // namespace stolik::rationing
