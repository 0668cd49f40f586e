// Journals of finished games as files, for a store that is too dear to keep them: a line for each batch, from the first on. Whoever takes
// the table over reads them, too: the folder is one that all nodes share. A file is never written to again: one that says more is another
// file. Which of them counts the store says; here nobody can know.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/hub/ids.h"

namespace stolik {

// The first `count` batches of a table as this node wrote them.
struct ArchiveFile {
  TableId table{};
  std::uint64_t count = 0;
  std::string node{};
  bool operator==(const ArchiveFile&) const = default;
};

class Archive {
 public:
  // All nodes of one store have the same mark, those of another have another: their files may stand in one folder.
  Archive(std::string folder, std::string mark) : folder_(std::move(folder)), mark_(std::move(mark)) {}

  // Durable on return; "" or what went wrong.
  std::string write(const ArchiveFile& file, const std::vector<std::string>& batches) const;
  // The batches from this number (from 1) to that one; fewer if not all are there.
  std::vector<std::string> read(const ArchiveFile& file, std::uint64_t from, std::uint64_t to) const;
  void erase(const ArchiveFile& file) const { erase(name(file)); }

  // What stands there with our mark, whole or not: names, and whose they are (false: a name that no file of ours has).
  std::vector<std::string> list() const;
  bool read_name(std::string_view name, ArchiveFile& file) const;
  std::string name(const ArchiveFile& file) const;
  // What cannot be erased now is swept later.
  void erase(const std::string& name) const;

 private:
  std::string folder_;
  std::string mark_;
};

}  // namespace stolik
