// Writing first, telling afterwards.

#include <algorithm>

#include "core/assert.h"
#include "server/hub/brain.h"

namespace stolik {
namespace {

const Trouble kNotKept{"storage", "", "This could not be kept. Nothing happened; try again."};

// What can be known of the table without its journal, once this batch is durable.
bool head_after(const Room& room, const Pending& pending, Head& head) {
  head = room.head();
  bool changed = false;
  for (const Record& record : pending.batch.records) {
    using Kind = Record::Kind;
    if (record.kind == Kind::opened) {
      const JsonResult settings = parse_json(record.more);
      head.code = settings.value.find("code")->text();
      head.invitation = settings.value.find("invitation")->text();
      head.origin = settings.value.find("origin")->text();
    } else if (record.kind == Kind::invited) {
      head.invitation = record.hash;
    } else if (record.kind == Kind::started) {
      head.phase = Head::Phase::playing;
    } else if (record.kind == Kind::ended) {
      head.phase = Head::Phase::over;
    } else if (record.kind == Kind::rematch) {
      head.phase = Head::Phase::lobby;
    } else {
      continue;
    }
    changed = true;
  }
  if (pending.step && pending.step->play.table->waiting().over) {
    head.phase = Head::Phase::over;
    changed = true;
  }
  return changed;
}

}  // namespace

void Hub::Brain::propose(Desk& desk, Pending pending) {
  STOLIK_ASSERT(!desk.pending);
  pending.ticket = Ticket{next_ticket_++};
  pending.batch.seq = desk.room.seq + 1;
  pending.batch.at_ms = now_ms_ - desk.born_ms;
  pending.batch.spun_ms = spun(desk);
  Append append{desk.room.id, pending.batch.seq, write_batch(pending.batch), false, {}, false};
  append.with_head = pending.with_head = head_after(desk.room, pending, append.head);
  tickets_[pending.ticket] = desk.room.id;
  want(effect::Write{pending.ticket, std::move(append)});
  if (config_.plant == Plant::tell_before_durable) {
    commit(desk, pending);
    pending.step.reset();
  }
  desk.pending = std::move(pending);
}

void Hub::Brain::hear(const input::Written& written) {
  if (written.outcome.kind == Outcome::Kind::broken) {
    if (!halted_) want(effect::Halt{written.outcome.what});
    halted_ = true;
  }
  if (const auto erased = erasing_.extract(written.ticket); !erased.empty()) {
    if (written.outcome.kind != Outcome::Kind::full) return;
    // Erasing needs a little room too. What is to be forgotten is not forgotten.
    want(effect::Note{"store_full", 1, "no room to erase a table; it is tried again"});
    unerased_.insert(erased.mapped());
    return want(effect::SetTimer{{erased.mapped(), TimerId::Kind::expiry, 0}, now_ms_ + config_.erase_again_ms});
  }
  const auto found = tickets_.find(written.ticket);
  if (found == tickets_.end()) return;
  Desk* desk = find(found->second);
  tickets_.erase(found);
  if (halted_ || desk == nullptr || !desk->pending || desk->pending->ticket != written.ticket) return;
  Pending pending = std::move(*desk->pending);
  desk->pending.reset();
  if (const auto opened = opening_.extract(number(desk->room.id)); !opened.empty() && !written.outcome.ok()) {
    origins_.erase(opened.mapped());
  }
  if (config_.plant == Plant::tell_before_durable) return pump(*desk);
  if (written.outcome.kind == Outcome::Kind::conflict) {
    // Somebody else wrote to this table: what we have of it is old. Everyone comes back and finds the truth.
    want(effect::Note{"store_conflicts"});
    dismiss_all(*desk, "stopping");
    if (clients_.contains(number(pending.cause.conn))) dismiss(*desk, pending.cause.conn, "stopping");
    desks_.erase(number(desk->room.id));
    return;
  }
  const bool lies = config_.plant == Plant::lose_on_full && desk->room.seq > 0;
  if (written.outcome.ok() || lies) {
    commit(*desk, pending);
    settle_after(*desk);
    if (stopping_) {
      for (const auto& [conn, person] : std::vector(desk->here)) dismiss(*desk, conn, "stopping");
    }
    return pump(*desk);
  }
  put_off(*desk, pending);
}

// It is durable: now it is so, and everybody hears of it.
void Hub::Brain::commit(Desk& desk, Pending& pending) {
  const Head::Phase before = desk.room.phase;
  const int host_before = desk.room.host;
  const std::vector<Chair> chairs_before = desk.room.chairs;
  const std::string trouble = desk.room.apply(pending.batch, shelf_, pending.step ? &*pending.step : nullptr);
  STOLIK_ASSERT(trouble.empty());
  if (config_.plant == Plant::hush_up) desk.room.called_off.clear();
  const Room& room = desk.room;
  if (pending.with_head) remember(room.head());
  want(effect::Note{"batches"});
  desk.bots.resize(room.chairs.size());
  for (BotSeat& bot : desk.bots) bot.for_clock = false;
  if (room.phase != before) desk.bots.assign(room.chairs.size(), {});
  if (!room.play.spinning) desk.spun_ms = 0, desk.running = false, desk.falling_ms = -1;

  tell_update(desk, room.story.back());
  if (pending.welcomed != 0) {
    const auto client = clients_.find(number(pending.welcome));
    const bool waits = client != clients_.end() && client->second.person == 0 && client->second.table == room.id;
    if (!waits) {  // gone, or at another door meanwhile
      nobody_came(desk, pending.welcomed);
    } else {
      send(pending.welcome, welcome_text(room, pending.welcomed, pending.token, pending.invitation));
      tell_missed(desk, pending.welcome, pending.welcomed, std::nullopt);
      come_in(desk, pending.welcome, pending.welcomed);
    }
  }
  if (!pending.id.empty() && clients_.contains(number(pending.cause.conn))) {
    if (!pending.invitation.empty() && pending.welcomed == 0) {
      send(pending.cause.conn, welcome_text(room, pending.batch.person, "", pending.invitation));
    }
    send(pending.cause.conn, ok_text(pending.id, room.seq, false));
  }
  for (const Record& record : pending.batch.records) {
    if (record.kind != Record::Kind::left) continue;
    cancel_timer(desk, TimerId::Kind::away, record.person);
    for (const auto& [conn, person] : std::vector(desk.here)) {
      if (person == record.person) dismiss(desk, conn, record.flag ? "removed" : "left");
    }
    desk.gone_ms.erase(record.person);
    desk.said_ms.erase(record.person);
  }
  for (const Chair& chair : chairs_before) {  // who lost a seat while away has a minute from now to take another
    const bool away = chair.kind == Chair::Kind::person && room.person(chair.person) != nullptr && !is_here(desk, chair.person);
    if (away && room.seat_of(chair.person) < 0) set_timer(desk, TimerId::Kind::away, chair.person, now_ms_ + config_.away_ms);
  }
  if (room.host != host_before && host_before != 0) tell_people(desk);  // who knocks is the host's to know
  // Whoever wrote while the top was falling meets the phase after it.
  if (!room.play.spinning) release_after_fall(desk);
  if (room.phase != before) {
    if (room.phase == Head::Phase::over) {
      set_timer(desk, TimerId::Kind::expiry, 0, now_ms_ + config_.keep_ms);
    } else {
      cancel_timer(desk, TimerId::Kind::expiry, 0);
      left_alone(desk);
    }
  }
}

// The store had no room: nothing has happened. Who asked is told; the house itself tries again.
void Hub::Brain::put_off(Desk& desk, Pending& pending) {
  want(effect::Note{"store_full", 1, "no room: a change was refused"});
  if (config_.plant == Plant::apply_on_failure && pending.step) {
    desk.room.play = std::move(pending.step->play);
  }
  const TableId table = desk.room.id;
  if (pending.cause.kind == Held::Kind::message) {
    refuse(pending.cause.conn, pending.id, kNotKept);
    if (const auto client = clients_.find(number(pending.cause.conn)); client != clients_.end()) {
      client->second.waits = false;
    }
  } else if (pending.cause.kind != Held::Kind::bot && pending.cause.kind != Held::Kind::turn) {
    // Bots and the turn clock are asked anew; the rest is put back in line.
    if (config_.plant != Plant::stuck_nature) desk.held.push_front(pending.cause);
  }
  if (desk.room.seq == 0) {  // a table that never came to be; who said the same on another line waits for it too
    for (const Held& held : desk.held) refuse_waiting(held, kNotKept);
    desks_.erase(number(table));
    return;
  }
  if (config_.plant == Plant::stuck_nature) return pump(desk);
  for (BotSeat& bot : desk.bots) bot.asked_at_seq = 0;
  desk.turn_seq = 0;
  // Messages need not wait; the house's own words rest a little before the next try.
  std::deque<Held> own;
  std::deque<Held> messages;
  for (Held& held : desk.held) (held.kind == Held::Kind::message ? messages : own).push_back(std::move(held));
  desk.held = std::move(messages);
  desk.put_off.insert(desk.put_off.end(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
  set_timer(desk, TimerId::Kind::retry, 0, now_ms_ + config_.retry_ms);
  pump(desk);
}

// ---- telling

void Hub::Brain::send(Conn conn, std::string text, bool skippable) {
  want(effect::Send{conn, std::make_shared<const std::string>(std::move(text)), skippable});
}

void Hub::Brain::refuse(Conn conn, std::string_view id, const Trouble& trouble) {
  if (clients_.contains(number(conn))) send(conn, refused_text(id, trouble));
}

// A refusal that is remembered: the same message again gets the same answer.
void Hub::Brain::refuse_held(Desk& desk, const Held& held, const Message& message, const Trouble& trouble) {
  std::string text = refused_text(message.id, trouble);
  if (!message.id.empty()) {
    desk.refused.push_back({held.number, message.id_digest, message.content, text});
    if (desk.refused.size() > kMaxRefusals) desk.refused.erase(desk.refused.begin());
  }
  if (clients_.contains(number(held.conn))) send(held.conn, std::move(text));
}

Audience Hub::Brain::audience(const Desk& desk, int person) const {
  return {desk.room.play.table ? desk.room.seat_of(person) : -1};
}

void Hub::Brain::tell_update(Desk& desk, const StoryLine& line) {
  // One text for each audience; those who merely watch share theirs.
  std::map<int, std::shared_ptr<const std::string>> texts;
  for (std::size_t i = 0; i < desk.here.size(); ++i) {
    const auto [conn, person] = desk.here[i];
    if (config_.plant == Plant::skip_update && line.seq % 7 == 0 && i == 0) continue;
    Audience ears = audience(desk, person);
    auto& text = texts[ears.seat];
    if (text == nullptr) {
      StoryLine leaking;
      const bool leaks = config_.plant == Plant::leak_whisper && !line.own.empty();
      if (leaks) leaking = line, leaking.all = line.own.front().second;
      if (config_.plant == Plant::leak_view && ears.seat > 0) ears.seat = 0;
      text = std::make_shared<const std::string>(update_text(desk.room, leaks ? leaking : line, ears,
                                                             line.room ? WithRoom::yes : WithRoom::no,
                                                             line.game ? WithView::yes : WithView::no));
    }
    want(effect::Send{conn, text, false});
  }
}

void Hub::Brain::tell_missed(Desk& desk, Conn conn, int person, std::optional<std::uint64_t> seen) {
  const Room& room = desk.room;
  const Audience ears = audience(desk, person);
  if (seen && config_.plant == Plant::off_by_one_resume && *seen < room.seq) ++*seen;
  if (seen && *seen == room.seq) return;
  const bool known = seen && *seen < room.seq && !room.story.empty() && room.story.front().seq <= *seen + 1;
  if (lost(desk, seen) == Lost::yes) {
    want(effect::Note{"told_and_lost", 1, "table " + table_name(room.id) + ": number " + std::to_string(*seen) +
                                              " was seen, the journal ends at " + std::to_string(room.seq)});
  }
  if (!known) return send(conn, fresh_text(room, ears, room.play.spinning ? pose(desk) : "", lost(desk, seen)));
  for (const StoryLine& line : room.story) {
    if (line.seq <= *seen) continue;
    const bool last = line.seq == room.seq;
    send(conn, update_text(room, line, ears, last ? WithRoom::yes : WithRoom::no, last ? WithView::yes : WithView::no));
  }
}

Lost Hub::Brain::lost(const Desk& desk, std::optional<std::uint64_t> seen) const {
  return seen && *seen > desk.room.seq && config_.plant != Plant::lost_unsaid ? Lost::yes : Lost::no;
}

void Hub::Brain::tell_people(Desk& desk) {
  std::vector<int> here;
  for (const auto& [conn, person] : desk.here) here.push_back(person);
  std::sort(here.begin(), here.end());
  std::vector<std::pair<int, std::string>> knocking;
  for (const Knock& knock : desk.knocks) knocking.emplace_back(knock.number, knock.name);
  for (const auto& [conn, person] : desk.here) {
    send(conn, people_text(here, person == desk.room.host ? &knocking : nullptr));
  }
}

void Hub::Brain::dismiss_all(Desk& desk, std::string_view why) {
  for (const auto& [conn, person] : std::vector(desk.here)) dismiss(desk, conn, why);
  for (const Knock& knock : std::vector(desk.knocks)) dismiss(desk, knock.conn, why);
  for (const Held& held : std::deque(desk.held)) {
    if (held.kind == Held::Kind::message) dismiss(desk, held.conn, why);
  }
}

void Hub::Brain::dismiss(Desk& desk, Conn conn, std::string_view why) {
  const auto client = clients_.find(number(conn));
  if (client == clients_.end()) return;
  send(conn, bye_text(why));
  want(effect::Close{conn, why == "stopping" ? 1012 : 1000, why});
  const bool inside = client->second.person != 0;
  clients_.erase(client);
  std::erase_if(desk.knocks, [&](const Knock& knock) { return knock.conn == conn; });
  if (inside) go(desk, conn);
}

}  // namespace stolik
