#include "server/hub/wire.h"

#include <algorithm>

#include "server/hub/broken.h"

namespace stolik {

using message::unless_empty;
using message::unless_negative;

namespace {

message::TablePhase phase_of(Head::Phase phase) {
  switch (phase) {
    case Head::Phase::lobby: return message::TablePhase::lobby;
    case Head::Phase::playing: return message::TablePhase::playing;
    case Head::Phase::over: return message::TablePhase::over;
  }
  return {};
}

message::Person person_of(const Person& person) {
  return {person.number, person.name, unless_empty(person.pseudonym), person.watches,
          unless_negative(person.beside)};
}

message::Chair chair_of(const Chair& chair) {
  message::Chair out{.kind = chair.kind, .stand_in = chair.stand_in};
  if (chair.kind == Chair::Kind::bot) out.level = message::Word<message::Level>{chair.level};
  if (chair.kind == Chair::Kind::person) out.person = chair.person;
  return out;
}

// Before the seal: what was given so far. After it: what counts. An opened nonce is told when all
// are open.
void add_shares(message::Fair& fair, const Room& room) {
  const auto add = [](std::vector<std::string>& list, int person, const std::string& text) {
    list.push_back(std::to_string(person) + ":" + text);
  };
  if (room.seal.empty()) {
    for (const Person& one : room.people) {
      if (!one.commitment.empty()) add(fair.commitments, one.number, one.commitment);
    }
    const bool lobby = room.phase == Head::Phase::lobby;
    for (const Nonce& one : lobby ? room.gathered_nonces() : room.nonces)
      add(fair.nonces, one.person, one.text);
  }
  for (const Share& share : room.seal.shares) {
    if (!share.commitment.empty()) add(fair.commitments, share.person, share.commitment);
    if (share.commitment.empty() || !room.revealing()) add(fair.nonces, share.person, share.nonce);
  }
}

message::Fair fair_of(const Room& room) {
  message::Fair out{
      .game = room.game_number, .deal = room.deal_number, .commitment = commitment_of(room.seed)};
  add_shares(out, room);
  if (!room.seal.empty()) out.sealed = room.seal.hash();
  if (room.revealing()) out.revealing = room.seal.awaited();
  for (const CalledOff& one : room.called_off) {
    out.called_off.push_back(
        {one.deal, one.people, {one.why}, one.sealed, one.commitment, one.seed});
  }
  // The seed is opened when the game is over, never before; one that other tables play by too, when
  // they are over as well.
  if (room.phase == Head::Phase::over && !room.settings.of_class) {
    out.seed = to_hex(room.seed);
    out.chain = std::string_view{room.chain};
  }
  return out;
}

message::Poll poll_of(const Poll& poll, const std::vector<int>& seated) {
  message::Poll out{.poll = poll.number,
                    .question = poll.question,
                    .options = poll.options,
                    .voted = static_cast<std::int64_t>(poll.votes.size()),
                    .waits = std::count_if(seated.begin(), seated.end(),
                                           [&](int one) { return !poll.has_voted(one); }),
                    .shown = poll.shown};
  if (poll.shown) out.counts = poll.counts();
  return out;
}

// `seated` are those whom a poll waits for.
message::Talk talk_of(const Talk& talk, const std::vector<int>& seated) {
  message::Talk out{.page = unless_empty(talk.page),
                    .about = unless_empty(talk.about),
                    .step = unless_empty(talk.step),
                    .seat = unless_negative(talk.seat)};
  for (const Put& one : talk.put)
    out.put.push_back({one.about, unless_negative(one.seat), one.what});
  if (talk.poll.number != 0) out.poll = poll_of(talk.poll, seated);
  return out;
}

message::Room room_of(const Room& room) {
  const Settings& settings = room.settings;
  message::Room out{.game = {settings.game},
                    .phase = phase_of(room.phase),
                    .code = settings.code,
                    .door = settings.open_door ? TableDoor::open : TableDoor::knock,
                    .spectators = settings.spectators,
                    .players = static_cast<int>(room.chairs.size()),
                    .turn_seconds = settings.turn_seconds,
                    .multiplier = settings.multiplier,
                    .pace = unless_empty(settings.pace),
                    .bot_when_away = settings.bot_when_away,
                    .coach = settings.coach,
                    .paused = room.paused,
                    .host = room.host,
                    .youngest = unless_negative(room.youngest),
                    .fair = fair_of(room),
                    .broken_off = room.broken_off};
  if (room.play.table) out.options.json = room.play.table->options();
  else settings.options.write(out.options.json);
  if (!settings.colours.empty()) out.colours = std::span<const int>{settings.colours};
  out.people.reserve(room.people.size());
  for (const Person& person : room.people) {
    if (!person.gone) out.people.push_back(person_of(person));
  }
  out.seats.reserve(room.chairs.size());
  for (const Chair& chair : room.chairs) out.seats.push_back(chair_of(chair));
  if (const auto& owner = settings.of_class)
    out.of_class = message::OfClass{owner->table, owner->round};
  if (!room.talk.empty()) out.talk = talk_of(room.talk, room.seated());
  return out;
}

Seat seat_of(Audience audience) { return audience.seat >= 0 ? seat_at(audience.seat) : kNobody; }

std::string view_of(const Table& table, Audience audience) { return table.view(seat_of(audience)); }

message::RawItems<message::AnyEvent> events_of(const StoryLine& line, Audience audience) {
  return {audience.seat >= 0 ? line.for_seat(audience.seat) : line.all};
}

}  // namespace

std::string update_text(const Room& room, const StoryLine& line, Audience audience,
                        WithRoom with_room, WithView with_view, const Table* before) {
  message::Update update{.seq = line.seq, .stood_in = unless_negative(line.stood_in)};
  if (with_room == WithRoom::yes) update.room = room_of(room);
  if (!line.hurried.empty()) update.hurried = message::Hurried{line.hurried_seat, {line.hurried}};
  if (line.game) update.events = events_of(line, audience);
  const Table* table = with_view == WithView::yes ? room.play.table.get() : nullptr;
  if (table != nullptr && before != nullptr)
    update.changes = message::Changes{before, table, seat_of(audience)};
  else if (table != nullptr)
    update.view = message::Raw<message::AnyView, std::string>{view_of(*table, audience)};
  return write(update, with_room == WithRoom::yes ? 4096 : before == nullptr ? 1024 : 512);
}

std::string fresh_text(const Room& room, Audience audience, std::optional<message::Pose> pose,
                       Lost lost) {
  message::Fresh fresh{
      .seq = room.seq, .room = room_of(room), .pose = std::move(pose), .lost = {lost == Lost::yes}};
  const Table* table = room.play.table.get();
  if (table != nullptr)
    fresh.view = message::Raw<message::AnyView, std::string>{view_of(*table, audience)};
  for (const StoryLine& line : room.story) {
    if (line.game)
      fresh.story.push_back({line.seq, unless_negative(line.stood_in), events_of(line, audience)});
  }
  for (std::size_t i = 0; table != nullptr && i < room.said.size(); ++i) {
    if (!room.said[i].empty()) fresh.said.emplace_back(std::to_string(i), room.said[i]);
  }
  return write(fresh, 4096);
}

std::string welcome_text(const Room& room, int person, std::string_view token,
                         std::string_view invitation, Lost lost) {
  return write(message::Welcome{.table = table_name(room.id),
                                .person = person,
                                .token = unless_empty(token),
                                .code = room.settings.code,
                                .invitation = unless_empty(invitation),
                                .seq = room.seq,
                                .build = build_name(),
                                .rules = rules_name(),
                                .lost = {lost == Lost::yes}});
}

std::string ok_text(std::string_view id, std::uint64_t seq, bool again) {
  return write(message::Ok{id, seq, {again}}, 64);
}

std::string refused_text(std::string_view id, const Trouble& trouble) {
  return write(message::Refused{unless_empty(id), trouble.code, trouble.rule, trouble.message,
                                unless_empty(trouble.at)});
}

message::TableDeck deck_of(const Room& room) {
  return {room.own->id, room.own->content, unless_empty(room.own_by.key),
          unless_empty(room.own_by.signature)};
}

message::Pose pose_of(const Pose& pose, bool frozen) { return {{pose.stage}, pose.ms, frozen}; }

std::string knocking_text(const Room& room, int knock) {
  return write(message::Waits{knock, {room.lesson != nullptr}});
}

}  // namespace stolik
