// The register of all tables the store holds, in memory or not: what opens them, and which of them
// may be forgotten.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>

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

  // ---- tables that another process wrote
  void was_found(TableId table) { found_.insert(number(table)); }
  // Whether its journal may end before what people were told. True once for each table.
  bool may_lack_its_end(TableId table) { return found_.erase(number(table)) > 0; }

  // ---- the house has so many places
  // Why there is none for so many more tables of this network, or for another lobby of theirs;
  // others made room first if they could.
  Trouble no_room(const Network& network, std::size_t more);
  Trouble no_lobby(const Network& network);
  // A table that is created: from now on the same message on another line waits for this one;
  // `opened` or not, in the end.
  void opening(TableId table, const std::string& origin, const Network& network);
  void opened(TableId table, bool is_kept);
  // Where whoever opened it came from; after a restart, where its host comes back from. Kept in
  // memory alone.
  void belongs_to(TableId table, const Network& network);
  Network owner(TableId table) const;
  // Somebody came in from there.
  void visited(TableId table, const Network& network);
  // Nobody is at this table or class, since then; `lonely`: and nobody but who opened this lobby
  // ever was. What is over or a class's table does not make room by itself.
  void vacant(TableId table, bool lonely, std::int64_t since_ms);
  void not_vacant(TableId table);

 private:
  using Index = std::unordered_map<std::string, TableId>;
  static const TableId* in(const Index& index, const std::string& key) {
    const auto found = index.find(key);
    return found == index.end() ? nullptr : &found->second;
  }

  // What makes room, in this order; of each kind the one that was left first.
  enum class Left : std::uint8_t { lobby, only_own_people, others_came };
  struct Vacancy {
    Left left{};
    std::int64_t from_ms = 0;
    std::uint64_t table = 0;
    auto operator<=>(const Vacancy&) const = default;
  };
  using Vacancies = std::set<Vacancy>;
  struct Held {
    int lobbies = 0;
    int tables = 0;  // lobbies, too
  };
  using HeldBy = std::unordered_map<std::uint64_t, Held>;

  bool is_lobby(std::uint64_t table) const;
  void count(std::uint64_t table, Held by);  // for whom it belongs to
  static Held held(const HeldBy& by, std::uint64_t network);
  bool has_room_for(std::size_t more) const;
  template <class Enough>
  void forget_due(const Vacancies& vacancies, Left last, Enough is_enough,
                  std::optional<std::uint64_t> near = {});
  const Vacancies& of_wide(const Network& network) const;

  std::unordered_map<std::uint64_t, Head> known_;
  std::unordered_set<std::uint64_t> found_;  // of these: not opened by this process
  std::size_t lobbies_ = 0;                  // of the known ones
  std::unordered_map<std::uint64_t, std::string>
      opening_;  // created, not yet durable: the hash of the id that did it
  std::unordered_map<std::uint64_t, std::pair<Vacancy, std::uint64_t>>
      vacant_;  // and in which wide network
  Vacancies first_to_go_;
  std::unordered_map<std::uint64_t, Vacancies> first_of_wide_;
  std::unordered_map<std::uint64_t, Network> owners_;
  std::unordered_set<std::uint64_t> visited_;  // by people of another network than its owner's
  HeldBy near_;
  HeldBy wide_;
  Index codes_;
  Index invitations_;
  Index origins_;
  std::map<TableId, std::set<TableId>> of_class_;
};

}  // namespace stolik
