// How a node looks for tables: what one address asks does not hold up the others.

#include "server/net/switchboard.h"

#include <gtest/gtest.h>

namespace stolik {
namespace {

Address address(std::uint8_t last) {
  Address out;
  out.bytes[10] = out.bytes[11] = 0xFF;
  out.bytes[15] = last;
  return out;
}

class Guest final : public Peer {
 public:
  explicit Guest(Address from) : from_(from) {}
  void push(std::shared_ptr<const std::string> text, bool) override { heard.push_back(*text); }
  void flush() override {}
  void close(int code, std::string_view) override { closed_with = code; }
  const Address& address() const override { return from_; }

  std::vector<std::string> heard{};
  int closed_with = 0;

 private:
  Address from_;
};

// A node whose directory answers when the test says so: that there is no such table.
struct NodeBench final : Lines {
  struct Question {
    Wanted wanted{};
    Switchboard::Found found{};
  };

  Conn opened(std::shared_ptr<Peer>) override { return Conn{++hub_lines}; }
  void received(Conn, std::string_view text) override { hub_heard.emplace_back(text); }
  void closed(Conn) override {}
  void round_trip(Conn, std::int64_t) override {}

  Conn comes(std::uint8_t from) { return board.opened(std::make_shared<Guest>(address(from))); }
  // A connection of its own that comes back to a table.
  Conn resumes(std::uint8_t from) { return resumes(address(from)); }
  Conn resumes(const Address& from) {
    const Conn conn = board.opened(std::make_shared<Guest>(from));
    const std::string number = std::to_string(1000 + ++resumed);
    const std::string name = std::string(16 - number.size(), '0') + number;
    board.received(conn, R"({"resume":{"table":")" + name + R"(","token":")" +
                             std::string(64, 'a') + R"("}})");
    return conn;
  }
  void answer(std::size_t at = 0, Whereabouts where = {}) {
    const Question question = std::move(asked.at(at));
    asked.erase(asked.begin() + static_cast<std::ptrdiff_t>(at));
    question.found({}, where);
  }
  // A guest who knocked at a table of another node, and stands there.
  std::pair<Conn, std::shared_ptr<Guest>> stands_elsewhere() {
    auto guest = std::make_shared<Guest>(address(1));
    const Conn conn = board.opened(guest);
    board.received(conn, knock(1));
    answer(0, at_other_node());
    board.heard("other", {Parcel::Kind::push, number(conn), "{\"knocking\":{}}"});
    return {conn, guest};
  }
  static std::string knock(int n) {
    return R"({"knock":{"code":"0000000)" + std::to_string(n) +
           R"("},"id":"a-knock-of-22-characters)" + std::to_string(n) + R"("})";
  }
  static Whereabouts at_other_node() {
    Whereabouts where;
    where.where = Whereabouts::Where::there;
    where.node = "other";
    return where;
  }

  std::vector<Question> asked{};
  std::vector<std::string> hub_heard{};
  std::vector<std::string> led_away{};
  std::uint64_t hub_lines = 0;
  int resumed = 0;
  int later = 0;
  CodeGuard codes{};
  Switchboard board{
      *this,
      {[this](const Wanted& wanted, Take, Switchboard::Found found) {
         asked.push_back({wanted, std::move(found)});
       },
       [](std::vector<Head>) {},
       [this](const std::string&, Parcel::Kind kind, std::uint64_t, std::string_view text) {
         if (kind == Parcel::Kind::text) led_away.emplace_back(text);
         return true;
       },
       [this](std::int64_t, std::function<void()>) { ++later; }, [] { return std::string{}; },
       [] { return std::int64_t{0}; }, &codes}};
};

constexpr std::size_t kAtOnce = 8;

TEST(Switchboard, ManyLinesOfOneAddressHoldUpNobodyElse) {
  NodeBench node;
  for (int i = 0; i < 100; ++i) node.resumes(1);
  ASSERT_EQ(node.asked.size(), kAtOnce) << "one address asks for all of its lines at once";
  node.resumes(2);
  ASSERT_EQ(node.asked.size(), kAtOnce + 1);
  EXPECT_EQ(node.asked.back().wanted.key, "0000000000001101");
}

TEST(Switchboard, AllOfAnIPv6NetworkHoldUpNobodyElse) {
  NodeBench node;
  Address six;
  six.bytes[0] = 0x20;
  for (std::uint8_t subnet = 0; subnet < 100; ++subnet) {
    six.bytes[7] = subnet;
    node.resumes(six);
  }
  EXPECT_EQ(node.asked.size(), kAtOnce) << "each /64 asks for itself";
  six.bytes[5] = 1;
  node.resumes(six);
  ASSERT_EQ(node.asked.size(), kAtOnce + 1) << "another /48";
  while (!node.asked.empty()) node.answer();
  EXPECT_EQ(node.hub_heard.size(), 101u);
}

