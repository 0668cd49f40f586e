// A transaction that is being put together. Only the sources of the store in etcd include this.
#pragma once

#include "server/store/etcd.h"
#include "server/store/etcd_words.h"

namespace stolik {

namespace etcd {

// What stands before a batch's text: its form, its sum, the chain up to it.
inline constexpr std::size_t kFormDigits = 2;
inline constexpr std::size_t kSumDigits = 16;
inline constexpr std::size_t kBefore = kFormDigits + 2 * kSumDigits;
std::string form_digits();

inline std::int64_t chain_in(std::string_view value) {
  return std::int64_t(from_hex(value.substr(kFormDigits + kSumDigits, kSumDigits)));
}

}  // namespace etcd

struct EtcdStore::Plan {
  std::string compares{};  // beside those that all transactions have
  std::string ops{};
  std::size_t count = 0;
  std::unordered_map<std::uint64_t, Tail> tails{};  // as they will be
  std::unordered_map<std::uint64_t, Known> heads{};
  std::vector<std::uint64_t> erased{};
  bool stamped = false;
  etcd::TableKeys keys{};                   // of tables that begin
  std::map<std::size_t, Bucket> buckets{};  // with them, where they go
  std::size_t bucket_bytes = 0;

  void add(const std::string& op) {
    if (count++ > 0) ops += ',';
    ops += op;
  }
  void only_if(const std::string& comparison) { compares += "," + comparison; }
  bool is_full() const;
};

}  // namespace stolik
