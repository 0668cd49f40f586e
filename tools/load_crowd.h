// Many connections to a server, driven by one thread, and what their people could say next by lot:
// what a load of tables and one of classes share.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "games/shelf.h"
#include "tools/load_line.h"

namespace stolik {

std::int64_t load_now_us();

class LoadCrowd {
 public:
  // Called about once a second while something goes on.
  using Progress = std::function<void(const std::string& what, double number, double all)>;

  LoadCrowd(LoadUrl url, std::string game, const Shelf& shelf, std::uint64_t seed, int lines);
  virtual ~LoadCrowd();
  LoadCrowd(const LoadCrowd&) = delete;
  LoadCrowd& operator=(const LoadCrowd&) = delete;

 protected:
  // A message to this one; "" when its line is open.
  virtual void hear(std::size_t one, std::string_view text) = 0;

  void connect(std::size_t one);
  void turn(int wait_ms);  // one round of epoll
  void say(std::size_t one, std::string_view name, std::string_view body);
  void give(std::size_t one, std::string_view command);
  void tell(const Progress& progress, const std::string& what, double number, double all);
  // What a seat at a table of so many that sees this could do. "" if nothing comes to mind. Of
  // triples the text need hold no more than the own cards and all sets laid open.
  std::string choose(int seat, int seats, std::string_view view);

  Rng rng_;
  std::string trouble_;       // what the server said against it
  std::uint64_t broken_ = 0;  // lines that were cut
  bool measuring_ = false;

 private:
  LoadUrl url_;
  std::string game_;
  std::uint64_t seed_;
  const Shelf& shelf_;
  // Triples: each card with its set, as they stand in a view.
  std::vector<std::pair<std::string, std::string>> cards_;
  std::deque<LoadLine> lines_;
  int epoll_;
  std::int64_t told_us_ = load_now_us();
  std::uint64_t next_id_ = 1;
};

// The number behind `key`, with what follows it: all that the load needs of most messages. -1:
// none.
std::int64_t number_after(std::string_view text, std::string_view key,
                          std::string_view* rest = nullptr);
// The list or object that is a member of that name; "" if there is none.
std::string_view value_of(std::string_view object, std::string_view key);
std::int64_t us_of(double seconds);

}  // namespace stolik
