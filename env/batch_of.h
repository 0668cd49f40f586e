// BatchOf<Codec, Bot>: many tables of one game that go on together and write straight into
// somebody's buffers.
#pragma once

#include <algorithm>
#include <bit>

#include "env/env.h"
#include "env/seat_by_seat.h"
#include "games/packed.h"

namespace stolik {

// What a seat gets in the end: its share of the win less an even share, so all of them add up to
// nothing.
template <class Bot, class G = typename Bot::Text::Rules>
void write_returns(const typename G::Public& pub, float* out) {
  const int sides = Bot::sides(pub.options);
  double whole = 0;  // one, but for what rounding loses of a shared win
  for (int side = 0; side < sides; ++side) whole += Bot::share(pub, side);
  for (int s = 0; s < pub.options.players; ++s) {
    out[s] = float(Bot::share(pub, Bot::side(pub.options, seat_at(s))) / whole - 1.0 / sides);
  }
}

template <class Codec>
std::size_t write_tensor(TensorKind kind, const SeatBySeat<Codec>& table, Seat seat, Tape tape) {
  Codec::look(tape, view<typename Codec::Text::Rules>(table.state, seat));
  if (kind == TensorKind::information_state)
    Codec::recall(tape, view<typename Codec::Text::Rules>(table.state, seat), table.memory);
  if (kind == TensorKind::oracle) Codec::reveal(tape, table.state);
  return tape.size();
}

// Where a generator stands travels as its four words.
using RngWords = std::array<std::uint64_t, 4>;
inline void pack_into(Packer& packer, const Rng& rng) {
  pack_into(packer, std::bit_cast<RngWords>(rng));
}
inline void unpack_from(Unpacker& unpacker, Rng& rng) {
  RngWords words{};
  unpack_from(unpacker, words);
  rng = std::bit_cast<Rng>(words);
}

template <class Codec, class Bot>
class BatchOf final : public EnvBatch {
  using G = typename Codec::Text::Rules;
  using Table = SeatBySeat<Codec>;

 public:
  BatchOf(const typename G::Options& options, const EnvSettings& settings, int longest, int tables,
          std::uint64_t seed, TensorKind kind, std::size_t tensor_size, const BatchBuffers& buffers,
          bool remembers)
      : options_(options),
        settings_(settings),
        longest_(longest),
        seed_(seed),
        kind_(kind),
        tensor_size_(tensor_size),
        out_(buffers),
        tables_(std::size_t(tables)),
        actions_(std::size_t(Codec::actions(options, settings.offers))),
        belief_size_(
            std::size_t(Codec::belief_shape(options)[0] * Codec::belief_shape(options)[1])) {
    remembers_ = remembers || out_.belief != nullptr ||
                 (out_.tensor != nullptr && kind_ == TensorKind::information_state);
  }

  int size() const override { return int(tables_.size()); }

  void reset(int from, int to) override {
    for (int i = from; i < to; ++i) {
      Place& place = at(i);
      place.games = 0;
      deal(place, i);
      std::fill_n(out_.reward + i * options_.players, options_.players, 0.0f);
      out_.done[i] = out_.truncated[i] = 0;
      write(place, i);
    }
  }

  int step(const std::int32_t* actions, const std::int32_t* ids, int from, int to,
           Answer& why) override {
    int refused = -1;
    for (int k = from; k < to; ++k) {
      const int i = ids != nullptr ? ids[k] : k;
      if (!go_on(at(i), i, actions[k], refused < 0 ? &why : nullptr) && refused < 0) refused = i;
    }
    return refused;
  }

  void step_bots(Level level, const std::int32_t* ids, int from, int to) override {
    for (int k = from; k < to; ++k) {
      Place& place = at(ids[k]);
      const Seat seat = place.table.at().seat;
      const Knowledge<G> knows = knowledge(place.table, seat);
      Rng lots(seed_of(knows, level));
      const auto choice = Bot::choose(knows, level, lots);
      Story<G> story;
      if (choice.waits) place.table.say_nothing();
      else place.table.carry_out(Actor::at(seat), choice.action, story, remembers_);
      settle(place, ids[k], story);
    }
  }

  void give_up(const std::int32_t* ids, int from, int to) override {
    for (int k = from; k < to; ++k) {
      Place& place = at(ids[k]);
      std::fill_n(out_.reward + ids[k] * options_.players, options_.players, 0.0f);
      out_.done[ids[k]] = out_.truncated[ids[k]] = 1;
      keep_last(place, ids[k]);
      deal(place, ids[k]);
      write(place, ids[k]);
    }
  }

  std::string save(int table) const override {
    Packer packer;
    packer.put(shape_of_knowledge<G>(), 8);
    walk(tables_[std::size_t(table)], [&](const auto& part) { pack_into(packer, part); });
    packer.put(seal_of(packer.text()), 8);
    return packer.text();
  }
  bool restore(int table, std::string_view text) override {
    Unpacker unpacker(text);
    if (unpacker.take(8) != shape_of_knowledge<G>()) return false;
    Place place;
    walk(place, [&](auto& part) { unpack_from(unpacker, part); });
    const std::uint64_t seal = unpacker.take(8);
    if (!unpacker.at_end() || seal != seal_of(text.substr(0, text.size() - 16))) return false;
    if (!(place.table.state.pub.options == options_) || !G::flaw(place.table.state).empty())
      return false;
    if (place.table.at().node != Table::Node::seat) return false;
    at(table) = place;
    write(place, table);
    return true;
  }

  void sample(int from, int to, std::int32_t* out) override {
    for (int i = from; i < to; ++i) {
      Place& place = at(i);
      const std::uint8_t* mask = out_.mask + std::size_t(i) * actions_;
      out[i] = any_of(mask, place.lots);
    }
  }

