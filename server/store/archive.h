// Journals of finished games as files, for a store that is too dear to keep them: a line for each
// batch, from the first on. Whoever takes the table over reads them, too: the folder is one that
// all nodes share. A file is never written to again: one that says more is another file. Which of
// them counts the store says; here nobody can know.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/ids.h"

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
  // All nodes of one store have the same mark, those of another have another: their files may stand
  // in one place.
  explicit Archive(std::string mark) : mark_(std::move(mark)) {}
  virtual ~Archive() = default;
  Archive(const Archive&) = delete;
  Archive& operator=(const Archive&) = delete;

  std::string name(const ArchiveFile& file) const;
  // Whose it is; false: a name that no file of ours has, whole or not.
  bool read_name(std::string_view name, ArchiveFile& file) const;

  // All of these take as long as the folder does, and are never called by the store's thread but to
  // ask for a single line. Durable on return; "" or what went wrong.
  virtual std::string write(const ArchiveFile& file, const std::vector<std::string>& batches) = 0;
  // The batches from this number (from 1) to that one; fewer if not all are there.
  virtual std::vector<std::string> read(const ArchiveFile& file, std::uint64_t from,
                                        std::uint64_t to) = 0;
  // Names of what stands there with our mark, whole or not.
  virtual std::vector<std::string> list() = 0;
  // What cannot be erased now is swept later.
  virtual void erase(const std::string& name) = 0;

 private:
  std::string mark_;
};

class FolderArchive final : public Archive {
 public:
  FolderArchive(std::string folder, std::string mark)
      : Archive(std::move(mark)), folder_(std::move(folder)) {}
  std::string write(const ArchiveFile& file, const std::vector<std::string>& batches) override;
  std::vector<std::string> read(const ArchiveFile& file, std::uint64_t from,
                                std::uint64_t to) override;
  std::vector<std::string> list() override;
  void erase(const std::string& name) override;

 private:
  std::string folder_;
};

}  // namespace stolik
