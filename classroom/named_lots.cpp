#include "classroom/named_lots.h"

#include "core/assert.h"

namespace stolik {
namespace {

// Uniform numbers from a hash: block j is the hash of "LABEL j", read as eight words. A number
// below n grows with the word it is made of, so that the same word means the same part of all that
// can be, whatever n is.
class WordStream {
 public:
  WordStream(const Digest& key, std::string_view label) : key_(key), label_(label) {}

  std::uint32_t below(std::uint32_t n) {
    STOLIK_ASSERT(n > 0);
    const std::uint32_t unfair = (0u - n) % n;
    std::uint64_t product = std::uint64_t{next()} * n;
    while (std::uint32_t(product) < unfair) product = std::uint64_t{next()} * n;
    return std::uint32_t(product >> 32);
  }

 private:
  std::uint32_t next() {
    if (used_ == block_.size()) {
      block_ = blake2b(concat(label_, " ", blocks_++), &key_);
      used_ = 0;
    }
    std::uint32_t word = 0;
    for (unsigned i = 0; i < 4; ++i) word |= std::uint32_t(block_[used_++]) << (8 * i);
    return word;
  }

  Digest key_;
  std::string label_;
  Digest block_{};
  std::size_t used_ = sizeof(Digest);
  std::uint32_t blocks_ = 0;
};

}  // namespace

std::string NamedLots::next_name(std::string_view stream, Seat seat) const {
  const auto counted = counts_.find(std::pair{std::string{stream}, name_of(seat)});
  std::string name = concat("lot ", deal_.round, ' ', deal_.players);
  if (deal_.table != 0) name += concat('.', deal_.table);
  (name += ' ') += stream;
  name += ' ' + (seat == kNobody ? "-" : std::to_string(index(seat)));
  return concat(name, ' ', counted != counts_.end() ? counted->second : 0);
}

std::string NamedLots::draw(const Table& table, const Owed& word) const {
  if (word.stream.empty()) return "";
  const Digest lot = blake2b(next_name(word.stream, word.seat), &deal_.key);
  if (word.outcomes.empty()) {
    WordStream words(lot, "deal");
    return table.draw(Lots(words));
  }
  WordStream words(lot, "word");
  std::uint32_t all = 0;
  const OwedOutcome* fullest = &word.outcomes[0];  // of which the largest part is here
  for (const OwedOutcome& outcome : word.outcomes) {
    all += outcome.whole;
    if (std::uint64_t{outcome.weight} * fullest->whole >
        std::uint64_t{fullest->weight} * outcome.whole)
      fullest = &outcome;
  }
  STOLIK_ASSERT(fullest->weight > 0);
  for (;;) {
    std::uint32_t place = words.below(all);
    const OwedOutcome* drawn = word.outcomes.data();
    while (place >= drawn->whole) place -= drawn++->whole;
    if (words.below(drawn->whole * fullest->weight) < drawn->weight * fullest->whole)
      return drawn->command;
  }
}

std::string NamedLots::draw_and_do(Table& table) {
  const Owed word = table.owed();
  std::string command = draw(table, word);
  if (command.empty()) return command;
  const Answer answer = table.submit(Actor::nature(), command);
  STOLIK_ASSERT(answer.ok());
  count(word);
  return command;
}

Spin NamedLots::spin(int strength, std::int64_t median_ms) {
  const Digest lot = blake2b(next_name("fall", kNobody), &deal_.key);
  count({.stream = "fall"});
  WordStream fails(lot, "fails"), lengths(lot, "lengths"), wobble(lot, "wobble"), rest(lot, "rest"),
      steps(lot, "steps");
  return draw_spin(SpinLots{Lots(fails), Lots(lengths), Lots(wobble), Lots(rest), Lots(steps)},
                   strength, median_ms);
}

}  // namespace stolik
