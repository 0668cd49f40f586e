// The check of decks for JavaScript: the text of a deck in, what is wrong with it out. The workshop
// asks it as one types.
//
// Strings travel as in engine.cpp: in through stolik_take(), out through stolik_result().

#include "bindings/wasm/strings.h"
#include "games/table.h"
#include "tools/decks/bundle.h"
#include "tools/decks/check.h"
#include "tools/decks/sentences.h"

namespace {

using namespace stolik;

std::string language_of(std::string& argument) {
  const std::size_t line = std::min(argument.find('\n'), argument.size());
  std::string language = argument.substr(0, line);
  argument.erase(0, std::min(line + 1, argument.size()));
  return language;
}

void write_problems(JsonWriter& json, std::string_view name, const std::vector<Problem>& problems,
                    std::string_view language) {
  json.key(name), json.begin_array();
  for (const Problem& problem : problems) {
    json.begin_object();
    json.key("file"), json.string(printable(problem.file));
    json.key("place"), json.string(printable(problem.place));
    json.key("what"), json.string(printable(said_in(language, problem.what), 800));
    json.key("english"), json.string(printable(problem.what, 600));
    json.end_object();
  }
  json.end_array();
}

void write_report(JsonWriter& json, const Report& report, std::string_view language) {
  json.key("count"), json.integer(static_cast<std::int64_t>(report.count()));
  write_problems(json, "problems", report.problems(), language);
  write_problems(json, "notes", report.notes(), language);
  write_problems(json, "open", report.open_checks(), "en");
}

void write_bundle(JsonWriter& json, const DeckBundle& bundle, std::string_view language) {
  Report report;
  if (bundle.trouble.empty()) {
    check_deck(bundle.files, built_in_art(), report);
    json.key("id"), json.string(edition_id(bundle.content));
  } else {
    report.problem("", "", bundle.trouble);
    json.key("broken"), json.boolean(true);
  }
  write_report(json, report, language);
}

}  // namespace

// Arguments: the language of the answer, after a line break the contents of a deck (docs/DECKS.md,
// what follows the first line of a file).
STOLIK_EXPORT(stolik_check_deck) int stolik_check_deck() {
  std::string content = module().argument;
  const std::string language = language_of(content);
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  write_bundle(json, read_bundle_content(content, ""), language);
  json.end_object();
  return say(std::move(out));
}
// The same for a whole file; with who signed it, and what, if anybody did. Whether they did is the
// page's to find out.
STOLIK_EXPORT(stolik_read_deck) int stolik_read_deck() {
  std::string text = module().argument;
  const std::string language = language_of(text);
  const DeckBundle bundle = read_bundle(text, "");
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  write_bundle(json, bundle, language);
  json.key("content"), json.string(bundle.content);
  json.key("key"), json.string(bundle.key);
  json.key("signature"), json.string(bundle.signature);
  json.end_object();
  return say(std::move(out));
}
