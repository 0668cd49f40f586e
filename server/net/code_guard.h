// The limit on wrong table codes, by address. It is asked before anything is looked up, by the node
// where a connection comes in.
//
// An address has kGuessesFree codes that may turn out wrong, then one more every kGuessEvery_ms.
// Beyond that no code is looked up, right or wrong, and both are answered alike. A school is one
// address, so an address that is in a class has kClassTries more: these are compared with the codes
// of the classes it is in, which are kept here, and with nothing else. Invitations and tokens
// cannot be guessed and never come here.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/address.h"
#include "server/net/bucket.h"
#include "server/net/limits.h"
#include "server/trouble.h"

namespace stolik {

class CodeGuard {
 public:
  enum class Verdict : std::uint8_t {
    look_up,  // a try is set aside for it: answered() follows
    known,    // of a class that this address is in: look it up, answered() follows
    wait,     // all that is left of the limit is being looked up: ask again in a moment
    wrong,    // compared with the classes of this address, and with nothing else
    too_many,
  };
  struct Asked {
    Verdict verdict = Verdict::look_up;
    Address from{};
    std::string code{};

    bool is_refused() const { return verdict == Verdict::wrong || verdict == Verdict::too_many; }
  };
  Asked ask(const Address& from, std::string code, std::int64_t now_ms);
  enum class Found : std::uint8_t { no, yes };
  void answered(const Asked& asked, Found found, std::int64_t now_ms);
  // What a connection from there is told: whoever enters a class makes it one that the address is
  // in.
  void sent(const Address& to, std::string_view text, std::int64_t now_ms);
  // For a code that is not looked up.
  static Trouble refusal(Verdict verdict);

  void tidy(std::int64_t now_ms);
  std::size_t size() const { return entries_.size(); }
  std::uint64_t refused() const { return refused_; }

 private:
  struct OpenClass {
    std::string code{};
    int tries = kClassTries;
    std::int64_t until_ms = 0;
  };
  struct Entry {
    Bucket guesses;
    int looking = 0;                   // tries set aside
    std::vector<OpenClass> classes{};  // the last entered at the end

    explicit Entry(int share) : guesses(share * kGuessesFree, kGuessEvery_ms / share) {}
  };
  using Entries = std::map<Address, Entry>;
  Entry& entry(const Address& from) { return entries_.try_emplace(from, 1).first->second; }
  // The IPv6 network around it; nullptr where there is none.
  Entry* around(const Address& from);

  Entries entries_;
  std::uint64_t refused_ = 0;
};

}  // namespace stolik
