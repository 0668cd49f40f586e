#include "server/store/memory.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace stolik {

std::vector<Outcome> Store::commit_each(std::span<const Append> appends) {
  const Outcome together = commit(appends);
  if (together.kind != Outcome::Kind::conflict || appends.size() == 1) {
    return std::vector<Outcome>(appends.size(), together);
  }
  std::vector<Outcome> outcomes;
  for (const Append& append : appends) outcomes.push_back(commit(std::span{&append, 1}));
  return outcomes;
}

Outcome Store::read(TableId table, std::uint64_t from, std::vector<std::string>& batches) {
  Outcome outcome;
  std::vector<std::string> all;
  for (Place place; (outcome.ok() || outcome.kind == Outcome::Kind::later) && !place.is_end();) {
    if (outcome.kind == Outcome::Kind::later)
      std::this_thread::sleep_for(std::chrono::milliseconds{1});
    outcome = read_piece(table, place, all);
  }
  const std::size_t before = std::min<std::size_t>(from > 0 ? from - 1 : 0, all.size());
  for (std::size_t i = before; i < all.size(); ++i) batches.push_back(std::move(all[i]));
  return outcome;
}

Outcome MemoryStore::commit(std::span<const Append> appends) {
  if (broken_) return {Outcome::Kind::broken, "the store is broken"};
  if (full_) return {Outcome::Kind::full, "the store is full"};
  std::map<TableId, std::uint64_t> last;
  for (const Append& append : appends) {  // all or nothing: look at all before changing any
    if (append.erase || append.touch) continue;
    const auto found = kept_.find(append.table);
    const std::uint64_t before = found == kept_.end() ? 0 : found->second.batches.size();
    std::uint64_t& seq = last.try_emplace(append.table, before).first->second;
    if (append.seq != seq + 1) return {Outcome::Kind::conflict, "not the next number"};
    seq = append.seq;
  }
  for (const Append& append : appends) {
    if (append.erase) {
      kept_.erase(append.table);
      continue;
    }
    if (append.touch) {
      if (const auto found = kept_.find(append.table); found != kept_.end())
        ++found->second.touches;
      continue;
    }
    Kept& kept = kept_[append.table];
    kept.batches.push_back(append.batch);
    kept.count = kept.batches.size();
    if (append.with_head) kept.head = append.head;
    kept.heads.push_back(kept.head);
  }
  return {};
}

Outcome MemoryStore::read_piece(TableId table, Place& place, std::vector<std::string>& batches) {
  if (broken_) return {Outcome::Kind::broken, "the store is broken"};
  const auto found = kept_.find(table);
  if (found == kept_.end()) return place.next = 0, Outcome{};
  const Kept& kept = found->second;
  for (std::size_t n = 0; n < kPieceBatches && place.next <= kept.batches.size(); ++n) {
    batches.push_back(kept.batches[place.next++ - 1]);
  }
  if (place.next <= kept.batches.size()) return {};
  place.next = 0;
  if (kept.batches.size() != kept.count)
    return {Outcome::Kind::damaged, "the last batches are missing"};
  return {};
}

void MemoryStore::lose_tail(TableId table, std::size_t batches, Loss loss) {
  Kept& kept = kept_.at(table);
  kept.batches.resize(kept.batches.size() - std::min(batches, kept.batches.size()));
  if (loss == Loss::seen) return;
  kept.count = kept.batches.size();
  kept.heads.resize(kept.count);
  if (kept.count > 0) kept.head = kept.heads.back();
}

Outcome MemoryStore::list(std::vector<Head>& heads) {
  if (broken_) return {Outcome::Kind::broken, "the store is broken"};
  for (const auto& [table, kept] : kept_) heads.push_back(kept.head);
  return {};
}

}  // namespace stolik
