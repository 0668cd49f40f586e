#include "tools/decks/make_pen.h"

#include "core/assert.h"

namespace stolik {
namespace {

// One space of indent, every item on its own line.
void write_spread(const Json& json, std::string& out, std::size_t depth) {
  const bool empty = json.items().empty() && json.members().empty();
  if (empty) return json.write(out);
  const auto line = [&](std::size_t indent) { out += "\n" + std::string(indent, ' '); };
  bool first = true;
  out += json.is_array() ? '[' : '{';
  const auto next = [&] {
    if (!first) out += ',';
    first = false;
    line(depth + 1);
  };
  for (const Json& item : json.items()) {
    next();
    write_spread(item, out, depth + 1);
  }
  for (const auto& [name, value] : json.members()) {
    next();
    write_json_string(out, name);
    out += ": ";
    write_spread(value, out, depth + 1);
  }
  line(depth);
  out += json.is_array() ? ']' : '}';
}

}  // namespace

std::string numbered(std::string_view pattern, int number) {
  std::string out{pattern};
  const std::size_t at = out.find('#');
  if (at != std::string::npos) out.replace(at, 1, std::to_string(number));
  return out;
}
std::string numbered_id(std::string_view prefix, int number) {
  return std::string{prefix} + "-" + std::to_string(number);
}

std::string spread(const std::string& compact) {
  const JsonResult parsed = parse_json(compact);
  STOLIK_ASSERT(parsed.error.empty());
  std::string out;
  write_spread(parsed.value, out, 0);
  return out + "\n";
}

void head(Pen& pen, std::string_view id, std::string_view game, const DeckWords& words) {
  pen.json.begin_object();
  pen.text("id", id);
  pen.text("game", game);
  pen.list("languages", Strings{std::string{words.language}});
  pen.number("age", 11);
}

void open_check(Pen& pen) {
  pen.list(
      "check",
      Strings{"All names and texts are placeholders; take this line out when they are written."});
}

void head_of_texts(Pen& pen, const DeckWords& words) {
  pen.json.begin_object();
  pen.text("language", words.language);
  pen.text("title", words.title);
  pen.text("about", words.about);
  pen.text("content_note", words.content_note);
}

void lesson_questions(Pen& pen, const DeckWords& words) {
  Strings questions;
  for (int i = 1; i <= 3; ++i) questions.push_back(numbered(words.question, i));
  pen.list("questions", questions);
}

}  // namespace stolik
