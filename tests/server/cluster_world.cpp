#include "tests/server/cluster_world.h"

#include <algorithm>

#include "core/hex.h"
#include "server/journal/fair.h"
#include "server/sim/deck_pieces.h"
#include "server/store/etcd_words.h"
#include "tests/server/cluster_archive.h"
#include "tests/server/cluster_node.h"
#include "tests/server/cluster_person.h"
#include "tests/server/cluster_stranger.h"
#include "tools/decks/bundle.h"

namespace stolik {
namespace {

constexpr std::size_t kPlaces = 3;
constexpr std::size_t kTables = 3;
constexpr std::size_t kPeopleEach = 3;
constexpr std::int64_t kBad_ms = 45'000;
constexpr std::int64_t kCalm_ms = 35'000;
constexpr std::int64_t kFiling_ms = 10'000;  // for a file that is being written or swept then
constexpr std::int64_t kQuiet_ms = 12'000;   // the end of it, in which nobody wants anything new

}  // namespace

void ClusterCounts::add(const ClusterCounts& other) {
  kills += other.kills, pauses += other.pauses, cuts += other.cuts, cut_off += other.cut_off,
      drains += other.drains;
  lost_answers += other.lost_answers, late_copies += other.late_copies, halted += other.halted,
      taken += other.taken;
  forwarded += other.forwarded, acknowledged += other.acknowledged, batches += other.batches,
      refused += other.refused;
  archived += other.archived, fetched += other.fetched, files += other.files, decks += other.decks,
      guesses += other.guesses;
  one_way += other.one_way, quorum_lost += other.quorum_lost, moves += other.moves;
}

// ---- the world

// No lot is drawn for the deck or the stranger: the other worlds are what they were.
ClusterWorld::ClusterWorld(std::uint64_t seed, ClusterPlant plant)
    : rng_(seed), plant_(plant), encrypts_(seed % 6 == 3) {
  if (seed % 12 == 7) stranger_ = std::make_unique<Stranger>(*this);
  if (seed % 4 != 0 && seed % 12 != 9) return;
  const std::string content = small_deck("triples", "Our street");
  deck_ = read_own_deck(edition_id(content), content);
}
ClusterWorld::~ClusterWorld() {
  calm_ = true;
  for (auto& node : nodes_) {
    if (node) node->alive = false;
  }
}

void ClusterWorld::after(std::int64_t ms, std::function<void()> what) {
  events_.push_back({now_ms_ + ms, next_order_++, std::move(what)});
  std::push_heap(events_.begin(), events_.end());
}

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

void ClusterWorld::let_others_tidy(std::size_t but) {
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if (place != but && nodes_[place]) nodes_[place]->tidy_now();
  }
}

void ClusterWorld::play_until(std::int64_t end_ms) {
  while (!events_.empty() && events_.front().at <= end_ms && trouble_.empty()) {
    std::pop_heap(events_.begin(), events_.end());
    const Event event = std::move(events_.back());
    events_.pop_back();
    now_ms_ = event.at;
    event.what();
  }
  now_ms_ = std::max(now_ms_, end_ms);
}

void ClusterWorld::start(std::size_t place) {
  if (nodes_[place]) buried_.push_back(std::move(nodes_[place]));
  nodes_[place] = std::make_unique<Node>(*this, place);
}

// What one of them says to the other gets lost, or what both say. Both notice, each at its own
// time; only then there can be a new line.
void ClusterWorld::cut(std::size_t place, std::size_t other, std::int64_t notice_ms,
                       std::int64_t ms) {
  if (!comes_through(place, other) || !comes_through(other, place)) return;
  ++counts_.cuts;
  cut_.insert({place, other});
  if (draw(3)) ++counts_.one_way;
  else cut_.insert({other, place});
  for (const auto& [here, there] : {std::pair{place, other}, std::pair{other, place}}) {
    Node* one = nodes_[here].get();
    one->later(between(notice_ms / 2, notice_ms),
               [one, lost = nodes_[there]->name()] { one->lose(lost); });
  }
  after(std::max(ms, notice_ms + 1), [this, place, other] {
    cut_.erase({place, other});
    cut_.erase({other, place});
    nodes_[place]->meet(*nodes_[other]);
  });
}

