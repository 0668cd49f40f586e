// Names that people type. Letters of the Latin and Cyrillic scripts in composed form, digits, a few
// signs: what cannot be written in two ways, cannot turn the line round and cannot be mistaken for
// a formula.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace stolik {

inline constexpr int kMaxNameSigns = 24;

bool is_name(std::string_view text);
// Names that look alike have the same skeleton: upper and lower case, letters of Latin, Cyrillic
// and Greek that are drawn alike (1, l and I; 0 and O too), with or without spaces and joining
// signs. "Ala", "ala", "A-la" and "Аla" with a Cyrillic А are one name; "Ola" and "Óla" are two.
// Nobody is shown a skeleton.
std::u32string name_skeleton(std::string_view text);
// The ids of content/pseudonyms.json.
std::vector<std::string> built_in_pseudonyms();

}  // namespace stolik
