#include <cstdio>
#include <filesystem>

#include "games/shelf.h"
#include "tools/decks/make.h"
#include "tools/decks/report.h"

namespace stolik {

namespace fs = std::filesystem;

namespace {

std::string write_file(const fs::path& path, const std::string& content) {
  // "x": a file that came to be in the meantime is not overwritten.
  std::FILE* file = std::fopen(path.string().c_str(), "wbx");
  if (file == nullptr) return path.string() + ": cannot be written";
  const bool whole = std::fwrite(content.data(), 1, content.size(), file) == content.size();
  const bool closed = std::fclose(file) == 0;
  return whole && closed ? "" : path.string() + ": could not be written to the end";
}

}  // namespace

std::string write_new_deck(std::string_view game, const std::string& dir,
                           std::string_view language) {
  fs::path path = fs::path(dir).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();
  const std::string id = path.filename().string();
  if (!is_id(id)) {
    return "'" + printable(id, 60) +
           "' cannot be the id of a deck: small letters a-z, digits and single dashes, 1 to 48 of "
           "them";
  }
  std::error_code error;
  if (fs::exists(fs::symlink_status(path, error))) {
    return path.string() + ": is there already; choose another name or take it away first";
  }
  fs::create_directories(path, error);
  if (error) return path.string() + ": the folder cannot be made: " + error.message();
  const NewDeck deck = make_deck(game, id, language);
  std::string trouble = write_file(path / "deck.json", deck.deck_json);
  if (trouble.empty()) trouble = write_file(path / (concat(language, ".json")), deck.texts_json);
  return trouble;
}

}  // namespace stolik
