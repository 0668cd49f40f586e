#include "tools/decks/art.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "tools/args.h"
#include "tools/decks/svg.h"

namespace stolik {

namespace fs = std::filesystem;

namespace {

void read_picture(const fs::path& path, Art& art, Report& report) {
  const std::string name = path.stem().string();
  if (!is_picture_name(name)) {
    return report.problem(path.string(), "",
                          "the name of a picture is small letters, digits and single dashes");
  }
  std::error_code error;
  if (!fs::is_regular_file(path, error)) {
    return report.problem(path.string(), "", "this is no file that can be read");
  }
  const auto svg = read_file(path.string(), 64 * kMaxSvgBytes);
  if (!svg) return report.problem(path.string(), "", "cannot be read, or is far too large");
  const std::vector<std::string> troubles = troubles_in_svg(*svg);
  for (const std::string& trouble : troubles) report.problem(path.string(), "", trouble);
  if (troubles.empty()) art.add(name);
}

}  // namespace

Art read_art_dir(const std::string& path, Report& report) {
  Art art;
  std::error_code error;
  std::vector<fs::path> files;
  fs::directory_iterator entry(path, error);
  for (; !error && entry != fs::directory_iterator{}; entry.increment(error)) {
    if (entry->path().extension() == ".svg") files.push_back(entry->path());
    if (files.size() > kMaxPictures) break;
  }
  if (error) {
    report.problem(path, "", "the folder of pictures cannot be read: " + error.message());
    return art;
  }
  if (files.size() > kMaxPictures) {
    report.problem(path, "", concat("more than ", kMaxPictures, " pictures"));
    return art;
  }
  std::ranges::sort(files);
  for (const fs::path& file : files) read_picture(file, art, report);
  return art;
}

}  // namespace stolik
