#include "server/hub/register.h"

#include "server/hub/house.h"

namespace stolik {
namespace {

constexpr int kMadeRoomAtOnce = 16;  // lobbies forgotten for one that is opened

}  // namespace

const Head* Register::find(TableId table) const {
  const auto found = known_.find(number(table));
  return found == known_.end() ? nullptr : &found->second;
}

std::int64_t Register::expiry_ms(const Head& head) const {
  const std::string_view kept = head.invitation;
  if (kept.starts_with(kKeepPrefix) && head.phase != Head::Phase::lobby) {  // a class: as long as its plan says
    if (head.phase == Head::Phase::playing || kept.ends_with("day")) return house_.config.keep_ms;
    return kept.ends_with("week") ? 7 * house_.config.keep_ms : house_.config.forget_now_ms;
  }
  switch (head.phase) {
    case Head::Phase::lobby: return house_.config.lobby_ms;
    case Head::Phase::playing: return house_.config.abandoned_ms;
    case Head::Phase::over: return house_.config.keep_ms;
  }
  return house_.config.keep_ms;
}

std::optional<TableId> Register::class_of(const Head& head) {
  TableId of{};
  const std::string_view text = head.invitation;
  if (!text.starts_with(kClassPrefix) || !parse_table_name(text.substr(kClassPrefix.size()), of)) return std::nullopt;
  return of;
}

std::vector<TableId> Register::tables_of(TableId of) const {
  const auto found = of_class_.find(of);
  return found == of_class_.end() ? std::vector<TableId>{} : std::vector<TableId>{found->second.begin(), found->second.end()};
}

void Register::remember(const Head& head) {
  if (const auto of = class_of(head)) of_class_[*of].insert(head.table);
  const auto [found, fresh] = known_.try_emplace(number(head.table));
  Head& known = found->second;
  if (!fresh && known.phase == Head::Phase::lobby) --lobbies_;
  if (head.phase == Head::Phase::lobby) ++lobbies_;
  if (known.invitation != head.invitation) invitations_.erase(known.invitation);
  known = head;
  if (!head.code.empty()) codes_[head.code] = head.table;
  if (!head.invitation.empty() && head.invitation.find(':') == std::string::npos) invitations_[head.invitation] = head.table;
  if (!head.origin.empty()) origins_[head.origin] = head.table;
}

void Register::strike_out(TableId table) {
  not_lonely(table);
  const auto known = known_.find(number(table));
  if (known == known_.end()) return;
  if (const auto of = class_of(known->second)) {
    of_class_[*of].erase(table);
    if (of_class_[*of].empty()) of_class_.erase(*of);
  }
  codes_.erase(known->second.code);
  invitations_.erase(known->second.invitation);
  origins_.erase(known->second.origin);
  if (known->second.phase == Head::Phase::lobby) --lobbies_;
  known_.erase(known);
}

bool Register::is_full() const {
  return lobbies_ + opening_.size() >= house_.config.lobbies_max || known_.size() + opening_.size() >= house_.config.tables_max;
}

void Register::make_room() {
  const HubConfig& config = house_.config;
  const bool nearly_full = (lobbies_ + opening_.size()) * 4 >= config.lobbies_max * 3 || known_.size() * 4 >= config.tables_max * 3;
  for (int i = 0; i < kMadeRoomAtOnce && nearly_full && !longest_lonely_.empty(); ++i) {
    const auto [since_ms, table] = *longest_lonely_.begin();
    if (house_.now_ms - since_ms < config.lonely_ms) return;
    house_.want(effect::Note{"lobbies_made_room"});
    house_.want(effect::CancelTimer{{TableId{table}, TimerId::Kind::expiry, 0}});
    house_.writer.forget(TableId{table});
  }
}

void Register::opening(TableId table, const std::string& origin) {
  opening_[number(table)] = origin;
  origins_[origin] = table;
}

void Register::opened(TableId table, bool is_kept) {
  if (const auto opened = opening_.extract(number(table)); !opened.empty() && !is_kept) origins_.erase(opened.mapped());
}

void Register::lonely(TableId table) {
  lonely_[number(table)] = house_.now_ms;
  longest_lonely_.emplace(house_.now_ms, number(table));
}

void Register::not_lonely(TableId table) {
  const auto found = lonely_.find(number(table));
  if (found == lonely_.end()) return;
  longest_lonely_.erase({found->second, found->first});
  lonely_.erase(found);
}

}  // namespace stolik
