#include "server/hub/bot_chairs.h"

#include "core/bot_pace.h"
#include "server/hub/house.h"

namespace stolik {
namespace {

constexpr const char* kNoMove = "?";  // no command of any game: the house moves by lot

// Was the last move one of a bot, directed at a person? An event names that seat as `to`.
bool was_to_a_person(const Room& room) {
  if (room.story.empty() || room.entries.empty()) return false;
  const Actor who = room.entries.back().who;
  if (who.kind == Actor::Kind::seat && !room.chairs[slot(who.seat)].plays_itself()) return false;
  const Json events = room.story.back().public_events();
  return std::ranges::any_of(events.items(), [&](const Json& event) {
    const Json* to = event.find("to");
    const auto seat = to != nullptr ? to->integer() : std::nullopt;
    return seat && *seat >= 0 && static_cast<std::size_t>(*seat) < room.chairs.size() &&
           !room.chairs[static_cast<std::size_t>(*seat)].plays_itself();
  });
}

}  // namespace

// While a top spins nobody reads: bots act as quickly as at any table.
std::int64_t BotChairs::pace_ms(const Desk& desk) const {
  const BotPace* pace = bot_pace(desk.room.settings.pace);
  if (pace == nullptr || desk.room.play.spinning) return house_.config.bot_pace_ms;
  return was_to_a_person(desk.room) ? pace->to_you_ms : pace->move_ms;
}

void BotChairs::changed(Desk& desk, bool phase) {
  desk.bots.resize(desk.room.chairs.size());
  for (BotSeat& bot : desk.bots) bot.for_clock = false;
  if (phase) desk.bots.assign(desk.room.chairs.size(), {});
}

void BotChairs::ask(Desk& desk) {
  const Room& room = desk.room;
  desk.bots.resize(room.chairs.size());
  if (!room.playing() || room.paused || desk.here.empty() || desk.pending) return;
  const Waiting waiting = room.play.table->waiting();
  for (std::size_t i = 0; i < room.chairs.size(); ++i) {
    BotSeat& bot = desk.bots[i];
    const int seat = static_cast<int>(i);
    if (!waiting.seats.has(seat_at(seat)) || !(room.chairs[i].plays_itself() || bot.for_clock))
      continue;
    if (bot.asked_at_seq == room.seq + 1) continue;  // asked about just this
    if (room.play.spinning && bot.asked_ms >= 0 &&
        house_.now_ms - bot.asked_ms < house_.config.bot_rest_ms) {
      house_.set_timer(desk, TimerId::Kind::bot, seat, bot.asked_ms + house_.config.bot_rest_ms);
      continue;
    }
    ask(desk, seat);
  }
}

void BotChairs::ask(Desk& desk, int seat) {
  const Room& room = desk.room;
  const auto i = static_cast<std::size_t>(seat);
  BotSeat& bot = desk.bots[i];
  bot.question = next_question();
  bot.asked_at_seq = room.seq + 1;
  bot.asked_ms = house_.now_ms;
  bot.answered = false;
  bot.hurried.clear();
  std::shared_ptr<const BotQuestion> knows = question_at(*room.play.table, seat_at(seat));
  if (knows == nullptr) {  // nobody wrote a bot for this game: the house moves for it
    bot.answered = true;
    bot.answer = kNoMove;
    return house_.set_timer(desk, TimerId::Kind::bot, seat, house_.now_ms + pace_ms(desk));
  }
  house_.want(effect::Ask{room.id, seat_at(seat), bot.question, room.chairs[i].level,
                          std::move(knows), room.seq, desk.open});
  house_.set_timer(desk, TimerId::Kind::bot, seat, house_.now_ms + house_.config.bot_limit_ms);
}

void BotChairs::answered(const input::BotMoved& moved) {
  Desk* desk = house_.find(moved.table);
  if (desk == nullptr || desk->loading || house_.halted) return;
  if (desk->now != nullptr) return house_.class_report.made(*desk, moved);
  const auto seat = slot(moved.seat);
  if (!moved.broke.empty()) house_.breakages.bot_broke(moved);
  if (seat >= desk->bots.size() || desk->bots[seat].question != moved.question) return;
  BotSeat& bot = desk->bots[seat];
  bot.question = Question{};  // answered: a second answer is none
  bot.hurried = moved.level;
  if (!moved.level.empty()) house_.want(effect::Note{"bots_hurried"});
  if (const std::int64_t due_ms = bot.asked_ms + pace_ms(*desk); house_.now_ms < due_ms) {
    bot.answer = moved.command;
    bot.answered = true;
    return house_.set_timer(*desk, TimerId::Kind::bot, index(moved.seat), due_ms);
  }
  house_.queue.hold(*desk, {.kind = Held::Kind::bot,
                            .number = index(moved.seat),
                            .command = moved.command,
                            .about = bot.asked_at_seq});
  house_.queue.pump(*desk);
}

// The time to rest or the time to answer is over.
void BotChairs::fired(Desk& desk, int seat) {
  const auto i = static_cast<std::size_t>(seat);
  if (i >= desk.bots.size()) return;
  BotSeat& bot = desk.bots[i];
  const auto hold = [&](std::string command) {
    house_.queue.hold(desk, {.kind = Held::Kind::bot,
                             .number = seat,
                             .command = std::move(command),
                             .about = bot.asked_at_seq});
  };
  if (bot.answered) {
    bot.answered = false;
    return hold(bot.answer);
  }
  const bool unanswered = bot.question != Question{} && bot.asked_at_seq == desk.room.seq + 1;
  if (unanswered && !desk.room.play.spinning &&
      house_.now_ms - bot.asked_ms >= house_.config.bot_limit_ms) {
    bot.question = Question{};
    house_.want(effect::Note{"bots_late"});
    return hold(kNoMove);
  }
  ask(desk);
}

// A move for one who gave none in time or an impossible one: any, but the same again after a crash.
std::string BotChairs::fallback(const Desk& desk, int seat) const {
  const std::uint64_t lot = digest64(std::to_string(desk.room.seq) + " " + std::to_string(seat));
  return desk.room.play.table->any_move(seat_at(seat), lot);
}

// What a bot does that has had nothing to say for long enough, with nothing happening; "": it waits
// on.
std::string BotChairs::tires(const Desk& desk, BotSeat& bot, int seat) const {
  if (bot.silent_seq != desk.room.seq || bot.silent_ms < 0) {
    bot.silent_seq = desk.room.seq;
    bot.silent_ms = house_.now_ms;
  }
  return house_.now_ms - bot.silent_ms >= house_.config.bot_stops_ms
             ? desk.room.play.table->when_late(seat_at(seat))
             : "";
}

void BotChairs::rest(Desk& desk, int seat) {
  house_.set_timer(desk, TimerId::Kind::bot, seat, house_.now_ms + house_.config.bot_rest_ms);
  desk.bots[static_cast<std::size_t>(seat)].asked_at_seq = 0;
}

void BotChairs::move(Desk& desk, const Held& held) {
  const Room& room = desk.room;
  const int seat = held.number;
  std::string command = held.command;
  const auto i = static_cast<std::size_t>(seat);
  if (!room.playing() || i >= room.chairs.size()) return;
  BotSeat& bot = desk.bots[i];
  if (room.paused || desk.here.empty()) {  // asked again when it goes on
    bot.asked_at_seq = 0;
    return;
  }
  // About a table that is no more; perhaps it has been asked anew.
  if (held.about != room.seq + 1 || bot.asked_at_seq != room.seq + 1) return ask(desk);
  if (!room.chairs[i].plays_itself() && !bot.for_clock) return;
  if (!room.play.table->waiting().seats.has(seat_at(seat))) return;
  if (command.empty() && room.play.spinning) command = tires(desk, bot, seat);
  if (command.empty() && room.play.spinning) return rest(desk, seat);  // it would rather wait
  Pending pending;
  pending.cause = {.kind = Held::Kind::bot, .number = seat, .command = command};
  ChosenBy chosen_by{bot.for_clock ? ChosenBy::Kind::clock : ChosenBy::Kind::bot};
  const Actor who = Actor::at(seat_at(seat));
  Trouble trouble =
      house_.moves.play(desk, who, command, kUsualStrength, {chosen_by.kind, bot.hurried}, pending);
  if (!trouble.ok() && !room.play.spinning) {
    house_.want(effect::Note{"bots_by_lot"});
    trouble =
        house_.moves.play(desk, who, fallback(desk, seat), kUsualStrength, chosen_by, pending);
  }
  if (!trouble.ok()) return rest(desk, seat);
  bot.for_clock = false;
  house_.cancel_timer(desk, TimerId::Kind::bot, seat);
  house_.writer.propose(desk, std::move(pending));
}

}  // namespace stolik
