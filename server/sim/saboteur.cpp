#include "server/sim/saboteur.h"

#include <limits>

#include "core/json.h"
#include "server/hub/room.h"
#include "server/hub/wire.h"

namespace stolik {
namespace {

// The hub's own memory of a table, if it is there.
Room* memory_of(const Hub& hub, TableId table) { return const_cast<Room*>(hub.look(table)); }

void forget_ids(Room* room) {
  if (room == nullptr) return;
  for (Person& person : room->people) person.ids = {};
}

bool is_update(const Effect& effect) {
  const auto* send = std::get_if<effect::Send>(&effect);
  return send != nullptr && send->text->starts_with("{\"update\"");
}

std::uint64_t seq_of(const std::string& text) {
  const JsonResult parsed = parse_json(text);
  return std::uint64_t(parsed.value.members().front().second["seq"].integer().value_or(0));
}

// Where the value of a member stands that is a list or an object; an empty span if there is none of
// that name.
std::pair<std::size_t, std::size_t> span_of(const std::string& text, const std::string& name) {
  const std::size_t key = text.find("\"" + name + "\":");
  if (key == std::string::npos) return {0, 0};
  const std::size_t begin = key + name.size() + 3;
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = begin; i < text.size(); ++i) {
    if (text[i] == '"' && text[i - 1] != '\\') quoted = !quoted;
    if (quoted) continue;
    if (text[i] == '[' || text[i] == '{') ++depth;
    if ((text[i] == ']' || text[i] == '}') && --depth == 0) return {begin, i + 1 - begin};
  }
  return {0, 0};
}

std::string value_of(const std::string& text, const std::string& name) {
  const auto [begin, size] = span_of(text, name);
  return text.substr(begin, size);
}

void rewrite(effect::Send& send, const std::string& name, const std::string& value) {
  const auto [begin, size] = span_of(*send.text, name);
  if (size == 0) return;
  std::string text = *send.text;
  send.text = std::make_shared<const std::string>(text.replace(begin, size, value));
}

}  // namespace

void Saboteur::on(Hub& hub, Input input, Effects& effects) {
  if (plant_ == Plant::none) return hub.on(input, effects);
  Append unwritten;
  if (const auto* written = std::get_if<input::Written>(&input.what)) {
    if (auto found = writing_.extract(written->ticket);
        !found.empty() && written->outcome.kind == Outcome::Kind::full) {
      unwritten = found.mapped();
    }
    if (plant_ == Plant::lose_on_full && unwritten.seq > 1)
      std::get<input::Written>(input.what).outcome = {};
  }
  if (before(hub, input, effects) == Heard::yes) hub.on(input, effects);
  if (plant_ == Plant::apply_on_failure && unwritten.seq > 1) play_unwritten(hub, unwritten);
  after(hub, input, effects);
  keep_watch(effects);
}

Saboteur::Heard Saboteur::before(Hub& hub, Input& input, Effects& effects) {
  if (const auto* received = std::get_if<input::Received>(&input.what))
    return says(hub, *received, effects);
  if (auto* space = std::get_if<input::Space>(&input.what);
      space != nullptr && plant_ == Plant::ignore_reserve) {
    space->bytes = std::numeric_limits<std::int64_t>::max();
  }
  const auto* fired = std::get_if<input::Fired>(&input.what);
  if (fired != nullptr && plant_ == Plant::keep_ghosts &&
      fired->timer.kind == TimerId::Kind::away) {
    const Room* room = hub.look(fired->timer.table);
    const int person = fired->timer.index;
    if (room != nullptr && room->host != person && room->seat_of(person) < 0) return Heard::no;
  }
  return Heard::yes;
}

Saboteur::Heard Saboteur::says(Hub& hub, const input::Received& received, Effects& effects) {
  const auto inside = inside_.find(received.conn);
  Room* room = inside != inside_.end() ? memory_of(hub, inside->second.table) : nullptr;
  if (plant_ == Plant::forget_ids) forget_ids(room);
  const JsonResult said = parse_json(received.text);
  if (!said || said.value.members().empty()) return Heard::yes;
  const auto& [name, body] = said.value.members().front();
  if (plant_ == Plant::any_nonce && room != nullptr && name == "nonce") {
    for (Share& share : room->seal.shares) {
      if (body.find("nonce") != nullptr && share.person == inside->second.person &&
          share.nonce.empty()) {
        share.commitment = commitment_of_nonce(body["nonce"].text());
      }
    }
  }
  if (stuck_.contains(received.conn) && name != "ping") {
    const std::string text =
        refused_text(said.value["id"].text(), {"under-way", "", "One thing at a time."});
    effects.push_back(
        effect::Send{received.conn, std::make_shared<const std::string>(text), false});
    return Heard::no;
  }
  return Heard::yes;
}

