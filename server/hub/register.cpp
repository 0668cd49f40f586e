#include "server/hub/register.h"

#include <algorithm>

#include "server/hub/house.h"

namespace stolik {
namespace {

constexpr std::size_t kMadeRoomAtOnce = 16;  // lobbies forgotten for one that is opened
// Lobbies of one network: a part of all, but enough for a school where the house is small.
constexpr std::size_t kNearPart = 16;
constexpr std::size_t kNearLeast = 64;
constexpr std::size_t kWidePart = 8;
constexpr std::size_t kWideLeast = 128;

std::size_t in_count(const std::unordered_map<std::uint64_t, int>& counts, std::uint64_t network) {
  const auto found = counts.find(network);
  return found == counts.end() ? 0 : static_cast<std::size_t>(found->second);
}

void add_to(std::unordered_map<std::uint64_t, int>& counts, std::uint64_t network, int by) {
  const auto found = counts.try_emplace(network).first;
  found->second += by;
  if (found->second == 0) counts.erase(found);
}

}  // namespace

const Head* Register::find(TableId table) const {
  const auto found = known_.find(number(table));
  return found == known_.end() ? nullptr : &found->second;
}

std::int64_t Register::expiry_ms(const Head& head) const {
  const std::string_view kept = head.invitation;
  if (kept.starts_with(kKeepPrefix) &&
      head.phase != Head::Phase::lobby) {  // a class: as long as its plan says
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
  if (!text.starts_with(kClassPrefix) || !parse_table_name(text.substr(kClassPrefix.size()), of))
    return std::nullopt;
  return of;
}

std::vector<TableId> Register::all() const {
  std::vector<TableId> all;
  for (const auto& [table, head] : known_) {
    if (!class_of(head)) all.push_back(TableId{table});
  }
  return all;
}

std::vector<TableId> Register::tables_of(TableId of) const {
  const auto found = of_class_.find(of);
  return found == of_class_.end()
             ? std::vector<TableId>{}
             : std::vector<TableId>{found->second.begin(), found->second.end()};
}

void Register::remember(const Head& head) {
  if (const auto of = class_of(head)) of_class_[*of].insert(head.table);
  const auto [found, fresh] = known_.try_emplace(number(head.table));
  Head& known = found->second;
  const bool was_lobby = !fresh && known.phase == Head::Phase::lobby;
  const bool is_lobby = head.phase == Head::Phase::lobby;
  if (was_lobby != is_lobby) {
    is_lobby ? ++lobbies_ : --lobbies_;
    count(number(head.table), is_lobby ? 1 : -1);
  }
  if (!is_lobby) not_vacant(head.table);
  if (known.invitation != head.invitation) invitations_.erase(known.invitation);
  known = head;
  if (!head.code.empty()) codes_[head.code] = head.table;
  if (!head.invitation.empty() && head.invitation.find(':') == std::string::npos)
    invitations_[head.invitation] = head.table;
  if (!head.origin.empty()) origins_[head.origin] = head.table;
}

void Register::strike_out(TableId table) {
  not_vacant(table);
  const auto known = known_.find(number(table));
  if (known == known_.end()) return;
  if (const auto of = class_of(known->second)) {
    of_class_[*of].erase(table);
    if (of_class_[*of].empty()) of_class_.erase(*of);
  }
  codes_.erase(known->second.code);
  invitations_.erase(known->second.invitation);
  origins_.erase(known->second.origin);
  if (is_lobby(number(table))) --lobbies_, count(number(table), -1);
  owners_.erase(number(table));
  known_.erase(known);
}

bool Register::is_full() const {
  return lobbies_ + opening_.size() >= house_.config.lobbies_max ||
         known_.size() + opening_.size() >= house_.config.tables_max;
}

bool Register::near_has_its_share(const Network& network) const {
  const std::size_t most = std::max(kNearLeast, house_.config.lobbies_max / kNearPart);
  return network != Network{} && in_count(lobbies_of_near_, network.near) >= most;
}

bool Register::wide_has_its_share(const Network& network) const {
  const std::size_t most = std::max(kWideLeast, house_.config.lobbies_max / kWidePart);
  return network != Network{} && in_count(lobbies_of_wide_, network.wide) >= most;
}

void Register::make_room(const Network& network) {
  const HubConfig& config = house_.config;
  const bool nearly_full = (lobbies_ + opening_.size()) * 4 >= config.lobbies_max * 3 ||
                           known_.size() * 4 >= config.tables_max * 3;
  if (nearly_full) forget_if_due([](const Network&) { return true; });
  if (near_has_its_share(network))
    forget_if_due([&](const Network& owner) { return owner.near == network.near; });
  if (wide_has_its_share(network))
    forget_if_due([&](const Network& owner) { return owner.wide == network.wide; });
}

template <class Whose>
void Register::forget_if_due(Whose is_theirs) {
  std::vector<std::uint64_t> due;
  for (const auto& [from_ms, table] : first_to_go_) {
    if (from_ms > house_.now_ms || due.size() >= kMadeRoomAtOnce) break;
    const auto owner = owners_.find(table);
    if (is_theirs(owner != owners_.end() ? owner->second : Network{})) due.push_back(table);
  }
  for (const std::uint64_t table : due) {
    house_.want(effect::Note{"lobbies_made_room"});
    house_.want(effect::CancelTimer{{TableId{table}, TimerId::Kind::expiry, 0}});
    house_.writer.forget(TableId{table});
  }
}

// ---- whose they are

bool Register::is_lobby(std::uint64_t table) const {
  const auto known = known_.find(table);
  return known != known_.end() && known->second.phase == Head::Phase::lobby;
}

void Register::count(std::uint64_t table, int by) {
  const auto owner = owners_.find(table);
  if (owner == owners_.end()) return;
  add_to(lobbies_of_near_, owner->second.near, by);
  add_to(lobbies_of_wide_, owner->second.wide, by);
}

void Register::belongs_to(TableId table, const Network& network) {
  if (network == Network{} || !owners_.try_emplace(number(table), network).second) return;
  if (is_lobby(number(table))) count(number(table), 1);
}

void Register::opening(TableId table, const std::string& origin, const Network& network) {
  opening_[number(table)] = origin;
  origins_[origin] = table;
  belongs_to(table, network);
  count(number(table), 1);
}

void Register::opened(TableId table, bool is_kept) {
  const auto opened = opening_.extract(number(table));
  if (opened.empty()) return;
  count(number(table), -1);
  if (is_kept) return;  // counted as a lobby once it is remembered
  owners_.erase(number(table));
  // The same message may have opened another meanwhile, elsewhere, which is ours now: it opens that
  // one.
  if (const auto by = origins_.find(opened.mapped()); by != origins_.end() && by->second == table)
    origins_.erase(by);
}

// ---- those that nobody is at

void Register::vacant(TableId table, bool lonely, std::int64_t since_ms) {
  not_vacant(table);
  const std::int64_t from_ms =
      since_ms + (lonely ? house_.config.lonely_ms : house_.config.vacant_ms);
  vacant_[number(table)] = from_ms;
  first_to_go_.emplace(from_ms, number(table));
}

void Register::not_vacant(TableId table) {
  const auto found = vacant_.find(number(table));
  if (found == vacant_.end()) return;
  first_to_go_.erase({found->second, found->first});
  vacant_.erase(found);
}

}  // namespace stolik
