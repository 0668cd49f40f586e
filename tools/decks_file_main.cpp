// `stolik decks sign` and `stolik decks show`: a deck as one file, and who signed it.

#include <cstdio>
#include <filesystem>
#include <ranges>

#include "tools/args.h"
#include "tools/decks/bundle_files.h"
#include "tools/decks/check.h"
#include "tools/decks/signing.h"

namespace stolik {
namespace {

namespace fs = std::filesystem;

int failed(std::string_view command, const std::string& what) {
  std::fprintf(stderr, "stolik decks %s: %s\n", std::string{command}.c_str(), what.c_str());
  return 1;
}

bool write_whole(const std::string& path, const std::string& text, const char* mode) {
  std::FILE* file = std::fopen(path.c_str(), mode);
  if (file == nullptr) return false;
  const bool whole = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  return std::fclose(file) == 0 && whole;
}

// The seed in that file; a new one, readable for its owner alone, where there is none yet. "" if
// that cannot be.
std::string seed_in(const std::string& path) {
  std::error_code error;
  if (!fs::exists(fs::symlink_status(path, error))) {
    const std::string seed = new_author_seed();
    if (!write_whole(path, "", "wbx")) return "";
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write, error);
    return !error && write_whole(path, seed + "\n", "wb") ? seed : "";
  }
  auto text = read_file(path, 200);
  if (!text) return "";
  while (!text->empty() && (text->back() == '\n' || text->back() == '\r')) text->pop_back();
  return author_key(*text).empty() ? "" : *text;
}

std::string title_of(const DeckFiles& files) {
  for (const auto& [language, file] : files.texts) {
    if (file.json && (*file.json)["title"].is_string())
      return printable((*file.json)["title"].text(), 60);
  }
  return "?";
}

std::string word_at(const DeckFiles& files, std::string_view member) {
  const Json& found = (*files.facts.json)[member];
  return found.is_string() ? printable(found.text(), 60) : "";
}

// Whether a file at that place may be written over: by the next edition of its deck, and never by
// one that another has signed.
bool gives_way(const std::string& path, const DeckBundle& deck, std::string_view key) {
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return true;  // nothing there, or a device
  const DeckBundle there = read_any_deck(path);
  return there.trouble.empty() && word_at(there.files, "id") == word_at(deck.files, "id") &&
         (there.key.empty() || there.key == key);
}

}  // namespace

int sign_deck(int argc, char** argv) {
  const Args args("decks sign",
                  "Writes a deck as one file that can be handed on, signed with your key. It takes "
                  "the folder of a deck or such a\n"
                  "file; a deck with a fault is refused. The key is made where there is none yet; "
                  "who has it can sign as you.",
                  "DIR|FILE",
                  {{"--key", "FILE", "your key; without it the file is not signed"},
                   {"--out", "FILE", "where to write it (default: NAME.stolik-deck)"}},
                  argc, argv);
  if (args.operands().size() != 1) args.fail("it wants the folder of a deck, or its file");
  const DeckBundle bundle = read_any_deck(args.operands()[0]);
  if (!bundle.trouble.empty()) return failed("sign", args.operands()[0] + ": " + bundle.trouble);
  Report report;
  check_deck(bundle.files, built_in_art(), report);
  if (report.count() > 0)
    return failed("sign", told(report.problems().front()) + " (see: stolik decks check)");
  std::string text = bundle_text(bundle.content, "", "");
  std::string signer;
  if (const auto key = args.value("--key")) {
    const std::string seed = seed_in(*key);
    if (seed.empty()) return failed("sign", *key + ": holds no key, or cannot be read or written");
    signer = author_key(seed);
    text = sign_bundle(bundle.content, seed);
  }
  const std::string out =
      args.value("--out").value_or(concat(word_at(bundle.files, "id"), kBundleEnding));
  if (!gives_way(out, bundle, signer)) {
    return failed("sign", out +
                              ": is there already, and is no file of this deck or signed by "
                              "another; give another name with --out");
  }
  if (text.size() > kMaxBundle) return failed("sign", "larger than 1 MiB; take pictures out");
  if (!write_whole(out, text, "wb")) return failed("sign", out + ": cannot be written");
  std::printf("%s: %zu bytes, %s\n", out.c_str(), text.size(),
              args.value("--key") ? "signed" : "not signed");
  return 0;
}

int show_deck(int argc, char** argv) {
  const Args args(
      "decks show",
      "What a file holds, and who signed it. That says nothing about whether it is right.",
      "FILE...", {}, argc, argv);
  if (args.operands().empty()) args.fail("it wants a file: stolik decks show my-topic.stolik-deck");
  int bad = 0;
  for (const std::string& path : args.operands()) {
    const DeckBundle bundle = read_any_deck(path);
    if (!bundle.trouble.empty()) {
      bad = failed("show", path + ": " + bundle.trouble);
      continue;
    }
    Report report;
    check_deck(bundle.files, built_in_art(), report);
    const std::string languages = joined(bundle.files.texts | std::views::keys);
    const std::string author = word_at(bundle.files, "author");
    std::printf(
        "%s\n  edition    %s\n  game       %s\n  title      %s\n  languages  %s\n  pictures   "
        "%zu\n",
        path.c_str(), edition_id(bundle.content).c_str(), word_at(bundle.files, "game").c_str(),
        title_of(bundle.files).c_str(), languages.c_str(), bundle.files.pictures.size());
    if (!author.empty()) std::printf("  author     %s\n", author.c_str());
    const bool right = is_signed_rightly(bundle);
    std::printf("  signed by  %s\n  check      %s\n",
                bundle.key.empty()
                    ? "nobody"
                    : (right ? bundle.key : "nobody: the signature does not fit").c_str(),
                counted(report.count(), "problem").c_str());
    if (report.count() > 0 || (!bundle.key.empty() && !right)) bad = 1;
  }
  return bad;
}

}  // namespace stolik
