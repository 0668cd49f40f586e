// A copy of the store's file while the store is written to: a few pages at a time, between two
// commits.
//
// What is copied is a state that was durable as a whole: every table in it ends where it ended at
// one moment. Pages are scrubbed on their way (scrub.h), so what was erased before is not in the
// copy either.
#pragma once

#include <cstdint>
#include <string>

#include "server/store/store.h"

struct sqlite3;
struct sqlite3_backup;

namespace stolik {

class SqliteCopy final : public Copying {
 public:
  // Writes `into`, which must not be there. `vfs` is the name of the layer to write it through.
  SqliteCopy(sqlite3* from, const char* vfs, std::string into);
  ~SqliteCopy() override;
  SqliteCopy(const SqliteCopy&) = delete;
  SqliteCopy& operator=(const SqliteCopy&) = delete;

  Outcome step(bool& more) override;

 private:
  Outcome trouble(int rc);

  std::string into_;
  sqlite3* to_ = nullptr;
  sqlite3_backup* backup_ = nullptr;
  Outcome opened_{};
  bool done_ = false;
};

struct Checked {
  std::uint64_t tables = 0;
  std::uint64_t batches = 0;
};

// Why this process may not use a file as wanted (R_OK, W_OK), with its path; "" if it may, or if
// nothing is there.
std::string unusable_because(const std::string& path, int wanted);

// Reads the whole file, which nobody writes: form, pages, every batch's sum, every table's count
// and chain. `damaged` or `broken` with a sentence for a person otherwise.
Outcome check_file(const std::string& path, Checked& found);

// Makes what stands in `part` durable, a piece at a time, then gives it its name. The file that had
// the name is replaced.
Outcome settle_file(const std::string& part, const std::string& path);

// From now on this thread has the processors and the disk when nobody else wants them.
void stand_back();

}  // namespace stolik
