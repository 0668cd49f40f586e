// Whether a drawing may stand in a page: well-formed, small, and pointing at nothing outside
// itself.
//
// Drawings are written into pages as they are, so this is a list of what is allowed, not of what is
// forbidden: elements that draw, attributes that do not act, no address but `#…`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace stolik {

inline constexpr std::size_t kMaxSvgBytes = 6143;  // less than six KiB
inline constexpr int kMaxSvgDepth = 16;

// What is wrong with it, the most telling first; empty if nothing is.
std::vector<std::string> troubles_in_svg(std::string_view svg);

}  // namespace stolik
