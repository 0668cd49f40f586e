#include "server/store/memory.h"

namespace stolik {

std::vector<Outcome> commit_group(Store& store, std::span<const Append> appends) {
  const Outcome together = store.commit(appends);
  if (together.kind != Outcome::Kind::conflict || appends.size() == 1) {
    return std::vector<Outcome>(appends.size(), together);
  }
  std::vector<Outcome> outcomes;
  for (const Append& append : appends) outcomes.push_back(store.commit(std::span{&append, 1}));
  return outcomes;
}

Outcome MemoryStore::commit(std::span<const Append> appends) {
  if (broken_) return {Outcome::Kind::broken, "the store is broken"};
  if (full_) return {Outcome::Kind::full, "the store is full"};
  std::map<TableId, std::uint64_t> last;
  for (const Append& append : appends) {  // all or nothing: look at all before changing any
    if (append.erase) continue;
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
    Kept& kept = kept_[append.table];
    kept.batches.push_back(append.batch);
    if (append.with_head) kept.head = append.head;
  }
  return {};
}

Outcome MemoryStore::read(TableId table, std::uint64_t from, std::vector<std::string>& batches) {
  if (broken_) return {Outcome::Kind::broken, "the store is broken"};
  const auto found = kept_.find(table);
  if (found == kept_.end()) return {};
  const auto& all = found->second.batches;
  for (std::size_t i = from > 0 ? from - 1 : 0; i < all.size(); ++i) batches.push_back(all[i]);
  return {};
}

Outcome MemoryStore::list(std::vector<Head>& heads) {
  if (broken_) return {Outcome::Kind::broken, "the store is broken"};
  for (const auto& [table, kept] : kept_) heads.push_back(kept.head);
  return {};
}

}  // namespace stolik
