// A deal under seal: everything that chance will depend on, fixed before anybody opens a nonce.
//
// Whoever adds to chance commits to a nonce while the table is in its lobby. `start` seals: how the
// table is opened, who sits where, the server's commitment, everyone's commitments, what was said
// openly, and the deals of this game that were called off before. Only then nonces are opened. The
// key of the lots is made of the seal and of exactly the nonces it names, so nothing of it can be
// changed afterwards without changing the cards. docs/FAIRNESS.md says it byte by byte.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/journal/fair.h"

namespace stolik {

inline constexpr std::size_t kMaxCalledOff =
    8;  // told and kept of one game; all of them are counted

struct Share {  // what one person adds to chance
  int person = 0;
  std::string commitment{};  // "": said openly in the lobby
  std::string nonce{};       // "": not opened yet

  bool operator==(const Share&) const = default;
};

struct CalledOff {  // a deal that was sealed and never dealt
  int deal = 0;
  std::string sealed{};  // the hash of its seal
  std::string commitment{};
  std::string seed{};         // opened at once
  std::vector<int> people{};  // over whom
  std::string why{};          // "silent": did not open in time; "left"

  bool operator==(const CalledOff&) const = default;
};

struct Seal {
  std::string header{};         // how the table is opened: the second line of the file to take home
  std::string terms{};          // JSON, its third line
  std::vector<Share> shares{};  // by person, ascending

  bool empty() const { return terms.empty(); }
  // Those who committed and have not opened.
  std::vector<int> awaited() const;
  const Share* of(int person) const;
  void open(int person, std::string_view nonce);
  std::vector<Nonce> nonces() const;
  std::string hash() const;
};

struct SealedTerms {  // what the third line says beside the shares
  int game = 0;
  int deal = 0;
  std::string commitment{};
  int multiplier = 1;
  std::vector<int> seats{};  // who sits where; 0: a bot
  std::vector<CalledOff> called_off{};
};

bool is_commitment(std::string_view text);
std::string commitment_of_nonce(std::string_view nonce);

Seal make_seal(std::string header, const SealedTerms& terms, std::vector<Share> shares);
// "" or what is wrong with the terms; openly said nonces are open, the others not yet.
std::string read_seal(std::string_view header, std::string_view terms, Seal& seal,
                      SealedTerms& read);

// The key of a sealed deal.
Secret key_of(const Secret& seed, const Seal& seal);

}  // namespace stolik
