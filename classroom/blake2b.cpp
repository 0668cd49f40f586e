#include "classroom/blake2b.h"

#include <algorithm>
#include <bit>

namespace stolik {
namespace {

constexpr std::size_t kBlock = 128;
constexpr std::array<std::uint64_t, 8> kStart{
    0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
    0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179};
constexpr std::uint8_t kOrder[10][16] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                         {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
                                         {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
                                         {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
                                         {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
                                         {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
                                         {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
                                         {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
                                         {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
                                         {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

using Block = std::array<std::uint8_t, kBlock>;
using Sixteen = std::array<std::uint64_t, 16>;

void mix(Sixteen& v, std::size_t a, std::size_t b, std::size_t c, std::size_t d, std::uint64_t x,
         std::uint64_t y) {
  v[a] += v[b] + x;
  v[d] = std::rotr(v[d] ^ v[a], 32);
  v[c] += v[d];
  v[b] = std::rotr(v[b] ^ v[c], 24);
  v[a] += v[b] + y;
  v[d] = std::rotr(v[d] ^ v[a], 16);
  v[c] += v[d];
  v[b] = std::rotr(v[b] ^ v[c], 63);
}

void compress(std::array<std::uint64_t, 8>& h, const Block& block, std::uint64_t bytes, bool last) {
  Sixteen m{};
  for (std::size_t i = 0; i < kBlock; ++i) m[i / 8] |= std::uint64_t{block[i]} << (8 * (i % 8));
  Sixteen v{};
  std::ranges::copy(h, v.begin());
  std::ranges::copy(kStart, v.begin() + 8);
  v[12] ^= bytes;
  if (last) v[14] = ~v[14];
  for (std::size_t round = 0; round < 12; ++round) {
    const auto& s = kOrder[round % 10];
    for (std::size_t i = 0; i < 4; ++i)
      mix(v, i, i + 4, i + 8, i + 12, m[s[2 * i]], m[s[2 * i + 1]]);
    for (std::size_t i = 0; i < 4; ++i) {
      mix(v, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4, m[s[8 + 2 * i]],
          m[s[9 + 2 * i]]);
    }
  }
  for (std::size_t i = 0; i < 8; ++i) h[i] ^= v[i] ^ v[i + 8];
}

}  // namespace

Digest blake2b(std::string_view message, const Digest* key) {
  auto h = kStart;
  h[0] ^= 0x01010000u ^ (key != nullptr ? 32u << 8 : 0u) ^ 32u;
  std::uint64_t bytes = 0;
  Block block{};
  if (key != nullptr) {
    std::copy(key->begin(), key->end(), block.begin());
    bytes = kBlock;
    if (message.empty()) compress(h, block, bytes, true);
    else compress(h, block, bytes, false);
  }
  while (!message.empty() || bytes == 0) {
    const std::string_view part = message.substr(0, kBlock);
    message.remove_prefix(part.size());
    block = {};
    std::ranges::transform(part, block.begin(), [](char c) { return std::uint8_t(c); });
    bytes += part.size();
    compress(h, block, bytes, message.empty());
    if (message.empty()) break;
  }
  Digest out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = std::uint8_t(h[i / 8] >> (8 * (i % 8)));
  return out;
}

}  // namespace stolik
