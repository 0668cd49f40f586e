// The switchboard: where several servers share the tables, it leads every line to the node that has
// its table.
//
// A line comes in at any node. What its owner says first names a table (create, knock, resume): the
// store's directory tells who has it, and takes it for us if nobody does. From then on the line is
// the hub's here, or its texts go to that node and come back. Whoever is let in somewhere stays
// there until the line ends; who is not may ask at another door, and is led there. No socket here.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/net/parcel.h"
#include "server/net/rim.h"
#include "server/store/directory.h"

namespace stolik {

class Switchboard final : public Lines {
 public:
  using Found = std::function<void(const Outcome&, Whereabouts&)>;
  struct World {
    std::function<void(const Wanted&, Take, Found)> find;  // the answer comes later
    std::function<void(std::vector<Head>)> take_over;      // these are ours now
    // To another node; false if there is no line to it.
    std::function<bool(const std::string& node, Parcel::Kind kind, std::uint64_t line,
                       std::string_view text)>
        send;
    std::function<void(std::int64_t ms, std::function<void()>)> later;
    std::function<std::string()> another;  // some other node; "" if there is none
    std::function<std::int64_t()> now_ms;  // monotonic
    CodeGuard* codes = nullptr;            // of this node
  };
  Switchboard(Lines& local, World world) : local_(local), world_(std::move(world)) {}

  // ---- Lines
  Conn opened(std::shared_ptr<Peer> peer) override;
  void received(Conn conn, std::string_view text) override;
  void closed(Conn conn) override;
  void round_trip(Conn conn, std::int64_t us) override;

  // ---- what other nodes say
  void heard(const std::string& node, const Parcel& parcel);
  void lost(const std::string& node);  // the line to it
  void settle();                       // after a few parcels: what was pushed goes out

  // ---- draining: nothing new begins here
  void drain() { draining_ = true; }
  bool is_draining() const { return draining_; }
  void leaves(TableId table) { leaving_.insert(table); }
  bool is_leaving(TableId table) const { return leaving_.contains(table); }
  void has_left(TableId table) { leaving_.erase(table); }

  // Whoever comes in here is asked to come back.
  void turn_all_off();
  std::size_t size() const { return lines_.size(); }
  std::size_t led_away() const;  // lines whose table is elsewhere

 private:
  class Doorway;
  class FarPeer;
  enum class At : std::uint8_t { door, here, there };
  struct Line {
    std::shared_ptr<Peer> peer{};
    std::string from{};        // the node where it comes in; "": ours
    std::uint64_t number = 0;  // there
    At at = At::door;
    std::shared_ptr<Doorway> doorway{};
    Conn conn{};           // here
    std::string node{};    // there
    bool inside = false;   // let in
    bool looking = false;  // for the table that `hello` names
    int tries = 0;
    std::string hello{};
    bool sent = false;   // `hello`, to the node there: its answer ends the looking
    bool opens = false;  // `hello` opens a table, if there is none
    Wanted wanted{};
    std::optional<CodeGuard::Asked> asked{};  // while it waits for its turn
    bool in_turn = false;                     // it does
    std::vector<std::string> waiting{};
    std::int64_t trip_us = -1;
  };

  // Lines of one network whose tables are looked for.
  struct Looks {
    int under_way = 0;
    std::deque<std::uint64_t> waiting{};
  };

  bool is_hello(Line& line, std::string_view text);
  void look(std::uint64_t number);
  void ask_directory(std::uint64_t number, Line& line);
  static Address network_of_looks(const Line& line);
  void look_next(const Address& from);
  void look_again(std::uint64_t number, Line& line);
  void refuse(std::uint64_t number, Line& line, const Trouble& trouble);  // what `hello` asks for
  void go_on(std::uint64_t number, Line& line);
  void told(Line& line, std::string_view text);
  void settle_at(std::uint64_t number, const Outcome& outcome, const Whereabouts& found);
  void go_here(std::uint64_t number, Line& line);
  void go_there(std::uint64_t number, Line& line, const std::string& node);
  void go_elsewhere(std::uint64_t number, Line& line);
  void let_go(std::uint64_t number, Line& line);  // of where it is now
  void pass_on(std::uint64_t number, Line& line, std::string_view text);
  void arrived(std::uint64_t number, Line& line);
  void turn_off(Line& line);
  void come_back(const std::string& node, const Parcel& parcel);
  void not_there(std::uint64_t number, Line& line);

  Lines& local_;
  World world_;
  std::unordered_map<std::uint64_t, Line> lines_;
  std::map<std::pair<std::string, std::uint64_t>, std::uint64_t>
      from_;  // of those that come in elsewhere
  std::map<Address, Looks> looks_;
  std::vector<std::shared_ptr<Peer>> unflushed_;
  std::set<TableId> leaving_;
  std::uint64_t next_ = 1;
  bool draining_ = false;
};

}  // namespace stolik
