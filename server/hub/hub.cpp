// The hub's inputs: each goes to the room it is for.

#include "server/hub/hub.h"

#include <sodium.h>

#include <algorithm>

#include "core/assert.h"
#include "server/hub/house.h"

namespace stolik {
namespace {

// Whatever opens a table or lets it expire stands in its journal too. No sum covers the head
// itself.
bool is_head_of(const Head& head, const Room& room) {
  const Head own = room.head();
  return head.code == own.code && head.invitation == own.invitation && head.origin == own.origin &&
         head.phase == own.phase;
}

}  // namespace

Hub::Hub(HubConfig config, const Shelf& shelf, Entropy& entropy)
    : house_(std::make_unique<House>(std::move(config), shelf, entropy)) {}
Hub::~Hub() = default;
void Hub::on(const Input& input, Effects& effects) { house_->on(input, effects); }
HubCounts Hub::counts() const { return house_->counts(); }
std::vector<TableId> Hub::tables() const { return house_->tables.all(); }
const Room* Hub::look(TableId table) const {
  const Desk* desk = house_->find(table);
  return desk == nullptr || desk->loading ? nullptr : &desk->room;
}

House::House(HubConfig given, const Shelf& decks, Entropy& chance)
    : config(std::move(given)), shelf(decks), entropy(chance) {
  const int ready = sodium_init();
  STOLIK_ASSERT(ready >= 0);
}

void House::on(const Input& input, Effects& wanted) {
  effects = &wanted;
  STOLIK_ASSERT(input.now_ms >= now_ms);
  now_ms = input.now_ms;
  breakages.guard(input, [&] { std::visit([this](const auto& what) { hear(what); }, input.what); });
  if (!handed_over_.empty()) release();
  effects = nullptr;
}

HubCounts House::counts() const {
  HubCounts counts{clients.size(),  tables.size(), desks.size(), writer.under_way(), low, 0,
                   breakages.size()};
  for (const auto& [id, desk] : desks) {
    counts.words_waiting += desk->held.size() + desk->put_off.size() + desk->after_fall.size();
  }
  return counts;
}

// ---- what the rooms share

void House::set_timer(const Desk& desk, TimerId::Kind kind, int index, std::int64_t at_ms) {
  want(effect::SetTimer{{desk.room.id, kind, index}, at_ms});
}

void House::cancel_timer(const Desk& desk, TimerId::Kind kind, int index) {
  want(effect::CancelTimer{{desk.room.id, kind, index}});
}

void House::send(Conn conn, std::string text) {
  want(effect::Send{conn, std::make_shared<const std::string>(std::move(text))});
}

void House::refuse(Conn conn, std::string_view id, const Trouble& trouble) {
  if (client(conn) != nullptr) send(conn, refused_text(id, trouble));
}

Client* House::client(Conn conn) {
  const auto found = clients.find(number(conn));
  return found == clients.end() ? nullptr : &found->second;
}

Desk* House::find(TableId table) {
  const auto found = desks.find(number(table));
  return found == desks.end() ? nullptr : found->second.get();
}

Desk& House::load(TableId table) {
  breakages.at_work(table);
  if (Desk* desk = find(table)) return *desk;
  auto& desk = desks[number(table)];
  desk = std::make_unique<Desk>();
  desk->room.id = table;
  desk->loading = true;
  want(effect::Load{table});
  return *desk;
}

void House::settle(Desk& desk) {
  if (halted || stopping || desk.leaving) return;
  if (desk.room.lesson != nullptr) {
    class_door.run(desk);
    class_words.run(desk);
    return;
  }
  if (desk.room.settings.of_class) class_tables.follow_class(desk);
  pace.run(desk);
  bots.ask(desk);
  turns.run(desk);
  dealer.run(desk);
}

void House::halt(const std::string& what) {
  if (!halted) want(effect::Halt{what});
  halted = true;
}

// ---- inputs

void House::hear(const input::Closed& closed) {
  if (client(closed.conn) == nullptr) return;
  door.leave(closed.conn);
  const Client was = *client(closed.conn);
  clients.erase(number(closed.conn));
  Desk* desk = find(was.table);
  if (desk == nullptr || was.person == 0) return;
  door.go(*desk, closed.conn);
  queue.pump(*desk);
  if (Desk* at = find(was.at); at != nullptr && !at->loading) queue.pump(*at);
}

void House::hear(const input::RoundTrip& trip) {
  if (Client* found = client(trip.conn)) found->round_trip_ms = std::max(0, trip.ms);
}

void House::hear(const input::Fired& fired) {
  using Kind = TimerId::Kind;
  if (halted) return;
  if (fired.timer.kind == Kind::expiry) return writer.expired(fired.timer.table);
  if (fired.timer.kind == Kind::deck) return own_decks.check_next();
  Desk* desk = find(fired.timer.table);
  if (desk == nullptr || desk->loading) return;
  switch (fired.timer.kind) {
    case Kind::top: pace.fired(*desk); break;
    case Kind::turn: queue.hold(*desk, Held::Kind::turn); break;
    case Kind::away: queue.hold(*desk, Held::Kind::away, fired.timer.index); break;
    case Kind::bot: bots.fired(*desk, fired.timer.index); break;
    case Kind::retry:
      queue.try_again(*desk);
      settle(*desk);
      if (desk->room.lesson != nullptr) class_tables.follow(*desk);
      break;
    case Kind::lesson:
      if (desk->now == nullptr) return;
      if (fired.timer.index == kWallTimer) class_wall.wall_fired(*desk);
      else if (fired.timer.index == kPeopleTimer) class_wall.people_fired(*desk);
      else if (fired.timer.index == kPatternTimer) class_door.pattern_fired(*desk);
      else if (fired.timer.index == kCountsTimer) class_wall.counts_fired(*desk);
      else if (fired.timer.index == kReportTimer) class_report.look_again(*desk);
      else if (fired.timer.index == kWorkTimer) class_report.work_lost(*desk);
      else class_tables.follow(*desk), settle(*desk);
      return;
    case Kind::hold: pace.run(*desk); break;
    case Kind::empty:
      queue.pump(*desk);  // words of those who are gone do not keep it
      // Whoever comes next finds it in the store.
      if (class_tables.is_needed(*desk) || class_report.is_waited_for(*desk)) {
        return set_timer(*desk, Kind::empty, 0, now_ms + config.unload_ms);
      }
      if (desk->here.empty() && desk->held.empty() && !desk->pending && desk->knocks.empty()) {
        desks.erase(number(fired.timer.table));
        return;
      }
      break;
    case Kind::touch: writer.touch(*desk); break;
    case Kind::reveal: queue.hold(*desk, Held::Kind::reveal); break;
    case Kind::thrown: queue.hold(*desk, Held::Kind::thrown); break;
    case Kind::expiry:
    case Kind::deck: break;
  }
  queue.pump(*desk);
}

void House::hear(const input::Restored& restored) {
  for (const Head& head : restored.heads) tables.remember(head), tables.was_found(head.table);
  for (const Head& head : restored.heads) {
    // A table of a class goes with it.
    const std::optional<TableId> of = Register::class_of(head);
    if (of && tables.has(*of)) continue;
    if (of) want(effect::SetTimer{{head.table, TimerId::Kind::expiry, 0}, now_ms});
    if (of) continue;
    // Somebody may have been there for a while after the store last heard of it.
    const std::int64_t unheard_ms = head.phase == Head::Phase::over ? 0 : config.touch_ms;
    // Who was there has time to be back.
    tables.vacant(head.table, false,
                  now_ms - std::max<std::int64_t>(0, head.idle_ms - config.touch_ms));
    const std::int64_t left =
        std::max<std::int64_t>(0, tables.expiry_ms(head) + unheard_ms - head.idle_ms);
    want(effect::SetTimer{{head.table, TimerId::Kind::expiry, 0}, now_ms + left});
  }
  for (const TableId table : restored.broken) breakages.stays_closed(table);
}

void House::hear(const input::Space& space) {
  const bool is_low = space.bytes < config.reserve_bytes;
  if (is_low && !low)
    want(effect::Note{"space_low", 1,
                      "the disk is nearly full: no new tables until there is room again"});
  if (!is_low && low) want(effect::Note{"space_back", 1, "there is room on the disk again"});
  low = is_low;
}

Outcome House::apply(Desk& desk, const input::Loaded& loaded) {
  Batch batch;
  for (const std::string& line : loaded.batches) {
    if (!loaded.outcome.ok()) break;
    const bool read = read_batch(line, batch);
    if (read) own_decks.recall(batch);
    const std::string trouble = read ? desk.room.apply(batch, shelf, nullptr) : "it cannot be read";
    if (trouble.empty()) continue;
    return {Outcome::Kind::damaged,
            "the batch after " + std::to_string(desk.room.seq) + " cannot follow: " + trouble};
  }
  own_decks.remember(desk.room.own, tables.owner(desk.room.id));
  if (loaded.outcome.ok() && loaded.rest.is_end() && desk.room.seq == 0)
    return {Outcome::Kind::damaged, "nothing is there"};
  const Head* head = tables.find(loaded.table);
  if (loaded.outcome.ok() && loaded.rest.is_end() && head != nullptr &&
      !is_head_of(*head, desk.room)) {
    return {Outcome::Kind::damaged,
            "its code, invitation, origin or phase is not the one in its journal"};
  }
  return loaded.outcome;
}

// A long journal comes in pieces, and other tables go on in between. Who wants to this table waits
// for the last one.
void House::hear(const input::Loaded& loaded) {
  if (loaded.for_report) return breakages.read_for_report(loaded);
  Desk* desk = find(loaded.table);
  if (desk == nullptr || !desk->loading) return;
  const Outcome outcome = apply(*desk, loaded);
  if (outcome.ok() && !loaded.rest.is_end()) return want(effect::Load{loaded.table, loaded.rest});
  // Nobody can read here any more, which says nothing of the table: whoever waits is told like all
  // others that we stop.
  if (outcome.kind == Outcome::Kind::broken) return halt(outcome.what);
  desk->loading = false;
  if (outcome.ok()) return wake(*desk);
  // Nobody sits there yet: those who wait are told, the journal stays as it is, other tables go on.
  want(
      effect::Note{"tables_damaged", 1, "table " + table_name(loaded.table) + ": " + outcome.what});
  teller.dismiss_all(*desk, "broken");
  desks.erase(number(loaded.table));
  const Head* head = tables.find(loaded.table);
  if (head != nullptr &&
      Register::class_of(*head)) {  // its class goes on without it, and asks for it no more
    breakages.stays_closed(loaded.table);
    class_report.lost(loaded.table);
  }
}

void House::wake(Desk& desk) {
  desk.born_ms = now_ms - desk.room.at_ms;
  desk.loaded_ms = now_ms;
  set_timer(desk, TimerId::Kind::empty, 0, now_ms + config.unload_ms);
  if (desk.room.lesson != nullptr) {
    desk.now = std::make_unique<ClassNow>();
    settle(desk);
    class_tables.follow(desk);
    return queue.pump(desk);
  }
  desk.bots.resize(desk.room.chairs.size());
  pace.wake(desk);
  dealer.wake(desk);
  if (desk.room.settings.of_class) {
    class_tables.follow_class(desk);
    class_wall.touched(desk);
    class_report.woke(desk);
  }
  queue.pump(desk);
}

void House::hear(const input::Stopping&) {
  stopping = true;
  std::vector<TableId> loaded;
  for (const auto& [id, desk] : desks) loaded.push_back(TableId{id});
  for (const TableId table : loaded) breakages.guard(table, [&] { stop(*find(table)); });
}

// A class and its tables go together.
std::vector<TableId> House::with_its_tables(TableId table) const {
  std::vector<TableId> all = tables.tables_of(table);
  all.push_back(table);
  return all;
}

void House::hear(const input::HandOver& given) {
  handed_over_.insert(given.table);
  for (const TableId table : with_its_tables(given.table)) {
    Desk* desk = find(table);
    if (desk == nullptr) continue;
    desk->leaving = true;
    breakages.guard(table, [&] { stop(*desk); });
  }
}

// Whatever was under way is durable, and everybody was told: the next one has it.
void House::release() {
  for (const TableId given : std::set(handed_over_)) {
    const std::vector<TableId> all = with_its_tables(given);
    if (std::any_of(all.begin(), all.end(),
                    [&](TableId one) { return find(one) != nullptr && find(one)->pending; }))
      continue;
    for (const TableId table : all) {
      if (Desk* desk = find(table)) teller.dismiss_all(*desk, "stopping");
      desks.erase(number(table));
      want(effect::CancelTimer{{table, TimerId::Kind::expiry, 0}});
      tables.strike_out(table);
      breakages.strike_out(table);
    }
    handed_over_.erase(given);
    want(effect::Released{given});
  }
}

void House::stop(Desk& desk) {
  for (const Held& held : std::vector(desk.held)) {
    const Client* who = client(held.conn);
    if (who != nullptr && who->person == 0) teller.dismiss(desk, held.conn, "stopping");
  }
  if (desk.loading) return;
  desk.held.clear();
  desk.after_fall.clear();
  if (desk.room.play.spinning && !desk.pending) {
    Pending pending;
    pending.batch.records.push_back(record::Frozen{});
    writer.propose(desk, std::move(pending));
  } else if (!desk.pending) {
    teller.dismiss_those_here(desk, "stopping");
  }
  for (const Knock& knock : std::vector(desk.knocks)) teller.dismiss(desk, knock.conn, "stopping");
}

}  // namespace stolik
