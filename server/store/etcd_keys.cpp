#include "server/store/etcd_keys.h"

#include <fcntl.h>
#include <sodium.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/assert.h"
#include "core/hex.h"
#include "server/store/etcd_line.h"
#include "server/store/etcd_words.h"

namespace stolik {
namespace {

constexpr std::string_view kFileForm = "stolik-erasure-key-1";
constexpr std::size_t kSecretsMax =
    64;  // one for each time that the program was killed while it replaced its own

const unsigned char* raw_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* raw_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }
std::string_view view_of(const SecretKey& key) {
  return {reinterpret_cast<const char*>(key.data()), key.size()};
}

std::string digits_of(std::string_view bytes) { return to_hex({raw_of(bytes), bytes.size()}); }

bool read_digits(std::string_view digits, std::string& bytes) {
  bytes.resize(digits.size() / 2);
  return stolik::from_hex(digits, {raw_of(bytes), bytes.size()});
}

std::string why_not(const std::string& path) { return path + ": " + std::strerror(errno); }

// A file that is durable, or why it is not.
std::string write_file(const std::string& path, std::string_view text) {
  const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (fd < 0) return why_not(path);
  const bool whole = ::write(fd, text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
                     ::fsync(fd) == 0;
  const std::string trouble = whole ? "" : why_not(path);
  ::close(fd);
  return trouble;
}

}  // namespace

// ---- the file

KeyFileOnDisk::~KeyFileOnDisk() {
  if (lock_ >= 0) ::close(lock_);
}

std::string KeyFileOnDisk::load(NodeKeys& keys) {
  const std::string lock = path_ + ".lock";
  if (lock_ < 0) lock_ = ::open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock_ < 0) return why_not(lock);
  if (::flock(lock_, LOCK_EX | LOCK_NB) != 0)
    return path_ + " is in use by another server; each has a file of its own";
  keys = {};
  std::ifstream in{path_};
  if (!in) return errno == ENOENT ? "" : why_not(path_);
  std::string word;
  bool fits = in >> word && word == kFileForm && in >> keys.name;
  while (fits && in >> word) fits = stolik::from_hex(word, keys.secrets.emplace_back());
  if (fits && keys.secrets.size() <= kSecretsMax) return "";
  return path_ + " is no key file of this program";
}

// The new file takes the place of the old one, whose bytes are then overwritten through the
// descriptor that is still open.
std::string KeyFileOnDisk::save(const NodeKeys& keys) {
  std::string text = concat(kFileForm, '\n', keys.name, '\n');
  for (const SecretKey& secret : keys.secrets) text += to_hex(secret) + '\n';
  const std::string next = path_ + ".new";
  if (std::string trouble = write_file(next, text); !trouble.empty()) return trouble;
  const int before = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC);
  std::string trouble;
  if (::rename(next.c_str(), path_.c_str()) != 0) trouble = why_not(path_);
  const std::string folder = std::filesystem::path{path_}.parent_path().string();
  const int above = trouble.empty() ? ::open(folder.empty() ? "." : folder.c_str(),
                                             O_RDONLY | O_DIRECTORY | O_CLOEXEC)
                                    : -1;
  if (trouble.empty() && (above < 0 || ::fsync(above) != 0)) trouble = why_not(folder);
  if (above >= 0) ::close(above);
  if (before < 0) return trouble;
  if (trouble.empty()) {
    const auto size = std::size_t(std::max<off_t>(0, ::lseek(before, 0, SEEK_END)));
    const std::string zeros(size, '\0');
    const bool wiped = ::pwrite(before, zeros.data(), size, 0) == static_cast<ssize_t>(size) &&
                       ::fsync(before) == 0;
    if (!wiped) trouble = why_not(path_);
  }
  ::close(before);
  return trouble;
}

