// `stolik version`: which program this is, which rules it plays by and which decks are inside.

#include <algorithm>
#include <cstdio>
#include <string>

#include "server/hub/broken.h"
#include "tools/args.h"

namespace stolik {
namespace {

constexpr std::string_view kVersionSummary =
    "Says which program this is: its version and commit, the name of the rules it plays by, and "
    "the SHA-256 of each deck\n"
    "inside (deck.json and the files of its languages, one after the other).";

int length(std::string_view text) { return int(text.size()); }

}  // namespace

int version_main(int argc, char** argv) {
  const Args args("version", kVersionSummary, "", {{"--json", "", "one line for programs"}}, argc,
                  argv);
  const std::string_view build = build_name();
  const std::size_t space = std::min(build.find(' '), build.size());
  const std::string_view version = build.substr(0, space);
  const std::string_view commit = build.substr(std::min(space + 1, build.size()));
  if (!args.has("--json")) {
    std::printf("Stolik %.*s\nrules %.*s\n", length(build), build.data(), length(rules_name()),
                rules_name().data());
    for (const auto& [deck, sha256] : deck_hashes()) {
      std::printf("deck %.*s %.*s\n", length(deck), deck.data(), length(sha256), sha256.data());
    }
    return 0;
  }
  // Letters, digits, dots: nothing in it needs an escape.
  std::string out = concat("{\"version\":\"", version, "\",\"commit\":\"", commit,
                           "\",\"rules\":\"", rules_name(), "\",\"decks\":{");
  for (const DeckHash& one : deck_hashes()) {
    if (out.back() != '{') out += ',';
    out += concat('"', one.deck, "\":\"", one.sha256, '"');
  }
  std::printf("%s}}\n", out.c_str());
  return 0;
}

}  // namespace stolik
