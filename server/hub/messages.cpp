#include "server/hub/messages.h"

#include <algorithm>

#include "core/assert.h"
#include "server/hub/house.h"

namespace stolik {
namespace {

using Change = Trouble (*)(House&, const Said&, Pending&);
using Asked = void (*)(House&, const Said&);

// What a message is, apart from what it does.
enum Trait : unsigned {
  kPlain = 0,
  kSealed = 1,   // while nonces are opened nothing changes that the deal depends on
  kLess = 2,     // leaves less behind than there was: always possible
  kLeadsOn = 4,  // brings a game to its end, however long it was
};

template <auto Method, auto Room>
constexpr Change change = [](House& house, const Said& said, Pending& pending) {
  return (house.*Room.*Method)(said, pending);
};
template <auto Method>
constexpr Asked question =
    [](House& house, const Said& said) { return (house.moves.*Method)(said); };
template <auto Method>
constexpr Asked remark =
    [](House& house, const Said& said) { return (house.class_words.*Method)(said); };

constexpr Asked tell_deck = [](House& house, const Said& said) { house.own_decks.tell(said); };

// What somebody of a class says to the table they are at.
constexpr bool is_for_table(std::string_view name) {
  return name == "do" || name == "fell" || name == "throw" || name == "legal" || name == "known" ||
         name == "journal";
}

const Trouble kNotHost{"not-host", "", "Only the host can say this."};
const Trouble kPaused{"paused", "", "The game is paused."};
const Trouble kAtNoTable{"wrong-phase", "", "You are at no table now."};

}  // namespace

struct MessageEntry {
  enum class By : std::uint8_t { anyone, host, leader, teacher, pupil };
  std::string_view name;
  Change change = nullptr;
  By by = By::anyone;
  unsigned traits = kPlain;
  Asked question = nullptr;  // changes nothing: answered at once, whatever is under way
};

const Messages::Entry* Messages::find(std::string_view name) {
  static constexpr auto chairs = &House::chairs;
  static constexpr auto door = &House::door;
  static constexpr auto moves = &House::moves;
  static constexpr auto dealer = &House::dealer;
  static constexpr auto talks = &House::talks;
  using By = Entry::By;
  static constexpr Entry kEntries[] = {
      {"do", change<&Moves::command, moves>, By::anyone, kLeadsOn},
      {"fell", change<&Moves::fell, moves>, By::anyone, kLeadsOn},
      {"throw", change<&Moves::throw_now, moves>, By::anyone, kLeadsOn},
      {"sit", change<&Chairs::sit, chairs>, By::anyone, kSealed},
      {"stand", change<&Chairs::stand, chairs>, By::anyone, kSealed},
      {"rename", change<&Chairs::rename, chairs>},
      {"youngest", change<&Chairs::youngest, chairs>, By::anyone, kSealed},
      {"colours", change<&Chairs::colours, chairs>},
      {"leave", change<&Chairs::leave, chairs>, By::anyone, kLess},
      {"nonce", change<&Dealer::share, dealer>},
      {"admit", change<&Door::admit, door>, By::host},
      {"turn-away", change<&Door::turn_away, door>, By::host, kLess},
      {"invite", change<&Door::invite, door>, By::host},
      {"remove", change<&Chairs::remove, chairs>, By::host, kLess},
      {"move", change<&Chairs::move, chairs>, By::host, kSealed},
      {"seat", change<&Chairs::set, chairs>, By::host, kSealed},
      {"door", change<&Chairs::door, chairs>, By::host},
      {"coach", change<&Chairs::coach, chairs>, By::host, kSealed},
      {"stand-in", change<&Chairs::stand_in, chairs>, By::host, kLeadsOn},
      {"start", change<&Dealer::start, dealer>, By::host},
      {"pause", change<&Moves::pause, moves>, By::host},
      {"unpause", change<&Moves::pause, moves>, By::host, kLeadsOn},
      {"penalty", change<&Moves::penalty, moves>, By::host},
      {"end", change<&Moves::end, moves>, By::host, kLess},
      {"rematch", change<&Moves::rematch, moves>, By::host},
      {"page", change<&Talks::page, talks>, By::host},
      {"put", change<&Talks::put, talks>},
      {"poll", change<&Talks::poll, talks>, By::host},
      {"vote", change<&Talks::vote, talks>},
      {"show", change<&Talks::show, talks>, By::host},
      {"legal", nullptr, By::anyone, kPlain, question<&Moves::legal>},
      {"known", nullptr, By::anyone, kPlain, question<&Moves::known>},
      {"journal", nullptr, By::anyone, kPlain, question<&Moves::journal>},
      {"deck", nullptr, By::anyone, kPlain, tell_deck},
      {"sync", nullptr, By::anyone, kPlain,
       [](House& house, const Said& said) {
         house.teller.missed(said.desk, said.conn, said.person, said.message.seen());
       }},
  };
  for (const Entry& entry : kEntries) {
    if (entry.name == name) return &entry;
  }
  return nullptr;
}

const Messages::Entry* Messages::find_of_class(std::string_view name) {
  static constexpr auto door = &House::class_door;
  static constexpr auto seats = &House::class_seats;
  static constexpr auto words = &House::class_words;
  using By = Entry::By;
  static constexpr Entry kEntries[] = {
      {"leave", change<&ClassDoor::leave, door>, By::pupil, kLess},
      {"nonce", change<&ClassDoor::nonce, door>, By::pupil},
      {"hand", change<&ClassWords::hand, words>, By::pupil},
      {"note", change<&ClassWords::note, words>, By::pupil},
      {"vote", change<&ClassWords::vote, words>, By::pupil},
      {"exit", change<&ClassWords::exit_card, words>, By::pupil},
      {"admit", change<&ClassDoor::admit, door>, By::leader},
      {"turn-away", change<&Door::turn_away, &House::door>, By::leader, kLess},
      {"remove", change<&ClassDoor::remove, door>, By::leader, kLess},
      {"ban", change<&ClassDoor::remove, door>, By::leader, kLess},
      {"rename", change<&ClassDoor::rename, door>, By::leader},
      {"door", change<&ClassDoor::door, door>, By::leader},
      {"lock", change<&ClassDoor::lock, door>, By::leader},
      {"reopen", change<&ClassDoor::reopen, door>, By::leader},
      {"ticket", change<&ClassDoor::ticket, door>, By::leader},
      {"grant", change<&ClassDoor::grant, door>, By::teacher},
      {"revoke", change<&ClassDoor::revoke, door>, By::teacher, kLess},
      {"seat", change<&ClassSeats::seat, seats>, By::leader},
      {"place", change<&ClassSeats::place, seats>, By::leader},
      {"wish", change<&ClassSeats::wish, seats>, By::leader},
      {"unwish", change<&ClassSeats::wish, seats>, By::leader},
      {"start", change<&ClassSeats::start, seats>, By::leader},
      {"move", change<&ClassSeats::move, seats>, By::leader},
      {"next-round", change<&ClassSeats::next_round, seats>, By::leader},
      {"pause", change<&ClassWords::pause, words>, By::leader},
      {"unpause", change<&ClassWords::pause, words>, By::leader},
      {"message", change<&ClassWords::message, words>, By::leader},
      {"more", change<&ClassWords::more, words>, By::leader},
      {"finish", change<&ClassWords::finish, words>, By::leader},
      {"stand-in", change<&ClassWords::stand_in, words>, By::leader},
      {"penalty", change<&ClassWords::penalty, words>, By::leader},
      {"end", change<&ClassWords::end, words>, By::leader},
      {"hand-down", change<&ClassWords::hand_down, words>, By::leader},
      {"show", change<&ClassWords::show, words>, By::leader},
      {"debrief", change<&ClassWords::debrief, words>, By::leader},
      {"question", change<&ClassWords::question, words>, By::leader},
      {"reveal", change<&ClassWords::reveal, words>, By::leader},
      {"end-class", change<&ClassWords::end_class, words>, By::leader},
      {"forks", nullptr, By::leader, kPlain,
       [](House& house, const Said& said) { house.class_report.ask(said); }},
      {"report", nullptr, By::leader, kPlain,
       [](House& house, const Said& said) { house.class_report.ask(said); }},
      {"file", nullptr, By::anyone, kPlain,
       [](House& house, const Said& said) { house.class_report.ask(said); }},
      {"erase", change<&ClassWords::erase, words>, By::teacher, kLess},
      {"deck", nullptr, By::anyone, kPlain, tell_deck},
      {"propose", nullptr, By::pupil, kPlain, remark<&ClassWords::propose>},
      {"sync", nullptr, By::anyone, kPlain, remark<&ClassWords::sync>},
  };
  for (const Entry& entry : kEntries) {
    if (entry.name == name) return &entry;
  }
  return nullptr;
}

const Messages::Entry* Messages::find(const Desk& desk, std::string_view name) {
  return desk.room.lesson != nullptr ? find_of_class(name) : find(name);
}

bool Messages::may_say(const Said& said) const {
  const Room& room = said.desk.room;
  switch (said.entry->by) {
    case Entry::By::anyone: return true;
    case Entry::By::host: return said.person == room.host;
    case Entry::By::leader: return room.lesson->is_staff(said.person);
    case Entry::By::teacher: return room.lesson->role(said.person) == Role::teacher;
    case Entry::By::pupil: return room.lesson->role(said.person) == Role::pupil;
  }
  return false;
}

// Whom it is for: the table somebody is at, or their class; nullptr: a class's table, and they are
// at none.
Desk* Messages::addressee(Conn conn, const Message& message) {
  const Client& client = *house_.client(conn);
  Desk* desk = house_.find(client.table);
  STOLIK_ASSERT(desk != nullptr);
  if (desk->room.lesson == nullptr || !is_for_table(message.name())) return desk;
  if (Desk* table = house_.find(client.at); table != nullptr && !table->loading) return table;
  // Their table is still being read, or is over: what they say may have been carried out there
  // before its answer was lost.
  const bool is_command =
      message.name() == "do" || message.name() == "fell" || message.name() == "throw";
  return is_command ? house_.class_tables.last_of(*desk, client.person, message.id_digest)
                    : nullptr;
}

void Messages::hear(const input::Received& received) {
  const Conn conn = received.conn;
  const Client* client = house_.client(conn);
  if (client == nullptr) return;  // closed meanwhile
  ReadMessage read = read_message(received.text);
  if (!read.trouble.ok()) return house_.refuse(conn, read.id, read.trouble);
  const Message& message = *read.message;
  if (message.name() == "ping") {
    return house_.send(conn,
                       "{\"pong\":" + std::to_string(message.body().integer().value_or(0)) + "}");
  }
  if (house_.halted || house_.stopping) {
    return house_.refuse(
        conn, message.id,
        {"not-serving", "", "The server is about to stop. Come back in a moment."});
  }
  if (client->person == 0) return house_.door.greet(conn, std::move(read.message));
  Desk* desk = addressee(conn, message);
  if (desk == nullptr) return house_.refuse(conn, message.id, kAtNoTable);
  house_.breakages.at_work(desk->room.id);
  const Entry* entry = find(*desk, message.name());
  if (entry != nullptr && entry->question != nullptr) {
    const Said said{*desk, conn, client->person, message, entry};
    if (!may_say(said)) return house_.refuse(conn, message.id, kNotHost);
    return entry->question(house_, said);
  }
  if (message.name() == "create" || message.name() == "open-class" || message.name() == "knock" ||
      message.name() == "resume") {
    return house_.refuse(conn, message.id, kAlreadyHere);
  }
  const bool too_late = house_.pace.comes_too_late(*desk, conn, message);
  Held held{
      .conn = conn, .message = std::move(read.message), .entry = entry, .number = client->person};
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
      house_.refuse(held.conn, held.message->id, kAtNoTable);  // led away meanwhile
    return;
  }
  const Said said{desk, held.conn, held.number, *held.message, held.entry};
  const Message& message = said.message;
  if (message.id.empty()) {
    return house_.refuse(
        held.conn, "",
        {"bad-message", "", "This is no message of the wire, or its id is missing."});
  }
  if (was_said(said)) return;
  // Not remembered: what is too much now may be said again later.
  if (const Trouble now = too_much(said); !now.ok())
    return house_.refuse(held.conn, message.id, now);
  Pending pending;
  const Trouble trouble = answer(said, pending);
  if (trouble.code == "too-many")
    return house_.refuse(held.conn, message.id, trouble);  // another time it may be otherwise
  if (!trouble.ok()) return refuse_for_good(said, trouble);
  if (pending.erases) return house_.writer.erase(desk, held);
  if (pending.batch.records.empty()) {
    // Nothing to keep (somebody was turned away at the door).
    return house_.send(held.conn, ok_text(message.id, desk.room.seq, false));
  }
  const bool is_guests = is_guests_change(said);
  // Whoever opens a nonce is heard: nobody is silent because of a neighbour.
  if ((said.entry->traits & kLess) == 0 && !desk.room.revealing()) {
    Trouble beyond;
    const bool shares =
        is_guests &&
        desk.room.lesson == nullptr;  // a class is one network, and its teacher sees who does what
    if ((shares && house_.door.is_beyond_share(desk, held.conn, beyond)) ||
        house_.door.is_beyond_budget(held.conn, Cost::change, beyond)) {
      return house_.refuse(held.conn, message.id, beyond);
    }
  }
  if (is_guests) {
    std::int64_t& until_ms = desk.changed_ms[held.number];
    until_ms = std::max(until_ms, house_.now_ms) + house_.config.say_every_ms;
  }
  pending.cause = held;
  pending.id = message.id;
  pending.batch.person = held.number;
  pending.batch.id = message.id_digest;
  pending.batch.content = message.content;
  house_.writer.propose(desk, std::move(pending));
}

