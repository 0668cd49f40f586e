#include "server/store/scrub.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/text.h"
#include "server/store/gather.h"

namespace stolik {
namespace {

constexpr std::size_t kFileHeader = 100;
constexpr std::size_t kPageMax = 65'536;  // the largest page that SQLite has

// Ours, and behind it in the same piece of memory the file below.
struct File {
  sqlite3_file own;
};

sqlite3_file* below(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(reinterpret_cast<File*>(file) + 1);
}

// Called from C: nothing here may throw, so the page is copied to the stack.
int write(sqlite3_file* file, const void* data, int size, sqlite3_int64 at) {
  std::array<std::uint8_t, kPageMax> copy;
  // Whole pages are written; anything else is left alone.
  if (size >= 512 && size <= int(copy.size()) && at % size == 0) {
    const std::span page{copy.data(), std::size_t(size)};
    std::memcpy(page.data(), data, page.size());
    scrub_page(page, at == 0 ? FirstPage::yes : FirstPage::no);
    data = page.data();
  }
  return below(file)->pMethods->xWrite(below(file), data, size, at);
}

// Version 1: without shared memory, which a file with an exclusive lock does not need.
const sqlite3_io_methods kMethods = {
    1,
    [](sqlite3_file* f) { return below(f)->pMethods->xClose(below(f)); },
    [](sqlite3_file* f, void* to, int size, sqlite3_int64 at) {
      return below(f)->pMethods->xRead(below(f), to, size, at);
    },
    write,
    [](sqlite3_file* f, sqlite3_int64 size) {
      return below(f)->pMethods->xTruncate(below(f), size);
    },
    [](sqlite3_file* f, int flags) { return below(f)->pMethods->xSync(below(f), flags); },
    [](sqlite3_file* f, sqlite3_int64* size) {
      return below(f)->pMethods->xFileSize(below(f), size);
    },
    [](sqlite3_file* f, int lock) { return below(f)->pMethods->xLock(below(f), lock); },
    [](sqlite3_file* f, int lock) { return below(f)->pMethods->xUnlock(below(f), lock); },
    [](sqlite3_file* f, int* held) {
      return below(f)->pMethods->xCheckReservedLock(below(f), held);
    },
    [](sqlite3_file* f, int op, void* what) {
      return below(f)->pMethods->xFileControl(below(f), op, what);
    },
    [](sqlite3_file* f) { return below(f)->pMethods->xSectorSize(below(f)); },
    [](sqlite3_file* f) { return below(f)->pMethods->xDeviceCharacteristics(below(f)); },
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr};

int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  sqlite3_vfs* real = static_cast<const ScrubbingVfs*>(vfs->pAppData)->below();
  if ((flags & SQLITE_OPEN_WAL) != 0) return open_gathering(real, name, file, flags, out_flags);
  if ((flags & SQLITE_OPEN_MAIN_DB) == 0) return real->xOpen(real, name, file, flags, out_flags);
  const int rc = real->xOpen(real, name, below(file), flags, out_flags);
  file->pMethods = below(file)->pMethods != nullptr ? &kMethods : nullptr;
  return rc;
}

// SQLite would count its memory behind one lock for all threads, and one that stands back (copy.h)
// could hold it for long. Before it is first used; later it is left as it is.
sqlite3_vfs* plain_vfs() {
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  return sqlite3_vfs_find(nullptr);
}

}  // namespace

void scrub_page(std::span<std::uint8_t> page, FirstPage first) {
  const std::size_t head = first == FirstPage::yes ? kFileHeader : 0;
  const auto number_at = [&](std::size_t i) { return std::size_t{page[i]} << 8 | page[i + 1]; };
  // The format of the file, https://sqlite.org/fileformat2.html#b_tree_pages: 2 and 5 point on, 10
  // and 13 hold rows.
  const std::uint8_t kind = page[head];
  if (kind != 2 && kind != 5 && kind != 10 && kind != 13) return;
  const std::size_t cells = number_at(head + 3);
  const std::size_t unused_from = head + (kind < 10 ? 12 : 8) + 2 * cells;
  const std::size_t content = number_at(head + 5);
  const std::size_t unused_to = content == 0 ? 65'536 : content;
  if (unused_to > page.size() || unused_from > unused_to) return;
  std::fill(page.begin() + std::ptrdiff_t(unused_from), page.begin() + std::ptrdiff_t(unused_to),
            std::uint8_t{0});
}

ScrubbingVfs::ScrubbingVfs()
    : name_(concat("stolik-", reinterpret_cast<std::uintptr_t>(this))),
      below_(plain_vfs()),
      own_(*below_) {
  own_.szOsFile = std::max(int(sizeof(File)), gathering_size()) + below_->szOsFile;
  own_.pNext = nullptr;
  own_.zName = name_.c_str();
  own_.pAppData = this;
  own_.xOpen = open;
  sqlite3_vfs_register(&own_, 0);
}

ScrubbingVfs::~ScrubbingVfs() { sqlite3_vfs_unregister(&own_); }

}  // namespace stolik
