#include "server/store/etcd.h"

#include <algorithm>

#include "core/hex.h"
#include "server/store/etcd_plan.h"
#include "server/store/etcd_words.h"
#include "server/store/schema.h"

namespace stolik {

using namespace etcd;

namespace {

constexpr std::chrono::milliseconds kAgain{100};
constexpr std::size_t kOpsMax = 100;           // etcd takes 128 in one transaction
constexpr std::size_t kBytesMax = 700 * 1024;  // and 1.5 MB, in base64
constexpr std::int64_t kStampEvery_s = 60;     // a head's, while its table is played at
constexpr std::int64_t kRanEvery_s = 10;
constexpr std::int64_t kCompactEvery_s = 300;
std::string class_of_head(const Head& head) {
  const std::string_view text = head.invitation;
  return text.starts_with(kClassPrefix) ? std::string{text.substr(kClassPrefix.size())} : "";
}

}  // namespace

std::string etcd::form_digits() {
  std::string out;
  append_hex(out, std::uint8_t(kJournalForm));
  return out;
}

bool EtcdStore::Plan::is_full() const {
  return count + buckets.size() >= kOpsMax - 8 || ops.size() + bucket_bytes >= kBytesMax;
}

EtcdStore::EtcdStore(Config config) : config_(std::move(config)) {
  if (!config_.line)
    config_.line = [members = config_.members, tls = config_.tls] {
      return std::make_unique<EtcdSocket>(members, tls);
    };
  line_ = config_.line();
}

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
  // Whoever wants our tables need not wait for the lease.
  if (!lease_.empty() && !broken_)
    line_->ask("/v3/lease/revoke", R"({"ID":")" + lease_ + R"("})", kPatience);
}

