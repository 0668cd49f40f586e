// A fixed, portable random generator for dealers, tests and bots; never for rules.
//
// The same seed gives the same numbers on every platform and build, for ever: the algorithm
// (xoshiro256**) and the way to a number below n (multiply, reject) are part of the promise. Not
// for secrets: the server draws its lots from a cryptographic stream.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace stolik {

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (std::uint64_t& word : words_) word = split_mix(seed);
  }
  explicit constexpr Rng(std::string_view seed) : Rng(digest(seed)) {}

  [[gnu::always_inline]] constexpr std::uint64_t next() {
    const std::uint64_t result = rotate(words_[1] * 5, 7) * 9;
    const std::uint64_t t = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= t;
    words_[3] = rotate(words_[3], 45);
    return result;
  }

  // A uniform number in [0, n), n > 0.
  [[gnu::always_inline]] constexpr std::uint32_t below(std::integral auto wide) {
    const auto n = std::uint32_t(wide);
    const std::uint64_t product = (next() >> 32) * n;
    if (std::uint32_t(product) < n) [[unlikely]]
      return even(product, n);
    return std::uint32_t(product >> 32);
  }

 private:
  // Rejects what would favour some numbers. Apart, for it is rare and the rest is to be inlined.
  [[gnu::noinline]] constexpr std::uint32_t even(std::uint64_t product, std::uint32_t n) {
    const std::uint32_t threshold = (0u - n) % n;
    while (std::uint32_t(product) < threshold) product = (next() >> 32) * n;
    return std::uint32_t(product >> 32);
  }
  static constexpr std::uint64_t rotate(std::uint64_t x, int k) {
    return (x << k) | (x >> (64 - k));
  }
  static constexpr std::uint64_t split_mix(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }
  static constexpr std::uint64_t digest(std::string_view text) {  // FNV-1a
    std::uint64_t h = 0xCBF29CE484222325ull;
    for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001B3ull;
    return h;
  }
  std::array<std::uint64_t, 4> words_{};
};

// Any source of lots, as a reference: what a dealer draws from. The lab passes an Rng, the server
// its cryptographic stream. It does not own the source, which must outlive it.
class Lots {
 public:
  template <class Source>
    requires(!std::is_same_v<Source, Lots>)
  explicit Lots(Source& source)
      : source_(&source), below_([](void* s, std::uint32_t n) -> std::uint32_t {
          return static_cast<Source*>(s)->below(n);
        }) {}

  std::uint32_t below(std::integral auto n) { return below_(source_, std::uint32_t(n)); }

 private:
  void* source_;
  std::uint32_t (*below_)(void*, std::uint32_t);
};

}  // namespace stolik
