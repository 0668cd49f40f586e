// One bug stops one table: it is closed and reported, and leaves memory as it is, for it may be half changed.

#include "server/hub/broken.h"

#include <algorithm>

#include "server/hub/brain.h"

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
TableId Hub::Brain::table_of(const Input& input) const {
  const auto client_of = [this](Conn conn) {
    const auto found = clients_.find(number(conn));
    return found != clients_.end() ? found->second : Client{};
  };
  const auto& what = input.what;
  if (const auto* received = std::get_if<input::Received>(&what)) {
    // Who is at no table yet says which one: load() and create() know.
    const Client client = client_of(received->conn);
    return client.person != 0 ? client.table : TableId{};
  }
  if (const auto* closed = std::get_if<input::Closed>(&what)) {
    const Client client = client_of(closed->conn);
    return client.person != 0 || client.knock != 0 ? client.table : TableId{};
  }
  if (const auto* fired = std::get_if<input::Fired>(&what)) return fired->timer.table;
  if (const auto* loaded = std::get_if<input::Loaded>(&what)) return loaded->table;
  if (const auto* moved = std::get_if<input::BotMoved>(&what)) return moved->table;
  if (const auto* written = std::get_if<input::Written>(&what)) {
    const auto found = tickets_.find(written->ticket);
    return found != tickets_.end() ? found->second : TableId{};
  }
  return {};
}

// The input for a report: what it was, without who it was.
std::string Hub::Brain::word_of(const Input& input) const {
  const auto& what = input.what;
  if (const auto* received = std::get_if<input::Received>(&what)) {
    const auto found = clients_.find(number(received->conn));
    const JsonResult message = parse_json(received->text);
    return "{\"message\":" + (message ? message_without_secrets(message.value) : "null") +
           ",\"person\":" + std::to_string(found != clients_.end() ? found->second.person : 0) + "}";
  }
  if (const auto* fired = std::get_if<input::Fired>(&what)) {
    return "{\"timer\":" + std::to_string(static_cast<int>(fired->timer.kind)) + ",\"index\":" + std::to_string(fired->timer.index) + "}";
  }
  if (const auto* moved = std::get_if<input::BotMoved>(&what)) {
    return "{\"bot\":" + quoted(moved->command) + ",\"seat\":" + std::to_string(index(moved->seat)) + "}";
  }
  if (std::holds_alternative<input::Written>(what)) return "{\"written\":true}";
  if (std::holds_alternative<input::Loaded>(what)) return "{\"loaded\":true}";
  if (std::holds_alternative<input::Closed>(what)) return "{\"closed\":true}";
  if (std::holds_alternative<input::Stopping>(what)) return "{\"stopping\":true}";
  return "{}";
}

// Called while the exception is being handled.
void Hub::Brain::break_table(const char* what, std::size_t effects_before, Ticket ticket_before) {
  const TableId table = at_work_;
  const auto* received = std::get_if<input::Received>(&input_->what);
  if (table == TableId{} && received == nullptr) throw;  // nobody's table: this is not ours to survive
  Breakage breakage{table, what, word_of(*input_)};
  // The journal stays as it was. What was told before was durable, and stands.
  effects_->erase(std::remove_if(effects_->begin() + static_cast<std::ptrdiff_t>(effects_before), effects_->end(),
                                 [](const Effect& effect) {
                                   return std::holds_alternative<effect::Write>(effect) ||
                                          std::holds_alternative<effect::Load>(effect) ||
                                          std::holds_alternative<effect::Ask>(effect);
                                 }),
                  effects_->end());
  tickets_.erase(tickets_.lower_bound(ticket_before), tickets_.end());
  erasing_.erase(erasing_.lower_bound(ticket_before), erasing_.end());
  want(effect::Note{"tables_broken"});
  want(effect::Broke{table, breakage.what});
  if (received != nullptr) turn_off(received->conn);
  if (table == TableId{}) return want(effect::Report{table, report_text(breakage, {}), false});

  std::vector<Conn> there;
  for (const auto& [conn, client] : clients_) {
    if (client.table == table && (client.person != 0 || client.knock != 0 || client.waits)) there.push_back(Conn{conn});
  }
  std::sort(there.begin(), there.end());
  for (const Conn conn : there) turn_off(conn);
  desks_.erase(number(table));
  if (const auto opened = opening_.extract(number(table)); !opened.empty()) origins_.erase(opened.mapped());
  broken_.insert(number(table));
  const auto known = known_.find(number(table));
  if (known != known_.end()) {
    want(effect::SetTimer{{table, TimerId::Kind::expiry, 0}, now_ms_ + expiry_ms(known->second.phase)});
  }
  report(std::move(breakage));
}

// The line of one whose table is broken; the desk is not asked.
void Hub::Brain::turn_off(Conn conn) {
  if (clients_.erase(number(conn)) == 0) return;
  send(conn, bye_text("broken"));
  want(effect::Close{conn, 1000, "broken"});
}

// The store tells the journal; this table's next pieces are for the report.
void Hub::Brain::report(Breakage breakage) {
  if (reports_.size() >= kMaxReportsWaiting) return;
  want(effect::Load{breakage.table, {}});
  const bool on_load = std::holds_alternative<input::Loaded>(input_->what);
  reports_[number(breakage.table)] = {std::move(breakage), on_load, {}};
}

bool Hub::Brain::takes_for_report(const input::Loaded& loaded) {
  const auto found = reports_.find(number(loaded.table));
  if (found == reports_.end()) return false;
  Reporting& reporting = found->second;
  reporting.batches.insert(reporting.batches.end(), loaded.batches.begin(), loaded.batches.end());
  std::size_t bytes = 0;
  for (const std::string& batch : reporting.batches) bytes += batch.size();
  // What is too long for a report is left out of it as a whole: no need to read on.
  if (loaded.outcome.ok() && !loaded.rest.is_end() && bytes <= kMaxReport) {
    want(effect::Load{loaded.table, loaded.rest});
    return true;
  }
  want(effect::Report{loaded.table, report_text(reporting.breakage, reporting.batches), reporting.on_load});
  reports_.erase(found);
  return true;
}

// The table goes on: the hub moves for a bot that has nothing to say.
void Hub::Brain::bot_broke(const input::BotMoved& moved) {
  want(effect::Note{"bots_broken"});
  want(effect::Broke{moved.table, moved.broke});
  const Desk* desk = find(moved.table);
  if (slot(moved.seat) >= desk->room.chairs.size() || !bots_reported_.insert(number(moved.table)).second) return;
  const std::string& level = moved.level.empty() ? desk->room.chairs[slot(moved.seat)].level : moved.level;
  report({moved.table, moved.broke,
          "{\"bot\":null,\"seat\":" + std::to_string(index(moved.seat)) + ",\"level\":" + quoted(level) + "}"});
}

}  // namespace stolik
