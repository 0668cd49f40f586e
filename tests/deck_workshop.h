// What the tests of decks share: a folder of their own to spoil decks in, and a way to run the
// command.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/source_dir.h"
#include "tools/args.h"
#include "tools/deck_files.h"
#include "tools/decks/check.h"

namespace stolik {

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;

inline const fs::path kContent = fs::path(kSourceDir) / "content";

// A folder of its own for each test, gone afterwards.
class Workshop {
 public:
  Workshop() {
    std::string pattern = (fs::temp_directory_path() / "stolik-decks-XXXXXX").string();
    root_ = ::mkdtemp(pattern.data());
  }
  ~Workshop() {
    std::error_code ignored;
    fs::remove_all(root_, ignored);
  }
  Workshop(const Workshop&) = delete;
  Workshop& operator=(const Workshop&) = delete;

  const fs::path& root() const { return root_; }
  std::string path(const std::string& name) const { return (root_ / name).string(); }
  void copy(const std::string& deck) const {
    fs::copy(kContent / "decks" / deck, root_ / deck, fs::copy_options::recursive);
  }
  static std::string read(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void write(const std::string& name, const std::string& content) const {
    fs::create_directories((root_ / name).parent_path());
    std::ofstream(root_ / name, std::ios::binary) << content;
  }
  // Puts `to` in the place of the first `from` of a file, which must be there.
  void edit(const std::string& name, const std::string& from, const std::string& to) const {
    std::string content = read(root_ / name);
    const std::size_t at = content.find(from);
    ASSERT_NE(at, std::string::npos) << name << " has no " << from;
    write(name, content.replace(at, from.size(), to));
  }

  // Puts `to` in the place of the first line that begins with `from`, up to its comma.
  void edit_line(const std::string& name, const std::string& from, const std::string& to) const {
    const std::string content = read(root_ / name);
    const std::size_t at = content.find(from);
    ASSERT_NE(at, std::string::npos) << name << " has no " << from;
    const std::size_t end = content.find('\n', at);
    const bool comma = content[end - 1] == ',';
    write(name, content.substr(0, at) + to + (comma ? "," : "") + content.substr(end));
  }

  // All problems of a deck, as they are told, with paths from the workshop on.
  Lines faults(const std::string& deck) const { return sentences(checked(deck).problems()); }
  // The same for what is only advice.
  Lines notes(const std::string& deck) const { return sentences(checked(deck).notes()); }
  std::string without_root(std::string text) const {
    const std::string prefix = root_.string() + "/";
    for (std::size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix)) {
      text.erase(at, prefix.size());
    }
    return text;
  }

 private:
  Report checked(const std::string& deck) const {
    Report report;
    check_deck(read_deck_dir(path(deck)), built_in_art(), report);
    return report;
  }
  Lines sentences(const std::vector<Problem>& problems) const {
    Lines out;
    for (const Problem& problem : problems) out.push_back(without_root(told(problem)));
    return out;
  }

  fs::path root_;
};

// Runs `stolik decks …`; what it printed comes with the exit code.
struct Ran {
  int code;
  std::string out;
};
inline Ran run(std::vector<std::string> words) {
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  testing::internal::CaptureStdout();
  const int code = decks_main(static_cast<int>(words.size()), argv.data());
  return {code, testing::internal::GetCapturedStdout()};
}

inline std::string words(int count) {
  std::string out = "word";
  for (int i = 1; i < count; ++i) out += " word";
  return out;
}

}  // namespace stolik
