#include "server/net/reports.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "server/hub/broken.h"

namespace stolik {
namespace {

namespace fs = std::filesystem;

// The name says what must be known at the start: which table, and what this build could not do with
// it.
std::string file_name(TableId table, bool on_load) {
  std::string build{build_name()};
  std::replace_if(build.begin(), build.end(), [](char c) { return c == ' ' || c == '/'; }, '-');
  return (on_load ? "load-" : "play-") + table_name(table) + "-" + build + ".json";
}

std::vector<fs::path> files_in(const std::string& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    if (name.ends_with(".json") && (name.starts_with("load-") || name.starts_with("play-")))
      files.push_back(it->path());
  }
  return files;
}

}  // namespace

std::string Reports::keep(const effect::Report& report) const {
  if (folder_.empty()) return "";
  std::error_code error;
  fs::create_directories(folder_, error);
  std::vector<fs::path> files = files_in(folder_);
  const auto age = [](const fs::path& file) {
    std::error_code unknown;
    return fs::last_write_time(file, unknown);
  };
  std::ranges::sort(files, [&](const fs::path& a, const fs::path& b) { return age(a) < age(b); });
  for (std::size_t i = 0; i + kMaxReports <= files.size(); ++i) fs::remove(files[i], error);
  const std::string name = file_name(report.table, report.on_load);
  std::ofstream out(fs::path{folder_} / name, std::ios::binary | std::ios::trunc);
  out << report.text;
  out.close();
  return out ? name : "";
}

std::vector<TableId> Reports::unloadable() const {
  std::vector<TableId> tables;
  if (folder_.empty()) return tables;
  constexpr std::size_t kBefore = 5;
  constexpr std::size_t kDigits = 16;
  for (const fs::path& file : files_in(folder_)) {
    const std::string name = file.filename().string();
    TableId table{};
    if (name.size() < kBefore + kDigits || !parse_table_name(name.substr(kBefore, kDigits), table))
      continue;
    if (name == file_name(table, true)) tables.push_back(table);
  }
  return tables;
}

}  // namespace stolik
