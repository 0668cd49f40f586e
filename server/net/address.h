// Who connects, as far as limits go: by address. A class behind one router is one address; an IPv6
// network
// (/64) counts as one too, and all of them that one customer may have (/48) share four times as
// much. Nothing of this is written down anywhere.
#pragma once

#include <array>
#include <cstdint>
#include <map>

#include "server/ids.h"
#include "server/net/bucket.h"
#include "server/net/limits.h"

namespace stolik {

struct Address {
  std::array<std::uint8_t, 16> bytes{};  // IPv4 mapped into IPv6
  bool loopback = false;                 // free of limits by address

  bool is_v4() const { return bytes[10] == 0xFF && bytes[11] == 0xFF; }
  // The network around an IPv6 one, under a key that is no address.
  Address around() const {
    Address out = *this;
    out.bytes[6] = out.bytes[7] = 0;
    out.bytes[15] = 48;
    return out;
  }
  auto operator<=>(const Address&) const = default;
};

inline Network network_of(const Address& address) {
  if (address.loopback) return {};  // perhaps a proxy that speaks for everybody
  const auto number = [&](std::size_t first, std::size_t end) {
    std::uint64_t out = 0;
    for (std::size_t i = first; i < first + 8; ++i)
      out = out << 8 | (i < end ? address.bytes[i] : 0);
    return out;
  };
  return address.is_v4() ? Network{number(8, 16), number(8, 16)}
                         : Network{number(0, 8), number(0, 6)};
}

// How many tables an address may open, decks bring, games start and changes make: some at once,
// then so many a minute.
struct TableBudget {
  int per_minute = 0;  // 0: as many as one likes

  Bucket tables() const { return {2 * per_minute, every_ms(per_minute)}; }
  Bucket class_tables() const {
    return {10 * per_minute, every_ms(2 * per_minute)};
  }  // ten classes of thirty are 100
  Bucket games() const { return {4 * per_minute, every_ms(2 * per_minute)}; }
  Bucket decks() const { return {4 * per_minute, every_ms(per_minute)}; }
  Bucket changes() const {
    return {kChangesForATable * 5 * per_minute, every_ms(kChangesForATable * per_minute)};
  }
  TableBudget times(int many) const { return {many * per_minute}; }

 private:
  static std::int64_t every_ms(int per_minute) {
    return per_minute == 0 ? 1 : std::max(1, 60'000 / per_minute);
  }
};

class AddressBook {
 public:
  explicit AddressBook(int connections_max, TableBudget budget = {})
      : connections_max_(connections_max), budget_(budget) {}

  // Counts a connection in, if there is room for one more.
  bool enter(const Address& address) {
    if (address.loopback) return true;
    bool has_room = true;
    for_each(address, [&](const Entry& entry) {
      has_room = has_room && entry.connections < entry.share * connections_max_;
    });
    if (has_room) for_each(address, [](Entry& entry) { ++entry.connections; });
    return has_room;
  }
  void leave(const Address& address, std::int64_t now_ms) {
    if (address.loopback) return;
    leave_one(address, now_ms);
    if (!address.is_v4()) leave_one(address.around(), now_ms);
  }
  // A table is to be opened, a game started: how long it must wait; 0: not at all, and it is
  // counted.
  std::int64_t open_table(const Address& address, std::int64_t now_ms) {
    return take(&Entry::tables, address, now_ms);
  }
  // All of them or none.
  std::int64_t start_class_tables(const Address& address, std::int64_t now_ms, int count) {
    return take(&Entry::class_tables, address, now_ms, count);
  }
  std::int64_t start_game(const Address& address, std::int64_t now_ms) {
    return take(&Entry::games, address, now_ms);
  }
  std::int64_t bring_deck(const Address& address, std::int64_t now_ms, int count = 1) {
    return take(&Entry::decks, address, now_ms, count);
  }
  // A change of a table that is to be kept. This machine is free of it: it may be a proxy for
  // everybody.
  std::int64_t make_change(const Address& address, std::int64_t now_ms) {
    return address.loopback ? 0 : take(&Entry::changes, address, now_ms);
  }
  // Addresses that are gone and whose tables are forgiven leave the book.
  void tidy(std::int64_t now_ms) {
    for (auto it = entries_.begin(); it != entries_.end();) it = forget_if_idle(it, now_ms);
  }
  std::size_t size() const { return entries_.size(); }

 private:
  struct Entry {
    int share;  // of what one address may
    int connections = 0;
    Bucket tables;
    Bucket class_tables;
    Bucket games;
    Bucket decks;
    Bucket changes;
    Entry(int times, const TableBudget& budget)
        : share(times),
          tables(budget.tables()),
          class_tables(budget.class_tables()),
          games(budget.games()),
          decks(budget.decks()),
          changes(budget.changes()) {}
  };
  using Entries = std::map<Address, Entry>;
  // For this address, and for the network around it.
  template <class Do>
  void for_each(const Address& address, Do what) {
    what(entries_.try_emplace(address, 1, budget_).first->second);
    if (address.is_v4() || address.loopback) return;
    what(entries_.try_emplace(address.around(), kNetworkShare, budget_.times(kNetworkShare))
             .first->second);
  }
  void leave_one(const Address& address, std::int64_t now_ms) {
    const auto found = entries_.find(address);
    if (found == entries_.end()) return;
    --found->second.connections;
    forget_if_idle(found, now_ms);
  }
  std::int64_t take(Bucket Entry::* bucket, const Address& address, std::int64_t now_ms,
                    int count = 1) {
    if (budget_.per_minute == 0) return 0;
    std::int64_t wait_ms = 0;
    for_each(address, [&](Entry& entry) {
      wait_ms = std::max(wait_ms, (entry.*bucket).wait_ms(now_ms, count));
    });
    if (wait_ms == 0) for_each(address, [&](Entry& entry) { (entry.*bucket).take(now_ms, count); });
    return wait_ms;
  }
  Entries::iterator forget_if_idle(Entries::iterator it, std::int64_t now_ms) {
    Entry& one = it->second;
    const bool idle = one.connections <= 0 && one.tables.is_full(now_ms) &&
                      one.class_tables.is_full(now_ms) && one.games.is_full(now_ms) &&
                      one.decks.is_full(now_ms) && one.changes.is_full(now_ms);
    return idle ? entries_.erase(it) : std::next(it);
  }

  int connections_max_;
  TableBudget budget_;
  Entries entries_;
};

}  // namespace stolik
