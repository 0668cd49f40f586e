// Whatever actions come, from whomever: check() decides, nothing breaks, and what was allowed
// leaves no flaw.

#include <cstring>

#include "tools/labs.h"

namespace stolik {
namespace {

struct Bytes {
  const std::uint8_t* data;
  std::size_t left;
  std::uint64_t number(std::size_t size) {
    std::uint64_t value = 0;
    for (; size > 0 && left > 0; --size, --left) value = value << 8 | *data++;
    return value;
  }
};

template <class Lab>
void drive(Bytes bytes) {
  using G = typename Lab::Text::Rules;
  RandomTable<Lab> table(bytes.number(2));
  while (bytes.left > 0 && !table.over()) {
    const std::uint64_t kind = bytes.number(1);
    if (kind < 100) {
      table.carry_out(table.choose());
    } else {
      typename RandomTable<Lab>::Step step;
      const std::uint64_t who =
          bytes.number(1) % (static_cast<std::uint64_t>(table.state.pub.options.players) + 2);
      step.who = who == 0   ? Actor::nature()
                 : who == 1 ? Actor::host()
                            : Actor::at(seat_at(static_cast<int>(who) - 2));
      Rng rng{bytes.number(3)};
      step.action = Lab::arbitrary(table.state.pub, rng);
      const State<G> before = table.state;
      if (table.carry_out(step)) STOLIK_ASSERT(table.state == before);
    }
    STOLIK_ASSERT(G::flaw(table.state).empty());
  }
}

}  // namespace
}  // namespace stolik

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  std::size_t games = 0;
  stolik::each_lab([&]<class Lab>() { ++games; });
  std::size_t which = data[0] % games;
  stolik::each_lab([&]<class Lab>() {
    if (which-- == 0) stolik::drive<Lab>({data + 1, size - 1});
  });
  return 0;
}
