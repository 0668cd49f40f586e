// Reports of tables that broke: writing them without anybody's secrets.

#include "server/hub/broken.h"
#include "server/hub/record.h"
#include "server/hub/talk.h"
#include "server/journal/fair.h"

namespace stolik {
namespace {

#ifndef STOLIK_BUILD
#define STOLIK_BUILD "unknown"
#endif

// Members of messages and settings that are somebody's secret, or somebody.
bool is_secret(std::string_view name) {
  return name == "name" || name == "token" || name == "invitation" || name == "code" ||
         name == "id" || name == "origin" || name == "title" || name == "text" || name == "why" ||
         name == "device" || name == "bytes";
}

void write_without_secrets(const Json& json, std::string& out) {
  if (json.is_array()) {
    out += '[';
    for (const Json& item : json.items()) {
      if (out.back() != '[') out += ',';
      write_without_secrets(item, out);
    }
    out += ']';
  } else if (json.is_object()) {
    out += '{';
    for (const auto& [name, value] : json.members()) {
      if (out.back() != '{') out += ',';
      write_json_string(out, name);
      out += ':';
      if (is_secret(name) && value.is_string()) {
        out += "\"left-out-of-this-report\"";
      } else {
        write_without_secrets(value, out);
      }
    }
    out += '}';
  } else {
    json.write(out);
  }
}

// A batch as the store has it, with people who are numbers. Their tokens are made up, so that a
// replay can come in.
void make_nobody(Batch& batch) {
  batch.id = batch.content = 0;
  for (Record& record : batch.records) {
    const std::string who = "person " + std::to_string(record.person);
    switch (record.kind) {
      case Record::Kind::opened:
        if (const JsonResult settings = parse_json(record.more)) {
          record.more.clear();
          write_without_secrets(settings.value, record.more);
        }
        break;
      case Record::Kind::joined:
        record.join.clear();
        record.number = 0;
        record.hash = hash_of_token(who);
        [[fallthrough]];
      case Record::Kind::renamed:
        record.text = who;
        record.more.clear();
        break;
      case Record::Kind::lesson:  // what people wrote is nobody's business
        record.hash.clear();
        if (record.who == "plan") record.text.clear();  // the invitation
        if (record.who == "message" || record.who == "hand" || record.who == "note")
          record.text = "left out";
        if (record.who == "exit") record.more = "[]";
        if (const JsonResult more = parse_json(record.more)) {
          record.more.clear();
          write_without_secrets(more.value, record.more);
        }
        break;
      case Record::Kind::deck:  // whoever replays it brings the deck (--decks)
        for (std::string* part : {&record.text, &record.who, &record.more}) part->clear();
        break;
      case Record::Kind::put: record.more = "left out"; break;
      case Record::Kind::voted: record.number = 0; break;
      case Record::Kind::polled:
        record.text = "left out";
        if (const JsonResult options = parse_json(record.more)) {
          record.more =
              write_options(std::vector<std::string>(options.value.items().size(), "left out"));
        }
        break;
      case Record::Kind::token:
      case Record::Kind::invited: record.hash = hash_of_token(who); break;
      default: break;
    }
  }
}

}  // namespace

void throw_our_error(const char* what, const char* file, int line) {
  throw OurError(std::string{what} + " (" + file + ":" + std::to_string(line) + ")");
}

std::string_view build_name() { return STOLIK_BUILD; }

std::string message_without_secrets(const Json& message) {
  std::string out;
  write_without_secrets(message, out);
  return out;
}

std::string report_text(const Breakage& breakage, const std::vector<std::string>& batches) {
  std::string out = "{\"report\":1,\"build\":";
  write_json_string(out, STOLIK_BUILD);
  out += ",\"table\":\"" + table_name(breakage.table) + "\",\n\"what\":";
  write_json_string(out, breakage.what);
  out += ",\n\"word\":" + breakage.word + ",\n\"journal\":[";
  std::string journal;
  for (const std::string& line : batches) {
    Batch batch;
    if (!read_batch(line, batch)) break;  // what cannot be read might say who
    make_nobody(batch);
    journal += journal.empty() ? "\n" : ",\n";
    journal += write_batch(batch);
    if (out.size() + journal.size() > kMaxReport) {
      return out + "],\n\"left_out\":" + std::to_string(batches.size()) + "}\n";
    }
  }
  return out + journal + "]}\n";
}

}  // namespace stolik
