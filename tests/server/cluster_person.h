// One person of the bad world (cluster_world.h). Only cluster_world.cpp includes this.
#pragma once

#include "core/json.h"
#include "tests/server/cluster_node.h"

namespace stolik {

inline const Json* body_of(const Json& message, std::string_view name) {
  return !message.members().empty() && message.members().front().first == name ? &message.members().front().second : nullptr;
}

// ---- a person: comes in anywhere, says one thing after the other, says it again until it is answered

class ClusterWorld::Person {
 public:
  enum class Stays : std::uint8_t { no, yes };
  Person(ClusterWorld& world, Person* host, Stays stays) : world_(world), host_(host), stays_(stays), entry_(new_id(24)) { come(0); }

  std::string table;
  std::string wish;                                 // the id of what is not answered
  std::vector<std::pair<std::string, std::uint64_t>> acknowledged;
  bool inside = false;
  std::uint64_t seq = 0;
  std::int64_t away_since_ms = 0;

 private:
  class End final : public Peer {
   public:
    End(Person& person, int line) : person_(person), line_(line) {}
    void push(std::shared_ptr<const std::string> text, bool) override {
      at_ms_ = std::max(at_ms_, person_.world_.now_ms_ + person_.world_.between(0, 40));
      person_.world_.after(at_ms_ - person_.world_.now_ms_, [person = &person_, line = line_, text] { person->hear(line, *text); });
    }
    void flush() override {}
    void close(int, std::string_view) override {
      at_ms_ = std::max(at_ms_, person_.world_.now_ms_ + 1);
      person_.world_.after(at_ms_ - person_.world_.now_ms_, [person = &person_, line = line_] { person->hung_up(line); });
    }
    const Address& address() const override { return address_; }

   private:
    Person& person_;
    int line_;
    Address address_{};
    std::int64_t at_ms_ = 0;
  };

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
      up_ms_ = world_.now_ms_;
      to_node([this, line] {
        const Conn conn = at_->board_.opened(std::make_shared<End>(*this, line));
        world_.after(0, [this, line, conn, node = at_] {
          if (line != line_) return node->happen([node, conn] { node->board_.closed(conn); });
          conn_ = conn;
          connected_ = true;
          greet();
        });
      });
    });
  }
  void hung_up(int line) {
    if (line != line_) return;
    if (connected_ && node_->alive) to_node([this, conn = conn_] { at_->board_.closed(conn); });
    connected_ = false;
    if (inside) away_since_ms = world_.now_ms_;
    inside = false;
    come(world_.between(20, 600));
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
      say(R"({"resume":{"table":")" + table + R"(","token":")" + token_ + R"(","seen":)" + std::to_string(seq) + "}}");
    } else if (host_ == nullptr) {
      say(R"({"create":{"game":"triples","seats":["open","open","open"],"door":"open"},"id":")" + entry_ + R"("})");
    } else {
      say(R"({"knock":{"code":")" + host_->code_ + R"("},"id":")" + entry_ + R"("})");
    }
  }
  void wish_again() {
    if (inside && !wish.empty()) say(R"({"rename":{"name":")" + name_ + R"("},"id":")" + wish + R"("})");
  }
  void next_wish() {
    world_.after(world_.between(200, 3'000), [this] {
      if (!wish.empty() || table.empty()) return;
      wish = new_id(16);
      name_ = "N" + std::to_string(world_.next_id_);
      wish_again();
      if (world_.draw(8)) wish_again();  // twice
    });
  }

  void hear(int line, const std::string& text) {
    if (line != line_) return;
    const JsonResult read = parse_json(text);
    const Json& message = read.value;
    if (const Json* welcome = body_of(message, "welcome")) {
      const std::string there = welcome->find("table")->text();
      if (!table.empty() && table != there) return world_.trouble("led to another table");
      if (host_ == nullptr && !world_.opened_.try_emplace(entry_, there).second && world_.opened_[entry_] != there) {
        return world_.trouble("one message opened two tables");
      }
      table = there;
      if (welcome->find("lost") != nullptr) return world_.trouble("told that something was lost");
      if (const Json* token = welcome->find("token"); token != nullptr && token->is_string()) token_ = token->text();
      if (const Json* code = welcome->find("code"); code != nullptr) code_ = code->text();
      inside = true;
      if (stays_ == Stays::no) return leave();
      if (wish.empty()) next_wish();
      else wish_again();
    } else if (const Json* update = body_of(message, "update")) {
      take(*update, text, true);
    } else if (const Json* fresh = body_of(message, "fresh")) {
      take(*fresh, text, false);
    } else if (const Json* ok = body_of(message, "ok")) {
      if (ok->find("id")->text() != wish) return;
      acknowledged.emplace_back(wish, static_cast<std::uint64_t>(ok->find("seq")->integer().value_or(0)));
      ++world_.counts_.acknowledged;
      wish.clear();
      next_wish();
    } else if (const Json* refused = body_of(message, "refused")) {
      const std::string& code = refused->find("code")->text();
      if (code == "no-such-table" || code == "same-id") return world_.trouble("refused: " + text);
      // What was said on a line that was given up came late, and brought a new token there: the first message opens the door still.
      if (code == "bad-token") return token_.clear(), greet();
      if (!inside) return;
      world_.after(300, [this] { wish_again(); });
    } else if (const Json* bye = body_of(message, "bye")) {
      const std::string& why = bye->find("why")->text();
      if (why != "stopping" && why != "elsewhere") world_.trouble("sent away: " + why);
    }
  }
  void take(const Json& told, const std::string& text, bool next) {
    const auto number = static_cast<std::uint64_t>(told.find("seq")->integer().value_or(0));
    const std::string both = std::to_string(number) + " after " + std::to_string(seq);
    if (number < seq) return world_.trouble("what had been told was taken back: " + both);
    if (next && seq != 0 && number != seq + 1) return world_.trouble("a number is missing: " + both);
    seq = number;
    // In a replay of several only the last one tells all.
    if (!next || told.find("room") == nullptr) return;
    const auto [found, first] = world_.told_.try_emplace({table, number}, text);
    if (!first && found->second != text) world_.trouble("two were told different things as number " + std::to_string(number));
  }

  ClusterWorld& world_;
  Person* host_;
  Stays stays_;
  std::string entry_;
  std::string token_;
  std::string code_;
  std::string name_;
  Node* node_ = nullptr;
  Node* at_ = nullptr;
  Conn conn_{};
  int line_ = 0;
  bool connected_ = false;
  std::int64_t up_ms_ = 0;
};

}  // namespace stolik
