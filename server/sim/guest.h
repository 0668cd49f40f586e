// A guest: a client with a will of its own, as the simulator plays it. It knows what came over its
// line and nothing else; it keeps what a browser would keep (table, token, ids of what is under
// way).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/table.h"
#include "server/ids.h"
#include "server/sim/client.h"
#include "server/sim/deck_pieces.h"

namespace stolik {

inline constexpr std::int64_t kAway_ms = 10'000;  // in these runs

// What the guests of one table tell each other outside: the code to knock with, who is done.
struct Company {
  std::string create{};  // the message that opens the table, without its id
  std::string code{};
  int seats = 0;
  BroughtDeck deck{};
  bool crowded = false;  // so many came that those who were away had to make room
  bool quiet = false;    // the run is about to end: nothing new
  bool spoiled = false;  // its table has a bug: it may break
};

class Guest final : public SimClient {
 public:
  enum class Role : std::uint8_t { host, player, watcher };
  Guest(std::string name, Role role, Company& company, const Shelf& shelf, Rng& rng,
        Checker& checker, SimCounts& counts);

  // ---- the line
  void line_opened() override;
  void line_closed(std::int64_t now_ms) override;
  void heard(std::int64_t now_ms, const std::string& text) override;
  void act(std::int64_t now_ms, bool faults, std::vector<std::string>& out) override;

  // ---- for the judge
  Company& company() { return company_; }
  bool told_broken() const { return told_broken_; }
  TableId table() const { return table_; }
  std::uint64_t seq() const { return seq_; }
  const std::string& view() const { return view_; }
  std::string describe() const override;
  std::string take_journal() { return std::move(journal_); }

 private:
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

  Role role_;
  Company& company_;
  const Shelf& shelf_;

  std::int64_t cut_ms_ = 0;  // when its last line broke
  TableId table_{};
  std::string table_text_;
  std::uint64_t seq_ = 0;
  bool have_seq_ = false;
  bool by_changes_ = false;                 // asks for what changed of its view
  std::optional<std::uint64_t> said_seen_;  // on this line
  bool told_broken_ = false;
  std::string view_;
  Json room_;
  std::vector<int> knocking_;
  std::vector<std::string> nonces_;  // it committed to, the last ones
  bool stubborn_ = false;            // does not open what it committed to, this time
  std::string journal_;
  bool asked_journal_ = false;
  bool asked_deck_ = false;  // on this line
};

}  // namespace stolik
