// Somebody who has every value that was ever sent to etcd, as its log keeps them, and the key files
// of some nodes: what can be read?
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/json.h"
#include "server/store/etcd_keys.h"
#include "server/store/etcd_line.h"

namespace stolik {

// A key file in memory.
class KeptKeys final : public KeyFile {
 public:
  explicit KeptKeys(NodeKeys& kept) : kept_(kept) {}
  std::string load(NodeKeys& keys) override { return keys = kept_, ""; }
  std::string save(const NodeKeys& keys) override { return kept_ = keys, ""; }

 private:
  NodeKeys& kept_;
};

class KeyThief {
 public:
  // Also what was refused: etcd logs a request before it looks whether it holds.
  void overhear(const std::string& body) {
    const JsonResult request = parse_json(body);
    const Json* ops = request.value.find("success");
    for (const Json& op : ops != nullptr ? ops->items() : std::vector<Json>{}) {
      if (const Json* put = op.find("requestPut"))
        see(from_base64(put->find("key")->text()), from_base64(put->find("value")->text()));
    }
  }
  void see(const std::string& key, const std::string& value) {
    if (key.find("/keys/root") != key.npos) roots_.push_back(value);
    const std::size_t at = key.find("/keys/bucket/");
    if (at != key.npos) buckets_[std::stoul(key.substr(at + 13), nullptr, 16)].push_back(value);
  }
  // The keys of all tables that these secrets lead to. A root key is tried on every root.
  etcd::TableKeys tables(const NodeKeys& keys) const {
    std::vector<etcd::KeyRoot> roots;
    std::set<SecretKey> root_keys;
    for (const std::string& text : roots_) {
      if (!etcd::read_root(text, roots.emplace_back())) roots.pop_back();
      else if (const auto open = etcd::open_root(roots.back(), keys)) root_keys.insert(open->key);
    }
    etcd::TableKeys found;
    for (const etcd::KeyRoot& root : roots) {
      for (const SecretKey& key : root_keys) {
        const auto bucket_keys = etcd::decrypt_buckets(key, root.buckets);
        if (!bucket_keys.empty()) look_into_buckets(bucket_keys, found);
      }
    }
    return found;
  }

 private:
  void look_into_buckets(const std::vector<SecretKey>& keys, etcd::TableKeys& found) const {
    for (const auto& [bucket, boxes] : buckets_) {
      for (const std::string& box : boxes) {
        etcd::TableKeys some;
        if (etcd::decrypt_bucket(keys[bucket], bucket, box, some)) found.merge(some);
      }
    }
  }

  std::vector<std::string> roots_;
  std::map<std::size_t, std::vector<std::string>> buckets_;
};

}  // namespace stolik
