#include "tools/decks/art.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "games/shelf.h"
#include "tools/args.h"
#include "tools/decks/embedded.h"
#include "tools/decks/svg.h"

namespace stolik {

namespace fs = std::filesystem;

std::string_view Art::find(std::string_view name) const {
  const auto found = pictures_.find(name);
  return found == pictures_.end() ? std::string_view{} : std::string_view{found->second};
}

const Art& built_in_art() {
  static const Art art = [] {
    Art made;
    for (const EmbeddedFile& file : embedded_art()) {
      made.add(std::string{file.name}, std::string{file.content});
    }
    return made;
  }();
  return art;
}

namespace {

// ev-home_front and the like: an id in which an underscore may stand.
bool is_picture_name(std::string name) {
  std::replace(name.begin(), name.end(), '_', '-');
  return is_id(name);
}

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
  auto svg = read_file(path.string(), 64 * kMaxSvgBytes);
  if (!svg) return report.problem(path.string(), "", "cannot be read, or is far too large");
  const std::vector<std::string> troubles = troubles_in_svg(*svg);
  for (const std::string& trouble : troubles) report.problem(path.string(), "", trouble);
  if (troubles.empty()) art.add(name, std::move(*svg));
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
    report.problem(path, "", "more than " + std::to_string(kMaxPictures) + " pictures");
    return art;
  }
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) read_picture(file, art, report);
  return art;
}

}  // namespace stolik