Trouble Messages::answer(const Said& said, Pending& pending) {
  if (said.entry == nullptr || said.entry->change == nullptr) {
    // A word of tables that nobody of a class says: its table is the class's.
    const bool known = said.desk.room.lesson != nullptr && find(said.message.name()) != nullptr;
    return known ? kNotHost : Trouble{"bad-message", "", "This is no message of the wire."};
  }
  if (!may_say(said)) return kNotHost;
  if (said.desk.room.settings.of_class && house_.class_tables.holds(said.desk) &&
      said.desk.room.playing())
    return kPaused;
  if ((said.entry->traits & kSealed) != 0 && said.desk.room.revealing()) return kBeingDrawn;
  return said.entry->change(house_, said, pending);
}

// What came with the ok: a token, or an invitation, as long as it opens something.
std::string Messages::answer_again(const Said& said) const {
  const Room& room = said.desk.room;
  if (said.message.name() != "invite") return house_.class_door.token_again(said);
  const std::string invitation = house_.door.invitation_of(said);
  return hash_of_token(invitation) == room.settings.invitation
             ? welcome_text(room, said.person, "", invitation)
             : "";
}

// It was carried out or refused before, or its id was used for something else: the answer says so.
bool Messages::was_said(const Said& said) {
  const Message& message = said.message;
  const auto again = [&](std::uint64_t content, std::string text) {
    if (content == message.content) house_.send(said.conn, std::move(text));
    else
      house_.refuse(said.conn, message.id, {"same-id", "", "This id was used for something else."});
    return true;
  };
  const DoneIds::Done* done = said.desk.room.person(said.person)->ids.find(message.id_digest);
  if (done != nullptr) {
    const std::string token = done->content == message.content ? answer_again(said) : "";
    if (!token.empty()) house_.send(said.conn, token);
    return again(done->content, ok_text(message.id, done->seq, true));
  }
  for (const Refused& refused : said.desk.refused) {
    if (refused.person != said.person || refused.id != message.id_digest) continue;
    return again(refused.content, refused.text);
  }
  return false;
}

