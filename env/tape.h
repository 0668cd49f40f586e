// Tape: numbers for a network, written piece by piece. What writes them also names them, so a
// layout cannot differ from its content.
//
// Bytes: bits are 0 and 1, counts what they are, at most 255. A piece has a name and a shape; seats
// are counted from the one who looks, clockwise.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace stolik {

struct Piece {
  std::string name;
  std::vector<int> shape;
  std::size_t offset = 0;

  std::size_t size() const {
    std::size_t all = 1;
    for (const int n : shape) all *= std::size_t(n);
    return all;
  }
};

// Eight bits as eight bytes, the lowest first.
inline constexpr auto kSpread = [] {
  std::array<std::uint64_t, 256> table{};
  for (std::size_t byte = 0; byte < table.size(); ++byte) {
    for (std::size_t bit = 0; bit < 8; ++bit)
      table[byte] |= std::uint64_t((byte >> bit) & 1) << (8 * bit);
  }
  return table;
}();

// The lowest `count` bits of a word, a byte each; returns the place behind them.
inline std::uint8_t* spread_bits(std::uint64_t word, int count, std::uint8_t* out) {
  for (; count >= 8; count -= 8, word >>= 8, out += 8) std::memcpy(out, &kSpread[word & 0xFF], 8);
  for (; count > 0; --count, word >>= 1) *out++ = std::uint8_t(word & 1);
  return out;
}

class Tape {
 public:
  explicit Tape(std::uint8_t* out) : begin_(out), out_(out) {}
  // Names what is written, too.
  Tape(std::uint8_t* out, std::vector<Piece>& pieces) : begin_(out), out_(out), pieces_(&pieces) {}

  void piece(std::string_view name, std::initializer_list<int> shape) {
    if (pieces_ != nullptr) pieces_->push_back({std::string{name}, shape, size()});
  }
  void bits(std::uint64_t word, int count) { out_ = spread_bits(word, count, out_); }
  void byte(std::uint64_t number) { *out_++ = std::uint8_t(number < 255 ? number : 255); }
  // One of `count`, or none of them.
  void one_of(int which, int count) {
    std::memset(out_, 0, std::size_t(count));
    if (which >= 0 && which < count) out_[which] = 1;
    out_ += count;
  }
  std::size_t size() const { return std::size_t(out_ - begin_); }

 private:
  std::uint8_t* begin_;
  std::uint8_t* out_;
  std::vector<Piece>* pieces_ = nullptr;
};

// No tensor is longer; layouts are made in a buffer of this size.
inline constexpr std::size_t kLongestTape = 16'384;

}  // namespace stolik
