// What the coach tells, found again by other means: every deal that fits listed, every six in line
// walked by coordinates, every offer weighed before and after.

#include <gtest/gtest.h>

#include <set>

#include "bots/rationing/bot.h"
#include "bots/rationing/deals.h"
#include "bots/victory_line/bot.h"
#include "bots/victory_line/windows.h"
#include "core/json.h"
#include "tests/triples_deals.h"
#include "tools/labs.h"

namespace stolik {
namespace {

template <class Write>
Json written(Write&& write, bool list) {
  std::string out;
  JsonWriter json(out);
  list ? json.begin_array() : json.begin_object();
  write(json);
  list ? json.end_array() : json.end_object();
  JsonResult parsed = parse_json(out);
  EXPECT_TRUE(parsed) << out;
  return parsed.value;
}

std::string text(const Json& fact, std::string_view key) {
  return fact.find(key) != nullptr ? fact.find(key)->text() : "";
}
int whole(const Json& fact, std::string_view key) {
  return static_cast<int>(fact.find(key)->integer().value());
}

template <class Text>
typename Text::Deck deck_of() {
  return *names_of<Text>(*built_in_shelf().default_for(Text::Rules::kName));
}

// ---- triples

t::Card card_named(const t::Deck& names, const std::string& id) {
  t::Card card{};
  EXPECT_TRUE(names.find(id, card)) << id;
  return card;
}

struct Told {
  int must = 0;
  int two = 0;
  int any = 0;
  std::set<std::string> because;
};

void check_fact(const Json& fact, const DealList& listed, const t::Deck& names,
                std::set<std::string>& sure, Told& told) {
  const std::string code = text(fact, "code");
  if (code == "any-of") {
    const auto seat = static_cast<std::size_t>(whole(fact, "seat"));
    t::CardSet cards;
    for (const Json& id : fact.find("cards")->items()) cards.add(card_named(names, id.text()));
    EXPECT_GE(cards.count(), 2);
    for (const auto& hands : listed.hands) ASSERT_TRUE(hands[seat].meets(cards));
    ++told.any;
    return;
  }
  const auto card = static_cast<std::size_t>(t::index(card_named(names, text(fact, "card"))));
  if (code == "must-hold") {
    ASSERT_EQ(listed.with[static_cast<std::size_t>(whole(fact, "seat"))][card], listed.deals);
    if (const Json* lack = fact.find("lack")) {
      for (const Json& seat : lack->items())
        ASSERT_EQ(listed.with[static_cast<std::size_t>(*seat.integer())][card], 0);
    }
    told.because.insert(text(fact, "because"));
    sure.insert(text(fact, "card"));
    ++told.must;
    return;
  }
  ASSERT_EQ(code, "one-of-two");
  double both = 0;
  for (const Json& seat : fact.find("seats")->items()) {
    const double with = listed.with[static_cast<std::size_t>(*seat.integer())][card];
    ASSERT_GT(with, 0);
    both += with;
  }
  ASSERT_EQ(both, listed.deals);
  ++told.two;
}

bool told_of(const Story<Triples>& beats, t::Tell tell) {
  for (const auto& beat : beats) {
    if (beat.shown.tell == tell) return true;
  }
  return false;
}

// What the ask would lead to, from the rules themselves: is it a mistake, and does a hit lay the
// set open?
void check_outcome(const Dealt& game, const Json& weighed, Seat me, const t::Action& ask) {
  State<Triples> tried = game.state;
  Story<Triples> beats;
  ASSERT_FALSE(play<Triples>(tried, Actor::at(me), ask, beats));
  ASSERT_EQ(weighed.find("mistake")->is_true(), told_of(beats, t::Tell::mistaken));
  if (!told_of(beats, t::Tell::gave)) return;
  ASSERT_EQ(weighed.find("completes")->is_true(), told_of(beats, t::Tell::completed));
}

void check_asks(const Dealt& game, const Knowledge<Triples>& known, const DealList& listed,
                const t::Deck& names) {
  known.view.pub.in_play.without(known.view.own.hand).each([&](t::Card card) {
    for (int s = 0; s < known.view.pub.options.players; ++s) {
      if (seat_at(s) == known.view.seat) continue;
      const t::Action ask{.verb = t::Verb::ask, .seat = seat_at(s), .card = card};
      const Json weighed =
          written([&](JsonWriter& json) { t::Bot::write_weighed(json, names, known, ask); }, false);
      ASSERT_EQ(text(weighed, "code"), "ask");
      const double with =
          listed.with[static_cast<std::size_t>(s)][static_cast<std::size_t>(t::index(card))];
      ASSERT_EQ(whole(weighed, "hits"), static_cast<int>(with));
      ASSERT_EQ(whole(weighed, "deals"), static_cast<int>(listed.deals));
      check_outcome(game, weighed, known.view.seat, ask);
    }
  });
}

TEST(Coach, triples_tells_what_holds_in_every_deal_that_fits) {
  const t::Deck names = deck_of<t::Text>();
  Told told;
  int positions = 0;
  for (std::uint64_t seed = 0; seed < 60 && positions < 120; ++seed) {
    Rng rng(seed);
    Dealt game;
    begin(game, 3 + static_cast<int>(seed % 3), seed % 5 == 4 ? t::Asking::free : t::Asking::strict,
          rng);
    for (std::uint32_t heard = 1; game.state.pub.phase == t::Phase::play && heard < 400; ++heard) {
      const Seat me = game.state.pub.turn;
      const int unseen = game.state.pub.in_play.count() - game.state.own[slot(me)].hand.count();
      if (unseen <= 8 && rng.below(3) == 0) {
        const Knowledge<Triples> known{view<Triples>(game.state, me), game.memory, heard};
        const DealList listed = brute_force(game, me);
        const Json facts =
            written([&](JsonWriter& json) { t::Bot::write_advice(json, names, known); }, true);
        std::set<std::string> sure;
        for (const Json& fact : facts.items()) check_fact(fact, listed, names, sure, told);
        // Nothing that is certain is left out.
        game.state.pub.in_play.without(known.view.own.hand).each([&](t::Card card) {
          for (const auto& with : listed.with) {
            const auto c = static_cast<std::size_t>(t::index(card));
            if (with[c] < listed.deals) continue;
            EXPECT_TRUE(sure.contains(names.name(card))) << seed << ' ' << heard;
          }
        });
        check_asks(game, known, listed, names);
        ++positions;
      }
      step(game, heard, seed % 2 == 0 ? Level::steady : Level::easy);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GE(positions, 80);
  EXPECT_GT(told.must, 100);
  EXPECT_GT(told.two, 20);
  EXPECT_GT(told.any, 5);
  EXPECT_GE(told.because.size(),
            3u);  // told, promise, others-lack, counting: not always all of them
}

// ---- victory-line

namespace v = victory_line;

std::set<std::string> cells_of(const Json& fact, std::string_view key) {
  std::set<std::string> cells;
  for (const Json& cell : fact.find(key)->items()) cells.insert(cell.text());
  return cells;
}

// What each six in line lacks for a team, walked by coordinates; those that can no longer be filled
// left out.
std::set<std::set<std::string>> lacking(const v::Public& pub, v::Team team, int most) {
  constexpr int kSteps[4][2] = {{1, 0}, {0, 1}, {1, -1}, {1, 1}};
  std::set<std::set<std::string>> found;
  for (int start = 0; start < 144; ++start) {
    for (const auto& [dx, dy] : kSteps) {
      std::set<std::string> lacks;
      bool open = true;
      for (int i = 0; i < 6 && open; ++i) {
        const int x = start % 12 + i * dx;
        const int y = start / 12 + i * dy;
        open = x >= 0 && x < 12 && y >= 0 && y < 12;
        if (!open) break;
        const v::Cell cell = v::cell_at(x, y);
        for (int other = 0; other < pub.options.teams; ++other) {
          if (v::team_at(other) != team && pub.chips[v::slot(v::team_at(other))].has(cell))
            open = false;
        }
        for (const v::Line& line : pub.lines) {  // V16
          const bool along = v::step_of(line.window.direction) == dx + 16 * dy;
          if (line.team == team && along && line.window.cells().has(cell)) open = false;
        }
        if (!v::kCorners.has(cell) && !pub.chips[v::slot(team)].has(cell))
          lacks.insert(v::cell_name(cell));
      }
      if (open && static_cast<int>(lacks.size()) <= most) found.insert(lacks);
    }
  }
  return found;
}

TEST(Coach, victory_line_tells_every_six_that_lacks_two) {
  const v::Deck names = deck_of<v::Text>();
  int threats = 0;
  int held = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    RandomTable<victory_line::Lab> table(seed);
    for (std::uint32_t heard = 0; heard < 300 && !table.over(); ++heard) {
      const v::Public& pub = table.state.pub;
      if (pub.phase != v::Phase::deal && heard % 17 == 0) {
        const Seat seat = seat_at(static_cast<int>(heard) % pub.options.players);
        const Knowledge<VictoryLine> known{view<VictoryLine>(table.state, seat), {}, heard};
        const Json facts =
            written([&](JsonWriter& json) { v::Bot::write_advice(json, names, known); }, true);
        std::array<std::set<std::set<std::string>>, 3> told;
        std::array<std::set<std::set<std::string>>, 3> there_are;
        for (int team = 0; team < pub.options.teams; ++team)
          there_are[static_cast<std::size_t>(team)] = lacking(pub, v::team_at(team), 3);
        for (const Json& fact : facts.items()) {
          const int team = whole(fact, "team");
          const auto lacks = cells_of(fact, "cells");
          ASSERT_EQ(text(fact, "code") == "own", v::team_at(team) == pub.options.team_of(seat));
          ASSERT_EQ(whole(fact, "filled"), 6 - static_cast<int>(lacks.size()));
          ASSERT_TRUE(there_are[static_cast<std::size_t>(team)].contains(lacks))
              << seed << ' ' << heard;
          for (const std::string& cell : lacks) {
            const bool mine = known.view.own.hand.has(v::card_of(*v::parse_cell(cell)));
            ASSERT_EQ(cells_of(fact, "held").contains(cell), mine);
            held += mine ? 1 : 0;
          }
          if (lacks.size() <= 2) told[static_cast<std::size_t>(team)].insert(lacks);
          threats += text(fact, "code") == "threat" ? 1 : 0;
        }
        for (int team = 0; team < pub.options.teams; ++team) {
          for (const auto& lacks : there_are[static_cast<std::size_t>(team)]) {
            if (lacks.size() > 2) continue;
            // Told itself, or one that lacks still less.
            bool there = false;
            for (const auto& one : told[static_cast<std::size_t>(team)]) {
              there |= std::includes(lacks.begin(), lacks.end(), one.begin(), one.end());
            }
            ASSERT_TRUE(there) << seed << ' ' << heard;
          }
        }
      }
      ASSERT_FALSE(table.carry_out(table.choose()));
    }
  }
  EXPECT_GT(threats, 50);
  EXPECT_GT(held, 20);
}

// What stands in each six, counted cell by cell, and as it is kept up to date while things happen.
TEST(Coach, victory_line_knows_what_is_in_every_six) {
  int spent_cells = 0;
  const auto compare = [&](const v::Fullness& full, const v::Public& pub) {
    for (std::uint16_t w = 0; w < v::kWindows; ++w) {
      int spent = 0;
      std::array<int, v::kMaxTeams> of{};
      int corners = 0;
      v::kAllWindows[w].cells.each([&](v::Cell cell) {
        bool free = true;
        for (int t = 0; t < pub.options.teams; ++t) {
          const bool there = pub.chips[v::slot(v::team_at(t))].has(cell);
          of[static_cast<std::size_t>(t)] += there ? 1 : 0;
          free = free && !there;
        }
        corners += v::kCorners.has(cell) ? 1 : 0;
        const bool opened = std::any_of(
            pub.piles.opened.begin(), pub.piles.opened.end(), [&](const v::OpenedCard& one) {
              return !v::is_special(one.card) && v::cell_of(one.card) == cell;
            });
        spent += free && opened ? 1 : 0;
      });
      ASSERT_EQ(full.spent(w), spent) << w;
      for (int t = 0; t < pub.options.teams; ++t)
        ASSERT_EQ(full.filled(v::team_at(t), w), corners + of[static_cast<std::size_t>(t)]) << w;
      spent_cells += spent;
    }
  };
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    RandomTable<victory_line::Lab> table(seed);
    for (int step = 0; step < 200 && !table.over(); ++step) {
      if (step % 23 == 0) compare(v::Fullness(table.state.pub), table.state.pub);
      ASSERT_FALSE(table.carry_out(table.choose()));
    }
    v::Public pub = table.state.pub;
    v::Fullness full(pub);
    for (const v::OpenedCard& one :
         table.state.pub.piles.opened) {  // a chip falls on what was free, and is taken away again
      if (v::is_special(one.card) || pub.chips[0].has(v::cell_of(one.card)) ||
          pub.chips[1].has(v::cell_of(one.card)))
        continue;
      if (pub.options.teams > 2 && pub.chips[2].has(v::cell_of(one.card))) continue;
      const v::Cell cell = v::cell_of(one.card);
      full.place(v::team_at(0), cell);
      pub.chips[0].add(cell);
      compare(full, pub);
      full.remove(v::team_at(0), cell);
      full.spend(cell);
      pub.chips[0].remove(cell);
      compare(full, pub);
    }
  }
  EXPECT_GT(spent_cells, 100);
}

// ---- rationing

namespace r = rationing;

void check_offer(const Json& fact, const Knowledge<Rationing>& known, const r::Market& market,
                 int& weighed) {
  const auto& pub = known.view.pub;
  const auto found = pub.offers.find(static_cast<std::uint32_t>(whole(fact, "offer")));
  ASSERT_TRUE(found);
  const r::Offer& offer = pub.offers.at(found);
  ASSERT_EQ(index(found.from), whole(fact, "from"));
  const r::Goods hand = known.view.own.hand;
  const int mine = r::ahead_of(pub.queue, r::pawn_of(known.view.seat));
  const int after = offer.places ? r::ahead_of(pub.queue, r::pawn_of(found.from)) : mine;
  int best = r::kNever;
  r::each_payment(hand, offer.want(), [&](r::Goods pay) {
    const int gain =
        market.worth(hand - offer.fixed - pay + offer.give, known.view.own.visit, after) -
        market.worth(hand, known.view.own.visit, mine);
    best = std::max(best, gain);
  });
  if (best == r::kNever) {
    ASSERT_EQ(text(fact, "code"), "cannot");
    return;
  }
  ASSERT_EQ(whole(fact, "gain"), best);
  ASSERT_EQ(text(fact, "code"), best > 0 ? "gains" : "loses");
  ++weighed;
}

void check_purchase(const Json& fact, const Knowledge<Rationing>& known, const r::Deck& names) {
  r::ShopCard card{};
  ASSERT_TRUE(names.find(text(fact, "card"), card));
  r::Goods lacks;
  for (const Json& id : fact.find("lacks")->items()) {
    r::Good good{};
    ASSERT_TRUE(names.find(id.text(), good));
    lacks = lacks + r::Goods::of(good);
  }
  const r::CardFacts& facts = known.view.pub.options.facts.of(card);
  ASSERT_LE(lacks.total(), 2);
  ASSERT_TRUE((known.view.own.hand + lacks).has_all(facts.cost()));
  lacks.each([&](r::Good good, int count) {
    ASSERT_EQ(known.view.own.hand.count(good) + count, facts.cost().count(good));
  });
  ASSERT_EQ(whole(fact, "points"), facts.icons() * (fact.find("doubled")->is_true() ? 2 : 1));
}

// An offer without a choice brings the same whoever imagines the partner's hand.
void check_proposal(const Knowledge<Rationing>& known, const r::Market& market,
                    const r::Deck& names, Rng& rng, int& weighed) {
  const r::Goods hand = known.view.own.hand;
  r::Action offer{.verb = r::Verb::offer, .to = r::Addressee::all()};
  hand.each([&](r::Good good, int) {
    if (offer.give.empty()) offer.give = r::Goods::of(good);
  });
  const r::Good wanted = r::good_at(static_cast<int>(rng.below(r::kGoods)));
  if (offer.give.empty() || offer.give.count(wanted) > 0) return;
  offer.want = r::Goods::of(wanted);
  const Json answer =
      written([&](JsonWriter& json) { r::Bot::write_weighed(json, names, known, offer); }, false);
  ASSERT_EQ(text(answer, "code"), "offer");
  const int mine = r::ahead_of(known.view.pub.queue, r::pawn_of(known.view.seat));
  const int gain = market.worth(hand - offer.give + offer.want, known.view.own.visit, mine) -
                   market.worth(hand, known.view.own.visit, mine);
  for (const Json& partner : answer.find("partners")->items()) {
    const auto& pub = known.view.pub;
    const Seat seat = seat_at(whole(partner, "seat"));
    ASSERT_TRUE(seat != known.view.seat &&
                (pub.final || seat == pub.active || known.view.seat == pub.active));
    ASSERT_LE(whole(partner, "permille"), 1000);
    if (partner.find("gain") == nullptr) continue;
    ASSERT_EQ(whole(partner, "gain"), gain);
    ++weighed;
  }
}

TEST(Coach, rationing_weighs_offers_and_purchases) {
  const r::Deck names = deck_of<r::Text>();
  int offers = 0;
  int proposals = 0;
  int purchases = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    RandomTable<rationing::Lab> table(seed);
    Rng rng(seed);
    for (std::uint32_t heard = 0; heard < 300 && !table.over(); ++heard) {
      const r::Public& pub = table.state.pub;
      if (pub.phase != r::Phase::deal && heard % 7 == 0) {
        const Seat seat = seat_at(static_cast<int>(rng.below(pub.options.players)));
        const Knowledge<Rationing> known{view<Rationing>(table.state, seat), table.memory, heard};
        const r::Market market(pub, known.memory, known.view.own.bought);
        const Json facts =
            written([&](JsonWriter& json) { r::Bot::write_advice(json, names, known); }, true);
        for (const Json& fact : facts.items()) {
          if (fact.find("offer") != nullptr) check_offer(fact, known, market, offers);
          else check_purchase(fact, known, names), ++purchases;
        }
        if (pub.phase == r::Phase::spinning) check_proposal(known, market, names, rng, proposals);
        if (HasFatalFailure()) return;
      }
      ASSERT_FALSE(table.carry_out(table.choose()));
    }
  }
  EXPECT_GT(offers, 100);
  EXPECT_GT(proposals, 100);
  EXPECT_GT(purchases, 1000);
}

}  // namespace
}  // namespace stolik
