// The door: create, knock, admit, resume; coming in and going; who keeps a place.
#pragma once

#include <map>
#include <span>

#include "server/hub/desk.h"
#include "server/hub/hub.h"

namespace stolik {

class Door : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // A message of one who is at no table yet; and the same once the table is in memory.
  void greet(Conn conn, std::shared_ptr<const Request> message);
  void open(Desk& desk, const Held& held);

  // ---- the host's words
  Trouble admit(const Said& said, const request::Admit& request, Pending& pending);
  Trouble turn_away(const Said& said, const request::TurnAway& request, Pending& pending);
  Trouble invite(const Said& said, const request::Invite& request, Pending& pending);
  std::string invitation_of(const Said& said) const;

  // ---- coming and going
  void come_in(Desk& desk, Conn conn, int person);
  void go(Desk& desk, Conn conn);
  void leave(Conn conn);                     // whoever knocks there does so no longer
  void nobody_came(Desk& desk, int person);  // let in, but the line was gone
  void is_away(Desk& desk, int person);      // from now on
  void left_alone(Desk& desk);  // if nobody is there: it sleeps, and is forgotten in time
  std::int64_t away_for_ms(const Desk& desk, int person) const;
  bool is_beyond_budget(Conn conn, Cost cost, Trouble& trouble, int count = 1);
  // Of what guests from where this line comes may change at this table; else it is counted.
  bool is_beyond_share(Desk& desk, Conn conn, Trouble& trouble);
  // From here on this line, which is known, hears every update of this table.
  void arrive(Desk& desk, Conn conn, int person);
  // Something new that this message opens: its first change is `pending`.
  void found(Conn conn, const Request& request, const std::string& origin,
             const std::shared_ptr<const OwnDeck>& own, Pending pending);

  // ---- those who wait to be let in, at a table or a class
  bool has_place_outside(const Desk& desk, Conn conn) const;
  void waits_outside(Desk& desk, Knock knock);
  void takes_back(Desk& desk, const std::string& device);

  // ---- chance
  std::string draw_code();
  std::string draw_token(std::size_t bytes = 16);
  TableId draw_table();
  std::uint32_t draw_below(std::uint32_t n);

  // No wish: a name is drawn. `beside`: those whose names it must not look like either.
  bool choose_name(const Room* room, std::string wish, std::string& name, std::string& pseudonym,
                   Trouble& trouble, int self = 0, std::span<const Knock> beside = {});

 private:
  void create(Conn conn, const Request& request);
  bool cannot_open(Conn conn, const Request& request);
  void knock(Desk& desk, const Held& held);
  void resume(Desk& desk, Conn conn, const Request& request);
  const TableId* opened_by(const Request& request) const;
  Trouble of_other_cell(const Request& request) const;
  void let_in(Desk& desk, Knock knock, std::size_t places, Pending& pending);
  bool came_before(Desk& desk, const Held& held, const std::string& join_hash);
  bool stands_outside(Desk& desk, const Held& held, const std::string& join_hash);
  struct Crowd {
    std::map<std::uint64_t, std::size_t> from{};  // by the wide network
    std::uint64_t where = 0;                      // most come from there
    std::size_t most = 0;
  };
  Crowd outside(const Desk& desk) const;
  void one_gives_way(Desk& desk);
  int longest_ghost(const Desk& desk) const;  // has no seat and is not here; 0: none
  bool has_place(const Desk& desk, std::size_t places) const;
};

// Enough to tell another message from the same one; never 0.
int short_content(const Request& request);

}  // namespace stolik
