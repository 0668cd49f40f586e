#include "server/store/gather.h"

#include <cstring>
#include <memory>
#include <new>

namespace stolik {
namespace {

constexpr std::size_t kGatherMax =
    120 * 1024;  // SQLite's own layer below takes less than 128 KiB at once

// Ours, and behind it in the same piece of memory the file below.
struct Log {
  sqlite3_file own;
  std::unique_ptr<unsigned char[]>
      waiting;       // kGatherMax bytes, had when it is opened: later there may be none
  std::size_t size;  // of what waits
  sqlite3_int64 at;  // where it is to stand
};

Log& ours(sqlite3_file* file) { return *reinterpret_cast<Log*>(file); }
sqlite3_file* file_below(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(&ours(file) + 1);
}

// What was gathered goes out; after an error it is forgotten, as what a failed call was to write.
int let_go(sqlite3_file* file) {
  Log& log = ours(file);
  if (log.size == 0) return SQLITE_OK;
  const int rc = file_below(file)->pMethods->xWrite(file_below(file), log.waiting.get(),
                                                    int(log.size), log.at);
  log.size = 0;
  return rc;
}

int close_log(sqlite3_file* file) {
  const int written = let_go(file);
  const int closed = file_below(file)->pMethods->xClose(file_below(file));
  std::destroy_at(&ours(file));
  return written != SQLITE_OK ? written : closed;
}

int gather(sqlite3_file* file, const void* data, int size, sqlite3_int64 at) {
  Log& log = ours(file);
  const auto more = std::size_t(size);
  const bool follows =
      at == log.at + static_cast<sqlite3_int64>(log.size) && log.size + more <= kGatherMax;
  if (!follows) {
    if (const int rc = let_go(file); rc != SQLITE_OK) return rc;
  }
  if (more > kGatherMax)
    return file_below(file)->pMethods->xWrite(file_below(file), data, size, at);
  if (log.size == 0) log.at = at;
  std::memcpy(log.waiting.get() + log.size, data, more);
  log.size += more;
  return SQLITE_OK;
}

// First what was gathered, then what is asked for.
template <auto Call, class... Given>
int then(sqlite3_file* file, Given... given) {
  const int rc = let_go(file);
  return rc != SQLITE_OK ? rc : (file_below(file)->pMethods->*Call)(file_below(file), given...);
}

using Methods = sqlite3_io_methods;
const sqlite3_io_methods kGathered = {
    1,
    close_log,
    then<&Methods::xRead, void*, int, sqlite3_int64>,
    gather,
    then<&Methods::xTruncate, sqlite3_int64>,
    then<&Methods::xSync, int>,
    then<&Methods::xFileSize, sqlite3_int64*>,
    then<&Methods::xLock, int>,
    then<&Methods::xUnlock, int>,
    then<&Methods::xCheckReservedLock, int*>,
    then<&Methods::xFileControl, int, void*>,
    [](sqlite3_file* f) { return file_below(f)->pMethods->xSectorSize(file_below(f)); },
    [](sqlite3_file* f) { return file_below(f)->pMethods->xDeviceCharacteristics(file_below(f)); },
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr};

}  // namespace

int gathering_size() { return int(sizeof(Log)); }

int open_gathering(sqlite3_vfs* below, const char* name, sqlite3_file* file, int flags,
                   int* out_flags) {
  Log& log = *new (file) Log{};
  log.waiting.reset(new (std::nothrow) unsigned char[kGatherMax]);
  const int rc = log.waiting == nullptr
                     ? SQLITE_NOMEM
                     : below->xOpen(below, name, file_below(file), flags, out_flags);
  if (log.waiting == nullptr || file_below(file)->pMethods == nullptr) {
    std::destroy_at(&log);
    file->pMethods = nullptr;
    return rc;
  }
  log.own.pMethods = &kGathered;
  return rc;
}

}  // namespace stolik
