#include "core/top.h"

#include <algorithm>

namespace stolik {
namespace {

constexpr int kTailMeans = 64;  // e^-64: no spin ever gets there, but every loop has an end

// How many ticks pass if each ends it with a chance of one in `mean`: a length without memory.
std::uint32_t ticks_without_memory(Lots lots, std::uint32_t mean) {
  std::uint32_t ticks = 0;
  while (ticks < mean * kTailMeans && lots.below(mean) != 0) ++ticks;
  return ticks;
}

std::int64_t share(std::int64_t whole, std::uint32_t permille) { return whole * permille / 1000; }

}  // namespace

int failing_permille(int strength) { return 20 + std::max(0, kUsualStrength - strength) * 10; }

Spin draw_spin(SpinLots lots, int strength, std::int64_t median_ms) {
  strength = std::clamp(strength, 1, kMaxStrength);
  Spin spin;
  spin.failed = lots.fails.below(1000) < std::uint32_t(failing_permille(strength));
  if (spin.failed) {
    spin.stage_ms[2] = 300 + lots.fails.below(900);
    return spin;
  }
  const auto vigour = std::uint32_t(400 + 10 * strength);  // permille; 1000 for the usual
  const std::int64_t whole = share(median_ms, vigour);
  spin.stage_ms[0] = share(whole, 250 + lots.lengths.below(200));
  spin.stage_ms[1] = share(whole, 200 + lots.lengths.below(200));
  const std::int64_t mean = std::max<std::int64_t>(1, share(whole, 505) / kPoseEvery_ms);
  spin.stage_ms[2] =
      std::int64_t(ticks_without_memory(lots.wobble, std::uint32_t(mean))) * kPoseEvery_ms +
      lots.rest.below(kPoseEvery_ms);
  spin.steps = 4 + int(ticks_without_memory(lots.steps, std::max(1u, 8 * vigour / 1000)));
  return spin;
}

Pose pose_at(const Spin& spin, std::int64_t elapsed_ms) {
  if (elapsed_ms < spin.stage_ms[0]) return {"steady", elapsed_ms};
  elapsed_ms -= spin.stage_ms[0];
  if (elapsed_ms < spin.stage_ms[1]) return {"slowing", elapsed_ms};
  return {"wobbling", elapsed_ms - spin.stage_ms[1]};
}

}  // namespace stolik
