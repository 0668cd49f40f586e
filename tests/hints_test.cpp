// Hints say what the rules say: games by lot, and at every step each seat's hints beside the
// commands that it can give.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/json.h"
#include "core/notation.h"
#include "core/rng.h"
#include "games/shelf.h"
#include "games/table.h"

namespace stolik {
namespace {

using Texts = std::set<std::string>;

Json parsed(const std::string& text) {
  const JsonResult result = parse_json(text);
  EXPECT_TRUE(result) << result.error;
  return result.value;
}
Texts texts_of(const Json& list) {
  Texts out;
  for (const Json& item : list.items()) {
    out.insert(item.is_string() ? item.text() : std::to_string(item.integer().value_or(-1)));
  }
  return out;
}
const Json& at(const Json& json, std::string_view member) {
  const Json* found = json.find(member);
  EXPECT_NE(found, nullptr) << member;
  static const Json none;
  return found != nullptr ? *found : none;
}

// What one seat has: its view, its hints and what it can do.
struct Eyes {
  Json view;
  Json hints;
  Texts legal;
  Seat seat{};

  bool refuses(const std::string& command, std::string_view rule) const {
    return check_in_view(built_in_shelf(), view, seat, command).rule == rule;
  }
};

template <class Look>
void play(std::string_view game, int players, const char* options, int games, int moves,
          Look&& look) {
  for (int seed = 0; seed < games; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Json chosen = parsed(options);
    Opened opened = open_table(built_in_shelf(), game, players, &chosen);
    ASSERT_NE(opened.table, nullptr) << opened.answer.message;
    Table& table = *opened.table;
    for (int move = 0; move < moves && !table.waiting().over; ++move) {
      for (int s = 0; s < players; ++s) {
        Eyes eyes{
            .view = parsed(table.view(seat_at(s))), .hints = {}, .legal = {}, .seat = seat_at(s)};
        const HintsAnswer answer = hints_in_view(built_in_shelf(), eyes.view, eyes.seat);
        ASSERT_TRUE(answer.answer.ok()) << answer.answer.message;
        eyes.hints = parsed(answer.json);
        const ViewAnswer legal = legal_in_view(built_in_shelf(), eyes.view, eyes.seat);
        eyes.legal = {legal.commands.begin(), legal.commands.end()};
        look(eyes);
        if (testing::Test::HasFailure()) return;
      }
      Actor who = Actor::nature();
      std::string command = table.draw(Lots(rng));
      if (command.empty()) {
        std::vector<std::pair<Actor, std::string>> can;
        for (int s = 0; s < players; ++s) {
          for (const std::string& one : table.legal(Actor::at(seat_at(s)))) {
            if (one == "offer") {
              const int to = static_cast<int>(rng.below(static_cast<std::uint32_t>(players)));
              can.emplace_back(Actor::at(seat_at(s)),
                               "offer " + std::to_string(to) + " want any places");
              can.emplace_back(Actor::at(seat_at(s)), "offer all want sugar*2,flour|meat places");
            } else if (one != "say") {
              can.emplace_back(Actor::at(seat_at(s)), one);
            }
          }
        }
        for (const std::string& one : table.legal(Actor::nature()))
          can.emplace_back(Actor::nature(), one);
        ASSERT_FALSE(can.empty());
        std::tie(who, command) = can[rng.below(static_cast<std::uint32_t>(can.size()))];
      }
      const Answer answer = table.submit(who, command);
      ASSERT_TRUE(answer.ok() || command.starts_with("offer")) << command << ": " << answer.message;
    }
  }
}

TEST(Hints, triples_tell_whom_and_what_to_ask) {
  int mistakes = 0;
  play("triples", 4, R"({"variant":"advanced","max_reads":2})", 3, 60, [&](const Eyes& eyes) {
    const Texts others = texts_of(at(eyes.hints, "others"));
    const Texts askable = texts_of(at(eyes.hints, "askable"));
    Texts asks;
    for (const std::string& other : others) {
      for (const std::string& card : askable) asks.insert("ask " + other + " " + card);
    }
    Texts legal;
    for (const std::string& command : eyes.legal) {
      if (command.starts_with("ask")) legal.insert(command);
    }
    if (!eyes.legal.empty()) {
      EXPECT_EQ(asks, legal);
      EXPECT_EQ(at(eyes.hints, "reads_left").integer() > 0,
                std::any_of(eyes.legal.begin(), eyes.legal.end(),
                            [](auto& one) { return one.starts_with("read"); }));
    }
    // T10: a card of a set of which one holds nothing is a mistake, unless the hand is empty (T14).
    const Texts safe = texts_of(at(eyes.hints, "safe"));
    EXPECT_TRUE(std::includes(askable.begin(), askable.end(), safe.begin(), safe.end()));
    mistakes += static_cast<int>(askable.size() - safe.size());
    if (at(eyes.view, "hands").items()[slot(eyes.seat)].items().empty()) {
      EXPECT_EQ(askable, safe);
    }
  });
  EXPECT_GT(mistakes, 0);
}

TEST(Hints, victory_line_tell_what_each_card_does) {
  Texts effects;
  play("victory-line", 6, R"({"teams":3,"dead_cards":"exchange"})", 3, 160, [&](const Eyes& eyes) {
    ASSERT_EQ(at(eyes.hints, "teams").items().size(), 3u);
    EXPECT_EQ(texts_of(at(eyes.hints, "teams").items()[1]), (Texts{"1", "4"}));
    std::size_t chips = 0;
    for (const Json& supply : at(eyes.hints, "supply").items())
      chips += 72u - static_cast<std::size_t>(supply.integer().value_or(0));
    EXPECT_EQ(chips, at(eyes.view, "chips").members().size());
    Texts hand;
    for (const Json& hint : at(eyes.hints, "hand").items()) {
      const std::string card = at(hint, "card").text();
      const std::string effect = at(hint, "effect").text();
      const Texts cells = texts_of(at(hint, "cells"));
      hand.insert(card);
      effects.insert(effect);
      if (effect == "place" || effect == "dead") {
        EXPECT_EQ(at(eyes.view, "chips").find(*cells.begin()) != nullptr, effect == "dead") << card;
      }
      std::size_t named = cells.size();
      for (const auto& [reason, list] : at(hint, "why_not").members()) named += list.items().size();
      if (effect == "aim" || effect == "no-target") {
        EXPECT_EQ(named, 144u) << card;
      }
      if (at(eyes.view, "phase").text() != "play" ||
          at(eyes.view, "turn").integer() != index(eyes.seat))
        continue;
      if (effect != "aim") {
        EXPECT_TRUE(eyes.legal.contains("play " + card)) << card;
      } else {
        for (const std::string& cell : cells)
          EXPECT_TRUE(eyes.legal.contains("play " + card + " " + cell)) << card;
        EXPECT_FALSE(eyes.legal.contains("play " + card)) << card;
      }
    }
    for (const std::string& command : eyes.legal) {
      if (!command.starts_with("exchange ")) continue;
      for (const Json& hint : at(eyes.hints, "hand").items()) {
        if ("exchange " + at(hint, "card").text() == command) {
          EXPECT_EQ(at(hint, "effect").text(), "dead") << command;
        }
      }
    }
    EXPECT_EQ(hand, texts_of(at(eyes.view, "hands").items()[slot(eyes.seat)]));
  });
  for (const char* effect : {"place", "dead", "aim"})
    EXPECT_TRUE(effects.contains(effect)) << effect;
}

TEST(Hints, rationing_tell_partners_offers_and_what_is_lacking) {
  int answerable = 0;
  int payable = 0;
  int affordable = 0;
  play("rationing", 4, "{}", 4, 150, [&](const Eyes& eyes) {
    const Texts partners = texts_of(at(eyes.hints, "partners"));
    if (at(eyes.view, "phase").text() == "spinning") {
      for (int s = 0; s < 4; ++s) {
        const std::string to = std::to_string(s);
        const bool may = !eyes.refuses("offer " + to + " places", "R16") &&
                         !eyes.refuses("offer " + to + " places", "R18");
        EXPECT_EQ(partners.contains(to), may) << to;
      }
      EXPECT_EQ(at(eyes.hints, "all").is_true(), !eyes.refuses("offer all places", "R18"));
      for (const Json& offer : at(eyes.hints, "offers").items()) {
        const std::string accept =
            "accept " + std::to_string(at(offer, "id").integer().value_or(0));
        const bool can = std::any_of(
            eyes.legal.begin(), eyes.legal.end(),
            [&](const std::string& one) { return one == accept || one.starts_with(accept + " "); });
        EXPECT_EQ(can, at(offer, "answerable").is_true() && at(offer, "payable").is_true())
            << accept;
        answerable += at(offer, "answerable").is_true() ? 1 : 0;
        payable += can ? 1 : 0;
      }
    }
    EXPECT_EQ(at(eyes.hints, "offers").items().size(), at(eyes.view, "offers").items().size());
    EXPECT_EQ(at(eyes.hints, "tries_left").integer(),
              3 - at(eyes.view, "tries").integer().value_or(0));
    for (const Json& card : at(eyes.hints, "row").items()) {
      const std::string buy = "buy " + at(card, "card").text();
      const bool lacks = !at(card, "lacking").members().empty();
      if (eyes.legal.contains("pass")) {
        EXPECT_EQ(eyes.legal.contains(buy), !lacks) << buy;
      }
      affordable += lacks ? 0 : 1;
    }
  });
  EXPECT_GT(answerable, payable);
  EXPECT_GT(payable, 0);
  EXPECT_GT(affordable, 0);
}

TEST(Hints, a_spectator_gets_those_that_need_no_hand) {
  const Opened opened = open_table(built_in_shelf(), "victory-line", 4, nullptr);
  const HintsAnswer answer =
      hints_in_view(built_in_shelf(), parsed(opened.table->view(kNobody)), kNobody);
  EXPECT_EQ(answer.json, R"({"teams":[[0,2],[1,3]],"supply":[72,72],"hand":[]})");
}

TEST(Hints, refuse_what_is_no_view) {
  EXPECT_EQ(hints_in_view(built_in_shelf(), parsed(R"({"game":"chess"})"), kNobody).answer.code,
            Code::unknown_game);
  EXPECT_EQ(hints_in_view(built_in_shelf(), parsed(R"({"game":"triples"})"), kNobody).answer.code,
            Code::bad_position);
}

// A view hides the others' hands, so it cannot say what they can do; it must not be read as an
// empty hand either.
TEST(Hints, AnothersViewSaysNothingOfASeat) {
  for (const std::string_view game : game_names()) {
    Opened opened = open_table(built_in_shelf(), game, game_facts(game).usual_players, nullptr);
    ASSERT_TRUE(opened.answer.ok());
    Rng rng(7);
    while (opened.table->waiting().nature == Nature::owes) opened.table->draw_and_do(Lots(rng));
    const Json view = parsed(opened.table->view(seat_at(0)));
    EXPECT_TRUE(legal_in_view(built_in_shelf(), view, seat_at(0)).answer.ok()) << game;
    const ViewAnswer others = legal_in_view(built_in_shelf(), view, seat_at(1));
    EXPECT_TRUE(others.commands.empty()) << game;
    if (others.answer.ok()) continue;  // a game that reads what it does not see as nothing
    EXPECT_EQ(others.answer.code, Code::bad_message) << game;
    EXPECT_EQ(check_in_view(built_in_shelf(), view, seat_at(1), "pass").code, Code::bad_message)
        << game;
    EXPECT_EQ(hints_in_view(built_in_shelf(), view, seat_at(1)).answer.code, Code::bad_message)
        << game;
    EXPECT_TRUE(hints_in_view(built_in_shelf(), view, kNobody).answer.ok()) << game;
  }
}

}  // namespace
}  // namespace stolik
