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
  json.key("options"), json.raw(to_stored(poll.options));
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

void Talk::turn(const record::PageTurned& turned) {
  if (turned.page != page || turned.about != about) poll = {};
  page = turned.page;
  about = turned.about;
  step = turned.step;
  seat = turned.seat;
}

void Talk::put_down(const record::PutDown& given) {
  std::erase_if(put, [&](const Put& one) { return one.about == given.about; });
  put.push_back({given.about, given.seat, given.what});
  if (put.size() > kMaxPut) put.erase(put.begin());
}

std::string Talk::ask(const record::Polled& polled) {
  if (polled.options.empty()) return "a poll without options";
  poll = {++polls, polled.question, polled.options, {}, false};
  return "";
}

std::string Talk::vote(const record::Voted& voted) {
  if (!poll.is_open()) return "no poll is open";
  if (voted.option < 0 || static_cast<std::size_t>(voted.option) >= poll.options.size())
    return "a vote for nothing";
  std::erase_if(poll.votes, [&](const auto& vote) { return vote.first == voted.person; });
  poll.votes.emplace_back(voted.person, voted.option);
  return "";
}

std::string Talk::show() {
  if (!poll.is_open()) return "no poll is open";
  poll.shown = true;
  return "";
}

void Talk::settle(const std::vector<int>& seated) {
  if (poll.number == 0 || poll.votes.empty() || seated.empty()) return;
  poll.shown |=
      std::all_of(seated.begin(), seated.end(), [&](int one) { return poll.has_voted(one); });
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
