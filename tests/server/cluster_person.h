// One person of the bad world (cluster_world.h). Only cluster_world.cpp includes this.
#pragma once

#include "core/json.h"
#include "server/sim/client.h"
#include "server/sim/deck_pieces.h"
#include "tests/server/cluster_node.h"

namespace stolik {

inline const Json* body_of(const Json& message, std::string_view name) {
  return !message.members().empty() && message.members().front().first == name
             ? &message.members().front().second
             : nullptr;
}

// ---- a person: comes in anywhere, says one thing after the other, says it again until it is
// answered

class ClusterWorld::Person {
 public:
  enum class Stays : std::uint8_t { no, yes };
  // `deck`: of somebody's own at this table, or nullptr.
  Person(ClusterWorld& world, Person* host, Stays stays, int seat, const OwnDeck* deck)
      : world_(world), host_(host), stays_(stays), seat_(seat), deck_(deck), entry_(new_id(24)) {
    come(0);
  }

  std::string table;
  std::string wish;  // the id of what is not answered
  std::map<std::string, std::uint64_t> acknowledged;
  std::set<std::string> refused;  // for good
  bool inside = false;
  bool knows_deck = true;  // where the table has one: told since they came in
  std::uint64_t seq = 0;
  std::string describe() const {
    return table + (connected_ ? " on line " : " off line ") + std::to_string(line_) +
           (node_ != nullptr ? " at " + node_->name() : "") +
           (token_.empty() ? " without a token" : "");
  }

 private:
  class End final : public Peer {
   public:
    End(Person& person, int line) : person_(person), line_(line) {}
    void push(std::shared_ptr<const std::string> text, bool) override {
      at_ms_ = std::max(at_ms_, person_.world_.now_ms_ + person_.world_.between(0, 40));
      person_.world_.after(at_ms_ - person_.world_.now_ms_,
                           [person = &person_, line = line_, text] { person->hear(line, *text); });
    }
    void flush() override {}
    void close(int, std::string_view) override {
      at_ms_ = std::max(at_ms_, person_.world_.now_ms_ + 1);
      person_.world_.after(at_ms_ - person_.world_.now_ms_,
                           [person = &person_, line = line_] { person->hung_up(line); });
    }
    const Address& address() const override { return address_; }

   private:
    Person& person_;
    int line_;
    Address address_{};
    std::int64_t at_ms_ = 0;
  };

  // The message that opens a table, said at another node in the same moment: a second press, a
  // second window.
  class Twin final : public Peer {
   public:
    explicit Twin(Person& person) : person_(person) {}
    void push(std::shared_ptr<const std::string> text, bool) override {
      if (const Json message = parse_json(*text).value;
          const Json* welcome = body_of(message, "welcome"))
        person_.opened(*welcome);
    }
    void flush() override {}
    void close(int, std::string_view) override {}
    const Address& address() const override { return address_; }

   private:
    Person& person_;
    Address address_{};
  };
  void open_twice() {
    Node* other =
        world_.nodes_[world_.rng_.below(static_cast<std::uint32_t>(world_.nodes_.size()))].get();
    if (host_ != nullptr || !token_.empty() || other == nullptr || other == node_) return;
    other->happen([this, other] {
      const Conn conn = other->board_.opened(std::make_shared<Twin>(*this));
      for (const std::string& piece : pieces()) other->board_.received(conn, piece);
      other->board_.received(conn, create());
      other->later(3'000, [other, conn] { other->board_.closed(conn); });
    });
  }
  void opened(const Json& welcome) {
    const std::string there = welcome.find("table")->text();
    if (!world_.opened_.try_emplace(entry_, there).second && world_.opened_[entry_] != there) {
      world_.trouble("one message opened two tables");
    }
  }
  std::vector<std::string> pieces() const {
    return deck_ != nullptr ? deck_pieces(deck_->content) : std::vector<std::string>{};
  }
  std::string create() const {
    const std::string options =
        deck_ != nullptr ? R"(,"options":{"deck":")" + deck_->id + "\"}" : "";
    return R"({"create":{"game":"triples","seats":["open","open","open"],"door":"open")" + options +
           R"(},"id":")" + entry_ + R"("})";
  }

  std::string new_id(std::size_t length) {
    std::string id = "id" + std::to_string(++world_.next_id_);
    id.append(length - id.size(), 'x');
    return id;
  }

