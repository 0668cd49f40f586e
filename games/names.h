// Names: the ids of one kind of thing in a deck, by its number and in the order in which they are put out.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace stolik {

// T is a number with a type of its own. A search is a few comparisons.
template <class T>
class Names {
 public:
  const std::string& operator[](T thing) const { return ids_[static_cast<std::size_t>(thing)]; }
  bool find(std::string_view id, T& thing) const {
    const auto found = std::lower_bound(sorted_.begin(), sorted_.end(), id,
                                        [&](T one, std::string_view other) { return (*this)[one] < other; });
    if (found == sorted_.end() || (*this)[*found] != id) return false;
    thing = *found;
    return true;
  }
  // All of them, by their ids.
  const std::vector<T>& sorted() const { return sorted_; }

  // Each thing gets its id once; sort() when all have one. Returns an id that two of them have, or nullptr.
  void add(T thing, std::string_view id) {
    const auto place = static_cast<std::size_t>(thing);
    if (ids_.size() <= place) ids_.resize(place + 1);
    ids_[place] = id;
    sorted_.push_back(thing);
  }
  const std::string* sort() {
    std::sort(sorted_.begin(), sorted_.end(), [&](T a, T b) { return (*this)[a] < (*this)[b]; });
    const auto twice = std::adjacent_find(sorted_.begin(), sorted_.end(), [&](T a, T b) { return (*this)[a] == (*this)[b]; });
    return twice == sorted_.end() ? nullptr : &(*this)[*twice];
  }

 private:
  std::vector<std::string> ids_;
  std::vector<T> sorted_;
};

}  // namespace stolik
