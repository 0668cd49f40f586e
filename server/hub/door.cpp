// Coming and going: create, knock, admit, resume, leave; and what is kept of tables that sleep.

#include <algorithm>

#include "core/assert.h"
#include "server/hub/brain.h"
#include "server/hub/names.h"

namespace stolik {
namespace {

const Trouble kNoSpace{"storage", "", "There is no room for more. Games that are being played go on; try again later."};
const Trouble kNoSuchTable{"no-such-table", "", "No table can be entered this way."};
const Trouble kSameId{"same-id", "", "This id was used for something else."};
constexpr int kMadeRoomAtOnce = 16;       // lobbies forgotten for one that is opened
constexpr std::size_t kMinSecretId = 22;  // signs: the id of create and knock stands for the person

const Json* member(const Json* body, std::string_view name) {
  return body != nullptr ? body->find(name) : nullptr;
}
bool is_name_taken(const Room& room, const std::string& name, int self) {
  const std::u32string skeleton = name_skeleton(name);
  return std::any_of(room.people.begin(), room.people.end(), [&](const Person& one) {
    return !one.gone && one.number != self && name_skeleton(one.name) == skeleton;
  });
}
// Enough to tell another message from the same one; never 0.
int short_content(const Message& message) { return static_cast<int>(message.content >> 34) + 1; }
std::size_t people_inside(const Room& room) {
  const auto inside = std::count_if(room.people.begin(), room.people.end(), [](const Person& one) { return !one.gone; });
  return static_cast<std::size_t>(inside);
}

}  // namespace

bool is_chair_kind(std::string_view text) {
  return text == "open" || text == "closed" || text == "bot" ||
         (text.starts_with("bot:") && level_named(text.substr(4)).has_value());
}

// ---- chance

std::uint32_t Hub::Brain::draw_below(std::uint32_t n) {
  const std::uint32_t threshold = (0u - n) % n;
  for (;;) {
    std::array<std::uint8_t, 4> bytes{};
    entropy_.fill(bytes);
    std::uint32_t word = 0;
    for (const std::uint8_t byte : bytes) word = word << 8 | byte;
    if (word >= threshold) return word % n;
  }
}

std::string Hub::Brain::draw_code() {
  for (;;) {
    std::string code = std::to_string(draw_below(100'000'000));
    code.insert(0, 8 - code.size(), '0');
    if (!codes_.contains(code)) return code;
  }
}

std::string Hub::Brain::draw_token() {
  std::array<std::uint8_t, 16> bytes{};
  entropy_.fill(bytes);
  return to_hex(bytes);
}

bool Hub::Brain::choose_name(const Room* room, std::string wish, std::string& name, std::string& pseudonym,
                             Trouble& trouble, int self, std::span<const Knock> beside) {
  const auto taken = [&](const std::string& text) {
    const std::u32string skeleton = name_skeleton(text);
    return (room != nullptr && is_name_taken(*room, text, self)) ||
           std::any_of(beside.begin(), beside.end(), [&](const Knock& one) { return name_skeleton(one.name) == skeleton; });
  };
  name = std::move(wish);
  pseudonym.clear();
  if (!name.empty()) {
    if (!is_name(name)) trouble = {"bad-name", "", "A name is 1 to 24 letters, digits, spaces, dots and dashes."};
    else if (taken(name)) trouble = {"name-taken", "", "Somebody at this table has that name, or one that looks like it."};
    return trouble.code.empty();
  }
  const auto count = static_cast<std::uint32_t>(config_.pseudonyms.size());
  const std::uint32_t first = count > 0 ? draw_below(count) : 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::string& drawn = config_.pseudonyms[(first + i) % count];
    if (taken(drawn)) continue;
    name = pseudonym = drawn;
    return true;
  }
  name = "guest " + std::to_string(1000 + draw_below(9000));
  return true;
}

// ---- tables in memory and asleep

std::int64_t Hub::Brain::expiry_ms(Head::Phase phase) const {
  switch (phase) {
    case Head::Phase::lobby: return config_.lobby_ms;
    case Head::Phase::playing: return config_.abandoned_ms;
    case Head::Phase::over: return config_.keep_ms;
  }
  return config_.keep_ms;
}

