#include "server/hub/teller.h"

#include <algorithm>

#include "server/hub/house.h"

namespace stolik {
namespace {

Audience audience(const Desk& desk, int person) {
  return {desk.room.play.table ? desk.room.eyes_of(person) : -1};
}

}  // namespace

void Teller::update(Desk& desk, const StoryLine& line, const Table* before) {
  if (desk.room.lesson != nullptr) return house_.class_wall.tell(desk);
  // Who may sit elsewhere now has no view to change.
  const bool in_changes = before != nullptr && line.game && !line.room;
  // One text for each audience, and for each way to be told; those who merely watch share theirs.
  struct Written {
    Audience ears;
    bool in_changes;
    std::shared_ptr<const std::string> text;
  };
  std::vector<Written> texts;
  texts.reserve(desk.here.size());
  for (const auto& [conn, person] : desk.here) {
    const Client* client = house_.client(conn);
    const Audience ears = audience(desk, person);
    const bool changes = in_changes && client != nullptr && client->by_changes;
    auto told = std::find_if(texts.begin(), texts.end(), [&](const Written& one) {
      return one.ears == ears && one.in_changes == changes;
    });
    if (told == texts.end()) {
      std::string text =
          update_text(desk.room, line, ears, line.room ? WithRoom::yes : WithRoom::no,
                      line.game ? WithView::yes : WithView::no, changes ? before : nullptr);
      told =
          texts.insert(told, {ears, changes, std::make_shared<const std::string>(std::move(text))});
    }
    house_.want(effect::Send{conn, told->text, false});
  }
}

void Teller::missed(Desk& desk, Conn conn, int person, std::optional<std::uint64_t> seen) {
  const Room& room = desk.room;
  const Audience ears = audience(desk, person);
  if (seen && *seen == room.seq) return;
  const bool known =
      seen && *seen < room.seq && !room.story.empty() && room.story.front().seq <= *seen + 1;
  if (lost(desk, seen) == Lost::yes) {
    // Anybody can send any number. A record can only be missing from a journal that was there when
    // this process came to it.
    const bool believed =
        *seen <= 2 * house_.config.batches_max && house_.tables.may_lack_its_end(room.id);
    if (!believed) house_.want(effect::Note{"seen_not_believed"});
    else
      house_.want(effect::Note{"told_and_lost", 1,
                               "table " + table_name(room.id) + ": number " +
                                   std::to_string(*seen) + " was seen, the journal ends at " +
                                   std::to_string(room.seq)});
  }
  if (!known) {
    return house_.send(
        conn, fresh_text(room, ears,
                         room.play.spinning ? std::optional{house_.pace.pose(desk)} : std::nullopt,
                         lost(desk, seen)));
  }
  for (const StoryLine& line : room.story) {
    if (line.seq <= *seen) continue;
    const bool last = line.seq == room.seq;
    house_.send(conn, update_text(room, line, ears, last ? WithRoom::yes : WithRoom::no,
                                  last ? WithView::yes : WithView::no));
  }
}

Lost Teller::lost(const Desk& desk, std::optional<std::uint64_t> seen) const {
  return seen && *seen > desk.room.seq ? Lost::yes : Lost::no;
}

void Teller::people(Desk& desk) {
  if (desk.room.lesson != nullptr) return house_.class_wall.people(desk);
  if (desk.room.settings.of_class) house_.class_wall.touched(desk);
  std::vector<int> here;
  for (const auto& [conn, person] : desk.here) here.push_back(person);
  std::sort(here.begin(), here.end());
  std::vector<message::Knocking> knocking;
  for (const Knock& knock : desk.knocks) knocking.push_back({knock.number, knock.name});
  for (const auto& [conn, person] : desk.here) {
    message::People people{here};
    if (person == desk.room.host) people.knocking = knocking;
    house_.send(conn, write(people));
  }
}

void Teller::dismiss_those_here(Desk& desk, std::string_view why) {
  for (const auto& [conn, person] : std::vector(desk.here)) dismiss(desk, conn, why);
}

void Teller::dismiss_all(Desk& desk, std::string_view why) {
  dismiss_those_here(desk, why);
  for (const Knock& knock : std::vector(desk.knocks)) dismiss(desk, knock.conn, why);
  for (const Held& held : std::vector(desk.held)) {
    if (held.kind == Held::Kind::message) dismiss(desk, held.conn, why);
  }
}

void Teller::dismiss(Desk& desk, Conn conn, std::string_view why) {
  const Client* client = house_.client(conn);
  if (client == nullptr) return;
  house_.send(conn, write(message::Bye{{why}}));
  house_.want(effect::Close{conn, why == "stopping" ? 1012 : 1000, why});
  const Client was = *client;
  house_.clients.erase(number(conn));
  std::erase_if(desk.knocks, [&](const Knock& knock) { return knock.conn == conn; });
  if (was.person == 0) return;
  house_.door.go(desk, conn);
  Desk* of_class = was.table != desk.room.id ? house_.find(was.table)
                                             : nullptr;  // they were at a table of a class
  if (of_class != nullptr) house_.door.go(*of_class, conn);
}

}  // namespace stolik
