#include "server/journal/class_file.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/json.h"
#include "games/journal.h"

namespace stolik {

Secret class_key(const Secret& seed, std::span<const Nonce> nonces) {
  std::string message{"stolik class key 1"};
  for (const Nonce& nonce : nonces)
    message += std::to_string(nonce.person) + ":" + nonce.text + ";";
  return blake2b_256(message, &seed);
}

std::string class_line(const ClassTerms& terms) {
  std::string line;
  JsonWriter json(line);
  json.begin_object();
  json.key("class");
  json.begin_object();
  json.key("round");
  json.integer(terms.round);
  json.key("table");
  json.integer(terms.table);
  json.key("same_deal");
  json.boolean(terms.same_deal);
  json.key("seats");
  json.begin_array();
  for (const int person : terms.seats) json.integer(person);
  json.end_array();
  json.end_object();
  json.end_object();
  return line;
}

std::optional<ClassTerms> read_class_line(std::string_view line) {
  const JsonResult parsed = parse_json(line);
  const Json* said = parsed ? parsed.value.find("class") : nullptr;
  if (said == nullptr) return std::nullopt;
  const auto number = [&](std::string_view name) {
    const Json* value = said->find(name);
    const auto read = value != nullptr ? value->integer() : std::nullopt;
    return read && *read >= 1 && *read <= 1000 ? static_cast<int>(*read) : 0;
  };
  const Json* same = said->find("same_deal");
  const Json* seats = said->find("seats");
  ClassTerms terms{.round = number("round"), .table = number("table")};
  if (terms.round == 0 || terms.table == 0) return std::nullopt;
  if (same == nullptr || !same->is_boolean() || seats == nullptr || !seats->is_array())
    return std::nullopt;
  terms.same_deal = same->is_true();
  for (const Json& person : seats->items())
    terms.seats.push_back(static_cast<int>(person.integer().value_or(-1)));
  return terms;
}

std::string class_file(std::span<const std::string> files) {
  std::string all{kClassMagic};
  all += '\n';
  for (const std::string& file : files) all += file;
  return all;
}

bool is_class_file(std::string_view text) { return text.substr(0, text.find('\n')) == kClassMagic; }

namespace {

// Each table's file begins with the same line.
std::vector<std::string_view> files_of(std::string_view text) {
  std::vector<std::string_view> files;
  text.remove_prefix(std::min(text.size(), kClassMagic.size() + 1));
  constexpr std::string_view kNext = "\nstolik-journal 1\n";
  static_assert(kNext.substr(1, kJournalMagic.size()) == kJournalMagic);
  if (!text.starts_with(kNext.substr(1))) return files;
  while (!text.empty()) {
    const std::size_t next = text.find(kNext);
    const std::size_t end = next == std::string_view::npos ? text.size() : next + 1;
    files.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return files;
}

using LotWords = std::map<std::string, std::vector<const std::string*>>;  // what each lot was at
                                                                          // the tables that drew it

void compare(const LotWords& words, ClassVerdict& verdict) {
  for (const auto& [name, drawn] : words) {
    if (drawn.size() < 2) continue;
    ++verdict.compared;
    bool alike = true;
    for (const std::string* word : drawn) alike &= *word == *drawn[0];
    verdict.alike += alike ? 1 : 0;
  }
}

}  // namespace

ClassVerdict verify_class(const Shelf& shelf, std::string_view text, std::string_view commitment) {
  ClassVerdict verdict;
  const std::vector<std::string_view> files = files_of(text);
  if (files.empty()) return verdict.trouble = "there is no table in this file", verdict;
  std::set<std::pair<int, int>> places;
  std::map<std::pair<int, std::size_t>, std::string>
      openings;  // how the tables of a section were opened and dealt
  LotWords words;
  verdict.tables.reserve(files.size());
  for (const std::string_view file : files) {
    verdict.tables.push_back(verify_journal(shelf, file, commitment));
    const Verdict& one = verdict.tables.back();
    const auto fail = [&](const std::string& why) {
      verdict.trouble = "table " + std::to_string(verdict.tables.size()) + " of the file: " + why;
      return verdict;
    };
    if (!one.trouble.empty()) return fail(one.trouble);
    if (!one.of_class) return fail("it is no table of a class");
    if (one.class_key != verdict.tables[0].class_key)
      return fail("it has another seed or other nonces than the first");
    if (one.of_class->same_deal != verdict.tables[0].of_class->same_deal)
      return fail("not all tables were to have the same deal");
    if (!places.emplace(one.of_class->round, one.of_class->table).second)
      return fail("it is in the file twice");
    verdict.rounds = std::max(verdict.rounds, one.of_class->round);
    if (!one.of_class->same_deal) continue;
    const auto [opened, first] =
        openings.emplace(std::pair{one.of_class->round, one.of_class->seats.size()}, one.opening);
    if (!first && opened->second != one.opening)
      return fail("another table of its size was opened in another way, or dealt other cards");
    for (const auto& [name, word] : one.named) words[name].push_back(&word);
  }
  verdict.sections = static_cast<int>(openings.size());
  compare(words, verdict);
  return verdict;
}

}  // namespace stolik
