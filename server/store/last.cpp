#include "server/store/last.h"

#include <fcntl.h>
#include <unistd.h>

#include <fstream>

#include "core/text.h"

namespace stolik {
namespace {

constexpr std::size_t kEntryBytes =
    48;  // two numbers and spaces: one length, so that it is overwritten as a whole

}  // namespace

LastLine::~LastLine() {
  if (fd_ >= 0) ::close(fd_);
}

void LastLine::open(const std::string& tables) {
  path_ = path_beside(tables);
  std::ifstream file{path_};
  std::uint64_t table = 0;
  std::uint64_t count = 0;
  if (file >> table >> count) entry_ = Entry{TableId{table}, count};
}

void LastLine::keep(Entry entry) {
  entry_ = entry;
  write(concat(number(entry.table), ' ', entry.count));
}

void LastLine::forget(TableId table) {
  if (!entry_ || entry_->table != table) return;
  entry_.reset();
  write("");
}

void LastLine::sync() {
  if (is_open()) ::fdatasync(fd_);
}

bool LastLine::is_open() {
  if (fd_ < 0) fd_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  return fd_ >= 0;
}

// What cannot be written costs a warning at some later start, and no game.
void LastLine::write(const std::string& text) {
  std::string line = text;
  line.resize(kEntryBytes - 1, ' ');
  line += '\n';
  [[maybe_unused]] const ssize_t written =
      is_open() ? ::pwrite(fd_, line.data(), line.size(), 0) : 0;
}

}  // namespace stolik
