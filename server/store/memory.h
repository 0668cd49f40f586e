// A store in memory, for tests and the simulator: it keeps all promises, and breaks them on demand.
#pragma once

#include <map>

#include "server/store/store.h"

namespace stolik {

class MemoryStore final : public Store {
 public:
  Outcome commit(std::span<const Append> appends) override;
  Outcome read(TableId table, std::uint64_t from, std::vector<std::string>& batches) override;
  Outcome list(std::vector<Head>& heads) override;

  // ---- faults: what the next commits answer. A disk that is full stays so until it is told otherwise.
  void set_full(bool full) { full_ = full; }
  void break_now() { broken_ = true; }

  // ---- for checkers
  struct Kept {
    Head head{};
    std::vector<std::string> batches{};
  };
  const std::map<TableId, Kept>& kept() const { return kept_; }
  std::map<TableId, Kept>& kept_to_damage() { return kept_; }

 private:
  std::map<TableId, Kept> kept_;
  bool full_ = false;
  bool broken_ = false;
};

}  // namespace stolik
