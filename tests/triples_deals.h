// All deals of `triples` that tell the same story, listed one by one and the story replayed on
// each: slow, and certain.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "bots/triples/bot.h"
#include "core/play.h"

namespace stolik {

namespace t = triples;

struct Said {
  Seat seat{};
  t::Action action{};
  FixedVec<t::Shown, 8> shown;
};

struct Dealt {
  State<Triples> first;  // after the deal
  State<Triples> state;
  t::Memory memory{};
  std::vector<Said> story;
};

// Hands at the beginning, if these are the hands now.
inline std::array<t::CardSet, t::kMaxPlayers> undone(std::array<t::CardSet, t::kMaxPlayers> hands,
                                                     const Dealt& game) {
  for (std::size_t s = 0; s < t::kMaxPlayers; ++s) {
    for (int set = 0; set < t::kSets; ++set) {
      const auto id = static_cast<t::SetId>(set);
      if (game.state.pub.sets[s].has(id)) hands[s] = hands[s] | t::CardSet::of(id);
    }
  }
  for (auto said = game.story.rbegin(); said != game.story.rend(); ++said) {
    for (const t::Shown& shown : said->shown) {
      if (shown.tell != t::Tell::gave) continue;
      hands[slot(shown.to)].remove(shown.card);
      hands[slot(shown.seat)].add(shown.card);
    }
  }
  return hands;
}

inline bool tells_the_same(const Dealt& game, const std::array<t::CardSet, t::kMaxPlayers>& hands) {
  const int players = game.state.pub.options.players;
  State<Triples> again = Triples::start(game.state.pub.options);
  t::Deal deal{undone(hands, game), static_cast<std::uint8_t>(players),
               static_cast<std::uint8_t>(again.pub.options.cards())};
  Story<Triples> beats;
  if (play_deal<Triples>(again, Actor::nature(), deal, beats)) return false;
  if (again.pub != game.first.pub) return false;
  for (const Said& said : game.story) {
    if (play<Triples>(again, Actor::at(said.seat), said.action, beats)) return false;
    if (beats.size() != said.shown.size()) return false;
    for (std::size_t i = 0; i < beats.size(); ++i) {
      if (beats[i].shown != said.shown[i]) return false;
    }
  }
  for (int s = 0; s < players; ++s) {  // and ends with these hands
    if (again.own[slot(seat_at(s))].hand != hands[slot(seat_at(s))]) return false;
  }
  return true;
}

struct DealList {
  double deals = 0;
  std::array<std::array<double, t::kCards>, t::kMaxPlayers> with{};
  std::array<std::array<double, t::kSets>, t::kMaxPlayers>
      any_of{};                                               // at least one card of the set
  std::vector<std::array<t::CardSet, t::kMaxPlayers>> hands;  // of every one of them
};

inline void list_deals(const Dealt& game, Seat me, std::vector<t::Card>& unseen, std::size_t next,
                       std::array<t::CardSet, t::kMaxPlayers>& hands, DealList& listed) {
  if (next == unseen.size()) {
    if (!tells_the_same(game, hands)) return;
    listed.deals += 1;
    listed.hands.push_back(hands);
    for (std::size_t s = 0; s < t::kMaxPlayers; ++s) {
      if (s == slot(me)) continue;
      hands[s].each(
          [&](t::Card card) { listed.with[s][static_cast<std::size_t>(t::index(card))] += 1; });
      for (std::size_t set = 0; set < t::kSets; ++set) {
        if (hands[s].meets(t::CardSet::of(static_cast<t::SetId>(set)))) listed.any_of[s][set] += 1;
      }
    }
    return;
  }
  for (int s = 0; s < game.state.pub.options.players; ++s) {
    auto& hand = hands[slot(seat_at(s))];
    if (seat_at(s) == me || hand.count() == game.state.pub.hand_sizes[slot(seat_at(s))]) continue;
    hand.add(unseen[next]);
    list_deals(game, me, unseen, next + 1, hands, listed);
    hand.remove(unseen[next]);
  }
}

inline DealList brute_force(const Dealt& game, Seat me) {
  std::array<t::CardSet, t::kMaxPlayers> hands{};
  hands[slot(me)] = game.state.own[slot(me)].hand;
  std::vector<t::Card> unseen;
  game.state.pub.in_play.without(hands[slot(me)]).each([&](t::Card card) {
    unseen.push_back(card);
  });
  DealList listed;
  list_deals(game, me, unseen, 0, hands, listed);
  return listed;
}

inline void begin(Dealt& game, int players, t::Asking asking, Rng& rng) {
  game.state = Triples::start(
      {.players = static_cast<std::uint8_t>(players), .asking = asking, .youngest = seat_at(0)});
  Story<Triples> beats;
  Lots lots(rng);
  ASSERT_FALSE(play_deal<Triples>(game.state, Actor::nature(),
                                  t::Text::shuffle(game.state.pub, lots), beats));
  game.first = game.state;
}

inline void step(Dealt& game, std::uint32_t heard, Level level) {
  const Seat seat = game.state.pub.turn;
  const Knowledge<Triples> known{view<Triples>(game.state, seat), game.memory, heard};
  Rng rng(seed_of(known, level));
  const auto choice = t::Bot::choose(known, level, rng);
  const t::Public before = game.state.pub;
  Story<Triples> beats;
  ASSERT_FALSE(play<Triples>(game.state, Actor::at(seat), choice.action, beats));
  Said said{seat, choice.action, {}};
  for (const auto& beat : beats) {
    said.shown.push(beat.shown);
    game.memory.hear(before, beat.shown);
  }
  game.story.push_back(said);
}

}  // namespace stolik