std::int64_t EtcdStore::now_s() const {
  if (config_.now_s) return config_.now_s();
  return std::chrono::duration_cast<std::chrono::seconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

std::int64_t EtcdStore::ran_s() const { return ran_before_s_ + now_s() - opened_s_; }

std::string EtcdStore::own_key(TableId table) const { return key("own/" + hex(number(table))); }

// Until there is an answer: without a majority nobody can give one, and nobody is told anything
// meanwhile.
Outcome EtcdStore::ask(std::string_view path, const std::string& body) {
  for (;;) {
    switch (line_->ask(path, body, kPatience)) {
      case EtcdLine::Said::yes: return {};
      case EtcdLine::Said::full: return {Outcome::Kind::full, line_->trouble()};
      case EtcdLine::Said::refused: broken_ = true; return broken_outcome(line_->trouble());
      case EtcdLine::Said::nothing: break;
    }
    if (config_.pause) {
      if (config_.pause()) continue;
      return broken_outcome(line_->trouble());
    }
    std::unique_lock lock{mutex_};
    if (wake_.wait_for(lock, kAgain, [this] { return stop_; }))
      return broken_outcome(line_->trouble());
  }
}

Outcome EtcdStore::get(const std::string& one_key) { return range(range_body(one_key, "", "")); }

// That we still live is part of the question: what one who does not would read is others' by now,
// and perhaps a part of it.
Outcome EtcdStore::range_while_alive(const std::string& body, const Json*& found) {
  const std::string asked = R"({"compare":[)" + compare(node_key(me_), "CREATE", revision_) +
                            R"(],"success":[{"requestRange":)" + body + "}]}";
  if (const Outcome failed = ask("/v3/kv/txn", asked)) return failed;
  if (!line_->answer()["succeeded"].is_true()) {
    broken_ = true;
    return broken_outcome("this server's lease is over: others have its tables");
  }
  found = &first_range(line_->answer());
  return {};
}

// ---- what stands there

Outcome EtcdStore::list(std::vector<Head>& heads) {
  if (broken_) return broken_outcome("the store is broken");
  for (const auto& [table, known] : heads_) {
    Head head = known.head;
    head.idle_ms = idle_ms(known);
    heads.push_back(std::move(head));
  }
  return {};
}

std::int64_t EtcdStore::idle_ms(const Known& known) const {
  return std::max<std::int64_t>(0, ran_s() - known.touched_s - kStampEvery_s) * 1000;
}

// Nothing if no batch of it stands in etcd.
Outcome EtcdStore::tail_in_etcd(TableId table, std::optional<Tail>& tail) {
  const std::string before = key(table_part(table));
  const std::string last =
      range_body(before, behind(before), R"("limit":"1","sortOrder":"DESCEND","sortTarget":"KEY")");
  if (const Outcome failed = range(last)) return failed;
  if (const Json* kv = first_key(line_->answer());
      kv != nullptr && value_of(*kv).size() >= kBefore) {
    tail = {from_hex(key_of(*kv).substr(before.size())), chain_in(value_of(*kv))};
  }
  return {};
}

Outcome EtcdStore::tail_of(TableId table, Tail& tail) {
  if (const auto found = tails_.find(number(table)); found != tails_.end())
    return tail = found->second, Outcome{};
  std::optional<Tail> in_etcd;
  if (const Outcome failed = tail_in_etcd(table, in_etcd)) return failed;
  if (in_etcd) {
    tail = *in_etcd;
  } else if (const ArchiveFile file = archived_of(table); file.count > 0 && archive_) {
    // Who writes to a table has read it before, and then its tail is known: nobody waits for the
    // folder here.
    const std::vector<std::string> found = archive_->read(file, file.count, file.count);
    if (found.empty() || found[0].size() < kBefore)
      return {Outcome::Kind::conflict, "its journal is not in the archive"};
    tail = {file.count, chain_in(found[0])};
  }
  tails_[number(table)] = tail;
  return {};
}

Outcome EtcdStore::read_piece(TableId table, Place& place, std::vector<std::string>& batches) {
  if (broken_) return broken_outcome("the store is broken");
  if (const Outcome failed = know_key(table)) return failed;
  if (place.next <= archived_of(table).count) return read_archived(table, place, batches);
  const std::string before = key(table_part(table));
  const std::string limit = concat(R"("limit":")", kPieceBatches, '"');
  const Json* found = nullptr;
  const std::string body = range_body(before + hex(place.next), behind(before), limit);
  if (const Outcome failed = range_while_alive(body, found)) return failed;
  std::size_t bytes = 0;
  bool cut = false;
  for (const Json& kv : (*found)["kvs"].items()) {
    if (cut) break;
    const std::uint64_t seq = from_hex(key_of(kv).substr(before.size()));
    const std::string value = value_of(kv);
    if (seq != place.next || !follows(table, value, place)) {
      return damaged(concat("batch ", place.next, " is damaged"));
    }
    if (const Outcome failed = text_of(table, seq, value, batches.emplace_back())) return failed;
    bytes += batches.back().size();
    cut = bytes >= kPieceBytes;
  }
  if (cut || (*found)["more"].is_true()) return {};
  const std::uint64_t count = place.next - 1;
  if (count == 0 && heads_.contains(number(table))) return damaged("nothing is there");
  place.next = 0;
  const auto known = tails_.find(number(table));
  if (known == tails_.end()) tails_[number(table)] = {count, place.chain};
  else if (known->second.count != count) return damaged("not all of its batches stand there");
  return {};
}

// If we still live: one whose lease is over reads what others have changed since, and must not call
// their table damaged.
Outcome EtcdStore::damaged(std::string what) {
  if (const Outcome failed = send(Plan{})) return failed;
  return {Outcome::Kind::damaged, std::move(what)};
}

// ---- writing

// What opens the table: keys that come and go with its head.
void EtcdStore::add_doors(const Head* before, const Head* after, TableId table, Plan& plan) {
  const std::string name = hex(number(table));
  const auto door = [&](std::string_view kind, const std::string& was, const std::string& is,
                        bool ours_alone) {
    if (was == is) return;
    if (!was.empty()) plan.add(delete_op(key(concat(kind, was)), ""));
    if (is.empty()) return;
    if (ours_alone) plan.only_if(compare(key(concat(kind, is)), "CREATE", "0"));
    plan.add(put_op(key(concat(kind, is)), name));
  };
  static const Head none;
  const Head& was = before != nullptr ? *before : none;
  const Head& is = after != nullptr ? *after : none;
  door("code/", was.code, is.code, true);
  door("invitation/", std::string{invitation_hash(was.invitation)},
       std::string{invitation_hash(is.invitation)}, false);
  door("origin/", was.origin, is.origin, true);  // the same message at two nodes opens one table
  const std::string of_before = class_of_head(was);
  const std::string of_after = class_of_head(is);
  door("of/", of_before.empty() ? "" : of_before + "/" + name,
       of_after.empty() ? "" : of_after + "/" + name, false);
}

Outcome EtcdStore::add(const Append& append, Plan& plan) {
  const std::uint64_t table = number(append.table);
  const std::int64_t seconds = ran_s();
  const auto head_now = [&]() -> const Known* {
    if (const auto planned = plan.heads.find(table); planned != plan.heads.end())
      return &planned->second;
    const auto found = heads_.find(table);
    return found != heads_.end() ? &found->second : nullptr;
  };
  Journal journal =
      append.with_head && config_.keys ? Journal::encrypted : Journal::clear;  // of one that begins
  if (const Known* known = head_now()) journal = known->journal;
  const auto stamp = [&](const Head& head) {
    const ArchiveFile archived = archived_of(append.table);
    plan.add(put_op(key("h/" + hex(table)), head_text(head, seconds, archived, journal)));
    plan.heads[table] = {head, seconds, archived, journal};
    plan.stamped = true;
  };
  if (append.erase) {
    const std::string before = key(table_part(append.table));
    plan.add(delete_op(before, behind(before)));
    plan.add(delete_op(key("h/" + hex(table)), ""));
    plan.add(delete_op(own_key(append.table), ""));
    if (const Known* known = head_now()) add_doors(&known->head, nullptr, append.table, plan);
    if (journal == Journal::encrypted) plan.add(put_op(key(erased_key(append.table)), "-"));
    plan.erased.push_back(table);
    return {};
  }
  if (append.touch) {
    if (const Known* known = head_now()) stamp(Head{known->head});
    return {};
  }
  Tail tail;
  if (const auto planned = plan.tails.find(table); planned != plan.tails.end())
    tail = planned->second;
  else if (const Outcome failed = tail_of(append.table, tail)) return failed;
  if (append.seq != tail.count + 1) return {Outcome::Kind::conflict, "not the next number"};
  const bool encrypted = journal == Journal::encrypted;
  if (encrypted && head_now() == nullptr) {
    if (const Outcome failed = new_key(append.table, plan)) return failed;
  }
  SecretKey own{};
  if (encrypted) {
    if (const Outcome failed = table_key(append.table, &plan, own)) return failed;
  }
  // The sum is of what stands there: one of the text would tell who guesses it that the guess is
  // right.
  const std::string text =
      encrypted ? encrypt_batch(own, append.table, append.seq, append.batch) : append.batch;
  const std::int64_t sum = sum_of_batch(table, append.seq, text);
  tail = {append.seq, chained(tail.chain, sum)};
  plan.add(put_op(key(table_part(append.table) + hex(append.seq)),
                  (encrypted ? std::string{kEncryptedDigits} : form_digits()) +
                      hex(std::uint64_t(sum)) + hex(std::uint64_t(tail.chain)) + text));
  plan.tails[table] = tail;
  if (append.with_head) {
    Head head = append.head;
    head.table = append.table;
    const Known* known = head_now();
    if (known == nullptr && class_of_head(head).empty())
      plan.add(put_op(own_key(append.table), me_));
    add_doors(known != nullptr ? &known->head : nullptr, &head, append.table, plan);
    stamp(head);
  } else if (const Known* known = head_now();
             known != nullptr && seconds - known->touched_s >= kStampEvery_s) {
    stamp(Head{known->head});
  }
  return {};
}

// Beside what is planned every transaction writes our own key, with a number of its own: so it
// counts once, however often it is sent.
Outcome EtcdStore::send(const Plan& plan) {
  const std::string mark = concat(address_, ' ', ++sent_);
  std::string ops = put_op(node_key(me_), mark, lease_);
  if (!plan.ops.empty()) ops += "," + plan.ops;
  const std::int64_t seconds = ran_s();
  const std::int64_t behind_s = seconds - ran_written_s_;
  const bool with_time = is_first() && (behind_s >= kRanEvery_s || (plan.stamped && behind_s > 0));
  if (with_time) ops += "," + put_op(key("ran"), std::to_string(seconds));
  std::string compares = plan.compares;
  for (const auto& [bucket, next] : plan.buckets) {
    compares += "," + compare(key(bucket_key(bucket)), "MOD", next.revision);
    ops += "," + put_op(key(bucket_key(bucket)), encrypt_bucket(next.key, bucket, next.tables));
  }
  const std::string body = R"({"compare":[)" + compare(node_key(me_), "CREATE", revision_) + "," +
                           compare(node_key(me_), "VERSION", std::to_string(version_)) + compares +
                           R"(],"success":[)" + ops + R"(],"failure":[)" + range_op(node_key(me_)) +
                           "]}";
  if (const Outcome failed = ask("/v3/kv/txn", body)) return failed;
  if (const Outcome failed = see_whether(mark)) return failed;
  ++version_;
  if (with_time) ran_written_s_ = seconds;
  for (const auto& [bucket, next] : plan.buckets) buckets_.erase(bucket);
  for (const auto& [table, own] : plan.keys) keys_[table] = own;
  for (const auto& [table, tail] : plan.tails) tails_[table] = tail;
  for (const auto& [table, known] : plan.heads) heads_[table] = known;
  for (const std::uint64_t table : plan.erased) {
    // Only now: one whose lease is over erases nothing.
    if (const ArchiveFile file = archived_of(TableId{table}); file.count > 0 && archive_)
      erase_aside({archive_->name(file)});
    tails_.erase(table);
    heads_.erase(table);
    keys_.erase(table);
    std::erase_if(readings_,
                  [&](const auto& reading) { return reading.first.first == TableId{table}; });
    unscrubbed_ = true;
  }
  return {};
}

// Whether the transaction with this mark was done: by this copy of it, or by one whose answer was
// lost.
Outcome EtcdStore::see_whether(const std::string& mark) {
  if (line_->answer()["succeeded"].is_true()) return {};
  const Json* kv = first_key(first_range(line_->answer()));
  if (kv == nullptr || number_of(*kv, "create_revision") != revision_) {
    broken_ = true;
    return broken_outcome("this server's lease is over: others have its tables");
  }
  const std::int64_t version = to_number(number_of(*kv, "version"));
  if (version == version_ + 1 && value_of(*kv) == mark) return {};
  if (version != version_) {
    broken_ = true;
    return broken_outcome("what was given up was written after all");
  }
  // Something else stood in the way. Copies of it that are still on their way must not be done
  // later.
  Plan nothing;
  if (const Outcome failed = send(nothing)) return failed;
  return {Outcome::Kind::conflict, "somebody was there first"};
}

Outcome EtcdStore::commit(std::span<const Append> appends) {
  for (;;) {
    if (broken_) return broken_outcome("the store is broken");
    Plan plan;
    for (const Append& append : appends) {
      if (const Outcome failed = add(append, plan)) return failed;
    }
    if (plan.count > kOpsMax + 20) return {Outcome::Kind::conflict, "too much for one transaction"};
    const Outcome sent = send(plan);
    if (sent.kind != Outcome::Kind::conflict || plan.buckets.empty()) return sent;
    // Another node may have put a key into the same bucket: nothing stands in the way of what was
    // to be written.
    bool changed = false;
    if (const Outcome failed = buckets_changed(plan, changed)) return failed;
    if (!changed) return sent;
  }
}

// As many at once as one transaction takes; each group holds or does not hold as a whole. Where one
// stands in the way of a group, each is tried alone.
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
      if (appends[to].erase) {
        ++to;
        break;
      }
    }
    const Outcome sent = broken_           ? broken_outcome("the store is broken")
                         : members.empty() ? Outcome{}
                                           : send(plan);
    for (const std::size_t member : members) {
      const bool alone =
          sent.kind == Outcome::Kind::conflict && (members.size() > 1 || !plan.buckets.empty());
      outcomes[member] = alone ? commit(appends.subspan(member, 1)) : sent;
    }
    if (broken_) {
      std::fill(outcomes.begin() + std::ptrdiff_t(to), outcomes.end(),
                broken_outcome("the store is broken"));
      break;
    }
    from = to;
  }
  return outcomes;
}