namespace etcd {

// ---- encryption

SecretKey draw_key() {
  STOLIK_ASSERT(::sodium_init() >= 0);
  SecretKey key{};
  ::randombytes_buf(key.data(), key.size());
  return key;
}

SecretKey public_of(const SecretKey& secret) {
  SecretKey made{};
  const int done = ::crypto_scalarmult_base(made.data(), secret.data());
  STOLIK_ASSERT(done == 0);
  return made;
}

std::string encrypt(const SecretKey& key, std::string_view text, std::string_view about) {
  constexpr std::size_t kNonce = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
  std::string box(kNonce + text.size() + crypto_aead_xchacha20poly1305_ietf_ABYTES, '\0');
  ::randombytes_buf(box.data(), kNonce);
  ::crypto_aead_xchacha20poly1305_ietf_encrypt(raw_of(box) + kNonce, nullptr, raw_of(text),
                                               text.size(), raw_of(about), about.size(), nullptr,
                                               raw_of(box), key.data());
  return box;
}

std::optional<std::string> decrypt(const SecretKey& key, std::string_view box,
                                   std::string_view about) {
  constexpr std::size_t kNonce = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
  constexpr std::size_t kMore = kNonce + crypto_aead_xchacha20poly1305_ietf_ABYTES;
  if (box.size() < kMore) return std::nullopt;
  std::string text(box.size() - kMore, '\0');
  const std::string_view rest = box.substr(kNonce);
  const int done = ::crypto_aead_xchacha20poly1305_ietf_decrypt(
      raw_of(text), nullptr, nullptr, raw_of(rest), rest.size(), raw_of(about), about.size(),
      raw_of(box), key.data());
  return done == 0 ? std::optional{std::move(text)} : std::nullopt;
}

// ---- the root

std::string root_text(const KeyRoot& root) {
  std::string text = concat("1 ", root.generation, ' ', root.holders.size(), '\n');
  for (const KeyHolder& holder : root.holders) {
    text += concat(holder.name, ' ', holder.generation, ' ', holder.made_s, ' ',
                   to_hex(holder.public_key), ' ',
                   holder.root_key.empty() ? "-" : digits_of(holder.root_key), '\n');
  }
  return text + root.buckets;
}

bool read_root(std::string_view text, KeyRoot& root) {
  std::istringstream in{std::string{text}};
  std::string form;
  std::size_t count = 0;
  root = {};
  if (!(in >> form >> root.generation >> count) || form != "1" || count > kKeyHoldersMax)
    return false;
  for (std::size_t at = 0; at < count; ++at) {
    KeyHolder& holder = root.holders.emplace_back();
    std::string made;
    std::string sealed;
    if (!(in >> holder.name >> holder.generation >> holder.made_s >> made >> sealed)) return false;
    if (!stolik::from_hex(made, holder.public_key) ||
        (sealed != "-" && !read_digits(sealed, holder.root_key)))
      return false;
  }
  if (in.get() != '\n') return false;
  root.buckets = text.substr(std::size_t(in.tellg()));
  return true;
}

OpenRoot draw_root() {
  OpenRoot open{draw_key(), {}};
  while (open.buckets.size() < kBuckets) open.buckets.push_back(draw_key());
  return open;
}

void seal_to(KeyHolder& holder, const SecretKey& root_key) {
  holder.root_key.assign(root_key.size() + crypto_box_SEALBYTES, '\0');
  const int done = ::crypto_box_seal(raw_of(holder.root_key), root_key.data(), root_key.size(),
                                     holder.public_key.data());
  STOLIK_ASSERT(done == 0);
}

std::string encrypt_buckets(const OpenRoot& open) {
  std::string all;
  for (const SecretKey& key : open.buckets) all += view_of(key);
  return encrypt(open.key, all, "root");
}

std::vector<SecretKey> decrypt_buckets(const SecretKey& root_key, std::string_view box) {
  const auto all = decrypt(root_key, box, "root");
  std::vector<SecretKey> keys;
  if (!all || all->size() != kBuckets * root_key.size()) return keys;
  for (std::size_t at = 0; at < all->size(); at += root_key.size()) {
    std::copy_n(all->begin() + std::ptrdiff_t(at), root_key.size(), keys.emplace_back().begin());
  }
  return keys;
}

std::optional<OpenRoot> open_root(const KeyRoot& root, const NodeKeys& keys) {
  OpenRoot open;
  for (const KeyHolder& holder : root.holders) {
    for (const SecretKey& secret : keys.secrets) {
      if (holder.root_key.size() != open.key.size() + crypto_box_SEALBYTES ||
          public_of(secret) != holder.public_key)
        continue;
      if (::crypto_box_seal_open(open.key.data(), raw_of(std::string_view{holder.root_key}),
                                 holder.root_key.size(), holder.public_key.data(),
                                 secret.data()) != 0) {
        continue;
      }
      open.buckets = decrypt_buckets(open.key, root.buckets);
      if (open.buckets.empty()) continue;
      return open;
    }
  }
  return std::nullopt;
}

// ---- buckets and batches

// The last digits: in a cell all names of tables begin alike.
std::size_t bucket_of(TableId table) { return number(table) % kBuckets; }

static std::string two_digits(std::size_t bucket) {
  std::string out;
  append_hex(out, std::uint8_t(bucket));
  return out;
}

std::string bucket_key(std::size_t bucket) { return "keys/bucket/" + two_digits(bucket); }
std::string erased_key(TableId table) {
  return "keys/erased/" + two_digits(bucket_of(table)) + '/' + hex(number(table));
}

std::string encrypt_bucket(const SecretKey& key, std::size_t bucket, const TableKeys& tables) {
  std::string text;
  for (const auto& [table, own] : tables) {
    for (int shift = 56; shift >= 0; shift -= 8) text += char(table >> shift);
    text += view_of(own);
  }
  return encrypt(key, text, bucket_key(bucket));
}

bool decrypt_bucket(const SecretKey& key, std::size_t bucket, std::string_view box,
                    TableKeys& tables) {
  constexpr std::size_t kEach = sizeof(std::uint64_t) + sizeof(SecretKey);
  const auto text = decrypt(key, box, bucket_key(bucket));
  tables.clear();
  if (!text || text->size() % kEach != 0) return false;
  for (std::size_t at = 0; at < text->size(); at += kEach) {
    const std::string_view one = std::string_view{*text}.substr(at, kEach);
    std::uint64_t table = 0;
    for (const char byte : one.substr(0, sizeof table))
      table = table << 8 | static_cast<unsigned char>(byte);
    std::copy_n(one.begin() + sizeof table, sizeof(SecretKey), tables[table].begin());
  }
  return true;
}

std::string encrypt_batch(const SecretKey& key, TableId table, std::uint64_t seq,
                          std::string_view text) {
  return base64(encrypt(key, text, table_part(table) + hex(seq)));
}

std::optional<std::string> decrypt_batch(const SecretKey& key, TableId table, std::uint64_t seq,
                                         std::string_view line) {
  return decrypt(key, from_base64(line), table_part(table) + hex(seq));
}

}  // namespace etcd
}  // namespace stolik
