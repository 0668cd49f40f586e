// The archive of the bad world (cluster_world.h): files in memory that all nodes share. At times
// there is no room, and the beginning of a file is left behind; a planted bug says that a file is
// there before it is.
#pragma once

#include "server/store/archive.h"
#include "tests/server/cluster_plants.h"
#include "tests/server/cluster_world.h"

namespace stolik {

class ClusterWorld::SimArchive final : public Archive {
 public:
  SimArchive(ClusterWorld& world, std::string mark) : Archive(std::move(mark)), world_(world) {}

  std::string write(const ArchiveFile& file, const std::vector<std::string>& batches) override {
    if (!world_.calm_ && world_.draw(12)) return world_.files_[name(file) + ".part"], "no room";
    ++world_.counts_.archived;
    if (world_.plant_ == ClusterPlant::erase_before) forget_others(file.table);
    world_.files_[own_name(file)] = batches;
    if (world_.plant_ == ClusterPlant::unsynced_file) unsynced_.push_back(own_name(file));
    return "";
  }
  std::vector<std::string> read(const ArchiveFile& file, std::uint64_t from,
                                std::uint64_t to) override {
    std::vector<std::string> found;
    const auto at = world_.files_.find(own_name(file));
    ++world_.counts_.fetched;
    for (std::uint64_t number = from;
         at != world_.files_.end() && number <= to && number <= at->second.size(); ++number) {
      found.push_back(at->second[number - 1]);
    }
    return found;
  }
  std::vector<std::string> list() override {
    std::vector<std::string> names;
    for (const auto& [name, batches] : world_.files_) {
      if (ArchiveFile file; read_name(name, file)) names.push_back(name);
    }
    return names;
  }
  void erase(const std::string& name) override { world_.files_.erase(name); }
  // Its machine is gone, with what was not synced.
  void fall() {
    for (const std::string& name : unsynced_) world_.files_.erase(name);
  }

 private:
  std::string own_name(const ArchiveFile& file) const { return name(world_.as_planted(file)); }
  void forget_others(TableId table) {
    std::erase_if(world_.files_, [&](const auto& one) {
      ArchiveFile file;
      return read_name(one.first, file) && file.table == table;
    });
  }
  ClusterWorld& world_;
  std::vector<std::string> unsynced_;
};

}  // namespace stolik
