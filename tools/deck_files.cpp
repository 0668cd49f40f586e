#include "tools/deck_files.h"

#include <algorithm>
#include <filesystem>

#include "core/assert.h"
#include "tools/args.h"
#include "tools/decks/bundle_files.h"
#include "tools/decks/check.h"
#include "tools/decks/signing.h"

namespace stolik {

namespace fs = std::filesystem;

namespace {

std::string read_whole(const fs::path& path, std::string& content) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) return "there is no such file; add it";
  if (error) return "cannot be read: " + error.message();
  // A pipe or a device could keep us waiting for ever.
  if (status.type() != fs::file_type::regular) return "this is not a file; put a text file there";
  if (fs::file_size(path, error) > kMaxDeckFile && !error) {
    return concat("larger than ", kMaxDeckFile >> 20, " MiB; a deck file is much smaller");
  }
  auto read = read_file(path.string(), kMaxDeckFile);
  if (!read) return "cannot be read";
  content = std::move(*read);
  if (content.starts_with("\xEF\xBB\xBF")) content.erase(0, 3);  // some editors put it there
  return "";
}

DeckFile read_deck_file(const fs::path& path, std::string name) {
  DeckFile file;
  file.name = std::move(name);
  file.trouble = read_whole(path, file.content);
  if (!file.trouble.empty()) return file;
  parse_deck_file(file);
  return file;
}

std::string folder_name(const fs::path& path) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(path, error);
  const fs::path& known = error ? path : whole;
  return (known.has_filename() ? known : known.parent_path()).filename().string();
}

std::string without_slash(std::string path) {
  while (path.size() > 1 && path.back() == '/') path.pop_back();
  return path;
}

}  // namespace

DeckFiles read_deck_dir(const std::string& path) {
  DeckFiles files;
  files.label = without_slash(path);
  files.folder = folder_name(path);
  const fs::path dir = path;
  files.facts = read_deck_file(dir / "deck.json", files.label + "/deck.json");
  const std::vector<std::string> languages = languages_of(files.facts);
  for (const std::string& code : languages) {
    files.texts.emplace_back(
        code, read_deck_file(dir / (code + ".json"), files.label + "/" + code + ".json"));
  }
  std::error_code error;
  fs::directory_iterator entry(dir, error);
  for (; !error && entry != fs::directory_iterator{}; entry.increment(error)) {
    const fs::path& found = entry->path();
    const std::string code = found.stem().string();
    const bool named = code == "deck" || contains(languages, code);
    if (found.extension() == ".json" && !named && files.strays.size() < kMaxDeckLanguages) {
      files.strays.push_back(found.filename().string());
    }
  }
  std::ranges::sort(files.strays);
  return files;
}

std::vector<std::string> find_deck_dirs(const std::string& path) {
  const fs::path dir = path;
  std::error_code error;
  std::vector<std::string> found;
  if (fs::exists(fs::symlink_status(dir / "deck.json", error))) return {path};
  fs::directory_iterator entry(dir, error);
  for (; !error && entry != fs::directory_iterator{}; entry.increment(error)) {
    std::error_code ignored;
    if (!fs::exists(fs::symlink_status(entry->path() / "deck.json", ignored))) continue;
    found.push_back(entry->path().string());
    if (found.size() == kMaxDecksInFolder) break;
  }
  std::ranges::sort(found);
  return found;
}

namespace {

// A deck in one file stands on the shelf under the id that its contents make, with its pictures
// beside its facts.
std::string load_deck_file(Shelf& shelf, const std::string& path) {
  const DeckBundle bundle = read_any_deck(path);
  if (!bundle.trouble.empty()) return path + ": " + bundle.trouble;
  if (!bundle.key.empty() && !is_signed_rightly(bundle))
    return path + ": its signature does not fit: it was changed after it was signed";
  std::string trouble = first_problem(bundle.files, built_in_art());
  if (!trouble.empty()) return trouble;
  const std::string id = edition_id(bundle.content);
  if (shelf.find(id) != nullptr) return "";  // the same file twice
  trouble = shelf.add(edition_facts(bundle.files, id));
  if (!trouble.empty()) return path + "/" + trouble;
  for (const auto& [language, file] : bundle.files.texts) {
    std::string text;
    file.json->write(text);
    const std::string refused = shelf.add_texts(id, language, text);
    STOLIK_ASSERT(refused.empty());
  }
  return "";
}

std::vector<std::string> find_deck_files(const std::string& path) {
  if (is_bundle_path(path)) return {path};
  std::error_code error;
  std::vector<std::string> found;
  fs::directory_iterator entry(path, error);
  for (; !error && entry != fs::directory_iterator{}; entry.increment(error)) {
    std::error_code ignored;
    if (is_bundle_path(entry->path().string()) && entry->is_regular_file(ignored))
      found.push_back(entry->path().string());
    if (found.size() == kMaxDecksInFolder) break;
  }
  std::ranges::sort(found);
  return found;
}

}  // namespace

std::string load_deck_dir(Shelf& shelf, const std::string& path) {
  const DeckFiles files = read_deck_dir(path);
  std::string trouble = first_problem(files, built_in_art());
  if (!trouble.empty()) return trouble;
  trouble = shelf.add(files.facts.content);
  if (!trouble.empty()) return files.label + "/" + trouble;
  for (const auto& [language, file] : files.texts) {
    const std::string refused = shelf.add_texts(files.folder, language, file.content);
    STOLIK_ASSERT(refused.empty());  // it was parsed before, and its deck is there
  }
  return "";
}

std::string load_decks(Shelf& shelf, const std::string& path) {
  const std::vector<std::string> folders =
      is_bundle_path(path) ? std::vector<std::string>{} : find_deck_dirs(path);
  const std::vector<std::string> files = find_deck_files(path);
  if (folders.empty() && files.empty())
    return concat(path,
                  ": there is no deck here: no deck.json in it or in a folder below, and no file ",
                  kBundleEnding);
  for (const std::string& folder : folders) {
    std::string trouble = load_deck_dir(shelf, folder);
    if (!trouble.empty()) return trouble;
  }
  for (const std::string& file : files) {
    std::string trouble = load_deck_file(shelf, file);
    if (!trouble.empty()) return trouble;
  }
  return "";
}

void add_built_in_decks(Shelf& shelf) {
  for (const auto& deck : built_in_shelf().decks()) {
    std::string trouble = shelf.add(deck->facts.written());
    STOLIK_ASSERT(trouble.empty());
    for (const auto& [language, texts] : deck->texts) {
      trouble = shelf.add_texts(deck->id, language, texts.written());
      STOLIK_ASSERT(trouble.empty());
    }
  }
}

Shelf shelf_of(const Args& args) {
  Shelf shelf;
  add_built_in_decks(shelf);
  if (const auto more = args.value("--decks")) {
    if (const std::string trouble = load_decks(shelf, *more); !trouble.empty()) args.fail(trouble);
  }
  return shelf;
}

std::string missing_edition(const Shelf& shelf, std::string_view text) {
  for (; !text.empty(); text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1)) {
    if (!text.starts_with("{\"game\":")) continue;
    const JsonResult opening = parse_json(text.substr(0, text.find('\n')));
    const std::string& deck = opening.value["options"]["deck"].text();
    if (!is_edition_id(deck) || shelf.find(deck) != nullptr) continue;
    return "it was played with the deck " + deck +
           ", which is not here: give its .stolik-deck with --decks";
  }
  return "";
}

}  // namespace stolik
