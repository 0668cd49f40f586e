// The register of all tables the store holds, in memory or not: what opens them, and which of them
// may be forgotten.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/hub/desk.h"
#include "server/store/store.h"

namespace stolik {

class Register : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  std::size_t size() const { return known_.size(); }
  const Head* find(TableId table) const;
  bool has(TableId table) const { return find(table) != nullptr; }
  bool has_code(const std::string& code) const { return codes_.contains(code); }
  // The table that this opens; nullptr: none.
  const TableId* by_code(const std::string& code) const { return in(codes_, code); }
  const TableId* by_invitation(const std::string& hash) const { return in(invitations_, hash); }
  const TableId* by_origin(const std::string& hash) const { return in(origins_, hash); }

  void remember(const Head& head);
  void strike_out(TableId table);
  std::int64_t expiry_ms(const Head& head) const;
  std::vector<TableId> all() const;  // but those of classes
  // The tables of a class; and the class of a table, if it is one of a class.
  std::vector<TableId> tables_of(TableId of) const;
  static std::optional<TableId> class_of(const Head& head);

  // ---- the house has so many places
  bool is_full() const;
  bool has_its_share(const Network& network) const {  // of lobbies
    return near_has_its_share(network) || wide_has_its_share(network);
  }
  // For another table of theirs, where the house is nearly full or they have their share.
  void make_room(const Network& network);
  // A table that is created: from now on the same message on another line waits for this one;
  // `opened` or not, in the end.
  void opening(TableId table, const std::string& origin, const Network& network);
  void opened(TableId table, bool is_kept);
  // Where whoever opened it came from; after a restart, where its host comes back from. Kept in
  // memory alone.
  void belongs_to(TableId table, const Network& network);
  // Nobody is at this lobby, since then; `lonely`: and nobody but who opened it ever was.
  void vacant(TableId table, bool lonely, std::int64_t since_ms);
  void not_vacant(TableId table);

 private:
  using Index = std::unordered_map<std::string, TableId>;
  static const TableId* in(const Index& index, const std::string& key) {
    const auto found = index.find(key);
    return found == index.end() ? nullptr : &found->second;
  }

  bool is_lobby(std::uint64_t table) const;
  void count(std::uint64_t table, int by);  // among the lobbies of whom it belongs to
  bool near_has_its_share(const Network& network) const;
  bool wide_has_its_share(const Network& network) const;
  template <class Whose>
  void forget_if_due(Whose is_theirs);

  std::unordered_map<std::uint64_t, Head> known_;
  std::size_t lobbies_ = 0;  // of the known ones
  std::unordered_map<std::uint64_t, std::string>
      opening_;  // created, not yet durable: the hash of the id that did it
  std::unordered_map<std::uint64_t, std::int64_t> vacant_;  // from when on it makes room
  std::set<std::pair<std::int64_t, std::uint64_t>> first_to_go_;
  std::unordered_map<std::uint64_t, Network> owners_;
  std::unordered_map<std::uint64_t, int> lobbies_of_near_;
  std::unordered_map<std::uint64_t, int> lobbies_of_wide_;
  Index codes_;
  Index invitations_;
  Index origins_;
  std::map<TableId, std::set<TableId>> of_class_;
};

}  // namespace stolik
