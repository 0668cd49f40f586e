#include "server/hub/talks.h"

#include "server/hub/house.h"
#include "server/hub/names.h"

namespace stolik {
namespace {

const Trouble kNotOver{"wrong-phase", "", "The game is not over."};
const Trouble kNoPoll{"wrong-phase", "", "This poll is not open."};

bool is_over(const Said& said) { return said.desk.room.phase == Head::Phase::over; }

// A word of the client, or none.
bool is_word(const std::string& text) { return text.empty() || is_client_id(text); }

const Poll* open_poll(const Said& said) {
  const Poll& poll = said.desk.room.talk.poll;
  return poll.number != 0 && !poll.shown && poll.number == said.message.integer("poll") ? &poll
                                                                                        : nullptr;
}

}  // namespace

Trouble Talks::page(const Said& said, Pending& pending) {
  const Message& message = said.message;
  record::PageTurned turned{message.integer("seat"), message.text("step"), message.text("page"),
                            message.text("about")};
  if (!is_over(said)) return kNotOver;
  if (!is_client_id(turned.page) || !is_word(turned.about) || !is_word(turned.step)) {
    return {"bad-message", "", "page, about, step: letters, digits, '-' and '_', at most 64."};
  }
  if (turned.seat >= static_cast<int>(said.desk.room.chairs.size()))
    return {"no-such-seat", "", "There is no such seat."};
  pending.batch.records.push_back(std::move(turned));
  return {};
}

Trouble Talks::put(const Said& said, Pending& pending) {
  const Room& room = said.desk.room;
  const Talk& talk = room.talk;
  const std::string what = said.message.text("what");
  if (!is_over(said)) return kNotOver;
  if (talk.about.empty() || talk.about != said.message.text("about")) {
    return {"wrong-phase", "", "The table looks at something else."};
  }
  if (what.empty()) return {"bad-message", "", "what: a text is expected."};
  const bool theirs = talk.seat >= 0 && room.seat_of(said.person) == talk.seat;
  if (!theirs && said.person != room.host)
    return {"not-your-turn", "", "It is another seat's turn, or the host's."};
  pending.batch.records.push_back(record::PutDown{talk.seat, talk.about, what});
  return {};
}

Trouble Talks::poll(const Said& said, Pending& pending) {
  const Json* given = said.message.body().find("options");
  const std::string question = said.message.text("question");
  const Trouble bad{"bad-message", "", "A poll has a question and 2 to 8 options, each a text."};
  if (question.empty() || given == nullptr || given->items().size() < 2 ||
      given->items().size() > kMaxOptions)
    return bad;
  std::vector<std::string> options;
  for (const Json& option : given->items()) {
    if (!option.is_string() || option.text().empty()) return bad;
    options.push_back(option.text());
  }
  pending.batch.records.push_back(record::Polled{question, std::move(options)});
  return {};
}

Trouble Talks::vote(const Said& said, Pending& pending) {
  const Poll* poll = open_poll(said);
  const int option = said.message.integer("option");
  if (poll == nullptr) return kNoPoll;
  if (option < 0 || static_cast<std::size_t>(option) >= poll->options.size())
    return {"bad-message", "", "There is no such option."};
  pending.batch.records.push_back(record::Voted{said.person, option});
  return {};
}

Trouble Talks::show(const Said& said, Pending& pending) {
  if (open_poll(said) == nullptr) return kNoPoll;
  pending.batch.records.push_back(record::PollShown{});
  return {};
}

}  // namespace stolik
