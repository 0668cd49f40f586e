#include "server/hub/talk.h"

#include <algorithm>

#include "core/json.h"

namespace stolik {
namespace {

void write_word(JsonWriter& json, std::string_view key, const std::string& word) {
  json.key(key);
  if (word.empty()) json.null();
  else json.string(word);
}

void write_seat(JsonWriter& json, int seat) {
  json.key("seat");
  if (seat < 0) json.null();
  else json.integer(seat);
}

std::vector<int> counts_of(const Poll& poll) {
  std::vector<int> counts(poll.options.size(), 0);
  for (const auto& [person, option] : poll.votes) ++counts.at(static_cast<std::size_t>(option));
  return counts;
}

void write_poll(JsonWriter& json, const Poll& poll, const std::vector<int>& seated) {
  json.begin_object();
  json.key("poll"), json.integer(poll.number);
  json.key("question"), json.string(poll.question);
  json.key("options"), json.raw(write_options(poll.options));
  json.key("voted"), json.integer(static_cast<std::int64_t>(poll.votes.size()));
  json.key("waits"), json.integer(std::count_if(seated.begin(), seated.end(),
                                                [&](int one) { return !poll.has_voted(one); }));
  json.key("shown"), json.boolean(poll.shown);
  json.key("counts");
  if (poll.shown) {
    json.begin_array();
    for (const int count : counts_of(poll)) json.integer(count);
    json.end_array();
  } else {
    json.null();
  }
  json.end_object();
}

}  // namespace

bool Poll::has_voted(int person) const {
  return std::any_of(votes.begin(), votes.end(),
                     [&](const auto& vote) { return vote.first == person; });
}

void Talk::clear() {
  const int so_far = polls;
  *this = {};
  polls = so_far;
}

std::string Talk::apply(const Record& record) {
  using Kind = Record::Kind;
  if (record.kind == Kind::paged) {
    if (record.text != page || record.more != about) poll = {};
    page = record.text;
    about = record.more;
    step = record.who;
    seat = record.seat;
    return "";
  }
  if (record.kind == Kind::put) {
    std::erase_if(put, [&](const Put& one) { return one.about == record.text; });
    put.push_back({record.text, record.seat, record.more});
    if (put.size() > kMaxPut) put.erase(put.begin());
    return "";
  }
  if (record.kind == Kind::polled) {
    const JsonResult options = parse_json(record.more);
    if (!options || options.value.items().empty()) return "a poll without options";
    poll = {++polls, record.text, {}, {}, false};
    for (const Json& option : options.value.items()) poll.options.push_back(option.text());
    return "";
  }
  if (poll.number == 0 || poll.shown) return "no poll is open";
  if (record.kind == Kind::shown) return poll.shown = true, "";
  if (record.number < 0 || static_cast<std::size_t>(record.number) >= poll.options.size())
    return "a vote for nothing";
  std::erase_if(poll.votes, [&](const auto& vote) { return vote.first == record.person; });
  poll.votes.emplace_back(record.person, record.number);
  return "";
}

void Talk::settle(const std::vector<int>& seated) {
  if (poll.number == 0 || poll.votes.empty() || seated.empty()) return;
  poll.shown |=
      std::all_of(seated.begin(), seated.end(), [&](int one) { return poll.has_voted(one); });
}

std::string write_options(const std::vector<std::string>& options) {
  std::string out;
  JsonWriter json(out);
  json.begin_array();
  for (const std::string& option : options) json.string(option);
  json.end_array();
  return out;
}

std::string talk_json(const Talk& talk, const std::vector<int>& seated) {
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  write_word(json, "page", talk.page);
  write_word(json, "about", talk.about);
  write_word(json, "step", talk.step);
  write_seat(json, talk.seat);
  json.key("put");
  json.begin_array();
  for (const Put& one : talk.put) {
    json.begin_object();
    json.key("about"), json.string(one.about);
    write_seat(json, one.seat);
    json.key("what"), json.string(one.what);
    json.end_object();
  }
  json.end_array();
  json.key("poll");
  if (talk.poll.number == 0) json.null();
  else write_poll(json, talk.poll, seated);
  json.end_object();
  return out;
}

}  // namespace stolik
