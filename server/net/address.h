// Who connects, as far as limits go: by address. A class behind one router is one address; an IPv6 network
// (/64) counts as one too. Nothing of this is written down anywhere.
#pragma once

#include <array>
#include <cstdint>
#include <map>

#include "server/net/bucket.h"
#include "server/net/limits.h"

namespace stolik {

struct Address {
  std::array<std::uint8_t, 16> bytes{};  // IPv4 mapped into IPv6
  bool loopback = false;                 // free of limits by address

  auto operator<=>(const Address&) const = default;
};

// How many tables an address may open, games start and changes make: some at once, then so many a minute.
struct TableBudget {
  int per_minute = 0;  // 0: as many as one likes

  Bucket tables() const { return {2 * per_minute, every_ms(per_minute)}; }
  Bucket games() const { return {4 * per_minute, every_ms(2 * per_minute)}; }
  Bucket changes() const { return {kChangesForATable * 5 * per_minute, every_ms(kChangesForATable * per_minute)}; }

 private:
  static std::int64_t every_ms(int per_minute) { return per_minute == 0 ? 1 : std::max(1, 60'000 / per_minute); }
};

class AddressBook {
 public:
  explicit AddressBook(int connections_max, TableBudget budget = {}) : connections_max_(connections_max), budget_(budget) {}

  // Counts a connection in, if there is room for one more.
  bool enter(const Address& address) {
    if (address.loopback) return true;
    Entry& entry = this->entry(address);
    if (entry.connections >= connections_max_) return false;
    ++entry.connections;
    return true;
  }
  void leave(const Address& address, std::int64_t now_ms) {
    if (address.loopback) return;
    const auto found = entries_.find(address);
    if (found == entries_.end()) return;
    --found->second.connections;
    forget_if_idle(found, now_ms);
  }
  // A code that opened nothing.
  void guessed_wrong(const Address& address, std::int64_t now_ms) {
    if (!address.loopback) entry(address).guesses.take(now_ms);
  }
  bool may_guess(const Address& address, std::int64_t now_ms) {
    if (address.loopback) return true;
    const auto found = entries_.find(address);
    return found == entries_.end() || found->second.guesses.has_one(now_ms);
  }
  // A table is to be opened, a game started: how long it must wait; 0: not at all, and it is counted.
  std::int64_t open_table(const Address& address, std::int64_t now_ms) { return take(&Entry::tables, address, now_ms); }
  std::int64_t start_game(const Address& address, std::int64_t now_ms) { return take(&Entry::games, address, now_ms); }
  // A change of a table that is to be kept. This machine is free of it: it may be a proxy for everybody.
  std::int64_t make_change(const Address& address, std::int64_t now_ms) {
    return address.loopback ? 0 : take(&Entry::changes, address, now_ms);
  }
  // Addresses that are gone and whose guesses and tables are forgiven leave the book.
  void tidy(std::int64_t now_ms) {
    for (auto it = entries_.begin(); it != entries_.end();) it = forget_if_idle(it, now_ms);
  }
  std::size_t size() const { return entries_.size(); }

 private:
  struct Entry {
    int connections = 0;
    Bucket guesses{kGuessesFree, kGuessEvery_ms};
    Bucket tables;
    Bucket games;
    Bucket changes;
    explicit Entry(const TableBudget& budget) : tables(budget.tables()), games(budget.games()), changes(budget.changes()) {}
  };
  using Entries = std::map<Address, Entry>;
  Entry& entry(const Address& address) { return entries_.try_emplace(address, budget_).first->second; }
  std::int64_t take(Bucket Entry::* bucket, const Address& address, std::int64_t now_ms) {
    if (budget_.per_minute == 0) return 0;
    Bucket& own = entry(address).*bucket;
    return own.take(now_ms) ? 0 : own.wait_ms(now_ms);
  }
  Entries::iterator forget_if_idle(Entries::iterator it, std::int64_t now_ms) {
    Entry& one = it->second;
    const bool idle = one.connections <= 0 && one.guesses.is_full(now_ms) && one.tables.is_full(now_ms) &&
                      one.games.is_full(now_ms) && one.changes.is_full(now_ms);
    return idle ? entries_.erase(it) : std::next(it);
  }

  int connections_max_;
  TableBudget budget_;
  Entries entries_;
};

}  // namespace stolik
