#include "server/sim/lesson_guest.h"

#include "games/table.h"
#include "server/sim/checker.h"
#include "server/sim/sim.h"

namespace stolik {
namespace {

std::string number_in(std::string_view name, int number) {
  return concat("{\"", name, "\":", number, "}");
}

bool is_for_a_table(const std::string& text) { return text.starts_with("{\"do\""); }

}  // namespace

LessonGuest::LessonGuest(std::string name, Role role, Schoolroom& room, const Shelf& shelf,
                         Rng& rng, Checker& checker, SimCounts& counts)
    : SimClient(std::move(name), rng, checker, counts), role_(role), room_(room), shelf_(shelf) {
  entry_id_ = new_id(24);
  device_ = new_id(24);
  own_name_ = "Zz" + new_id(8);  // found nowhere by chance
}

void LessonGuest::line_opened() {
  SimClient::line_opened();
  knocking_ = at_table_ = have_seq_ = false;
}

void LessonGuest::line_closed(std::int64_t now_ms) {
  SimClient::line_closed(now_ms);
  knocking_ = at_table_ = false;
}

bool LessonGuest::gives_up(std::int64_t now_ms) const {
  return !knocking_ && SimClient::gives_up(now_ms);
}

bool LessonGuest::changes_device() { return inside_ && std::exchange(wants_device_, false); }

std::string LessonGuest::describe() const {
  return concat(SimClient::describe(), " class ", class_seq_,
                at_table_ ? concat(" table ", seq_) : "", knocking_ ? " knocking" : "",
                banned_ ? " banned" : "", stays_away_ ? " stays away" : "");
}

std::string LessonGuest::phase() const { return text_in(state_, "phase"); }

// As one who was never here.
void LessonGuest::begin_anew() {
  token_.clear();
  knock_anew();
  state_ = {};
  state_text_.clear();
  class_seq_ = 0;
  wish_.reset();
  old_.reset();
  person_ = 0;
}

void LessonGuest::greet(std::int64_t now_ms, std::vector<std::string>& out) {
  if (const auto ticket = room_.tickets.find(person_);
      person_ != 0 && ticket != room_.tickets.end()) {
    token_ = ticket->second;
    room_.tickets.erase(ticket);
  }
  if (const auto link = room_.links.find(role_); link != room_.links.end()) {
    begin_anew();
    token_ = link->second;
    room_.links.erase(link);
  }
  std::string text;
  if (!token_.empty()) {
    ++counts_.resumed;
    text = "{\"resume\":{\"class\":\"" + table_name(room_.lesson) + "\",\"token\":\"" + token_ +
           "\"}}";
  } else if (role_ == Role::teacher && room_.code.empty()) {
    out.insert(out.end(), room_.deck.pieces.begin(), room_.deck.pieces.end());
    text = "{\"open-class\":" + room_.open + ",\"id\":\"" + entry_id_ + "\"}";
  } else if (role_ == Role::pupil && !room_.code.empty() && !room_.stranded.contains(person_)) {
    if (knock_.empty()) knock_ = knock_text();
    text = knock_;
  }
  if (text.empty()) return;
  greeted_ = true;
  greeted_ms_ = now_ms;
  out.push_back(std::move(text));
}

std::string LessonGuest::knock_text() {
  std::string text = "{\"knock\":{\"code\":\"" + room_.code + "\"";
  if (!room_.pattern.empty()) {
    std::string symbols;
    for (const int symbol : room_.pattern) symbols += concat(symbols.empty() ? "" : ",", symbol);
    text += ",\"pattern\":[" + symbols + "]";
  }
  text += ",\"name\":\"" + own_name_ + "\",\"device\":\"" + device_ + "\",\"nonce\":\"" +
          new_nonce() + "\"}";
  return text + ",\"id\":\"" + entry_id_ + "\"}";
}

// What it says at the door from now on is another knock.
void LessonGuest::knock_anew() {
  entry_id_ = new_id(24);
  knock_.clear();
}

void LessonGuest::take_update(const Json& body) {
  const auto seq = std::uint64_t(integer_in(body, "seq"));
  if (lied_to_ && (!at_table_ || !have_seq_ || seq != seq_ + 1)) {
    must_sync_ = !have_seq_ || seq > seq_;
    return;
  }
  if (!at_table_) return checker_.fail(name_ + " hears of a table and is at none");
  if (have_seq_ && seq != seq_ + 1) {
    checker_.fail(concat(name_, " heard number ", seq, " after ", seq_));
  }
  seq_ = seq;
  have_seq_ = true;
  if (const Json* room = body.find("room")) table_ = *room;
  if (const Json* view = body.find("view")) view_ = view->written();
}

void LessonGuest::take_people(const Json& body) {
  at_door_.clear();
  if (const Json* knocking = body.find("knocking")) {
    for (const Json& one : knocking->items()) at_door_.push_back(integer_in(one, "person"));
  }
}

// A question that waits to be sent. `text` lacks its id and its end.
void LessonGuest::ask_with_id(const std::string& text) {
  const std::string id = new_id(8);
  asked_.insert(id);
  asks_.push_back(text + ",\"id\":\"" + id + "\"}");
}

void LessonGuest::answered(const Json& body) {
  if (body.find("again") != nullptr) ++counts_.again;
  if (!wish_ || wish_->id != text_in(body, "id")) return;
  const bool wants_token =
      wish_->text.starts_with("{\"ticket\"") || wish_->text.starts_with("{\"grant\"");
  if (wants_token && !lied_to_ && brought_ != wish_->id &&
      checker_.is_token_good(room_.lesson, person_, wish_->id)) {
    checker_.fail(name_ + " was told ok, and not the token that was asked for");
  }
  if (wish_->text.starts_with("{\"leave\"")) gone_ = true;
  if (wish_->text.starts_with("{\"erase\"")) room_.erased = true;
  old_ = wish_;
  wish_.reset();
}

void LessonGuest::refused(const Json& body) {
  ++counts_.refused;
  const std::string code = text_in(body, "code");
  const std::string id = text_in(body, "id");
  if (wish_ && wish_->id == id) {
    if (is_for_now(code)) {
      wish_->sent_ms = -1;
      return;
    }
    // A table that broke by a bug, or was left behind while they were away, may have kept what it
    // cannot answer any more.
    const bool nowhere = !at_table_ && (code == "wrong-phase" || code == "not-seated");
    if (!is_for_a_table(wish_->text) || (!room_.spoiled && !nowhere))
      checker_.refused_in_class(room_.lesson, person_, id);
    wish_.reset();
    return;
  }
  if (inside_ || !greeted_) return;
  if (token_.empty() && id.empty() && role_ == Role::teacher && !room_.deck.id.empty())
    return;  // a piece of the deck
  greeted_ = false;
  if (is_for_now(code)) return;
  if (code == "pattern") knock_anew();
  if (code == "no-such-table") {  // the judge looks whether that was right
    if (room_.erased || phase() == "over" || checker_.is_over(room_.lesson)) gone_ = true;
    else if (checker_.is_banned(room_.lesson, device_)) banned_ = true;
    else knock_anew();
  }
  if (code != "bad-token") return;
  // Leaving, and the answer was lost; erased; taken back; replaced, and the new one was lost: the
  // judge knows which of them it was.
  const bool leaving = wish_ && wish_->text.starts_with("{\"leave\"");
  if (leaving || room_.erased || checker_.stored(room_.lesson) == 0) gone_ = true;
  else if (checker_.is_member(room_.lesson, person_))
    room_.stranded.insert(person_), token_.clear();
  else begin_anew();
}

void LessonGuest::said_goodbye(const std::string& why) {
  inside_ = at_table_ = knocking_ = false;
  if (why == "expired") room_.erased = gone_ = true;
  if (why == "left") gone_ = true;
  if (why == "broken") told_broken_ = true;
  if (why == "removed" || why == "revoked" || why == "turned-away") begin_anew();
}

void LessonGuest::heard(std::int64_t, const std::string& text) {
  const JsonResult parsed = parse_json(text);
  const auto& [name, body] = parsed.value.members().front();
  if (name == "entered") {
    parse_table_name(text_in(body, "class"), room_.lesson);
    person_ = integer_in(body, "person");
    if (body.find("token") != nullptr) token_ = text_in(body, "token");
    room_.code = text_in(body, "code");
    room_.stranded.erase(person_);
    inside_ = true;
    knocking_ = false;
  } else if (name == "knocking") {
    knocking_ = true;
  } else if (name == "class") {
    const auto seq = std::uint64_t(integer_in(body, "seq"));
    if (seq < class_seq_ && lied_to_) return;
    if (seq < class_seq_) checker_.fail(name_ + " was told of a class as it had been before");
    class_seq_ = seq;
    state_ = body;
    state_text_ = text;
  } else if (name == "moved") {
    if (wish_ && is_for_a_table(wish_->text))
      wish_.reset();  // it was for the table that is left behind
    at_table_ = !body["table"].is_null();
    have_seq_ = false;
    if (!at_table_) view_.clear();
  } else if (name == "update") {
    take_update(body);
  } else if (name == "fresh") {
    if (!at_table_ && !lied_to_) checker_.fail(name_ + " is shown a table and is at none");
    at_table_ = true;
    seq_ = std::uint64_t(integer_in(body, "seq"));
    have_seq_ = true;
    must_sync_ = false;
    table_ = *body.find("room");
    view_ = body.find("view") != nullptr ? body["view"].written() : "";
  } else if (name == "people") {
    take_people(body);
  } else if (name == "pattern") {
    room_.pattern.clear();
    for (const Json& symbol : body["symbols"].items())
      room_.pattern.push_back(int(symbol.integer().value_or(0)));
  } else if (name == "forks" || name == "report") {
    if (!asked_.contains(text_in(body, "id")))
      checker_.fail(name_ + " was told what another request asked for");
  } else if (name == "granted") {
    brought_ = text_in(body, "id");
    Role role{};
    role_named(text_in(body, "role"), role);
    room_.links[role] = text_in(body, "token");
  } else if (name == "ticket") {
    brought_ = text_in(body, "id");
    room_.tickets[integer_in(body, "person")] = text_in(body, "token");
    room_.stranded.erase(integer_in(body, "person"));
  } else if (name == "ok") {
    answered(body);
  } else if (name == "refused") {
    refused(body);
  } else if (name == "bye") {
    said_goodbye(text_in(body, "why"));
  }
}

void LessonGuest::act(std::int64_t now_ms, bool faults, std::vector<std::string>& out) {
  if (!connected_ || gone_ || banned_) return;
  if (!greeted_ && now_ms >= next_ms_) {
    greet(now_ms, out);
    next_ms_ = now_ms + 200 + rng_.below(400);
    return;
  }
  if (!inside_) return;
  if (!faults && room_.tickets.contains(person_) && !wish_) wants_device_ = true;
  if (faults && room_.tickets.contains(person_) && chance(5)) wants_device_ = true;
  // Nothing is numbered without a gap in a class: whoever knows of a bad line asks from time to
  // time.
  if (must_sync_ || (lied_to_ && now_ms - synced_ms_ > kResendAfter_ms)) {
    must_sync_ = false;
    synced_ms_ = now_ms;
    ++counts_.synced;
    out.emplace_back("{\"sync\":{}}");
  }
  for (std::string& ask : asks_) out.push_back(std::move(ask));
  asks_.clear();
  if (!wish_ && !room_.quiet && now_ms >= next_ms_) {
    next_ms_ = now_ms + 50 + rng_.below(500);
    decide();
  }
  say_wish(now_ms, faults, out);
}

// ---- what they want

void LessonGuest::decide() {
  if (state_text_.empty()) return;
  if (leads()) decide_leader();
  if (role_ == Role::pupil) decide_pupil();
  if (phase() == "over" && chance(5)) asks_.emplace_back("{\"file\":{}}");
}

int LessonGuest::any_person() {
  const auto& people = state_["people"].items();
  return people.empty() ? 0 : integer_in(people[rng_.below(people.size())], "person");
}

int LessonGuest::any_table() {
  const auto count = std::uint32_t(state_["tables"].items().size());
  return 1 + int(rng_.below(count + 1));  // now and then one that is not there
}

void LessonGuest::decide_leader() {
  const bool helper = role_ == Role::co_teacher;
  if (helper && !chance(20)) return;
  decide_door();
  if (wish_) return;
  const std::string now = phase();
  if (now == "lobby" || now == "seating") decide_seats();
  else if (now == "playing") decide_game();
  else if (now == "debrief") decide_debrief();
  else if (now == "over" && !helper && chance(8)) wish("erase", "{}");
  if (now == "over" && chance(10)) ask_with_id(R"({"report":{"language":"pl"})");
}

void LessonGuest::decide_door() {
  if (!at_door_.empty() && chance(70)) {
    const int whom = at_door_.front();
    at_door_.erase(at_door_.begin());
    if (chance(10)) return wish("admit", R"({"all":true})");
    if (!room_.calm && chance(8))
      return wish("turn-away", chance(50) ? R"({"all":true})" : number_in("person", whom));
    return wish("admit", number_in("person", whom));
  }
  if (!room_.stranded.empty() && chance(50))
    return wish("ticket", number_in("person", *room_.stranded.begin()));
  const int person = any_person();
  if (role_ == Role::teacher && chance(5)) {
    const auto& staff = state_["staff"].items();
    if (!room_.calm && staff.size() > 3 && chance(40)) {
      const Json& one = staff[rng_.below(staff.size())];
      return wish("revoke", number_in("person", integer_in(one, "person")));
    }
    const char* role = chance(50) ? "projector" : "co-teacher";
    if (!room_.calm || staff.size() < 3) return wish("grant", concat(R"({"role":")", role, "\"}"));
  }
  if (room_.calm) return;
  if (chance(1)) return wish("remove", number_in("person", person));
  if (chance(1) && chance(30)) return wish("ban", number_in("person", person));
  if (chance(1)) return wish("rename", number_in("person", person));
  if (chance(2)) return wish("ticket", number_in("person", person));
  if (chance(1)) return wish("reopen", "{}");
  if (chance(1)) return wish("lock", chance(50) ? R"({"on":true})" : R"({"on":false})");
  const char* doors[] = {R"({"door":"open"})", R"({"door":"knock"})", R"({"door":"pattern"})",
                         R"({"door":"open","until":2})"};
  if (chance(2)) return wish("door", doors[rng_.below(4)]);
}

