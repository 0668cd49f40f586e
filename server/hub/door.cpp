#include "server/hub/door.h"

#include <algorithm>
#include <array>

#include "core/assert.h"
#include "server/hub/class_wire.h"
#include "server/hub/house.h"
#include "server/hub/names.h"

namespace stolik {
namespace {

const Trouble kNoSuchTable{"no-such-table", "", "No table can be entered this way."};
const Trouble kBadToken{"bad-token", "", "This token opens no seat."};
const Trouble kNobodyKnocks{"no-such-person", "", "Nobody of that number is knocking."};
const Trouble kSameId{"same-id", "", "This id was used for something else."};
constexpr std::size_t kMinSecretId = 22;  // signs: the id of create and knock stands for the person
constexpr std::size_t kMaxKnocks = 60;

std::size_t people_inside(const Room& room) {
  const auto inside = std::count_if(room.people.begin(), room.people.end(),
                                    [](const Person& one) { return !one.gone; });
  return static_cast<std::size_t>(inside);
}

bool is_name_taken(const Room& room, const std::string& name, int self) {
  const std::u32string skeleton = name_skeleton(name);
  return std::any_of(room.people.begin(), room.people.end(), [&](const Person& one) {
    return !one.gone && one.number != self && name_skeleton(one.name) == skeleton;
  });
}

bool opens(const Request& request) {
  return request.entry<request::Create>() != nullptr ||
         request.entry<request::OpenClass>() != nullptr;
}

// How it knocks; who opened this table, and has left it since, does so by the name they gave then.
request::Knock knock_in(const Request& request) {
  if (const auto* knock = request.entry<request::Knock>()) return *knock;
  const auto* create = request.entry<request::Create>();
  return {.name = create != nullptr ? create->name : ""};
}

struct Refusing {
  std::string_view note;
  std::string_view what;
};
Refusing refusing(Cost cost) {
  switch (cost) {
    case Cost::table: return {"tables_refused", "tables were opened"};
    case Cost::class_table: return {"tables_refused", "tables of classes were started"};
    case Cost::game: return {"games_refused", "games were started"};
    case Cost::change: return {"changes_refused", "changes were made"};
    case Cost::deck: return {"decks_refused", "decks were brought"};
  }
  return {};
}

auto knock_of(Desk& desk, int number) {
  return std::find_if(desk.knocks.begin(), desk.knocks.end(),
                      [&](const Knock& one) { return one.number == number; });
}

}  // namespace

int short_content(const Request& request) { return static_cast<int>(request.content >> 34) + 1; }

// ---- chance

std::uint32_t Door::draw_below(std::uint32_t n) {
  const std::uint32_t threshold = (0u - n) % n;
  for (;;) {
    std::array<std::uint8_t, 4> bytes{};
    house_.entropy.fill(bytes);
    std::uint32_t word = 0;
    for (const std::uint8_t byte : bytes) word = word << 8 | byte;
    if (word >= threshold) return word % n;
  }
}

std::string Door::draw_code() {
  for (;;) {
    std::string code = std::to_string(draw_below(kCodes));
    code.insert(0, 8 - code.size(), '0');
    code.replace(0, house_.config.cell.size(), house_.config.cell);
    if (!house_.tables.has_code(code)) return code;
  }
}

std::string Door::draw_token(std::size_t bytes) {
  std::vector<std::uint8_t> drawn(bytes);
  house_.entropy.fill(drawn);
  return to_hex(drawn);
}

TableId Door::draw_table() {
  std::string name = draw_token(8);
  name.replace(0, house_.config.cell.size(), house_.config.cell);
  TableId table{};
  parse_table_name(name, table);
  return table;
}

bool Door::choose_name(const Room* room, std::string wish, std::string& name,
                       std::string& pseudonym, Trouble& trouble, int self,
                       std::span<const Knock> beside) {
  const auto taken = [&](const std::string& text) {
    const std::u32string skeleton = name_skeleton(text);
    return (room != nullptr && is_name_taken(*room, text, self)) ||
           std::any_of(beside.begin(), beside.end(),
                       [&](const Knock& one) { return name_skeleton(one.name) == skeleton; });
  };
  name = std::move(wish);
  pseudonym.clear();
  if (!name.empty()) {
    if (!is_name(name))
      trouble = {"bad-name", "", "A name is 1 to 24 letters, digits, spaces, dots and dashes."};
    else if (taken(name))
      trouble = {"name-taken", "",
                 "Somebody at this table has that name, or one that looks like it."};
    return trouble.ok();
  }
  const std::vector<std::string>& pseudonyms = house_.config.pseudonyms;
  const auto count = static_cast<std::uint32_t>(pseudonyms.size());
  const std::uint32_t first = count > 0 ? draw_below(count) : 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::string& drawn = pseudonyms[(first + i) % count];
    if (taken(drawn)) continue;
    name = pseudonym = drawn;
    return true;
  }
  name = "guest " + std::to_string(1000 + draw_below(9000));
  return true;
}

