// What fields of records are on disk.

#include <algorithm>
#include <array>
#include <utility>

#include "core/notation.h"
#include "core/object.h"
#include "core/options.h"
#include "games/journal.h"
#include "server/journal/batch.h"

namespace stolik {
namespace {

constexpr std::array<std::string_view, 3> kWishes = {"apart", "together", "pin"};
constexpr std::array<std::string_view, 2> kLeftWhy = {"", "revoked"};
constexpr std::array<std::string_view, 3> kChosenBy = {"", "bot", "clock"};
constexpr int kSeatsMax = 64;  // more than any game has
constexpr int kNumbersMax = 1'000'000'000;

template <class Names, class Value>
std::string_view name_of(const Names& names, Value value) {
  return names[static_cast<std::size_t>(value)];
}

template <class Names, class Value>
bool named_in(const Names& names, std::string_view name, Value& value) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return false;
  value = static_cast<Value>(found - names.begin());
  return true;
}

std::string text_of(const Json& json) {
  std::string out;
  json.write(out);
  return out;
}

int person_of(const Json& json) { return static_cast<int>(json.integer().value_or(0)); }

}  // namespace

std::string_view role_name(Role role) { return name_of(kSpelling<Role>, role); }
bool role_named(std::string_view name, Role& role) { return named_in(kSpelling<Role>, name, role); }
std::string_view as_name(ClassPlace::As as) { return name_of(kSpelling<ClassPlace::As>, as); }
bool as_named(std::string_view name, ClassPlace::As& as) {
  return named_in(kSpelling<ClassPlace::As>, name, as);
}

// ---- names

std::string to_stored(Role role) { return role == Role::pupil ? "" : std::string{role_name(role)}; }
bool from_stored(const std::string& text, Role& role) {
  role = Role::pupil;
  return text.empty() || role_named(text, role);
}

std::string to_stored(LeftWhy why) { return std::string{name_of(kLeftWhy, why)}; }
bool from_stored(const std::string& text, LeftWhy& why) { return named_in(kLeftWhy, text, why); }

std::string to_stored(TableDoor door) { return std::string{name_of(kSpelling<TableDoor>, door)}; }
bool from_stored(const std::string& text, TableDoor& door) {
  return named_in(kSpelling<TableDoor>, text, door);
}

std::string to_stored(ClassPlan::Door door) { return std::string{door_name(door)}; }
bool from_stored(const std::string& text, ClassPlan::Door& door) { return door_named(text, door); }

std::string to_stored(ClassPlace::As as) { return std::string{as_name(as)}; }
bool from_stored(const std::string& text, ClassPlace::As& as) { return as_named(text, as); }

std::string to_stored(LessonPhase phase) {
  return std::string{name_of(kSpelling<LessonPhase>, phase)};
}
bool from_stored(const std::string& text, LessonPhase& phase) {
  return named_in(kSpelling<LessonPhase>, text, phase);
}

std::string to_stored(WishKind kind) { return std::string{name_of(kWishes, kind)}; }
bool from_stored(const std::string& text, WishKind& kind) { return named_in(kWishes, text, kind); }

// "bot", "clock:easy"
std::string to_stored(const ChosenBy& chosen) {
  std::string out{name_of(kChosenBy, chosen.kind)};
  if (!chosen.hurried.empty()) (out += ':') += chosen.hurried;
  return out;
}
bool from_stored(const std::string& text, ChosenBy& chosen) {
  const std::size_t colon = text.find(':');
  chosen.hurried = colon != std::string::npos ? text.substr(colon + 1) : "";
  return named_in(kChosenBy, std::string_view{text}.substr(0, colon), chosen.kind);
}

std::string to_stored(const Actor& actor) { return actor_name(actor); }
bool from_stored(const std::string& text, Actor& actor) {
  return parse_actor(text, kSeatsMax, actor);
}

// ---- values

std::string to_stored(const Secret& secret) { return to_hex(secret); }
bool from_stored(const std::string& text, Secret& secret) { return from_hex(text, secret); }

std::string to_stored(const std::vector<int>& numbers) {
  std::string out;
  for (const int number : numbers) out += (out.empty() ? "" : ",") + std::to_string(number);
  return out;
}
bool from_stored(const std::string& text, std::vector<int>& numbers) {
  std::string_view rest = text;
  for (bool last = text.empty(); !last;) {
    const auto number = parse_below(take_part(rest, ',', last), kNumbersMax);
    if (!number) return false;
    numbers.push_back(*number);
  }
  return true;
}

