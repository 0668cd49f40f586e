// Journals of finished games leave etcd for files, once nobody has been at the table for a while. The head stays, and says how many of
// its batches stand there, and in which file; if the game goes on after all, what is new stands in etcd behind them.

#include "core/hex.h"
#include "server/store/etcd.h"
#include "server/store/etcd_plan.h"
#include "server/store/etcd_words.h"
#include "server/store/schema.h"

namespace stolik {

using namespace etcd;

namespace {

constexpr std::int64_t kArchiveAfter_s = 420;  // somebody who is there is heard of every five minutes
// Between them the store has time for others.
constexpr std::size_t kLookedAtAtOnce = 20;
constexpr std::size_t kSweptAtOnce = 50;  // two questions each, in one transaction
constexpr std::int64_t kListEvery_s = 3600;

}  // namespace

ArchiveFile EtcdStore::archived_of(TableId table) const {
  const auto found = heads_.find(number(table));
  return found != heads_.end() ? found->second.archived : ArchiveFile{};
}

// Whether this is the batch that `place` waits for; then `place` goes on.
bool EtcdStore::follows(TableId table, std::string_view value, Place& place) {
  if (value.size() < kBefore || !value.starts_with(form_digits())) return false;
  const auto sum = static_cast<std::int64_t>(from_hex(value.substr(kFormDigits, kSumDigits)));
  const std::int64_t chain = chained(place.chain, sum);
  if (sum_of_batch(number(table), place.next, value.substr(kBefore)) != sum || chain_in(value) != chain) return false;
  place.chain = chain;
  ++place.next;
  return true;
}

Outcome EtcdStore::read_archived(TableId table, Place& place, std::vector<std::string>& batches) {
  const ArchiveFile file = archived_of(table);
  const std::uint64_t last = std::min(file.count, place.next + kPieceBatches - 1);
  const std::vector<std::string> values = archive_ ? archive_->read(file, place.next, last) : std::vector<std::string>{};
  if (values.size() != last - place.next + 1) return {Outcome::Kind::damaged, "not all of its batches stand in the archive"};
  for (const std::string& value : values) {
    if (!follows(table, value, place)) return {Outcome::Kind::damaged, "batch " + std::to_string(place.next) + " is damaged"};
    batches.push_back(value.substr(kBefore));
  }
  return {};
}

// One at a time.
Outcome EtcdStore::archive_finished() {
  if (!archive_) return {};
  std::vector<std::pair<TableId, Known>> finished;
  for (const auto& [table, known] : heads_) {
    const bool over = known.head.phase == Head::Phase::over && ran_s() - known.touched_s >= kArchiveAfter_s;
    const auto tail = tails_.find(table);
    if (!over || lost_.contains(TableId{table}) || (tail != tails_.end() && tail->second.count == known.archived.count)) continue;
    finished.emplace_back(TableId{table}, known);
    if (finished.size() == kLookedAtAtOnce) break;
  }
  for (const auto& [table, known] : finished) {
    Tail tail;
    Outcome outcome = tail_of(table, tail);
    if (outcome.ok() && tail.count == known.archived.count) continue;
    if (outcome.ok()) outcome = archive(table, known, tail.count);
    const bool lost = outcome.kind == Outcome::Kind::conflict || outcome.kind == Outcome::Kind::damaged;
    if (!lost) return outcome;
    lost_.insert(table);  // as whoever reads it is told; the others go on
  }
  return {};
}

// The file first, durable; then one fenced transaction takes them out of etcd and names the file in the head. Until then nobody knows of
// the file, and the one before it is needed: whoever stands still here, and wakes when others have the table, changes nothing of theirs.
Outcome EtcdStore::archive(TableId table, Known known, std::uint64_t count) {
  const Outcome damaged{Outcome::Kind::damaged, "not all of its batches stand there"};
  const std::string before = key(table_part(table));
  const ArchiveFile old = known.archived;
  std::vector<std::string> values;
  if (old.count > 0) values = archive_->read(old, 1, old.count);
  if (values.size() != old.count) return damaged;
  Place place;
  for (const std::string& value : values) {
    if (!follows(table, value, place)) return damaged;
  }
  while (place.next <= count) {
    const std::string limit = R"("limit":")" + std::to_string(kPieceBatches) + '"';
    if (const Outcome outcome = range(range_body(before + hex(place.next), behind(before), limit)); !outcome.ok()) return outcome;
    const Json* kvs = line_->answer().find("kvs");
    if (kvs == nullptr || kvs->items().empty()) return damaged;
    for (const Json& kv : kvs->items()) {
      values.push_back(value_of(kv));
      if (!follows(table, values.back(), place)) return damaged;
    }
  }
  known.archived = {table, count, me_};
  if (const std::string trouble = archive_->write(known.archived, values); !trouble.empty()) return {Outcome::Kind::full, trouble};
  Plan plan;
  plan.add(delete_op(before, before + hex(count) + '\0'));
  plan.add(put_op(key("h/" + hex(number(table))), head_text(known.head, known.touched_s, known.archived)));
  plan.heads[number(table)] = known;
  const Outcome sent = send(plan);
  if (sent.ok() && old.count > 0) archive_->erase(old);
  return sent;
}

// Files that no head names and none ever will: those of nodes that are gone, and our own, since we are not writing one now. Whether the
// node is gone and what the head says is asked at once: a node that lives may name its file in the next moment.
Outcome EtcdStore::sweep_archive() {
  if (!archive_) return {};
  if (unswept_.empty() && (!listed_s_ || now_s() - *listed_s_ >= kListEvery_s)) {
    listed_s_ = now_s();
    unswept_ = archive_->list();
    lost_.clear();
  }
  if (unswept_.empty()) return {};
  const std::size_t some = std::min(unswept_.size(), kSweptAtOnce);
  const std::vector<std::string> names{unswept_.end() - static_cast<std::ptrdiff_t>(some), unswept_.end()};
  unswept_.resize(unswept_.size() - some);
  std::vector<ArchiveFile> files(some);
  std::string ops;
  for (std::size_t at = 0; at < some; ++at) {
    archive_->read_name(names[at], files[at]);
    ops += (at > 0 ? "," : "") + range_op(node_key(files[at].node)) + "," + range_op(key("h/" + hex(number(files[at].table))));
  }
  if (const Outcome outcome = ask("/v3/kv/txn", R"({"success":[)" + ops + "]}"); !outcome.ok()) return outcome;
  const Json* responses = line_->answer().find("responses");
  if (responses == nullptr || responses->items().size() != 2 * some) return {};
  for (std::size_t at = 0; at < some; ++at) {
    const Json* writer = responses->items()[2 * at].find("response_range");
    const Json* of_table = responses->items()[2 * at + 1].find("response_range");
    if (writer == nullptr || of_table == nullptr) return {};
    if (first_key(*writer) != nullptr && files[at].node != me_) continue;
    if (const Json* head = first_key(*of_table)) {
      const ReadHead read = read_head(value_of(*head));
      const ArchiveFile named{files[at].table, read.archived.count, read.archived.node};
      if (!read.ok || archive_->name(named) == names[at]) continue;
    }
    archive_->erase(names[at]);
  }
  return {};
}

}  // namespace stolik
