#include "server/hub/talk.h"

#include <algorithm>

namespace stolik {
bool Poll::has_voted(int person) const {
  return std::any_of(votes.begin(), votes.end(),
                     [&](const auto& vote) { return vote.first == person; });
}

std::vector<int> Poll::counts() const {
  std::vector<int> counts(options.size(), 0);
  for (const auto& [person, option] : votes) ++counts.at(static_cast<std::size_t>(option));
  return counts;
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

}  // namespace stolik
