#include "server/hub/writer.h"

#include <algorithm>

#include "core/assert.h"
#include "server/hub/class_wire.h"
#include "server/hub/house.h"
#include "server/hub/wire.h"

namespace stolik {
namespace {

const Trouble kNotKept{"storage", "", "This could not be kept. Nothing happened; try again."};

// What can be known of the table without its journal, where this batch changes it.
std::optional<Head> head_after(const Room& room, const Pending& pending) {
  std::optional<Head> after;
  const auto head = [&]() -> Head& { return after ? *after : after.emplace(room.head()); };
  for (const Record& record : pending.batch.records) {
    if (const auto* opened = record_if<record::Opened>(record)) {
      head().code = opened->settings->code;
      head().invitation = opened->settings->invitation;
      head().origin = opened->settings->origin;
    } else if (record_if<record::DeckGiven>(record) != nullptr) {
      head().own_deck = true;
    } else if (const auto* invited = record_if<record::Invited>(record)) {
      head().invitation = invited->invitation;
    }
    if (const auto phase = phase_begun(record)) head().phase = *phase;
  }
  if (pending.step && pending.step->play.table->waiting().over) head().phase = Head::Phase::over;
  return after;
}

}  // namespace

void Writer::propose(Desk& desk, Pending pending) {
  STOLIK_ASSERT(!desk.pending);
  pending.ticket = Ticket{next_ticket_++};
  if (desk.now != nullptr && pending.cause.kind == Held::Kind::message)
    house_.class_wall.add_counts(desk, pending.batch.records);
  pending.batch.seq = desk.room.seq + 1;
  pending.batch.at_ms = house_.now_ms - desk.born_ms;
  pending.batch.spun_ms = house_.pace.spun(desk);
  Append append{desk.room.id, pending.batch.seq, write_batch(pending.batch), false, {}, false};
  if (std::optional<Head> head = head_after(desk.room, pending)) {
    append.with_head = pending.with_head = true;
    append.head = std::move(*head);
  }
  tickets_[pending.ticket] = desk.room.id;
  house_.want(effect::Write{pending.ticket, std::move(append)});
  desk.pending = std::make_unique<Pending>(std::move(pending));
}

void Writer::answered(const input::Written& written) {
  if (written.outcome.kind == Outcome::Kind::broken) house_.halt(written.outcome.what);
  if (const auto erased = erasing_.extract(written.ticket); !erased.empty()) {
    if (written.outcome.kind != Outcome::Kind::full) return;
    // Erasing needs a little room too. What is to be forgotten is not forgotten.
    house_.want(effect::Note{"store_full", 1, "no room to erase a table; it is tried again"});
    unerased_.insert(erased.mapped());
    return house_.want(effect::SetTimer{{erased.mapped(), TimerId::Kind::expiry, 0},
                                        house_.now_ms + house_.config.erase_again_ms});
  }
  const auto found = tickets_.extract(written.ticket);
  if (found.empty()) return;
  Desk* desk = house_.find(found.mapped());
  if (house_.halted || desk == nullptr || !desk->pending || desk->pending->ticket != written.ticket)
    return;
  const std::unique_ptr<Pending> under_way = std::move(desk->pending);
  Pending& pending = *under_way;
  house_.tables.opened(desk->room.id, written.outcome.ok());
  if (written.outcome.kind == Outcome::Kind::conflict) {
    // Somebody else wrote to this table: what we have of it is old. Everyone comes back and finds
    // the truth.
    house_.want(effect::Note{"store_conflicts"});
    house_.teller.dismiss_all(*desk, "stopping");
    house_.teller.dismiss(*desk, pending.cause.conn, "stopping");
    house_.desks.erase(number(desk->room.id));
    return;
  }
  if (!written.outcome.ok()) return no_room(*desk, pending);
  if (pending.erases) return erased(*desk, pending);
  commit(*desk, pending);
  house_.settle(*desk);
  if (house_.stopping || desk->leaving) house_.teller.dismiss_those_here(*desk, "stopping");
  house_.queue.pump(*desk);
}

// It is durable: now it is so, and everybody hears of it.
void Writer::commit(Desk& desk, Pending& pending) {
  const Head::Phase before = desk.room.phase;
  const int host_before = desk.room.host;
  const std::vector<int> seated_before = desk.room.seated();
  const std::string trouble =
      desk.room.apply(pending.batch, house_.shelf, pending.step ? &*pending.step : nullptr);
  STOLIK_ASSERT(trouble.empty());
  const Room& room = desk.room;
  if (pending.with_head) house_.tables.remember(room.head());
  house_.want(effect::Note{"batches"});
  if (room.lesson != nullptr && desk.now == nullptr) desk.now = std::make_unique<ClassNow>();
  if (desk.now != nullptr) house_.class_wall.counted(desk, pending.batch);
  house_.bots.changed(desk, room.phase != before);
  house_.pace.changed(desk);

  house_.teller.update(desk, room.story.back(),
                       pending.step ? pending.step->play.table.get() : nullptr);
  if (pending.welcomed != 0)
    welcome(desk, {pending.welcome, pending.welcomed, pending.token}, pending.invitation);
  for (const Coming& coming : pending.coming) welcome(desk, coming, "");
  if (!pending.id.empty() && house_.client(pending.cause.conn) != nullptr) {
    if (!pending.invitation.empty() && pending.welcomed == 0) {
      house_.send(pending.cause.conn,
                  welcome_text(room, pending.batch.person, "", pending.invitation));
    }
    if (!pending.also.empty()) house_.send(pending.cause.conn, pending.also);
    house_.send(pending.cause.conn, ok_text(pending.id, room.seq, false));
  }
  say_goodbye(desk, pending.batch);
  if (room.lesson != nullptr) house_.class_tables.follow(desk);
  if (room.settings.of_class) house_.class_tables.changed(desk, pending.batch);
  for (const int person :
       seated_before) {  // who lost a seat while away has a minute from now to take another
    const bool away = room.person(person) != nullptr && !desk.is_here(person);
    if (away && room.seat_of(person) < 0) house_.door.is_away(desk, person);
  }
  if (room.host != host_before && host_before != 0)
    house_.teller.people(desk);  // who knocks is the host's to know
  // Whoever wrote while the top was falling meets the phase after it.
  if (!room.play.spinning) house_.queue.release_after_fall(desk);
  if (room.phase == before) return;
  if (room.phase == Head::Phase::over) {
    if (!room.settings.of_class) {
      house_.set_timer(desk, TimerId::Kind::expiry, 0,
                       house_.now_ms + house_.tables.expiry_ms(room.head()));
    }
  } else {
    house_.cancel_timer(desk, TimerId::Kind::expiry, 0);
    house_.door.left_alone(desk);
  }
}

void Writer::welcome(Desk& desk, const Coming& coming, std::string_view invitation) {
  const Client* client = house_.client(coming.conn);
  const bool waits = client != nullptr && client->person == 0 && client->table == desk.room.id;
  if (!waits)
    return house_.door.nobody_came(desk, coming.person);  // gone, or at another door meanwhile
  if (desk.room.lesson != nullptr) {
    house_.send(coming.conn, entered_text(desk.room, coming.person, coming.token));
    house_.class_wall.tell(desk, coming.conn, coming.person);
  } else {
    house_.send(coming.conn, welcome_text(desk.room, coming.person, coming.token, invitation));
    house_.teller.missed(desk, coming.conn, coming.person, std::nullopt);
  }
  house_.door.come_in(desk, coming.conn, coming.person);
}

void Writer::say_goodbye(Desk& desk, const Batch& batch) {
  for (const Record& record : batch.records) {
    const auto* left = record_if<record::Left>(record);
    if (left == nullptr) continue;
    house_.cancel_timer(desk, TimerId::Kind::away, left->person);
    for (const auto& [conn, person] : std::vector(desk.here)) {
      if (person != left->person) continue;
      if (desk.room.settings.of_class) leave_table(desk, conn);
      else
        house_.teller.dismiss(desk, conn,
                              left->why == LeftWhy::revoked ? std::string_view{"revoked"}
                              : left->removed               ? "removed"
                                                            : "left");
    }
    desk.gone_ms.erase(left->person);
    desk.said_ms.erase(left->person);
    desk.changed_ms.erase(left->person);
  }
}

// From one table of a class to another place in it: the line stays.
void Writer::leave_table(Desk& desk, Conn conn) {
  if (Client* client = house_.client(conn); client != nullptr && client->at == desk.room.id)
    client->at = {};
  house_.door.go(desk, conn);
}

// The store had no room: nothing has happened. Who asked is told; the house itself tries again.
void Writer::no_room(Desk& desk, Pending& pending) {
  house_.want(effect::Note{"store_full", 1, "no room: a change was refused"});
  if (pending.cause.kind == Held::Kind::message) {
    house_.refuse(pending.cause.conn, pending.id, kNotKept);
    if (Client* client = house_.client(pending.cause.conn)) client->waits = false;
  } else if (pending.cause.kind == Held::Kind::lesson && desk.room.seq == 0) {
    // A table of a class that could not be made: the class tries again.
    const Batch& batch = pending.batch;
    const TableId of = record_if<record::Opened>(batch.records.front())->settings->of_class->id;
    house_.want(
        effect::SetTimer{{of, TimerId::Kind::retry, 0}, house_.now_ms + house_.config.retry_ms});
  } else if (pending.cause.kind != Held::Kind::bot && pending.cause.kind != Held::Kind::turn &&
             pending.cause.kind != Held::Kind::lesson) {
    // Bots and the turn clock are asked anew; the rest is put back in line.
    desk.held.insert(desk.held.begin(), std::move(pending.cause));
  }
  if (desk.room.seq ==
      0) {  // a table that never came to be; who said the same on another line waits for it too
    for (const Held& held : desk.held) house_.queue.refuse(held, kNotKept);
    house_.desks.erase(number(desk.room.id));
    return;
  }
  for (BotSeat& bot : desk.bots) bot.asked_at_seq = 0;
  desk.turn_seq = 0;
  // Perhaps it was a nonce that could not be kept: who spoke is not silent.
  if (desk.room.revealing() && pending.cause.kind == Held::Kind::message) house_.dealer.anew(desk);
  house_.queue.put_off(desk);
  house_.queue.pump(desk);
}

void Writer::touch(Desk& desk) {
  if (desk.here.empty() || house_.stopping || desk.leaving) return;
  Append append;
  append.table = desk.room.id;
  append.touch = true;
  house_.want(effect::Write{Ticket{next_ticket_++}, std::move(append)});
  house_.set_timer(desk, TimerId::Kind::touch, 0, house_.now_ms + house_.config.touch_ms);
}

void Writer::expired(TableId table) {
  const bool again = unerased_.erase(table) > 0;
  if (again || house_.tables.has(table)) forget(table);
}

// A class goes with its tables, and after them: whatever happens meanwhile, it is known whose they
// were.
void Writer::forget(TableId table) {
  if (const Desk* desk = house_.find(table);
      desk != nullptr && desk->pending) {  // not between a write and its answer
    house_.want(effect::SetTimer{{table, TimerId::Kind::expiry, 0}, house_.now_ms + 1000});
    return;
  }
  strike_out(table);
  const Ticket ticket{next_ticket_++};
  erasing_[ticket] = table;
  want_erased(table, ticket);
}

// From memory, with the tables of a class.
void Writer::strike_out(TableId table) {
  for (const TableId one : house_.tables.tables_of(table)) forget(one);
  if (Desk* desk = house_.find(table)) {
    house_.teller.dismiss_all(*desk, "expired");
    house_.desks.erase(number(table));
  }
  house_.tables.strike_out(table);
  house_.breakages.strike_out(table);
}

void Writer::want_erased(TableId table, Ticket ticket) {
  Append append;
  append.table = table;
  append.erase = true;
  house_.want(effect::Write{ticket, std::move(append)});
}

// The class first: then nobody can come back to it, and tables without a class are erased whatever
// happens meanwhile.
void Writer::erase(Desk& desk, const Held& held) {
  Pending pending;
  pending.ticket = Ticket{next_ticket_++};
  pending.cause = held;
  pending.id = held.request->id;
  pending.erases = true;
  tickets_[pending.ticket] = desk.room.id;
  want_erased(desk.room.id, pending.ticket);
  desk.pending = std::make_unique<Pending>(std::move(pending));
}

void Writer::erased(Desk& desk, const Pending& pending) {
  if (house_.client(pending.cause.conn) != nullptr)
    house_.send(pending.cause.conn, ok_text(pending.id, desk.room.seq, false));
  strike_out(desk.room.id);
}

void Writer::take_back(Ticket since) {
  tickets_.erase(tickets_.lower_bound(since), tickets_.end());
  erasing_.erase(erasing_.lower_bound(since), erasing_.end());
}

TableId Writer::table_of(Ticket ticket) const {
  const auto found = tickets_.find(ticket);
  return found != tickets_.end() ? found->second : TableId{};
}

}  // namespace stolik
