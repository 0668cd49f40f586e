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

class AddressBook {
 public:
  explicit AddressBook(int connections_max) : connections_max_(connections_max) {}

  // Counts a connection in, if there is room for one more.
  bool enter(const Address& address) {
    if (address.loopback) return true;
    Entry& entry = entries_[address];
    if (entry.connections >= connections_max_) return false;
    ++entry.connections;
    return true;
  }
  void leave(const Address& address, std::int64_t now_ms) {
    const auto found = entries_.find(address);
    if (found == entries_.end()) return;
    --found->second.connections;
    forget_if_idle(found, now_ms);
  }
  // A code that opened nothing.
  void guessed_wrong(const Address& address, std::int64_t now_ms) {
    if (!address.loopback) entries_[address].guesses.take(now_ms);
  }
  bool may_guess(const Address& address, std::int64_t now_ms) {
    if (address.loopback) return true;
    const auto found = entries_.find(address);
    return found == entries_.end() || found->second.guesses.has_one(now_ms);
  }
  // Addresses that are gone and whose guesses are forgiven leave the book.
  void tidy(std::int64_t now_ms) {
    for (auto it = entries_.begin(); it != entries_.end();) it = forget_if_idle(it, now_ms);
  }
  std::size_t size() const { return entries_.size(); }

 private:
  struct Entry {
    int connections = 0;
    Bucket guesses{kGuessesFree, kGuessEvery_ms};
  };
  using Entries = std::map<Address, Entry>;
  Entries::iterator forget_if_idle(Entries::iterator it, std::int64_t now_ms) {
    const bool idle = it->second.connections <= 0 && it->second.guesses.is_full(now_ms);
    return idle ? entries_.erase(it) : std::next(it);
  }

  int connections_max_;
  Entries entries_;
};

}  // namespace stolik
