// The names of drawings that a deck may choose from: those in content/art, or those of a folder.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "tools/decks/report.h"

namespace stolik {

inline constexpr std::size_t kMaxPictures = 2000;

class Art {
 public:
  // Those of a deck, with those that it may choose from beside them; these must outlive it.
  static Art beside(const Art& others) {
    Art art;
    art.others_ = &others;
    return art;
  }
  bool has(std::string_view name) const {
    return names_.contains(name) || (others_ != nullptr && others_->has(name));
  }
  std::size_t count() const { return names_.size(); }
  void add(std::string name) { names_.insert(std::move(name)); }

 private:
  std::set<std::string, std::less<>> names_;
  const Art* others_ = nullptr;
};

// ev-home_front and the like: an id in which an underscore may stand.
bool is_picture_name(std::string name);

// The drawings that were there when the program was built.
const Art& built_in_art();

// The drawings of a folder. Each file is checked (tools/decks/svg.h); one with a fault is told and
// left out.
Art read_art_dir(const std::string& path, Report& report);

}  // namespace stolik
