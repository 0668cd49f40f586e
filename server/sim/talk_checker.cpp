// The judge of what is looked at together: pages, what was put down, and polls, counted here once
// more from the journal alone.

#include <algorithm>

#include "server/sim/checker.h"

namespace stolik {

// Before the batch is applied: may it follow?
void Checker::judge_talk(Shadow& shadow, const Batch& batch) {
  Tally& tally = shadow.tally;
  const bool host = batch.person == shadow.room.host;
  for (const Record& record : batch.records) {
    const auto* page = record_if<record::PageTurned>(record);
    const auto* polled = record_if<record::Polled>(record);
    const bool shown = record_if<record::PollShown>(record) != nullptr;
    if (record_if<record::Started>(record) != nullptr ||
        record_if<record::Rematch>(record) != nullptr)
      tally = {.polls = tally.polls};
    if ((page != nullptr || polled != nullptr || shown) && !host) {
      fail(concat("somebody who is not the host leads the talk, as number ", batch.seq));
    }
    if (page != nullptr) {
      if (tally.page != page->page || tally.about != page->about) tally.open = 0;
      tally.page = page->page;
      tally.about = page->about;
      tally.seat = page->seat;
    } else if (const auto* put = record_if<record::PutDown>(record)) {
      if (!host && shadow.room.seat_of(batch.person) != tally.seat)
        fail("somebody put down a thing out of turn");
      tally.put[put->about] = put->what;
    } else if (polled != nullptr) {
      tally.open = ++tally.polls;
      tally.shown = false;
      tally.options = polled->options.size();
      tally.votes.clear();
    } else if (const auto* voted = record_if<record::Voted>(record)) {
      if (tally.open == 0 || tally.shown) fail("a vote was counted though no poll was open");
      if (voted->person != batch.person) fail("somebody voted for another");
      tally.votes[voted->person] = voted->option;
    } else if (shown) {
      tally.shown = true;
    }
  }
}

// After it was applied: what everybody may know now.
void Checker::note_talk(Shadow& shadow, Moment& now) {
  Tally& tally = shadow.tally;
  long waits = 0;
  for (const Chair& chair : shadow.room.chairs)
    waits += chair.kind == Chair::Kind::person && !tally.votes.contains(chair.person);
  const bool anybody = std::ranges::any_of(
      shadow.room.chairs, [](const Chair& chair) { return chair.kind == Chair::Kind::person; });
  if (tally.open != 0 && anybody && waits == 0) tally.shown = true;
  now.talk = tally;
  now.talk_waits = waits;
}

void Checker::check_talk(const Moment& now, const Json& json) {
  const Json* room = json.find("room");
  if (room == nullptr) return;
  const Tally& tally = now.talk;
  const std::string at = concat(", at ", now.seq);
  const Json& talk = (*room)["talk"];
  const bool nothing = tally.page.empty() && tally.put.empty() && tally.open == 0;
  if (nothing != (room->find("talk") == nullptr))
    return fail("the talk is told where there is none, or not where there is" + at);
  if (nothing) return;
  const Json& page = talk["page"];
  if (tally.page != (page.is_string() ? page.text() : "")) fail("another page is told" + at);
  if (tally.put.size() != talk["put"].items().size()) fail("what was put down is not told" + at);
  for (const Json& one : talk["put"].items()) {
    const auto found = tally.put.find(one["about"].text());
    if (found == tally.put.end() || found->second != one["what"].text())
      fail("something else was put down than is told" + at);
  }
  const Json& poll = talk["poll"];
  if (poll.is_null() != (tally.open == 0))
    return fail("a poll is told where there is none, or not where there is" + at);
  if (tally.open == 0) return;
  if (poll.members().size() != 7) fail("a poll tells more than it may" + at);
  if (poll["poll"].integer() != tally.open) fail("a poll has another number" + at);
  if (poll["voted"].integer() != std::int64_t(tally.votes.size()))
    fail("votes are told that nobody gave" + at);
  if (poll["waits"].integer() != now.talk_waits) fail("a poll waits for others than it says" + at);
  if (poll["shown"].is_true() != tally.shown || poll["counts"].is_null() == tally.shown) {
    return fail("counts are told before their time, or not in it" + at);
  }
  if (!tally.shown) return;
  std::vector<std::int64_t> counts(tally.options, 0);
  for (const auto& [person, option] : tally.votes) ++counts.at(std::size_t(option));
  std::vector<std::int64_t> told;
  for (const Json& count : poll["counts"].items()) told.push_back(count.integer().value_or(-1));
  if (told != counts) fail("the votes are counted wrongly" + at);
}

}  // namespace stolik
