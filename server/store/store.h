// The store: every table's journal, kept for good. The journal is the table; memory is its cache.
//
// A journal is a row of batches, numbered from 1. A batch is one line of text and is written as a
// whole or not at all. commit() makes many batches of many tables durable together: when it answers
// `done` they survive a crash and a loss of power. All trouble is told by value. Calls come from
// one thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "server/ids.h"

namespace stolik {

// What can be known of a table without reading its journal: enough to find it and to let it expire.
struct Head {
  enum class Phase : std::uint8_t { lobby, playing, over };
  TableId table{};
  std::string code{};        // eight digits; "" once it is closed to newcomers
  std::string invitation{};  // hash of its token, hexadecimal, or more: see invitation_hash
  std::string origin{};      // hash of the id of the message that opened it
  Phase phase = Phase::lobby;
  // Its journal begins with a deck that somebody brought (docs/decisions/0032): programs from
  // before that cannot read it. Kept where servers share their tables, since those may be older.
  bool own_deck = false;
  std::int64_t idle_ms =
      0;  // list() only: how long nothing was written while the server ran; never too much

  bool operator==(const Head&) const = default;
};

inline constexpr std::string_view kClassPrefix =
    "class:";  // the invitation of a table of a class: this, and the class's name
// Of a class: this, perhaps a hash and a colon, and how long it is kept.
inline constexpr std::string_view kKeepPrefix = "keep:";
// By which an invitation opens this table or class; "": none does.
inline std::string_view invitation_hash(std::string_view of_head) {
  if (of_head.starts_with(kKeepPrefix)) {
    of_head.remove_prefix(kKeepPrefix.size());
    return of_head.substr(0, of_head.find(':') != of_head.npos ? of_head.find(':') : 0);
  }
  return of_head.starts_with(kClassPrefix) ? std::string_view{} : of_head;
}

// Where reading a journal has come to. Journals are read in pieces, so that nobody waits for a long
// one.
struct Place {
  std::uint64_t next = 1;  // 0: all was read
  std::int64_t chain = 0;  // of what was read so far

  bool is_end() const { return next == 0; }
  bool operator==(const Place&) const = default;
};
inline constexpr std::size_t kPieceBatches = 500;       // at most, of one piece
inline constexpr std::size_t kPieceBytes = 256 * 1024;  // then a piece ends

// One batch to append; its number must be the next one of its table.
struct Append {
  TableId table{};
  std::uint64_t seq = 0;
  std::string batch{};
  bool with_head = false;  // the head changed as well
  Head head{};
  bool erase = false;  // instead of all this: forget the table entirely
  bool touch = false;  // instead of all this: it is not idle, somebody is there
};

struct Outcome {
  enum class Kind : std::uint8_t {
    done,
    full,      // no room: nothing was written, trying again later may work
    conflict,  // another writer was there first, or the number is not the next one: nothing was
               // written
    damaged,   // read() only: what stands there is not what was written; this table alone is lost
    later,     // read_piece() only: it is being fetched, ask again in a moment
    broken,    // reading, writing or syncing failed: what is on disk is unknown, stop serving this
               // store
  };
  Kind kind = Kind::done;
  std::string what{};  // for the log; no names, no tokens

  bool ok() const { return kind == Kind::done; }
  // As std::error_code: whether there is something to tell.
  explicit operator bool() const { return !ok(); }
};

// A copy of all that is durable, which grows while the store is used. Given up if it is let go
// before its end.
class Copying {
 public:
  virtual ~Copying() = default;
  // A little of it, two milliseconds or so; `more` while it is not at its end. Not durable at the
  // end either.
  virtual Outcome step(bool& more) = 0;
};

class Directory;

class Store {
 public:
  virtual ~Store() = default;
  // Where others may have tables of this store, too; nullptr: all of them are ours.
  virtual Directory* directory() { return nullptr; }
  // All or nothing, durable on return.
  virtual Outcome commit(std::span<const Append> appends) = 0;
  // One commit for all; where one of them stands in the way (a conflict), one for each. An outcome
  // each, in order.
  virtual std::vector<Outcome> commit_each(std::span<const Append> appends);
  // The next piece of a table's batches, in order. A table that is not there has none. `damaged` if
  // what stands there is not all that was written and nothing else; the last piece says so for the
  // whole. `later` if others need not wait for it.
  virtual Outcome read_piece(TableId table, Place& place, std::vector<std::string>& batches) = 0;
  // The heads of all tables; must be quick with ten thousand of them.
  virtual Outcome list(std::vector<Head>& heads) = 0;
  // What had been acknowledged and was not there when it was opened, for the log; "" for nothing.
  virtual std::string lost() const { return ""; }
  // What need not be done at once, to be called every few seconds. After it nothing that was erased
  // can be read.
  virtual Outcome tidy() { return {}; }
  // How much more can be kept, in bytes; nothing if that is not known.
  virtual std::optional<std::int64_t> room_bytes() { return std::nullopt; }
  // The server stops: who waits for a store that does not answer waits no longer. From any thread.
  virtual void give_up() {}
  // A copy into a file that is not there yet; nullptr if this store makes none.
  virtual std::unique_ptr<Copying> copy_to(const std::string& file) {
    return static_cast<void>(file), nullptr;
  }

  // All pieces, from the given number on.
  Outcome read(TableId table, std::uint64_t from, std::vector<std::string>& batches);
};

}  // namespace stolik
