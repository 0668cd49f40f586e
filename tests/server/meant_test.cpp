// What somebody says is taken as it was meant or refused: a word of the wrong kind is not taken for
// what is usual.

#include "tests/server/party.h"

namespace stolik {
namespace {

std::string code_of(const std::string& text) { return get(text, "refused", "code"); }

TEST(Meant, ATableIsOpenedAsItsHostWantsItOrNotAtAll) {
  Bench bench;
  const Conn conn = bench.open();
  for (const char* wrong :
       {R"("door":"ajar")", R"("door":true)", R"("door":null)", R"("spectators":"no")",
        R"("spectators":0)", R"("coach":"yes")", R"("bot_when_away":1)"}) {
    const std::string body =
        R"({"game":"triples","seats":["open","bot"],)" + std::string{wrong} + "}";
    const std::string create = R"({"create":)" + body + R"(,"id":")" + secret_id(1) + "\"}";
    EXPECT_EQ(code_of(bench.say_one(conn, create, "refused")), "bad-option") << wrong;
  }
}

TEST(Meant, OnlyNullMakesNobodyTheYoungest) {
  Bench bench;
  Party party(bench);
  EXPECT_NE(get(party.act(0, "youngest", R"({"seat":1})"), "ok", "seq"), "");
  for (const char* wrong : {R"({"seat":"0"})", R"({"seat":-1})", R"({"seat":3})", R"({"seat":[]})",
                            R"({"seat":true})"}) {
    EXPECT_EQ(code_of(party.act(0, "youngest", wrong)), "no-such-seat") << wrong;
  }
  EXPECT_EQ(party.room().youngest, 1);
  EXPECT_NE(get(party.act(0, "youngest", R"({"seat":null})"), "ok", "seq"), "");
  EXPECT_EQ(party.room().youngest, -1);
}

}  // namespace
}  // namespace stolik