 private:
  struct Place {
    Table table;
    Rng rng{0};
    Rng lots{0};
    std::uint64_t games = 0;
  };

  // Every part of a place in its order.
  static void walk(auto& place, auto&& each) {
    auto& table = place.table;
    each(table.state.pub);
    each(table.state.own);
    each(table.state.hid);
    each(table.memory);
    each(table.heard);
    each(table.steps);
    each(table.speaker);
    each(table.fresh);
    each(table.truncated);
    each(place.rng);
    each(place.lots);
    each(place.games);
  }
  Place& at(int i) { return tables_[std::size_t(i)]; }

  void deal(Place& place, int i) {
    Hasher hasher;
    hasher.absorb(seed_);
    hasher.absorb(std::uint64_t(i));
    hasher.absorb(place.games++);
    place.rng = Rng(hasher.value());
    place.lots = Rng(~hasher.value());
    place.table = {};
    place.table.state = G::start(options_);
    Story<G> story;
    place.table.draw_on(place.rng, story, remembers_, [](const auto&, const auto&) {});
    // A deal that is over at once is nobody's decision.
    if (place.table.at().node == Table::Node::over) deal(place, i);
  }

  bool go_on(Place& place, int i, int number, Answer* why) {
    Table& table = place.table;
    const Seat seat = table.at().seat;
    Story<G> story;
    if (number == Codec::kNothing && number >= 0 && table.speaker != kNobody) {
      table.say_nothing();
    } else {
      typename G::Action action;
      Refusal refusal{Code::illegal, "", "This number means nothing here."};
      if (Codec::action(table.state.pub, seat, settings_.offers, number, action)) {
        refusal = G::check(table.state.pub, table.state.own[slot(seat)], seat, action);
      }
      if (refusal) {
        if (why != nullptr)
          *why = {refusal.code, std::string{refusal.rule}, std::string{refusal.why}};
        return false;
      }
      table.carry_out(Actor::at(seat), action, story, remembers_);
    }
    settle(place, i, story);
    return true;
  }

  // After what a seat did: nature goes on, and a game that ended makes room for the next one.
  void settle(Place& place, int i, Story<G>& story) {
    Table& table = place.table;
    ++table.steps;
    table.draw_on(place.rng, story, remembers_, [](const auto&, const auto&) {});
    float* const reward = out_.reward + i * options_.players;
    if (out_.done[i] != 0) std::fill_n(reward, options_.players, 0.0f);
    const bool over = table.at().node == Table::Node::over;
    const bool cut = !over && table.steps >= longest_;
    out_.done[i] = over || cut ? 1 : 0;
    out_.truncated[i] = cut ? 1 : 0;
    if (over) write_returns<Bot>(table.state.pub, reward);
    if (over || cut) {
      keep_last(place, i);
      deal(place, i);
    }
    write(place, i);
  }

  void keep_last(const Place& place, int i) {
    if (out_.last == nullptr || out_.viewer[i] < 0 || out_.viewer[i] >= options_.players) return;
    write_tensor<Codec>(kind_, place.table, seat_at(out_.viewer[i]),
                        Tape(out_.last + std::size_t(i) * tensor_size_));
  }
  static Knowledge<G> knowledge(const Table& table, Seat seat) {
    return {view<G>(table.state, seat), table.memory, table.heard};
  }

  void write(Place& place, int i) {
    const Table& table = place.table;
    const Seat seat = table.at().seat;
    const auto row = std::size_t(i);
    out_.seat[i] = index(seat);
    Codec::mask(table.state.pub, table.state.own[slot(seat)], seat, settings_.offers,
                out_.mask + row * actions_);
    if (out_.tensor != nullptr)
      write_tensor<Codec>(kind_, table, seat, Tape(out_.tensor + row * tensor_size_));
    if (out_.belief != nullptr) {
      Codec::belief(knowledge(table, seat), out_.belief + row * belief_size_);
    }
  }

  // The n-th of the bytes that are one, n by lot; eight of them are counted at once.
  std::int32_t any_of(const std::uint8_t* mask, Rng& lots) const {
    const std::uint32_t count = ones(mask);
    if (count == 0) return -1;
    std::uint32_t skip = lots.below(count);
    std::size_t k = 0;
    for (; k + 8 <= actions_; k += 8) {
      const std::uint32_t here = folded(word_at(mask + k));
      if (skip < here) break;
      skip -= here;
    }
    for (; k < actions_; ++k) {
      if (mask[k] != 0 && skip-- == 0) return std::int32_t(k);
    }
    return -1;  // somebody wrote into the masks
  }
  std::uint32_t ones(const std::uint8_t* mask) const {
    std::uint32_t count = 0;
    std::size_t k = 0;
    while (k + 8 <= actions_) {
      std::uint64_t sum = 0;  // in each byte what those in its place add up to: at most 31, so that
                              // folding them fits, too
      for (int i = 0; i < 31 && k + 8 <= actions_; ++i, k += 8) sum += word_at(mask + k);
      count += folded(sum);
    }
    for (; k < actions_; ++k) count += mask[k];
    return count;
  }
  static std::uint64_t word_at(const std::uint8_t* bytes) {
    std::uint64_t word;
    std::memcpy(&word, bytes, 8);
    return word;
  }
  static std::uint32_t folded(std::uint64_t word) {
    return std::uint32_t((word * 0x0101010101010101ull) >> 56);
  }

  typename G::Options options_;
  EnvSettings settings_;
  int longest_;
  std::uint64_t seed_;
  TensorKind kind_;
  std::size_t tensor_size_;
  BatchBuffers out_;
  std::vector<Place> tables_;
  std::size_t actions_;
  std::size_t belief_size_;
  bool remembers_ = false;
};

}  // namespace stolik
