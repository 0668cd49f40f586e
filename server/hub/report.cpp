// Reports of tables that broke: writing them without anybody's secrets.

#include "server/hub/broken.h"
#include "server/hub/talk.h"
#include "server/journal/batch.h"
#include "server/journal/fair.h"

namespace stolik {
namespace {

#ifndef STOLIK_BUILD
#define STOLIK_BUILD "unknown"
#endif

constexpr std::string_view kLeftOut = "left-out-of-this-report";

// Fields that hold secrets or identify a person.
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
        write_json_string(out, kLeftOut);
      } else {
        write_without_secrets(value, out);
      }
    }
    out += '}';
  } else {
    json.write(out);
  }
}

void leave_out_secrets(std::string& json) {
  const JsonResult parsed = parse_json(json);
  json.clear();
  if (parsed) write_without_secrets(parsed.value, json);
}

// A record without names, texts and secrets of people. Tokens are made up, so that a replay can
// come in. What is not named here has nothing of the kind.
struct MakeNobody {
  static std::string name_of(int person) { return "person " + std::to_string(person); }

  void operator()(record::Opened& opened) const {
    auto settings = std::make_shared<Settings>(*opened.settings);
    settings->code = settings->invitation = settings->origin = kLeftOut;
    std::string options;
    write_without_secrets(settings->options, options);
    settings->options = parse_json(options).value;
    if (settings->of_class) settings->of_class->id = {};
    opened.settings = std::move(settings);
  }
  void operator()(record::Joined& joined) const {
    joined = {.person = joined.person,
              .watches = joined.watches,
              .role = joined.role,
              .name = name_of(joined.person),
              .token = hash_of_token(name_of(joined.person))};
  }
  void operator()(record::Renamed& renamed) const {
    renamed = {renamed.person, name_of(renamed.person)};
  }
  void operator()(record::Token& token) const {
    token.token = hash_of_token(name_of(token.person));
  }
  void operator()(record::Invited& invited) const {
    invited.invitation = hash_of_token(name_of(0));
  }
  // Whoever replays it brings the deck (--decks).
  void operator()(record::DeckGiven& deck) const { deck = {.id = deck.id}; }
  void operator()(record::PutDown& put) const { put.what = "left out"; }
  void operator()(record::Voted& voted) const { voted.option = 0; }
  void operator()(record::Polled& polled) const {
    polled = {"left out", std::vector<std::string>(polled.options.size(), "left out")};
  }

  void operator()(lesson::Planned& planned) const {
    planned.invitation.clear();
    planned.plan.title = "left out";
  }
  void operator()(lesson::DeviceKnown& known) const { known.device.clear(); }
  void operator()(lesson::Banned& banned) const { banned.device.clear(); }
  void operator()(lesson::Message& message) const {
    if (!message.text.empty()) message.text = "left out";
  }
  void operator()(lesson::Hand& hand) const { hand.why = "left out"; }
  void operator()(lesson::Noted& noted) const { noted.text = "left out"; }
  void operator()(lesson::ExitCard& card) const { card.answers.clear(); }
  void operator()(lesson::PageShown& shown) const {
    if (!shown.page.text.empty()) shown.page.text = "left out";
  }
  void operator()(lesson::Asked& asked) const {
    if (!asked.asked.question) return;
    LessonQuestion& question = *asked.asked.question;
    for (std::string* json : {&question.asked, &question.fork, &question.fork_shown})
      leave_out_secrets(*json);
  }
  template <class Other>
  void operator()(Other&) const {}
};

void make_nobody(Batch& batch) {
  batch.id = batch.content = 0;
  for (Record& record : batch.records)
    std::visit([](auto& one) { std::visit(MakeNobody{}, one); }, record);
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
