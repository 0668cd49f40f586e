#include "server/hub/breakages.h"

#include <algorithm>

#include "server/hub/house.h"

namespace stolik {
namespace {

constexpr std::size_t kMaxReportsWaiting = 64;

std::string quoted(std::string_view text) {
  std::string out;
  write_json_string(out, text);
  return out;
}

}  // namespace

// Whose table an input is about, if it is about one.
TableId Breakages::table_of(const Input& input) const {
  const auto& what = input.what;
  if (const auto* received = std::get_if<input::Received>(&what)) {
    // Who is at no table yet says which one: load() and create() know.
    const Client* client = house_.client(received->conn);
    return client != nullptr && client->person != 0 ? client->table : TableId{};
  }
  if (const auto* closed = std::get_if<input::Closed>(&what)) {
    const Client* client = house_.client(closed->conn);
    return client != nullptr && (client->person != 0 || client->knock != 0) ? client->table
                                                                            : TableId{};
  }
  if (const auto* fired = std::get_if<input::Fired>(&what)) return fired->timer.table;
  if (const auto* loaded = std::get_if<input::Loaded>(&what)) return loaded->table;
  if (const auto* moved = std::get_if<input::BotMoved>(&what)) return moved->table;
  if (const auto* written = std::get_if<input::Written>(&what))
    return house_.writer.table_of(written->ticket);
  return {};
}

// The input for a report: what it was, without who it was.
std::string Breakages::word_of(const Input& input) const {
  const auto& what = input.what;
  if (const auto* received = std::get_if<input::Received>(&what)) {
    const Client* client = house_.client(received->conn);
    const JsonResult message = parse_json(received->text);
    return "{\"message\":" + (message ? message_without_secrets(message.value) : "null") +
           ",\"person\":" + std::to_string(client != nullptr ? client->person : 0) + "}";
  }
  if (const auto* fired = std::get_if<input::Fired>(&what)) {
    return "{\"timer\":" + std::to_string(static_cast<int>(fired->timer.kind)) +
           ",\"index\":" + std::to_string(fired->timer.index) + "}";
  }
  if (const auto* moved = std::get_if<input::BotMoved>(&what)) {
    return "{\"bot\":" + quoted(moved->command) +
           ",\"seat\":" + std::to_string(index(moved->seat)) + "}";
  }
  if (std::holds_alternative<input::Written>(what)) return "{\"written\":true}";
  if (std::holds_alternative<input::Loaded>(what)) return "{\"loaded\":true}";
  if (std::holds_alternative<input::Closed>(what)) return "{\"closed\":true}";
  if (std::holds_alternative<input::Stopping>(what) ||
      std::holds_alternative<input::HandOver>(what))
    return "{\"stopping\":true}";
  return "{}";
}

Breakages::Mark Breakages::mark() const { return {house_.effects->size(), house_.writer.next()}; }

// Called while the exception is being handled.
void Breakages::close(const char* what, Mark before) {
  const TableId table = at_work_;
  const auto* received = std::get_if<input::Received>(&input_->what);
  if (table == TableId{} && received == nullptr)
    throw;  // nobody's table: this is not ours to survive
  Breakage breakage{table, what, word_of(*input_)};
  // The journal stays as it was. What was told before was durable, and stands.
  Effects& effects = *house_.effects;
  effects.erase(
      std::remove_if(effects.begin() + static_cast<std::ptrdiff_t>(before.effects), effects.end(),
                     [](const Effect& effect) {
                       return std::holds_alternative<effect::Write>(effect) ||
                              std::holds_alternative<effect::Load>(effect) ||
                              std::holds_alternative<effect::Ask>(effect);
                     }),
      effects.end());
  house_.writer.take_back(before.ticket);
  house_.want(effect::Note{"tables_broken"});
  house_.want(effect::Broke{table, breakage.what});
  if (received != nullptr) turn_off(received->conn);
  if (table == TableId{})
    return house_.want(effect::Report{table, report_text(breakage, {}), false});

  std::vector<Conn> there;
  for (const auto& [conn, client] : house_.clients) {
    if (client.at == table) there.push_back(Conn{conn});
    else if (client.table == table && (client.person != 0 || client.knock != 0 || client.waits))
      there.push_back(Conn{conn});
  }
  std::sort(there.begin(), there.end());
  for (const Conn conn : there) {
    const Client was = *house_.client(conn);
    turn_off(conn);
    for (const TableId other : {was.table, was.at}) {  // a class, or one of its tables
      Desk* desk = other != table ? house_.find(other) : nullptr;
      if (desk != nullptr && !desk->loading) house_.door.go(*desk, conn);
    }
  }
  house_.desks.erase(number(table));
  house_.tables.opened(table, false);
  stays_closed(table);
  house_.class_report.lost(table);
  if (const Head* known = house_.tables.find(table)) {
    house_.want(effect::SetTimer{{table, TimerId::Kind::expiry, 0},
                                 house_.now_ms + house_.tables.expiry_ms(*known)});
  }
  report(std::move(breakage));
}

void Breakages::turn_off(Conn conn) {
  if (house_.clients.erase(number(conn)) == 0) return;
  house_.send(conn, write(message::Bye{{"broken"}}));
  house_.want(effect::Close{conn, 1000, "broken"});
}

void Breakages::strike_out(TableId table) {
  closed_.erase(number(table));
  bots_reported_.erase(number(table));
}

// The store tells the journal once more: the table may go on, leave memory and be read again
// meanwhile.
void Breakages::report(Breakage breakage) {
  if (reports_.size() >= kMaxReportsWaiting) return;
  house_.want(effect::Load{breakage.table, {}, true});
  const bool on_load = std::holds_alternative<input::Loaded>(input_->what);
  reports_[number(breakage.table)] = {std::move(breakage), on_load, {}};
}

void Breakages::read_for_report(const input::Loaded& loaded) {
  const auto found = reports_.find(number(loaded.table));
  if (found == reports_.end()) return;
  Reporting& reporting = found->second;
  reporting.batches.insert(reporting.batches.end(), loaded.batches.begin(), loaded.batches.end());
  std::size_t bytes = 0;
  for (const std::string& batch : reporting.batches) bytes += batch.size();
  // What is too long for a report is left out of it as a whole: no need to read on.
  if (loaded.outcome.ok() && !loaded.rest.is_end() && bytes <= kMaxReport) {
    return house_.want(effect::Load{loaded.table, loaded.rest, true});
  }
  house_.want(effect::Report{loaded.table, report_text(reporting.breakage, reporting.batches),
                             reporting.on_load});
  reports_.erase(found);
}

// The table goes on: the hub moves for a bot that has nothing to say.
void Breakages::bot_broke(const input::BotMoved& moved) {
  house_.want(effect::Note{"bots_broken"});
  house_.want(effect::Broke{moved.table, moved.broke});
  const Desk* desk = house_.find(moved.table);
  if (slot(moved.seat) >= desk->room.chairs.size() ||
      !bots_reported_.insert(number(moved.table)).second)
    return;
  const std::string& level =
      moved.level.empty() ? desk->room.chairs[slot(moved.seat)].level : moved.level;
  report({moved.table, moved.broke,
          "{\"bot\":null,\"seat\":" + std::to_string(index(moved.seat)) +
              ",\"level\":" + quoted(level) + "}"});
}

}  // namespace stolik
