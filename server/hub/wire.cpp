#include "server/hub/wire.h"

#include "core/object.h"
#include "games/changes.h"
#include "server/hub/broken.h"

namespace stolik {
namespace {

std::string_view phase_name(Head::Phase phase) {
  switch (phase) {
    case Head::Phase::lobby: return "lobby";
    case Head::Phase::playing: return "playing";
    case Head::Phase::over: return "over";
  }
  return "";
}

std::string_view kind_name(Chair::Kind kind) {
  switch (kind) {
    case Chair::Kind::open: return "open";
    case Chair::Kind::closed: return "closed";
    case Chair::Kind::bot: return "bot";
    case Chair::Kind::person: return "person";
  }
  return "";
}

void write_person(Object& out, const Person& person) {
  out.item().integer("person", person.number).text("name", person.name);
  if (person.pseudonym.empty()) out.null("pseudonym");
  else out.text("pseudonym", person.pseudonym);
  out.boolean("watch", person.watches);
  if (person.beside >= 0) out.integer("beside", person.beside);
  out.end();
}

void write_chair(Object& out, const Chair& chair) {
  out.item().text("kind", kind_name(chair.kind));
  if (chair.kind == Chair::Kind::bot) out.text("level", chair.level);
  if (chair.kind == Chair::Kind::person) out.integer("person", chair.person);
  out.boolean("stand_in", chair.stand_in).end();
}

// Before the seal: what was given so far. After it: what counts. An opened nonce is told when all
// are open.
void write_shares(Object& out, const Room& room) {
  std::vector<Nonce> commitments;
  std::vector<Nonce> nonces;
  if (room.seal.empty()) {
    for (const Person& one : room.people) {
      if (!one.commitment.empty()) commitments.push_back({one.number, one.commitment});
    }
    nonces = room.phase == Head::Phase::lobby ? room.gathered_nonces() : room.nonces;
  }
  for (const Share& share : room.seal.shares) {
    if (!share.commitment.empty()) commitments.push_back({share.person, share.commitment});
    if (share.commitment.empty() || !room.revealing())
      nonces.push_back({share.person, share.nonce});
  }
  const auto write = [&](std::string_view name, const std::vector<Nonce>& list) {
    out.begin_array(name);
    for (const Nonce& one : list) out.json().string(std::to_string(one.person) + ":" + one.text);
    out.end_array();
  };
  write("commitments", commitments);
  write("nonces", nonces);
}

void write_fair(Object& out, const Room& room) {
  out.begin("fair").integer("game", room.game_number).integer("deal", room.deal_number);
  out.text("commitment", commitment_of(room.seed));
  write_shares(out, room);
  if (room.seal.empty()) out.null("sealed");
  else out.text("sealed", room.seal.hash());
  out.begin_array("revealing");
  if (room.revealing()) {
    for (const int person : room.seal.awaited()) out.json().integer(person);
  }
  out.end_array().raw("called_off", called_off_json(room.called_off));
  // The seed is opened when the game is over, never before; one that other tables play by too, when
  // they are over as well.
  const bool over = room.phase == Head::Phase::over && !room.settings.of_class;
  if (over) out.text("seed", to_hex(room.seed)).text("chain", room.chain);
  else out.null("seed").null("chain");
  out.end();
}

void write_room(Object& out, const Room& room) {
  out.begin("room")
      .text("game", room.settings.game)
      .text("phase", phase_name(room.phase))
      .text("code", room.settings.code);
  out.text("door", room.settings.open_door ? "open" : "knock")
      .boolean("spectators", room.settings.spectators);
  std::string options;
  if (room.play.table) options = room.play.table->options();
  else room.settings.options.write(options);
  out.raw("options", options);
  out.integer("players", static_cast<std::int64_t>(room.chairs.size()));
  out.integer("turn_seconds", room.settings.turn_seconds)
      .integer("multiplier", room.settings.multiplier);
  if (!room.settings.pace.empty()) out.text("pace", room.settings.pace);
  if (!room.settings.colours.empty()) {
    std::string colours;
    for (const int colour : room.settings.colours)
      colours += (colours.empty() ? "" : ",") + std::to_string(colour);
    out.raw("colours", "[" + colours + "]");
  }
  out.boolean("bot_when_away", room.settings.bot_when_away).boolean("coach", room.settings.coach);
  out.boolean("paused", room.paused).integer("host", room.host);
  if (room.youngest >= 0) out.integer("youngest", room.youngest);
  else out.null("youngest");
  out.begin_array("people");
  for (const Person& person : room.people) {
    if (!person.gone) write_person(out, person);
  }
  out.end_array().begin_array("seats");
  for (const Chair& chair : room.chairs) write_chair(out, chair);
  out.end_array();
  write_fair(out, room);
  if (const auto& owner = room.settings.of_class) {
    out.begin("class").integer("table", owner->table).integer("round", owner->round).end();
  }
  if (!room.talk.empty()) out.raw("talk", talk_json(room.talk, room.seated()));
  out.boolean("broken_off", room.broken_off).end();
}

void write_view(Object& out, const Room& room, Audience audience, const Table* before = nullptr) {
  if (room.play.table == nullptr) return;
  const Table& table = *room.play.table;
  if (before != nullptr) {
    out.json().key("changes");
    return write_changes(out.json(), *before, table,
                         audience.seat >= 0 ? seat_at(audience.seat) : kNobody);
  }
  out.raw("view", audience.seat >= 0 ? table.view(seat_at(audience.seat)) : table.view(kNobody));
}

void write_events(Object& out, const StoryLine& line, Audience audience) {
  const std::string& events = audience.seat >= 0 ? line.for_seat(audience.seat) : line.all;
  out.begin_array("events");
  if (!events.empty()) out.json().raw(events);
  out.end_array();
}

}  // namespace

std::string update_text(const Room& room, const StoryLine& line, Audience audience,
                        WithRoom with_room, WithView with_view, const Table* before) {
  std::string text;
  text.reserve(with_room == WithRoom::yes ? 4096 : before == nullptr ? 1024 : 512);
  Object out(text);
  out.begin("update").integer("seq", static_cast<std::int64_t>(line.seq));
  if (with_room == WithRoom::yes) write_room(out, room);
  if (!line.hurried.empty()) {
    out.begin("hurried").integer("seat", line.hurried_seat).text("level", line.hurried).end();
  }
  if (line.stood_in >= 0) out.integer("stood_in", line.stood_in);
  if (line.game) write_events(out, line, audience);
  if (with_view == WithView::yes) write_view(out, room, audience, before);
  out.end().end();
  return text;
}

std::string fresh_text(const Room& room, Audience audience, std::string_view pose, Lost lost) {
  std::string text;
  Object out(text);
  out.begin("fresh").integer("seq", static_cast<std::int64_t>(room.seq));
  write_room(out, room);
  write_view(out, room, audience);
  out.begin_array("story");
  for (const StoryLine& line : room.story) {
    if (!line.game) continue;
    out.item().integer("seq", static_cast<std::int64_t>(line.seq));
    if (line.stood_in >= 0) out.integer("stood_in", line.stood_in);
    write_events(out, line, audience);
    out.end();
  }
  out.end_array().begin("said");
  if (room.play.table != nullptr) {
    for (std::size_t i = 0; i < room.said.size(); ++i) {
      if (!room.said[i].empty()) out.text(std::to_string(i), room.said[i]);
    }
  }
  out.end();
  if (!pose.empty()) out.raw("pose", pose);
  if (lost == Lost::yes) out.boolean("lost", true);
  out.end().end();
  return text;
}

std::string welcome_text(const Room& room, int person, std::string_view token,
                         std::string_view invitation, Lost lost) {
  std::string text;
  Object out(text);
  out.begin("welcome").text("table", table_name(room.id)).integer("person", person);
  if (!token.empty()) out.text("token", token);
  out.text("code", room.settings.code);
  if (!invitation.empty()) out.text("invitation", invitation);
  out.integer("seq", static_cast<std::int64_t>(room.seq))
      .text("build", build_name())
      .text("rules", rules_name());
  if (lost == Lost::yes) out.boolean("lost", true);
  out.end().end();
  return text;
}

std::string ok_text(std::string_view id, std::uint64_t seq, bool again) {
  std::string text;
  text.reserve(64);
  Object out(text);
  out.begin("ok").text("id", id).integer("seq", static_cast<std::int64_t>(seq));
  if (again) out.boolean("again", true);
  out.end().end();
  return text;
}

std::string refused_text(std::string_view id, const Trouble& trouble) {
  std::string text;
  Object out(text);
  out.begin("refused");
  if (!id.empty()) out.text("id", id);
  out.text("code", trouble.code).text("rule", trouble.rule).text("message", trouble.message);
  if (!trouble.at.empty()) out.text("at", trouble.at);
  out.end().end();
  return text;
}

std::string bye_text(std::string_view why) {
  std::string text;
  Object out(text);
  out.begin("bye").text("why", why).end().end();
  return text;
}

std::string pose_json(const Pose& pose, bool frozen) {
  std::string text;
  Object out(text);
  out.text("stage", pose.stage).integer("ms", pose.ms).boolean("frozen", frozen).end();
  return text;
}

std::string legal_text(std::string_view id, std::uint64_t seq,
                       const std::vector<std::string>& commands) {
  std::string text;
  Object out(text);
  out.begin("legal").id(id).integer("seq", static_cast<std::int64_t>(seq)).begin_array("commands");
  for (const std::string& command : commands) out.json().string(command);
  out.end_array().end().end();
  return text;
}

std::string known_text(std::string_view id, std::uint64_t seq, std::string_view known) {
  std::string text;
  Object out(text);
  out.begin("known")
      .id(id)
      .integer("seq", static_cast<std::int64_t>(seq))
      .text("text", known)
      .end()
      .end();
  return text;
}

std::string journal_text(const Room& room) {
  std::string text;
  Object out(text);
  out.begin("journal").text("text", room.take_home()).end().end();
  return text;
}

std::string knocking_text(const Room& room, int knock) {
  std::string text;
  Object out(text);
  out.begin("knocking").integer("person", knock);
  if (room.lesson != nullptr) out.boolean("class", true);
  out.end().end();
  return text;
}

std::string people_text(const std::vector<int>& here,
                        const std::vector<std::pair<int, std::string>>* knocking) {
  std::string text;
  Object out(text);
  out.begin("people").begin_array("here");
  for (const int person : here) out.json().integer(person);
  out.end_array();
  if (knocking != nullptr) {
    out.begin_array("knocking");
    for (const auto& [person, name] : *knocking)
      out.item().integer("person", person).text("name", name).end();
    out.end_array();
  }
  out.end().end();
  return text;
}

}  // namespace stolik
