// What one network may have of something that all share (docs/decisions/0008): an eighth, but
// `least` where there is little of it, and never more than half. The wide network around it may
// have twice as much.
#pragma once

#include <algorithm>
#include <cstddef>

namespace stolik {

inline constexpr std::size_t kSharePart = 8;
inline constexpr std::size_t kWideShares = 2;

constexpr std::size_t share_of(std::size_t all, std::size_t least) {
  return std::max({all / kSharePart, std::min(least, all / 2), std::size_t{1}});
}

}  // namespace stolik
