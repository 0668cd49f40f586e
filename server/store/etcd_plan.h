// A transaction that is being put together. Only the sources of the store in etcd include this.
#pragma once

#include "server/store/etcd.h"

namespace stolik {

struct EtcdStore::Plan {
  std::string compares{};  // beside those that all transactions have
  std::string ops{};
  std::size_t count = 0;
  std::unordered_map<std::uint64_t, Tail> tails{};  // as they will be
  std::unordered_map<std::uint64_t, Known> heads{};
  std::vector<std::uint64_t> erased{};
  bool stamped = false;

  void add(const std::string& op) {
    if (count++ > 0) ops += ',';
    ops += op;
  }
  void only_if(const std::string& comparison) { compares += "," + comparison; }
  bool is_full() const;
};

}  // namespace stolik