bool Door::is_beyond_budget(Conn conn, Cost cost, Trouble& trouble, int count) {
  const std::int64_t wait_ms = house_.config.wait_ms ? house_.config.wait_ms(conn, cost, count) : 0;
  if (wait_ms <= 0) return false;
  const Refusing words = refusing(cost);
  house_.want(effect::Note{words.note});
  std::string sentence = "Too many " + std::string{words.what};
  sentence += " from your network. Try again in " + std::to_string((wait_ms + 999) / 1000) + " s.";
  trouble = {"too-many", "", std::move(sentence)};
  return true;
}

bool Door::is_beyond_share(Desk& desk, Conn conn, Trouble& trouble) {
  const Network network = house_.network(conn);
  if (network == Network{}) return false;
  const std::int64_t every_ms = house_.config.guests_every_ms;
  std::erase_if(desk.spent_ms, [&](const auto& one) { return one.second <= house_.now_ms; });
  std::int64_t& until_ms = desk.spent_ms.try_emplace(network.wide, house_.now_ms).first->second;
  if (until_ms > house_.now_ms + (house_.config.guests_at_once - 1) * every_ms) {
    house_.want(effect::Note{"changes_refused"});
    trouble = {"too-many", "",
               "Guests from your network changed a lot here. Try again in a moment."};
    return true;
  }
  until_ms += every_ms;
  return false;
}

// ---- those who are not at a table yet

// The table that somebody means who creates or knocks; nullptr: there is none.
const TableId* Door::opened_by(const Request& request) const {
  // The same request again, of one whose answer was lost: they are at that table already.
  const auto* knock = request.entry<request::Knock>();
  if (knock == nullptr) return house_.tables.by_origin(hash_of_token(request.id));
  const std::string& invitation = knock->invitation.value;
  return invitation.empty() ? house_.tables.by_code(knock->code)
                            : house_.tables.by_invitation(hash_of_token(invitation));
}

// The code or the table it names is drawn in another cell: there it may be known, here it cannot
// be.
Trouble Door::of_other_cell(const Request& request) const {
  const std::string& own = house_.config.cell;
  const auto* resume = request.entry<request::Resume>();
  const auto* knock = request.entry<request::Knock>();
  if (own.empty() || (resume == nullptr && knock == nullptr)) return {};
  const std::string& where = resume != nullptr ? resume->where() : knock->code;
  const std::string cell = where.substr(0, own.size());
  if (cell == own || where.size() != (resume != nullptr ? 16u : 8u)) return {};
  if (cell.find_first_not_of("0123456789") != cell.npos) return {};
  return {"other-cell", "", "That table is in another part of this house: " + cell + ".",
          "../" + cell + "/"};
}

