// Keys by which what people wrote is erased from etcd, whose log keeps every value that was ever
// written (crypto-shredding).
//
// A table has a random key, and its batches stand in etcd encrypted under it. Table keys stand in
// buckets, each encrypted under its bucket key; bucket keys stand in the root, encrypted under the
// root key; the root key stands there once for each node, sealed to the node's public key. Outside
// etcd there is only each node's secret key, in a file of its own. To erase a table its bucket is
// written without it under a new bucket key, and the root under a new root key: a new generation.
// Then every node replaces its pair and wipes the secret key before. From then on no file holds
// what opens the old bucket, wherever copies of it are left.
//
//   PREFIX/keys/root          generation, nodes with their public keys and the sealed root key, the
//   bucket keys PREFIX/keys/bucket/NN     table keys PREFIX/keys/erased/NN/TABLE   erased, and its
//   key still stands in its bucket
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/ids.h"

namespace stolik {

using SecretKey = std::array<unsigned char, 32>;

// What a node keeps outside etcd: the name of its entry in the root, and its secret key; several
// while it is replaced.
struct NodeKeys {
  std::string name{};
  std::vector<SecretKey> secrets{};
};

class KeyFile {
 public:
  virtual ~KeyFile() = default;
  // "" or a sentence. Without a name if nothing was kept yet.
  virtual std::string load(NodeKeys& keys) = 0;
  // Durable on return, and what stood there before is overwritten.
  virtual std::string save(const NodeKeys& keys) = 0;
};

class KeyFileOnDisk final : public KeyFile {
 public:
  explicit KeyFileOnDisk(std::string path) : path_(std::move(path)) {}
  ~KeyFileOnDisk() override;
  KeyFileOnDisk(const KeyFileOnDisk&) = delete;
  KeyFileOnDisk& operator=(const KeyFileOnDisk&) = delete;
  std::string load(NodeKeys& keys) override;
  std::string save(const NodeKeys& keys) override;

 private:
  std::string path_;
  int lock_ = -1;  // of one server at a time
};

namespace etcd {

inline constexpr std::size_t kBuckets = 256;
inline constexpr std::size_t kKeyHoldersMax = 32;

SecretKey draw_key();
SecretKey public_of(const SecretKey& secret);
// `about` is bound to it: at another place it cannot be decrypted.
std::string encrypt(const SecretKey& key, std::string_view text, std::string_view about);
std::optional<std::string> decrypt(const SecretKey& key, std::string_view box,
                                   std::string_view about);

struct KeyHolder {
  std::string name{};
  std::uint64_t generation = 0;  // of the root for which its pair was made
  std::int64_t made_s = 0;       // when, as servers have run
  SecretKey public_key{};
  std::string root_key{};  // sealed; "": it waits for one who can seal it
};

// As it stands in etcd.
struct KeyRoot {
  std::uint64_t generation = 0;
  std::vector<KeyHolder> holders{};
  std::string buckets{};  // encrypted
};
std::string root_text(const KeyRoot& root);
bool read_root(std::string_view text, KeyRoot& root);

struct OpenRoot {
  SecretKey key{};
  std::vector<SecretKey> buckets{};
};
OpenRoot draw_root();
void seal_to(KeyHolder& holder, const SecretKey& root_key);
std::string encrypt_buckets(const OpenRoot& open);
// None if it is another root's key.
std::vector<SecretKey> decrypt_buckets(const SecretKey& root_key, std::string_view box);
// By one of these secrets; nothing if none fits.
std::optional<OpenRoot> open_root(const KeyRoot& root, const NodeKeys& keys);

using TableKeys = std::map<std::uint64_t, SecretKey>;
std::size_t bucket_of(TableId table);
std::string bucket_key(std::size_t bucket);  // below the prefix, as the next
std::string erased_key(TableId table);
std::string encrypt_bucket(const SecretKey& key, std::size_t bucket, const TableKeys& tables);
bool decrypt_bucket(const SecretKey& key, std::size_t bucket, std::string_view box,
                    TableKeys& tables);

// A batch: one line of text in both forms.
std::string encrypt_batch(const SecretKey& key, TableId table, std::uint64_t seq,
                          std::string_view text);
std::optional<std::string> decrypt_batch(const SecretKey& key, TableId table, std::uint64_t seq,
                                         std::string_view line);

}  // namespace etcd
}  // namespace stolik
