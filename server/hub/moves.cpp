#include "server/hub/moves.h"

#include <algorithm>

#include "server/hub/house.h"

namespace stolik {
namespace {

const Trouble kNotPlaying{"wrong-phase", "", "No game is being played."};
const Trouble kNotSeated{"not-seated", "", "You have no seat in this game."};

}  // namespace

Trouble spoken(const Answer& answer) {
  return {code_name(answer.code), answer.rule, answer.message};
}

Trouble Moves::play(const Desk& desk, Actor who, std::string_view command, int strength,
                    ChosenBy chosen_by, Pending& pending) {
  const Room& room = desk.room;
  if (room.phase == Head::Phase::over && room.broken_off)
    return {"over", "", "The game was broken off."};
  if (room.phase == Head::Phase::lobby) return kNotPlaying;
  if (room.paused) return {"paused", "", "The game is paused."};
  Step next;
  next.play = room.play.clone();
  const Answer answer = next.play.step(who, command, strength, next.told);
  if (!answer.ok()) return spoken(answer);
  const int flicked = next.told.words.front().begins ? strength : 0;
  pending.batch.records.push_back(
      record::Did{flicked, who, std::string{command}, std::move(chosen_by)});
  next.play.settle(pending.batch.records, next.told, by_hand(desk));
  pending.step = std::move(next);
  return {};
}

// The seats whose people are here and are shown when to throw (R22).
SeatSet Moves::by_hand(const Desk& desk) const {
  SeatSet seats;
  for (const auto& [conn, person] : desk.here) {
    const int seat = desk.room.seat_of(person);
    const Client* client = house_.client(conn);
    if (seat < 0 || client == nullptr || !client->throws) continue;
    if (!desk.room.chairs[static_cast<std::size_t>(seat)].plays_itself()) seats.add(seat_at(seat));
  }
  return seats;
}

void Moves::thrown(const Desk& desk, Pending& pending) {
  Step next;
  next.play = desk.room.play.clone();
  next.play.settle(pending.batch.records, next.told);
  pending.step = std::move(next);
}

// Whoever throws for nature only says when: what comes is drawn as always.
Trouble Moves::throw_now(const Said& said, const request::Throw&, Pending& pending) {
  const Room& room = said.desk.room;
  if (room.paused) return {"paused", "", "The game is paused."};
  const Seat thrower = room.play.thrower();
  if (thrower == kNobody) return {"wrong-phase", "", "Nothing is thrown now."};
  if (room.seat_of(said.person) != index(thrower))
    return {"not-your-turn", "", "The active player throws."};
  thrown(said.desk, pending);
  return {};
}

Trouble Moves::command(const Said& said, const request::Do& request, Pending& pending) {
  const int seat = said.desk.room.seat_of(said.person);
  if (!request.is_text) return {"bad-message", "", "A command is a text."};
  if (seat < 0) return kNotSeated;
  const int strength =
      request.strength < 1
          ? kUsualStrength
          : static_cast<int>(std::min<std::int64_t>(request.strength, kMaxStrength));
  const Trouble trouble =
      play(said.desk, Actor::at(seat_at(seat)), request.command, strength, {}, pending);
  if (trouble.ok() && pending.step->told.words.front().meaning.is_talk) {
    std::int64_t& until_ms = said.desk.said_ms[said.person];
    until_ms = std::max(until_ms, house_.now_ms) + house_.config.say_every_ms;
  }
  return trouble;
}

// A person says that the top on the real table fell; where it goes by steps and nobody can stop it
// the host may say it too.
Trouble Moves::fell(const Said& said, const request::Fell& request, Pending& pending) {
  const Room& room = said.desk.room;
  const std::optional<Pace> pace = room.play.pace();
  const std::string rule{pace ? pace->rule : ""};
  if (!room.playing() || !room.play.spinning) return {"wrong-phase", rule, "No top is spinning."};
  const bool host = said.person == room.host ||
                    (room.settings.of_class && room.seat_of(said.person) >= 0);  // nobody is, there
  if (pace->by != PaceBy::people && !(host && room.play.waits_for_silence())) {
    return {"wrong-phase", rule, "The server watches this top."};
  }
  if (!host && room.seat_of(said.person) != index(pace->holder)) {
    return {"not-your-turn", rule, "The active player or the host says it."};
  }
  const PaceEnd end = request.failed ? PaceEnd::failed : PaceEnd::fell;
  return play(said.desk, Actor::nature(), room.play.table->pace_ends(end), 0, {}, pending);
}

// The host's message is a command of the game, by its own name.
Trouble Moves::penalty(const Said& said, const request::Penalty& request, Pending& pending) {
  return play(said.desk, Actor::host(), penalty_of(request.team), 0, {}, pending);
}

std::string Moves::penalty_of(int team) { return "penalty " + std::to_string(team); }

Trouble Moves::pause(const Said& said, const request::Pause&, Pending& pending) {
  if (said.desk.room.paused) return {"wrong-phase", "", "It is paused."};
  pending.batch.records.push_back(record::Paused{true});
  return {};
}

Trouble Moves::unpause(const Said& said, const request::Unpause&, Pending& pending) {
  if (!said.desk.room.paused) return {"wrong-phase", "", "It is not paused."};
  pending.batch.records.push_back(record::Paused{false});
  return {};
}

Trouble Moves::end(const Said&, const request::End&, Pending& pending) {
  pending.batch.records.push_back(record::Ended{});
  return {};
}

Trouble Moves::rematch(const Said& said, const request::Rematch&, Pending& pending) {
  const Room& room = said.desk.room;
  pending.batch.records = {record::Rematch{}, house_.dealer.new_seed(room.game_number + 1)};
  return {};
}

void Moves::legal(const Said& said, const request::AskLegal&) {
  const Room& room = said.desk.room;
  const int seat = room.eyes_of(said.person);
  std::vector<std::string> commands;
  if (room.playing() && seat >= 0 && !room.paused)
    commands = room.play.table->legal(Actor::at(seat_at(seat)));
  house_.send(said.conn,
              write(message::Legal{message::unless_empty(said.request.id), room.seq, commands}));
}

// What the seat may know, view and public story, for the coach in its own client.
void Moves::known(const Said& said, const request::AskKnown&) {
  const Room& room = said.desk.room;
  const int seat = room.eyes_of(said.person);
  const auto refuse = [&](const Trouble& trouble) {
    house_.refuse(said.conn, said.request.id, trouble);
  };
  if (!room.settings.coach) return refuse({"no-coach", "", "This table plays without the coach."});
  if (!room.playing()) return refuse(kNotPlaying);
  if (seat < 0) return refuse(kNotSeated);
  house_.send(said.conn, write(message::Known{message::unless_empty(said.request.id), room.seq,
                                              room.play.table->known(seat_at(seat))}));
}

void Moves::journal(const Said& said, const request::AskJournal&) {
  Desk& desk = said.desk;
  const bool shared =
      desk.room.settings.of_class
          .has_value();  // other tables play with the same lots: the class tells it in the end
  if (desk.room.phase != Head::Phase::over || !desk.room.play.table || shared) {
    return house_.refuse(said.conn, said.request.id,
                         {"wrong-phase", "", "The journal is secret until the game is over."});
  }
  // It may be long, and all may ask again and again.
  if (desk.journal_seq != desk.room.seq)
    desk.journal =
        std::make_shared<const std::string>(write(message::JournalFile{desk.room.take_home()}));
  desk.journal_seq = desk.room.seq;
  house_.want(effect::Send{said.conn, desk.journal, false});
}

}  // namespace stolik