std::string to_stored(const std::vector<std::string>& texts) {
  std::string out;
  JsonWriter json(out);
  json.begin_array();
  for (const std::string& text : texts) json.string(text);
  json.end_array();
  return out;
}
bool from_stored(const std::string& text, std::vector<std::string>& texts) {
  const JsonResult parsed = parse_json(text);
  for (const Json& item : parsed.value.items()) texts.push_back(item.text());
  return parsed && parsed.value.is_array();
}

std::string to_stored(const std::vector<std::vector<int>>& tables) {
  std::string out;
  JsonWriter json(out);
  json.begin_array();
  for (const auto& table : tables) {
    json.begin_array();
    for (const int person : table) json.integer(person);
    json.end_array();
  }
  json.end_array();
  return out;
}
bool from_stored(const std::string& text, std::vector<std::vector<int>>& tables) {
  const JsonResult parsed = parse_json(text);
  for (const Json& row : parsed.value.items()) {
    std::vector<int>& table = tables.emplace_back();
    for (const Json& person : row.items()) table.push_back(person_of(person));
  }
  return parsed && parsed.value.is_array();
}

std::string to_stored(const TableNames& tables) {
  std::string out;
  JsonWriter json(out);
  json.begin_array();
  for (const TableId id : tables.ids) json.string(table_name(id));
  json.end_array();
  return out;
}
bool from_stored(const std::string& text, TableNames& tables) {
  const JsonResult parsed = parse_json(text);
  for (const Json& item : parsed.value.items()) {
    if (!parse_table_name(item.text(), tables.ids.emplace_back())) return false;
  }
  return parsed && parsed.value.is_array();
}

std::string to_stored(const ClassPlan& plan) { return write_plan(plan); }
bool from_stored(const std::string& text, ClassPlan& plan) {
  const JsonResult parsed = parse_json(text);
  return parsed && read_plan(parsed.value, plan).ok();
}

std::string to_stored(const ShownPage& page) {
  std::string out;
  Object object(out);
  object.text("page", page.page);
  if (page.table > 0) object.integer("table", page.table);
  if (page.number >= 0) object.integer("number", page.number);
  if (!page.text.empty()) object.text("text", page.text);
  object.end();
  return out;
}
bool from_stored(const std::string& text, ShownPage& page) {
  const JsonResult parsed = parse_json(text);
  for (const auto& [name, value] : parsed.value.members()) {
    if (name == "page") page.page = value.text();
    else if (name == "table") page.table = person_of(value);
    else if (name == "number") page.number = person_of(value);
    else if (name == "text") page.text = value.text();
  }
  return parsed && parsed.value.is_object();
}

std::string to_stored(const MaybeQuestion& asked) {
  std::string out;
  if (!asked.question) return out;
  Object object(out);
  object.raw("asked", asked.question->asked);
  if (!asked.question->fork.empty()) object.raw("fork", asked.question->fork);
  if (!asked.question->fork_shown.empty()) object.raw("fork_shown", asked.question->fork_shown);
  object.begin_array("options");
  for (const std::string& option : asked.question->options) object.json().string(option);
  object.end_array().end();
  return out;
}
bool from_stored(const std::string& text, MaybeQuestion& asked) {
  asked.question.reset();
  if (text.empty()) return true;
  const JsonResult parsed = parse_json(text);
  LessonQuestion& question = asked.question.emplace();
  for (const auto& [name, value] : parsed.value.members()) {
    if (name == "asked") question.asked = text_of(value);
    else if (name == "fork") question.fork = text_of(value);
    else if (name == "fork_shown") question.fork_shown = text_of(value);
    else if (name != "options") continue;
    else
      for (const Json& option : value.items()) question.options.push_back(option.text());
  }
  return parsed && !question.asked.empty();
}

// ---- how it was opened

namespace record {

void write_members(JsonWriter& json, const Opened& opened) {
  detail::write_text(json, 'c', opened.settings->game);
  detail::write_text(json, 'm', write_settings(*opened.settings));
}

bool read_members(const Json& json, Opened& opened) {
  const Json* game = json.find("c");
  const Json* rest = json.find("m");
  auto settings = std::make_shared<Settings>();
  if (game != nullptr) settings->game = game->text();
  if (rest == nullptr || !read_settings(rest->text(), *settings)) return false;
  opened.settings = std::move(settings);
  return true;
}

}  // namespace record

}  // namespace stolik
