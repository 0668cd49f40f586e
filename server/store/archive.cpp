#include "server/store/archive.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "core/hex.h"
#include "core/text.h"

namespace stolik {
namespace {

constexpr std::string_view kFileEnd = ".journal";
constexpr std::string_view kPartEnd = ".part";
constexpr std::size_t kDigits = 16;

bool read_hex(std::string_view digits, std::uint64_t& number) {
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
  return error == std::errc{} && end == digits.data() + digits.size();
}

bool write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(fd, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(std::size_t(written));
  }
  return true;
}

// Whatever stands behind this descriptor is durable, and it is closed; 0 or what went wrong.
int finish(int fd) {
  const int error = ::fsync(fd) == 0 ? 0 : errno;
  return ::close(fd) == 0 || error != 0 ? error : errno;
}

int sync_folder(const std::string& folder) {
  const int fd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  return fd < 0 ? errno : finish(fd);
}

}  // namespace

std::string Archive::name(const ArchiveFile& file) const {
  return concat(mark_, '.', hex(number(file.table)), '.', hex(file.count), '.', file.node,
                kFileEnd);
}

bool Archive::read_name(std::string_view name, ArchiveFile& file) const {
  for (const std::string_view end : {kPartEnd, kFileEnd}) {
    if (name.ends_with(end)) name.remove_suffix(end.size());
  }
  std::array<std::string_view, 3> words;
  if (!name.starts_with(mark_)) return false;
  name.remove_prefix(mark_.size());
  for (std::string_view& word : words) {
    if (name.size() < 1 + kDigits || name[0] != '.') return false;
    word = name.substr(1, kDigits);
    name.remove_prefix(1 + kDigits);
  }
  file.node = words[2];
  std::uint64_t table = 0;
  return name.empty() && read_hex(words[0], table) && read_hex(words[1], file.count) &&
         (file.table = TableId{table}, true);
}

std::string FolderArchive::write(const ArchiveFile& file, const std::vector<std::string>& batches) {
  const std::string last = folder_ + '/' + name(file);
  const std::string first = concat(last, kPartEnd);
  const int fd = ::open(first.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (fd < 0) return first + ": " + std::strerror(errno);
  std::string text;
  for (const std::string& batch : batches) text.append(batch).append("\n");
  const bool whole = write_all(fd, text);
  int error = whole ? 0 : errno;
  if (const int synced = finish(fd); error == 0) error = synced;
  if (error == 0 && ::rename(first.c_str(), last.c_str()) != 0) error = errno;
  if (error == 0) error = sync_folder(folder_);
  if (error == 0) return "";
  ::unlink(first.c_str());
  return last + ": " + std::strerror(error);
}

std::vector<std::string> FolderArchive::read(const ArchiveFile& file, std::uint64_t from,
                                             std::uint64_t to) {
  std::vector<std::string> batches;
  std::ifstream in{folder_ + '/' + name(file), std::ios::binary};
  std::string line;
  for (std::uint64_t at = 1; at <= to && std::getline(in, line); ++at) {
    if (at >= from) batches.push_back(std::move(line));
  }
  return batches;
}

std::vector<std::string> FolderArchive::list() {
  std::vector<std::string> names;
  std::error_code error;
  std::filesystem::directory_iterator at{folder_, error};
  for (; !error && at != std::filesystem::directory_iterator{}; at.increment(error)) {
    std::string name = at->path().filename().string();
    if (ArchiveFile file; read_name(name, file)) names.push_back(std::move(name));
  }
  return names;
}

void FolderArchive::erase(const std::string& name) { ::unlink((folder_ + '/' + name).c_str()); }

}  // namespace stolik
