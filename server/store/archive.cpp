#include "server/store/archive.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "core/hex.h"

namespace stolik {
namespace {

bool write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(fd, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
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

std::string Archive::path(TableId table) const { return folder_ + "/" + hex(number(table)) + ".journal"; }

std::string Archive::write(TableId table, const std::vector<std::string>& batches) const {
  const std::string last = path(table);
  const std::string first = last + ".part";
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

std::vector<std::string> Archive::read(TableId table, std::uint64_t from, std::uint64_t to) const {
  std::vector<std::string> batches;
  std::ifstream in{path(table), std::ios::binary};
  std::string line;
  for (std::uint64_t at = 1; at <= to && std::getline(in, line); ++at) {
    if (at >= from) batches.push_back(std::move(line));
  }
  return batches;
}

std::string Archive::erase(TableId table) const {
  std::error_code error;
  const bool was_there = std::filesystem::remove(path(table), error);
  if (error) return path(table) + ": " + error.message();
  const int synced = was_there ? sync_folder(folder_) : 0;
  return synced == 0 ? "" : folder_ + ": " + std::strerror(synced);
}

}  // namespace stolik
