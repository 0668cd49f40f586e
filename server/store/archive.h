// Journals of finished games as files, for a store that is too dear to keep them: one for each table, a line for each batch, from the
// first on. Whoever takes the table over reads them, too: the folder is one that all of them share.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/hub/ids.h"

namespace stolik {

class Archive {
 public:
  explicit Archive(std::string folder) : folder_(std::move(folder)) {}

  // Durable on return, in the place of what was there; "" or what went wrong.
  std::string write(TableId table, const std::vector<std::string>& batches) const;
  // The batches from this number (from 1) to that one; fewer if not all are there.
  std::vector<std::string> read(TableId table, std::uint64_t from, std::uint64_t to) const;
  // Nothing of it can be read afterwards; "" also if there was nothing.
  std::string erase(TableId table) const;

 private:
  std::string path(TableId table) const;

  std::string folder_;
};

}  // namespace stolik
