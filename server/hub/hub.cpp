#include "server/hub/hub.h"

#include <sodium.h>

#include <algorithm>

#include "core/assert.h"
#include "server/hub/brain.h"
#include "server/hub/names.h"

namespace stolik {

Hub::Hub(HubConfig config, const Shelf& shelf, Entropy& entropy)
    : brain_(std::make_unique<Brain>(std::move(config), shelf, entropy)) {}
Hub::~Hub() = default;
void Hub::on(const Input& input, Effects& effects) { brain_->on(input, effects); }
HubCounts Hub::counts() const { return brain_->counts(); }
const Room* Hub::look(TableId table) const { return brain_->look(table); }

Hub::Brain::Brain(HubConfig config, const Shelf& shelf, Entropy& entropy)
    : config_(std::move(config)), shelf_(shelf), entropy_(entropy) {
  const int ready = sodium_init();
  STOLIK_ASSERT(ready >= 0);
}

void Hub::Brain::on(const Input& input, Effects& effects) {
  effects_ = &effects;
  STOLIK_ASSERT(input.now_ms >= now_ms_);
  now_ms_ = input.now_ms;
  input_ = &input;
  guarded(table_of(input), [&] { std::visit([this](const auto& what) { hear(what); }, input.what); });
  effects_ = nullptr;
}

HubCounts Hub::Brain::counts() const {
  HubCounts counts{clients_.size(), known_.size(), desks_.size(), tickets_.size() + erasing_.size(), low_, 0, broken_.size()};
  for (const auto& [id, desk] : desks_) {
    counts.words_waiting += desk->held.size() + desk->put_off.size() + desk->after_fall.size();
  }
  return counts;
}

const Room* Hub::Brain::look(TableId table) const {
  const auto found = desks_.find(number(table));
  return found == desks_.end() || found->second->loading ? nullptr : &found->second->room;
}

Desk* Hub::Brain::find(TableId table) {
  const auto found = desks_.find(number(table));
  return found == desks_.end() ? nullptr : found->second.get();
}

void Hub::Brain::set_timer(const Desk& desk, TimerId::Kind kind, int index, std::int64_t at_ms) {
  want(effect::SetTimer{{desk.room.id, kind, index}, at_ms});
}

void Hub::Brain::cancel_timer(const Desk& desk, TimerId::Kind kind, int index) {
  want(effect::CancelTimer{{desk.room.id, kind, index}});
}

// ---- inputs

namespace {

const Trouble kBusy{"busy", "", "Too much is waiting at this table. Try again."};
constexpr int kMaxDepth = 6;
constexpr std::size_t kMaxSigns = 240;
constexpr std::size_t kMaxCommandSigns = 1000;

// Signs that a projector or a log would obey instead of showing.
bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c < 0xA0) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

bool is_modest_text(std::string_view text, std::size_t max) {
  std::size_t signs = 0;
  for (; !text.empty(); ++signs) {
    if (is_control(next_sign(text))) return false;
  }
  return signs <= max;
}

// Within the limits of the wire: depth, length and signs of texts, whole numbers.
bool is_modest(const Json& json, int depth) {
  if (depth > kMaxDepth) return false;
  if (json.is_number()) return json.integer().has_value();
  if (json.is_string()) return is_modest_text(json.text(), depth == 2 ? kMaxCommandSigns : kMaxSigns);
  for (const Json& item : json.items()) {
    if (!is_modest(item, depth + 1)) return false;
  }
  for (const auto& [name, value] : json.members()) {
    if (!is_modest_text(name, kMaxSigns) || !is_modest(value, depth + 1)) return false;
  }
  return true;
}

}  // namespace

void Hub::Brain::hear(const input::Opened& opened) { clients_[number(opened.conn)] = {}; }

bool read_message(const Json& json, Message& message) {
  if (!json.is_object() || json.members().empty()) return false;
  message.whole = &json;
  message.name = json.members().front().first;
  message.body = &json.members().front().second;
  if (message.name == "id") return false;
  const Json* id = json.find("id");
  if (id == nullptr) return true;
  if (!id->is_string() || !is_client_id(id->text())) return false;
  message.id = id->text();
  message.id_digest = digest64(message.id);
  std::string content;  // the message without its id
  for (const auto& [name, value] : json.members()) {
    if (name == "id") continue;
    content += name + ":";
    value.write(content);
    content += ';';
  }
  message.content = digest64(content);
  return true;
}

