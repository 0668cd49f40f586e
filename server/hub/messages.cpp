#include "server/hub/messages.h"

#include <algorithm>

#include "core/assert.h"
#include "server/hub/house.h"

namespace stolik {
namespace {

const Trouble kNotHost{"not-host", "", "Only the host can say this."};
const Trouble kPaused{"paused", "", "The game is paused."};
const Trouble kAtNoTable{"wrong-phase", "", "You are at no table now."};
const Trouble kUnknown{"bad-message", "", "This is no message of the wire."};

// Calls a method of a part of the hub with a request of the type that the method takes.
template <auto Part, auto Method>
struct Handler;
template <auto Part, class P, class R, Trouble (P::*Method)(const Said&, const R&, Pending&)>
struct Handler<Part, Method> {
  Trouble operator()(House& house, const Said& said, const R& request, Pending& pending) const {
    return (house.*Part.*Method)(said, request, pending);
  }
};
template <auto Part, class P, class R, void (P::*Method)(const Said&, const R&)>
struct Handler<Part, Method> {
  void operator()(House& house, const Said& said, const R& request) const {
    (house.*Part.*Method)(said, request);
  }
};

template <class... H>
struct Handlers : H... {
  using H::operator()...;
};

template <auto Method>
using InChairs = Handler<&House::chairs, Method>;
template <auto Method>
using InMoves = Handler<&House::moves, Method>;
template <auto Method>
using InTalks = Handler<&House::talks, Method>;
template <auto Method>
using InDoor = Handler<&House::door, Method>;
template <auto Method>
using InDealer = Handler<&House::dealer, Method>;
template <auto Method>
using InClassDoor = Handler<&House::class_door, Method>;
template <auto Method>
using InClassWords = Handler<&House::class_words, Method>;
template <auto Method>
using InClassSeats = Handler<&House::class_seats, Method>;
template <auto Method>
using InReport = Handler<&House::class_report, Method>;
using TellDeck = Handler<&House::own_decks, &OwnDecks::tell>;

using TableHandlers =
    Handlers<InMoves<&Moves::command>, InMoves<&Moves::fell>, InMoves<&Moves::throw_now>,
             InMoves<&Moves::pause>, InMoves<&Moves::unpause>, InMoves<&Moves::penalty>,
             InMoves<&Moves::end>, InMoves<&Moves::rematch>, InMoves<&Moves::legal>,
             InMoves<&Moves::known>, InMoves<&Moves::journal>, InChairs<&Chairs::sit>,
             InChairs<&Chairs::stand>, InChairs<&Chairs::rename>, InChairs<&Chairs::youngest>,
             InChairs<&Chairs::colours>, InChairs<&Chairs::leave>, InChairs<&Chairs::remove>,
             InChairs<&Chairs::move>, InChairs<&Chairs::set>, InChairs<&Chairs::door>,
             InChairs<&Chairs::coach>, InChairs<&Chairs::stand_in>, InDealer<&Dealer::share>,
             InDealer<&Dealer::start>, InDoor<&Door::admit>, InDoor<&Door::turn_away>,
             InDoor<&Door::invite>, InTalks<&Talks::page>, InTalks<&Talks::put>,
             InTalks<&Talks::poll>, InTalks<&Talks::vote>, InTalks<&Talks::show>, TellDeck,
             Handler<&House::teller, &Teller::sync>>;

using LessonHandlers = Handlers<
    InClassDoor<&ClassDoor::leave>, InClassDoor<&ClassDoor::nonce>, InClassDoor<&ClassDoor::admit>,
    InDoor<&Door::turn_away>, InClassDoor<&ClassDoor::remove>, InClassDoor<&ClassDoor::ban>,
    InClassDoor<&ClassDoor::rename>, InClassDoor<&ClassDoor::door>, InClassDoor<&ClassDoor::lock>,
    InClassDoor<&ClassDoor::reopen>, InClassDoor<&ClassDoor::ticket>,
    InClassDoor<&ClassDoor::grant>, InClassDoor<&ClassDoor::revoke>,
    InClassSeats<&ClassSeats::seat>, InClassSeats<&ClassSeats::place>,
    InClassSeats<&ClassSeats::wish>, InClassSeats<&ClassSeats::unwish>,
    InClassSeats<&ClassSeats::start>, InClassSeats<&ClassSeats::move>,
    InClassSeats<&ClassSeats::next_round>, InClassWords<&ClassWords::hand>,
    InClassWords<&ClassWords::note>, InClassWords<&ClassWords::vote>,
    InClassWords<&ClassWords::exit_card>, InClassWords<&ClassWords::pause>,
    InClassWords<&ClassWords::unpause>, InClassWords<&ClassWords::message>,
    InClassWords<&ClassWords::more>, InClassWords<&ClassWords::finish>,
    InClassWords<&ClassWords::stand_in>, InClassWords<&ClassWords::penalty>,
    InClassWords<&ClassWords::end>, InClassWords<&ClassWords::hand_down>,
    InClassWords<&ClassWords::show>, InClassWords<&ClassWords::debrief>,
    InClassWords<&ClassWords::question>, InClassWords<&ClassWords::reveal>,
    InClassWords<&ClassWords::end_class>, InClassWords<&ClassWords::erase>,
    InClassWords<&ClassWords::propose>, InClassWords<&ClassWords::sought>,
    InClassWords<&ClassWords::sync>, InReport<&LessonReport::forks>,
    InReport<&LessonReport::report>, InReport<&LessonReport::file>, TellDeck>;

Trouble carry_out(House& house, const Said& said, Pending& pending) {
  const auto change = [&]<class R>(const auto& handlers, const R& request) {
    if constexpr (R::kKind.has(kReads)) return kUnknown;
    else return handlers(house, said, request, pending);
  };
  if (const auto* table = std::get_if<TableRequest>(&said.request.body))
    return std::visit([&](const auto& one) { return change(TableHandlers{}, one); }, *table);
  const auto& lesson = std::get<LessonRequest>(said.request.body);
  return std::visit([&](const auto& one) { return change(LessonHandlers{}, one); }, lesson);
}

void read(House& house, const Said& said) {
  const auto answer = [&]<class R>(const auto& handlers, const R& request) {
    if constexpr (R::kKind.has(kReads)) handlers(house, said, request);
  };
  if (const auto* table = std::get_if<TableRequest>(&said.request.body))
    return std::visit([&](const auto& one) { answer(TableHandlers{}, one); }, *table);
  const auto& lesson = std::get<LessonRequest>(said.request.body);
  std::visit([&](const auto& one) { answer(LessonHandlers{}, one); }, lesson);
}

bool may_say(const Said& said) {
  const Room& room = said.desk.room;
  switch (said.request.kind->sender) {
    case Sender::anyone: return true;
    case Sender::host: return said.person == room.host;
    case Sender::leader: return room.lesson->is_staff(said.person);
    case Sender::teacher: return room.lesson->role(said.person) == Role::teacher;
    case Sender::pupil: return room.lesson->role(said.person) == Role::pupil;
  }
  return false;
}

bool is_during(const Room& room, During during) {
  switch (during) {
    case During::always: return true;
    case During::lobby: return room.phase == Head::Phase::lobby;
    case During::playing: return room.playing();
    case During::over: return room.phase == Head::Phase::over;
    case During::seating: return room.lesson->phase == Class::Phase::seating;
    case During::round: return room.lesson->is_playing();
    case During::debriefing: return room.lesson->phase == Class::Phase::debrief;
    case During::lesson: return room.lesson->phase != Class::Phase::over;
  }
  return false;
}

Receiver receiver(const Desk& desk) {
  return desk.room.lesson != nullptr ? Receiver::lesson : Receiver::table;
}

}  // namespace

Trouble wrong_phase(During during) {
  const auto refusal = [](const char* message) { return Trouble{"wrong-phase", "", message}; };
  switch (during) {
    case During::always: return {};
    case During::lobby: return refusal("The game has begun.");
    case During::playing: return refusal("No game is being played.");
    case During::over: return refusal("The game is not over.");
    case During::seating: return refusal("Seats are given before the game begins.");
    case During::round: return refusal("No round is being played.");
    case During::debriefing: return refusal("This belongs to the debriefing.");
    case During::lesson: return refusal("The class is over.");
  }
  return {};
}

// The table or lesson that a request is for; nullptr: a lesson's table, and its sender is at none.
Desk* Messages::addressee(Conn conn, const RequestText& text) {
  const Client& client = *house_.client(conn);
  Desk* desk = house_.find(client.table);
  STOLIK_ASSERT(desk != nullptr);
  const RequestKind* kind = find_request(Receiver::table, text.name());
  if (desk->room.lesson == nullptr || kind == nullptr || !kind->has(kOfGame)) return desk;
  if (Desk* table = house_.find(client.at); table != nullptr && !table->loading) return table;
  // Their table is still being read, or is over: a command may have been carried out there before
  // its answer was lost.
  return kind->has(kAdvances) ? house_.class_tables.last_of(*desk, client.person, text.id_digest)
                              : nullptr;
}

void Messages::hear(const input::Received& received) {
  const Conn conn = received.conn;
  const Client* client = house_.client(conn);
  if (client == nullptr) return;  // closed meanwhile
  RequestText text = parse_request(received.text);
  if (!text.trouble.ok()) return house_.refuse(conn, text.id, text.trouble);
  if (const auto ping = text.ping()) return house_.send(conn, write(message::Pong{*ping}));
  if (house_.halted || house_.stopping) {
    return house_.refuse(
        conn, text.id, {"not-serving", "", "The server is about to stop. Come back in a moment."});
  }
  if (client->person == 0)
    return house_.door.greet(conn, read_request(std::move(text), Receiver::entry));
  Desk* desk = addressee(conn, text);
  if (desk == nullptr) return house_.refuse(conn, text.id, kAtNoTable);
  house_.breakages.at_work(desk->room.id);
  const bool is_entry = find_request(Receiver::entry, text.name()) != nullptr;
  const auto request = read_request(std::move(text), receiver(*desk));
  if (request->kind != nullptr && request->kind->has(kReads)) {
    const Said said{*desk, conn, client->person, *request};
    if (!may_say(said)) return house_.refuse(conn, request->id, kNotHost);
    return read(house_, said);
  }
  if (is_entry) return house_.refuse(conn, request->id, kAlreadyHere);
  const bool too_late = house_.pace.comes_too_late(*desk, conn, *request);
  Held held{.conn = conn, .request = request, .number = client->person};
  if (too_late) return house_.queue.hold_for_fall(*desk, std::move(held));
  house_.queue.hold(*desk, std::move(held));
  house_.queue.pump(*desk);
}

void Messages::take(Desk& desk, const Held& held) {
  const Client* client = house_.client(held.conn);
  if (client == nullptr) return;  // the line broke: they will say it again
  if (client->person == 0) return house_.door.open(desk, held);
  if (desk.room.person(held.number) == nullptr) {
    if (desk.room.settings.of_class)
      house_.refuse(held.conn, held.request->id, kAtNoTable);  // led away meanwhile
    return;
  }
  const Said said{desk, held.conn, held.number, *held.request};
  const Request& request = said.request;
  if (request.id.empty()) {
    return house_.refuse(
        held.conn, "",
        {"bad-message", "", "This is no message of the wire, or its id is missing."});
  }
  if (was_said(said)) return;
  // Not remembered: what is too much now may be said again later.
  if (const Trouble now = too_much(said); !now.ok())
    return house_.refuse(held.conn, request.id, now);
  Pending pending;
  const Trouble trouble = answer(said, pending);
  if (trouble.code == "too-many")
    return house_.refuse(held.conn, request.id, trouble);  // another time it may be otherwise
  if (!trouble.ok()) return refuse_for_good(said, trouble);
  if (pending.erases) return house_.writer.erase(desk, held);
  if (pending.batch.records.empty()) {
    // Nothing to keep (somebody was turned away at the door).
    return house_.send(held.conn, ok_text(request.id, desk.room.seq, false));
  }
  const bool is_guests = is_guests_change(said);
  // Whoever opens a nonce is heard: nobody is silent because of a neighbour.
  if (!request.kind->has(kShrinks) && !desk.room.revealing()) {
    Trouble beyond;
    const bool shares =
        is_guests &&
        desk.room.lesson == nullptr;  // a class is one network, and its teacher sees who does what
    if ((shares && house_.door.is_beyond_share(desk, held.conn, beyond)) ||
        house_.door.is_beyond_budget(held.conn, Cost::change, beyond)) {
      return house_.refuse(held.conn, request.id, beyond);
    }
  }
  if (is_guests) {
    std::int64_t& until_ms = desk.changed_ms[held.number];
    until_ms = std::max(until_ms, house_.now_ms) + house_.config.say_every_ms;
  }
  pending.cause = held;
  pending.id = request.id;
  pending.batch.person = held.number;
  pending.batch.id = request.id_digest;
  pending.batch.content = request.content;
  house_.writer.propose(desk, std::move(pending));
}

Trouble Messages::answer(const Said& said, Pending& pending) {
  const Room& room = said.desk.room;
  const RequestKind* kind = said.request.kind;
  // What a table takes and a lesson does not, nobody of the lesson may say.
  if (kind == nullptr) return said.request.is_of_table ? kNotHost : kUnknown;
  if (!may_say(said)) return kNotHost;
  if (room.settings.of_class && house_.class_tables.holds(said.desk) && room.playing())
    return kPaused;
  if (kind->has(kChangesDeal) && room.revealing()) return kBeingDrawn;
  if (!is_during(room, kind->during)) return wrong_phase(kind->during);
  return carry_out(house_, said, pending);
}

// What came with the ok: a token, or an invitation, as long as it opens something.
std::string Messages::answer_again(const Said& said) const {
  const Room& room = said.desk.room;
  if (said.request.at_table<request::Invite>() == nullptr)
    return house_.class_door.token_again(said);
  const std::string invitation = house_.door.invitation_of(said);
  return hash_of_token(invitation) == room.settings.invitation
             ? welcome_text(room, said.person, "", invitation)
             : "";
}

// It was carried out or refused before, or its id was used for something else: the answer says so.
bool Messages::was_said(const Said& said) {
  const Request& request = said.request;
  const auto again = [&](std::uint64_t content, std::string text) {
    if (content == request.content) house_.send(said.conn, std::move(text));
    else
      house_.refuse(said.conn, request.id, {"same-id", "", "This id was used for something else."});
    return true;
  };
  const DoneIds::Done* done = said.desk.room.person(said.person)->ids.find(request.id_digest);
  if (done != nullptr) {
    const std::string token = done->content == request.content ? answer_again(said) : "";
    if (!token.empty()) house_.send(said.conn, token);
    return again(done->content, ok_text(request.id, done->seq, true));
  }
  for (const Refused& refused : said.desk.refused) {
    if (refused.person != said.person || refused.id != request.id_digest) continue;
    return again(refused.content, refused.text);
  }
  return false;
}

// A refusal that is remembered: the same message again gets the same answer.
void Messages::refuse_for_good(const Said& said, const Trouble& trouble) {
  const Request& request = said.request;
  std::string text = refused_text(request.id, trouble);
  if (said.desk.room.settings.of_class) house_.class_wall.tripped(said.desk, trouble.rule);
  said.desk.refused.push_back({said.person, request.id_digest, request.content, text});
  if (said.desk.refused.size() > kMaxRefusals) said.desk.refused.erase(said.desk.refused.begin());
  if (house_.client(said.conn) != nullptr) house_.send(said.conn, std::move(text));
}

// What somebody changes at another's table or class, and is no move of a game: it could go on for
// ever.
bool Messages::is_guests_change(const Said& said) const {
  const Room& room = said.desk.room;
  const RequestKind* kind = said.request.kind;
  if (kind == nullptr || kind->has(kShrinks) || kind->has(kAdvances) || room.revealing())
    return false;
  return room.lesson != nullptr ? room.lesson->role(said.person) == Role::pupil
                                : said.person != room.host;
}

bool Messages::is_too_often(const std::map<int, std::int64_t>& done_ms, int person) const {
  const auto found = done_ms.find(person);
  const std::int64_t allowed_ms = (house_.config.says_at_once - 1) * house_.config.say_every_ms;
  return found != done_ms.end() && found->second > house_.now_ms + allowed_ms;
}

// What must not grow: a journal, a disk that is nearly full, and talk. A game that is being played
// comes to its end.
Trouble Messages::too_much(const Said& said) const {
  const Room& room = said.desk.room;
  const RequestKind kind = said.request.kind != nullptr ? *said.request.kind : RequestKind{};
  const auto* given = said.request.at_table<request::Do>();
  const bool is_command = given != nullptr && room.play.table != nullptr;
  const auto meaning = [&] {
    return is_command ? room.play.table->meaning(given->command) : Meaning{};
  };
  const bool too_often =
      is_command ? is_too_often(said.desk.said_ms, said.person) && meaning().is_talk
                 : is_too_often(said.desk.changed_ms, said.person) && is_guests_change(said);
  if (too_often) {
    return {"too-many", "", "You say a lot. Wait a moment."};
  }
  if (kind.has(kShrinks)) return {};
  if (room.seq >= house_.config.batches_max &&
      !(kind.has(kAdvances) && room.playing() && meaning().leads_on)) {
    return {"too-long", "",
            "Too much has happened at this table. Finish the game and open another table."};
  }
  if (house_.low && (!room.playing() || kind.has(kGrows))) return kNoSpace;
  return {};
}

}  // namespace stolik