TEST(Switchboard, LinesOfOneAddressHaveTheirTurnInOrder) {
  NodeBench node;
  for (int i = 0; i < 20; ++i) node.resumes(1);
  for (int i = 1; i <= 20; ++i) {
    ASSERT_FALSE(node.asked.empty());
    EXPECT_EQ(node.asked.front().wanted.key, "000000000000" + std::to_string(1000 + i));
    node.answer();
  }
  EXPECT_TRUE(node.asked.empty());
  EXPECT_EQ(node.hub_heard.size(), 20u) << "every line was led to the hub";
}

TEST(Switchboard, ALineThatEndsGivesItsTurnToTheNext) {
  NodeBench node;
  std::vector<Conn> conns;
  for (int i = 0; i < 20; ++i) conns.push_back(node.resumes(1));
  for (std::size_t i = 0; i < conns.size() - 1; ++i) node.board.closed(conns[i]);
  node.answer();  // of one that is gone
  ASSERT_EQ(node.asked.size(), kAtOnce);
  EXPECT_EQ(node.asked.back().wanted.key, "0000000000001020");
  while (!node.asked.empty()) node.answer();
  EXPECT_EQ(node.hub_heard.size(), 1u);
  node.resumes(1);
  EXPECT_EQ(node.asked.size(), 1u) << "turns were lost with the lines that ended";
}

// A code that waits for its turn is set aside as a try; with its line it goes back.
TEST(Switchboard, ACodeThatWasNotLookedUpIsNotCounted) {
  NodeBench node;
  for (std::size_t i = 0; i < kAtOnce; ++i) node.resumes(1);
  for (int i = 0; i < 3 * kGuessesFree; ++i) {
    const Conn conn = node.comes(1);
    node.board.received(conn, R"({"knock":{"code":"12345678"},"id":"a-knock-of-22-characters"})");
    node.board.closed(conn);
  }
  EXPECT_EQ(node.codes.refused(), 0u);
  EXPECT_EQ(node.asked.size(), kAtOnce);
}

// What a node still says to whoever stands there is no answer to a question about another table.
TEST(Switchboard, AKnockElsewhereIsNotLostWhileTheFirstNodeSpeaks) {
  NodeBench node;
  const auto [conn, guest] = node.stands_elsewhere();
  node.board.received(conn, R"({"ping":1})");
  node.board.received(conn, NodeBench::knock(2));
  ASSERT_EQ(node.asked.size(), 1u);
  node.board.heard("other", {Parcel::Kind::push, number(conn), "{\"pong\":1}"});
  EXPECT_EQ(guest->heard.back(), "{\"pong\":1}");
  Whereabouts here;
  here.where = Whereabouts::Where::here;
  node.answer(0, here);
  EXPECT_EQ(node.hub_heard, std::vector{NodeBench::knock(2)});
}

TEST(Switchboard, AKnockElsewhereIsLookedForOnceThoughTheFirstNodeIsLost) {
  NodeBench node;
  const auto [conn, guest] = node.stands_elsewhere();
  node.board.received(conn, NodeBench::knock(2));
  node.board.lost("other");
  EXPECT_EQ(node.later, 0) << "the directory is being asked";
  node.answer();
  EXPECT_EQ(node.hub_heard, std::vector{NodeBench::knock(2)});
  EXPECT_TRUE(node.asked.empty());
}

// Else it would be inside nowhere, and its codes would go to the hub without being counted.
TEST(Switchboard, WhoIsLetInWhileLookingElsewhereStays) {
  NodeBench node;
  const auto [conn, guest] = node.stands_elsewhere();
  node.board.received(conn, NodeBench::knock(2));
  node.board.heard("other", {Parcel::Kind::push, number(conn), "{\"welcome\":{}}"});
  Whereabouts here;
  here.where = Whereabouts::Where::here;
  node.answer(0, here);
  node.board.received(conn, NodeBench::knock(3));
  EXPECT_TRUE(node.hub_heard.empty());
  EXPECT_EQ(node.led_away,
            (std::vector{NodeBench::knock(1), NodeBench::knock(2), NodeBench::knock(3)}));
  EXPECT_EQ(guest->closed_with, 0);
  node.board.lost("other");
  EXPECT_EQ(guest->closed_with, 1012) << "comes back to where the table is then";
}

TEST(Switchboard, WhoIsLetInWhileLookingComesBackWhenThatNodeIsLost) {
  NodeBench node;
  const auto [conn, guest] = node.stands_elsewhere();
  node.board.received(conn, NodeBench::knock(2));
  node.board.heard("other", {Parcel::Kind::push, number(conn), "{\"welcome\":{}}"});
  node.board.lost("other");
  EXPECT_EQ(guest->closed_with, 1012);
}

}  // namespace
}  // namespace stolik
