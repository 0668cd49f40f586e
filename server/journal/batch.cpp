#include "server/journal/batch.h"

#include <utility>

#include "core/json.h"
#include "server/ids.h"

namespace stolik {
namespace {

constexpr std::string_view kLessonKind = "lesson";  // of all its records; each has a word

void write_record(JsonWriter& json, const Record& record) {
  json.begin_object();
  json.key("k");
  if (const auto* of_table = std::get_if<TableRecord>(&record)) {
    const auto write = [&](const auto& one) {
      json.string(one.kKind.name), write_members(json, one);
    };
    std::visit(write, *of_table);
  } else {
    json.string(kLessonKind);
    const auto write = [&](const auto& one) { write_members(json, one, one.kKind.name); };
    std::visit(write, std::get<LessonRecord>(record));
  }
  json.end_object();
}

template <class Kind>
constexpr bool is_it(const Json& json) {
  if constexpr (requires { Kind::is(json); }) return Kind::is(json);
  else return true;
}

// The alternative of that name, read; false: there is none, or a field cannot be what stands there.
template <class... Kinds>
bool read_one(std::string_view kind, const Json& json, Record& record, std::variant<Kinds...>*) {
  bool fine = false;
  const auto read = [&]<class Kind>(Kind one) {
    if (Kind::kKind.name != kind || !is_it<Kind>(json)) return false;
    fine = read_members(json, one);
    record = std::move(one);
    return true;
  };
  return (read(Kinds{}) || ...) && fine;
}

bool read_record(const Json& json, Record& record) {
  const Json* kind = json.find("k");
  if (kind == nullptr) return false;
  if (kind->text() != kLessonKind)
    return read_one(kind->text(), json, record, static_cast<TableRecord*>(nullptr));
  const Json* word = json.find("w");
  return word != nullptr &&
         read_one(word->text(), json, record, static_cast<LessonRecord*>(nullptr));
}

std::uint64_t read_digest(const Json* json) {
  TableId value{};  // the same sixteen digits
  if (json == nullptr || !parse_table_name(json->text(), value)) return 0;
  return number(value);
}

std::int64_t read_integer(const Json* json) {
  return json == nullptr ? 0 : json->integer().value_or(0);
}

}  // namespace

std::string write_batch(const Batch& batch) {
  std::string out;
  out.reserve(192);  // a command
  JsonWriter json(out);
  json.begin_object();
  json.key("n");
  json.integer(static_cast<std::int64_t>(batch.seq));
  if (batch.person != 0) {
    json.key("p");
    json.integer(batch.person);
  }
  if (batch.id != 0) {
    json.key("id");
    json.string(table_name(TableId{batch.id}));
    json.key("h");
    json.string(table_name(TableId{batch.content}));
  }
  json.key("t");
  json.integer(batch.at_ms);
  if (batch.spun_ms != 0) {
    json.key("s");
    json.integer(batch.spun_ms);
  }
  json.key("r");
  json.begin_array();
  for (const Record& record : batch.records) write_record(json, record);
  json.end_array();
  json.end_object();
  return out;
}

bool read_batch(std::string_view line, Batch& batch) {
  const JsonResult parsed = parse_json(line);
  if (!parsed || !parsed.value.is_object()) return false;
  const Json& json = parsed.value;
  batch = {};
  batch.seq = static_cast<std::uint64_t>(read_integer(json.find("n")));
  batch.person = static_cast<int>(read_integer(json.find("p")));
  batch.id = read_digest(json.find("id"));
  batch.content = read_digest(json.find("h"));
  batch.at_ms = read_integer(json.find("t"));
  batch.spun_ms = read_integer(json.find("s"));
  const Json* records = json.find("r");
  if (records == nullptr || !records->is_array()) return false;
  for (const Json& item : records->items()) {
    if (!read_record(item, batch.records.emplace_back())) return false;
  }
  return true;
}

}  // namespace stolik
