// A store in memory, for tests and the simulator: it keeps all promises, and breaks them on demand.
#pragma once

#include <map>

#include "server/store/store.h"

namespace stolik {

class MemoryStore final : public Store {
 public:
  Outcome commit(std::span<const Append> appends) override;
  Outcome read_piece(TableId table, Place& place, std::vector<std::string>& batches) override;
  Outcome list(std::vector<Head>& heads) override;

  // ---- faults: what the next commits answer. A disk that is full stays so until it is told
  // otherwise.
  void set_full(bool full) { full_ = full; }
  void break_now() { broken_ = true; }
  // The last batches are gone. `seen`: the count of them is still there; else all looks as it was
  // before they came.
  enum class Loss : std::uint8_t { seen, unseen };
  void lose_tail(TableId table, std::size_t batches, Loss loss);

  // ---- for checkers
  struct Kept {
    Head head{};
    std::vector<std::string> batches{};
    std::vector<Head> heads{};  // as they were after each batch
    std::size_t count = 0;      // of batches, written beside them
    int touches = 0;
  };
  const std::map<TableId, Kept>& kept() const { return kept_; }
  std::map<TableId, Kept>& kept_to_damage() { return kept_; }

 private:
  std::map<TableId, Kept> kept_;
  bool full_ = false;
  bool broken_ = false;
};

}  // namespace stolik
