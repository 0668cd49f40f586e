// A class on the workbench: its teacher, its projector, and as many pupils as one likes.
#pragma once

#include "tests/server/bench.h"

namespace stolik {

struct Lesson {
  Bench& bench;
  Conn teacher{};
  std::string token;
  std::string id;
  std::string code;
  std::vector<Conn> pupils;
  std::vector<std::string> tokens;
  std::vector<int> people;
  int next_id = 0;
  int secret = 0;

  explicit Lesson(Bench& b, const std::string& plan = R"("game":"triples","size":5)",
                  int first_secret = 1000)
      : bench(b), secret(first_secret) {
    teacher = bench.open();
    const auto texts = bench.say(
        teacher, R"({"open-class":{)" + plan + R"(},"id":")" + secret_id(secret) + R"("})");
    const std::string entered = Bench::pick(texts, "entered");
    token = get(entered, "entered", "token");
    id = get(entered, "entered", "class");
    code = get(entered, "entered", "code");
  }
  // Knocks; what came back.
  std::vector<std::string> knock(Conn conn, const std::string& more = "") {
    return bench.say(conn, R"({"knock":{"code":")" + code + "\"" + more + R"(},"id":")" +
                               secret_id(++secret) + R"("})");
  }
  std::size_t join(const std::string& more = "") {
    const Conn conn = bench.open();
    const std::string entered = Bench::pick(knock(conn, more), "entered");
    pupils.push_back(conn);
    tokens.push_back(get(entered, "entered", "token"));
    people.push_back(entered.empty() ? 0 : std::stoi(get(entered, "entered", "person")));
    return pupils.size() - 1;
  }
  void join_all(int count) {
    for (int i = 0; i < count; ++i) join();
    bench.advance(6'000);
  }
  std::string say(Conn conn, const std::string& name, const std::string& body = "{}") {
    const auto texts = bench.say(
        conn, "{\"" + name + "\":" + body + ",\"id\":\"m" + std::to_string(++next_id) + "\"}");
    const std::string ok = Bench::pick(texts, "ok");
    return ok.empty() ? Bench::pick(texts, "refused") : ok;
  }
  // The teacher says it: "" if it was done, else the code of the refusal.
  std::string lead(const std::string& name, const std::string& body = "{}") {
    const std::string answer = say(teacher, name, body);
    return answer.starts_with("{\"ok\"") ? ""
           : answer.empty()              ? "nothing"
                                         : get(answer, "refused", "code");
  }
  std::string pupil(std::size_t i, const std::string& name, const std::string& body = "{}") {
    const std::string answer = say(pupils[i], name, body);
    return answer.starts_with("{\"ok\"") ? ""
           : answer.empty()              ? "nothing"
                                         : get(answer, "refused", "code");
  }
  Conn resume(const std::string& with) {
    const Conn conn = bench.open();
    bench.say(conn, R"({"resume":{"class":")" + id + R"(","token":")" + with + "\"}}");
    return conn;
  }
  const std::string& back(std::size_t i) {
    pupils[i] = resume(tokens[i]);
    return bench.inbox[pupils[i]].front();
  }
  TableId class_id() const {
    TableId value{};
    parse_table_name(id, value);
    return value;
  }
  const Room& room() const { return *bench.hub->look(class_id()); }
  const Class& lesson() const { return *room().lesson; }
  const Room* table(int number) const { return bench.hub->look(lesson().table(number)->id); }
  // The last of these messages that came to this line.
  std::string last(Conn conn, std::string_view name) const {
    std::string found;
    const auto box = bench.inbox.find(conn);
    if (box == bench.inbox.end()) return found;
    for (const std::string& text : box->second) {
      if (text.starts_with("{\"" + std::string{name} + "\"")) found = text;
    }
    return found;
  }
  void start(int count) {
    join_all(count);
    EXPECT_EQ(lead("seat"), "");
    EXPECT_EQ(lead("start"), "");
  }
  // Who of the pupils has this number in the class.
  std::size_t index_of(int person) const {
    return static_cast<std::size_t>(std::find(people.begin(), people.end(), person) -
                                    people.begin());
  }
};

}  // namespace stolik
