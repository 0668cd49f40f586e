// SeatBySeat<Codec>: a game told one speaker at a time, as a value. What single states and batches
// share.
#pragma once

#include "core/pace.h"
#include "core/play.h"
#include "core/rng.h"
#include "core/top.h"
#include "env/codec.h"

namespace stolik {

// Who may be asked next, and nature's word, by weight. 0: it ends in good time, 1: almost at once,
// 2 and on: seats.
struct NextWord {
  std::array<std::uint32_t, 2 + kMaxSeatBits> weights{};
  std::uint32_t total = 0;

  void add(std::size_t which, std::uint32_t weight) {
    weights[which] = weight;
    total += weight;
  }
  template <class Lots>
  int draw(Lots& lots) const {
    std::uint32_t lot = lots.below(total);
    std::size_t which = 0;
    while (lot >= weights[which]) lot -= weights[which++];
    return int(which);
  }
};

template <class Codec>
struct SeatBySeat {
  using G = typename Codec::Text::Rules;

  State<G> state{};
  typename G::Memory memory{};
  std::uint32_t heard = 0;
  std::int32_t steps = 0;
  Seat speaker = kNobody;  // who was asked, where several may speak
  bool fresh = false;      // just set going: it may still fail
  bool truncated = false;

  static constexpr int kSpeakAtNature =
      12;  // a top goes on for four words and eight more (core/top.h)

  enum class Node : std::uint8_t { over, owed, who, seat };
  struct At {
    Node node = Node::over;
    Seat seat = kNobody;
  };
  At at() const {
    if (truncated) return {};
    const Waiting waiting = G::waiting(state.pub);
    if (waiting.over) return {};
    if (waiting.nature == Nature::owes) return {Node::owed, kNobody};
    if (speaker != kNobody) return {Node::seat, speaker};
    if (waiting.nature == Nature::silent && std::has_single_bit(waiting.seats.bits)) {
      return {Node::seat, seat_at(std::countr_zero(waiting.seats.bits))};
    }
    return {Node::who, kNobody};
  }

  NextWord next_word() const {
    NextWord next;
    const Waiting waiting = G::waiting(state.pub);
    const auto players = std::uint32_t(state.pub.options.players);
    const bool may = waiting.nature == Nature::may;
    static_assert(kUsualStrength == 60);  // of which two in a hundred fail
    const std::uint32_t part = fresh ? 49 : 1;
    if (may) next.add(0, players * part);
    if (may && fresh) next.add(1, players * (kSpeakAtNature + 1));
    for (std::size_t s = 0; s < players; ++s) {
      if (waiting.seats.has(seat_at(int(s)))) next.add(2 + s, may ? kSpeakAtNature * part : 1);
    }
    return next;
  }

  // Carries out what was checked; `remembers` for those who ask for what the story tells.
  void carry_out(Actor who, const typename G::Action& action, Story<G>& story, bool remembers) {
    const bool went = goes();
    story.clear();
    if (remembers) {
      const typename G::Public before = state.pub;
      G::apply(state, who, action, story);
      for (const Beat<G>& beat : story) G::remember(memory, before, beat.shown);
    } else {
      G::apply(state, who, action, story);
    }
    settle(went);
  }
  void deal_out(const typename G::Deal& deal, Story<G>& story, bool remembers) {
    const typename G::Public before = state.pub;
    story.clear();
    G::deal(state, deal, story);
    if (remembers) {
      for (const Beat<G>& beat : story) G::remember(memory, before, beat.shown);
    }
    settle(false);
  }
  void say_nothing() { speaker = kNobody; }
  // Nature's word or a seat, as next_word() counts them.
  void go_on(int which, Story<G>& story, bool remembers) {
    fresh = false;
    if (which >= 2) {
      speaker = seat_at(which - 2);
      return;
    }
    if constexpr (Paced<G>)
      carry_out(Actor::nature(), G::pace_ends(which == 0 ? PaceEnd::fell : PaceEnd::failed), story,
                remembers);
  }

  // By lots until a seat is asked or it is over; told(who, action or nothing for a deal, story)
  // hears each of nature's words.
  template <class Told>
  void draw_on(Rng& rng, Story<G>& story, bool remembers, Told&& told) {
    for (;;) {
      const At now = at();
      if (now.node == Node::over || now.node == Node::seat) return;
      if (now.node == Node::who) {
        const int which = next_word().draw(rng);
        go_on(which, story, remembers);
        if constexpr (Paced<G>) {
          if (which < 2) told(G::pace_ends(which == 0 ? PaceEnd::fell : PaceEnd::failed), story);
        }
        continue;
      }
      if constexpr (requires { Codec::draw(state, rng); }) {
        if (dealt()) {
          const typename G::Action action = Codec::draw(state, rng);
          carry_out(Actor::nature(), action, story, remembers);
          told(action, story);
          continue;
        }
      } else {
        Odds<G> odds;
        G::chance(state, odds);
        if (!odds.empty()) {
          const typename G::Action action = pick(odds, rng);
          carry_out(Actor::nature(), action, story, remembers);
          told(action, story);
          continue;
        }
      }
      Lots lots(rng);
      const typename G::Deal deal = Codec::Text::shuffle(state.pub, lots);
      deal_out(deal, story, remembers);
      told(deal, story);
    }
  }

  bool dealt() const { return heard > 0; }

 private:
  bool goes() const {
    if constexpr (Paced<G>) return G::pace(state.pub).goes;
    else return false;
  }
  void settle(bool went) {
    ++heard;
    speaker = kNobody;
    fresh = !went && goes();
  }
};

}  // namespace stolik