void Door::greet(Conn conn, std::shared_ptr<const Request> request) {
  Client& client = *house_.client(conn);
  const auto refuse = [&](const Trouble& trouble) { house_.refuse(conn, request->id, trouble); };
  if (client.waits)
    return refuse({"under-way", "", "One thing at a time: the last one is under way."});
  if (client.brought != nullptr && client.brought->is_being_checked()) {
    if (client.brought->then != nullptr)
      return refuse({"under-way", "", "One thing at a time: the deck is being checked."});
    client.brought->then = std::move(request);
    return;
  }
  if (const auto* piece = request->entry<request::DeckPiece>())
    return house_.own_decks.piece(conn, *request, *piece);
  client.by_changes = request->takes_changes;
  client.throws = request->throws;
  if (const Trouble trouble = of_other_cell(*request); !trouble.ok()) return refuse(trouble);
  TableId table{};
  const auto* resumed = request->entry<request::Resume>();
  if (resumed != nullptr) {
    if (!parse_table_name(resumed->where(), table) || !house_.tables.has(table)) {
      house_.want(effect::WrongGuess{conn});
      return refuse(kBadToken);
    }
  } else if (request->kind != nullptr) {
    if (request->id.size() < kMinSecretId) {
      return refuse({"bad-message", "", "The id of create and knock is at least 22 random signs."});
    }
    const auto* knock = request->entry<request::Knock>();
    const auto code = knock != nullptr ? knock->guessed_code() : std::nullopt;
    if (code && house_.config.code_refusal) {
      if (const Trouble trouble = house_.config.code_refusal(conn, *code); !trouble.ok())
        return refuse(trouble);
    }
    const TableId* found = opened_by(*request);
    if (found == nullptr && opens(*request)) return create(conn, *request);
    if (found == nullptr) {
      house_.want(effect::WrongGuess{conn});
      return refuse(kNoSuchTable);
    }
    table = *found;
  } else {
    return refuse({"bad-message", "", "Create a table, knock or resume first."});
  }
  if (house_.breakages.is_closed(table)) {
    leave(conn);
    return house_.breakages.turn_off(conn);
  }
  if (resumed != nullptr) leave(conn);
  Desk& desk = house_.load(table);
  if (desk.leaving) return house_.teller.dismiss(desk, conn, "stopping");
  if (resumed == nullptr) {
    const std::string join_hash = hash_of_token(request->id);
    const bool stands_here = std::any_of(
        desk.knocks.begin(), desk.knocks.end(),
        [&](const Knock& knock) { return knock.conn == conn && knock.join_hash == join_hash; });
    if (!stands_here) leave(conn);  // one knock for each line
  }
  client.table = table;
  if (resumed != nullptr && !desk.loading) {
    resume(desk, conn, *request);
    return house_.queue.pump(desk);
  }
  client.waits = true;
  house_.queue.hold(desk, Held{.conn = conn, .request = std::move(request)});
  house_.queue.pump(desk);
}

void Door::open(Desk& desk, const Held& held) {
  if (held.request->entry<request::Resume>() != nullptr)
    return resume(desk, held.conn, *held.request);
  knock(desk, held);
}

bool Door::cannot_open(Conn conn, const Request& request) {
  const auto refuse = [&](const Trouble& trouble) {
    return house_.refuse(conn, request.id, trouble), true;
  };
  const Network network = house_.network(conn);
  Trouble trouble = house_.tables.no_room(network, 1);
  if (trouble.ok()) trouble = house_.tables.no_lobby(network);
  if (!trouble.ok()) return refuse(trouble);
  return house_.low && refuse(kNoSpace);
}

void Door::create(Conn conn, const Request& request) {
  const auto refuse = [&](const Trouble& trouble) { house_.refuse(conn, request.id, trouble); };
  if (cannot_open(conn, request)) return;
  if (const auto* lesson = request.entry<request::OpenClass>())
    return house_.class_door.open(conn, request, *lesson);
  const auto& wanted = *request.entry<request::Create>();
  auto settings = std::make_shared<Settings>();
  Trouble trouble = read_settings(wanted.settings, *settings);
  if (!trouble.ok()) return refuse(trouble);
  std::shared_ptr<const OwnDeck> own;
  if (trouble = house_.own_decks.wanted(conn, settings->options, own); !trouble.ok())
    return refuse(trouble);
  std::string name;
  std::string pseudonym;
  if (!choose_name(nullptr, wanted.name, name, pseudonym, trouble)) return refuse(trouble);
  Pending pending;
  pending.invitation = draw_token();
  settings->code = draw_code();
  settings->invitation = hash_of_token(pending.invitation);
  settings->origin = hash_of_token(request.id);
  pending.token = draw_token();
  const record::SeedDrawn seed = house_.dealer.new_seed(1);
  // Would it be a table?
  Room room;
  room.own = own;
  room.take(*settings);
  const Opened opened = room.open(house_.shelf);
  if (!opened.answer.ok()) return refuse(spoken(opened.answer));
  if (is_beyond_budget(conn, Cost::table, trouble)) return refuse(trouble);
  pending.batch.records = {record::Opened{settings},
                           record::Joined{.person = 1,
                                          .content = short_content(request),
                                          .watches = true,
                                          .name = name,
                                          .pseudonym = pseudonym,
                                          .token = hash_of_token(pending.token),
                                          .join = settings->origin},
                           seed};
  found(conn, request, settings->origin, own, std::move(pending));
}