void Saboteur::after(Hub& hub, const Input& input, Effects& effects) {
  if (plant_ == Plant::tell_before_durable) tell_at_once(hub, input.now_ms, effects);
  if (plant_ == Plant::leak_whisper || plant_ == Plant::leak_view || plant_ == Plant::leak_changes)
    tell_alike(hub, effects);
  if (plant_ == Plant::watchers_add) add_watchers(hub, effects);
  if (plant_ >= Plant::class_to_all) spoil_class(hub, input, effects);
  if (const auto* loaded = std::get_if<input::Loaded>(&input.what);
      loaded != nullptr && plant_ == Plant::forget_ids_on_load) {
    forget_ids(memory_of(hub, loaded->table));
  }
  leave_out(input, effects);
  reword(effects);
}

// The hub hears that what it wrote is durable before it is.
void Saboteur::tell_at_once(Hub& hub, std::int64_t now_ms, Effects& effects) {
  for (std::size_t i = 0; i < effects.size(); ++i) {
    const auto* write = std::get_if<effect::Write>(&effects[i]);
    if (write == nullptr || write->append.touch || write->append.erase) continue;
    hub.on(Input{now_ms, input::Written{write->ticket, {}}}, effects);
  }
}

// All are told what one of them was, or shown what the first seat sees.
void Saboteur::tell_alike(Hub& hub, Effects& effects) {
  const std::string what = plant_ == Plant::leak_changes ? "changes" : "events";
  std::map<std::uint64_t, std::string> fullest;
  for (const Effect& effect : effects) {
    if (!is_update(effect)) continue;
    const std::string& text = *std::get<effect::Send>(effect).text;
    std::string& most = fullest[seq_of(text)];
    if (std::string told = value_of(text, what); told.size() > most.size()) most = std::move(told);
  }
  for (Effect& effect : effects) {
    if (!is_update(effect)) continue;
    auto& send = std::get<effect::Send>(effect);
    const Room* room = hub.look(inside_[send.to].table);
    if (plant_ != Plant::leak_view) rewrite(send, what, fullest[seq_of(*send.text)]);
    else if (room != nullptr && room->play.table)
      rewrite(send, "view", room->play.table->view(seat_at(0)));
  }
}

// What the hub says or wants, and nobody hears of.
void Saboteur::leave_out(const Input& input, Effects& effects) {
  bool skipped = false;
  std::set<Conn> came;
  std::erase_if(effects, [&](const Effect& effect) {
    const auto* timer = std::get_if<effect::SetTimer>(&effect);
    if (timer != nullptr)
      return plant_ == Plant::stuck_nature && timer->timer.kind == TimerId::Kind::retry;
    const auto* send = std::get_if<effect::Send>(&effect);
    if (send == nullptr) return false;
    if (send->text->starts_with("{\"welcome\"")) came.insert(send->to);
    if (is_update(effect)) {
      const bool first = plant_ == Plant::off_by_one_resume && came.erase(send->to) > 0;
      const bool seventh = plant_ == Plant::skip_update && !skipped && seq_of(*send->text) % 7 == 0;
      skipped |= seventh;
      return first || seventh;
    }
    if (!send->text->starts_with("{\"people\"")) return false;
    const JsonResult people = parse_json(*send->text);
    const Json* knocking = people.value.members().front().second.find("knocking");
    const std::size_t now = knocking != nullptr ? knocking->items().size() : 0;
    const bool fewer = knocking != nullptr && now < knocks_[send->to];
    if (fewer && plant_ == Plant::stay_at_door &&
        std::holds_alternative<input::Received>(input.what))
      return true;
    knocks_[send->to] = now;
    return false;
  });
}

