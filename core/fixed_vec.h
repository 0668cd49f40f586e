// FixedVec: a vector with inline storage and a hard limit.
//
// Trivially copyable when T is, never touches the heap. Making an empty one costs one store: the
// storage beyond size() is not initialised, and never compared, hashed or read. Going past the
// limit is our own error, since every limit of the rules is checked before; hence an assertion, not
// a result.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/assert.h"

namespace stolik {

template <class T, std::size_t N>
class FixedVec {
  static_assert(std::is_trivially_copyable_v<T>);
  static_assert(N > 0 && N < 65536);
  using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;

 public:
  static constexpr std::size_t kLimit = N;
  using value_type = T;

  constexpr FixedVec() {}  // not even none_, or g++ would clear all the items

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }
  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + size_; }
  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + size_; }
  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  constexpr const T& back() const { return items_[size_ - 1u]; }
  constexpr bool has(const T& item) const { return std::find(begin(), end(), item) != end(); }
  friend constexpr bool operator==(const FixedVec& a, const FixedVec& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

  constexpr void clear() { size_ = 0; }
  constexpr void push(const T& item) {
    STOLIK_ASSERT(size_ < N);
    items_[size_] = item;
    ++size_;
  }
  // A fresh item at the end, to be filled in place: copying a struct of bytes that were just
  // written one by one makes the processor wait for them.
  constexpr T& add() {
    STOLIK_ASSERT(size_ < N);
    T& item = items_[size_];
    item = T{};
    ++size_;
    return item;
  }
  // Several of them at once, one after another.
  template <std::size_t K>
  constexpr T* add_some() {
    STOLIK_ASSERT(size_ + K <= N);
    T* const first = items_ + size_;
    for (std::size_t i = 0; i < K; ++i) first[i] = T{};
    size_ = static_cast<Size>(size_ + K);
    return first;
  }
  constexpr void remove_at(std::size_t i) {
    STOLIK_ASSERT(i < size_);
    std::copy(begin() + i + 1, end(), begin() + i);
    --size_;
  }
  // For loops that fill a buffer faster than push() would: write to spare(), then say how many.
  constexpr T* spare() { return items_ + size_; }
  constexpr void grow(std::size_t count) {
    STOLIK_ASSERT(size_ + count <= N);
    size_ = static_cast<Size>(size_ + count);
  }

 private:
  Size size_ = 0;
  union {
    char none_;
    T items_[N];
  };
};

}  // namespace stolik
