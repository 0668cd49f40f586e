#include "server/hub/talks.h"

#include <algorithm>

#include "server/hub/house.h"
#include "server/hub/names.h"

namespace stolik {
namespace {

const Trouble kNoPoll{"wrong-phase", "", "This poll is not open."};

// A word of the client, or none.
bool is_word(const std::string& text) { return text.empty() || is_client_id(text); }

const Poll* open_poll(const Said& said, int number) {
  const Poll& poll = said.desk.room.talk.poll;
  return poll.number != 0 && !poll.shown && poll.number == number ? &poll : nullptr;
}

}  // namespace

Trouble Talks::page(const Said& said, const request::TurnPage& request, Pending& pending) {
  record::PageTurned turned{request.seat, request.step, request.page, request.about};
  if (!is_client_id(turned.page) || !is_word(turned.about) || !is_word(turned.step)) {
    return {"bad-message", "", "page, about, step: letters, digits, '-' and '_', at most 64."};
  }
  if (turned.seat >= static_cast<int>(said.desk.room.chairs.size()))
    return {"no-such-seat", "", "There is no such seat."};
  pending.batch.records.push_back(std::move(turned));
  return {};
}

Trouble Talks::put(const Said& said, const request::PutDown& request, Pending& pending) {
  const Room& room = said.desk.room;
  const Talk& talk = room.talk;
  if (talk.about.empty() || talk.about != request.about) {
    return {"wrong-phase", "", "The table looks at something else."};
  }
  if (request.what.empty()) return {"bad-message", "", "what: a text is expected."};
  const bool theirs = talk.seat >= 0 && room.seat_of(said.person) == talk.seat;
  if (!theirs && said.person != room.host)
    return {"not-your-turn", "", "It is another seat's turn, or the host's."};
  pending.batch.records.push_back(record::PutDown{talk.seat, talk.about, request.what});
  return {};
}

Trouble Talks::poll(const Said&, const request::OpenPoll& request, Pending& pending) {
  const std::vector<std::string>& options = request.options.items;
  const bool is_empty = std::find(options.begin(), options.end(), "") != options.end();
  if (request.question.empty() || options.size() < 2 || options.size() > kMaxOptions ||
      !request.options.fits || is_empty) {
    return {"bad-message", "", "A poll has a question and 2 to 8 options, each a text."};
  }
  pending.batch.records.push_back(record::Polled{request.question, options});
  return {};
}

Trouble Talks::vote(const Said& said, const request::Vote& request, Pending& pending) {
  const Poll* poll = open_poll(said, request.poll);
  const int option = request.option;
  if (poll == nullptr) return kNoPoll;
  if (option < 0 || static_cast<std::size_t>(option) >= poll->options.size())
    return {"bad-message", "", "There is no such option."};
  pending.batch.records.push_back(record::Voted{said.person, option});
  return {};
}

Trouble Talks::show(const Said& said, const request::ShowPoll& request, Pending& pending) {
  if (open_poll(said, request.poll) == nullptr) return kNoPoll;
  pending.batch.records.push_back(record::PollShown{});
  return {};
}

}  // namespace stolik
