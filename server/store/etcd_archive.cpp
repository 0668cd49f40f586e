// Journals of finished games leave etcd for files, once nobody has been at the table for a while. The head stays, and says how many of
// its batches stand there; if the game goes on after all, what is new stands in etcd behind them.

#include "core/hex.h"
#include "server/store/etcd.h"
#include "server/store/etcd_plan.h"
#include "server/store/etcd_words.h"
#include "server/store/schema.h"

namespace stolik {

using namespace etcd;

namespace {

constexpr std::int64_t kArchiveAfter_s = 120;
constexpr int kArchivedAtOnce = 20;  // between them the store has time for others

}  // namespace

std::uint64_t EtcdStore::archived_of(TableId table) const {
  const auto found = heads_.find(number(table));
  return found != heads_.end() ? found->second.archived : 0;
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
  const std::uint64_t last = std::min(archived_of(table), place.next + kPieceBatches - 1);
  const std::vector<std::string> values = archive_ ? archive_->read(table, place.next, last) : std::vector<std::string>{};
  if (values.size() != last - place.next + 1) return {Outcome::Kind::damaged, "not all of its batches stand in the archive"};
  for (const std::string& value : values) {
    if (!follows(table, value, place)) return {Outcome::Kind::damaged, "batch " + std::to_string(place.next) + " is damaged"};
    batches.push_back(value.substr(kBefore));
  }
  return {};
}

// Some of them at a time.
Outcome EtcdStore::archive_finished() {
  if (!archive_) return {};
  std::vector<std::pair<TableId, Known>> finished;
  for (const auto& [table, known] : heads_) {
    const bool over = known.head.phase == Head::Phase::over && ran_s() - known.touched_s >= kArchiveAfter_s;
    const auto tail = tails_.find(table);
    if (!over || (tail != tails_.end() && tail->second.count == known.archived)) continue;
    finished.emplace_back(TableId{table}, known);
    if (finished.size() == kArchivedAtOnce) break;
  }
  for (const auto& [table, known] : finished) {
    Tail tail;
    if (const Outcome outcome = tail_of(table, tail); !outcome.ok()) return outcome.kind == Outcome::Kind::conflict ? Outcome{} : outcome;
    if (tail.count == known.archived) continue;
    if (const Outcome outcome = archive(table, known, tail.count); !outcome.ok()) return outcome;
  }
  return {};
}

// The file first, durable; then one transaction takes them out of etcd and says so in the head. A file that says more than the head
// does no harm: its first batches are the same.
Outcome EtcdStore::archive(TableId table, Known known, std::uint64_t count) {
  const std::string before = key(table_part(table));
  std::vector<std::string> values;
  if (known.archived > 0) values = archive_->read(table, 1, known.archived);
  Place place;
  for (const std::string& value : values) {
    if (!follows(table, value, place)) return {};  // damaged, as whoever reads it is told
  }
  while (place.next <= count) {
    const std::string limit = R"("limit":")" + std::to_string(kPieceBatches) + '"';
    if (const Outcome outcome = range(range_body(before + hex(place.next), behind(before), limit)); !outcome.ok()) return outcome;
    const Json* kvs = line_->answer().find("kvs");
    if (kvs == nullptr || kvs->items().empty()) return {};
    for (const Json& kv : kvs->items()) {
      values.push_back(value_of(kv));
      if (!follows(table, values.back(), place)) return {};
    }
  }
  if (const std::string trouble = archive_->write(table, values); !trouble.empty()) return {Outcome::Kind::full, trouble};
  known.archived = count;
  Plan plan;
  plan.add(delete_op(before, before + hex(count) + '\0'));
  plan.add(put_op(key("h/" + hex(number(table))), head_text(known.head, known.touched_s, known.archived)));
  plan.heads[number(table)] = known;
  return send(plan);
}

}  // namespace stolik
