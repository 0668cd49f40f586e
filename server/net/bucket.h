// A bucket of tokens: so many at once, then so many a second. Time is brought by the caller.
#pragma once

#include <algorithm>
#include <cstdint>

namespace stolik {

class Bucket {
 public:
  // One token comes back every `every_ms`; at most `burst` are held. It begins full.
  Bucket(int burst, std::int64_t every_ms)
      : full_ms_(burst * every_ms), every_ms_(every_ms), held_ms_(full_ms_) {}

  bool has_one(std::int64_t now_ms) { return wait_ms(now_ms) == 0; }
  bool take(std::int64_t now_ms, int count = 1) {
    if (wait_ms(now_ms, count) > 0) return false;
    held_ms_ -= cost_ms(count);
    return true;
  }
  // One that was taken and not used.
  void give_back(std::int64_t now_ms) {
    refill(now_ms), held_ms_ = std::min(full_ms_, held_ms_ + every_ms_);
  }
  // How long until there are so many (or all it can hold); 0: there are.
  std::int64_t wait_ms(std::int64_t now_ms, int count = 1) {
    refill(now_ms);
    return std::max<std::int64_t>(0, cost_ms(count) - held_ms_);
  }
  bool is_full(std::int64_t now_ms) { return refill(now_ms), held_ms_ == full_ms_; }

 private:
  std::int64_t cost_ms(int count) const { return std::min(full_ms_, count * every_ms_); }
  void refill(std::int64_t now_ms) {
    if (now_ms <= at_ms_) return;
    held_ms_ = std::min(full_ms_, held_ms_ + (now_ms - at_ms_));
    at_ms_ = now_ms;
  }
  // Tokens are counted in the milliseconds it takes to earn them: integers, no drift.
  std::int64_t full_ms_;
  std::int64_t every_ms_;
  std::int64_t held_ms_;
  std::int64_t at_ms_ = 0;
};

}  // namespace stolik
