// Names: the ids of one kind of thing in a deck, by its number and in the order in which they are
// put out.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace stolik {

// Numbered ids; the same code for things of every type. A search is a few comparisons.
class NumberedIds {
 public:
  const std::string& operator[](std::size_t number) const { return ids_[number]; }
  // Its number, or -1.
  int find(std::string_view id) const {
    const auto found = std::lower_bound(
        sorted_.begin(), sorted_.end(), id,
        [&](std::uint8_t one, std::string_view other) { return ids_[one] < other; });
    return found == sorted_.end() || ids_[*found] != id ? -1 : *found;
  }
  const std::vector<std::uint8_t>& sorted() const { return sorted_; }

  void add(std::uint8_t number, std::string_view id) {
    if (ids_.size() <= number) ids_.resize(number + std::size_t{1});
    ids_[number] = id;
    sorted_.push_back(number);
  }
  const std::string* sort() {
    std::ranges::sort(sorted_, [&](std::uint8_t a, std::uint8_t b) { return ids_[a] < ids_[b]; });
    const auto twice = std::ranges::adjacent_find(
        sorted_, [&](std::uint8_t a, std::uint8_t b) { return ids_[a] == ids_[b]; });
    return twice == sorted_.end() ? nullptr : &ids_[*twice];
  }

 private:
  std::vector<std::string> ids_;
  std::vector<std::uint8_t> sorted_;
};

// T is a number with a type of its own.
template <class T>
class Names {
 public:
  const std::string& operator[](T thing) const { return ids_[std::size_t(thing)]; }
  bool find(std::string_view id, T& thing) const {
    const int found = ids_.find(id);
    if (found >= 0) thing = static_cast<T>(found);
    return found >= 0;
  }
  // All of them, by their ids.
  const std::vector<T>& sorted() const { return sorted_; }

  // Each thing gets its id once; sort() when all have one. Returns an id that two of them have, or
  // nullptr.
  void add(T thing, std::string_view id) { ids_.add(std::uint8_t(thing), id); }
  const std::string* sort() {
    const std::string* twice = ids_.sort();
    sorted_.clear();
    for (const std::uint8_t number : ids_.sorted()) sorted_.push_back(static_cast<T>(number));
    return twice;
  }

 private:
  NumberedIds ids_;
  std::vector<T> sorted_;
};

}  // namespace stolik
