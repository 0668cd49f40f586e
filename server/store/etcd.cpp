#include "server/store/etcd.h"

#include <algorithm>
#include <charconv>
#include <chrono>

#include "core/hex.h"
#include "server/store/schema.h"

namespace stolik {
namespace {

constexpr std::chrono::milliseconds kPatience{2000};
constexpr std::chrono::milliseconds kAgain{100};
constexpr std::size_t kOpsMax = 100;           // etcd takes 128 in one transaction
constexpr std::size_t kBytesMax = 700 * 1024;  // and 1.5 MB, in base64
constexpr std::int64_t kStampEvery_s = 60;     // a head's, while its table is played at
constexpr std::int64_t kRanEvery_s = 10;
constexpr std::int64_t kCompactEvery_s = 300;
constexpr std::size_t kSumDigits = 16;
constexpr std::string_view kEtcdForm = "1";

std::int64_t steady_s() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::uint64_t from_hex(std::string_view digits) {
  std::uint64_t value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  return value;
}

std::string table_part(TableId table) { return "t/" + hex(number(table)) + "/"; }

// The first key behind all that begin with this one.
std::string behind(std::string prefix) {
  ++prefix.back();
  return prefix;
}

std::string put_op(std::string_view key, std::string_view value) {
  return R"({"requestPut":{"key":")" + base64(key) + R"(","value":")" + base64(value) + R"("}})";
}

std::string delete_op(std::string_view from, std::string_view to) {
  std::string op = R"({"requestDeleteRange":{"key":")" + base64(from) + '"';
  if (!to.empty()) op += R"(,"rangeEnd":")" + base64(to) + '"';
  return op + "}}";
}

std::string range_body(std::string_view from, std::string_view to, std::string_view more) {
  return R"({"key":")" + base64(from) + R"(","rangeEnd":")" + base64(to) + "\"," + std::string{more} + "}";
}

// A head as one line: fields without spaces, in this order; "-" for an empty one.
std::string head_text(const Head& head, std::int64_t touched_s) {
  const auto word = [](const std::string& text) { return text.empty() ? std::string{"-"} : text; };
  return word(head.code) + ' ' + word(head.invitation) + ' ' + word(head.origin) + ' ' +
         std::to_string(static_cast<int>(head.phase)) + ' ' + std::to_string(touched_s);
}

bool read_head(std::string_view text, Head& head, std::int64_t& touched_s) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    words.emplace_back(text.substr(0, space));
    text.remove_prefix(std::min(space + 1, text.size()));
  }
  if (words.size() != 5 || words[3].size() != 1 || words[3][0] < '0' || words[3][0] > '2') return false;
  const auto plain = [](const std::string& word) { return word == "-" ? std::string{} : word; };
  head.code = plain(words[0]);
  head.invitation = plain(words[1]);
  head.origin = plain(words[2]);
  head.phase = static_cast<Head::Phase>(words[3][0] - '0');
  const auto [end, error] = std::from_chars(words[4].data(), words[4].data() + words[4].size(), touched_s);
  return error == std::errc{} && end == words[4].data() + words[4].size();
}

Outcome broken_outcome(std::string what) { return {Outcome::Kind::broken, std::move(what)}; }

}  // namespace

struct EtcdStore::Plan {
  std::string ops;
  std::size_t count = 0;
  std::unordered_map<std::uint64_t, Tail> tails;  // as they will be
  std::unordered_map<std::uint64_t, Known> heads;
  std::vector<std::uint64_t> erased;
  bool stamped = false;

  void add(std::string op) {
    if (count++ > 0) ops += ',';
    ops += op;
  }
  bool is_full() const { return count >= kOpsMax || ops.size() >= kBytesMax; }
};

EtcdStore::EtcdStore(Config config) : config_(std::move(config)), line_(config_.members) {}

void EtcdStore::give_up() {
  {
    const std::scoped_lock lock{mutex_};
    stop_ = true;
  }
  wake_.notify_all();
}