void Hub::Brain::remember(const Head& head) {
  const auto [found, fresh] = known_.try_emplace(number(head.table));
  Head& known = found->second;
  if (!fresh && known.phase == Head::Phase::lobby) --lobbies_;
  if (head.phase == Head::Phase::lobby) ++lobbies_;
  if (known.invitation != head.invitation) invitations_.erase(known.invitation);
  known = head;
  if (!head.code.empty()) codes_[head.code] = head.table;
  if (!head.invitation.empty()) invitations_[head.invitation] = head.table;
  if (!head.origin.empty()) origins_[head.origin] = head.table;
}

Desk& Hub::Brain::load(TableId table) {
  at_work_ = table;
  if (Desk* desk = find(table)) return *desk;
  auto& desk = desks_[number(table)];
  desk = std::make_unique<Desk>();
  desk->room.id = table;
  desk->loading = true;
  want(effect::Load{table});
  return *desk;
}

// Whoever sits at a silent table is there all the same: after a restart it must not look abandoned.
void Hub::Brain::touch(Desk& desk) {
  if (desk.here.empty() || stopping_) return;
  Append append;
  append.table = desk.room.id;
  append.touch = true;
  want(effect::Write{Ticket{next_ticket_++}, std::move(append)});
  set_timer(desk, TimerId::Kind::touch, 0, now_ms_ + config_.touch_ms);
}

void Hub::Brain::forget(TableId table) {
  if (Desk* desk = find(table)) {
    if (desk->pending) {  // not between a write and its answer
      want(effect::SetTimer{{table, TimerId::Kind::expiry, 0}, now_ms_ + 1000});
      return;
    }
    dismiss_all(*desk, "expired");
    desks_.erase(number(table));
  }
  const auto known = known_.find(number(table));
  if (known != known_.end()) {
    codes_.erase(known->second.code);
    invitations_.erase(known->second.invitation);
    origins_.erase(known->second.origin);
    if (known->second.phase == Head::Phase::lobby) --lobbies_;
    known_.erase(known);
  }
  not_lonely(table);
  broken_.erase(number(table));
  bots_reported_.erase(number(table));
  Append append;
  append.table = table;
  append.erase = true;
  const Ticket ticket{next_ticket_++};
  erasing_[ticket] = table;
  want(effect::Write{ticket, std::move(append)});
}

void Hub::Brain::not_lonely(TableId table) {
  const auto found = lonely_.find(number(table));
  if (found == lonely_.end()) return;
  longest_lonely_.erase({found->second, found->first});
  lonely_.erase(found);
}

void Hub::Brain::make_room() {
  const bool nearly_full = (lobbies_ + opening_.size()) * 4 >= config_.lobbies_max * 3 || known_.size() * 4 >= config_.tables_max * 3;
  for (int i = 0; i < kMadeRoomAtOnce && nearly_full && !longest_lonely_.empty(); ++i) {
    const auto [since_ms, table] = *longest_lonely_.begin();
    if (now_ms_ - since_ms < config_.lonely_ms) return;
    want(effect::Note{"lobbies_made_room"});
    want(effect::CancelTimer{{TableId{table}, TimerId::Kind::expiry, 0}});
    forget(TableId{table});
  }
}

bool Hub::Brain::is_beyond_budget(Conn conn, Cost cost, Trouble& trouble) {
  const std::int64_t wait_ms = config_.wait_ms ? config_.wait_ms(conn, cost) : 0;
  if (wait_ms <= 0) return false;
  want(effect::Note{cost == Cost::table ? "tables_refused" : "games_refused"});
  trouble = {"too-many", "", std::string{"Too many "} + (cost == Cost::table ? "tables were opened" : "games were started") +
                                 " from your network. Try again in " + std::to_string((wait_ms + 999) / 1000) + " s."};
  return true;
}

// ---- those who are not at a table yet

