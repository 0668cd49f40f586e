#include "tests/server/cluster_world.h"

#include <algorithm>

#include "core/hex.h"
#include "server/hub/fair.h"
#include "tests/server/cluster_node.h"
#include "tests/server/cluster_person.h"

namespace stolik {
namespace {

constexpr std::size_t kPlaces = 3;
constexpr std::size_t kTables = 3;
constexpr std::size_t kPeopleEach = 3;
constexpr std::int64_t kBad_ms = 45'000;
constexpr std::int64_t kCalm_ms = 35'000;

}  // namespace

void ClusterCounts::add(const ClusterCounts& other) {
  kills += other.kills, pauses += other.pauses, cuts += other.cuts, cut_off += other.cut_off, drains += other.drains;
  lost_answers += other.lost_answers, late_copies += other.late_copies, halted += other.halted, taken += other.taken;
  forwarded += other.forwarded, acknowledged += other.acknowledged, batches += other.batches;
  longest_away_ms = std::max(longest_away_ms, other.longest_away_ms);
}

// ---- the world

ClusterWorld::ClusterWorld(std::uint64_t seed) : rng_(seed) {}
ClusterWorld::~ClusterWorld() {
  calm_ = true;
  for (auto& node : nodes_) {
    if (node) node->alive = false;
  }
}

void ClusterWorld::after(std::int64_t ms, std::function<void()> what) { events_.push({now_ms_ + ms, next_order_++, std::move(what)}); }

std::int64_t ClusterWorld::between(std::int64_t low, std::int64_t high) {
  return low + static_cast<std::int64_t>(rng_.below(static_cast<std::uint32_t>(high - low + 1)));
}

void ClusterWorld::trouble(const std::string& what) {
  if (trouble_.empty()) trouble_ = "at " + std::to_string(now_ms_) + " ms: " + what;
}

void ClusterWorld::interleave(std::size_t but) {
  if (nested_ || calm_ || !draw(10)) return;
  nested_ = true;
  const std::size_t other = (but + 1 + rng_.below(kPlaces - 1)) % kPlaces;
  if (other < nodes_.size() && nodes_[other]) nodes_[other]->hurry();
  nested_ = false;
}

void ClusterWorld::play_until(std::int64_t end_ms) {
  while (!events_.empty() && events_.top().at <= end_ms && trouble_.empty()) {
    const Event event = events_.top();
    events_.pop();
    now_ms_ = event.at;
    event.what();
  }
  now_ms_ = std::max(now_ms_, end_ms);
}

void ClusterWorld::start(std::size_t place) {
  if (nodes_[place]) buried_.push_back(std::move(nodes_[place]));
  nodes_[place] = std::make_unique<Node>(*this, place);
}

void ClusterWorld::misfortune() {
  if (calm_) return;
  const std::size_t place = rng_.below(kPlaces);
  Node& node = *nodes_[place];
  if (!node.alive) {
    start(place);
  } else {
    switch (rng_.below(5)) {
      case 0:
        ++counts_.kills;
        node.fall();
        break;
      case 1:
        ++counts_.pauses;
        node.frozen_until_ms = std::max(node.frozen_until_ms, now_ms_ + between(200, 14'000));
        break;
      case 2: {
        const std::size_t other = (place + 1) % kPlaces;
        const std::pair<std::size_t, std::size_t> pair{std::min(place, other), std::max(place, other)};
        if (!cut_.insert(pair).second) break;
        ++counts_.cuts;
        // Both notice, each at its own time; only then there can be a new line.
        for (const auto& [here, there] : {std::pair{place, other}, std::pair{other, place}}) {
          Node* one = nodes_[here].get();
          one->later(between(100, 5'000), [one, lost = nodes_[there]->name()] { one->board_.lost(lost); });
        }
        after(between(5'001, 9'000), [this, pair] { cut_.erase(pair); });
        break;
      }
      case 3:
        ++counts_.cut_off;
        node.cut_off = true;
        after(between(500, 9'000), [this, place, one = &node] {
          if (nodes_[place].get() == one) one->cut_off = false;
        });
        break;
      default: node.drain(); break;
    }
  }
  after(between(300, 5'000), [this] { misfortune(); });
}

std::string ClusterWorld::run() {
  nodes_.resize(kPlaces);
  for (std::size_t place = 0; place < kPlaces; ++place) start(place);
  for (std::size_t i = 0; i < kTables * kPeopleEach; ++i) {
    Person* host = i % kPeopleEach == 0 ? nullptr : people_[i - i % kPeopleEach].get();
    people_.push_back(std::make_unique<Person>(*this, host, Person::Stays::yes));
  }
  const Person passer_by{*this, nullptr, Person::Stays::no};
  after(2'000, [this] { misfortune(); });
  play_until(kBad_ms);
  calm_ = true;
  for (std::size_t place = 0; place < kPlaces; ++place) {
    Node& node = *nodes_[place];
    node.cut_off = false;
    if (node.alive && node.board_.is_draining()) node.fall();
    if (!node.alive) start(place);
  }
  play_until(kBad_ms + kCalm_ms);
  if (trouble_.empty()) judge();
  return trouble_;
}

// Every acknowledgement is at its place, once, and everybody is back.
void ClusterWorld::judge() {
  std::map<std::string, std::map<std::uint64_t, std::string>> journals;
  for (const auto& [key, one] : etcd_.kept()) {
    if (!key.starts_with("stolik/t/")) continue;
    std::uint64_t number = 0;
    for (const char digit : key.substr(26)) number = number * 16 + static_cast<std::uint64_t>(hex_digit(digit));
    journals[key.substr(9, 16)][number] = one.value;
    ++counts_.batches;
  }
  for (const auto& person : people_) {
    if (!person->inside) return trouble("somebody is not back at their table");
    const auto& journal = journals[person->table];
    if (journal.empty() || journal.rbegin()->first != journal.size()) return trouble("a number is missing");
    if (person->seq > journal.size()) return trouble("something was told that is not there");
    for (const auto& [id, seq] : person->acknowledged) {
      const std::string mark = "\"id\":\"" + hex(digest64(id)) + "\"";
      const auto found = journal.find(seq);
      const auto has_mark = [&](const auto& one) { return one.second.find(mark) != std::string::npos; };
      if (found == journal.end() || !has_mark(*found)) return trouble("acknowledged and lost: number " + std::to_string(seq));
      const auto count = std::count_if(journal.begin(), journal.end(), has_mark);
      if (count != 1) return trouble("carried out twice");
    }
    if (person->acknowledged.empty()) return trouble("somebody was never heard");
  }
  // Also what nobody came back to is somebody's: it is to be forgotten in time.
  for (const auto& [key, one] : etcd_.kept()) {
    if (key.starts_with("stolik/own/") && !etcd_.kept().contains("stolik/node/" + one.value)) return trouble("a table is nobody's");
  }
  std::set<std::string> tables;
  for (const auto& [id, table] : opened_) tables.insert(table);
  if (journals.size() == tables.size()) return;
  trouble("there are " + std::to_string(journals.size()) + " tables, and " + std::to_string(tables.size()) + " were opened");
}

}  // namespace stolik