void Door::found(Conn conn, const Request& request, const std::string& origin,
                 const std::shared_ptr<const OwnDeck>& own, Pending pending) {
  if (own != nullptr) {
    pending.batch.records.insert(pending.batch.records.begin(),
                                 OwnDecks::record_of(own, house_.client(conn)->brought->by));
  }
  pending.cause = {.conn = conn};
  pending.id = request.id;
  pending.batch.person = 1;
  pending.batch.id = request.id_digest;
  pending.batch.content = request.content;
  pending.welcome = conn;
  pending.welcomed = 1;
  const TableId table = draw_table();
  house_.tables.opening(table, origin, house_.network(conn));
  leave(conn);
  house_.breakages.at_work(table);
  Client& client = *house_.client(conn);
  client.waits = true;
  client.table = table;
  client.brought.reset();
  auto desk = std::make_unique<Desk>();
  desk->room.id = table;
  desk->born_ms = desk->loaded_ms = house_.now_ms;
  Desk& placed = *(house_.desks[number(table)] = std::move(desk));
  house_.writer.propose(placed, std::move(pending));
}

// Let in before, but the answer was lost: a new token for the same person.
bool Door::came_before(Desk& desk, const Held& held, const std::string& join_hash) {
  for (const Person& person : desk.room.people) {
    if (person.gone || person.join_hash != join_hash) continue;
    if (person.join_content != 0 && person.join_content != short_content(*held.request)) {
      house_.queue.refuse(held, kSameId);
      return true;
    }
    const bool is_guest = person.number != desk.room.host;
    if (Trouble trouble; (is_guest && is_beyond_share(desk, held.conn, trouble)) ||
                         is_beyond_budget(held.conn, Cost::change, trouble)) {
      house_.queue.refuse(held, trouble);
      return true;
    }
    Pending pending;
    pending.cause = held;
    pending.welcome = held.conn;
    pending.welcomed = person.number;
    pending.token = draw_token(desk.room.lesson != nullptr ? 32 : 16);
    pending.batch.records = {record::Token{person.number, hash_of_token(pending.token)}};
    if (person.number == 1 && held.request->entry<request::Create>() != nullptr) {
      pending.invitation = draw_token();
      pending.batch.records.push_back(record::Invited{hash_of_token(pending.invitation)});
    }
    pending.id = held.request->id;
    house_.writer.propose(desk, std::move(pending));
    return true;
  }
  return false;
}

bool Door::stands_outside(Desk& desk, const Held& held, const std::string& join_hash) {
  for (Knock& knock : desk.knocks) {
    if (knock.join_hash != join_hash) continue;
    if (knock.join_content != short_content(*held.request))
      return house_.refuse(held.conn, held.request->id, kSameId), true;
    const Conn before = knock.conn;  // the same one on a new line
    knock.conn = held.conn;
    house_.client(held.conn)->knock = knock.number;
    house_.send(held.conn, knocking_text(desk.room, knock.number));
    if (before != held.conn) house_.teller.dismiss(desk, before, "elsewhere");
    return true;
  }
  return false;
}

