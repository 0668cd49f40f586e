#include "tools/decks/files.h"

#include <algorithm>

namespace stolik {
namespace {

std::string place_of_byte(std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, at);
  const auto line = 1 + std::ranges::count(before, '\n');
  const std::size_t newline = before.rfind('\n');
  const std::size_t column = newline == std::string_view::npos ? at + 1 : at - newline;
  return concat("line ", line, ", column ", column);
}

}  // namespace

void parse_deck_file(DeckFile& file) {
  if (file.content.find_first_not_of(" \t\r\n") == std::string::npos) {
    file.trouble = "the file is empty";
    return;
  }
  if (!is_utf8(file.content)) {
    file.trouble = "this is not UTF-8 text; save it as UTF-8";
    return;
  }
  JsonResult parsed = parse_json(file.content);
  if (parsed) {
    file.json = std::move(parsed.value);
  } else {
    file.trouble = place_of_byte(file.content, parsed.where) + ": " + parsed.error + "; correct it";
  }
}

std::vector<std::string> languages_of(const DeckFile& facts) {
  std::vector<std::string> codes;
  if (!facts.json) return codes;
  for (const Json& code : (*facts.json)["languages"].items()) {
    if (codes.size() == kMaxDeckLanguages) break;
    if (!code.is_string() || !is_language(code.text())) continue;
    if (!contains(codes, code.text())) codes.push_back(code.text());
  }
  return codes;
}

bool is_language(std::string_view code) {
  return (code.size() == 2 || code.size() == 3) &&
         std::ranges::all_of(code, [](char c) { return c >= 'a' && c <= 'z'; });
}

DeckFiles deck_files_of(const Deck& deck) {
  DeckFiles files;
  files.label = deck.id;
  files.folder = deck.id;
  files.facts = {deck.id + "/deck.json", "", deck.facts, ""};
  for (const auto& [code, json] : deck.texts) {
    files.texts.emplace_back(code, DeckFile{deck.id + "/" + code + ".json", "", json, ""});
  }
  return files;
}

}  // namespace stolik