// Older values stay readable in etcd until they are compacted. A crash while compacting at a
// deletion can turn time back in the etcd of Debian 12, so a plain write is made first, and
// compacted at. The first node by name does it for all.
Outcome EtcdStore::tidy() {
  if (broken_) return broken_outcome("the store is broken");
  const std::int64_t seconds = now_s();
  // Also where there is nothing to write: one whose lease is over must notice, and stop.
  const Outcome archived = archive_finished();
  if (const Outcome failed = send(Plan{})) return failed;
  const std::string revision = line_->answer()["header"].find("revision")->text();
  if (const Outcome failed = sweep_archive()) return failed;
  if (const Outcome failed = shred()) return failed;
  if (!unscrubbed_ && (!is_first() || seconds - compacted_s_ < kCompactEvery_s)) return archived;
  const EtcdLine::Said said = line_->ask(
      "/v3/kv/compaction", R"({"revision":")" + revision + R"(","physical":true})", kPatience);
  const bool by_another =
      said == EtcdLine::Said::refused && line_->trouble().find("compacted") != std::string::npos;
  if (said != EtcdLine::Said::yes && !by_another)
    return {Outcome::Kind::full, "compaction: " + line_->trouble()};
  compacted_s_ = seconds;
  unscrubbed_ = false;
  return archived;
}

}  // namespace stolik
