// Journals of finished games leave etcd for files, once nobody has been at the table for a while.
// The head stays, and says how many of its batches stand there, and in which file; if the game goes
// on after all, what is new stands in etcd behind them.

#include <algorithm>

#include "core/hex.h"
#include "server/store/etcd.h"
#include "server/store/etcd_plan.h"
#include "server/store/etcd_words.h"
#include "server/store/schema.h"

namespace stolik {

using namespace etcd;

namespace {

// Between them the store has time for others.
constexpr std::size_t kLookedAtAtOnce = 20;
constexpr std::size_t kSweptAtOnce = 50;  // two questions each, in one transaction

template <class T>
bool is_ready(const std::future<T>& future) {
  return future.valid() && future.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
}

const Outcome kIncomplete{Outcome::Kind::damaged, "not all of its batches stand there"};

}  // namespace

// Runs where nobody waits for it; what it brings is there some time later, or never if too much
// waits there already.
template <class Work>
auto EtcdStore::aside(Work work) {
  const auto task = std::make_shared<std::packaged_task<decltype(work())()>>(std::move(work));
  auto brings = task->get_future();
  if (!config_.aside([task] { (*task)(); })) brings = {};
  return brings;
}

void EtcdStore::erase_aside(std::vector<std::string> names) {
  if (names.empty()) return;
  static_cast<void>(aside([archive = archive_, names = std::move(names)] {
    for (const std::string& name : names) archive->erase(name);
  }));
}

ArchiveFile EtcdStore::archived_of(TableId table) const {
  const auto found = heads_.find(number(table));
  return found != heads_.end() ? found->second.archived : ArchiveFile{};
}

// Whether this is the batch that `place` waits for; then `place` goes on.
bool EtcdStore::follows(TableId table, std::string_view value, Place& place) {
  if (value.size() < kBefore ||
      (!value.starts_with(form_digits()) && !value.starts_with(kEncryptedDigits)))
    return false;
  const auto sum = std::int64_t(from_hex(value.substr(kFormDigits, kSumDigits)));
  const std::int64_t chain = chained(place.chain, sum);
  if (sum_of_batch(number(table), place.next, value.substr(kBefore)) != sum ||
      chain_in(value) != chain)
    return false;
  place.chain = chain;
  ++place.next;
  return true;
}

Outcome EtcdStore::read_archived(TableId table, Place& place, std::vector<std::string>& batches) {
  const ArchiveFile file = archived_of(table);
  if (!archive_) return {Outcome::Kind::damaged, "there is no archive"};
  const std::uint64_t last = std::min(file.count, place.next + kPieceBatches - 1);
  Reading& reading = readings_[{table, place.next}];
  if (!reading.batches.valid() || reading.file != file) {
    reading = {file, aside([archive = archive_, file, from = place.next, last] {
                 return archive->read(file, from, last);
               })};
  }
  if (!is_ready(reading.batches)) return {Outcome::Kind::later, ""};
  const std::vector<std::string> values = reading.batches.get();
  readings_.erase({table, place.next});
  if (values.size() != last - place.next + 1)
    return damaged("not all of its batches stand in the archive");
  for (const std::string& value : values) {
    if (!follows(table, value, place)) return damaged(concat("batch ", place.next, " is damaged"));
    if (const Outcome failed = text_of(table, place.next - 1, value, batches.emplace_back()))
      return failed;
  }
  return {};
}

// One at a time.
Outcome EtcdStore::archive_finished() {
  if (!archive_) return {};
  Outcome outcome;
  if (archiving_) outcome = finish_archiving();
  if (outcome.ok() && !archiving_) outcome = begin_archiving();
  if (outcome.ok() && archiving_) outcome = finish_archiving();
  return outcome;
}

Outcome EtcdStore::begin_archiving() {
  std::vector<std::pair<TableId, Known>> finished;
  for (const auto& [table, known] : heads_) {
    const bool over = known.head.phase == Head::Phase::over &&
                      ran_s() - known.touched_s >= config_.archive_after_s;
    const auto tail = tails_.find(table);
    if (!over || lost_.contains(TableId{table}) ||
        (tail != tails_.end() && tail->second.count == known.archived.count))
      continue;
    finished.emplace_back(TableId{table}, known);
    if (finished.size() == kLookedAtAtOnce) break;
  }
  for (const auto& [table, known] : finished) {
    std::optional<Tail> tail;
    if (const Outcome failed = tail_in_etcd(table, tail)) return failed;
    if (!tail) continue;  // all of it is there
    const Outcome outcome = begin_archiving(table, known, tail->count);
    if (outcome.kind != Outcome::Kind::damaged) return outcome;
    lost_.insert(table);  // as whoever reads it is told; the others go on
  }
  return {};
}

// The file first, durable; nobody knows of it yet, and the one before it is needed.
Outcome EtcdStore::begin_archiving(TableId table, const Known& known, std::uint64_t count) {
  const std::string before = key(table_part(table));
  std::vector<std::string> values;  // behind those that stand in the file before
  for (std::uint64_t next = known.archived.count + 1; next <= count;) {
    const std::string limit = concat(R"("limit":")", kPieceBatches, '"');
    if (const Outcome failed = range(range_body(before + hex(next), behind(before), limit)))
      return failed;
    const auto& kvs = line_->answer()["kvs"].items();
    if (kvs.empty()) return kIncomplete;
    for (const Json& kv : kvs) values.push_back(value_of(kv));
    next += kvs.size();
  }
  Archiving begun{known.archived, {table, count, me_}, {}};
  begun.written = aside([archive = archive_, old = begun.before, file = begun.file,
                         values = std::move(values)] {
    std::vector<std::string> all;
    if (old.count > 0) all = archive->read(old, 1, old.count);
    if (all.size() != old.count) return kIncomplete;
    all.insert(all.end(), values.begin(), values.end());
    Place place;
    const auto fits = [&](const std::string& value) { return follows(file.table, value, place); };
    if (!std::ranges::all_of(all, fits) || place.next != file.count + 1) return kIncomplete;
    const std::string trouble = archive->write(file, all);
    return trouble.empty() ? Outcome{} : Outcome{Outcome::Kind::full, trouble};
  });
  if (begun.written.valid()) archiving_ = std::move(begun);
  return {};
}

// Then one fenced transaction takes them out of etcd and names the file in the head: whoever stands
// still before it, and wakes when others have the table, changes nothing of theirs. If the table is
// not ours any more, or is archived otherwise, the file is nobody's. If the game went on meanwhile,
// what is new stays in etcd, behind what is in the file.
Outcome EtcdStore::finish_archiving() {
  if (!is_ready(archiving_->written)) return {};
  Archiving done = std::move(*archiving_);
  archiving_.reset();
  const Outcome written = done.written.get();
  if (written.kind == Outcome::Kind::damaged) return lost_.insert(done.file.table), Outcome{};
  if (!written.ok()) return written;
  const std::uint64_t table = number(done.file.table);
  const auto found = heads_.find(table);
  const bool fits = found != heads_.end() && found->second.archived == done.before;
  if (!fits) return erase_aside({archive_->name(done.file)}), Outcome{};
  Known known = found->second;
  known.archived = done.file;
  const std::string before = key(table_part(done.file.table));
  Plan plan;
  plan.add(delete_op(before, before + hex(done.file.count) + '\0'));
  plan.add(put_op(key("h/" + hex(table)),
                  head_text(known.head, known.touched_s, known.archived, known.journal)));
  plan.heads[table] = known;
  const Outcome sent = send(plan);
  if (sent.ok() && done.before.count > 0) erase_aside({archive_->name(done.before)});
  return sent;
}

// Files that no head names and none ever will: those of nodes that are gone, and our own but for
// the one that we write now. Whether the node is gone and what the head says is asked at once: a
// node that lives may name its file in the next moment.
Outcome EtcdStore::sweep_archive() {
  if (!archive_) return {};
  if (unswept_.empty() && !listing_.valid() &&
      (!listed_s_ || now_s() - *listed_s_ >= config_.list_every_s)) {
    listed_s_ = now_s();
    listing_ = aside([archive = archive_] { return archive->list(); });
    lost_.clear();
  }
  if (is_ready(listing_)) unswept_ = listing_.get();
  if (unswept_.empty()) return {};
  const std::size_t some = std::min(unswept_.size(), kSweptAtOnce);
  const std::vector<std::string> names{unswept_.end() - std::ptrdiff_t(some), unswept_.end()};
  unswept_.resize(unswept_.size() - some);
  std::vector<ArchiveFile> files(some);
  std::string ops;
  for (std::size_t at = 0; at < some; ++at) {
    archive_->read_name(names[at], files[at]);
    ops += (at > 0 ? "," : "") + range_op(node_key(files[at].node)) + "," +
           range_op(key("h/" + hex(number(files[at].table))));
  }
  if (const Outcome failed = ask("/v3/kv/txn", R"({"success":[)" + ops + "]}")) return failed;
  const auto& responses = line_->answer()["responses"].items();
  if (responses.size() != 2 * some) return {};
  std::vector<std::string> gone;
  for (std::size_t at = 0; at < some; ++at) {
    const Json* writer = responses[2 * at].find("response_range");
    const Json* of_table = responses[2 * at + 1].find("response_range");
    if (writer == nullptr || of_table == nullptr) return {};
    if (first_key(*writer) != nullptr && files[at].node != me_) continue;
    if (archiving_ && archiving_->file == files[at]) continue;
    if (const Json* head = first_key(*of_table)) {
      const ReadHead read = read_head(value_of(*head));
      const ArchiveFile named{files[at].table, read.archived.count, read.archived.node};
      if (!read.ok || archive_->name(named) == names[at]) continue;
    }
    gone.push_back(names[at]);
  }
  erase_aside(std::move(gone));
  return {};
}

}  // namespace stolik