void LessonGuest::decide_seats() {
  const bool seating = phase() == "seating";
  const int inside = integer_in(state_, "inside");
  // One draw a statement: arguments are evaluated in an order that depends on the compiler.
  const int one = any_person();
  const std::string pair = concat(one, ",", any_person());
  if (seating && chance(35)) return wish("start", chance(30) ? R"({"minutes":1})" : "{}");
  if (seating && chance(10)) {
    const int person = any_person();
    const int table = any_table();
    const std::string seat = chance(50) ? concat(",\"seat\":", rng_.below(5)) : "";
    return wish("place", concat("{\"person\":", person, ",\"table\":", table, seat, "}"));
  }
  if (chance(4)) {
    const char* what = chance(70) ? "wish" : "unwish";
    return wish(what, concat(chance(50) ? "{\"apart\":[" : "{\"together\":[", pair, "]}"));
  }
  if (chance(2)) return wish("wish", concat("{\"pin\":[", any_person(), ",1]}"));
  if (inside >= 2 && chance(seating ? 5 : inside >= room_.pupils - 1 ? 30 : 3)) wish("seat", "{}");
}

void LessonGuest::decide_game() {
  const std::string table = std::to_string(any_table());
  const bool paused = state_["paused"].is_true();
  if (paused && chance(40)) return wish("unpause", "{}");
  for (const Json& one : state_["tables"].items()) {
    if (one["paused"].is_true() && chance(30))
      return wish("unpause", number_in("table", integer_in(one, "table")));
  }
  if (room_.calm) {
    if (state_["finishing"].is_true() && chance(30)) return wish("finish", R"({"minutes":null})");
    if (room_.may_end && chance(1)) wish("debrief", "{}");
    return;
  }
  if (chance(2)) return wish("pause", chance(50) ? "{}" : "{\"table\":" + table + "}");
  if (chance(2))
    return wish("message", chance(50)   ? R"({"text":"Five more minutes."})"
                           : chance(40) ? "null"
                                        : R"({"sentence":3,"table":)" + table + "}");
  if (chance(1)) return wish("more", chance(80) ? R"({"minutes":5})" : R"({"minutes":-5})");
  if (chance(1) && chance(40))
    return wish("finish", chance(70) ? R"({"minutes":0})" : R"({"minutes":null})");
  if (chance(4)) {
    const char* ways[] = {"", R"(,"as":"seat")", R"(,"as":"second")", R"(,"as":"reporter")"};
    const int person = any_person();
    return wish("move",
                concat("{\"person\":", person, ",\"table\":", table, ways[rng_.below(4)], "}"));
  }
  if (chance(2))
    return wish("stand-in", concat("{\"table\":", table, ",\"seat\":", rng_.below(4), "}"));
  if (chance(1) && chance(30)) return wish("end", "{\"table\":" + table + "}");
  if (chance(1))
    return wish("penalty", concat("{\"table\":", table, ",\"team\":", rng_.below(3), "}"));
  if (chance(1)) return wish("hand-down", number_in("person", any_person()));
  if (chance(2))
    return wish("show",
                chance(50) ? R"({"page":"wall"})" : R"({"page":"table","table":)" + table + "}");
  if (chance(1) && chance(30))
    return wish("question", R"({"kind":"text","text":"Why?","options":["a","b"]})");
  if (chance(1)) return wish("next-round", "{}");
  if (chance(2)) return wish("debrief", "{}");
}

