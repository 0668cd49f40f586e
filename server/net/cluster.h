// This server as one node of several: the switchboard, the lines to the others, who lives, and
// giving tables away.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <functional>
#include <string>
#include <vector>

#include "server/net/neighbours.h"
#include "server/net/rim.h"
#include "server/net/switchboard.h"

namespace stolik {

class Cluster {
 public:
  // `tls` for the lines to the others; nullptr: in clear.
  Cluster(boost::asio::io_context& io, Rim& rim, Directory& directory, CodeGuard& codes,
          const TlsContext& tls, std::function<std::int64_t()> now_ms);

  Lines& lines() { return board_; }
  void start();
  // Tables go to the others, one by one; `done` with how many. Lines that come meanwhile are led
  // there.
  void drain(std::function<void(std::size_t)> done);
  bool is_draining() const { return board_.is_draining(); }
  bool is_alone() const;  // nobody else to take tables
  void released(TableId table);
  void turn_all_off() { board_.turn_all_off(); }
  void close() { neighbours_.close(); }
  std::size_t lines_here() const { return board_.size(); }

  Neighbours& neighbours() { return neighbours_; }
  std::string text() const;  // for /metrics

 private:
  boost::asio::awaitable<void> keep_looking();
  void look_round();
  void adopt_some();
  void hand_over_some();
  std::string another() const;
  void later(std::int64_t ms, std::function<void()> what);

  boost::asio::io_context& io_;
  Rim& rim_;
  Directory& directory_;
  Switchboard board_;
  Neighbours neighbours_;
  std::vector<TableId> orphans_;
  std::size_t leaving_ = 0;  // handed over, not yet given away
  std::size_t given_ = 0;
  bool looking_ = false;
  bool adopting_ = false;
  mutable std::size_t turn_ = 0;
  std::vector<std::function<void(std::size_t)>> drained_;  // who waits for that
};

}  // namespace stolik
