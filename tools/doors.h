// The commands of the two programs. `stolik` is what a player, a host or another program needs;
// everything else is `stolik-tools`, which serving does not wait for to be built. Asked for one of
// its commands, `stolik` starts it.
#pragma once

#include <span>
#include <string_view>

#include "tools/args.h"

namespace stolik {

struct Door {
  std::string_view name;
  std::string_view meaning;
};

inline constexpr Door kToolDoors[] = {
    {"play", "a game in this terminal, against bots"},
    {"replay", "tells a finished game again, step by step"},
    {"decks", "list, check, make and sign decks of cards"},
    {"replay-report", "plays a report of a table that broke again, for developers"},
    {"scenario", "plays scenario files: rules told as small plays"},
    {"perft", "counts ways to play on: a check of the rules as a whole"},
    {"types", "TypeScript types of positions, views, events and commands"},
    {"schema", "all games as they describe themselves: players and options"},
    {"bench", "how fast the engine is, beside a calibration loop"},
    {"load", "drives a server with many tables and measures it"},
    {"sim", "the server's hub in a bad world, by seed"},
    {"arena", "bots against bots: win shares with their uncertainty"},
    {"newcomers", "simulated newcomers in fair match: what they win"},
    {"lab", "learn GAME/NAME: fits numbers of the bots to play"},
    {"puzzle", "a puzzle that is proved: of the day, of a grade, or from a game of yours"},
    {"duplicate", "how alike tables of one deal stay: the lots of a class"},
};

// What a program does itself.
struct Entry {
  std::string_view name;
  Subcommand run;
};

// Runs the subcommand argv[1] of these; -1 if it is none of them. A failed assertion ends the
// program with a sentence.
int enter(std::span<const Entry> entries, int argc, char** argv);

}  // namespace stolik
