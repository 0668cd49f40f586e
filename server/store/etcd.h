// The store in etcd: journals that outlive any one machine, shared by several servers (nodes). A
// table is one node's at a time.
//
// A node lives as long as its key, which stands under a lease of five seconds. Every transaction
// holds only if that key is still the one we made (its create revision) and was last written by our
// last transaction (its version): a node that was frozen, cut off or slow writes nothing once its
// lease is over, whatever its clock says, and a transaction that got lost on its way and comes late
// does nothing. One of which no answer came is sent again as it is; whether the first of them was
// done is seen by the version. While etcd has no majority nobody is told anything; as soon as it
// has one again, everything goes on.
//
//   PREFIX/form              "2": what stands here and how
//   PREFIX/secret            by which nodes know each other
//   PREFIX/node/NODE         where it is reached, under its lease; NODE is the lease
//   PREFIX/own/TABLE         the node that has it, "-" for nobody. The tables of a class have none:
//                            they go with it
//   PREFIX/h/TABLE           a head; how many of its batches stand in the archive, and by which
//                            node's hand
//   PREFIX/t/TABLE/NUMBER    a batch: its form, its sum, the chain up to it, its text
//   PREFIX/code/DIGITS, PREFIX/invitation/HASH, PREFIX/origin/HASH
//                            the table it opens; the last two are hashes
//   PREFIX/of/CLASS/TABLE    the tables of a class
//   PREFIX/ran               how long servers have run, in seconds
//   PREFIX/keys/…            of tables whose batches are encrypted (etcd_keys.h)
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <unordered_map>

#include "server/store/archive.h"
#include "server/store/aside.h"
#include "server/store/directory.h"
#include "server/store/etcd_keys.h"
#include "server/store/etcd_line.h"
#include "server/store/etcd_words.h"
#include "server/store/store.h"

namespace stolik {

class EtcdStore final : public Store, public Directory {
 public:
  struct Config {
    std::vector<EtcdMember> members{};
    TlsContext tls{};  // nullptr: in clear
    std::string prefix{"stolik"};
    // Nobody answers: told now and then while we wait at the start. False gives up.
    std::function<bool(const std::string& why)> wait{};
    int lease_s = 5;
    // This node's own key: batches of tables that begin from now on are encrypted. Empty: they
    // stand there in clear.
    std::shared_ptr<KeyFile> keys{};
    // Where journals of finished games go, by the mark of this store: a place of all nodes. Empty:
    // they stay.
    std::function<std::shared_ptr<Archive>(const std::string& mark)> archive{};
    std::int64_t archive_after_s = 420;  // somebody who is there is heard of every five minutes
    std::int64_t list_every_s = 3600;    // what stands in the archive, to sweep it
    // For the simulator; empty: sockets to the members, the steady clock, a pause of a moment, a
    // thread that renews, and one that waits for the archive.
    std::function<std::unique_ptr<EtcdLine>()> line{};
    std::function<std::int64_t()> now_s{};
    std::function<bool()> pause{};  // before it is asked again; false gives up
    bool renews = true;
    std::function<bool(std::function<void()>)>
        aside{};  // one after the other; false: too much waits
  };
  ~EtcdStore() override;
  EtcdStore(const EtcdStore&) = delete;
  EtcdStore& operator=(const EtcdStore&) = delete;

  // Joins the others; nullptr and `trouble` if that cannot be, or if what stands there is not for
  // us.
  static std::unique_ptr<EtcdStore> open(Config config, Outcome& trouble);

  // ---- Store: of the tables that are ours
  Directory* directory() override { return this; }
  Outcome commit(std::span<const Append> appends) override;
  std::vector<Outcome> commit_each(std::span<const Append> appends) override;
  Outcome read_piece(TableId table, Place& place, std::vector<std::string>& batches) override;
  Outcome list(std::vector<Head>& heads) override;
  Outcome tidy() override;
  void give_up() override;

  // ---- Directory
  Outcome find(const Wanted& wanted, Take take, Whereabouts& found) override;
  Outcome release(TableId table) override;
  Outcome look_round(std::vector<Node>& nodes, std::vector<TableId>& orphans) override;
  const std::string& me() const override { return me_; }
  std::string own_host() const override { return line_->own_address(); }
  Outcome announce(const std::string& address) override;
  const std::string& secret() const override { return secret_; }
  std::size_t old_keys() const override { return old_keys_; }

  // Once; the thread calls this every so often.
  static void renew(EtcdLine& line, const std::string& lease);
  const std::string& lease() const { return lease_; }

 private:
  struct Tail {
    std::uint64_t count = 0;
    std::int64_t chain = 0;
  };
  struct Known {
    Head head{};
    std::int64_t touched_s = 0;
    ArchiveFile archived{};  // where its first batches stand; none if the count is 0
    etcd::Journal journal = etcd::Journal::clear;
  };
  struct Bucket {
    std::string revision{};  // "0": nothing stands there
    SecretKey key{};
    etcd::TableKeys tables{};
  };
  struct Archiving {       // a journal that is being written to its file
    ArchiveFile before{};  // where its first batches stood
    ArchiveFile file{};
    std::future<Outcome> written{};
  };
  struct Reading {
    ArchiveFile file{};
    std::future<std::vector<std::string>> batches{};
  };
  struct Plan;  // a transaction that is being put together