EtcdStore::~EtcdStore() {
  give_up();
  if (renewing_.joinable()) renewing_.join();
  // Whoever waits need not wait for the lease.
  if (!lease_.empty() && !broken_) line_.ask("/v3/lease/revoke", R"({"ID":")" + lease_ + R"("})", kPatience);
}

std::unique_ptr<EtcdStore> EtcdStore::open(Config config, Outcome& trouble) {
  std::unique_ptr<EtcdStore> store{new EtcdStore{std::move(config)}};
  trouble = store->take_over();
  if (trouble.ok()) trouble = store->check_form();
  if (trouble.ok()) trouble = store->read_heads();
  if (!trouble.ok()) return nullptr;
  return store;
}

std::int64_t EtcdStore::ran_s() const { return ran_before_s_ + steady_s() - opened_s_; }

// Until there is an answer: without a majority nobody can give one, and nobody is told anything meanwhile.
Outcome EtcdStore::ask(std::string_view path, const std::string& body) {
  for (;;) {
    switch (line_.ask(path, body, kPatience)) {
      case EtcdLine::Said::yes: return {};
      case EtcdLine::Said::full: return {Outcome::Kind::full, line_.trouble()};
      case EtcdLine::Said::refused: broken_ = true; return broken_outcome(line_.trouble());
      case EtcdLine::Said::nothing: break;
    }
    std::unique_lock lock{mutex_};
    if (wake_.wait_for(lock, kAgain, [this] { return stop_; })) return broken_outcome(line_.trouble());
  }
}

// ---- who writes

Outcome EtcdStore::take_over() {
  for (;;) {
    if (lease_.empty()) {
      const EtcdLine::Said said = line_.ask("/v3/lease/grant", R"({"TTL":")" + std::to_string(config_.lease_s) + R"("})", kPatience);
      if (said == EtcdLine::Said::yes && line_.answer().find("ID") != nullptr) lease_ = line_.answer().find("ID")->text();
      if (lease_.empty()) {
        if (config_.wait && config_.wait("etcd: " + line_.trouble())) {
          std::this_thread::sleep_for(std::chrono::milliseconds{500});
          continue;
        }
        return broken_outcome(line_.trouble());
      }
    }
    const std::string own = base64(key("owner"));
    const std::string put = R"({"requestPut":{"key":")" + own + R"(","value":")" + base64(config_.name) +
                            R"(","lease":")" + lease_ + R"("}})";
    const std::string body = R"({"compare":[{"key":")" + own + R"(","target":"CREATE","createRevision":"0"}],"success":[)" + put +
                             R"(],"failure":[{"requestRange":{"key":")" + own + R"("}}]})";
    if (const Outcome outcome = ask("/v3/kv/txn", body); !outcome.ok()) return outcome;
    const Json& answer = line_.answer();
    const Json* succeeded = answer.find("succeeded");
    if (succeeded != nullptr && succeeded->is_true()) {
      owner_revision_ = answer.find("header")->find("revision")->text();
      break;
    }
    std::string who = "another server";
    bool ours = false;
    if (const Json* responses = answer.find("responses"); responses != nullptr && !responses->items().empty()) {
      const Json* found = responses->items()[0].find("response_range");
      const Json* kvs = found != nullptr ? found->find("kvs") : nullptr;
      if (kvs != nullptr && !kvs->items().empty()) {
        const Json& kv = kvs->items()[0];
        if (const Json* value = kv.find("value"); value != nullptr) who = from_base64(value->text());
        // We asked before, it was done, and the answer was lost.
        ours = kv.find("lease") != nullptr && kv.find("lease")->text() == lease_;
        if (ours) owner_revision_ = kv.find("create_revision")->text();
      }
    }
    if (ours) break;
    if (!config_.wait || !config_.wait(who)) return broken_outcome(who + " writes these tables");
    line_.ask("/v3/lease/keepalive", R"({"ID":")" + lease_ + R"("})", kPatience);
    std::this_thread::sleep_for(std::chrono::milliseconds{300});
  }
  opened_s_ = steady_s();
  renewing_ = std::thread{[this] { renew(); }};
  return {};
}