void Door::knock(Desk& desk, const Held& held) {
  const Request& request = *held.request;
  Client& client = *house_.client(held.conn);
  const Room& room = desk.room;
  const auto refuse = [&](const Trouble& trouble) {
    house_.refuse(held.conn, request.id, trouble);
  };
  const std::string join_hash = hash_of_token(request.id);
  if (came_before(desk, held, join_hash)) return;
  client.waits = false;
  if (stands_outside(desk, held, join_hash)) return;
  if (house_.low) return refuse(kNoSpace);
  if (room.seq >= house_.config.batches_max) return refuse(kNoSuchTable);
  const request::Knock asked = knock_in(request);
  if (room.lesson != nullptr) return house_.class_door.knock(desk, held, asked);
  const bool watches = asked.watch || room.phase != Head::Phase::lobby;
  const bool invited = asked.invitation.is_present;
  const std::size_t places = room.settings.open_door && !invited ? kMaxByDoor : kMaxPeople;
  const bool must_wait = !room.settings.open_door && !invited;
  if ((watches && !room.settings.spectators) || !has_place(desk, places) ||
      (must_wait && !has_place_outside(desk, held.conn))) {
    return refuse(kNoSuchTable);
  }
  Knock knock{held.conn, 0, "", "", watches, join_hash, request.id, short_content(request)};
  Trouble trouble;
  // Whoever merely knocks takes no name from those who are let in.
  const std::span<const Knock> beside =
      must_wait ? std::span<const Knock>{desk.knocks} : std::span<const Knock>{};
  if (!choose_name(&room, asked.name, knock.name, knock.pseudonym, trouble, 0, beside))
    return refuse(trouble);
  if (!must_wait) {
    if (is_beyond_share(desk, held.conn, trouble) ||
        is_beyond_budget(held.conn, Cost::change, trouble))
      return refuse(trouble);
    client.waits = true;
    Pending pending;
    pending.cause = held;
    pending.id = request.id;
    let_in(desk, knock, places, pending);
    return house_.writer.propose(desk, std::move(pending));
  }
  waits_outside(desk, std::move(knock));
  house_.teller.people(desk);
}

