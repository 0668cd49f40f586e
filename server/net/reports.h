// Reports of tables that broke (server/hub/broken.h), as files in a folder: a bounded number, the
// oldest go first.
#pragma once

#include <string>
#include <vector>

#include "server/hub/hub.h"

namespace stolik {

inline constexpr std::size_t kMaxReports = 50;

class Reports {
 public:
  explicit Reports(std::string folder) : folder_(std::move(folder)) {}  // "" keeps none

  // The file's name, "" if it could not be written: a bug must not become a second one.
  std::string keep(const effect::Report& report) const;
  // Tables that this very build could not load: trying again would break again.
  std::vector<TableId> unloadable() const;

 private:
  std::string folder_;
};

}  // namespace stolik