void Hub::Brain::hear(const input::Received& received) {
  const auto found = clients_.find(number(received.conn));
  if (found == clients_.end()) return;  // closed meanwhile
  const JsonResult parsed = parse_json(received.text);
  if (!parsed) return refuse(received.conn, "", {"bad-json", "", "This is not JSON: " + parsed.error});
  Message message;
  if (!read_message(parsed.value, message)) {
    return refuse(received.conn, "", {"bad-message", "", "A message is an object; its first member names it."});
  }
  if (!is_modest(parsed.value, 1)) {
    return refuse(received.conn, message.id,
                  {"bad-message", "", "Too deep, too long, a number that is not whole, or signs that cannot be shown."});
  }
  if (message.name == "ping") {
    std::string text{"{\"pong\":"};
    text += std::to_string(message.body->integer().value_or(0));
    return send(received.conn, text + "}");
  }
  if (halted_ || stopping_) {
    return refuse(received.conn, message.id, {"not-serving", "", "The server is about to stop. Come back in a moment."});
  }
  Client& client = found->second;
  if (client.person == 0) return greet(received.conn, message, received.text);
  Desk* desk = find(client.table);
  STOLIK_ASSERT(desk != nullptr);
  if (read_only(*desk, received.conn, client.person, message)) return;
  Held held{Held::Kind::message, received.conn, std::string{received.text}, client.person};
  if (comes_too_late(*desk, received.conn, message.name == "do" ? message.body->text() : "")) {
    if (desk->after_fall.size() >= kMaxHeld) return refuse_waiting(held, kBusy);
    desk->after_fall.push_back(std::move(held));
    return;
  }
  hold(*desk, std::move(held));
  pump(*desk);
}

void Hub::Brain::hear(const input::Closed& closed) {
  if (!clients_.contains(number(closed.conn))) return;
  leave_door(closed.conn);
  const Client client = clients_.at(number(closed.conn));
  clients_.erase(number(closed.conn));
  Desk* desk = find(client.table);
  if (desk == nullptr || client.person == 0) return;
  go(*desk, closed.conn);
  pump(*desk);
}

void Hub::Brain::hear(const input::RoundTrip& trip) {
  const auto found = clients_.find(number(trip.conn));
  if (found != clients_.end()) found->second.round_trip_ms = std::max(0, trip.ms);
}

void Hub::Brain::hear(const input::Fired& fired) {
  using Kind = TimerId::Kind;
  if (halted_) return;
  if (fired.timer.kind == Kind::expiry) {
    const bool again = unerased_.erase(fired.timer.table) > 0;
    if (again || known_.contains(number(fired.timer.table))) forget(fired.timer.table);
    return;
  }
  Desk* desk = find(fired.timer.table);
  if (desk == nullptr || desk->loading) return;
  switch (fired.timer.kind) {
    case Kind::top: top_fired(*desk); break;
    case Kind::turn: hold(*desk, {Held::Kind::turn, {}, "", 0}); break;
    case Kind::away: hold(*desk, {Held::Kind::away, {}, "", fired.timer.index}); break;
    case Kind::bot: bot_fired(*desk, fired.timer.index); break;
    case Kind::retry:
      desk->held.insert(desk->held.end(), desk->put_off.begin(), desk->put_off.end());
      desk->put_off.clear();
      settle_after(*desk);
      break;
    case Kind::hold: run_clock(*desk); break;
    case Kind::empty:
      pump(*desk);  // words of those who are gone do not keep it
      // Whoever comes next finds it in the store.
      if (desk->here.empty() && desk->held.empty() && !desk->pending && desk->knocks.empty()) {
        desks_.erase(number(fired.timer.table));
        return;
      }
      break;
    case Kind::touch: touch(*desk); break;
    case Kind::reveal: hold(*desk, {Held::Kind::reveal, {}, "", 0}); break;
    case Kind::expiry: break;
  }
  pump(*desk);
}

