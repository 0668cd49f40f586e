// Keys of encrypted tables in etcd: joining those who hold them, a key for each table, and erasing
// it for good (etcd_keys.h).

#include <algorithm>
#include <tuple>

#include "core/hex.h"
#include "server/store/etcd.h"
#include "server/store/etcd_plan.h"
#include "server/store/etcd_words.h"

namespace stolik {

using namespace etcd;

namespace {

constexpr std::string_view kRootKey = "keys/root";
constexpr std::size_t kShreddedAtOnce = 40;         // two operations each, in one transaction
constexpr std::size_t kShreddedBytes = 256 * 1024;  // of buckets
constexpr int kTries = 3;                           // then at the next tidying
// A node that has not replaced its pair for so long is let go.
constexpr std::int64_t kGoneAfter_s = 30LL * 24 * 3600;
const Outcome kWaiting{Outcome::Kind::full,
                       "this server waits for another to give it the keys of the tables"};

}  // namespace

Outcome EtcdStore::look_at_root() {
  if (const Outcome failed = get(key(kRootKey))) return failed;
  const Json* kv = first_key(line_->answer());
  const std::string revision = kv != nullptr ? number_of(*kv, "mod_revision") : "0";
  if (revision == root_revision_ && open_root_) return {};
  KeyRoot root;
  if (kv != nullptr && !read_root(value_of(*kv), root))
    return {Outcome::Kind::full, "the keys in etcd are of a form that this program does not know"};
  root_revision_ = revision;
  know_root(std::move(root));
  open_root_ = etcd::open_root(root_, node_keys_);
  return {};
}

void EtcdStore::know_root(KeyRoot root) {
  if (root.generation != root_.generation) buckets_.clear();
  root_ = std::move(root);
  const auto is_old = [this](const KeyHolder& one) { return one.generation < root_.generation; };
  old_keys_ = std::size_t(std::ranges::count_if(root_.holders, is_old));
}

KeyHolder& EtcdStore::own_entry(KeyRoot& root) const {
  const auto is_mine = [this](const KeyHolder& one) { return one.name == node_keys_.name; };
  const auto found = std::ranges::find_if(root.holders, is_mine);
  if (found != root.holders.end()) return *found;
  root.holders.push_back({node_keys_.name, 0, 0, {}, {}});
  return root.holders.back();
}

// If our pair is older than this root, a new one comes with it: in the file before it stands in
// etcd, and alone there afterwards. Where it is not known whether it was written, both stay in the
// file until another root of ours stands in etcd: a copy of the first may come late.
Outcome EtcdStore::write_root(KeyRoot next, const std::optional<OpenRoot>& open, Plan& plan) {
  KeyHolder& mine = own_entry(next);
  const NodeKeys before = node_keys_;
  const bool renews = !open || mine.generation < next.generation || node_keys_.secrets.size() > 1;
  if (renews) {
    const SecretKey secret = draw_key();
    mine = {node_keys_.name, next.generation, ran_s(), public_of(secret), {}};
    node_keys_.secrets.push_back(secret);
    if (const Outcome outcome = save_keys(); !outcome.ok()) return node_keys_ = before, outcome;
  }
  if (open && mine.root_key.empty()) seal_to(mine, open->key);
  plan.only_if(compare(key(kRootKey), "MOD", root_revision_));
  plan.add(put_op(key(kRootKey), root_text(next)));
  const Outcome sent = send(plan);
  if (sent.ok()) {
    if (renews) node_keys_.secrets = {node_keys_.secrets.back()};
    root_revision_.clear();
    know_root(std::move(next));
    open_root_ = open;
    buckets_.clear();
  } else if (sent.kind == Outcome::Kind::conflict) {
    node_keys_ = before;
  }
  if (!renews || (!sent.ok() && sent.kind != Outcome::Kind::conflict)) return sent;
  const Outcome saved = save_keys();
  return saved.ok() ? sent : saved;
}

Outcome EtcdStore::save_keys() {
  const std::string trouble = config_.keys->save(node_keys_);
  unwiped_ = !trouble.empty();
  return trouble.empty() ? Outcome{} : Outcome{Outcome::Kind::full, "the key file: " + trouble};
}

// ---- joining

// The first makes the root. Others leave their public key there, and one who holds the root key
// seals it to them.
Outcome EtcdStore::ask_for_keys() {
  KeyRoot next = root_;
  Plan plan;
  if (root_revision_ == "0") {
    const OpenRoot open = draw_root();
    next.generation = 1;
    next.buckets = encrypt_buckets(open);
    return write_root(std::move(next), open, plan);
  }
  // What is sealed to a key that we lost stays: a copy of that key may be put back.
  const auto is_lost = [this](const KeyHolder& one) {
    return one.name == node_keys_.name && !one.root_key.empty();
  };
  if (std::ranges::any_of(root_.holders, is_lost)) node_keys_.name = mark_of(secret_) + me_;
  const KeyHolder& mine = own_entry(next);
  const auto is_ours = [&](const SecretKey& secret) {
    return public_of(secret) == mine.public_key;
  };
  // One who has the keys lets others go, and never itself: so there is always one who has them.
  if (next.holders.size() > kKeyHoldersMax) return {};
  const bool has_asked = mine.root_key.empty() && std::ranges::any_of(node_keys_.secrets, is_ours);
  return has_asked ? Outcome{} : write_root(std::move(next), std::nullopt, plan);
}

Outcome EtcdStore::join_keys() {
  if (std::string trouble = config_.keys->load(node_keys_); !trouble.empty())
    return broken_outcome(std::move(trouble));
  const std::string mark = mark_of(secret_);
  if (node_keys_.name.empty()) node_keys_.name = mark + me_;
  if (!node_keys_.name.starts_with(mark))
    return broken_outcome("the key file is of other tables than these");
  for (;;) {
    if (const Outcome outcome = look_at_root(); !outcome.ok()) return broken_outcome(outcome.what);
    if (open_root_ && node_keys_.secrets.size() == 1) return {};
    Plan plan;
    const Outcome written = open_root_ ? write_root(root_, open_root_, plan) : ask_for_keys();
    if (written.kind == Outcome::Kind::conflict) continue;
    if (!written.ok()) return broken_outcome(written.what);
    if (open_root_) return {};
    if (!config_.wait ||
        !config_.wait("no server that runs has given this one the keys of the tables"))
      return broken_outcome(kWaiting.what);
    if (!config_.pause) std::this_thread::sleep_for(std::chrono::milliseconds{500});
  }
}

// ---- keys of tables

Outcome EtcdStore::load_bucket(std::size_t bucket) {
  for (int tried = 0; tried < kTries; ++tried) {
    if (const Outcome failed = get(key(bucket_key(bucket)))) return failed;
    const Json* kv = first_key(line_->answer());
    Bucket found{kv != nullptr ? number_of(*kv, "mod_revision") : "0", {}, {}};
    const std::string box = kv != nullptr ? value_of(*kv) : "";
    if (open_root_) found.key = open_root_->buckets[bucket];
    if (open_root_ &&
        (found.revision == "0" || decrypt_bucket(found.key, bucket, box, found.tables))) {
      buckets_[bucket] = std::move(found);
      return {};
    }
    // It was written under a key of another generation.
    if (const Outcome failed = look_at_root()) return failed;
  }
  return kWaiting;
}

Outcome EtcdStore::new_key(TableId table, Plan& plan) {
  const std::size_t bucket = bucket_of(table);
  if (!buckets_.contains(bucket)) {
    if (const Outcome failed = load_bucket(bucket)) return failed;
  }
  if (!plan.buckets.contains(bucket)) {
    plan.buckets[bucket] = buckets_[bucket];
    plan.bucket_bytes += 64 * buckets_[bucket].tables.size();
  }
  plan.keys[number(table)] = plan.buckets[bucket].tables[number(table)] = draw_key();
  return {};
}

Outcome EtcdStore::table_key(TableId table, const Plan* plan, SecretKey& found) {
  const auto look_in = [&](const TableKeys& keys) {
    const auto at = keys.find(number(table));
    if (at != keys.end()) found = at->second;
    return at != keys.end();
  };
  if ((plan != nullptr && look_in(plan->keys)) || look_in(keys_)) return {};
  const std::size_t bucket = bucket_of(table);
  if (const Outcome failed = load_bucket(bucket)) return failed;
  if (!look_in(buckets_[bucket].tables)) return {Outcome::Kind::damaged, "its key is not there"};
  keys_[number(table)] = found;
  return {};
}

// Before an answer of etcd is read that would be gone with the question for the key.
Outcome EtcdStore::know_key(TableId table) {
  const auto found = heads_.find(number(table));
  if (found == heads_.end() || found->second.journal == Journal::clear) return {};
  SecretKey own{};
  const Outcome outcome = table_key(table, nullptr, own);
  if (outcome.kind == Outcome::Kind::full) return {Outcome::Kind::later, ""};
  return outcome.kind == Outcome::Kind::damaged ? damaged(outcome.what) : outcome;
}

Outcome EtcdStore::text_of(TableId table, std::uint64_t seq, std::string_view value,
                           std::string& text) {
  if (!value.starts_with(kEncryptedDigits)) return text = value.substr(kBefore), Outcome{};
  const auto own = keys_.find(number(table));
  auto found = own != keys_.end() ? decrypt_batch(own->second, table, seq, value.substr(kBefore))
                                  : std::nullopt;
  if (!found) return damaged(concat("batch ", seq, " cannot be decrypted"));
  text = std::move(*found);
  return {};
}

Outcome EtcdStore::buckets_changed(const Plan& plan, bool& changed) {
  for (const auto& [bucket, before] : plan.buckets) {
    if (const Outcome failed = load_bucket(bucket)) return failed;
    changed = changed || buckets_[bucket].revision != before.revision;
  }
  return {};
}

// ---- erasing

// Whoever of the nodes comes first does it for all; the others then replace their pairs.
Outcome EtcdStore::shred() {
  if (!config_.keys) return {};
  if (unwiped_) {
    if (const Outcome failed = save_keys()) return failed;
  }
  for (int tried = 0; tried < kTries; ++tried) {
    if (const Outcome failed = look_at_root()) return failed;
    if (!open_root_) {
      const Outcome asked = ask_for_keys();
      return asked.kind == Outcome::Kind::conflict ? Outcome{} : asked;
    }
    const std::string before = key("keys/erased/");
    const std::string limit = concat(R"("limit":")", kShreddedAtOnce, '"');
    if (const Outcome failed = range(range_body(before, behind(before), limit))) return failed;
    std::vector<TableId> erased;
    for (const Json& kv : line_->answer()["kvs"].items()) {
      const std::string name = key_of(kv);
      erased.push_back(TableId{from_hex(name.substr(name.rfind('/') + 1))});
    }
    std::map<std::size_t, Bucket> changed;
    std::size_t bytes = 0;
    for (const TableId table : erased) {
      const std::size_t bucket = bucket_of(table);
      if (!changed.contains(bucket)) {
        if (bytes > kShreddedBytes) break;
        if (const Outcome outcome = load_bucket(bucket); !outcome.ok())
          return outcome.kind == Outcome::Kind::full ? Outcome{} : outcome;
        changed[bucket] = buckets_[bucket];
        bytes += sizeof(TableKeys::value_type) * changed[bucket].tables.size();
      }
      changed[bucket].tables.erase(number(table));
    }
    // Buckets and root as they are together: what another node wrote between the questions makes
    // the transaction fail.
    KeyRoot next = root_;
    OpenRoot open = *open_root_;
    Plan plan;
    if (!changed.empty()) begin_generation(next, open);
    for (const auto& [bucket, now] : changed) {
      open.buckets[bucket] = draw_key();
      plan.only_if(compare(key(bucket_key(bucket)), "MOD", now.revision));
      plan.add(put_op(key(bucket_key(bucket)),
                      encrypt_bucket(open.buckets[bucket], bucket, now.tables)));
    }
    for (const TableId table : erased) {
      if (changed.contains(bucket_of(table))) plan.add(delete_op(key(erased_key(table)), ""));
    }
    if (!changed.empty()) next.buckets = encrypt_buckets(open);
    const bool stale =
        own_entry(next).generation < next.generation || node_keys_.secrets.size() > 1;
    const bool asked = std::ranges::any_of(
        next.holders, [](const KeyHolder& one) { return one.root_key.empty(); });
    const bool crowded = next.holders.size() == kKeyHoldersMax;
    if (!stale && !asked && !crowded) return {};
    if (crowded) let_the_oldest_go(next);
    for (KeyHolder& holder : next.holders) seal_to(holder, open.key);
    const Outcome sent = write_root(std::move(next), open, plan);
    if (sent.kind != Outcome::Kind::conflict) return sent;
  }
  return {};
}

void EtcdStore::let_the_oldest_go(KeyRoot& root) const {
  const auto age_of = [this](const KeyHolder& one) {
    return std::tuple{one.name == node_keys_.name, one.generation, one.made_s};
  };
  const auto is_older = [&](const KeyHolder& one, const KeyHolder& other) {
    return age_of(one) < age_of(other);
  };
  root.holders.erase(std::ranges::min_element(root.holders, is_older));
}

// A new root key, which nobody has who is gone.
void EtcdStore::begin_generation(KeyRoot& root, OpenRoot& open) const {
  std::erase_if(root.holders, [&](const KeyHolder& one) {
    return one.name != node_keys_.name && one.generation < root.generation &&
           ran_s() - one.made_s > kGoneAfter_s;
  });
  ++root.generation;
  open.key = draw_key();
}

}  // namespace stolik
