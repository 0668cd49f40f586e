// The rules pages by number: what `rules T10` shows.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace stolik::terminal {

// The paragraph of a rule ("T10", any case), its number first, without marks of layout; "" if there
// is none.
std::string rule_text(std::string_view number);
// All numbers with this letter, in the order of the page.
std::vector<std::string> rule_numbers(char letter);

}  // namespace stolik::terminal
