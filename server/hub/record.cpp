#include "server/hub/record.h"

#include <array>
#include <utility>

#include "core/json.h"
#include "server/ids.h"

namespace stolik {
namespace {

constexpr std::array<std::string_view, 35> kNames = {
    "opened",  "joined",    "token",      "renamed",  "sat",      "stood",    "chair",
    "door",    "coach",     "invited",    "host",     "nonce",    "youngest", "secret",
    "started", "did",       "stepped",    "paused",   "stand-in", "left",     "ended",
    "rematch", "committed", "sealed",     "revealed", "paged",    "put",      "polled",
    "voted",   "shown",     "called-off", "beside",   "deck",     "lesson",   "frozen"};
static_assert(kNames.size() == static_cast<std::size_t>(Record::Kind::frozen) + 1);

void write_record(JsonWriter& json, const Record& record) {
  json.begin_object();
  json.key("k");
  json.string(kNames[static_cast<std::size_t>(record.kind)]);
  const auto text = [&](std::string_view key, const std::string& value) {
    if (value.empty()) return;
    json.key(key);
    json.string(value);
  };
  const auto integer = [&](std::string_view key, int value, int usual) {
    if (value == usual) return;
    json.key(key);
    json.integer(value);
  };
  integer("p", record.person, 0);
  integer("s", record.seat, -1);
  integer("n", record.number, 0);
  if (record.flag) {
    json.key("f");
    json.boolean(true);
  }
  text("w", record.who);
  text("c", record.text);
  text("m", record.more);
  text("h", record.hash);
  text("j", record.join);
  json.end_object();
}

bool read_record(const Json& json, Record& record) {
  const Json* kind = json.find("k");
  if (kind == nullptr) return false;
  std::size_t i = 0;
  while (i < kNames.size() && kNames[i] != kind->text()) ++i;
  if (i == kNames.size()) return false;
  record.kind = static_cast<Record::Kind>(i);
  for (const auto& [name, value] : json.members()) {
    const auto integer = [&] { return static_cast<int>(value.integer().value_or(0)); };
    if (name == "p") record.person = integer();
    else if (name == "s") record.seat = integer();
    else if (name == "n") record.number = integer();
    else if (name == "f") record.flag = value.is_true();
    else if (name == "w") record.who = value.text();
    else if (name == "c") record.text = value.text();
    else if (name == "m") record.more = value.text();
    else if (name == "h") record.hash = value.text();
    else if (name == "j") record.join = value.text();
  }
  return true;
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