  explicit EtcdStore(Config config);
  Outcome join();
  Outcome check_form();
  Outcome draw_secret();
  void keep_renewing();
  std::string key(std::string_view rest) const { return concat(config_.prefix, "/", rest); }
  std::string node_key(std::string_view node) const { return key(concat("node/", node)); }
  std::string own_key(TableId table) const;
  Outcome ask(std::string_view path, const std::string& body);
  Outcome range(const std::string& body) { return ask("/v3/kv/range", body); }
  Outcome get(const std::string& one_key);
  Outcome range_while_alive(const std::string& body, const Json*& found);
  Outcome damaged(std::string what);
  Outcome tail_of(TableId table, Tail& tail);
  Outcome tail_in_etcd(TableId table, std::optional<Tail>& tail);
  ArchiveFile archived_of(TableId table) const;
  static bool follows(TableId table, std::string_view value, Place& place);
  Outcome read_archived(TableId table, Place& place, std::vector<std::string>& batches);
  Outcome archive_finished();
  Outcome begin_archiving();
  Outcome begin_archiving(TableId table, const Known& known, std::uint64_t count);
  Outcome finish_archiving();
  Outcome sweep_archive();
  void erase_aside(std::vector<std::string> names);
  template <class Work>
  auto aside(Work work);
  Outcome add(const Append& append, Plan& plan);
  void add_doors(const Head* before, const Head* after, TableId table, Plan& plan);
  Outcome send(const Plan& plan);
  Outcome see_whether(const std::string& mark);
  Outcome join_keys();
  Outcome look_at_root();
  Outcome ask_for_keys();
  Outcome save_keys();
  Outcome write_root(etcd::KeyRoot next, const std::optional<etcd::OpenRoot>& open, Plan& plan);
  etcd::KeyHolder& own_entry(etcd::KeyRoot& root) const;
  Outcome load_bucket(std::size_t bucket);
  Outcome new_key(TableId table, Plan& plan);
  Outcome table_key(TableId table, const Plan* plan, SecretKey& found);
  Outcome know_key(TableId table);
  Outcome text_of(TableId table, std::uint64_t seq, std::string_view value, std::string& text);
  Outcome buckets_changed(const Plan& plan, bool& changed);
  Outcome shred();
  void let_the_oldest_go(etcd::KeyRoot& root) const;
  void know_root(etcd::KeyRoot root);
  void begin_generation(etcd::KeyRoot& root, etcd::OpenRoot& open) const;
  bool is_first() const { return nodes_.empty() || *nodes_.begin() == me_; }
  Outcome heads_of(TableId table, std::vector<Known>& heads, bool& foreign);
  Outcome take_it(TableId table, const std::string& seen_revision, const std::string& dead,
                  Whereabouts& found);
  Outcome find_orphans(std::vector<TableId>& orphans);
  bool falls_to_us(TableId table) const;
  std::int64_t idle_ms(const Known& known) const;
  std::int64_t ran_s() const;
  std::int64_t now_s() const;

  Config config_;
  std::unique_ptr<EtcdLine> line_;
  std::shared_ptr<Archive> archive_;  // nullptr: journals stay
  std::unique_ptr<Aside> aside_;      // where it is waited for
  std::string me_;
  std::string address_;  // where other nodes reach us
  std::string secret_;
  std::string revision_;      // at which our key was made
  std::int64_t version_ = 1;  // of our key: as many transactions as we made
  std::uint64_t sent_ = 0;    // those and others, for their marks
  std::string lease_;
  std::set<std::string> nodes_;  // as we last saw them
  std::int64_t swept_s_ = 0;     // when we last looked for tables of nobody
  std::set<TableId> orphans_;    // which they were
  std::unordered_map<std::uint64_t, Tail> tails_;
  std::unordered_map<std::uint64_t, Known> heads_;
  NodeKeys node_keys_;
  etcd::KeyRoot root_;
  std::string root_revision_;  // "0": there is none
  std::optional<etcd::OpenRoot> open_root_;
  std::map<std::size_t, Bucket> buckets_;  // of this generation, as we last saw them
  etcd::TableKeys keys_;                   // of our tables
  std::atomic<std::size_t> old_keys_ = 0;
  bool unwiped_ = false;    // the key file has more than it should
  std::set<TableId> lost_;  // not all of their journals is there: not tried again for a while
  std::optional<Archiving> archiving_;
  std::map<std::pair<TableId, std::uint64_t>, Reading> readings_;  // by the first batch
  std::future<std::vector<std::string>> listing_;                  // of the archive
  std::vector<std::string> unswept_;  // files of it that are yet to be looked at
  std::optional<std::int64_t> listed_s_;
  std::int64_t ran_before_s_ = 0;
  std::int64_t ran_written_s_ = 0;
  std::int64_t opened_s_ = 0;
  std::int64_t compacted_s_ = 0;
  bool unscrubbed_ = false;
  bool broken_ = false;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stop_ = false;  // guarded
  std::thread renewing_;
};

}  // namespace stolik