void ClusterWorld::misfortune() {
  if (calm_) return;
  const std::size_t place = rng_.below(kPlaces);
  Node& node = *nodes_[place];
  const auto cut_off = [this](std::size_t where, std::int64_t ms) {
    nodes_[where]->cut_off = true;
    after(ms, [this, where, one = nodes_[where].get()] {
      if (nodes_[where].get() == one) one->cut_off = false;
    });
  };
  if (!node.alive) {
    start(place);
  } else {
    switch (rng_.below(6)) {
      case 0:
        ++counts_.kills;
        node.fall();
        break;
      case 1: {
        ++counts_.pauses;
        const std::int64_t ms = between(200, 14'000);
        node.frozen_until_ms = std::max(node.frozen_until_ms, now_ms_ + ms);
        // Others give a line up that says nothing.
        for (std::size_t other = 0; other < kPlaces && ms > 6'500; ++other) {
          if (other != place) cut(place, other, 6'500, ms);
        }
        break;
      }
      case 2: cut(place, (place + 1) % kPlaces, 5'000, between(5'001, 9'000)); break;
      case 3:
        ++counts_.cut_off;
        cut_off(place, between(500, 9'000));
        break;
      case 4: {
        ++counts_.quorum_lost;
        const std::int64_t ms = between(300, 4'000);
        for (std::size_t one = 0; one < kPlaces; ++one) cut_off(one, ms);
        break;
      }
      default: node.drain(); break;
    }
  }
  after(between(300, 5'000), [this] { misfortune(); });
}

// As which a node with a planted bug keeps this file.
ArchiveFile ClusterWorld::as_planted(ArchiveFile file) const {
  if (plant_ == ClusterPlant::one_name) file.count = 0, file.node = std::string(16, '0');
  return file;
}

std::size_t ClusterWorld::named_files() const {
  return static_cast<std::size_t>(
      std::count_if(etcd_.kept().begin(), etcd_.kept().end(), [](const auto& one) {
        return one.first.starts_with("stolik/h/") &&
               etcd::read_head(one.second.value).archived.count > 0;
      }));
}

// In the end nobody wants anything new: what is not answered then will never be.
bool ClusterWorld::wishes_go_on() const { return now_ms_ < kBad_ms + kCalm_ms - kQuiet_ms; }

FakeEtcd& ClusterWorld::a_while_ago() {
  if (old_ms_ < 0 || now_ms_ - old_ms_ > 4'000) {
    old_ = etcd_;
    old_ms_ = now_ms_;
  }
  return old_;
}

// Whoever ends is started anew, also one who finds only now that its lease is over.
void ClusterWorld::supervise() {
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if (!nodes_[place]->alive) start(place);
  }
  after(500, [this] { supervise(); });
}

std::string ClusterWorld::run() {
  nodes_.resize(kPlaces);
  for (std::size_t place = 0; place < kPlaces; ++place) start(place);
  for (std::size_t i = 0; i < kTables * kPeopleEach; ++i) {
    Person* host = i % kPeopleEach == 0 ? nullptr : people_[i - i % kPeopleEach].get();
    const OwnDeck* deck = i < kPeopleEach ? deck_.get() : nullptr;
    people_.push_back(std::make_unique<Person>(*this, host, Person::Stays::yes,
                                               static_cast<int>(i % kPeopleEach), deck));
  }
  const Person passer_by{*this, nullptr, Person::Stays::no, 0, nullptr};
  if (stranger_) stranger_->try_some();
  after(2'000, [this] { misfortune(); });
  play_until(kBad_ms);
  calm_ = true;
  for (const auto& node : nodes_) {
    node->cut_off = false;
    if (node->alive && node->board_.is_draining()) node->fall();
  }
  supervise();
  play_until(kBad_ms + kCalm_ms);
  if (files_.size() != named_files()) play_until(kBad_ms + kCalm_ms + kFiling_ms);
  if (trouble_.empty()) judge();
  return trouble_;
}

// ---- the judge

void ClusterWorld::judge() {
  Journals journals = journals_in_files();
  for (const auto& [key, one] : etcd_.kept()) {
    if (!key.starts_with("stolik/t/")) continue;
    const std::uint64_t number = etcd::from_hex(std::string_view{key}.substr(26));
    if (!journals[key.substr(9, 16)].try_emplace(number, one.value).second)
      trouble("a batch stands in etcd and in the archive");
    ++counts_.batches;
  }
  if (encrypts_) decrypt(journals);
  judge_journals(journals);
  for (const auto& person : people_) judge(*person, journals[person->table]);
  judge_homes();
  std::set<std::string> tables;
  for (const auto& [id, table] : opened_) tables.insert(table);
  if (journals.size() == tables.size()) return;
  trouble("there are " + std::to_string(journals.size()) + " tables, and " +
          std::to_string(tables.size()) + " were opened");
}

// Any of the key files opens all of them.
void ClusterWorld::decrypt(Journals& journals) {
  static constexpr std::size_t kBefore = 34;
  KeyThief thief;
  for (const auto& [key, one] : etcd_.kept()) thief.see(key, one.value);
  for (const auto& [place, file] : key_files_) {
    const etcd::TableKeys keys = thief.tables(file);
    Journals opened = journals;
    for (auto& [table, journal] : opened) {
      const TableId id{etcd::from_hex(table)};
      if (!keys.contains(number(id))) return trouble("a key file does not open a table");
      for (auto& [number, batch] : journal) {
        const auto text = etcd::decrypt_batch(keys.at(stolik::number(id)), id, number,
                                              std::string_view{batch}.substr(kBefore));
        if (!text) return trouble("a batch cannot be decrypted");
        batch = *text;
      }
    }
    if (place + 1 == kPlaces) journals = std::move(opened);
  }
}

// What heads name is there, as long as they say. What no head names was swept, whoever left it.
ClusterWorld::Journals ClusterWorld::journals_in_files() {
  Journals journals;
  for (const auto& [key, one] : etcd_.kept()) {
    if (!key.starts_with("stolik/h/")) continue;
    const etcd::ReadHead head = etcd::read_head(one.value);
    if (head.archived.count == 0) continue;
    const std::string table = key.substr(9, 16);
    const ArchiveFile file = as_planted(head.archived);
    const std::string end = '.' + table + '.' + hex(file.count) + '.' + file.node + ".journal";
    const auto found = std::find_if(files_.begin(), files_.end(),
                                    [&](const auto& kept) { return kept.first.ends_with(end); });
    if (found == files_.end()) return trouble("a file is not there that a head names"), journals;
    if (found->second.size() != head.archived.count)
      trouble("a file is not as long as its head says");
    for (std::size_t at = 0; at < found->second.size(); ++at)
      journals[table][at + 1] = found->second[at];
  }
  counts_.files += static_cast<long>(named_files());
  if (files_.size() != named_files())
    trouble(std::to_string(files_.size() - named_files()) + " files were never swept");
  return journals;
}

// No number is missing, and no message was carried out twice, whether or not anybody was told.
void ClusterWorld::judge_journals(const Journals& journals) {
  static constexpr std::string_view kId = "\"id\":\"";
  for (const auto& [table, journal] : journals) {
    if (journal.rbegin()->first != journal.size()) trouble("a number is missing in the journal");
    std::set<std::string> ids;
    for (const auto& [number, batch] : journal) {
      const std::size_t at = batch.find(kId);
      if (at != batch.npos && !ids.insert(batch.substr(at, kId.size() + 16)).second)
        trouble("carried out twice");
    }
  }
}

// Back, in step, every wish answered, and the answers true.
void ClusterWorld::judge(const Person& person,
                         const std::map<std::uint64_t, std::string>& journal) {
  if (!person.inside) return trouble("somebody is not back at their table: " + person.describe());
  if (!person.wish.empty()) return trouble("somebody was never answered");
  if (person.acknowledged.empty()) return trouble("somebody was never heard");
  if (!person.knows_deck) return trouble("somebody was not told the deck of their table");
  if (person.seq > journal.size()) return trouble("something was told that is not there");
  if (person.seq < journal.size()) return trouble("somebody was not told the last of it");
  const auto mark_of = [](const std::string& id) { return "\"id\":\"" + hex(digest64(id)) + "\""; };
  for (const auto& [id, seq] : person.acknowledged) {
    const auto found = journal.find(seq);
    const bool is_there =
        found != journal.end() && found->second.find(mark_of(id)) != std::string::npos;
    if (!is_there) return trouble("acknowledged and lost: number " + std::to_string(seq));
  }
  for (const std::string& id : person.refused) {
    const auto has_it = [mark = mark_of(id)](const auto& one) {
      return one.second.find(mark) != std::string::npos;
    };
    if (std::any_of(journal.begin(), journal.end(), has_it))
      return trouble("refused and carried out");
  }
}

// Every table is at home with one who lives, who knows of it, and nobody else thinks that it is
// theirs. Also what nobody came back to, and what was given away: it is to be forgotten in time.
void ClusterWorld::judge_homes() {
  std::map<std::string, std::string> owners;
  for (const auto& [key, one] : etcd_.kept()) {
    if (key.starts_with("stolik/own/")) owners[key.substr(11)] = one.value;
  }
  for (const auto& [table, owner] : owners) {
    if (!etcd_.kept().contains("stolik/node/" + owner)) return trouble("a table is nobody's");
    bool at_home = false;
    for (const auto& node : nodes_) {
      const std::vector<TableId> theirs = node->hub_.tables();
      const bool has_it =
          std::find(theirs.begin(), theirs.end(), TableId{etcd::from_hex(table)}) != theirs.end();
      if (has_it && node->alive && node->name() != owner) return trouble("two nodes have a table");
      at_home = at_home || (has_it && node->name() == owner);
    }
    if (!at_home) return trouble("a table was given to one who does not know");
  }
}

}  // namespace stolik
