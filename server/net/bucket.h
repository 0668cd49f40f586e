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

  bool has_one(std::int64_t now_ms) { return refill(now_ms), held_ms_ >= every_ms_; }
  bool take(std::int64_t now_ms) {
    if (!has_one(now_ms)) return false;
    held_ms_ -= every_ms_;
    return true;
  }
  // How long until there is one; 0: there is.
  std::int64_t wait_ms(std::int64_t now_ms) { return has_one(now_ms) ? 0 : every_ms_ - held_ms_; }
  bool is_full(std::int64_t now_ms) { return refill(now_ms), held_ms_ == full_ms_; }

 private:
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