// A refusal that is remembered: the same message again gets the same answer.
void Messages::refuse_for_good(const Said& said, const Trouble& trouble) {
  const Message& message = said.message;
  std::string text = refused_text(message.id, trouble);
  if (said.desk.room.settings.of_class) house_.class_wall.tripped(said.desk, trouble.rule);
  said.desk.refused.push_back({said.person, message.id_digest, message.content, text});
  if (said.desk.refused.size() > kMaxRefusals) said.desk.refused.erase(said.desk.refused.begin());
  if (house_.client(said.conn) != nullptr) house_.send(said.conn, std::move(text));
}

// What somebody changes at another's table or class, and is no move of a game: it could go on for
// ever.
bool Messages::is_guests_change(const Said& said) const {
  const Room& room = said.desk.room;
  if (said.entry == nullptr || (said.entry->traits & (kLess | kLeadsOn)) != 0 || room.revealing())
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
  const unsigned traits = said.entry != nullptr ? said.entry->traits : unsigned{kPlain};
  const bool is_command = said.message.name() == "do" && room.play.table != nullptr;
  const auto meaning = [&] {
    return is_command ? room.play.table->meaning(said.message.body().text()) : Meaning{};
  };
  const bool too_often =
      is_command ? is_too_often(said.desk.said_ms, said.person) && meaning().is_talk
                 : is_too_often(said.desk.changed_ms, said.person) && is_guests_change(said);
  if (too_often) {
    return {"too-many", "", "You say a lot. Wait a moment."};
  }
  if ((traits & kLess) != 0) return {};
  if (room.seq >= house_.config.batches_max &&
      !((traits & kLeadsOn) != 0 && room.playing() && meaning().leads_on)) {
    return {"too-long", "",
            "Too much has happened at this table. Finish the game and open another table."};
  }
  const bool grows = said.message.name() == "admit" || said.message.name() == "grant" ||
                     (room.lesson != nullptr && said.message.name() == "start");
  if (house_.low && (!room.playing() || grows)) return kNoSpace;
  return {};
}

}  // namespace stolik