void Saboteur::reword(Effects& effects) {
  for (Effect& effect : effects) {
    auto* send = std::get_if<effect::Send>(&effect);
    if (send == nullptr) continue;
    if (plant_ == Plant::lose_changes) rewrite(*send, "changes", "{}");
    if (plant_ == Plant::hush_up) rewrite(*send, "called_off", "[]");
    if (plant_ != Plant::lost_unsaid && plant_ != Plant::tell_votes) continue;
    std::string text = *send->text;
    const std::string_view hidden = "\"counts\":null";
    const std::size_t votes = plant_ == Plant::tell_votes ? text.find(hidden) : std::string::npos;
    if (votes != std::string::npos) text.replace(votes, hidden.size(), "\"counts\":[1,0,0]");
    if (plant_ == Plant::tell_votes) send->text = std::make_shared<const std::string>(text);
    if (plant_ != Plant::lost_unsaid) continue;
    for (std::size_t at; (at = text.find(",\"lost\":true")) != std::string::npos;)
      text.erase(at, 12);
    send->text = std::make_shared<const std::string>(std::move(text));
  }
}

// What is wrong with classes: what is told to whom, what is kept, and whom a token opens to.
void Saboteur::spoil_class(Hub& hub, const Input& input, Effects& effects) {
  std::shared_ptr<const std::string> fullest;  // of `class` or `people`, as those who lead hear it
  const std::string_view kind = plant_ == Plant::class_to_all ? "{\"class\"" : "{\"people\"";
  for (const Effect& effect : effects) {
    const auto* send = std::get_if<effect::Send>(&effect);
    const bool leads =
        send != nullptr && (send->text->find("\"wishes\":") != std::string::npos ||
                            send->text->find("\"knocking\":[{") != std::string::npos);
    if (leads && send->text->starts_with(kind)) fullest = send->text;
  }
  for (Effect& effect : effects) {
    auto* send = std::get_if<effect::Send>(&effect);
    if (send == nullptr) continue;
    const bool alike = plant_ == Plant::class_to_all || plant_ == Plant::names_at_the_door;
    if (alike && fullest != nullptr && send->text->starts_with(kind)) send->text = fullest;
    if (plant_ != Plant::wall_with_hands || !send->text->starts_with("{\"wall\"")) continue;
    for (const auto& [table, unused] : tables_) {
      const Room* room = hub.look(table);
      if (room != nullptr && room->play.table)
        rewrite(*send, "view", room->play.table->view(seat_at(0)));
    }
  }
  if (plant_ == Plant::keep_the_erased) {
    std::erase_if(effects, [&](const Effect& effect) {
      const auto* write = std::get_if<effect::Write>(&effect);
      return write != nullptr && write->append.erase &&
             !first_tokens_.contains(write->append.table);  // all but the classes
    });
  }
  for (const Effect& effect : effects) {  // tables of a class are those that its words open
    const auto* write = std::get_if<effect::Write>(&effect);
    if (write != nullptr && write->append.batch.find("class:") != std::string::npos)
      tables_[write->append.table] = true;
  }
  for (const Effect& effect : effects) {
    const auto* send = std::get_if<effect::Send>(&effect);
    if (send == nullptr || !send->text->starts_with("{\"entered\"")) continue;
    TableId lesson{};
    const JsonResult parsed = parse_json(*send->text);
    parse_table_name(parsed.value.members().front().second["class"].text(), lesson);
    first_tokens_[lesson];
  }
  if (plant_ != Plant::old_links_open) return;
  const auto* loaded = std::get_if<input::Loaded>(&input.what);
  const auto* written = std::get_if<input::Written>(&input.what);
  for (auto& [table, tokens] : first_tokens_) {
    Room* room = loaded != nullptr || written != nullptr ? memory_of(hub, table) : nullptr;
    for (Person& person : room != nullptr ? room->people : nobody_) {
      std::string& first = tokens.try_emplace(person.number, person.token_hash).first->second;
      person.token_hash = first;
    }
  }
}

