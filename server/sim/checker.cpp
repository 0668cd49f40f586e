#include "server/sim/checker.h"

#include <algorithm>

#include "server/journal/fair.h"
#include "server/sim/merge.h"

namespace stolik {
namespace {

constexpr std::size_t kMomentsKept = 64;

std::uint64_t seq_of(const Json& json) { return std::uint64_t(json["seq"].integer().value_or(0)); }

// What may never be so at a table, whatever came before; "" if it is well.
std::string flaw_of(const Room& room) {
  const bool anybody =
      std::ranges::any_of(room.people, [](const Person& one) { return !one.gone; });
  const bool hosted = room.lesson == nullptr && !room.settings.of_class;
  if (hosted && anybody && room.person(room.host) == nullptr)
    return "the host is nobody at the table";
  for (std::size_t i = 0; i < room.chairs.size(); ++i) {
    const Chair& chair = room.chairs[i];
    if (chair.stand_in && (chair.kind != Chair::Kind::person || room.phase == Head::Phase::lobby)) {
      return "a bot stands in where nobody plays";
    }
    if (chair.kind != Chair::Kind::person) continue;
    if (room.person(chair.person) == nullptr) return "a seat belongs to nobody at the table";
    if (room.seat_of(chair.person) != int(i)) return "somebody has two seats";
  }
  return "";
}

}  // namespace

std::uint64_t Checker::stored(TableId table) const {
  const auto found = store_.kept().find(table);
  return found == store_.kept().end() ? 0 : found->second.batches.size();
}

const Room* Checker::room(TableId table) {
  return stored(table) == 0 ? nullptr : &follow(table).room;
}

Checker::Shadow& Checker::follow(TableId table) {
  Shadow& shadow = shadows_[table];
  shadow.room.id = table;
  const auto& batches = store_.kept().at(table).batches;
  while (shadow.room.seq < batches.size()) {
    const std::uint64_t before = shadow.room.seq;
    advance(shadow, batches[shadow.room.seq]);
    if (shadow.room.seq == before) {
      fail(concat("table ", table_name(table), ": the journal cannot be replayed at ", before + 1));
      break;
    }
  }
  return shadow;
}

void Checker::advance(Shadow& shadow, const std::string& line) {
  Batch batch;
  if (!read_batch(line, batch)) return;
  Moment now;
  Room draft;  // a table of a class is opened and dealt by its first batch
  if (shadow.room.seq == 0) {
    Batch opening = batch;
    const auto start = std::ranges::find_if(opening.records, [](const Record& one) {
      return record_if<record::Started>(one) != nullptr;
    });
    opening.records.erase(start, opening.records.end());
    draft.apply(opening, shelf_, nullptr);
    for (Record& record : batch.records) {
      if (auto* deck = record_if<record::DeckGiven>(record)) deck->own = draft.own;
    }
    shadow.of_class = draft.settings.of_class.has_value();
  }
  judge_deal(shadow, batch);
  judge_talk(shadow, batch);
  if (shadow.room.lesson != nullptr) judge_lesson(shadow, batch);
  bool began = false;
  for (const Record& record : batch.records) {
    if (record_if<record::Started>(record) != nullptr) {
      began = true;
      shadow.table = std::move((shadow.room.seq == 0 ? draft : shadow.room).open(shelf_).table);
      now.game = true;
    }
    if (record_if<record::Rematch>(record) != nullptr) shadow.table.reset();
    const auto* did = record_if<record::Did>(record);
    if (did == nullptr || shadow.table == nullptr) continue;
    const Answer answer = shadow.table->submit(did->actor, did->command);
    if (!answer.ok())
      return fail("the journal holds a command that the rules refuse: " + did->command);
    now.game = true;
    now.own.resize(std::size_t(shadow.table->players()));
    shadow.table->tell(kNobody, now.all);
    for (std::size_t i = 0; i < now.own.size(); ++i)
      shadow.table->tell(seat_at(int(i)), now.own[i]);
  }
  for (const Record& record : batch.records) {
    const auto* left = record_if<record::Left>(record);
    const bool put_out = left != nullptr && !left->removed && batch.person != left->person;
    if (put_out && !shadow.of_class && shadow.room.seat_of(left->person) >= 0) {
      return fail(
          concat("person ", left->person, " had a seat, and the house gave the place away"));
    }
  }
  const std::string trouble = shadow.room.apply(batch, shelf_, nullptr);
  if (!trouble.empty()) return fail("a batch cannot be applied again: " + trouble);
  if (const std::string flaw = flaw_of(shadow.room); !flaw.empty()) return fail(flaw);
  if (shadow.room.lesson != nullptr) return keep_lesson(shadow);
  if (began) judge_key(shadow);
  note_talk(shadow, now);
  for (const auto& [person, nonce] : shadow.drawing.nonces) {
    if (shadow.drawing.commitments.contains(person)) now.opened.push_back(nonce);
  }
  for (const CalledOff& one : shadow.room.called_off) now.must_tell.push_back(one.seed);
  now.seq = shadow.room.seq;
  now.over = shadow.room.phase == Head::Phase::over;
  for (const Person& person : shadow.room.people) {
    if (!person.gone)
      now.seats[person.number] = shadow.table ? shadow.room.eyes_of(person.number) : -1;
  }
  if (shadow.table) {
    now.spectator_view = shadow.table->view(kNobody);
    for (int i = 0; i < shadow.table->players(); ++i)
      now.views.push_back(shadow.table->view(seat_at(i)));
  }
  shadow.moments.push_back(std::move(now));
  if (shadow.moments.size() > kMomentsKept) shadow.moments.pop_front();
}

const Checker::Moment* Checker::moment(TableId table, std::uint64_t seq) {
  if (seq > stored(table)) {
    fail(concat("number ", seq, " was told, but the store ends at ", stored(table)));
    return nullptr;
  }
  for (const Moment& one : follow(table).moments) {
    if (one.seq == seq) return &one;
  }
  return nullptr;
}

void Checker::sent(Conn conn, const std::string& text) {
  const JsonResult parsed = parse_json(text);
  if (!parsed) return fail("a text that is not JSON was sent");
  const auto& [name, body] = parsed.value.members().front();
  Line& line = lines_[conn];
  check_door(conn, name, body);
  if (name == "ok" && line.lesson != TableId{}) check_ok_in_class(conn, line, body);
  check_answer(conn, name, body);
  if (check_class(conn, name, body, text)) return;
  if (name == "welcome") {
    parse_table_name(body["table"].text(), line.table);
    line.person = int(body["person"].integer().value_or(0));
    if (seq_of(body) > stored(line.table)) fail("welcome before it was stored");
  } else if (name == "update") {
    check_update(line, body, text);
  } else if (name == "fresh") {
    check_fresh(line, body, text);
  } else if (name == "ok" && line.lesson == TableId{} && seq_of(body) > stored(line.table)) {
    fail("ok before it was stored");
  }
  if (line.person == 0 || stored(line.table) == 0) return;
  const Shadow& shadow = follow(line.table);
  // The seed of a running game is in no text whatever; that of a class, until it is over.
  const bool opened = shadow.of_class ? is_over(line.lesson)
                                      : !shadow.moments.empty() && shadow.moments.back().over;
  if (!opened && name != "journal" && text.find(to_hex(shadow.room.seed)) != std::string::npos) {
    fail("the seed of a running game was sent");
  }
}

void Checker::check_update(const Line& line, const Json& json, const std::string& text) {
  const Moment* now = moment(line.table, seq_of(json));
  if (now == nullptr) return;
  check_told(*now, json, text);
  const auto seated = now->seats.find(line.person);
  const int seat = seated == now->seats.end() ? -1 : seated->second;
  const auto at = std::size_t(seat);
  check_eyes(line, seat);
  std::string tail;
  if (now->game)
    tail += ",\"events\":[" + (seat >= 0 && at < now->own.size() ? now->own[at] : now->all) + "]";
  if (json.find("view") != nullptr) {
    tail +=
        ",\"view\":" + (seat >= 0 && at < now->views.size() ? now->views[at] : now->spectator_view);
  } else if (const Json* changes = json.find("changes")) {
    check_changes(line, *now, *changes);
    tail += ",\"changes\":" + changes->written();
  } else if (now->game && seq_of(json) == stored(line.table) && !now->spectator_view.empty()) {
    fail("the last update came without a view");
  }
  if (!text.ends_with(tail + "}}")) {
    fail(concat("update ", now->seq, " to person ", line.person, " is not what seat ", seat,
                " may know:\n", text, "\nexpected to end with\n", tail));
  }
}

// To those who asked for it, and nothing but what makes their last view the one they may have now.
void Checker::check_changes(const Line& line, const Moment& now, const Json& changes) {
  const std::string whom = concat("person ", line.person, " at number ", now.seq);
  if (!line.by_changes)
    return fail("changes of a view were told to " + whom + ", who did not ask for them");
  const Moment* before = moment(line.table, now.seq - 1);
  if (before == nullptr) return;
  const auto view_in = [&](const Moment& then) -> const std::string& {
    const auto seated = then.seats.find(line.person);
    const bool sees_all = seated == then.seats.end() || seated->second < 0;
    return sees_all ? then.spectator_view : then.views[std::size_t(seated->second)];
  };
  if (with_changes(view_in(*before), changes) != view_in(now))
    fail("the changes told to " + whom + " do not make its view");
}

void Checker::check_fresh(const Line& line, const Json& json, const std::string& text) {
  const Moment* now = moment(line.table, seq_of(json));
  if (now == nullptr) return;
  check_told(*now, json, text);
  const auto seated = now->seats.find(line.person);
  const int seat = seated == now->seats.end() ? -1 : seated->second;
  const auto at = std::size_t(seat);
  check_eyes(line, seat);
  if (!now->spectator_view.empty()) {
    const std::string& view = seat >= 0 ? now->views[at] : now->spectator_view;
    if (text.find(",\"view\":" + view + ",\"story\"") == std::string::npos)
      fail("a fresh view is not the seat's own");
  }
  for (const Json& item : json["story"].items()) {
    const Moment* then = moment(line.table, seq_of(item));
    if (then == nullptr) continue;
    const std::string& expected = seat >= 0 && at < then->own.size() ? then->own[at] : then->all;
    if (item["events"].written() != "[" + expected + "]")
      fail("a line of the story is not what the seat may know");
  }
}

void Checker::acknowledged(TableId table, int person, std::string_view id, std::uint64_t seq) {
  if (seq == 0 || seq > stored(table)) return fail("ok names a number that is not stored");
  Batch batch;
  read_batch(store_.kept().at(table).batches[seq - 1], batch);
  if (batch.id != digest64(id) || batch.person != person) {
    // create, knock and turning somebody away leave no id of theirs
    if (batch.id != 0 && id.size() < 22)
      fail(concat("ok for ", id, " names a number that is another's"));
  }
}

void Checker::refused(TableId table, int person, std::string_view id) {
  refused_.insert({{table, person}, digest64(id)});
}

void Checker::judge_journals() {
  for (const auto& [table, kept] : store_.kept()) {
    std::set<std::pair<int, std::uint64_t>> seen;
    for (const std::string& line : kept.batches) {
      Batch batch;
      if (!read_batch(line, batch)) return fail("a batch cannot be read");
      if (batch.id == 0) continue;
      if (!seen.insert({batch.person, batch.id}).second) {
        fail(concat("a command was carried out twice, again as number ", batch.seq));
      }
      if (refused_.contains({{table, batch.person}, batch.id})) {
        fail(concat("a command was refused and yet carried out, as number ", batch.seq));
      }
    }
  }
}

void Checker::judge_client(TableId table, int person, std::uint64_t seq, const std::string& view,
                           std::string_view who) {
  const std::string name{who};
  if (seq != stored(table)) {
    return fail(concat(name, " is at ", seq, ", its table at ", stored(table)));
  }
  const Moment* now = moment(table, seq);
  if (now == nullptr) return fail(name + ": no such moment");
  const auto seated = now->seats.find(person);
  if (seated == now->seats.end()) return fail(name + " is nobody at its table");
  if (now->spectator_view.empty()) return;
  const std::string& expected =
      seated->second >= 0 ? now->views[std::size_t(seated->second)] : now->spectator_view;
  if (view != expected) fail(name + " sees another table than there is");
}

}  // namespace stolik