void EtcdStore::renew() {
  EtcdLine own{config_.members};
  std::unique_lock lock{mutex_};
  while (!wake_.wait_for(lock, std::chrono::milliseconds{1000 * config_.lease_s / 4}, [this] { return stop_; })) {
    if (frozen_) continue;
    lock.unlock();
    // What becomes of it is seen by the next transaction: nothing else decides who writes.
    own.ask("/v3/lease/keepalive", R"({"ID":")" + lease_ + R"("})", std::chrono::milliseconds{1000});
    lock.lock();
  }
}

// ---- what stands there

Outcome EtcdStore::range(std::string body) { return ask("/v3/kv/range", body); }

Outcome EtcdStore::check_form() {
  if (const Outcome outcome = range(R"({"key":")" + base64(key("form")) + R"("})"); !outcome.ok()) return outcome;
  const Json* kvs = line_.answer().find("kvs");
  if (kvs == nullptr || kvs->items().empty()) {
    Plan plan;
    plan.add(put_op(key("form"), kEtcdForm));
    return send(plan);
  }
  const std::string form = from_base64(kvs->items()[0].find("value")->text());
  if (form == kEtcdForm) return {};
  return broken_outcome("the tables in etcd were written by a newer Stolik (form " + form + ", this program knows " +
                        std::string{kEtcdForm} + "). Nothing was changed");
}

Outcome EtcdStore::read_heads() {
  if (const Outcome outcome = range(R"({"key":")" + base64(key("ran")) + R"("})"); !outcome.ok()) return outcome;
  if (const Json* kvs = line_.answer().find("kvs"); kvs != nullptr && !kvs->items().empty()) {
    const std::string text = from_base64(kvs->items()[0].find("value")->text());
    std::from_chars(text.data(), text.data() + text.size(), ran_before_s_);
  }
  ran_written_s_ = ran_before_s_;
  const std::string before = key("h/");
  std::string from = before;
  for (;;) {
    if (const Outcome outcome = range(range_body(from, behind(before), R"("limit":"5000")")); !outcome.ok()) return outcome;
    const Json* kvs = line_.answer().find("kvs");
    if (kvs == nullptr || kvs->items().empty()) return {};
    for (const Json& kv : kvs->items()) {
      const std::string name = from_base64(kv.find("key")->text());
      from = name + '\0';
      Known known;
      const Json* value = kv.find("value");
      if (value == nullptr || !read_head(from_base64(value->text()), known.head, known.touched_s)) continue;
      const std::uint64_t table = from_hex(std::string_view{name}.substr(before.size()));
      known.head.table = TableId{table};
      known.touched_s = std::min(known.touched_s, ran_before_s_);
      heads_[table] = known;
    }
    if (line_.answer().find("more") == nullptr || !line_.answer().find("more")->is_true()) return {};
  }
}

Outcome EtcdStore::list(std::vector<Head>& heads) {
  if (broken_) return broken_outcome("the store is broken");
  for (const auto& [table, known] : heads_) {
    Head head = known.head;
    head.idle_ms = std::max<std::int64_t>(0, ran_s() - known.touched_s - kStampEvery_s) * 1000;
    heads.push_back(std::move(head));
  }
  return {};
}

Outcome EtcdStore::tail_of(TableId table, Tail& tail) {
  if (const auto found = tails_.find(number(table)); found != tails_.end()) return tail = found->second, Outcome{};
  const std::string before = key(table_part(table));
  const std::string last = range_body(before, behind(before), R"("limit":"1","sortOrder":"DESCEND","sortTarget":"KEY")");
  if (const Outcome outcome = range(last); !outcome.ok()) return outcome;
  if (const Json* kvs = line_.answer().find("kvs"); kvs != nullptr && !kvs->items().empty()) {
    tail.count = from_hex(std::string_view{from_base64(kvs->items()[0].find("key")->text())}.substr(before.size()));
    tail.chain = static_cast<std::int64_t>(from_hex(from_base64(kvs->items()[0].find("value")->text()).substr(kSumDigits, kSumDigits)));
  }
  tails_[number(table)] = tail;
  return {};
}

