// What the simulated world needs of whoever is on a line, and what all of them do alike: one thing
// under way at a time, said again when no answer came, now and then twice out of spite.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/json.h"
#include "core/rng.h"

namespace stolik {

class Checker;
struct SimCounts;

inline constexpr std::int64_t kResendAfter_ms = 2'500;

std::string text_in(const Json& json, std::string_view name);  // "" if there is none
int integer_in(const Json& json, std::string_view name);       // -1
// What a seat that sees this could do, with the words that stand for many made one of them.
std::vector<std::string> commands_in(const class Shelf& shelf, const Json& view, int seat);

class SimClient {
 public:
  SimClient(std::string name, Rng& rng, Checker& checker, SimCounts& counts)
      : name_(std::move(name)), rng_(rng), checker_(checker), counts_(counts) {}
  virtual ~SimClient() = default;
  SimClient(const SimClient&) = delete;
  SimClient& operator=(const SimClient&) = delete;

  // ---- the line
  virtual void line_opened();
  virtual void line_closed(std::int64_t now_ms);
  virtual void heard(std::int64_t now_ms, const std::string& text) = 0;
  // Something to or from this one was lost or came in the wrong order: a gap is no wonder any more.
  void line_lies() { lied_to_ = true; }
  // What it wants to say now; called when time has passed.
  virtual void act(std::int64_t now_ms, bool faults, std::vector<std::string>& out) = 0;
  // Opens a second line while the first is still there.
  virtual bool changes_device() { return false; }

  // ---- for the judge
  bool gone() const { return gone_; }
  bool inside() const { return inside_; }
  bool has_to_knock() const { return token_.empty(); }  // it has no place of its own
  int person() const { return person_; }
  const std::string& name() const { return name_; }
  // Waited in vain for an answer at the door: a real client opens a new line.
  virtual bool gives_up(std::int64_t now_ms) const {
    return greeted_ && !inside_ && lied_to_ && now_ms - greeted_ms_ > 5'000;
  }
  virtual std::string describe() const;

 protected:
  struct Wish {
    std::string id{};
    std::string text{};
    std::int64_t sent_ms = -1;
  };
  void wish(std::string_view name, const std::string& body);
  void say_wish(std::int64_t now_ms, bool faults, std::vector<std::string>& out);
  std::string new_id(std::size_t length);
  std::string new_nonce();
  bool chance(std::uint32_t percent) { return rng_.below(100) < percent; }

  std::string name_;
  Rng& rng_;
  Checker& checker_;
  SimCounts& counts_;

  bool connected_ = false;
  bool greeted_ = false;  // said create, knock or resume on this line
  bool inside_ = false;
  bool gone_ = false;
  bool lied_to_ = false;  // on this line
  bool must_sync_ = false;
  std::int64_t greeted_ms_ = 0;
  std::int64_t synced_ms_ = 0;
  std::int64_t next_ms_ = 0;
  std::string token_;
  std::string entry_id_;
  int person_ = 0;
  std::optional<Wish> wish_;
  std::optional<Wish> old_;  // something done before, to be sent again out of spite
};

// Whether a refusal may be otherwise in a moment.
bool is_for_now(std::string_view code);

}  // namespace stolik
