// `stolik duplicate GAME`: how long do tables of one deal stay comparable?

#include <array>
#include <cstdio>
#include <map>

#include "bots/bots.h"
#include "classroom/named_lots.h"
#include "core/rng.h"
#include "tools/args.h"
#include "tools/deck_files.h"

namespace stolik {
namespace {

constexpr std::array kAfter{5, 10, 20, 40, 80, 160};  // moves of people, all seats together
constexpr int kMostSteps = 20'000;

struct Drawn {
  std::map<std::pair<std::string, int>, std::vector<std::string>> words{};  // by stream and seat
};

// Lots as an ordinary table has them, numbered in the order in which they are drawn: to compare
// with.
class NumberedLots {
 public:
  explicit NumberedLots(std::uint64_t key) : key_(key) {}
  std::string draw_and_do(Table& table) {
    Rng rng(Rng(key_ + count_++).next());
    return table.draw_and_do(Lots(rng));
  }

 private:
  std::uint64_t key_, count_ = 0;
};

// One table; what nature had said after so many moves. People are bots who now and then do
// anything.
template <class Source>
std::vector<Drawn> play(Table& table, Source& lots, Rng& moves, int any_percent) {
  std::vector<Drawn> after;
  Drawn so_far;
  std::size_t next = 0;
  int made = 0;
  for (int step = 0; step < kMostSteps && next < kAfter.size() && !table.waiting().over; ++step) {
    const Waiting waiting = table.waiting();
    if (waiting.nature == Nature::owes) {
      const Owed owed = table.owed();
      so_far.words[{owed.stream, owed.seat == kNobody ? -1 : index(owed.seat)}].push_back(
          lots.draw_and_do(table));
      continue;
    }
    std::vector<Seat> able;
    for (int s = 0; s < table.players(); ++s) {
      if (waiting.seats.has(seat_at(s)) && !table.any_move(seat_at(s), 0).empty())
        able.push_back(seat_at(s));
    }
    if (waiting.nature == Nature::may && (able.empty() || moves.below(6) == 0)) {
      table.submit(Actor::nature(), table.pace_ends(PaceEnd::fell));
      continue;
    }
    const Seat seat = able[moves.below(able.size())];
    std::string command;
    if (moves.below(100) >= std::uint32_t(any_percent))
      command = question_at(table, seat)->answer(Level::easy).command;
    if (command.empty()) command = table.any_move(seat, moves.next());
    table.submit(Actor::at(seat), command);
    if (++made == kAfter[next]) after.push_back(so_far), ++next;
  }
  return after;
}

struct Share {
  long alike = 0, all = 0;

  double percent() const { return all > 0 ? 100.0 * double(alike) / double(all) : 0; }
};
struct Figures {
  std::array<Share, kAfter.size()> seats{}, words{};
};

// Seats that got the very same cards so far, as far as both have drawn; and single words of nature.
void compare(const std::vector<Drawn>& one, const std::vector<Drawn>& other, int players,
             Figures& figures) {
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
    std::vector<bool> same(std::size_t(players), true);
    for (const auto& [stream, words] : one[i].words) {
      const auto found = other[i].words.find(stream);
      if (found == other[i].words.end()) continue;
      for (std::size_t k = 0; k < std::min(words.size(), found->second.size()); ++k) {
        const bool alike = words[k] == found->second[k];
        ++figures.words[i].all;
        figures.words[i].alike += alike ? 1 : 0;
        for (std::size_t s = 0; s < same.size() && !alike; ++s) {
          if (stream.second < 0 ? stream.first == "deal" : stream.second == int(s)) same[s] = false;
        }
      }
    }
    for (const bool one_seat : same)
      ++figures.seats[i].all, figures.seats[i].alike += one_seat ? 1 : 0;
  }
}

}  // namespace

int duplicate_main(int argc, char** argv) {
  const Args args("duplicate",
                  "Plays the same deal at two tables, over and over, with bots who now and then do "
                  "anything, and tells how\n"
                  "alike chance stays: how many seats have got the very same cards after so many "
                  "moves, and how many of nature's\n"
                  "words are the same; beside it the same with ordinary lots, which are numbered "
                  "and not named.",
                  "GAME",
                  {{"--players", "N", "at a table (usual: 4)"},
                   {"--options", "JSON", "of the game"},
                   {"--classes", "N", "how many deals (usual: 100)"},
                   {"--any", "PERCENT", "moves at random, the others an easy bot's (usual: 25)"}},
                  argc, argv);
  if (args.operands().size() != 1) args.fail("one game is expected");
  const std::string game = args.operands()[0];
  const int players = args.number("--players", 4, 1, 31);
  const int classes = args.number("--classes", 100, 1, 1'000'000);
  const int any = args.number("--any", 25, 0, 100);
  const JsonResult options = parse_json(args.value("--options").value_or("{}"));
  if (!options) args.fail("--options: JSON is expected");
  const Shelf shelf = shelf_of(args);
  Figures named, numbered;
  for (int c = 0; c < classes; ++c) {
    const auto seed = std::uint64_t(c);
    const auto at_two = [&](auto&& make, Figures& figures) {
      std::vector<std::vector<Drawn>> drawn;
      for (std::uint64_t t = 0; t < 2; ++t) {
        Opened opened = open_table(shelf, game, players, &options.value);
        if (!opened.answer.ok()) args.fail(opened.answer.message);
        Rng moves(Rng(2 * seed + t).next());
        auto lots = make();
        drawn.push_back(play(*opened.table, lots, moves, any));
      }
      compare(drawn[0], drawn[1], players, figures);
    };
    at_two([&] { return NamedLots({blake2b(concat("duplicate ", c)), 1, players}); }, named);
    at_two([&] { return NumberedLots(Rng(~seed).next()); }, numbered);
  }
  std::printf("%s, %d players, %d deals at two tables each, %d %% of moves at random\n",
              game.c_str(), players, classes, any);
  std::printf(
      "  after moves   seats with the same cards   words of nature alike   with ordinary lots: "
      "seats   words\n");
  for (std::size_t i = 0; i < kAfter.size(); ++i) {
    if (named.seats[i].all == 0) continue;
    std::printf("  %11d   %23.1f %%   %19.1f %%   %24.1f %%   %3.1f %%\n", kAfter[i],
                named.seats[i].percent(), named.words[i].percent(), numbered.seats[i].percent(),
                numbered.words[i].percent());
  }
  return 0;
}

}  // namespace stolik
