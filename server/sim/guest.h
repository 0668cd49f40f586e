// A guest: a client with a will of its own, as the simulator plays it. It knows what came over its line and
// nothing else; it keeps what a browser would keep (table, token, ids of what is under way).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/json.h"
#include "core/rng.h"
#include "games/table.h"
#include "server/hub/ids.h"

namespace stolik {

class Checker;
struct SimCounts;

inline constexpr std::int64_t kAway_ms = 10'000;  // in these runs

// What the guests of one table tell each other outside: the code to knock with, who is done.
struct Company {
  std::string create{};  // the message that opens the table, without its id
  std::string code{};
  int seats = 0;
  bool crowded = false;  // so many came that those who were away had to make room
  bool quiet = false;  // the run is about to end: nothing new
  bool spoiled = false;  // its table has a bug: it may break
};

class Guest {
 public:
  enum class Role : std::uint8_t { host, player, watcher };
  Guest(std::string name, Role role, Company& company, const Shelf& shelf, Rng& rng, Checker& checker,
        SimCounts& counts);

  // ---- the line
  bool connected() const { return connected_; }
  void line_opened();
  void line_closed(std::int64_t now_ms);
  void heard(std::int64_t now_ms, const std::string& text);
  // Something to or from this guest was lost or came in the wrong order: a gap is no wonder any more.
  void line_lies() { lied_to_ = true; }
  // What it wants to say now; called when time has passed.
  void act(std::int64_t now_ms, bool faults, std::vector<std::string>& out);

  // ---- for the judge
  bool gone() const { return gone_; }
  bool inside() const { return inside_; }
  Company& company() { return company_; }
  bool told_broken() const { return told_broken_; }
  TableId table() const { return table_; }
  int person() const { return person_; }
  std::uint64_t seq() const { return seq_; }
  const std::string& view() const { return view_; }
  // Waited in vain for an answer at the door: a real client opens a new line.
  bool gives_up(std::int64_t now_ms) const { return greeted_ && !inside_ && lied_to_ && now_ms - greeted_ms_ > 5'000; }
  const std::string& name() const { return name_; }
  std::string describe() const;
  std::string take_journal() { return std::move(journal_); }

 private:
  struct Wish {
    std::string id{};
    std::string text{};
    std::int64_t sent_ms = -1;
  };
  void take_update(const Json& json);
  void take_room(const Json* room);
  bool may_be_put_out(std::int64_t now_ms) const;
  void begin_anew();
  void decide(std::int64_t now_ms);
  void decide_lobby();
  bool decide_share(bool seated);
  void decide_play();
  void decide_talk(bool host);
  void decide_host();
  void wish(std::string_view name, std::string body);
  std::string new_id(std::size_t length);
  std::string new_nonce();
  bool chance(std::uint32_t percent) { return rng_.below(100) < percent; }

  std::string name_;
  Role role_;
  Company& company_;
  const Shelf& shelf_;
  Rng& rng_;
  Checker& checker_;
  SimCounts& counts_;

  bool connected_ = false;
  bool greeted_ = false;   // said create, knock or resume on this line
  bool inside_ = false;
  bool gone_ = false;
  bool lied_to_ = false;   // on this line
  bool must_sync_ = false;
  std::int64_t greeted_ms_ = 0;
  std::int64_t cut_ms_ = 0;    // when its last line broke
  std::int64_t synced_ms_ = 0;
  TableId table_{};
  std::string table_text_;
  std::string token_;
  std::string entry_id_;
  int person_ = 0;
  std::uint64_t seq_ = 0;
  bool have_seq_ = false;
  bool by_changes_ = false;  // asks for what changed of its view
  std::optional<std::uint64_t> said_seen_;  // on this line
  bool told_broken_ = false;
  std::string view_;
  Json room_;
  std::vector<int> knocking_;
  std::optional<Wish> wish_;
  std::optional<Wish> old_;  // something done before, to be sent again out of spite
  std::int64_t next_ms_ = 0;
  std::vector<std::string> nonces_;  // it committed to, the last ones
  bool stubborn_ = false;            // does not open what it committed to, this time
  std::string journal_;
  bool asked_journal_ = false;
};

}  // namespace stolik