Outcome EtcdStore::read_piece(TableId table, Place& place, std::vector<std::string>& batches) {
  if (broken_) return broken_outcome("the store is broken");
  const std::string before = key(table_part(table));
  const std::string limit = R"("limit":")" + std::to_string(kPieceBatches) + '"';
  if (const Outcome outcome = range(range_body(before + hex(place.next), behind(before), limit)); !outcome.ok()) return outcome;
  const Json* kvs = line_.answer().find("kvs");
  std::size_t bytes = 0;
  bool cut = false;
  for (const Json& kv : kvs != nullptr ? kvs->items() : std::vector<Json>{}) {
    if (cut) break;
    const std::uint64_t seq = from_hex(std::string_view{from_base64(kv.find("key")->text())}.substr(before.size()));
    std::string value = from_base64(kv.find("value") != nullptr ? kv.find("value")->text() : "");
    const bool whole = value.size() >= 2 * kSumDigits && seq == place.next;
    const auto sum = whole ? static_cast<std::int64_t>(from_hex(std::string_view{value}.substr(0, kSumDigits))) : 0;
    const std::int64_t chain = chained(place.chain, sum);
    const std::string_view text = whole ? std::string_view{value}.substr(2 * kSumDigits) : std::string_view{};
    if (!whole || sum_of_batch(number(table), seq, text) != sum ||
        static_cast<std::int64_t>(from_hex(std::string_view{value}.substr(kSumDigits, kSumDigits))) != chain) {
      return {Outcome::Kind::damaged, "batch " + std::to_string(place.next) + " is damaged"};
    }
    batches.emplace_back(text);
    bytes += text.size();
    place.chain = chain;
    ++place.next;
    cut = bytes >= kPieceBytes;
  }
  const Json* more = line_.answer().find("more");
  if (cut || (more != nullptr && more->is_true())) return {};
  const std::uint64_t count = place.next - 1;
  place.next = 0;
  const auto known = tails_.find(number(table));
  if (known == tails_.end()) tails_[number(table)] = {count, place.chain};
  else if (known->second.count != count) return {Outcome::Kind::damaged, "not all of its batches stand there"};
  return {};
}

// ---- writing

Outcome EtcdStore::add(const Append& append, Plan& plan) {
  const std::uint64_t table = number(append.table);
  const std::int64_t now_s = ran_s();
  const auto head_now = [&]() -> const Known* {
    if (const auto planned = plan.heads.find(table); planned != plan.heads.end()) return &planned->second;
    const auto found = heads_.find(table);
    return found != heads_.end() ? &found->second : nullptr;
  };
  const auto stamp = [&](const Head& head) {
    plan.add(put_op(key("h/" + hex(table)), head_text(head, now_s)));
    plan.heads[table] = {head, now_s};
    plan.stamped = true;
  };
  if (append.erase) {
    const std::string before = key(table_part(append.table));
    plan.add(delete_op(before, behind(before)));
    plan.add(delete_op(key("h/" + hex(table)), ""));
    plan.erased.push_back(table);
    return {};
  }
  if (append.touch) {
    if (const Known* known = head_now()) stamp(Head{known->head});
    return {};
  }
  Tail tail;
  if (const auto planned = plan.tails.find(table); planned != plan.tails.end()) tail = planned->second;
  else if (const Outcome outcome = tail_of(append.table, tail); !outcome.ok()) return outcome;
  if (append.seq != tail.count + 1) return {Outcome::Kind::conflict, "not the next number"};
  const std::int64_t sum = sum_of_batch(table, append.seq, append.batch);
  tail = {append.seq, chained(tail.chain, sum)};
  plan.add(put_op(key(table_part(append.table) + hex(append.seq)),
                  hex(static_cast<std::uint64_t>(sum)) + hex(static_cast<std::uint64_t>(tail.chain)) + append.batch));
  plan.tails[table] = tail;
  if (append.with_head) {
    Head head = append.head;
    head.table = append.table;
    stamp(head);
  } else if (const Known* known = head_now(); known != nullptr && now_s - known->touched_s >= kStampEvery_s) {
    stamp(Head{known->head});
  }
  return {};
}

