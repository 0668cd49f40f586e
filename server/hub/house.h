// The house: the rooms of the hub, and what they share. Lines, tables in memory, the time, what is
// wanted.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hub/bot_chairs.h"
#include "server/hub/breakages.h"
#include "server/hub/chairs.h"
#include "server/hub/class_door.h"
#include "server/hub/class_report.h"
#include "server/hub/class_seats.h"
#include "server/hub/class_tables.h"
#include "server/hub/class_wall.h"
#include "server/hub/class_words.h"
#include "server/hub/dealer.h"
#include "server/hub/desk.h"
#include "server/hub/door.h"
#include "server/hub/hub.h"
#include "server/hub/messages.h"
#include "server/hub/moves.h"
#include "server/hub/own_decks.h"
#include "server/hub/pace_keeper.h"
#include "server/hub/queue.h"
#include "server/hub/register.h"
#include "server/hub/talks.h"
#include "server/hub/teller.h"
#include "server/hub/turn_clock.h"
#include "server/hub/writer.h"

namespace stolik {

class House {
 public:
  House(HubConfig given, const Shelf& decks, Entropy& chance);
  void on(const Input& input, Effects& wanted);
  HubCounts counts() const;

  // ---- what the rooms share
  const HubConfig config;
  const Shelf& shelf;
  Entropy& entropy;
  std::int64_t now_ms = 0;
  bool low = false;  // the store has little room: only games that are being played go on
  bool halted = false;
  bool stopping = false;
  std::unordered_map<std::uint64_t, Client> clients;
  std::unordered_map<std::uint64_t, std::unique_ptr<Desk>> desks;
  Effects* effects = nullptr;

  template <class E>
  void want(E effect) {
    effects->push_back(Effect{std::move(effect)});
  }
  void set_timer(const Desk& desk, TimerId::Kind kind, int index, std::int64_t at_ms);
  void cancel_timer(const Desk& desk, TimerId::Kind kind, int index);
  void send(Conn conn, std::string text);
  void refuse(Conn conn, std::string_view id, const Trouble& trouble);
  Client* client(Conn conn);  // nullptr: gone
  Network network(Conn conn) const { return config.network ? config.network(conn) : Network{}; }
  Desk* find(TableId table);
  Desk& load(TableId table);
  void settle(Desk& desk);  // clocks, bots, timers after any change
  void halt(const std::string& what);

  // ---- the rooms
  Register tables{*this};
  Writer writer{*this};
  Queue queue{*this};
  Teller teller{*this};
  Messages messages{*this};
  Door door{*this};
  OwnDecks own_decks{*this};
  Chairs chairs{*this};
  Dealer dealer{*this};
  Moves moves{*this};
  Talks talks{*this};
  BotChairs bots{*this};
  PaceKeeper pace{*this};
  TurnClock turns{*this};
  Breakages breakages{*this};
  ClassDoor class_door{*this};
  LessonReport class_report{*this};
  ClassSeats class_seats{*this};
  ClassTables class_tables{*this};
  ClassWall class_wall{*this};
  ClassWords class_words{*this};

 private:
  void hear(const input::Opened& opened) { clients[number(opened.conn)] = {}; }
  void hear(const input::Received& received) { messages.hear(received); }
  void hear(const input::Closed& closed);
  void hear(const input::RoundTrip& trip);
  void hear(const input::Fired& fired);
  void hear(const input::Written& written) { writer.answered(written); }
  void hear(const input::Loaded& loaded);
  void hear(const input::BotMoved& moved) { bots.answered(moved); }
  void hear(const input::Restored& restored);
  void hear(const input::Space& space);
  void hear(const input::Stopping& stopping);
  void hear(const input::HandOver& given);
  Outcome apply(Desk& desk, const input::Loaded& loaded);
  void wake(Desk& desk);
  void stop(Desk& desk);
  std::vector<TableId> with_its_tables(TableId table) const;
  void release();

  std::set<TableId> handed_over_;  // that are not released yet
};

}  // namespace stolik
