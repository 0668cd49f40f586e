// What stands in a table's journal: batches of records, one JSON line each.
//
// A batch is all that one message, one timer or one word of nature changed; its number is the `seq`
// that clients see. It carries the digest of the client's id, so a message that comes again after a
// crash is known.
//
//   {"n":7,"p":2,"id":"9f…","h":"3c…","t":81234,"s":1200,
//    "r":[{"k":"did","w":"0","c":"ask 2 anders"}]}
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/journal/own_deck.h"
#include "server/journal/settings.h"

namespace stolik {

struct Record {
  enum class Kind : std::uint8_t {
    opened,  // text: game; more: the settings as JSON, and in memory as a value
    joined,  // person, text: name, more: pseudonym, hash: of the token, join: of the knock; number:
             // its contents; flag: watches; who: the role in a class, if not a pupil
    token,   // person, hash: a new token
    renamed,   // person, text, more
    sat,       // person, seat
    stood,     // person
    chair,     // seat, text: open, closed, bot:level
    door,      // text: open, knock
    coach,     // flag: people may ask what the coach would tell them
    invited,   // hash
    host,      // person
    nonce,     // person, text
    youngest,  // seat or -1
    secret,    // number: of the game, text: the seed
    started,   // the table is opened, chairs move together
    did,       // who, text: the command; number: strength of a flick; more: who chose it if not the
               // person
               // ("bot", "clock"; with ":easy" behind it where a bot had to hurry and that level
               // answered)
    stepped,   // top: steps; a silence counted as a step
    paused,    // flag
    stand_in,  // seat, flag
    left,      // person, flag: removed by the host
    ended,     // broken off by the host
    rematch,   // back to the lobby
    committed,  // person, text: the hash of a nonce that is opened later
    sealed,    // text, more: what the deal depends on, and how the table is opened (seal.h); nonces
               // are opened now
    revealed,  // person, text: the nonce
    paged,     // the host turned to a page. text: its word, more: what it is about, who: how far it
               // is; seat: whose turn it is or -1
    put,       // something was put down for all to see. seat, text: about, more: what
    polled,    // text: the question, more: the options as JSON
    voted,     // person, number: the option
    shown,     // the host showed the counts
    called_off,  // text: over whom, joined by commas; more: why. The seed is opened, the next
                 // `secret` is a new one
    beside,      // person, seat: a second head there, or -1
    deck,    // of somebody's own: hash: its id, text: its contents, who and more: who signed it; in
             // memory as a value, too
    lesson,  // of a class: who: the word (class.cpp); the rest as that word needs it
    frozen,  // nothing changed; says how far the top had come when the server stopped
  };
  Kind kind = Kind::frozen;
  int person = 0;
  int seat = -1;
  int number = 0;
  bool flag = false;
  std::string who{};
  std::string text{};
  std::string more{};
  std::string hash{};
  std::string join{};
  std::shared_ptr<const Settings> settings{};  // opened, unless it comes from the store
  std::shared_ptr<const OwnDeck> own{};        // deck, unless it comes from the store

  bool operator==(const Record&) const = default;
};

struct Batch {
  std::uint64_t seq = 0;
  int person = 0;             // whose message it was; 0: nobody's
  std::uint64_t id = 0;       // digest of its id
  std::uint64_t content = 0;  // digest of the message
  std::int64_t at_ms = 0;     // since the table was opened, absences of the server left out
  std::int64_t spun_ms = 0;   // how long the top had spun
  std::vector<Record> records{};

  bool operator==(const Batch&) const = default;
};

std::string write_batch(const Batch& batch);
bool read_batch(std::string_view line, Batch& batch);

}  // namespace stolik