void LessonGuest::decide_debrief() {
  const bool open = state_["question"]["open"].is_true();
  if (chance(10)) ask_with_id(chance(50) ? R"({"forks":{})" : R"({"report":{"language":"ru"})");
  if (open && chance(20)) return wish("reveal", "{}");
  if (!open && chance(15))
    return wish("question", concat(R"({"kind":"fork","number":)", 1 + rng_.below(4), "}"));
  if (!open && chance(15))
    return wish("question",
                R"({"kind":"text","text":"Where?","options":["here","there","nowhere"]})");
  if (chance(3)) return wish("question", "null");
  if (room_.may_end && chance(room_.calm ? 10 : 4)) return wish("end-class", "{}");
  if (chance(room_.calm && !room_.may_end ? 30 : 6)) wish("next-round", "{}");
}

// ---- a pupil

void LessonGuest::decide_pupil() {
  const std::string as = text_in(state_["you"]["place"], "as");
  if (state_["question"]["open"].is_true() && chance(20)) {
    return wish("vote", concat("{\"option\":", rng_.below(3), "}"));
  }
  if (chance(2)) return wish("hand", chance(60) ? R"({"up":true,"why":"?"})" : R"({"up":false})");
  if (phase() == "debrief" && chance(5)) return wish("exit", R"({"answers":["one","two"]})");
  if (phase() == "lobby" && chance(3)) return wish("nonce", "{\"nonce\":\"" + new_nonce() + "\"}");
  if (as == "reporter" && chance(10)) return wish("note", R"({"task":1,"text":"They wait."})");
  if (!room_.calm && chance(1) && chance(3)) return wish("leave", "{}");
  if (chance(1) && chance(30)) return wish("start", "{}");  // not theirs to say
  if (as == "second" && chance(20)) asks_.emplace_back(R"({"propose":"ask 1 anders"})");
  if (as == "seat") decide_move();
}

void LessonGuest::decide_move() {
  const JsonResult view = at_table_ && !view_.empty() ? parse_json(view_) : JsonResult{};
  const int seat = integer_in(state_["you"]["place"], "seat");
  if (!view || !view.value.is_object() || seat < 0) return;
  // The class gave the seat; the table gives it at the next boundary, and then they see its cards.
  const auto& chairs = table_["seats"].items();
  const auto chair = std::size_t(seat);
  if (chair >= chairs.size() || integer_in(chairs[chair], "person") != person_) return;
  const std::vector<std::string> commands = commands_in(shelf_, view.value, seat);
  if (!commands.empty()) return wish("do", "\"" + commands[rng_.below(commands.size())] + "\"");
  if (chance(2)) wish("do", "\"ask 1 anders\"");  // out of turn, or nonsense
}

}  // namespace stolik
