// Several nodes in a bad world: the real hubs, switchboards and stores of each, one etcd in memory,
// lines and time all drawn from one seed. Nodes are killed, frozen, cut off from etcd and from each
// other, drained and started again; their clocks differ; requests to etcd are answered late, their
// answers get lost, and copies of them arrive long after; for a while etcd has no majority.
// Finished journals leave for files, some of which take seconds. In every fourth world a table
// plays with a deck that its host brought, in every sixth what people wrote is encrypted, and in
// every twelfth a stranger tries codes at all nodes: none looks up more of them than the limit on
// wrong codes allows. Then the faults stop, and everybody must be at their table again, with all
// they said answered, and in its journal once.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/rng.h"
#include "server/journal/own_deck.h"
#include "server/sim/transcript.h"
#include "server/store/archive.h"
#include "tests/server/cluster_plants.h"
#include "tests/server/fake_etcd.h"
#include "tests/server/key_thief.h"

namespace stolik {

struct ClusterCounts {
  long kills = 0;
  long pauses = 0;
  long cuts = 0;         // of lines between nodes
  long one_way = 0;      // of those, what only one of the two says is lost
  long cut_off = 0;      // from etcd
  long quorum_lost = 0;  // all of them
  long drains = 0;
  long lost_answers = 0;
  long late_copies = 0;
  long halted = 0;     // nodes that found their lease over
  long taken = 0;      // tables
  long forwarded = 0;  // texts between nodes
  long acknowledged = 0;
  long refused = 0;  // for good
  long moves = 0;    // of games
  long batches = 0;
  long archived = 0;  // journals that were written to files
  long fetched = 0;   // pieces of them
  long files = 0;     // that heads name in the end
  long decks = 0;     // of people's own that were told
  long guesses = 0;   // codes of a stranger that were looked up

  void add(const ClusterCounts& other);
};

class ClusterWorld {
 public:
  explicit ClusterWorld(std::uint64_t seed, ClusterPlant plant = ClusterPlant::none);
  ~ClusterWorld();
  // "" : all checks held.
  std::string run();
  const ClusterCounts& counts() const { return counts_; }
  // Its hash: inputs and effects of all hubs.
  std::uint64_t transcript() const { return transcript_.hash(); }

 private:
  class Node;
  class Person;
  class Stranger;
  class SimArchive;
  class SimLine;
  struct Event {
    std::int64_t at = 0;
    std::uint64_t order = 0;
    std::function<void()> what{};
    bool operator<(const Event& other) const {
      return at != other.at ? at > other.at : order > other.order;
    }
  };
  struct Late {  // a copy of a request that is still on its way
    std::string path{};
    std::string body{};
  };

  void after(std::int64_t ms, std::function<void()> what);
  void play_until(std::int64_t end_ms);
  void misfortune();
  void start(std::size_t place);
  void supervise();
  void trouble(const std::string& what);
  void cut(std::size_t place, std::size_t other, std::int64_t notice_ms, std::int64_t ms);
  void judge();
  using Journals = std::map<std::string, std::map<std::uint64_t, std::string>>;
  void judge_journals(const Journals& journals);
  void judge_homes();
  Journals journals_in_files();
  void decrypt(Journals& journals);
  std::size_t named_files() const;
  ArchiveFile as_planted(ArchiveFile file) const;
  void judge(const Person& person, const std::map<std::uint64_t, std::string>& journal);
  FakeEtcd& a_while_ago();
  bool draw(int one_in) { return rng_.below(static_cast<std::uint32_t>(one_in)) == 0; }
  std::int64_t between(std::int64_t low, std::int64_t high);
  bool comes_through(std::size_t from, std::size_t to) const { return !cut_.contains({from, to}); }
  bool wishes_go_on() const;
  void interleave(std::size_t but);
  void let_others_tidy(std::size_t but);

  Rng rng_;
  ClusterPlant plant_;
  std::shared_ptr<const OwnDeck>
      deck_;  // that the host of the first table brings; nullptr: all play with those of the house
  FakeEtcd etcd_;
  std::map<std::string, std::vector<std::string>> files_;  // of the archive
  bool encrypts_ = false;
  std::map<std::size_t, NodeKeys> key_files_;  // by place
  FakeEtcd old_;                               // etcd as it was, for a planted bug
  std::int64_t old_ms_ = -1;
  ClusterCounts counts_;
  Transcript transcript_;
  std::string trouble_;
  std::int64_t now_ms_ = 0;
  std::uint64_t next_order_ = 0;
  std::uint64_t next_id_ = 0;
  std::vector<Event> events_;                 // a heap
  std::vector<std::unique_ptr<Node>> nodes_;  // by place; nullptr while none runs there
  std::vector<std::unique_ptr<Node>> buried_;
  std::vector<std::unique_ptr<Person>> people_;
  std::unique_ptr<Stranger> stranger_;  // in some worlds
  std::set<std::pair<std::size_t, std::size_t>>
      cut_;  // what the first says to the second gets lost
  std::map<std::pair<std::string, std::uint64_t>, std::string>
      told_;  // (table, number) -> the room
  std::map<std::pair<std::string, std::uint64_t>, std::string>
      seen_;                                   // (table and seat, number) -> the view
  std::map<std::string, std::string> opened_;  // id of a create -> table
  bool calm_ = false;
  bool nested_ = false;
};

}  // namespace stolik
