// People around one table, on the workbench.
#pragma once

#include "tests/server/bench.h"

namespace stolik {

// Where lines come from, as a rim would know.
struct Streets {
  std::map<Conn, Network> from{};
  Network usual{};  // of lines that say nothing else
  HubConfig config(HubConfig out = {}) {
    out.network = [this](Conn conn) {
      const auto found = from.find(conn);
      return found == from.end() ? usual : found->second;
    };
    return out;
  }
  Conn open(Bench& bench, std::uint64_t near, std::uint64_t wide) {
    const Conn conn = bench.open();
    from[conn] = {near, wide};
    return conn;
  }
};

// A table of triples with three people, or one person and bots.
struct Party {
  Bench& bench;
  std::vector<Conn> conns;
  std::vector<std::string> tokens;
  std::string table;
  std::string code;
  int next_id = 0;
  int secret = 0;  // several parties at one hub need ids of their own

  explicit Party(Bench& b, std::string seats = R"("open","open","open")", std::string more = "",
                 std::string game = "triples", int first_secret = 0)
      : bench(b), secret(first_secret) {
    const Conn host = bench.open();
    const auto texts = bench.say(host, R"({"create":{"game":")" + game + R"(","seats":[)" + seats +
                                           R"(],"door":"open")" + more + R"(},"id":")" +
                                           secret_id(secret) + R"("})");
    const std::string welcome = Bench::pick(texts, "welcome");
    table = get(welcome, "welcome", "table");
    code = get(welcome, "welcome", "code");
    tokens.push_back(get(welcome, "welcome", "token"));
    conns.push_back(host);
  }
  std::string id() { return "m" + std::to_string(++next_id); }
  Conn join() {
    const Conn conn = bench.open();
    const auto texts =
        bench.say(conn, R"({"knock":{"code":")" + code + R"("},"id":")" +
                            secret_id(secret + static_cast<int>(conns.size())) + R"("})");
    tokens.push_back(get(Bench::pick(texts, "welcome"), "welcome", "token"));
    conns.push_back(conn);
    return conn;
  }
  std::string act(std::size_t who, const std::string& name, const std::string& body) {
    const auto texts =
        bench.say(conns[who], "{\"" + name + "\":" + body + ",\"id\":\"" + id() + "\"}");
    const std::string ok = Bench::pick(texts, "ok");
    return ok.empty() ? Bench::pick(texts, "refused") : ok;
  }
  void seat_all() {
    for (std::size_t i = 0; i < conns.size(); ++i)
      act(i, "sit", "{\"seat\":" + std::to_string(i) + "}");
  }
  void full_table() {
    join();
    join();
    seat_all();
  }
  TableId table_id() const {
    TableId value{};
    parse_table_name(table, value);
    return value;
  }
  const Room& room() const { return *bench.hub->look(table_id()); }
  Conn resume(std::size_t who, std::string more = "") {
    const Conn conn = bench.open();
    bench.say(conn, R"({"resume":{"table":")" + table + R"(","token":")" + tokens[who] + "\"" +
                        more + "}}");
    conns[who] = conn;
    return conn;
  }
};

}  // namespace stolik