void Hub::Brain::greet(Conn conn, const Message& message, std::string_view text) {
  Client& client = clients_[number(conn)];
  if (client.waits) {
    return refuse(conn, message.id, {"under-way", "", "One thing at a time: the last one is under way."});
  }
  const bool secret = message.id.size() >= kMinSecretId;
  if (message.name == "create" || message.name == "knock") {
    if (!secret) {
      return refuse(conn, message.id, {"bad-message", "", "The id of create and knock is at least 22 random signs."});
    }
    // The same message again, of one whose answer was lost: they are at that table already.
    const auto known = origins_.find(hash_of_token(message.id));
    if (message.name == "create" && known == origins_.end()) return create(conn, message);
    TableId table{};
    if (message.name == "create") {
      table = known->second;
    } else {
      const std::string code = text_of(message.body, "code");
      const std::string invitation = text_of(message.body, "invitation");
      const auto& index = invitation.empty() ? codes_ : invitations_;
      const auto found = index.find(invitation.empty() ? code : hash_of_token(invitation));
      if (found == index.end()) {
        want(effect::WrongGuess{conn});
        return refuse(conn, message.id, kNoSuchTable);
      }
      table = found->second;
    }
    if (broken_.contains(number(table))) {
      leave_door(conn);
      return turn_off(conn);
    }
    Desk& desk = load(table);
    const std::string join_hash = hash_of_token(message.id);
    const bool stands_here = std::any_of(desk.knocks.begin(), desk.knocks.end(), [&](const Knock& knock) {
      return knock.conn == conn && knock.join_hash == join_hash;
    });
    if (!stands_here && config_.plant != Plant::stay_at_door) leave_door(conn);  // one knock for each line
    client.waits = true;
    client.table = table;
    hold(desk, {Held::Kind::message, conn, std::string{text}, 0});
    return pump(desk);
  }
  if (message.name == "resume") {
    TableId table{};
    if (!parse_table_name(text_of(message.body, "table"), table) || !known_.contains(number(table))) {
      want(effect::WrongGuess{conn});
      return refuse(conn, message.id, {"bad-token", "", "This token opens no seat."});
    }
    leave_door(conn);
    if (broken_.contains(number(table))) return turn_off(conn);
    Desk& desk = load(table);
    client.table = table;
    if (!desk.loading) {
      resume(desk, conn, message);
      return pump(desk);
    }
    client.waits = true;
    return hold(desk, {Held::Kind::message, conn, std::string{text}, 0});
  }
  refuse(conn, message.id, {"bad-message", "", "Create a table, knock or resume first."});
}