// A deal is written as if those who watch had a share in it.
void Saboteur::add_watchers(Hub& hub, Effects& effects) {
  for (Effect& effect : effects) {
    auto* write = std::get_if<effect::Write>(&effect);
    Batch batch;
    if (write == nullptr || !read_batch(write->append.batch, batch)) continue;
    const Room* room = hub.look(write->append.table);
    for (Record& record : batch.records) {
      auto* sealed = record_if<record::Sealed>(record);
      if (sealed == nullptr || room == nullptr) continue;
      std::string& terms = sealed->terms;
      for (const Person& person : room->people) {
        const std::string& given = person.nonce.empty() ? person.commitment : person.nonce;
        if (given.empty() || room->seat_of(person.number) >= 0) continue;
        const std::size_t begin = span_of(terms, "shares").first + 1;
        const std::string comma = terms[begin] == ']' ? "" : ",";
        terms.insert(begin, concat("{\"person\":", person.number, ",\"",
                                   person.nonce.empty() ? "commitment" : "nonce", "\":\"", given,
                                   "\"}", comma));
      }
    }
    write->append.batch = write_batch(batch);
  }
}

// The step stays in memory though the disk was full.
void Saboteur::play_unwritten(Hub& hub, const Append& append) {
  Room* room = memory_of(hub, append.table);
  Batch batch;
  if (room == nullptr || room->play.table == nullptr || !read_batch(append.batch, batch)) return;
  for (const Record& record : batch.records) {
    Told told;
    if (const auto* did = record_if<record::Did>(record))
      room->play.step(did->actor, did->command, did->strength, told);
  }
}

void Saboteur::keep_watch(const Effects& effects) {
  for (const Effect& effect : effects) {
    if (const auto* write = std::get_if<effect::Write>(&effect))
      writing_[write->ticket] = write->append;
    if (const auto* close = std::get_if<effect::Close>(&effect)) inside_.erase(close->to);
    const auto* send = std::get_if<effect::Send>(&effect);
    if (send == nullptr) continue;
    if (send->text->starts_with("{\"welcome\"")) {
      const JsonResult parsed = parse_json(*send->text);
      const Json& body = parsed.value.members().front().second;
      Inside& inside = inside_[send->to];
      parse_table_name(body["table"].text(), inside.table);
      inside.person = int(body["person"].integer().value_or(0));
    }
    const bool busy = send->text->starts_with("{\"refused\"") &&
                      send->text->find("\"code\":\"busy\"") != std::string::npos;
    if (busy && plant_ == Plant::stuck_line && !inside_.contains(send->to)) stuck_.insert(send->to);
  }
}

std::string_view plant_name(Plant plant) {
  switch (plant) {
    case Plant::none: return "none";
    case Plant::tell_before_durable: return "tells before the store answered";
    case Plant::forget_ids: return "does not look whether an id was there before";
    case Plant::forget_ids_on_load: return "forgets ids when a journal is read again";
    case Plant::leak_whisper: return "tells all what one seat was whispered";
    case Plant::leak_view: return "shows everyone the first seat's view";
    case Plant::skip_update: return "leaves out an update now and then";
    case Plant::off_by_one_resume: return "leaves out the first missed update on return";
    case Plant::lose_on_full: return "says ok though the disk was full";
    case Plant::apply_on_failure: return "keeps the step in memory though it was not written";
    case Plant::stuck_nature: return "does not try again after the disk was full";
    case Plant::believe_wall_clock: return "counts the age of tables by the wall clock";
    case Plant::lost_unsaid: return "does not say that the disk has lost what was seen";
    case Plant::ignore_reserve: return "opens tables on a disk that is nearly full";
    case Plant::any_nonce: return "takes any nonce for the one committed to";
    case Plant::hush_up: return "does not tell of a deal that was called off";
    case Plant::watchers_add: return "lets those who watch add to chance";
    case Plant::stay_at_door: return "leaves who knocks elsewhere standing at the first door";
    case Plant::stuck_line: return "forgets that a line it refused waits for nothing any more";
    case Plant::keep_ghosts: return "keeps the places of those who came in and vanished";
    case Plant::class_to_all:
      return "tells pupils and the projector of a class what is for its teacher";
    case Plant::wall_with_hands: return "shows a hand on the wall";
    case Plant::names_at_the_door: return "tells the projector who knocks";
    case Plant::keep_the_erased: return "says that a class is erased, and keeps its tables";
    case Plant::old_links_open: return "opens a place to a token that was replaced or taken back";
    case Plant::tell_votes: return "tells how the votes stand before everybody has voted";
    case Plant::leak_changes: return "tells all what changed for the seat that sees most";
    case Plant::lose_changes: return "leaves out what changed of a view";
  }
  return "";
}

}  // namespace stolik
