// Lots that anyone can draw again, and a top that nobody can foresee.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "core/top.h"
#include "server/journal/fair.h"
#include "server/journal/seal.h"

namespace stolik {
namespace {

Secret secret(std::uint8_t first) {
  Secret value{};
  value[0] = first;
  return value;
}

TEST(Fair, KnownValuesNeverChange) {
  // A journal of today must verify for ever: these are the values of the first release.
  // Made by another program, from docs/FAIRNESS.md.
  EXPECT_EQ(commitment_of(secret(1)),
            "ab5a3c88a29f19075ca21ce8f21441498b39bccd2eeccba8d43ce850c27bf151");
  const std::vector<Nonce> two{{1, "00"}, {2, "11"}};
  EXPECT_EQ(to_hex(key_of(secret(1), two)),
            "10ab80a42555b8a08774b7905371fef9391adb7789da04e9b214a29f3d929c40");
  const std::string nonce = "00112233445566778899aabbccddeeff";
  EXPECT_EQ(commitment_of_nonce(nonce),
            "118e7427f150b15717cf2fe52eebe060f9a0714450bc47760af5a142926b732e");
  Seal seal = make_seal(R"({"game":"triples","players":3,"options":{}})",
                        {1, 1, commitment_of(secret(1)), 1, {1, 0, 0}, {}},
                        {{1, commitment_of_nonce(nonce), ""}});
  EXPECT_EQ(seal.hash(), "f350136b09159af35162a2e191f687772e1bbea54da14cc5976f22db27d8168f");
  seal.open(1, nonce);
  EXPECT_EQ(to_hex(key_of(secret(1), seal)),
            "3487ce40af0506ae417aaf402450700e6aeea9d0988b33feebdafb19e52b1977");
  LotStream lots(secret(1), "lot", 0);
  for (const std::uint32_t lot : {600752u, 873947u, 514870u}) EXPECT_EQ(lots.below(1'000'000), lot);
  LotStream top(secret(1), "top", 7);
  for (int i = 0; i < 19; ++i) top.below(6);  // beyond the first block
  EXPECT_EQ(top.below(6), 2u);
  Chain chain;
  chain.add("stolik-journal 1");
  chain.add(R"({"game":"triples","players":3,"options":{}})");
  EXPECT_EQ(chain.last(), "da5626605d9c10632413ac64e4684c4e1bbe9a72b7b0a4c1e7912c03dd764eb0");

  EXPECT_NE(commitment_of(secret(1)), commitment_of(secret(2)));
  const std::vector<Nonce> nonces{{1, "00"}, {2, "11"}};
  const std::vector<Nonce> other{{1, "00"}, {2, "12"}};
  EXPECT_NE(key_of(secret(1), nonces), key_of(secret(1), other));
  EXPECT_NE(key_of(secret(1), nonces), key_of(secret(2), nonces));
}

TEST(Fair, StreamsAreApart) {
  LotStream a(secret(1), "lot", 0);
  LotStream again(secret(1), "lot", 0);
  LotStream next(secret(1), "lot", 1);
  LotStream top(secret(1), "top", 0);
  int same_next = 0;
  int same_top = 0;
  for (int i = 0; i < 1000; ++i) {
    const std::uint32_t lot = a.below(1'000'000);
    EXPECT_EQ(lot, again.below(1'000'000));
    same_next += lot == next.below(1'000'000);
    same_top += lot == top.below(1'000'000);
  }
  EXPECT_LT(same_next, 5);
  EXPECT_LT(same_top, 5);
}

TEST(Fair, NoOutcomeIsLikelier) {
  LotStream lots(secret(3), "lot", 0);
  std::map<std::uint32_t, int> seen;
  for (int i = 0; i < 60'000; ++i) ++seen[lots.below(6)];
  double chi = 0;
  for (std::uint32_t face = 0; face < 6; ++face)
    chi += (seen[face] - 10'000.0) * (seen[face] - 10'000.0) / 10'000.0;
  EXPECT_LT(chi, 20.5);  // 5 degrees of freedom, p = 0.001
}

Spin spin_of(std::uint64_t n, int strength, std::int64_t median) {
  LotStream lots(secret(9), "top", n);
  return draw_spin(Lots(lots), strength, median);
}

TEST(Top, TheMedianGoodSpinIsWhatTheTableChose) {
  for (const std::int64_t median : {15'000, 45'000, 180'000}) {
    std::vector<std::int64_t> falls;
    for (std::uint64_t n = 0; n < 4'000; ++n) {
      const Spin spin = spin_of(n, kUsualStrength, median);
      if (!spin.failed) falls.push_back(spin.fall_ms());
    }
    std::sort(falls.begin(), falls.end());
    EXPECT_NEAR(static_cast<double>(falls[falls.size() / 2]), static_cast<double>(median),
                0.05 * static_cast<double>(median));
  }
}

TEST(Top, WeakFlicksMayFail) {
  const auto failed = [](int strength) {
    int count = 0;
    for (std::uint64_t n = 0; n < 2'000; ++n) count += spin_of(n, strength, 45'000).failed;
    return count;
  };
  EXPECT_NEAR(failed(100), 40, 30);
  EXPECT_NEAR(failed(20), 840, 100);
  for (std::uint64_t n = 0; n < 500; ++n) {
    const Spin spin = spin_of(n, 10, 45'000);
    if (!spin.failed) continue;
    EXPECT_LT(spin.fall_ms(), 1'300);  // R11: almost at once
  }
}

// While it wobbles, how long it has wobbled says nothing of how long it will.
TEST(Top, TheLastStageHasNoMemory) {
  std::vector<std::int64_t> last;
  for (std::uint64_t n = 0; n < 20'000; ++n) {
    const Spin spin = spin_of(n, kUsualStrength, 45'000);
    if (!spin.failed) last.push_back(spin.stage_ms[2]);
  }
  const auto mean_beyond = [&](std::int64_t from) {
    double sum = 0;
    int count = 0;
    for (const std::int64_t ms : last) {
      if (ms < from) continue;
      sum += static_cast<double>(ms - from);
      ++count;
    }
    return sum / count;
  };
  const double whole = mean_beyond(0);
  EXPECT_NEAR(mean_beyond(10'000), whole, 0.06 * whole);
  EXPECT_NEAR(mean_beyond(30'000), whole, 0.12 * whole);
}

TEST(Top, StagesAreDrawnApart) {
  double sum_x = 0, sum_y = 0, sum_xy = 0, sum_xx = 0, sum_yy = 0;
  int count = 0;
  for (std::uint64_t n = 0; n < 10'000; ++n) {
    const Spin spin = spin_of(n, kUsualStrength, 45'000);
    if (spin.failed) continue;
    const auto x = static_cast<double>(spin.stage_ms[0]);
    const auto y = static_cast<double>(spin.stage_ms[2]);
    sum_x += x, sum_y += y, sum_xy += x * y, sum_xx += x * x, sum_yy += y * y;
    ++count;
  }
  const double covariance = sum_xy / count - sum_x / count * sum_y / count;
  const double spread = (sum_xx / count - sum_x / count * sum_x / count) *
                        (sum_yy / count - sum_y / count * sum_y / count);
  EXPECT_LT(covariance * covariance / spread, 0.0025);  // |r| < 0.05
}

TEST(Top, ThePoseDependsOnStageAndTimeSinceItBegan) {
  Spin one;
  one.stage_ms = {1'000, 2'000, 9'000};
  Spin other;
  other.stage_ms = {5'000, 2'000, 400};
  EXPECT_EQ(pose_at(one, 500).stage, "steady");
  EXPECT_EQ(pose_at(one, 1'500).stage, pose_at(other, 5'500).stage);
  EXPECT_EQ(pose_at(one, 1'500).ms, pose_at(other, 5'500).ms);
  EXPECT_EQ(pose_at(one, 3'100).stage, pose_at(other, 7'100).stage);
  EXPECT_EQ(pose_at(one, 3'100).ms, pose_at(other, 7'100).ms);
}

}  // namespace
}  // namespace stolik