void Hub::Brain::create(Conn conn, const Message& message) {
  const auto bad = [&](std::string_view code, std::string why) {
    refuse(conn, message.id, {code, "", std::move(why)});
  };
  make_room();
  if (lobbies_ + opening_.size() >= config_.lobbies_max || known_.size() + opening_.size() >= config_.tables_max) {
    want(effect::Note{"tables_refused"});
    return bad("too-many", "The house is full. Try again in a minute.");
  }
  if (low_) return refuse(conn, message.id, kNoSpace);
  const Json* body = message.body;
  const Json* seats = member(body, "seats");
  if (seats == nullptr || !seats->is_array() || seats->items().empty() || seats->items().size() > kMaxChairs) {
    return bad("bad-message", "seats: a list of at most 12 is expected.");
  }
  Room room;
  std::string settings{"{\"seats\":["};
  for (const Json& seat : seats->items()) {
    if (!seat.is_string() || !is_chair_kind(seat.text())) {
      return bad("bad-message", "seats: open, closed, bot or bot:LEVEL (random, easy, steady, strong).");
    }
    if (settings.back() != '[') settings += ',';
    write_json_string(settings, seat.text());
  }
  const auto number_of = [&](std::string_view name, std::int64_t usual) {
    const Json* value = member(body, name);
    return value != nullptr ? value->integer().value_or(-1) : usual;
  };
  const std::int64_t turn_seconds = number_of("turn_seconds", 0);
  const std::int64_t multiplier = number_of("multiplier", 1);
  if (turn_seconds < 0 || turn_seconds > 3600) return bad("bad-option", "turn_seconds: 0 to 3600.");
  if (multiplier != 1 && multiplier != 2 && multiplier != 5 && multiplier != 10) {
    return bad("bad-option", "multiplier: 1, 2, 5 or 10.");
  }
  const Json* options = member(body, "options");
  std::string options_text{"{}"};
  if (options != nullptr) {
    if (!options->is_object()) return bad("bad-option", "options: an object is expected.");
    options_text.clear();
    options->write(options_text);
  }
  const auto flag = [&](std::string_view name, bool usual) {
    const Json* value = member(body, name);
    return value != nullptr && value->is_boolean() ? value->is_true() : usual;
  };
  std::string name;
  std::string pseudonym;
  Trouble trouble;
  if (!choose_name(nullptr, text_of(body, "name"), name, pseudonym, trouble)) return refuse(conn, message.id, trouble);
  const std::string invitation = draw_token();
  const std::string origin = hash_of_token(message.id);
  settings += "],\"options\":" + options_text + ",\"open_door\":" + (text_of(body, "door") == "open" ? "true" : "false") +
              ",\"spectators\":" + (flag("spectators", true) ? "true" : "false") + ",\"bot_when_away\":" +
              (flag("bot_when_away", false) ? "true" : "false") + ",\"coach\":" +
              (flag("coach", false) ? "true" : "false") + ",\"turn_seconds\":" + std::to_string(turn_seconds) +
              ",\"multiplier\":" + std::to_string(multiplier) + ",\"code\":\"" + draw_code() + "\",\"invitation\":\"" +
              hash_of_token(invitation) + "\",\"origin\":\"" + origin + "\"}";

  Pending pending;
  const std::string token = draw_token();
  std::array<std::uint8_t, 8> id{};
  entropy_.fill(id);
  Secret seed{};
  entropy_.fill(seed);
  pending.batch.records = {
      {.kind = Record::Kind::opened, .text = text_of(body, "game"), .more = settings},
      {.kind = Record::Kind::joined, .person = 1, .number = short_content(message), .flag = true, .text = name, .more = pseudonym,
       .hash = hash_of_token(token), .join = origin},
      {.kind = Record::Kind::secret, .number = 1, .text = to_hex(seed)}};
  // Would it be a table? Try it on a room nobody sees.
  Batch trial = pending.batch;
  trial.seq = 1;
  const std::string flaw = room.apply(trial, shelf_, nullptr);
  STOLIK_ASSERT(flaw.empty());
  const Opened opened = room.open(shelf_);
  if (!opened.answer.ok()) {
    return refuse(conn, message.id, {code_name(opened.answer.code), opened.answer.rule, opened.answer.message});
  }
  if (is_beyond_budget(conn, Cost::table, trouble)) return refuse(conn, message.id, trouble);
  std::uint64_t table = 0;
  for (const std::uint8_t byte : id) table = table << 8 | byte;
  opening_[table] = origin;
  origins_[origin] = TableId{table};  // from now on: the same message on another line waits for this one
  leave_door(conn);
  at_work_ = TableId{table};
  Client& client = clients_[stolik::number(conn)];
  client.waits = true;
  client.table = TableId{table};
  auto desk = std::make_unique<Desk>();
  desk->room.id = TableId{table};
  desk->born_ms = desk->loaded_ms = now_ms_;
  pending.cause = {Held::Kind::message, conn, "", 0};
  pending.id = message.id;
  pending.batch.person = 1;
  pending.batch.id = message.id_digest;
  pending.batch.content = message.content;
  pending.welcome = conn;
  pending.welcomed = 1;
  pending.token = token;
  pending.invitation = invitation;
  Desk& placed = *(desks_[table] = std::move(desk));
  propose(placed, std::move(pending));
}

