// `stolik decks`: list, check, make and look at decks.

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "games/table.h"
#include "tools/args.h"
#include "tools/deck_files.h"
#include "tools/decks/bundle_files.h"
#include "tools/decks/check.h"
#include "tools/decks/make.h"
#include "tools/decks/sentences.h"
#include "tools/decks/signing.h"
#include "tools/decks/svg.h"

namespace stolik {
namespace {

namespace fs = std::filesystem;

constexpr const char* kHelp =
    "usage: stolik decks [list | check | new | sign | show] [arguments]\n\n"
    "A deck is a folder of data: what the rules need, and the names and texts in one language or "
    "more.\n"
    "docs/DECKS.md describes the files.\n\n"
    "  list [DIR...]              the decks there are: id, game, languages, title\n"
    "  check [DIR...] [--open]    every fault of the decks, with its place and what to do\n"
    "  new GAME DIR               a folder to fill in\n"
    "  sign DIR [--key F]         a deck as one file to hand on, NAME.stolik-deck\n"
    "  show FILE...               what such a file holds, and who signed it\n\n"
    "DIR is the folder of a deck, a folder with such folders in it, or a file as `sign` writes it. "
    "Without one it is about the "
    "decks\n"
    "of the repository, if run in it, or else those in the program.\n\n"
    "`stolik decks check --help` and so on tell more.\n";

// The folder that has content/decks and content/art, here or above; "" if there is none.
std::string find_repository() {
  std::error_code error;
  fs::path at = fs::current_path(error);
  for (int i = 0; i < 16 && !error; ++i) {
    if (fs::is_directory(at / "content/decks", error) &&
        fs::is_directory(at / "content/art", error)) {
      return at.string();
    }
    if (!at.has_parent_path() || at == at.parent_path()) break;
    at = at.parent_path();
    error.clear();
  }
  return "";
}

// As short as it can be said from here.
std::string near_path(const fs::path& path) {
  std::error_code error;
  const fs::path relative = fs::proximate(path, error);
  return error ? path.string() : relative.string();
}

std::vector<DeckFiles> gather(const std::vector<std::string>& given, Report& report) {
  std::vector<std::string> paths = given;
  const std::string repository = find_repository();
  if (paths.empty() && !repository.empty())
    paths.push_back(near_path(fs::path(repository) / "content/decks"));
  std::vector<DeckFiles> decks;
  for (const std::string& path : paths) {
    if (is_bundle_path(path)) {
      DeckBundle bundle = read_any_deck(path);
      if (!bundle.trouble.empty()) {
        report.problem(path, "", bundle.trouble);
        continue;
      }
      if (!bundle.key.empty() && !is_signed_rightly(bundle))
        report.problem(path, "", "its signature does not fit: it was changed after it was signed");
      decks.push_back(std::move(bundle.files));
      continue;
    }
    const std::vector<std::string> folders = find_deck_dirs(path);
    if (folders.empty()) {
      report.problem(path, "", "there is no deck here: no deck.json in it or in a folder below");
    }
    for (const std::string& folder : folders) decks.push_back(read_deck_dir(folder));
  }
  if (paths.empty()) {
    for (const auto& deck : built_in_shelf().decks()) decks.push_back(deck_files_of(*deck));
  }
  return decks;
}

Art gather_art(const Args& args, Report& report) {
  if (const auto path = args.value("--art")) return read_art_dir(*path, report);
  const std::string repository = find_repository();
  if (repository.empty()) return built_in_art();
  return read_art_dir(near_path(fs::path(repository) / "content/art"), report);
}

std::string text_or_mark(const Json* json, std::string_view member) {
  const Json* found = json != nullptr ? json->find(member) : nullptr;
  return found != nullptr && found->is_string() ? printable(found->text(), 60) : "?";
}

// Counted in letters, as printf's own width goes by bytes.
std::string padded(std::string text, std::size_t width) {
  std::size_t letters = 0;
  for (const char c : text) letters += (static_cast<unsigned char>(c) & 0xC0) != 0x80 ? 1u : 0u;
  if (letters < width) text.append(width - letters, ' ');
  return text;
}

Problem in_language(Problem problem, std::string_view language) {
  problem.what = said_in(language, problem.what);
  return problem;
}

int print_problems(const Report& report, std::string_view language = "en") {
  for (const Problem& problem : report.problems())
    std::printf("%s\n", told(in_language(problem, language)).c_str());
  if (report.count() > report.problems().size()) {
    std::printf("… and %zu more\n", report.count() - report.problems().size());
  }
  std::printf("%s\n", counted(report.count(), "problem").c_str());
  return 1;
}

int list_decks(int argc, char** argv) {
  const Args args("decks list",
                  "The decks there are: id, game, languages and title, one line each.", "[DIR...]",
                  {}, argc, argv);
  Report report;
  for (const DeckFiles& deck : gather(args.operands(), report)) {
    if (!deck.facts.json) {
      report.problem(deck.facts.name, "", deck.facts.trouble);
      continue;
    }
    std::string languages;
    std::string title = "?";
    for (const auto& [language, file] : deck.texts) {
      languages += (languages.empty() ? "" : ",") + language;
      // The English title if there is one, or else the first.
      if (file.json && (title == "?" || language == "en"))
        title = text_or_mark(&*file.json, "title");
    }
    std::printf("%s %s %s %s\n", padded(text_or_mark(&*deck.facts.json, "id"), 12).c_str(),
                padded(text_or_mark(&*deck.facts.json, "game"), 13).c_str(),
                padded(languages, 10).c_str(), title.c_str());
  }
  return report.count() > 0 ? print_problems(report) : 0;
}

int check_decks(int argc, char** argv) {
  const Args args(
      "decks check",
      "Lists every fault of the decks with its file, its place and what to do. Exits with 1 if "
      "there\n"
      "is one. Notes are worth a look and no fault. DIR is the folder of a deck, or a folder with "
      "such\n"
      "folders in it; without one, the decks of the repository or else those in the program.",
      "[DIR...]",
      {{"--open", "", "also list what the editors marked as still to be confirmed"},
       {"--language", "pl|ru|en", "the language of what is said (default en)"},
       {"--art", "DIR", "the folder of pictures, checked as well (default: content/art)"}},
      argc, argv);
  const std::string language = args.value("--language").value_or("en");
  Report report;
  const Art art = gather_art(args, report);
  const std::vector<DeckFiles> decks = gather(args.operands(), report);
  for (const DeckFiles& deck : decks) check_deck(deck, art, report);
  if (args.has("--open")) {
    for (const Problem& open : report.open_checks()) {
      std::printf("open: %s\n", told(open).c_str());
    }
    std::printf("%zu open\n", report.open_checks().size());
  }
  for (const Problem& note : report.notes())
    std::printf("note: %s\n", told(in_language(note, language)).c_str());
  if (report.count() > 0) return print_problems(report, language);
  std::printf("%s, no problem\n", counted(decks.size(), "deck").c_str());
  return 0;
}

int new_deck(int argc, char** argv) {
  const Args args(
      "decks new",
      "Copies an example deck: deck.json and one language file, with placeholders of the right "
      "shape and number\n"
      "that pass `stolik decks check` and can be played at once. The last part of DIR is the id "
      "of\n"
      "the deck: small letters, digits, single dashes.\n"
      "Nothing that exists is overwritten. Example:\n"
      "  stolik decks new triples my-topic --language pl",
      "GAME DIR", {{"--language", "pl|ru|en", "the language of the texts (default en)"}}, argc,
      argv);
  if (args.operands().size() != 2)
    args.fail("it wants a game and a folder: stolik decks new triples my-topic");
  const std::string& game = args.operands()[0];
  const std::string& dir = args.operands()[1];
  const std::vector<std::string_view> games = game_names();
  if (!contains(games, game)) {
    args.fail("there is no game '" + printable(game, 40) + "'; one of: " + joined(games));
  }
  const std::string language = args.value("--language").value_or("en");
  const std::array<std::string_view, 3> languages = {"pl", "ru", "en"};
  if (!contains(languages, language))
    args.fail("--language is pl, ru or en, not '" + printable(language, 24) + "'");
  const std::string trouble = write_new_deck(game, dir, language);
  if (!trouble.empty()) {
    std::fprintf(stderr, "stolik decks new: %s\n", trouble.c_str());
    return 1;
  }
  std::string shown = dir;
  while (shown.size() > 1 && shown.back() == '/') shown.pop_back();
  std::printf(
      "%s is there. What to do next:\n"
      "  1. Write the ids in %s/deck.json, and the same ids in %s/%s.json.\n"
      "  2. Replace the placeholder names and texts in %s/%s.json.\n"
      "  3. After every few cards:  stolik decks check %s\n"
      "  4. To look at it all:      ./stolik print %s --decks %s\n",
      shown.c_str(), shown.c_str(), shown.c_str(), language.c_str(), shown.c_str(),
      language.c_str(), shown.c_str(), fs::path(shown).filename().c_str(), shown.c_str());
  return 0;
}

}  // namespace

int decks_main(int argc, char** argv) {
  const std::string_view action = argc > 0 ? argv[0] : "list";
  const int rest = argc > 0 ? argc - 1 : 0;
  char** arguments = argc > 0 ? argv + 1 : argv;
  if (action == "list") return list_decks(rest, arguments);
  if (action == "check") return check_decks(rest, arguments);
  if (action == "new") return new_deck(rest, arguments);
  if (action == "sign") return sign_deck(rest, arguments);
  if (action == "show") return show_deck(rest, arguments);
  if (action == "--help" || action == "-h" || action == "help") {
    std::fputs(kHelp, stdout);
    return 0;
  }
  std::fprintf(stderr,
               "stolik decks: there is no '%s': list, check, new, sign or show\nTry: stolik "
               "decks --help\n",
               printable(action, 40).c_str());
  return 2;
}

}  // namespace stolik
