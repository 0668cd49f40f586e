// Those who pass by: they knock at two doors and go, come in and vanish, come all at once. They
// keep nothing and hear nothing; the judge at the door (doorman.cpp) sees what becomes of them.

#include "server/sim/world.h"

namespace stolik {
namespace {

constexpr int kCrowd = 80;  // more than may wait at one table

}  // namespace

std::uint64_t World::stranger_opens() {
  const std::uint64_t conn = ++last_conn_;
  ++counts_.strangers;
  strangers_.insert(conn);
  give(input::Opened{Conn{conn}});
  return conn;
}

// "" : hangs up.
void World::stranger_says(std::uint64_t conn, std::int64_t delay, std::string text) {
  add(delay,
      {.kind = Event::Kind::stranger, .number = conn, .life = life_, .text = std::move(text)});
}

void World::stranger(const Event& event) {
  if (!hub_ || event.life != life_ || !is_stranger(event.number)) return;
  if (event.text.empty()) {
    strangers_.erase(event.number);
    checker_.closed(Conn{event.number});
    return give(input::Closed{Conn{event.number}});
  }
  checker_.asked(Conn{event.number}, event.text, now_);
  give(input::Received{Conn{event.number}, event.text});
}

std::string World::knock_at(std::size_t company) {
  std::string id;
  while (id.size() < 24) id += "abcdefghijklmnopqrstuvwxyz0123456789"[rng_.below(36)];
  return "{\"knock\":{\"code\":\"" + companies_[company]->code + "\",\"watch\":true},\"id\":\"" +
         id + "\"}";
}

void World::street() {
  if (calm_) return;
  add(2'000 + rng_.below(8'000), {.kind = Event::Kind::street});
  if (!hub_) return;
  const auto first = rng_.below(companies_.size());
  const auto second = (first + 1) % companies_.size();  // where there is one table, its door twice
  const int people = 1 + int(rng_.below(3));
  const bool two_doors = rng_.below(2) == 0;
  for (int i = 0; i < people; ++i) {
    const std::uint64_t conn = stranger_opens();
    std::int64_t at = rng_.below(300);
    stranger_says(conn, at, knock_at(first));
    if (two_doors) {
      at += 50 + rng_.below(500);
      stranger_says(conn, at, knock_at(second));
    }
    stranger_says(conn, at += 50 + rng_.below(2'000), "");
  }
}

// All at once at a table that is still being read: the line at it is full, and some try again. Most
// of them bring a token that opens nothing: whom it lets in is told everything, and that is slow.
void World::crowd() {
  const auto company = rng_.below(companies_.size());
  if (companies_[company]->code.empty()) return;
  companies_[company]->crowded = true;
  TableId table{};
  for (const auto& guest : guests_) {
    if (guest->name().starts_with(concat("guest ", company, ".")) && guest->table() != TableId{})
      table = guest->table();
  }
  for (int i = 0; i < kCrowd; ++i) {
    const std::uint64_t conn = stranger_opens();
    const std::string resume =
        "{\"resume\":{\"table\":\"" + table_name(table) + "\",\"token\":\"none\"}}";
    stranger_says(conn, 0, rng_.below(8) == 0 ? knock_at(company) : resume);
    if (rng_.below(4) == 0) {
      const std::int64_t wait_ms = 1'000 + rng_.below(3'000);
      stranger_says(conn, wait_ms, rng_.below(4) == 0 ? knock_at(company) : resume);
    }
    stranger_says(conn, 4'000 + rng_.below(1'000), "");
  }
}

}  // namespace stolik