void Hub::Brain::knock(Desk& desk, const Held& held, const Message& message) {
  const auto found = clients_.find(stolik::number(held.conn));
  if (found == clients_.end()) return;
  Client& client = found->second;
  Room& room = desk.room;
  const std::string join_hash = hash_of_token(message.id);
  Pending pending;
  pending.cause = held;
  pending.welcome = held.conn;
  pending.token = draw_token();
  for (const Person& person : room.people) {
    if (person.gone || person.join_hash != join_hash) continue;
    if (person.join_content != 0 && person.join_content != short_content(message)) {
      client.waits = false;
      return refuse(held.conn, message.id, kSameId);
    }
    // Let in before, but the answer was lost: a new token for the same person.
    pending.batch.records = {
        {.kind = Record::Kind::token, .person = person.number, .hash = hash_of_token(pending.token)}};
    pending.welcomed = person.number;
    if (person.number == 1 && message.name == "create") {
      pending.invitation = draw_token();
      pending.batch.records.push_back({.kind = Record::Kind::invited, .hash = hash_of_token(pending.invitation)});
    }
    pending.id = message.id;
    return propose(desk, std::move(pending));
  }
  client.waits = false;
  for (Knock& knock : desk.knocks) {
    if (knock.join_hash != join_hash) continue;
    if (knock.join_content != short_content(message)) return refuse(held.conn, message.id, kSameId);
    const Conn before = knock.conn;  // the same one on a new line
    knock.conn = held.conn;
    client.knock = knock.number;
    send(held.conn, knocking_text(knock.number));
    if (before != held.conn) dismiss(desk, before, "elsewhere");
    return;
  }
  if (low_) return refuse(held.conn, message.id, kNoSpace);
  if (room.seq >= config_.batches_max) return refuse(held.conn, message.id, kNoSuchTable);
  const Json* wish = member(message.body, "watch");
  const bool watches = (wish != nullptr && wish->is_true()) || room.phase != Head::Phase::lobby;
  const bool invited = member(message.body, "invitation") != nullptr;
  const std::size_t places = room.open_door && !invited ? kMaxByDoor : kMaxPeople;
  const bool must_wait = !room.open_door && !invited;
  if ((watches && !room.spectators) || !has_place(desk, places) || (must_wait && desk.knocks.size() >= kMaxKnocks)) {
    return refuse(held.conn, message.id, kNoSuchTable);
  }
  Knock knock{held.conn, 0, "", "", watches, join_hash, message.id, short_content(message)};
  Trouble trouble;
  // Whoever merely knocks takes no name from those who are let in.
  const std::span<const Knock> beside = must_wait ? std::span<const Knock>{desk.knocks} : std::span<const Knock>{};
  if (!choose_name(&room, text_of(message.body, "name"), knock.name, knock.pseudonym, trouble, 0, beside)) {
    return refuse(held.conn, message.id, trouble);
  }
  if (!must_wait) {
    client.waits = true;
    return admit(desk, held, message, knock, places);
  }
  knock.number = static_cast<int>(1000 + draw_below(1'000'000'000));
  client.knock = knock.number;
  desk.knocks.push_back(std::move(knock));
  send(held.conn, knocking_text(client.knock));
  tell_people(desk);
}

// Somebody comes in: by an open door, an invitation, or because the host says so (then `held` is the host's).
// Where it is full, who has been away longest and has no seat makes room.
void Hub::Brain::admit(Desk& desk, const Held& held, const Message& message, Knock knock, std::size_t places) {
  if (Trouble none; is_name_taken(desk.room, knock.name, 0)) {  // by one who came in meanwhile
    choose_name(&desk.room, "", knock.name, knock.pseudonym, none);
  }
  Pending pending;
  pending.cause = held;
  pending.token = draw_token();
  pending.welcome = knock.conn;
  pending.welcomed = desk.room.next_person;
  pending.id = message.id;
  if (people_inside(desk.room) >= places) leave(desk, longest_ghost(desk), false, pending.batch.records);
  pending.batch.records.push_back({.kind = Record::Kind::joined, .person = desk.room.next_person, .number = knock.join_content,
                                   .flag = knock.watches, .text = knock.name, .more = knock.pseudonym,
                                   .hash = hash_of_token(pending.token), .join = knock.join_hash});
  if (held.number != 0) {  // the host's word counts once
    pending.batch.person = held.number;
    pending.batch.id = message.id_digest;
    pending.batch.content = message.content;
  }
  propose(desk, std::move(pending));
}

void Hub::Brain::resume(Desk& desk, Conn conn, const Message& message) {
  const auto found = clients_.find(stolik::number(conn));
  if (found == clients_.end()) return;
  found->second.waits = false;
  const std::string hash = hash_of_token(text_of(message.body, "token"));
  const Person* person = nullptr;
  for (const Person& one : desk.room.people) {
    if (!one.gone && one.token_hash == hash) person = &one;
  }
  if (person == nullptr) {
    want(effect::WrongGuess{conn});
    refuse(conn, message.id, {"bad-token", "", "This token opens no seat."});
    if (desk.here.empty()) set_timer(desk, TimerId::Kind::empty, 0, now_ms_ + config_.unload_ms);
    return;
  }
  const std::optional<std::uint64_t> seen = seen_of(message.body);
  const int number = person->number;
  send(conn, welcome_text(desk.room, number, "", "", lost(desk, seen)));
  tell_missed(desk, conn, number, seen);
  come_in(desk, conn, number);
}

// From here on this line hears every update.
void Hub::Brain::come_in(Desk& desk, Conn conn, int person) {
  Client& client = clients_[stolik::number(conn)];
  for (const auto& [old, who] : std::vector(desk.here)) {
    if (who == person) dismiss(desk, old, "elsewhere");
  }
  client.table = desk.room.id;
  client.person = person;
  client.knock = 0;
  client.waits = false;
  not_lonely(desk.room.id);
  const bool first = desk.here.empty();
  desk.here.emplace_back(conn, person);
  std::erase_if(desk.knocks, [&](const Knock& knock) { return knock.conn == conn; });
  cancel_timer(desk, TimerId::Kind::empty, 0);
  cancel_timer(desk, TimerId::Kind::away, person);
  if (desk.room.phase != Head::Phase::over) cancel_timer(desk, TimerId::Kind::expiry, 0);
  if (first) set_timer(desk, TimerId::Kind::touch, 0, now_ms_ + config_.touch_ms);
  if (first) {  // those who are not back yet have their time from now on
    for (const Person& one : desk.room.people) {
      if (!one.gone && one.number != person) set_timer(desk, TimerId::Kind::away, one.number, now_ms_ + config_.away_ms);
    }
  }
  const int seat = desk.room.seat_of(person);
  if (seat >= 0 && desk.room.chairs[static_cast<std::size_t>(seat)].stand_in) {
    hold(desk, {Held::Kind::back, {}, "", person});
  }
  tell_people(desk);
  settle_after(desk);
}

void Hub::Brain::go(Desk& desk, Conn conn) {
  int person = 0;
  std::erase_if(desk.here, [&](const auto& one) {
    if (one.first != conn) return false;
    person = one.second;
    return true;
  });
  if (person == 0) return;
  tell_people(desk);
  desk.gone_ms[person] = now_ms_;
  if (desk.room.person(person) != nullptr) {
    set_timer(desk, TimerId::Kind::away, person, now_ms_ + config_.away_ms);
  }
  left_alone(desk);
  settle_after(desk);
}

void Hub::Brain::left_alone(Desk& desk) {
  if (!desk.here.empty()) return;
  set_timer(desk, TimerId::Kind::empty, 0, now_ms_ + config_.unload_ms);
  if (desk.room.phase != Head::Phase::over) {
    set_timer(desk, TimerId::Kind::expiry, 0, now_ms_ + expiry_ms(desk.room.phase));
  }
  not_lonely(desk.room.id);
  if (desk.room.phase != Head::Phase::lobby || desk.room.next_person > 2) return;
  lonely_[stolik::number(desk.room.id)] = now_ms_;
  longest_lonely_.emplace(now_ms_, stolik::number(desk.room.id));
}

void Hub::Brain::nobody_came(Desk& desk, int person) {
  if (is_here(desk, person)) return;
  desk.gone_ms[person] = now_ms_;
  set_timer(desk, TimerId::Kind::away, person, now_ms_ + config_.away_ms);
  left_alone(desk);
}

void Hub::Brain::leave_door(Conn conn) {
  const auto client = clients_.find(stolik::number(conn));
  if (client == clients_.end() || client->second.knock == 0) return;
  client->second.knock = 0;
  Desk* desk = find(client->second.table);
  if (desk == nullptr || std::erase_if(desk->knocks, [&](const Knock& knock) { return knock.conn == conn; }) == 0) return;
  tell_people(*desk);
  if (desk->here.empty()) set_timer(*desk, TimerId::Kind::empty, 0, now_ms_ + config_.unload_ms);
}

int Hub::Brain::longest_ghost(const Desk& desk) const {
  int ghost = 0;
  std::int64_t longest_ms = -1;
  for (const Person& one : desk.room.people) {
    if (one.gone || one.number == desk.room.host || is_here(desk, one.number) || desk.room.seat_of(one.number) >= 0) continue;
    const std::int64_t away_ms = away_for_ms(desk, one.number);
    // After a restart everybody seems to be away: they have a moment to be back.
    const bool left = desk.gone_ms.contains(one.number) || away_ms >= config_.hold_ms;
    if (left && away_ms > longest_ms) ghost = one.number, longest_ms = away_ms;
  }
  return ghost;
}

bool Hub::Brain::has_place(const Desk& desk, std::size_t places) const {
  return people_inside(desk.room) < places || longest_ghost(desk) != 0;
}

}  // namespace stolik