void Hub::Brain::hear(const input::BotMoved& moved) {
  Desk* desk = find(moved.table);
  if (desk == nullptr || desk->loading || halted_) return;
  const auto seat = slot(moved.seat);
  if (!moved.broke.empty()) bot_broke(moved);
  if (seat >= desk->bots.size() || desk->bots[seat].question != moved.question) return;
  BotSeat& bot = desk->bots[seat];
  bot.question = Question{};  // answered: a second answer is none
  bot.hurried = moved.level;
  if (!moved.level.empty()) want(effect::Note{"bots_hurried"});
  if (now_ms_ < bot.asked_ms + config_.bot_pace_ms) {
    bot.answer = moved.command;
    bot.answered = true;
    return set_timer(*desk, TimerId::Kind::bot, index(moved.seat), bot.asked_ms + config_.bot_pace_ms);
  }
  hold(*desk, {Held::Kind::bot, {}, moved.command, index(moved.seat), bot.asked_at_seq});
  pump(*desk);
}

void Hub::Brain::hear(const input::Restored& restored) {
  for (const Head& head : restored.heads) {
    remember(head);
    // Somebody may have been there for a while after the store last heard of it.
    const std::int64_t unheard_ms = head.phase == Head::Phase::over ? 0 : config_.touch_ms;
    const std::int64_t left = std::max<std::int64_t>(0, expiry_ms(head.phase) + unheard_ms - head.idle_ms);
    want(effect::SetTimer{{head.table, TimerId::Kind::expiry, 0}, now_ms_ + left});
  }
  for (const TableId table : restored.broken) broken_.insert(number(table));
}

void Hub::Brain::hear(const input::Space& space) {
  const bool low = space.bytes < config_.reserve_bytes && config_.plant != Plant::ignore_reserve;
  if (low && !low_) want(effect::Note{"space_low", 1, "the disk is nearly full: no new tables until there is room again"});
  if (!low && low_) want(effect::Note{"space_back", 1, "there is room on the disk again"});
  low_ = low;
}

// A long journal comes in pieces, and other tables go on in between. Who wants to this table waits for the last one.
void Hub::Brain::hear(const input::Loaded& loaded) {
  if (takes_for_report(loaded)) return;
  Desk* desk = find(loaded.table);
  if (desk == nullptr || !desk->loading) return;
  Outcome outcome = loaded.outcome;
  Batch batch;
  for (const std::string& line : loaded.batches) {
    if (!outcome.ok()) break;
    if (read_batch(line, batch) && desk->room.apply(batch, shelf_, nullptr).empty()) continue;
    outcome = {Outcome::Kind::damaged, "the batch after " + std::to_string(desk->room.seq) + " cannot follow"};
  }
  if (outcome.ok() && !loaded.rest.is_end()) return want(effect::Load{loaded.table, loaded.rest});
  desk->loading = false;
  if (outcome.ok() && desk->room.seq == 0) outcome = {Outcome::Kind::damaged, "nothing is there"};
  if (!outcome.ok()) {
    // Nobody sits there yet: those who wait are told, the journal stays as it is, other tables go on.
    want(effect::Note{"tables_damaged", 1, "table " + table_name(loaded.table) + ": " + outcome.what});
    dismiss_all(*desk, "broken");
    desks_.erase(number(loaded.table));
    if (outcome.kind == Outcome::Kind::broken) {
      halted_ = true;
      want(effect::Halt{outcome.what});
    }
    return;
  }
  if (config_.plant == Plant::forget_ids_on_load) {
    for (Person& person : desk->room.people) person.ids = {};
  }
  desk->born_ms = now_ms_ - desk->room.at_ms;
  desk->loaded_ms = now_ms_;
  desk->spun_ms = desk->room.play.spinning ? desk->room.spun_ms : 0;
  // Clocks were frozen while nobody was there, and wait a little for everyone to be back.
  desk->hold_until_ms = now_ms_ + config_.hold_ms;
  desk->hold_for_people = true;
  desk->watched_entries = desk->room.entries.size();
  desk->bots.resize(desk->room.chairs.size());
  set_timer(*desk, TimerId::Kind::hold, 0, desk->hold_until_ms);
  set_timer(*desk, TimerId::Kind::empty, 0, now_ms_ + config_.unload_ms);
  if (desk->room.revealing()) {  // those who were asked have their whole time again, once they could be back
    desk->reveal_until_ms = desk->hold_until_ms + config_.reveal_ms;
    set_timer(*desk, TimerId::Kind::reveal, 0, desk->reveal_until_ms);
  }
  pump(*desk);
}

void Hub::Brain::hear(const input::Stopping&) {
  stopping_ = true;
  std::vector<TableId> tables;
  for (const auto& [id, desk] : desks_) tables.push_back(TableId{id});
  for (const TableId table : tables) guarded(table, [&] { stop(*find(table)); });
}

