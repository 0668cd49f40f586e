// The store in etcd: journals that outlive any one machine. One server writes them; others wait to take over.
//
// Who may write is decided by a key under a lease of five seconds. Every transaction holds only if that key is still the
// one we made (its create revision): a server that was frozen, cut off or slow writes nothing once another has taken over,
// whatever its clock says. A transaction of which no answer came is sent again as it is: the same keys, the same values.
// While etcd has no majority nobody is told anything; as soon as it has one again, everything goes on.
//
//   PREFIX/owner             who writes, under a lease
//   PREFIX/form              "1": what stands here and how
//   PREFIX/ran               how long servers have run, in seconds
//   PREFIX/h/TABLE           a head
//   PREFIX/t/TABLE/NUMBER    a batch: its sum, the chain up to it, its text
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_map>

#include "server/store/etcd_line.h"
#include "server/store/store.h"

namespace stolik {

class EtcdStore final : public Store {
 public:
  struct Config {
    std::vector<EtcdMember> members{};
    std::string prefix{"stolik"};
    std::string name{};  // of this server, for the others
    // Another one writes: told now and then while we wait. False gives up.
    std::function<bool(const std::string& who)> wait{};
    int lease_s = 5;
  };
  ~EtcdStore() override;
  EtcdStore(const EtcdStore&) = delete;
  EtcdStore& operator=(const EtcdStore&) = delete;

  // Waits until nobody else writes; nullptr and `trouble` if that cannot be, or if what stands there is not for us.
  static std::unique_ptr<EtcdStore> open(Config config, Outcome& trouble);

  Outcome commit(std::span<const Append> appends) override;
  std::vector<Outcome> commit_each(std::span<const Append> appends) override;
  Outcome read_piece(TableId table, Place& place, std::vector<std::string>& batches) override;
  Outcome list(std::vector<Head>& heads) override;
  Outcome tidy() override;
  void give_up() override;

  // For tests: as a process that is frozen, and lives on.
  void stop_renewing() { frozen_ = true; }

 private:
  struct Tail {
    std::uint64_t count = 0;
    std::int64_t chain = 0;
  };
  struct Known {
    Head head{};
    std::int64_t touched_s = 0;
  };
  struct Plan;  // a transaction that is being put together

  explicit EtcdStore(Config config);
  Outcome take_over();
  Outcome check_form();
  Outcome read_heads();
  void renew();
  std::string key(std::string_view rest) const { return config_.prefix + "/" + std::string{rest}; }
  Outcome ask(std::string_view path, const std::string& body);
  Outcome range(std::string body);
  Outcome tail_of(TableId table, Tail& tail);
  Outcome add(const Append& append, Plan& plan);
  Outcome send(const Plan& plan);
  std::int64_t ran_s() const;

  Config config_;
  EtcdLine line_;
  std::string owner_revision_;
  std::string lease_;
  std::unordered_map<std::uint64_t, Tail> tails_;
  std::unordered_map<std::uint64_t, Known> heads_;
  std::int64_t ran_before_s_ = 0;
  std::int64_t ran_written_s_ = 0;
  std::int64_t opened_s_ = 0;
  std::int64_t compacted_s_ = 0;
  bool unscrubbed_ = false;
  bool broken_ = false;
  std::atomic<bool> frozen_{false};
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stop_ = false;  // guarded
  std::thread renewing_;
};

}  // namespace stolik
