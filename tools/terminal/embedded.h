// What the terminal reads aloud and what is part of the program: seat names and the rules pages.
#pragma once

#include <string_view>
#include <vector>

namespace stolik::terminal {

std::string_view pseudonyms_json();             // content/pseudonyms.json
std::vector<std::string_view> rules_pages();    // docs/rules/*.md

}  // namespace stolik::terminal
