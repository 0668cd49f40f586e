// Who has which table, where several servers share the tables of one store. Calls come from the
// store's thread.
#pragma once

#include <string>
#include <vector>

#include "server/store/store.h"

namespace stolik {

// What somebody at the door names a table by; a class is found like a table.
struct Wanted {
  enum class By : std::uint8_t { table, code, invitation, origin };
  By by = By::table;
  std::string key{};  // a table's name, eight digits, or a hash
};

struct Whereabouts {
  enum class Where : std::uint8_t {
    nowhere,  // there is none
    here,
    there,      // at `node`
    nobody,     // it could be taken, and was not
    unsettled,  // it changed hands meanwhile: ask again
    foreign,    // written by a program that knows more: not for us
  };
  Where where = Where::nowhere;
  TableId table{};
  std::string node{};
  std::vector<Head> taken{};  // taken just now: of a class, all its tables
};

struct Node {
  std::string id{};
  std::string address{};  // host:port, for other nodes
};

enum class Take : std::uint8_t { no, yes };

class Directory {
 public:
  virtual ~Directory() = default;
  // Where it is; with Take::yes a table that nobody has is ours from then on. True at some moment
  // between call and return.
  virtual Outcome find(const Wanted& wanted, Take take, Whereabouts& found) = 0;
  // It is nobody's from now on, and whoever wants it takes it. A class goes with its tables.
  virtual Outcome release(TableId table) = 0;
  // Who lives; and every so often those tables of nobody that are ours to take first.
  virtual Outcome look_round(std::vector<Node>& nodes, std::vector<TableId>& orphans) = 0;
  virtual const std::string& me() const = 0;
  // By which others on the store's network reach this machine; and where this node is reached, for
  // them to know.
  virtual std::string own_host() const = 0;
  virtual Outcome announce(const std::string& address) = 0;
  // All nodes know it, and nobody else does.
  virtual const std::string& secret() const = 0;
  // Nodes that have not replaced their key since something was erased. From any thread.
  virtual std::size_t old_keys() const { return 0; }
};

}  // namespace stolik
