// The same journal with another deal: two hands have changed places, and whoever holds neither of
// them cannot see a difference.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "server/journal/batch.h"

namespace stolik {

// Swaps what seats 1 and 2 were dealt; seat 0 and the table cannot see a difference.
inline std::string swap_hands(std::string deal) {
  const std::string tail =
      deal.find(" visits ") == std::string::npos ? "" : deal.substr(deal.find(" visits "));
  deal.resize(deal.size() - tail.size());
  const auto swap = [](std::string list, char sign) {
    const std::size_t one = list.find(sign);
    const std::size_t two = list.find(sign, one + 1);
    const std::size_t three = std::min(list.find(sign, two + 1), list.size());
    return list.substr(0, one + 1) + list.substr(two + 1, three - two - 1) + sign +
           list.substr(one + 1, two - one - 1) + list.substr(three);
  };
  std::string out = "deal " + swap(deal.substr(5), ';');
  if (tail.empty()) return out;
  const std::size_t end = tail.find(" row ");
  return out + " visits " + swap(tail.substr(8, end - 8), ',') + tail.substr(end);
}

// False: there is nothing to see of it.
inline bool deal_otherwise(std::vector<std::string>& batches) {
  for (std::string& line : batches) {
    Batch batch;
    read_batch(line, batch);
    for (Record& record : batch.records) {
      auto* did = record_if<record::Did>(record);
      if (did == nullptr || !did->command.starts_with("deal ")) continue;
      const std::string swapped = swap_hands(did->command);
      if (swapped == did->command) return false;
      did->command = swapped;
    }
    line = write_batch(batch);
  }
  return true;
}

}  // namespace stolik