void Hub::Brain::stop(Desk& desk) {
  for (const Held& held : std::deque(desk.held)) {
    const auto client = clients_.find(number(held.conn));
    if (client != clients_.end() && client->second.person == 0) dismiss(desk, held.conn, "stopping");
  }
  if (desk.loading) return;
  desk.held.clear();
  desk.after_fall.clear();
  if (desk.room.play.spinning && !desk.pending) {
    Pending pending;
    pending.batch.records.push_back({.kind = Record::Kind::frozen});
    propose(desk, std::move(pending));
  } else if (!desk.pending) {
    for (const auto& [conn, person] : std::vector(desk.here)) dismiss(desk, conn, "stopping");
  }
  for (const Knock& knock : std::vector(desk.knocks)) dismiss(desk, knock.conn, "stopping");
}

// ---- the line at a table

void Hub::Brain::hold(Desk& desk, Held held) {
  if (held.kind == Held::Kind::message && desk.held.size() >= kMaxHeld) return refuse_waiting(held, kBusy);
  if (stopping_) return;
  if (held.kind != Held::Kind::message) {
    // The house says each of its words once: so these have an end too, however long the disk is full.
    const auto say_once = [&](auto& line) {
      const auto same = std::find_if(line.begin(), line.end(), [&](const Held& one) {
        return one.kind == held.kind && one.number == held.number;
      });
      if (same == line.end()) return false;
      *same = held;
      return true;
    };
    if (say_once(desk.held) || say_once(desk.put_off)) return;
  }
  desk.held.push_back(std::move(held));
}

// Nothing was begun by it: the line may say it, or something else, again.
void Hub::Brain::refuse_waiting(const Held& held, const Trouble& trouble) {
  const JsonResult parsed = parse_json(held.text);
  Message message;
  read_message(parsed.value, message);
  const auto client = clients_.find(number(held.conn));
  if (client != clients_.end() && config_.plant != Plant::stuck_line) client->second.waits = false;
  refuse(held.conn, message.id, trouble);
}

void Hub::Brain::pump(Desk& desk) {
  while (!desk.loading && !desk.pending && !desk.held.empty() && !halted_) {
    Held held = std::move(desk.held.front());
    desk.held.pop_front();
    take(desk, std::move(held));
  }
}

void Hub::Brain::take(Desk& desk, Held held) {
  switch (held.kind) {
    case Held::Kind::message: return message(desk, held);
    case Held::Kind::fall: return fall(desk);
    case Held::Kind::silence: return silence(desk);
    case Held::Kind::bot: return bot_moves(desk, held);
    case Held::Kind::turn: return turn_ran_out(desk);
    case Held::Kind::reveal: return reveal_ran_out(desk);
    case Held::Kind::away: {
      if (is_here(desk, held.number) || desk.room.person(held.number) == nullptr || desk.here.empty()) return;
      Pending pending;
      pending.cause = held;
      const int seat = desk.room.seat_of(held.number);
      if (seat >= 0 && desk.room.bot_when_away && desk.room.playing() &&
          !desk.room.chairs[static_cast<std::size_t>(seat)].stand_in) {
        pending.batch.records.push_back({.kind = Record::Kind::stand_in, .seat = seat, .flag = true});
      }
      if (desk.room.host == held.number) {
        if (const int heir = next_host(desk, held.number); heir != 0) {
          pending.batch.records.push_back({.kind = Record::Kind::host, .person = heir});
          set_timer(desk, TimerId::Kind::away, held.number, now_ms_ + config_.away_ms);
        }
      } else if (seat < 0 && config_.plant != Plant::keep_ghosts) {  // no seat to keep: the place is for those who come
        leave(desk, held.number, false, pending.batch.records);
      }
      if (!pending.batch.records.empty()) propose(desk, std::move(pending));
      return;
    }
    case Held::Kind::back: {
      const int seat = desk.room.seat_of(held.number);
      if (seat < 0 || !desk.room.chairs[static_cast<std::size_t>(seat)].stand_in || !is_here(desk, held.number)) return;
      Pending pending;
      pending.cause = held;
      pending.batch.records.push_back({.kind = Record::Kind::stand_in, .seat = seat, .flag = false});
      propose(desk, std::move(pending));
      return;
    }
  }
}

}  // namespace stolik
