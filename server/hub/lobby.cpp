// What those at a table say outside the game: seats, names, the host's words.

#include <algorithm>

#include "core/assert.h"
#include "server/hub/brain.h"
#include "server/hub/names.h"

namespace stolik {
namespace {

const Trouble kNotInLobby{"wrong-phase", "", "The game has begun."};
const Trouble kBeingDrawn{"wrong-phase", "", "The deal is being drawn."};
const Trouble kNoSuchSeat{"no-such-seat", "", "There is no such seat."};

int integer_of(const Json* body, std::string_view name) {
  const Json* value = body != nullptr ? body->find(name) : nullptr;
  const auto number = value != nullptr ? value->integer() : std::nullopt;
  return number && *number >= 0 && *number <= 2'000'000'000 ? static_cast<int>(*number) : -1;
}

bool is_host_word(std::string_view name) {
  for (const std::string_view word : {"admit", "turn-away", "remove", "move", "seat", "door", "coach", "invite", "start",
                                      "pause", "unpause", "stand-in", "penalty", "end", "rematch"}) {
    if (name == word) return true;
  }
  return false;
}

// While nonces are opened nothing changes that the deal depends on.
bool fixed_by_the_seal(std::string_view name) {
  for (const std::string_view word : {"sit", "stand", "youngest", "move", "seat", "coach"}) {
    if (name == word) return true;
  }
  return false;
}

}  // namespace

std::optional<std::uint64_t> seen_of(const Json* body) {
  const Json* value = body != nullptr ? body->find("seen") : nullptr;
  const auto number = value != nullptr ? value->integer() : std::nullopt;
  if (!number || *number < 0) return std::nullopt;
  return static_cast<std::uint64_t>(*number);
}

bool Hub::Brain::talks_too_much(const Desk& desk, int person) const {
  const auto said = desk.said_ms.find(person);
  const std::int64_t allowed_ms = (config_.says_at_once - 1) * config_.say_every_ms;
  return said != desk.said_ms.end() && said->second > now_ms_ + allowed_ms;
}

// What must not grow: a journal, a disk that is nearly full, and talk. A game that is being played comes to its end.
Trouble Hub::Brain::too_much(const Desk& desk, int person, const Message& message) const {
  const std::string_view name = message.name;
  const std::string_view word = name == "do" && message.body->is_string() ? first_word(message.body->text()) : "";
  const bool makes_less = name == "leave" || name == "remove" || name == "turn-away" || name == "end";
  if (word == "say" && talks_too_much(desk, person)) return {"too-many", "", "You say a lot. Wait a moment."};
  if (desk.room.seq >= config_.batches_max && !makes_less) {
    const bool plays_on = desk.room.playing() && ((name == "do" && word != "say" && word != "offer") || name == "fell" ||
                                                  name == "unpause" || name == "stand-in");
    if (!plays_on) return {"too-long", "", "Too much has happened at this table. Finish the game and open another table."};
  }
  if (low_ && !makes_less && (!desk.room.playing() || name == "admit")) {
    return {"storage", "", "There is no room for more. Games that are being played go on; try again later."};
  }
  return {};
}

std::string text_of(const Json* body, std::string_view name) {
  const Json* value = body != nullptr ? body->find(name) : nullptr;
  return value != nullptr && value->is_string() ? value->text() : "";
}

bool Hub::Brain::is_here(const Desk& desk, int person) const {
  return std::any_of(desk.here.begin(), desk.here.end(), [&](const auto& one) { return one.second == person; });
}

std::int64_t Hub::Brain::away_for_ms(const Desk& desk, int person) const {
  if (is_here(desk, person)) return 0;
  const auto since = desk.gone_ms.find(person);
  return now_ms_ - (since != desk.gone_ms.end() ? since->second : desk.loaded_ms);
}

int Hub::Brain::next_host(const Desk& desk, int except) const {
  // One who plays rather than one who watches, present rather than away.
  int best = 0;
  int best_rank = -1;
  for (const Person& one : desk.room.people) {
    if (one.gone || one.number == except) continue;
    const int rank = (is_here(desk, one.number) ? 2 : 0) + (desk.room.seat_of(one.number) >= 0 ? 1 : 0);
    if (rank > best_rank) best = one.number, best_rank = rank;
  }
  return best;
}

// Questions that change nothing are answered at once, whatever is under way.
bool Hub::Brain::read_only(Desk& desk, Conn conn, int person, const Message& message) {
  const Room& room = desk.room;
  if (message.name == "sync") {
    tell_missed(desk, conn, person, seen_of(message.body));
    return true;
  }
  if (message.name == "legal") {
    const int seat = room.seat_of(person);
    std::vector<std::string> commands;
    if (room.playing() && seat >= 0 && !room.paused) commands = room.play.table->legal(Actor::at(seat_at(seat)));
    send(conn, legal_text(room.seq, commands));
    return true;
  }
  if (message.name == "known") {
    // What the seat may know, view and public story, for the coach in its own client.
    const int seat = room.seat_of(person);
    if (!room.coach) refuse(conn, message.id, {"no-coach", "", "This table plays without the coach."});
    else if (!room.playing()) refuse(conn, message.id, {"wrong-phase", "", "No game is being played."});
    else if (seat < 0) refuse(conn, message.id, {"not-seated", "", "You have no seat in this game."});
    else send(conn, known_text(room.seq, room.play.table->known(seat_at(seat))));
    return true;
  }
  if (message.name == "journal") {
    if (room.phase != Head::Phase::over || !room.play.table) {
      refuse(conn, message.id, {"wrong-phase", "", "The journal is secret until the game is over."});
      return true;
    }
    // It may be long, and all may ask again and again.
    if (desk.journal_seq != room.seq) desk.journal = std::make_shared<const std::string>(journal_text(room)), desk.journal_seq = room.seq;
    want(effect::Send{conn, desk.journal, false});
    return true;
  }
  if (message.name == "create" || message.name == "knock" || message.name == "resume") {
    refuse(conn, message.id, {"already-here", "", "You are at a table. Leave it first, or use another line."});
    return true;
  }
  return false;
}

void Hub::Brain::message(Desk& desk, const Held& held) {
  const auto client = clients_.find(number(held.conn));
  if (client == clients_.end()) return;  // the line broke: they will say it again
  const JsonResult parsed = parse_json(held.text);
  Message message;
  const bool readable = parsed && read_message(parsed.value, message);
  STOLIK_ASSERT(readable);
  if (client->second.person == 0) {
    if (message.name == "resume") return resume(desk, held.conn, message);
    return knock(desk, held, message);
  }
  const Person* person = desk.room.person(held.number);
  if (person == nullptr) return;
  if (message.id.empty()) {
    return refuse(held.conn, "", {"bad-message", "", "This is no message of the wire, or its id is missing."});
  }
  const DoneIds::Done* done = person->ids.find(message.id_digest);
  if (done != nullptr && config_.plant != Plant::forget_ids) {
    if (done->content == message.content) return send(held.conn, ok_text(message.id, done->seq, true));
    return refuse(held.conn, message.id, {"same-id", "", "This id was used for something else."});
  }
  for (const Refused& refused : desk.refused) {
    if (refused.person != held.number || refused.id != message.id_digest) continue;
    if (refused.content == message.content) return send(held.conn, refused.text);
    return refuse(held.conn, message.id, {"same-id", "", "This id was used for something else."});
  }

  // Not remembered: what is too much now may be said again later.
  if (const Trouble now = too_much(desk, held.number, message); !now.code.empty()) return refuse(held.conn, message.id, now);

  Pending pending;
  Trouble trouble;
  if (message.name == "admit") {
    const int number = integer_of(message.body, "person");
    const auto knock = std::find_if(desk.knocks.begin(), desk.knocks.end(),
                                    [&](const Knock& one) { return one.number == number; });
    if (held.number != desk.room.host) trouble = {"not-host", "", "Only the host can say this."};
    else if (knock == desk.knocks.end()) trouble = {"no-such-person", "", "Nobody of that number is knocking."};
    else if (!has_place(desk, kMaxPeople)) trouble = {"too-many", "", "There is no place left at this table."};
    else return admit(desk, held, message, Knock{*knock}, kMaxPeople);
  } else if (message.name == "do") {
    const int seat = desk.room.seat_of(held.number);
    const int wish = integer_of(message.whole, "strength");
    const int strength = wish < 1 ? kUsualStrength : std::min(wish, kMaxStrength);
    if (!message.body->is_string()) trouble = {"bad-message", "", "A command is a text."};
    else if (seat < 0) trouble = {"not-seated", "", "You have no seat in this game."};
    else trouble = play(desk, Actor::at(seat_at(seat)), message.body->text(), strength, "", pending.step,
                        pending.batch.records);
    if (trouble.code.empty() && first_word(message.body->text()) == "say") {
      std::int64_t& until_ms = desk.said_ms[held.number];
      until_ms = std::max(until_ms, now_ms_) + config_.say_every_ms;
    }
  } else if (message.name == "fell") {
    trouble = fell(desk, held.number, message, pending.step, pending.batch.records);
  } else if (message.name == "nonce") {
    trouble = share(desk, held.number, message, pending.step, pending.batch.records);
  } else if (is_host_word(message.name)) {
    if (held.number != desk.room.host) trouble = {"not-host", "", "Only the host can say this."};
    else if (message.name == "start") {
      trouble = start(desk, pending.step, pending.batch.records);
      if (trouble.code.empty()) is_beyond_budget(held.conn, Cost::game, trouble);
    }
    else if (message.name == "penalty") {
      trouble = play(desk, Actor::host(), "penalty " + std::to_string(integer_of(message.body, "team")), 0, "",
                     pending.step, pending.batch.records);
    } else if (message.name == "invite") {
      pending.invitation = draw_token();
      pending.batch.records = {{.kind = Record::Kind::invited, .hash = hash_of_token(pending.invitation)}};
    } else trouble = host(desk, held.number, message, pending.batch.records);
  } else {
    trouble = lobby(desk, held.number, message, pending.batch.records);
  }
  if (trouble.code == "too-many") return refuse(held.conn, message.id, trouble);  // another time it may be otherwise
  if (!trouble.code.empty()) return refuse_held(desk, held, message, trouble);
  if (pending.batch.records.empty()) {
    // Nothing to keep (somebody was turned away at the door).
    return send(held.conn, ok_text(message.id, desk.room.seq, false));
  }
  pending.cause = held;
  pending.id = message.id;
  pending.batch.person = held.number;
  pending.batch.id = message.id_digest;
  pending.batch.content = message.content;
  propose(desk, std::move(pending));
}

Trouble Hub::Brain::lobby(Desk& desk, int person, const Message& message, std::vector<Record>& records) {
  const Room& room = desk.room;
  const bool in_lobby = room.phase == Head::Phase::lobby;
  const int seat = integer_of(message.body, "seat");
  if (message.name == "leave") return leave(desk, person, false, records);
  if (room.revealing() && fixed_by_the_seal(message.name)) return kBeingDrawn;
  if (message.name == "sit") {
    if (!in_lobby) return kNotInLobby;
    if (seat < 0 || static_cast<std::size_t>(seat) >= room.chairs.size()) return kNoSuchSeat;
    if (room.chairs[static_cast<std::size_t>(seat)].kind != Chair::Kind::open) {
      return {"seat-taken", "", "This seat is not free."};
    }
    const int before = room.seat_of(person);
    if (before >= 0) records.push_back({.kind = Record::Kind::stood, .person = person});
    records.push_back({.kind = Record::Kind::sat, .person = person, .seat = seat});
    return {};
  }
  if (message.name == "stand") {
    if (!in_lobby) return kNotInLobby;
    if (room.seat_of(person) < 0) return {"not-seated", "", "You have no seat."};
    records.push_back({.kind = Record::Kind::stood, .person = person});
    return {};
  }
  if (message.name == "rename") {
    if (!in_lobby) return kNotInLobby;
    Record record{.kind = Record::Kind::renamed, .person = person};
    Trouble trouble;
    if (!choose_name(&room, text_of(message.body, "name"), record.text, record.more, trouble, person)) return trouble;
    records.push_back(std::move(record));
    return {};
  }
  if (message.name == "youngest") {
    if (!in_lobby) return kNotInLobby;
    if (seat >= 0 && static_cast<std::size_t>(seat) >= room.chairs.size()) return kNoSuchSeat;
    if (person != room.host && (seat < 0 || room.seat_of(person) != seat)) {
      return {"not-host", "", "Only the host can say this of others."};
    }
    records.push_back({.kind = Record::Kind::youngest, .seat = seat});
    return {};
  }
  return {"bad-message", "", "This is no message of the wire."};
}

Trouble Hub::Brain::leave(Desk& desk, int person, bool removed, std::vector<Record>& records) {
  // Nobody is held back; but a deal that somebody walked away from is called off for all to see.
  if (desk.room.revealing() && desk.room.seat_of(person) >= 0) call_off(desk, {person}, "left", records);
  if (desk.room.host == person) {
    const int heir = next_host(desk, person);
    if (heir != 0) records.push_back({.kind = Record::Kind::host, .person = heir});
  }
  records.push_back({.kind = Record::Kind::left, .person = person, .flag = removed});
  return {};
}

Trouble Hub::Brain::host(Desk& desk, int person, const Message& message, std::vector<Record>& records) {
  const Room& room = desk.room;
  const bool in_lobby = room.phase == Head::Phase::lobby;
  const int seat = integer_of(message.body, "seat");
  const int whom = integer_of(message.body, "person");
  const bool a_seat = seat >= 0 && static_cast<std::size_t>(seat) < room.chairs.size();
  if (message.name == "turn-away") {
    const auto knock = std::find_if(desk.knocks.begin(), desk.knocks.end(),
                                    [&](const Knock& one) { return one.number == whom; });
    if (knock == desk.knocks.end()) return {"no-such-person", "", "Nobody of that number is knocking."};
    const Conn conn = knock->conn;
    desk.knocks.erase(knock);
    dismiss(desk, conn, "turned-away");
    tell_people(desk);
    return {};
  }
  if (room.revealing() && fixed_by_the_seal(message.name)) return kBeingDrawn;
  if (message.name == "remove") {
    if (room.person(whom) == nullptr || whom == person) return {"no-such-person", "", "There is nobody of that number to remove."};
    // The host does not choose over whom a deal is called off.
    if (room.revealing() && room.seat_of(whom) >= 0) return kBeingDrawn;
    return leave(desk, whom, true, records);
  }
  if (message.name == "move") {
    if (!in_lobby) return kNotInLobby;
    if (room.person(whom) == nullptr) return {"no-such-person", "", "There is nobody of that number."};
    if (!a_seat || room.chairs[static_cast<std::size_t>(seat)].kind == Chair::Kind::closed) return kNoSuchSeat;
    records.push_back({.kind = Record::Kind::sat, .person = whom, .seat = seat});
    return {};
  }
  if (message.name == "seat") {
    const std::string kind = text_of(message.body, "kind");
    if (!in_lobby) return kNotInLobby;
    if (!a_seat) return kNoSuchSeat;
    if (!is_chair_kind(kind)) return {"bad-message", "", "A seat is open, closed, bot or bot:LEVEL (random, easy, steady, strong)."};
    if (room.chairs[static_cast<std::size_t>(seat)].kind == Chair::Kind::person) {
      return {"seat-taken", "", "Somebody sits there."};
    }
    records.push_back({.kind = Record::Kind::chair, .seat = seat, .text = kind});
    return {};
  }
  if (message.name == "door") {
    const std::string door = text_of(message.body, "door");
    if (door != "open" && door != "knock") return {"bad-message", "", "A door is open or knock."};
    records.push_back({.kind = Record::Kind::door, .text = door});
    return {};
  }
  if (message.name == "coach") {
    const Json* on = message.body->find("on");
    if (!in_lobby) return kNotInLobby;
    if (on == nullptr || !on->is_boolean()) return {"bad-message", "", "on: true or false is expected."};
    records.push_back({.kind = Record::Kind::coach, .flag = on->is_true()});
    return {};
  }
  if (message.name == "rematch") {
    if (room.phase != Head::Phase::over) return {"wrong-phase", "", "The game is not over."};
    Secret seed{};
    entropy_.fill(seed);
    records.push_back({.kind = Record::Kind::rematch});
    records.push_back({.kind = Record::Kind::secret, .number = room.game_number + 1, .text = to_hex(seed)});
    return {};
  }
  if (!room.playing()) return {"wrong-phase", "", "No game is being played."};
  if (message.name == "pause" || message.name == "unpause") {
    const bool pause = message.name == "pause";
    if (pause == room.paused) return {"wrong-phase", "", pause ? "It is paused." : "It is not paused."};
    records.push_back({.kind = Record::Kind::paused, .flag = pause});
    return {};
  }
  if (message.name == "stand-in") {
    if (!a_seat || room.chairs[static_cast<std::size_t>(seat)].kind != Chair::Kind::person) return kNoSuchSeat;
    const Chair& chair = room.chairs[static_cast<std::size_t>(seat)];
    if (chair.stand_in) return {"wrong-phase", "", "A bot plays there already."};
    if (is_here(desk, chair.person) || away_for_ms(desk, chair.person) < config_.away_ms) {
      return {"not-away", "", "A bot plays only for one who has been away for a minute."};
    }
    records.push_back({.kind = Record::Kind::stand_in, .seat = seat, .flag = true});
    return {};
  }
  records.push_back({.kind = Record::Kind::ended});
  return {};
}

}  // namespace stolik