  void come(std::int64_t delay) {
    const int line = ++line_;
    world_.after(delay, [this, line] {
      if (line != line_) return;
      if (host_ != nullptr && table.empty() && host_->code_.empty()) return come(200);
      std::vector<Node*> open;
      for (const auto& node : world_.nodes_) {
        if (node && node->alive && node->store_) open.push_back(node.get());
      }
      if (open.empty()) return come(300);
      node_ = open[world_.rng_.below(static_cast<std::uint32_t>(open.size()))];
      node_->on_fall.push_back([this, line] { world_.after(1, [this, line] { hung_up(line); }); });
      be_patient(line);
      up_ms_ = world_.now_ms_;
      to_node([this, line] {
        const Conn conn = at_->board_.opened(std::make_shared<End>(*this, line));
        world_.after(0, [this, line, conn, node = at_] {
          if (line != line_) return node->happen([node, conn] { node->board_.closed(conn); });
          conn_ = conn;
          connected_ = true;
          greet();
          open_twice();
        });
      });
    });
  }
  void hung_up(int line) {
    if (line != line_) return;
    if (connected_ && node_->alive) to_node([this, conn = conn_] { at_->board_.closed(conn); });
    connected_ = false;
    inside = false;
    come(world_.between(20, 600));
  }
  // A line on which nothing is answered is given up. Once the faults are over there must be none.
  void be_patient(int line) {
    world_.after(world_.between(4'000, 9'000), [this, line, before = heard_] {
      if (line != line_ || world_.calm_) return;
      if (heard_ == before && (!inside || !wish.empty())) hung_up(line);
      else be_patient(line);
    });
  }
  // Opened a table, and never comes back.
  void leave() {
    to_node([this, conn = conn_] { at_->board_.closed(conn); });
    ++line_;
    connected_ = false;
  }
  void to_node(std::function<void()> what) {
    up_ms_ = std::max(up_ms_, world_.now_ms_ + world_.between(0, 40));
    world_.after(up_ms_ - world_.now_ms_, [this, node = node_, what = std::move(what)] {
      node->happen([this, node, what] {
        at_ = node;
        what();
      });
    });
  }
  void say(const std::string& text) {
    to_node([this, conn = conn_, text] { at_->board_.received(conn, text); });
  }
  void greet() {
    if (!token_.empty()) {
      say(R"({"resume":{"table":")" + table + R"(","token":")" + token_ + R"(","seen":)" +
          std::to_string(seq) + "}}");
    } else if (host_ == nullptr) {
      for (const std::string& piece : pieces()) say(piece);
      say(create());
    } else {
      say(R"({"knock":{"code":")" + host_->code_ + R"("},"id":")" + entry_ + R"("})");
    }
  }
  void wish_again() {
    if (inside && !wish.empty()) say(wish_text_);
  }
  void next_wish() {
    world_.after(world_.between(200, 3'000), [this] {
      if (!wish.empty() || table.empty() || !world_.wishes_go_on()) return;
      if (inside && !world_.calm_ && world_.draw(30))
        return hung_up(line_);  // somebody else's page, another device
      const std::string what = wanted();
      if (what.empty()) return next_wish();
      wish = new_id(16);
      wish_text_ = "{" + what + R"(,"id":")" + wish + "\"}";
      wish_again();
      if (world_.draw(8)) wish_again();  // twice
    });
  }
  // To sit down, to start, to play; and at times another name, which is refused while a game is on.
  std::string wanted() {
    const std::string phase = text_in(room_, "phase");
    const Json* seats = room_.find("seats");
    bool all_sit = seats != nullptr;
    bool we_sit = false;
    for (std::size_t i = 0; seats != nullptr && i < seats->items().size(); ++i) {
      const bool taken = text_in(seats->items()[i], "kind") == "person";
      all_sit = all_sit && taken;
      we_sit = we_sit || (taken && static_cast<int>(i) == seat_);
    }
    if (phase == "lobby" && !we_sit) return R"("sit":{"seat":)" + std::to_string(seat_) + "}";
    if (phase == "lobby" && all_sit && host_ == nullptr) return R"("start":{})";
    // Once a game is over people sit on for a while: its journal leaves for a file.
    if (phase == "over" && host_ == nullptr && world_.draw(4)) return R"("rematch":{})";
    if (phase == "over" && !world_.draw(3)) return "";
    if (phase == "playing" && host_ == nullptr && world_.draw(6)) return R"("end":{})";
    if (phase == "playing" && !view_.is_null()) {
      const Shelf& shelf = deck_ != nullptr ? deck_->shelf : built_in_shelf();
      const std::vector<std::string> commands =
          is_awaited() ? commands_in(shelf, view_, seat_) : std::vector<std::string>{};
      if (!commands.empty()) {
        ++world_.counts_.moves;
        return R"("do":")" +
               commands[world_.rng_.below(static_cast<std::uint32_t>(commands.size()))] + '"';
      }
      if (!world_.draw(16)) return "";
    }
    return R"("rename":{"name":"N)" + std::to_string(world_.next_id_) + "\"}";
  }

  bool is_awaited() const {
    const Json* awaiting = view_.find("awaiting");
    if (awaiting == nullptr) return false;
    const auto is_ours = [this](const Json& seat) { return seat.integer() == seat_; };
    return std::any_of(awaiting->items().begin(), awaiting->items().end(), is_ours);
  }

  void hear(int line, const std::string& text) {
    if (line != line_) return;
    ++heard_;
    const JsonResult read = parse_json(text);
    const Json& message = read.value;
    if (const Json* welcome = body_of(message, "welcome")) {
      const std::string there = welcome->find("table")->text();
      if (!table.empty() && table != there) return world_.trouble("led to another table");
      if (host_ == nullptr) opened(*welcome);
      table = there;
      if (welcome->find("lost") != nullptr) return world_.trouble("told that something was lost");
      if (const Json* token = welcome->find("token"); token != nullptr && token->is_string())
        token_ = token->text();
      if (const Json* code = welcome->find("code"); code != nullptr) code_ = code->text();
      inside = true;
      knows_deck = deck_ == nullptr;
      if (!knows_deck) say(R"({"deck":{}})");
      if (stays_ == Stays::no) return leave();
      if (wish.empty()) next_wish();
      else wish_again();
    } else if (const Json* update = body_of(message, "update")) {
      take(*update, text, true);
    } else if (const Json* fresh = body_of(message, "fresh")) {
      take(*fresh, text, false);
    } else if (const Json* deck = body_of(message, "deck");
               deck != nullptr && deck->find("contents") != nullptr) {
      ++world_.counts_.decks;
      if (deck_ == nullptr || text_in(*deck, "contents") != deck_->content)
        return world_.trouble("told another deck than was brought");
      knows_deck = true;
    } else if (const Json* ok = body_of(message, "ok")) {
      const std::string& id = ok->find("id")->text();
      const auto number = static_cast<std::uint64_t>(ok->find("seq")->integer().value_or(0));
      if (const auto before = acknowledged.find(id);
          before != acknowledged.end() && before->second != number) {
        return world_.trouble("acknowledged twice, as different numbers");
      }
      if (refused.contains(id)) return world_.trouble("refused, and then acknowledged");
      if (id != wish) return;
      acknowledged[wish] = number;
      ++world_.counts_.acknowledged;
      wish.clear();
      next_wish();
    } else if (const Json* refusal = body_of(message, "refused")) {
      const std::string& code = refusal->find("code")->text();
      const std::string id = text_in(*refusal, "id");
      if (code == "no-such-table" || code == "same-id") return world_.trouble("refused: " + text);
      // What was said on a line that was given up came late, and brought a new token there: the
      // first message opens the door still.
      if (code == "bad-token") return token_.clear(), greet();
      // Led on to another node, where it is not: it is brought anew.
      if (code == "no-deck" && !inside) return hung_up(line);
      if (acknowledged.contains(id) && !is_for_now(code))
        return world_.trouble("acknowledged, and then refused: " + text);
      if (!inside || id != wish) return;
      if (is_for_now(code)) return world_.after(300, [this] { wish_again(); });
      refused.insert(wish);
      ++world_.counts_.refused;
      wish.clear();
      next_wish();
    } else if (const Json* bye = body_of(message, "bye")) {
      const std::string& why = bye->find("why")->text();
      if (why != "stopping" && why != "elsewhere") world_.trouble("sent away: " + why);
    }
  }
  void take(const Json& told, const std::string& text, bool next) {
    const auto number = static_cast<std::uint64_t>(told.find("seq")->integer().value_or(0));
    const std::string both = std::to_string(number) + " after " + std::to_string(seq);
    if (number < seq) return world_.trouble("what had been told was taken back: " + both);
    if (next && seq != 0 && number != seq + 1)
      return world_.trouble("a number is missing: " + both);
    seq = number;
    // In a replay of several only the last one tells all.
    if (const Json* room = told.find("room")) {
      room_ = *room;
      same(world_.told_, {table, number}, *room, text);
    }
    if (const Json* view = told.find("view")) {
      view_ = *view;
      same(world_.seen_, {table + '/' + std::to_string(seat_), number}, *view, text);
    }
  }
  // Whoever tells it, and whenever: at one number there is one room, and for one seat one view.
  void same(std::map<std::pair<std::string, std::uint64_t>, std::string>& before,
            const std::pair<std::string, std::uint64_t>& where, const Json& told,
            const std::string& text) {
    const std::string what = told.written();
    const auto [found, first] = before.try_emplace(where, what);
    if (!first && found->second != what)
      world_.trouble("told two different things: " + found->second + " and " + text);
  }

  ClusterWorld& world_;
  Person* host_;
  Stays stays_;
  int seat_;
  const OwnDeck* deck_;
  std::string entry_;
  std::string token_;
  std::string code_;
  std::string wish_text_;
  Json room_;
  Json view_;
  long heard_ = 0;
  Node* node_ = nullptr;
  Node* at_ = nullptr;
  Conn conn_{};
  int line_ = 0;
  bool connected_ = false;
  std::int64_t up_ms_ = 0;
};

}  // namespace stolik