// There is a place for it.
void Door::waits_outside(Desk& desk, Knock knock) {
  if (desk.knocks.size() >= kMaxKnocks) one_gives_way(desk);
  knock.number = static_cast<int>(1000 + draw_below(1'000'000'000));
  house_.client(knock.conn)->knock = knock.number;
  house_.send(knock.conn, knocking_text(desk.room, knock.number));
  desk.knocks.push_back(std::move(knock));
}

// A device knocks once: who knocks again on another line takes the earlier knock back.
void Door::takes_back(Desk& desk, const std::string& device) {
  const auto same = std::find_if(desk.knocks.begin(), desk.knocks.end(),
                                 [&](const Knock& one) { return one.device == device; });
  if (device.empty() || same == desk.knocks.end()) return;
  const Conn conn = same->conn;
  desk.knocks.erase(same);
  house_.teller.dismiss(desk, conn, "elsewhere");
}

// How many of those who knock come from where.
Door::Crowd Door::outside(const Desk& desk) const {
  Crowd crowd;
  for (const Knock& knock : desk.knocks) ++crowd.from[house_.network(knock.conn).wide];
  for (const auto& [network, count] : crowd.from) {
    if (count > crowd.most) crowd.most = count, crowd.where = network;
  }
  return crowd;
}

// One network cannot keep the others out: where it has most of the places, it gives some up.
bool Door::has_place_outside(const Desk& desk, Conn conn) const {
  if (desk.knocks.size() < kMaxKnocks) return true;
  Crowd crowd = outside(desk);
  return crowd.most > crowd.from[house_.network(conn).wide] + 1;
}

void Door::one_gives_way(Desk& desk) {
  const std::uint64_t where = outside(desk).where;
  const auto first = std::find_if(desk.knocks.begin(), desk.knocks.end(), [&](const Knock& one) {
    return house_.network(one.conn).wide == where;
  });
  const Conn conn = first->conn;
  desk.knocks.erase(first);
  house_.want(effect::Note{"knocks_gave_way"});
  house_.teller.dismiss(desk, conn, "turned-away");
}

// Somebody comes in: by an open door, an invitation, or because the host says so.
// Where it is full, who has been away longest and has no seat makes room.
void Door::let_in(Desk& desk, Knock knock, std::size_t places, Pending& pending) {
  if (Trouble none; is_name_taken(desk.room, knock.name, 0)) {  // by one who came in meanwhile
    choose_name(&desk.room, "", knock.name, knock.pseudonym, none);
  }
  pending.token = draw_token();
  pending.welcome = knock.conn;
  pending.welcomed = desk.room.next_person;
  if (people_inside(desk.room) >= places)
    house_.chairs.leaves(desk, longest_ghost(desk), false, pending.batch.records);
  pending.batch.records.push_back(record::Joined{.person = desk.room.next_person,
                                                 .content = knock.join_content,
                                                 .watches = knock.watches,
                                                 .name = knock.name,
                                                 .pseudonym = knock.pseudonym,
                                                 .token = hash_of_token(pending.token),
                                                 .join = knock.join_hash});
}

void Door::resume(Desk& desk, Conn conn, const Request& request) {
  house_.client(conn)->waits = false;
  const auto& asked = *request.entry<request::Resume>();
  const std::string hash = hash_of_token(asked.token);
  const auto& people = desk.room.people;
  const auto person = std::find_if(people.begin(), people.end(), [&](const Person& one) {
    return !one.gone && one.token_hash == hash;
  });
  if (person == people.end()) {
    house_.want(effect::WrongGuess{conn});
    house_.refuse(conn, request.id, kBadToken);
    if (desk.here.empty())
      house_.set_timer(desk, TimerId::Kind::empty, 0, house_.now_ms + house_.config.unload_ms);
    return;
  }
  const int number = person->number;
  if (desk.room.lesson != nullptr) {
    house_.send(conn, entered_text(desk.room, number, ""));
    house_.class_wall.tell(desk, conn, number);
  } else {
    house_.send(conn,
                welcome_text(desk.room, number, "", "", house_.teller.lost(desk, asked.seen)));
    house_.teller.missed(desk, conn, number, asked.seen);
  }
  come_in(desk, conn, number);
}

// ---- the host's words

Trouble Door::admit(const Said& said, const request::Admit& request, Pending& pending) {
  const auto knock = knock_of(said.desk, request.person);
  if (knock == said.desk.knocks.end()) return kNobodyKnocks;
  if (!has_place(said.desk, kMaxPeople))
    return {"too-many", "", "There is no place left at this table."};
  let_in(said.desk, *knock, kMaxPeople, pending);
  return {};
}

Trouble Door::turn_away(const Said& said, const request::TurnAway& request, Pending&) {
  std::vector<Conn> conns;
  std::erase_if(said.desk.knocks, [&](const Knock& knock) {
    const bool goes = request.all || knock.number == request.person;
    if (goes) conns.push_back(knock.conn);
    return goes;
  });
  if (conns.empty()) return kNobodyKnocks;
  for (const Conn conn : conns) house_.teller.dismiss(said.desk, conn, "turned-away");
  house_.teller.people(said.desk);
  return {};
}

std::string Door::invitation_of(const Said& said) const {
  return token_for(said.desk.room.settings.origin, said.person, said.request.id, 16);
}

Trouble Door::invite(const Said& said, const request::Invite&, Pending& pending) {
  pending.invitation = invitation_of(said);
  pending.batch.records = {record::Invited{hash_of_token(pending.invitation)}};
  return {};
}

// ---- coming and going

// From here on this line hears every update.
void Door::come_in(Desk& desk, Conn conn, int person) {
  for (const auto& [old, who] : std::vector(desk.here)) {
    if (who == person) house_.teller.dismiss(desk, old, "elsewhere");
  }
  Client& client = *house_.client(conn);
  client.table = desk.room.id;
  client.person = person;
  client.knock = 0;
  client.waits = false;
  const Network network = house_.network(conn);
  if (person == desk.room.host) {
    house_.tables.belongs_to(desk.room.id, network);
    house_.own_decks.remember(desk.room.own, network);
  }
  house_.tables.visited(desk.room.id, network);
  std::erase_if(desk.knocks, [&](const Knock& knock) { return knock.conn == conn; });
  arrive(desk, conn, person);
  if (desk.room.lesson != nullptr) house_.class_tables.entered(desk, conn, person);
}

void Door::arrive(Desk& desk, Conn conn, int person) {
  house_.tables.not_vacant(desk.room.id);
  const bool first = desk.here.empty();
  desk.here.emplace_back(conn, person);
  if (desk.now != nullptr) desk.now->here_ms.try_emplace(person, house_.now_ms);
  house_.cancel_timer(desk, TimerId::Kind::empty, 0);
  house_.cancel_timer(desk, TimerId::Kind::away, person);
  if (desk.room.phase != Head::Phase::over) house_.cancel_timer(desk, TimerId::Kind::expiry, 0);
  if (first) {  // those who are not back yet have their time from now on
    house_.set_timer(desk, TimerId::Kind::touch, 0, house_.now_ms + house_.config.touch_ms);
    for (const Person& one : desk.room.people) {
      if (!one.gone && one.number != person) is_away(desk, one.number);
    }
  }
  const int seat = desk.room.seat_of(person);
  if (seat >= 0 && desk.room.chairs[static_cast<std::size_t>(seat)].stand_in) {
    house_.queue.hold(desk, Held::Kind::back, person);
  }
  house_.teller.people(desk);
  house_.settle(desk);
}

void Door::is_away(Desk& desk, int person) {
  if (desk.room.lesson != nullptr) return;  // a pupil keeps the place for the whole lesson
  const auto& owner = desk.room.settings.of_class;
  if (owner)
    return house_.set_timer(desk, TimerId::Kind::away, person,
                            house_.now_ms + owner->away_seconds * 1000);
  house_.set_timer(desk, TimerId::Kind::away, person, house_.now_ms + house_.config.away_ms);
}

void Door::go(Desk& desk, Conn conn) {
  const auto found = std::find_if(desk.here.begin(), desk.here.end(),
                                  [&](const auto& one) { return one.first == conn; });
  if (found == desk.here.end()) return;
  const int person = found->second;
  desk.here.erase(found);
  house_.teller.people(desk);
  desk.gone_ms[person] = house_.now_ms;
  if (desk.room.person(person) != nullptr) is_away(desk, person);
  left_alone(desk);
  if (desk.room.lesson != nullptr) {
    desk.now->here_ms.erase(person);
    house_.class_wall.dropped(desk, person);
    house_.class_tables.gone(desk, conn);
  }
  house_.settle(desk);
}

void Door::left_alone(Desk& desk) {
  if (!desk.here.empty()) return;
  const Room& room = desk.room;
  house_.set_timer(desk, TimerId::Kind::empty, 0, house_.now_ms + house_.config.unload_ms);
  if (room.phase != Head::Phase::over && !room.settings.of_class) {
    house_.set_timer(desk, TimerId::Kind::expiry, 0,
                     house_.now_ms + house_.tables.expiry_ms(room.head()));
  }
  house_.tables.vacant(room.id, room.phase == Head::Phase::lobby && room.next_person <= 2,
                       house_.now_ms);
}

void Door::nobody_came(Desk& desk, int person) {
  if (desk.is_here(person)) return;
  desk.gone_ms[person] = house_.now_ms;
  is_away(desk, person);
  left_alone(desk);
}

void Door::leave(Conn conn) {
  Client* client = house_.client(conn);
  if (client == nullptr || client->knock == 0) return;
  client->knock = 0;
  Desk* desk = house_.find(client->table);
  if (desk == nullptr ||
      std::erase_if(desk->knocks, [&](const Knock& knock) { return knock.conn == conn; }) == 0)
    return;
  house_.teller.people(*desk);
  if (desk->here.empty())
    house_.set_timer(*desk, TimerId::Kind::empty, 0, house_.now_ms + house_.config.unload_ms);
}

std::int64_t Door::away_for_ms(const Desk& desk, int person) const {
  if (desk.is_here(person)) return 0;
  const auto since = desk.gone_ms.find(person);
  return house_.now_ms - (since != desk.gone_ms.end() ? since->second : desk.loaded_ms);
}

int Door::longest_ghost(const Desk& desk) const {
  int ghost = 0;
  std::int64_t longest_ms = -1;
  for (const Person& one : desk.room.people) {
    if (one.gone || one.number == desk.room.host || desk.is_here(one.number) ||
        desk.room.seat_of(one.number) >= 0)
      continue;
    const std::int64_t away_ms = away_for_ms(desk, one.number);
    // After a restart everybody seems to be away: they have a moment to be back.
    const bool left = desk.gone_ms.contains(one.number) || away_ms >= house_.config.hold_ms;
    if (left && away_ms > longest_ms) ghost = one.number, longest_ms = away_ms;
  }
  return ghost;
}

bool Door::has_place(const Desk& desk, std::size_t places) const {
  return people_inside(desk.room) < places || longest_ghost(desk) != 0;
}

}  // namespace stolik
