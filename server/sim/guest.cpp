#include "server/sim/guest.h"

#include "server/journal/seal.h"
#include "server/sim/checker.h"
#include "server/sim/merge.h"
#include "server/sim/sim.h"

namespace stolik {

Guest::Guest(std::string name, Role role, Company& company, const Shelf& shelf, Rng& rng,
             Checker& checker, SimCounts& counts)
    : SimClient(std::move(name), rng, checker, counts),
      role_(role),
      company_(company),
      shelf_(shelf),
      by_changes_(name_.back() % 2 == 0) {
  entry_id_ = new_id(24);
}

void Guest::line_opened() {
  SimClient::line_opened();
  said_seen_.reset();
  asked_deck_ = false;
}

void Guest::line_closed(std::int64_t now_ms) {
  if (inside_) cut_ms_ = now_ms;
  SimClient::line_closed(now_ms);
}

std::string Guest::describe() const { return concat(SimClient::describe(), " seq ", seq_); }

void Guest::take_room(const Json* room) {
  if (room != nullptr) room_ = *room;
}

void Guest::take_update(const Json& json) {
  const auto seq = std::uint64_t(json["seq"].integer().value_or(0));
  if (lied_to_ && have_seq_ && seq <= seq_) return;  // came late
  if (lied_to_ && (!have_seq_ || seq != seq_ + 1)) {
    must_sync_ = true;
    return;
  }
  if (have_seq_ && seq != seq_ + 1) {
    checker_.fail(concat(name_, " heard number ", seq, " after ", seq_));
  }
  seq_ = seq;
  have_seq_ = true;
  take_room(json.find("room"));
  if (const Json* view = json.find("view")) view_ = view->written();
  if (const Json* changes = json.find("changes")) view_ = with_changes(view_, *changes);
}

// Away for long, and without a seat: one's own may have been lost meanwhile, so the judge looks
// that up in the journal.
bool Guest::may_be_put_out(std::int64_t now_ms) const {
  return company_.crowded || now_ms - cut_ms_ > kAway_ms - 1'000;
}

// As one who was never here.
void Guest::begin_anew() {
  token_.clear();
  entry_id_ = new_id(24);
  have_seq_ = false;
  view_.clear();
  room_ = {};
  wish_.reset();
  old_.reset();
}

void Guest::heard(std::int64_t now_ms, const std::string& text) {
  const JsonResult parsed = parse_json(text);
  const auto& [name, body] = parsed.value.members().front();
  if (name == "welcome") {
    table_text_ = text_in(body, "table");
    parse_table_name(table_text_, table_);
    person_ = integer_in(body, "person");
    if (body.find("token") != nullptr) token_ = text_in(body, "token");
    company_.code = text_in(body, "code");
    inside_ = true;
    const bool less = said_seen_ && std::uint64_t(integer_in(body, "seq")) < *said_seen_;
    if (less != (body.find("lost") != nullptr)) {
      checker_.fail(name_ + (less ? " was not told that what it had seen is lost"
                                  : " was told of a loss that is none"));
    }
    if (less) ++counts_.lost_told;
    if (less) have_seq_ = false;
    said_seen_.reset();
  } else if (name == "update") {
    take_update(body);
  } else if (name == "fresh") {
    const auto seq = std::uint64_t(body["seq"].integer().value_or(0));
    if (lied_to_ && have_seq_ && seq < seq_) return;
    seq_ = seq;
    have_seq_ = true;
    must_sync_ = false;
    take_room(body.find("room"));
    view_ = body.find("view") != nullptr ? body["view"].written() : "";
  } else if (name == "ok") {
    if (body.find("again") != nullptr) ++counts_.again;
    const auto seq = std::uint64_t(integer_in(body, "seq"));
    if (wish_ && wish_->id == text_in(body, "id")) {
      if (!wish_->text.starts_with("{\"turn-away\""))
        checker_.acknowledged(table_, person_, wish_->id, seq);
      // Its token opens nothing from here on; the `bye` that follows may be lost with the line.
      if (wish_->text.starts_with("{\"leave\"")) gone_ = true;
      old_ = wish_;
      wish_.reset();
    }
  } else if (name == "refused") {
    ++counts_.refused;
    const std::string code = text_in(body, "code");
    const bool for_now = is_for_now(code);
    const std::string id = text_in(body, "id");
    if (wish_ && wish_->id == id && !for_now) {
      checker_.refused(table_, person_, id);
      wish_.reset();
    } else if (wish_ && wish_->id == id) {
      wish_->sent_ms = -1;
    } else if (inside_ && code == "no-deck") {
      checker_.fail(name_ + " was told that its table has no deck of its own");
    } else if (!inside_ && token_.empty() && id.empty() && !company_.deck.id.empty()) {
      // A piece of its deck; what becomes of it all is said of the table it opens.
    } else if (!inside_) {
      // Who said goodbye and did not hear the answer finds the door closed, and that is right.
      const bool leaving = wish_ && wish_->text.starts_with("{\"leave\"");
      if (code == "bad-token" && leaving) gone_ = true;
      else if (code == "bad-token" && may_be_put_out(now_ms)) begin_anew();
      else if (code == "bad-token") checker_.fail(name_ + " was not let in with its own token");
      greeted_ = false;
    }
  } else if (name == "people") {
    knocking_.clear();
    if (const Json* knocking = body.find("knocking")) {
      for (const Json& one : knocking->items()) knocking_.push_back(integer_in(one, "person"));
    }
  } else if (name == "bye") {
    const std::string why = text_in(body, "why");
    const bool said_so = gone_ || (wish_ && wish_->text.starts_with("{\"leave\""));
    if (why == "left" && !said_so && may_be_put_out(now_ms))
      begin_anew();  // back a moment too late
    else if (why == "left" || why == "removed") gone_ = true;
    if (why == "broken") told_broken_ = true;
    if (why == "broken" && company_.spoiled) gone_ = true;
    inside_ = false;
  } else if (name == "journal") {
    journal_ = text_in(body, "text");
  } else if (name == "deck" && body.find("contents") != nullptr) {
    ++counts_.decks_told;
    const BroughtDeck& deck = company_.deck;
    const bool same = text_in(body, "contents") == deck.content &&
                      text_in(body, "key") == deck.by.key &&
                      text_in(body, "signature") == deck.by.signature;
    if (!same) checker_.fail(name_ + " was told another deck than the one that was brought");
  }
}

void Guest::act(std::int64_t now_ms, bool faults, std::vector<std::string>& out) {
  if (!connected_ || gone_) return;
  if (!greeted_) {
    greeted_ = true;
    greeted_ms_ = now_ms;
    const std::string views = by_changes_ ? ",\"views\":\"changes\"" : "";
    if (!token_.empty()) {
      ++counts_.resumed;
      std::string seen = have_seq_ && !chance(20) ? concat(",\"seen\":", seq_) : "";
      if (seen.empty()) have_seq_ = false;
      if (!seen.empty()) said_seen_ = seq_;
      out.push_back("{\"resume\":{\"table\":\"" + table_text_ + "\",\"token\":\"" + token_ + "\"" +
                    seen + views + "}}");
    } else if (role_ == Role::host && company_.code.empty()) {
      std::string create = company_.create;
      out.insert(out.end(), company_.deck.pieces.begin(), company_.deck.pieces.end());
      create.insert(create.size() - 1, views);
      out.push_back("{\"create\":" + create + ",\"id\":\"" + entry_id_ + "\"}");
    } else if (!company_.code.empty()) {
      const std::string watch = role_ == Role::watcher ? ",\"watch\":true" : "";
      out.push_back("{\"knock\":{\"code\":\"" + company_.code + "\"" + watch + views +
                    "},\"id\":\"" + entry_id_ + "\"}");
    } else {
      greeted_ = false;
    }
    return;
  }
  if (!inside_) return;
  const bool unanswered = lied_to_ && !have_seq_ && now_ms - synced_ms_ > kResendAfter_ms;
  if (must_sync_ || unanswered) {
    must_sync_ = false;
    synced_ms_ = now_ms;
    const std::string seen = have_seq_ ? concat("\"seen\":", seq_) : "";
    ++counts_.synced;
    out.push_back("{\"sync\":{" + seen + "}}");
  }
  if (lied_to_ && !have_seq_) return;  // knows nothing of its table yet
  if (!wish_ && !company_.quiet && now_ms >= next_ms_) {
    next_ms_ = now_ms + 50 + rng_.below(500);
    decide(now_ms);
  }
  say_wish(now_ms, faults, out);
  if (!asked_deck_ && !company_.deck.id.empty()) {
    asked_deck_ = true;
    out.push_back("{\"deck\":{}}");
  }
  if (!asked_journal_ && text_in(room_, "phase") == "over") {
    asked_journal_ = true;
    out.push_back("{\"journal\":{}}");
  }
  if (faults && chance(1)) {
    have_seq_ = false;
    synced_ms_ = now_ms;
    out.push_back("{\"sync\":{}}");
  }
}

void Guest::decide(std::int64_t) {
  const std::string phase = text_in(room_, "phase");
  const bool host = integer_in(room_, "host") == person_;
  if (phase != "lobby" && chance(phase == "over" ? 60 : 2)) decide_talk(host);
  if (wish_) return;
  if (host) decide_host();
  if (wish_) return;
  if (phase == "lobby") decide_lobby();
  if (phase == "playing") decide_play();
}

void Guest::decide_lobby() {
  asked_journal_ = false;
  if (role_ == Role::watcher) return void(decide_share(false));
  int open = -1;
  bool seated = false;
  int number = 0;
  for (const Json& seat : room_["seats"].items()) {
    if (text_in(seat, "kind") == "open" && (open < 0 || chance(50))) open = number;
    seated |= integer_in(seat, "person") == person_;
    ++number;
  }
  if (decide_share(seated)) return;
  if (!seated && open >= 0) return wish("sit", concat("{\"seat\":", open, "}"));
  if (seated && chance(3)) wish("stand", "{}");
}

// Its share of chance: a commitment, now and then an open nonce, now and then from one who only
// watches; and the nonce itself when it is asked for, or a wrong one, or none at all.
bool Guest::decide_share(bool seated) {
  const Json& fair = room_["fair"];
  for (const Json& person : fair["revealing"].items()) {
    if (person.integer() != person_) continue;
    if (stubborn_) return true;
    std::string nonce = nonces_.empty() || chance(5) ? new_nonce() : nonces_.back();
    for (const Json& one : fair["commitments"].items()) {
      for (const std::string& mine : nonces_) {
        if (one.text() == concat(person_, ":", commitment_of_nonce(mine)) && !chance(5))
          nonce = mine;
      }
    }
    wish("nonce", "{\"nonce\":\"" + nonce + "\"}");
    return true;
  }
  const bool commits = chance(seated ? 30 : 5);
  if (!commits && !chance(10)) return false;
  std::string nonce = new_nonce();
  const std::string body = commits ? "{\"commitment\":\"" + commitment_of_nonce(nonce) + "\"}"
                                   : "{\"nonce\":\"" + nonce + "\"}";
  if (commits) {
    stubborn_ = chance(10);
    nonces_.push_back(std::move(nonce));
    if (nonces_.size() > 8) nonces_.erase(nonces_.begin());
  }
  wish("nonce", body);
  return true;
}

void Guest::decide_host() {
  const std::string phase = text_in(room_, "phase");
  if (!knocking_.empty()) {
    const int whom = knocking_.front();
    knocking_.erase(knocking_.begin());
    return wish("admit", concat("{\"person\":", whom, "}"));
  }
  if (chance(4)) return wish("door", chance(50) ? R"({"door":"open"})" : R"({"door":"knock"})");
  if (phase == "lobby" && chance(40)) return wish("start", "{}");
  if (phase == "over" && chance(30)) return wish("rematch", "{}");
  if (phase != "playing") return;
  if (room_["paused"].is_true()) return wish("unpause", "{}");
  if (chance(2)) return wish("pause", "{}");
  if (chance(1) && chance(30)) return wish("end", "{}");
  if (chance(3)) return wish("stand-in", concat("{\"seat\":", rng_.below(4), "}"));
}

// Looks at pages with the others, puts something down, votes; now and then what is not its
// business.
void Guest::decide_talk(bool host) {
  const Json& talk = room_["talk"];
  const Json& poll = talk["poll"];
  const bool open = poll.is_object() && !poll["shown"].is_true();
  const std::string about = text_in(talk, "about");
  const std::string number = open ? std::to_string(integer_in(poll, "poll")) : "1";
  const std::string which = std::to_string(rng_.below(3));
  if ((host || chance(5)) && chance(30)) {
    return wish("page", concat(R"({"page":"map","about":"set-)", which, R"(","seat":)",
                               rng_.below(4), "}"));
  }
  if ((host || chance(5)) && !open && chance(40))
    return wish("poll", R"({"question":"why","options":["a","b","c"]})");
  if ((host || chance(5)) && open && chance(10)) return wish("show", "{\"poll\":" + number + "}");
  if (open && chance(50)) return wish("vote", "{\"poll\":" + number + ",\"option\":" + which + "}");
  if (!about.empty() && chance(20))
    return wish("put", R"({"about":")" + about + R"(","what":"41.5 13.)" + which + "\"}");
}

void Guest::decide_play() {
  const JsonResult view = parse_json(view_);
  if (!view) return;
  int seat = -1;
  int number = 0;
  for (const Json& chair : room_["seats"].items()) {
    if (integer_in(chair, "person") == person_) seat = number;
    ++number;
  }
  if (seat < 0) return;
  if (chance(1) && chance(5)) return wish("leave", "{}");
  const std::vector<std::string> commands = commands_in(shelf_, view.value, seat);
  if (commands.empty()) {
    if (chance(3)) wish("do", "\"ask 1 anders\"");  // out of turn, or nonsense
    return;
  }
  wish("do", "\"" + commands[rng_.below(commands.size())] + "\"");
}

}  // namespace stolik