Outcome EtcdStore::send(const Plan& plan) {
  std::string ops = plan.ops;
  const std::int64_t now_s = ran_s();
  const std::int64_t behind_s = now_s - ran_written_s_;
  const bool with_time = behind_s >= kRanEvery_s || (plan.stamped && behind_s > 0);
  if (with_time) ops += (ops.empty() ? "" : ",") + put_op(key("ran"), std::to_string(now_s));
  const std::string body = R"({"compare":[{"key":")" + base64(key("owner")) + R"(","target":"CREATE","createRevision":")" +
                           owner_revision_ + R"("}],"success":[)" + ops + "]}";
  if (const Outcome outcome = ask("/v3/kv/txn", body); !outcome.ok()) return outcome;
  if (const Json* succeeded = line_.answer().find("succeeded"); succeeded == nullptr || !succeeded->is_true()) {
    broken_ = true;
    return broken_outcome("another server has taken these tables over");
  }
  if (with_time) ran_written_s_ = now_s;
  for (const auto& [table, tail] : plan.tails) tails_[table] = tail;
  for (const auto& [table, known] : plan.heads) heads_[table] = known;
  for (const std::uint64_t table : plan.erased) {
    tails_.erase(table);
    heads_.erase(table);
    unscrubbed_ = true;
  }
  return {};
}

Outcome EtcdStore::commit(std::span<const Append> appends) {
  if (broken_) return broken_outcome("the store is broken");
  Plan plan;
  for (const Append& append : appends) {
    if (const Outcome outcome = add(append, plan); !outcome.ok()) return outcome;
  }
  if (plan.count > kOpsMax + 2) return {Outcome::Kind::conflict, "too much for one transaction"};
  return send(plan);
}

// As many at once as one transaction takes; each group holds or does not hold as a whole.
std::vector<Outcome> EtcdStore::commit_each(std::span<const Append> appends) {
  std::vector<Outcome> outcomes(appends.size());
  for (std::size_t from = 0; from < appends.size();) {
    Plan plan;
    std::size_t to = from;
    std::vector<std::size_t> members;
    for (; to < appends.size() && !plan.is_full() && !broken_; ++to) {
      outcomes[to] = add(appends[to], plan);
      if (outcomes[to].ok()) members.push_back(to);
      // A table whose lines are gone must be seen so by what follows.
      if (appends[to].erase) { ++to; break; }
    }
    const Outcome sent = broken_ ? broken_outcome("the store is broken") : members.empty() ? Outcome{} : send(plan);
    for (const std::size_t member : members) outcomes[member] = sent;
    if (broken_) {
      std::fill(outcomes.begin() + static_cast<std::ptrdiff_t>(to), outcomes.end(), broken_outcome("the store is broken"));
      break;
    }
    from = to;
  }
  return outcomes;
}

// Older values stay readable in etcd until they are compacted. A crash while compacting at a deletion can turn time back
// in the etcd of Debian 12, so a plain write is made first, and compacted at.
Outcome EtcdStore::tidy() {
  if (broken_) return broken_outcome("the store is broken");
  const std::int64_t now_s = steady_s();
  Plan plan;
  if (unscrubbed_ || now_s - compacted_s_ >= kCompactEvery_s) plan.add(put_op(key("tidied"), std::to_string(ran_s())));
  // Also where there is nothing to write: one whose tables another has must notice, and stop.
  if (const Outcome outcome = send(plan); !outcome.ok()) return outcome;
  if (!unscrubbed_ && now_s - compacted_s_ < kCompactEvery_s) return {};
  const std::string revision = line_.answer().find("header")->find("revision")->text();
  const EtcdLine::Said said = line_.ask("/v3/kv/compaction", R"({"revision":")" + revision + R"(","physical":true})", kPatience);
  if (said != EtcdLine::Said::yes) return {Outcome::Kind::full, "compaction: " + line_.trouble()};
  compacted_s_ = now_s;
  unscrubbed_ = false;
  return {};
}

}  // namespace stolik
