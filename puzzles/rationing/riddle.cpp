#include "puzzles/rationing/riddle.h"

#include <algorithm>

#include "bots/rationing/bot.h"
#include "core/play.h"
#include "core/rng.h"
#include "games/rationing/text.h"

namespace stolik::rationing {
namespace {

constexpr std::size_t kFewestInRow = 3;  // cards to choose from
constexpr int kGamesOfSeed = 20;  // a game has one end only, and in most ends nothing is certain

// R28: the top has fallen, and nobody has bought yet.
bool first_to_buy(const Public& pub) {
  return pub.final && pub.phase == Phase::shopping && pub.queue.size() == pub.options.players;
}

// The card that one would buy if nobody stood in front; none if there are several, or none.
std::optional<ShopCard> liked_best(const End& end, Seat seat) {
  End alone = end;
  alone.queue.clear();
  alone.queue.push(pawn_of(seat));
  const Outlook sight = outlook(alone);
  return sight.ways == 1 && sight.first[0].buys ? std::optional{sight.first[0].card} : std::nullopt;
}

std::optional<Riddle> riddle_of_buying(const State<Rationing>& table, Seat seat) {
  if (!first_to_buy(table.pub)) return std::nullopt;
  const End end = End::of(table);
  const Outlook sight = outlook(end);
  if (end.row.size() < kFewestInRow || sight.ways != 1) return std::nullopt;
  const auto liked = liked_best(end, seat);
  for (const Purchase& one : sight.first) {
    if (one.seat != seat || !one.buys || !liked || one.card == *liked) continue;
    return Riddle{
        .table = table, .seat = seat, .aim = Aim::buy, .card = one.card, .without = sight.first};
  }
  return std::nullopt;
}

// R29, R30: what the rules say of such purchases.
Attempt carried_out(State<Rationing> table, const Purchases& purchases) {
  Story<Rationing> story;
  for (const Purchase& one : purchases) {
    story.clear();
    const Action action =
        one.buys ? Action{.verb = Verb::buy, .card = one.card} : Action{.verb = Verb::pass};
    Rationing::apply(table, Actor::at(one.seat), action, story);
  }
  Attempt attempt{.purchases = purchases, .winners = Rationing::winners(table.pub)};
  for (int s = 0; s < table.pub.options.players; ++s)
    attempt.points[slot(seat_at(s))] = Rationing::points(table.pub, seat_at(s));
  return attempt;
}

std::optional<Riddle> riddle_of_winning(const State<Rationing>& table, Seat seat) {
  const Public& pub = table.pub;
  if (!pub.final || pub.phase != Phase::shopping || seat_of(pub.queue.head()) != seat ||
      pub.row.size() < kFewestInRow)
    return std::nullopt;
  const End end = End::of(table);
  Riddle riddle{.table = table, .seat = seat, .aim = Aim::win};
  Attempt winning;
  int right = 0;
  int most = 0;
  bool doubtful = false;
  const auto attempt = [&](Purchase own) {
    most = std::max<int>(most, own.points);
    Attempt first;
    int ways = 0;
    int won = 0;
    const auto visit = [&](const Purchases& purchases) {
      const Attempt done = carried_out(table, purchases);
      if (ways++ == 0) first = done;
      won += done.winners == SeatSet::of(seat) ? 1 : 0;
    };
    Purchases begun;
    begun.push(own);
    each_way(end, begun, visit);
    doubtful = doubtful || (won != 0 && ways != 1);
    if (won == 0) {
      riddle.attempts.push_back(first);
    } else {
      ++right;
      winning = first;
    }
  };
  for (const ShopCard card : end.row) {
    if (!end.can_pay(seat, card)) continue;
    attempt(
        {.seat = seat, .buys = true, .card = card, .points = std::uint8_t(end.points(seat, card))});
  }
  attempt({.seat = seat});
  if (doubtful || right != 1 || !winning.purchases[0].buys || winning.purchases[0].points == most)
    return std::nullopt;
  riddle.card = winning.purchases[0].card;
  riddle.attempts.push_back(winning);
  return riddle;
}

// Calls visit(exchange) for every exchange of one card for one with somebody; with places also for
// nothing or for one.
template <class Visit>
void each_exchange(const End& end, Seat seat, bool places, Visit&& visit) {
  const auto handfuls = [&](Goods hand) {
    std::vector<Goods> some;
    if (places) some.push_back({});
    hand.each([&](Good good, int) { some.push_back(Goods::of(good)); });
    return some;
  };
  for (int s = 0; s < kMaxPlayers; ++s) {
    const Seat with = seat_at(s);
    if (with == seat || !contains(end.queue, pawn_of(with))) continue;
    for (const Goods give : handfuls(end.hands[slot(seat)])) {
      for (const Goods take : handfuls(end.hands[slot(with)])) {
        const bool cards = !give.empty() && !take.empty();  // R19: each side gives something
        if (cards && give != take) visit(Exchange{with, give, take, false});
        if (places && (give != take || give.empty())) visit(Exchange{with, give, take, true});
      }
    }
  }
}

End exchanged(End end, Seat seat, const Exchange& exchange) {
  Goods& mine = end.hands[slot(seat)];
  Goods& theirs = end.hands[slot(exchange.with)];
  mine = mine - exchange.give + exchange.take;
  theirs = theirs - exchange.take + exchange.give;
  if (exchange.places) end.change_places(seat, exchange.with);
  return end;
}

// The right one and some others, in the order in which they were tried: those that are least alike,
// then those that promise the most to one of the two.
template <class Promise>
std::vector<std::size_t> chosen_beside(const std::vector<Weighed>& tempting, std::size_t right,
                                       Promise&& promise) {
  std::vector<std::size_t> order{right};
  const auto alike = [&](std::size_t i) {
    const Exchange& one = tempting[i].exchange;
    int same = 0;
    for (const std::size_t other : order) {
      const Exchange& chosen = tempting[other].exchange;
      same += (one.with == chosen.with) + (one.give == chosen.give) + (one.take == chosen.take) +
              (one.places == chosen.places);
    }
    return same;
  };
  while (order.size() < std::min(tempting.size(), kMostExchanges)) {
    std::size_t best = tempting.size();
    for (std::size_t i = 0; i < tempting.size(); ++i) {
      if (contains(order, i)) continue;
      const auto rank = [&](std::size_t of) {
        return std::pair{alike(of), -promise(tempting[of])};
      };
      if (best == tempting.size() || rank(i) < rank(best)) best = i;
    }
    order.push_back(best);
  }
  std::ranges::sort(order);
  return order;
}

std::optional<Riddle> riddle_of_trading(const State<Rationing>& table, Seat seat, Aim aim) {
  if (!table.pub.final || table.pub.phase != Phase::spinning || table.pub.row.size() < kFewestInRow)
    return std::nullopt;
  const End end = End::of(table);
  const Outlook before = outlook(end);
  if (before.ways != 1) return std::nullopt;
  const auto gain = [&](const Weighed& one, Seat who) {
    return (who == seat ? one.mine : one.theirs) - before.most[slot(who)];
  };
  Riddle riddle{.table = table, .seat = seat, .aim = aim, .without = before.first};
  std::vector<Weighed> tempting;
  int helping = 0;
  bool plain = false;
  std::size_t right = 0;
  each_exchange(end, seat, aim == Aim::places, [&](const Exchange& exchange) {
    if (helping > 1) return;
    const Outlook sight = outlook(exchanged(end, seat, exchange));
    ++riddle.tried;
    const Weighed one{exchange, sight.most[slot(seat)], sight.most[slot(exchange.with)]};
    const int mine = gain(one, seat);
    const int theirs = gain(one, exchange.with);
    if (mine <= 0 && theirs <= 0) return;
    tempting.push_back(one);
    if (mine <= 0 || theirs <= 0) return;
    ++helping;
    plain = sight.ways == 1;
    right = tempting.size() - 1;
    riddle.with = sight.first;
  });
  if (helping != 1 || !plain || tempting.size() < kFewestExchanges) return std::nullopt;
  if (tempting[right].exchange.places != (aim == Aim::places)) return std::nullopt;
  const auto promise = [&](const Weighed& one) {
    return std::max(gain(one, seat), gain(one, one.exchange.with));
  };
  const std::vector<std::size_t> order = chosen_beside(tempting, right, promise);
  for (const std::size_t i : order) {
    if (i == right) riddle.right = riddle.exchanges.size();
    riddle.exchanges.push_back(tempting[i]);
  }
  return riddle;
}

// A game of bots that neither trade nor bargain: so much the more is left to the end.
struct Played {
  State<Rationing> table;
  Memory memory{};
  std::uint32_t heard = 1;

