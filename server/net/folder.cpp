#include "server/net/folder.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/ids.h"
#include "server/journal/fair.h"

namespace stolik {
namespace {

constexpr std::uintmax_t kFileMax = 64u << 20;

// Letters, digits and a few signs between slashes; no part begins with a dot.
bool is_plain(std::string_view path) {
  if (!path.starts_with('/')) return false;
  char before = 0;
  for (const char c : path) {
    const bool sign = c == '/' || c == '.' || c == '-' || c == '_' || c == '@' || c == '+';
    const bool known =
        sign || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (!known || (before == '/' && (c == '.' || c == '/'))) return false;
    before = c;
  }
  return true;
}

}  // namespace

FolderFile read_from_folder(const std::string& folder, std::string_view path) {
  FolderFile file;
  if (!is_plain(path)) return file;
  file.name = path;
  if (file.name.ends_with('/')) file.name += "index.html";
  const std::filesystem::path where{folder + file.name};
  std::error_code error;
  if (!std::filesystem::is_regular_file(where, error) ||
      std::filesystem::file_size(where, error) > kFileMax)
    return file;
  std::ifstream in{where, std::ios::binary};
  if (!in) return file;
  file.content.assign(std::istreambuf_iterator<char>{in}, {});
  file.etag = "\"" + table_name(TableId{digest64(file.content)}) + "\"";
  file.there = true;
  return file;
}

}  // namespace stolik
