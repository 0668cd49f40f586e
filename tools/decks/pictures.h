// Pictures that a deck brings itself (docs/DECKS.md): a drawing as SVG, or a PNG as a data address.
//
// A PNG is looked at, never decoded: its size, its pieces, and that it says nothing but pixels.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace stolik {

inline constexpr std::size_t kMaxOwnPictures = 60;
inline constexpr std::size_t kMaxPngBytes = 48u << 10;
inline constexpr std::size_t kMaxPngSide = 512;

// "own-" and the rest of an id.
bool is_own_picture_name(std::string_view name);
// What is wrong with it; empty if nothing is.
std::vector<std::string> troubles_in_picture(std::string_view picture);

}  // namespace stolik
