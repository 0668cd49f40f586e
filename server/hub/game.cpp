// The game itself: starting, commands, bots, the turn clock.

#include <algorithm>

#include "core/assert.h"
#include "server/hub/brain.h"

namespace stolik {
Trouble spoken(const Answer& answer) { return {code_name(answer.code), answer.rule, answer.message}; }

// A command is tried on a copy, with all that nature answers to it.
Trouble Hub::Brain::play(Desk& desk, Actor who, std::string_view command, int strength, std::string_view chosen_by,
                         std::optional<Step>& step, std::vector<Record>& records) {
  const Room& room = desk.room;
  if (room.phase == Head::Phase::over && room.broken_off) return {"over", "", "The game was broken off."};
  if (room.phase == Head::Phase::lobby) return {"wrong-phase", "", "No game is being played."};
  if (room.paused) return {"paused", "", "The game is paused."};
  Step next;
  next.play = room.play.clone();
  const Answer answer = next.play.step(who, command, strength, next.told);
  if (!answer.ok()) return spoken(answer);
  Record record{.kind = Record::Kind::did, .who = actor_name(who), .text = std::string{command}};
  record.more = chosen_by;
  if (next.told.words.front().begins) record.number = strength;
  records.push_back(std::move(record));
  next.play.settle(records, next.told);
  step = std::move(next);
  return {};
}

// A person says that the top on the real table fell; where it goes by steps and nobody can stop it the host may say it too.
Trouble Hub::Brain::fell(Desk& desk, int person, const Message& message, std::optional<Step>& step,
                         std::vector<Record>& records) {
  const Room& room = desk.room;
  const std::optional<Pace> pace = room.play.pace();
  const std::string rule{pace ? pace->rule : ""};
  if (!room.playing() || !room.play.spinning) return {"wrong-phase", rule, "No top is spinning."};
  const bool host = person == room.host;
  if (pace->by != PaceBy::people && !(host && room.play.waits_for_silence())) {
    return {"wrong-phase", rule, "The server watches this top."};
  }
  if (!host && room.seat_of(person) != index(pace->holder)) {
    return {"not-your-turn", rule, "The active player or the host says it."};
  }
  const Json* failed = message.body->find("failed");
  const PaceEnd end = failed != nullptr && failed->is_true() ? PaceEnd::failed : PaceEnd::fell;
  return play(desk, Actor::nature(), room.play.table->pace_ends(end), 0, "", step, records);
}

void Hub::Brain::settle_after(Desk& desk) {
  if (halted_ || stopping_) return;
  run_clock(desk);
  ask_bots(desk);
  turn_clock(desk);
  reveal_clock(desk);
}

// ---- bots

void Hub::Brain::ask_bots(Desk& desk) {
  const Room& room = desk.room;
  desk.bots.resize(room.chairs.size());
  if (!room.playing() || room.paused || desk.here.empty() || desk.pending) return;
  const Waiting waiting = room.play.table->waiting();
  for (std::size_t i = 0; i < room.chairs.size(); ++i) {
    BotSeat& bot = desk.bots[i];
    const auto seat = seat_at(static_cast<int>(i));
    if (!waiting.seats.has(seat) || !(room.chairs[i].plays_itself() || bot.for_clock)) continue;
    if (bot.asked_at_seq == room.seq + 1) continue;  // asked about just this
    if (room.play.spinning && bot.asked_ms >= 0 && now_ms_ - bot.asked_ms < config_.bot_rest_ms) {
      set_timer(desk, TimerId::Kind::bot, static_cast<int>(i), bot.asked_ms + config_.bot_rest_ms);
      continue;
    }
    ask(desk, static_cast<int>(i));
  }
}

void Hub::Brain::ask(Desk& desk, int seat) {
  const Room& room = desk.room;
  const Table& table = *room.play.table;
  const auto i = static_cast<std::size_t>(seat);
  BotSeat& bot = desk.bots[i];
  bot.question = Question{next_question_++};
  bot.asked_at_seq = room.seq + 1;
  bot.asked_ms = now_ms_;
  bot.answered = false;
  bot.hurried.clear();
  want(effect::Ask{room.id, seat_at(seat), bot.question, room.chairs[i].level, question_at(table, seat_at(seat)), room.seq,
                   desk.open});
  set_timer(desk, TimerId::Kind::bot, seat, now_ms_ + config_.bot_limit_ms);
}

// The time to rest or the time to answer is over.
void Hub::Brain::bot_fired(Desk& desk, int seat) {
  const auto i = static_cast<std::size_t>(seat);
  if (i >= desk.bots.size()) return;
  BotSeat& bot = desk.bots[i];
  if (bot.answered) {
    bot.answered = false;
    return hold(desk, {Held::Kind::bot, {}, bot.answer, seat, bot.asked_at_seq});
  }
  const bool unanswered = bot.question != Question{} && bot.asked_at_seq == desk.room.seq + 1;
  if (unanswered && !desk.room.play.spinning && now_ms_ - bot.asked_ms >= config_.bot_limit_ms) {
    bot.question = Question{};
    want(effect::Note{"bots_late"});
    return hold(desk, {Held::Kind::bot, {}, "?", seat, bot.asked_at_seq});
  }
  ask_bots(desk);
}

// A move for one who gave none in time or an impossible one: any, but the same again after a crash.
std::string Hub::Brain::fallback(const Desk& desk, int seat) const {
  const std::uint64_t lot = digest64(std::to_string(desk.room.seq) + " " + std::to_string(seat));
  return desk.room.play.table->any_move(seat_at(seat), lot);
}

// What a bot does that has had nothing to say for long enough, with nothing happening; "": it waits on.
std::string Hub::Brain::tires(const Desk& desk, BotSeat& bot, int seat) const {
  if (bot.silent_seq != desk.room.seq || bot.silent_ms < 0) {
    bot.silent_seq = desk.room.seq;
    bot.silent_ms = now_ms_;
  }
  return now_ms_ - bot.silent_ms >= config_.bot_stops_ms ? desk.room.play.table->when_late(seat_at(seat)) : "";
}

void Hub::Brain::bot_moves(Desk& desk, const Held& held) {
  const Room& room = desk.room;
  const int seat = held.number;
  std::string command = held.text;
  const auto i = static_cast<std::size_t>(seat);
  if (!room.playing() || i >= room.chairs.size()) return;
  BotSeat& bot = desk.bots[i];
  if (room.paused || desk.here.empty()) {  // asked again when it goes on
    bot.asked_at_seq = 0;
    return;
  }
  // About a table that is no more; perhaps it has been asked anew.
  if (held.about != room.seq + 1 || bot.asked_at_seq != room.seq + 1) return ask_bots(desk);
  if (!room.chairs[i].plays_itself() && !bot.for_clock) return;
  if (!room.play.table->waiting().seats.has(seat_at(seat))) return;
  if (command.empty() && room.play.spinning) command = tires(desk, bot, seat);
  if (command.empty() && room.play.spinning) {  // it would rather wait
    set_timer(desk, TimerId::Kind::bot, seat, now_ms_ + config_.bot_rest_ms);
    bot.asked_at_seq = 0;
    return;
  }
  Pending pending;
  pending.cause = {Held::Kind::bot, {}, command, seat};
  const std::string chosen_by = (bot.for_clock ? "clock" : "bot") + (bot.hurried.empty() ? "" : ":" + bot.hurried);
  const Actor who = Actor::at(seat_at(seat));
  Trouble trouble = play(desk, who, command, kUsualStrength, chosen_by, pending.step, pending.batch.records);
  if (!trouble.code.empty() && !room.play.spinning) {
    want(effect::Note{"bots_by_lot"});
    const std::string other = fallback(desk, seat);
    trouble = play(desk, who, other, kUsualStrength, bot.for_clock ? "clock" : "bot", pending.step, pending.batch.records);
  }
  if (!trouble.code.empty()) {
    bot.asked_at_seq = 0;
    set_timer(desk, TimerId::Kind::bot, seat, now_ms_ + config_.bot_rest_ms);
    return;
  }
  bot.for_clock = false;
  cancel_timer(desk, TimerId::Kind::bot, seat);
  propose(desk, std::move(pending));
}

// ---- the turn clock: off unless the table chose it. It never runs while the top spins.

void Hub::Brain::turn_clock(Desk& desk) {
  const Room& room = desk.room;
  if (room.turn_seconds == 0) return;
  const bool runs = room.playing() && !room.paused && !desk.here.empty() && !room.play.spinning;
  const SeatSet seats = runs ? room.play.table->waiting().seats : SeatSet{};
  if (seats.empty()) {
    if (!desk.turn_seats.empty()) cancel_timer(desk, TimerId::Kind::turn, 0);
    desk.turn_seats = {};
    return;
  }
  // A new turn has its whole time; so has one after a pause or an absence: nobody's time shrinks.
  if (desk.turn_seq == room.seq + 1 && desk.turn_seats == seats) return;
  desk.turn_seq = room.seq + 1;
  desk.turn_seats = seats;
  set_timer(desk, TimerId::Kind::turn, 0, now_ms_ + std::int64_t{room.turn_seconds} * 1000 * room.multiplier);
}

// What the game states, or a bot chooses this one move.
void Hub::Brain::turn_ran_out(Desk& desk) {
  const Room& room = desk.room;
  if (!room.playing() || room.paused || desk.here.empty() || room.play.spinning) return;
  const SeatSet seats = room.play.table->waiting().seats;
  if (seats.empty() || desk.turn_seq != room.seq + 1) return turn_clock(desk);
  int seat = 0;
  while (!seats.has(seat_at(seat))) ++seat;
  if (const std::string stated = room.play.table->when_late(seat_at(seat)); !stated.empty()) {
    Pending pending;
    pending.cause = {Held::Kind::turn, {}, "", 0};
    const Trouble trouble = play(desk, Actor::at(seat_at(seat)), stated, 0, "clock", pending.step, pending.batch.records);
    STOLIK_ASSERT(trouble.code.empty());
    return propose(desk, std::move(pending));
  }
  desk.bots[static_cast<std::size_t>(seat)].for_clock = true;
  ask(desk, seat);
}

}  // namespace stolik