  bool over() const { return Rationing::waiting(table.pub).over; }

  void step(Rng& rng) {
    Story<Rationing> story;
    Odds<Rationing> odds;
    const Public before = table.pub;
    Rationing::chance(table, odds);
    if (before.phase == Phase::spinning) {
      Rationing::apply(table, Actor::nature(), {.verb = Verb::top_fell}, story);
    } else if (!odds.empty()) {
      Rationing::apply(table, Actor::nature(), pick(odds, rng), story);
    } else {
      const Seat seat =
          before.phase == Phase::shopping ? seat_of(before.queue.head()) : before.active;
      play(table, Actor::at(seat),
           Bot::choose({view(table, seat), memory, heard}, Level::anchor0, rng).action, story);
    }
    for (const auto& beat : story) memory.hear(before, beat.shown);
    ++heard;
  }
};

}  // namespace

std::optional<Riddle> riddle_at(const State<Rationing>& table, Seat seat, int grade) {
  switch (const auto aim = static_cast<Aim>(grade - 1)) {
    case Aim::buy: return riddle_of_buying(table, seat);
    case Aim::win: return riddle_of_winning(table, seat);
    case Aim::deal:
    case Aim::places: return riddle_of_trading(table, seat, aim);
  }
  return std::nullopt;
}

std::optional<Riddle> riddle_from(const Facts& facts, std::uint64_t seed, int players, int grade) {
  Rng rng(seed);
  Lots lots(rng);
  Options options{};
  options.players = std::uint8_t(players);
  options.top = Top::steps;
  options.facts = facts;
  for (int i = 0; i < kGamesOfSeed; ++i) {
    Played game{Rationing::start(options)};
    Story<Rationing> story;
    Rationing::deal(game.table, Text::shuffle(game.table.pub, lots), story);
    const int first = int(rng.below(players));
    for (; !game.over(); game.step(rng)) {
      for (int s = 0; game.table.pub.final && s < players; ++s) {
        if (auto riddle = riddle_at(game.table, seat_at((first + s) % players), grade))
          return riddle;
      }
    }
  }
  return std::nullopt;
}

}  // namespace stolik::rationing
