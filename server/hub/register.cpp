#include "server/hub/register.h"

#include <algorithm>
#include <limits>

#include "server/hub/house.h"
#include "server/hub/share.h"

namespace stolik {
namespace {

constexpr std::size_t kMadeRoomAtOnce = 16;  // tables and classes forgotten for what is opened
// Lobbies of one network: a part of all, but enough for a school where the house is small.
constexpr std::size_t kNearPart = 16;
constexpr std::size_t kNearLeast = 64;
constexpr std::size_t kWidePart = 8;
constexpr std::size_t kWideLeast = 128;
constexpr std::size_t kTablesLeast =
    400;  // of one network in all, those of its classes too (share.h)

std::size_t size_of(int count) { return static_cast<std::size_t>(count); }

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
  const int lobbies = static_cast<int>(is_lobby) - static_cast<int>(was_lobby);
  lobbies_ += static_cast<std::size_t>(lobbies);
  count(number(head.table), {lobbies, fresh ? 1 : 0});
  if (!fresh && known.phase != head.phase) not_vacant(head.table);
  if (known.invitation != head.invitation)
    invitations_.erase(std::string{invitation_hash(known.invitation)});
  known = head;
  if (!head.code.empty()) codes_[head.code] = head.table;
  if (const std::string hash{invitation_hash(head.invitation)}; !hash.empty())
    invitations_[hash] = head.table;
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
  invitations_.erase(std::string{invitation_hash(known->second.invitation)});
  origins_.erase(known->second.origin);
  const int lobbies = is_lobby(number(table)) ? 1 : 0;
  lobbies_ -= static_cast<std::size_t>(lobbies);
  count(number(table), {-lobbies, -1});
  owners_.erase(number(table));
  visited_.erase(number(table));
  found_.erase(number(table));
  known_.erase(known);
}

bool Register::has_room_for(std::size_t more) const {
  return known_.size() + opening_.size() + more <= house_.config.tables_max;
}

Trouble Register::no_room(const Network& network, std::size_t more) {
  const std::size_t all = house_.config.tables_max;
  const bool nearly_full = (lobbies_ + opening_.size()) * 4 >= house_.config.lobbies_max * 3 ||
                           known_.size() * 4 >= all * 3;
  const auto never = [] { return false; };
  if (nearly_full) forget_due(first_to_go_, Left::lobby, never);
  if (!has_room_for(more))
    forget_due(first_to_go_, Left::others_came, [&] { return has_room_for(more); });
  const std::size_t most = share_of(all, kTablesLeast);
  const auto near_has_room = [&] {
    return size_of(held(near_, network.near).tables) + more <= most;
  };
  const auto wide_has_room = [&] {
    return size_of(held(wide_, network.wide).tables) + more <= kWideShares * most;
  };
  const bool shares = network != Network{};
  if (shares && !near_has_room())
    forget_due(of_wide(network), Left::others_came, near_has_room, network.near);
  if (shares && !wide_has_room()) forget_due(of_wide(network), Left::others_came, wide_has_room);
  const bool is_full = !has_room_for(more);
  if (!is_full && (!shares || (near_has_room() && wide_has_room()))) return {};
  house_.want(effect::Note{"tables_refused"});
  return {
      "too-many", "",
      is_full
          ? "The house is full. Try again in a minute."
          : "Your network has its share of all tables here. Try again when some of them are over."};
}

Trouble Register::no_lobby(const Network& network) {
  const std::size_t all = house_.config.lobbies_max;
  const auto near_has_room = [&] {
    return size_of(held(near_, network.near).lobbies) < std::max(kNearLeast, all / kNearPart);
  };
  const auto wide_has_room = [&] {
    return size_of(held(wide_, network.wide).lobbies) < std::max(kWideLeast, all / kWidePart);
  };
  const auto never = [] { return false; };
  const bool shares = network != Network{};
  if (shares && !near_has_room()) forget_due(of_wide(network), Left::lobby, never, network.near);
  if (shares && !wide_has_room()) forget_due(of_wide(network), Left::lobby, never);
  const bool is_full = lobbies_ + opening_.size() >= all;
  if (!is_full && (!shares || (near_has_room() && wide_has_room()))) return {};
  house_.want(effect::Note{"tables_refused"});
  return {"too-many", "",
          is_full
              ? "The house is full. Try again in a minute."
              : "Too many tables that your network opened wait for a game. Try again in a minute."};
}

const Register::Vacancies& Register::of_wide(const Network& network) const {
  static const Vacancies kNone;
  const auto found = first_of_wide_.find(network.wide);
  return found == first_of_wide_.end() ? kNone : found->second;
}

// Those that have been left for long enough, of kinds up to `last` and of this near network
// (nothing: of any), until it is enough.
template <class Enough>
void Register::forget_due(const Vacancies& vacancies, Left last, Enough is_enough,
                          std::optional<std::uint64_t> near) {
  std::vector<Vacancy> due;
  for (auto next = vacancies.begin();
       next != vacancies.end() && next->left <= last && due.size() < kMadeRoomAtOnce;) {
    if (next->from_ms > house_.now_ms) {  // nor is any later one of this kind
      next = vacancies.upper_bound({next->left, std::numeric_limits<std::int64_t>::max(), 0});
      continue;
    }
    if (!near || owner(TableId{next->table}).near == *near) due.push_back(*next);
    ++next;
  }
  for (const Vacancy& one : due) {
    if (is_enough()) return;
    house_.want(effect::Note{one.left == Left::lobby ? "lobbies_made_room" : "games_made_room"});
    house_.want(effect::CancelTimer{{TableId{one.table}, TimerId::Kind::expiry, 0}});
    house_.writer.forget(TableId{one.table});
  }
}

// ---- whose they are

bool Register::is_lobby(std::uint64_t table) const {
  const auto known = known_.find(table);
  return known != known_.end() && known->second.phase == Head::Phase::lobby;
}

void Register::count(std::uint64_t table, Held by) {
  const auto owner = owners_.find(table);
  if (owner == owners_.end()) return;
  const auto add_to = [&](HeldBy& all, std::uint64_t network) {
    const auto found = all.try_emplace(network).first;
    found->second.lobbies += by.lobbies;
    found->second.tables += by.tables;
    if (found->second.tables == 0) all.erase(found);
  };
  add_to(near_, owner->second.near);
  add_to(wide_, owner->second.wide);
}

Register::Held Register::held(const HeldBy& by, std::uint64_t network) {
  const auto found = by.find(network);
  return found == by.end() ? Held{} : found->second;
}

Network Register::owner(TableId table) const {
  const auto found = owners_.find(number(table));
  return found == owners_.end() ? Network{} : found->second;
}

void Register::belongs_to(TableId table, const Network& network) {
  if (network == Network{} || !owners_.try_emplace(number(table), network).second) return;
  if (has(table)) count(number(table), {is_lobby(number(table)) ? 1 : 0, 1});
  for (const TableId one : tables_of(table)) belongs_to(one, network);  // a class with its tables
}

void Register::visited(TableId table, const Network& network) {
  if (has(table) && network.wide != owner(table).wide) visited_.insert(number(table));
}

void Register::opening(TableId table, const std::string& origin, const Network& network) {
  opening_[number(table)] = origin;
  origins_[origin] = table;
  belongs_to(table, network);
  count(number(table), {1, 1});
}

void Register::opened(TableId table, bool is_kept) {
  const auto opened = opening_.extract(number(table));
  if (opened.empty()) return;
  count(number(table), {-1, -1});
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
  const Head* head = find(table);
  if (head == nullptr || head->phase == Head::Phase::over || class_of(*head)) return;
  const Left left = head->phase == Head::Phase::lobby  ? Left::lobby
                    : visited_.contains(number(table)) ? Left::others_came
                                                       : Left::only_own_people;
  const Vacancy vacancy{
      left, since_ms + (lonely ? house_.config.lonely_ms : house_.config.vacant_ms), number(table)};
  const std::uint64_t wide = owner(table).wide;
  vacant_[number(table)] = {vacancy, wide};
  first_to_go_.insert(vacancy);
  first_of_wide_[wide].insert(vacancy);
}

void Register::not_vacant(TableId table) {
  const auto found = vacant_.find(number(table));
  if (found == vacant_.end()) return;
  const auto& [vacancy, wide] = found->second;
  first_to_go_.erase(vacancy);
  first_of_wide_[wide].erase(vacancy);
  if (first_of_wide_[wide].empty()) first_of_wide_.erase(wide);
  vacant_.erase(found);
}

}  // namespace stolik
