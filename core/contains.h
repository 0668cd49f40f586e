// Whether a range holds a value: std::ranges::contains of a later standard.
#pragma once

#include <algorithm>
#include <ranges>

namespace stolik {

constexpr bool contains(const std::ranges::input_range auto& range, const auto& value) {
  return std::ranges::find(range, value) != std::ranges::end(range);
}

}  // namespace stolik
