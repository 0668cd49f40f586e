// The drawings: one SVG each, by name. They come with the program or from a folder.
#pragma once

#include <map>
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
    return pictures_.find(name) != pictures_.end() || (others_ != nullptr && others_->has(name));
  }
  // The whole file, or "" if there is none of that name.
  std::string_view find(std::string_view name) const {
    const auto found = pictures_.find(name);
    if (found != pictures_.end()) return found->second;
    return others_ != nullptr ? others_->find(name) : std::string_view{};
  }
  const std::map<std::string, std::string, std::less<>>& pictures() const { return pictures_; }
  void add(std::string name, std::string svg) { pictures_[std::move(name)] = std::move(svg); }

 private:
  std::map<std::string, std::string, std::less<>> pictures_;
  const Art* others_ = nullptr;
};

// ev-home_front and the like: an id in which an underscore may stand.
bool is_picture_name(std::string name);

// The drawings that were there when the program was built; in WebAssembly their names alone.
const Art& built_in_art();

// The drawings of a folder. Each file is checked (tools/decks/svg.h); one with a fault is told and
// left out.
Art read_art_dir(const std::string& path, Report& report);

}  // namespace stolik
