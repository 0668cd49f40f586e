// An etcd in memory, in virtual time: keys with revisions, leases, transactions, one after the
// other. It speaks the same JSON.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "core/json.h"

namespace stolik {

class FakeEtcd {
 public:
  struct Kept {
    std::string value{};
    std::int64_t create = 0;
    std::int64_t mod = 0;
    std::int64_t version = 0;
    std::int64_t lease = 0;
  };
  // What it answers.
  std::string ask(std::string_view path, const std::string& body);
  void set_time(std::int64_t now_ms);
  const std::map<std::string, Kept>& kept() const { return kept_; }
  // A key whose lease was over stands there again as it was, for another five seconds at least:
  // etcd would never do that.
  void revive(const std::string& key, const std::string& lease);

 private:
  struct Lease {
    std::int64_t ttl_ms = 0;
    std::int64_t until_ms = 0;
  };
  std::string range(const Json& request) const;
  bool holds(const Json& comparison) const;
  std::string carry_out(const Json& op);
  std::string txn(const Json& request);
  void end_lease(std::int64_t lease);

  std::map<std::string, Kept> kept_;
  std::map<std::string, Kept> dead_;  // went with their leases
  std::map<std::int64_t, Lease> leases_;
  std::int64_t revision_ = 1;
  std::int64_t next_lease_ = 1000;
  std::int64_t now_ms_ = 0;
};

}  // namespace stolik
