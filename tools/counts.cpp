#include "tools/counts.h"

#include "core/perft.h"
#include "tools/labs.h"

namespace stolik {
namespace {

template <class Lab>
PerftResult count(int players, const Json* options, std::string_view seed, int depth) {
  using Text = typename Lab::Text;
  using G = typename Text::Rules;
  RandomTable<Lab> table(0);
  typename G::Options chosen{};
  std::string trouble = read_options<Text>(options, players, table.names(), chosen);
  if (!trouble.empty()) return {0, std::move(trouble)};
  State<G> state = G::start(chosen);
  Rng rng{seed};
  Lots lots(rng);
  Story<G> story;
  play_deal<G>(state, Actor::nature(), Text::shuffle(state.pub, lots), story);
  return {perft<G>(state, depth), ""};
}

template <class Lab>
std::uint64_t sign(int games) {
  Hasher hasher;
  for (int i = 0; i < games; ++i) {
    RandomTable<Lab> table(std::uint64_t(i), AddedOptions::left_out);
    for (int step = 0; step < 2000 && !table.over(); ++step) {
      table.carry_out(table.choose());
      hash_into(hasher, table.state.pub);
      hash_into(hasher, table.state.own);
      hash_into(hasher, table.state.hid);
    }
  }
  return hasher.value();
}

}  // namespace

PerftResult count_leaves(std::string_view game, int players, const Json* options,
                         std::string_view seed, int depth) {
  PerftResult result{0, "there is no such game"};
  each_lab([&]<class Lab>() {
    if (Lab::Text::Rules::kName == game) result = count<Lab>(players, options, seed, depth);
  });
  return result;
}

std::uint64_t signature(std::string_view game, int games) {
  std::uint64_t result = 0;
  each_lab([&]<class Lab>() {
    if (Lab::Text::Rules::kName == game) result = sign<Lab>(games);
  });
  return result;
}

}  // namespace stolik
