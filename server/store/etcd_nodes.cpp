// Nodes that share the tables of one etcd: joining, finding a table, taking one that nobody has,
// giving one away.

#include <openssl/evp.h>
#include <openssl/rand.h>

#include <algorithm>
#include <array>
#include <span>

#include "core/hex.h"
#include "server/store/etcd.h"
#include "server/store/etcd_plan.h"
#include "server/store/etcd_words.h"

namespace stolik {

using namespace etcd;

namespace {

constexpr std::int64_t kSweepEvery_s = 10;
constexpr std::size_t kPage = 5000;
constexpr std::size_t kNameDigits = 16;

bool is_name(std::string_view text) { return is_hex(text, kNameDigits); }

// Which of several nodes a table falls to: a number for each pair, and the highest wins.
std::uint64_t rank(TableId table, std::string_view node) {
  std::uint64_t x = number(table) ^ (from_hex(node) * 0x9E3779B97F4A7C15u);
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

}  // namespace

std::string etcd::mark_of(std::string_view secret) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  ::EVP_Digest(secret.data(), secret.size(), digest.data(), nullptr, ::EVP_sha256(), nullptr);
  return to_hex(std::span{digest}.first(kNameDigits / 2));
}

std::unique_ptr<EtcdStore> EtcdStore::open(Config config, Outcome& trouble) {
  std::unique_ptr<EtcdStore> store{new EtcdStore{std::move(config)}};
  trouble = store->join();
  if (trouble.ok()) trouble = store->check_form();
  if (trouble.ok()) trouble = store->draw_secret();
  if (trouble.ok() && store->config_.keys) trouble = store->join_keys();
  if (!trouble.ok()) return nullptr;
  if (!store->config_.archive) return store;
  store->archive_ = store->config_.archive(mark_of(store->secret_));
  if (!store->config_.aside) {
    store->aside_ = std::make_unique<Aside>();
    store->config_.aside = [aside = store->aside_.get()](std::function<void()> piece) {
      return aside->run(std::move(piece));
    };
  }
  return store;
}

// ---- joining

Outcome EtcdStore::join() {
  while (lease_.empty()) {
    const EtcdLine::Said said =
        line_->ask("/v3/lease/grant", concat(R"({"TTL":")", config_.lease_s, R"("})"), kPatience);
    if (said == EtcdLine::Said::yes) lease_ = line_->answer()["ID"].text();
    if (!lease_.empty()) break;
    if (!config_.wait || !config_.wait("etcd: " + line_->trouble()))
      return broken_outcome(line_->trouble());
    std::this_thread::sleep_for(std::chrono::milliseconds{500});
  }
  me_ = hex(std::uint64_t(to_number(lease_)));
  // Nobody else has this lease: whether the key was made by this copy of the transaction or by an
  // earlier one, it is ours.
  const std::string mine = node_key(me_);
  const std::string body = R"({"compare":[)" + compare(mine, "CREATE", "0") + R"(],"success":[)" +
                           put_op(mine, " 0", lease_) + "]}";
  if (const Outcome failed = ask("/v3/kv/txn", body)) return failed;
  if (const Outcome failed = get(mine)) return failed;
  const Json* kv = first_key(line_->answer());
  if (kv == nullptr) return broken_outcome("the lease was over before we had begun");
  revision_ = number_of(*kv, "create_revision");
  opened_s_ = now_s();
  if (config_.renews) renewing_ = std::thread{[this] { keep_renewing(); }};
  if (const Outcome failed = get(key("ran"))) return failed;
  if (const Json* ran = first_key(line_->answer())) ran_before_s_ = to_number(value_of(*ran));
  ran_written_s_ = ran_before_s_;
  return {};
}

// What becomes of it is seen by the next transaction: nothing else decides who writes.
void EtcdStore::renew(EtcdLine& line, const std::string& lease) {
  line.ask("/v3/lease/keepalive", R"({"ID":")" + lease + R"("})", std::chrono::milliseconds{1000});
}

void EtcdStore::keep_renewing() {
  const std::unique_ptr<EtcdLine> own = config_.line();
  std::unique_lock lock{mutex_};
  while (!wake_.wait_for(lock, std::chrono::milliseconds{1000 * config_.lease_s / 4},
                         [this] { return stop_; })) {
    lock.unlock();
    renew(*own, lease_);
    lock.lock();
  }
}

Outcome EtcdStore::check_form() {
  if (const Outcome failed = get(key("form"))) return failed;
  const Json* kv = first_key(line_->answer());
  if (kv == nullptr) {
    Plan plan;
    plan.add(put_op(key("form"), kForm));
    return send(plan);
  }
  const std::string form = value_of(*kv);
  if (form == kForm) return {};
  return broken_outcome(concat("the tables in etcd are of form ", form,
                               ", and this program knows form ", kForm, ". Nothing was changed"));
}

// The first node draws it; etcd is what all nodes trust.
Outcome EtcdStore::draw_secret() {
  std::array<unsigned char, 32> drawn{};
  if (::RAND_bytes(drawn.data(), int(drawn.size())) != 1)
    return broken_outcome("no chance at hand");
  Plan plan;
  plan.only_if(compare(key("secret"), "CREATE", "0"));
  plan.add(put_op(key("secret"), to_hex(drawn)));
  const Outcome sent = send(plan);
  if (!sent.ok() && sent.kind != Outcome::Kind::conflict) return sent;
  if (const Outcome failed = get(key("secret"))) return failed;
  const Json* kv = first_key(line_->answer());
  secret_ = kv != nullptr ? value_of(*kv) : "";
  return secret_.empty() ? broken_outcome("there is no secret in etcd") : Outcome{};
}

Outcome EtcdStore::announce(const std::string& address) {
  address_ = address;
  return send(Plan{});
}

// ---- who has what

Outcome EtcdStore::find(const Wanted& wanted, Take take, Whereabouts& found) {
  if (broken_) return broken_outcome("the store is broken");
  found = {};
  std::string name = wanted.key;
  if (wanted.by != Wanted::By::table) {
    const char* kind = wanted.by == Wanted::By::code         ? "code/"
                       : wanted.by == Wanted::By::invitation ? "invitation/"
                                                             : "origin/";
    if (const Outcome failed = get(key(kind + wanted.key))) return failed;
    const Json* kv = first_key(line_->answer());
    if (kv == nullptr) return {};
    name = value_of(*kv);
  }
  if (!is_name(name)) return {};
  found.table = TableId{from_hex(name)};
  const Json* asked = nullptr;
  if (const Outcome failed = range_while_alive(range_body(own_key(found.table), "", ""), asked))
    return failed;
  const Json* own = first_key(*asked);
  if (own == nullptr) return {};
  const std::string owner = value_of(*own);
  const std::string seen_revision = number_of(*own, "mod_revision");
  if (owner == me_) return found.where = Whereabouts::Where::here, Outcome{};
  const bool is_nobodys = owner == kNobody;
  if (!is_nobodys) {
    if (const Outcome failed = get(node_key(owner))) return failed;
    if (first_key(line_->answer()) != nullptr) {
      found.where = Whereabouts::Where::there;
      found.node = owner;
      return {};
    }
  }
  found.where = Whereabouts::Where::nobody;
  if (take == Take::no) return {};
  return take_it(found.table, seen_revision, is_nobodys ? "" : owner, found);
}

Outcome EtcdStore::heads_of(TableId table, std::vector<Known>& heads, bool& foreign) {
  const std::string tables = key("of/" + hex(number(table)) + "/");
  std::vector<std::string> names{hex(number(table))};
  if (const Outcome failed = range(range_body(tables, behind(tables), ""))) return failed;
  for (const Json& kv : line_->answer()["kvs"].items())
    names.push_back(key_of(kv).substr(tables.size()));
  for (const std::string& name : names) {
    if (const Outcome failed = get(key("h/" + name))) return failed;
    const Json* kv = first_key(line_->answer());
    if (kv == nullptr) continue;
    ReadHead read = read_head(value_of(*kv));
    foreign = foreign || read.foreign || (read.archived.count > 0 && !archive_);
    foreign = foreign || (read.journal == Journal::encrypted && !config_.keys);
    if (!read.ok) continue;
    read.head.table = read.archived.table = TableId{from_hex(name)};
    heads.push_back({read.head, std::min(read.touched_s, ran_s()), read.archived, read.journal});
  }
  return {};
}

// Only if it is as it was when we looked (not merely the same owner: it may have been taken and
// given away meanwhile), and only if its owner is dead: the names of nodes are never used again.
Outcome EtcdStore::take_it(TableId table, const std::string& seen_revision, const std::string& dead,
                           Whereabouts& found) {
  std::vector<Known> heads;
  bool foreign = false;
  if (const Outcome failed = heads_of(table, heads, foreign)) return failed;
  if (foreign) return found.where = Whereabouts::Where::foreign, Outcome{};
  Plan plan;
  plan.only_if(compare(own_key(table), "MOD", seen_revision));
  if (!dead.empty()) plan.only_if(compare(node_key(dead), "CREATE", "0"));
  plan.add(put_op(own_key(table), me_));
  const Outcome sent = send(plan);
  if (sent.kind == Outcome::Kind::conflict)
    return found.where = Whereabouts::Where::unsettled, Outcome{};
  if (!sent.ok()) return sent;
  found.where = Whereabouts::Where::here;
  for (const Known& known : heads) {
    heads_[number(known.head.table)] = known;
    tails_.erase(number(known.head.table));
    found.taken.push_back(known.head);
    found.taken.back().idle_ms = idle_ms(known);
  }
  return {};
}

Outcome EtcdStore::release(TableId table) {
  if (broken_) return broken_outcome("the store is broken");
  if (!heads_.contains(number(table))) return {};
  Plan plan;
  plan.add(put_op(own_key(table), kNobody));
  if (const Outcome failed = send(plan)) return failed;
  const std::string of_it = concat(kClassPrefix, hex(number(table)));
  std::vector<std::uint64_t> gone{number(table)};
  for (const auto& [one, known] : heads_) {
    if (known.head.invitation == of_it) gone.push_back(one);
  }
  for (const std::uint64_t one : gone) {
    heads_.erase(one);
    tails_.erase(one);
    keys_.erase(one);
    std::erase_if(readings_,
                  [&](const auto& reading) { return reading.first.first == TableId{one}; });
  }
  return {};
}

// ---- who lives

Outcome EtcdStore::look_round(std::vector<Node>& nodes, std::vector<TableId>& orphans) {
  if (broken_) return broken_outcome("the store is broken");
  const std::string before = key("node/");
  if (const Outcome failed = range(range_body(before, behind(before), ""))) return failed;
  std::set<std::string> living;
  for (const Json& kv : line_->answer()["kvs"].items()) {
    const std::string value = value_of(kv);
    nodes.push_back({key_of(kv).substr(before.size()), value.substr(0, value.find(' '))});
    living.insert(nodes.back().id);
  }
  if (!living.contains(me_)) {
    broken_ = true;
    return broken_outcome("this server's lease is over: others have its tables");
  }
  const bool changed = living != nodes_;
  nodes_ = std::move(living);
  if (!is_first()) {
    if (const Outcome failed = get(key("ran"))) return failed;
    if (const Json* ran = first_key(line_->answer())) {
      ran_before_s_ = ran_written_s_ = to_number(value_of(*ran));
      opened_s_ = now_s();
    }
  }
  if (!changed && now_s() - swept_s_ < kSweepEvery_s) return {};
  swept_s_ = now_s();
  return find_orphans(orphans);
}

// Those that fall to us; and those that nobody took since we last looked.
Outcome EtcdStore::find_orphans(std::vector<TableId>& orphans) {
  const std::string before = key("own/");
  std::string from = before;
  std::set<TableId> seen;
  for (bool more = true; more;) {
    const std::string limit = concat(R"("limit":")", kPage, '"');
    if (const Outcome failed = range(range_body(from, behind(before), limit))) return failed;
    for (const Json& kv : line_->answer()["kvs"].items()) {
      const std::string name = key_of(kv);
      from = name + '\0';
      if (nodes_.contains(value_of(kv))) continue;
      const TableId table{from_hex(name.substr(before.size()))};
      seen.insert(table);
      if (falls_to_us(table) || orphans_.contains(table)) orphans.push_back(table);
    }
    more = line_->answer()["more"].is_true();
  }
  orphans_ = std::move(seen);
  return {};
}

bool EtcdStore::falls_to_us(TableId table) const {
  const auto best = std::ranges::max_element(
      nodes_,
      [&](const std::string& a, const std::string& b) { return rank(table, a) < rank(table, b); });
  return best == nodes_.end() || *best == me_;
}

}  // namespace stolik
