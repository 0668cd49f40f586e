// One bug stops one table: what is thrown, and what is reported.
//
// A broken assertion or an exception while the hub works for a table closes that table; the others
// play on. What a developer needs to see it again is written down: the table's journal as it stands
// on disk, without names, tokens and their hashes, and the word that broke it. `stolik
// replay-report` reads it.
#pragma once

#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "games/shelf.h"
#include "server/ids.h"

namespace stolik {

// A broken assertion of ours, thrown to whoever guards the table.
struct OurError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// An AssertHandler for processes in which a table may break and others must not.
[[noreturn]] void throw_our_error(const char* what, const char* file, int line);

// Version and commit of this program.
std::string_view build_name();

// The name of the rules it plays by (tools/rules_name.py): a client built from others is too old,
// or too new.
std::string_view rules_name();

// The decks inside it: the SHA-256 of deck.json and the files of its languages, one after the
// other.
struct DeckHash {
  std::string_view deck;
  std::string_view sha256;
};
std::span<const DeckHash> deck_hashes();

// The largest report: a longer journal is left out of it, and stays where it is.
inline constexpr std::size_t kMaxReport = 1024 * 1024;

// What happened to a table, and by which word. Nothing in it says who.
struct Breakage {
  TableId table{};
  std::string what{};      // the assertion or the exception
  std::string word{"{}"};  // the input that broke it, a JSON object
};

// A message of a client without what only its sender may know: names, ids, tokens, codes.
std::string message_without_secrets(const Json& message);

// The report, as text of a file. `batches` as they stand in the store.
std::string report_text(const Breakage& breakage, const std::vector<std::string>& batches);

// A report played again: what broke, or what kept it from being tried.
struct ReplayedReport {
  std::string trouble{};  // the file cannot be used
  std::string was{};      // what broke then
  std::string breaks{};   // what breaks now; "" if nothing does
};
// `look` is shown the table as it was before the word, for whoever wants to see it, or to test
// this.
using LookAtRoom = std::function<void(const class Room&)>;
ReplayedReport replay_report(const Shelf& shelf, std::string_view text,
                             const LookAtRoom& look = {});

}  // namespace stolik
