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
  json.begin_array(name);
  for (const Problem& problem : problems) {
    json.begin_object();
    json.string("file", printable(problem.file));
    json.string("place", printable(problem.place));
    json.string("what", printable(said_in(language, problem.what), 800));
    json.string("english", printable(problem.what, 600));
    json.end_object();
  }
  json.end_array();
}

void write_report(JsonWriter& json, const Report& report, std::string_view language) {
  json.integer("count", std::int64_t(report.count()));
  write_problems(json, "problems", report.problems(), language);
  write_problems(json, "notes", report.notes(), language);
  write_problems(json, "open", report.open_checks(), "en");
}

void write_bundle(JsonWriter& json, const DeckBundle& bundle, std::string_view language) {
  Report report;
  if (bundle.trouble.empty()) {
    check_deck(bundle.files, built_in_art(), report);
    json.string("id", edition_id(bundle.content));
  } else {
    report.problem("", "", bundle.trouble);
    json.boolean("broken", true);
  }
  write_report(json, report, language);
}

}  // namespace

// Arguments: the language of the answer, after a line break the contents of a deck (docs/DECKS.md,
// what follows the first line of a file).
STOLIK_EXPORT(stolik_check_deck) int stolik_check_deck() {
  std::string content = module().argument;
  const std::string language = language_of(content);
  return say(json_object(
      [&](JsonWriter& json) { write_bundle(json, read_bundle_content(content, ""), language); }));
}
// The same for a whole file; with who signed it, and what, if anybody did. Whether they did is the
// page's to find out.
STOLIK_EXPORT(stolik_read_deck) int stolik_read_deck() {
  std::string text = module().argument;
  const std::string language = language_of(text);
  const DeckBundle bundle = read_bundle(text, "");
  return say(json_object([&](JsonWriter& json) {
    write_bundle(json, bundle, language);
    json.string("content", bundle.content);
    json.string("key", bundle.key);
    json.string("signature", bundle.signature);
  }));
}
