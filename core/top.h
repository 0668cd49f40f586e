// The top: how long it spins is drawn when it is flicked and told to nobody before it falls.
//
// A good spin has three stages. Their lengths are drawn apart from each other, so how long one took
// says nothing of the next; the last one has no memory: while it wobbles, the chance to fall within
// the next tick is always the same. What is shown (the pose) is the stage and the time since it
// began, no more. Integers only. For servers and for tables on one device alike; rules know nothing
// of it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/rng.h"

namespace stolik {

inline constexpr int kUsualStrength = 60;
inline constexpr int kMaxStrength = 100;
inline constexpr int kPoseEvery_ms = 200;  // 5 Hz
inline constexpr int kSilence_ms =
    60'000;  // so long a silence is a step, where nobody can stop a top that goes by steps
inline constexpr int kWatching_ms = 3'000;  // it rests while all watch something else

struct Spin {
  bool failed = false;                     // R11: it falls almost at once
  std::array<std::int64_t, 3> stage_ms{};  // steady, slowing, wobbling
  int steps = 0;                           // by steps: so many of them, then it falls

  std::int64_t fall_ms() const { return stage_ms[0] + stage_ms[1] + stage_ms[2]; }
  bool operator==(const Spin&) const = default;
};

struct Pose {
  std::string_view stage{};
  std::int64_t ms = 0;
};

// Where the parts of a spin are drawn from: one source for all, or one for each, so that what one
// part takes leaves the others as they are. Then flicks of different strength that draw from the
// same sources differ by their strength alone.
struct SpinLots {
  Lots fails, lengths, wobble, rest, steps;
};

// `median_ms` is the median of good spins of the usual strength.
Spin draw_spin(SpinLots lots, int strength, std::int64_t median_ms);
inline Spin draw_spin(Lots lots, int strength, std::int64_t median_ms) {
  return draw_spin(SpinLots{lots, lots, lots, lots, lots}, strength, median_ms);
}
// One in how many thousand flicks of this strength fails.
int failing_permille(int strength);
Pose pose_at(const Spin& spin, std::int64_t elapsed_ms);

}  // namespace stolik
