// What the server sends is described once: texts of messages, and the types of the client.
// Every message of every test at the workbench is compared with the description (bench.h).

#include <gtest/gtest.h>

#include "core/json.h"
#include "server/wire/message_types.h"
#include "tests/server/message_shape.h"

namespace stolik {
namespace {

// `export type NAME = …;`
std::string declared(const std::string& types, std::string_view name) {
  const std::string begin = "export type " + std::string{name} + " = ";
  const std::size_t at = types.find(begin);
  return at != std::string::npos ? types.substr(at, types.find(";\n}", at) - at) : "";
}

TEST(Message, MembersAreLeftOutOrNullAsTheirTypesSay) {
  EXPECT_EQ(write(message::Ok{"a1", 7, {}}), R"({"ok":{"id":"a1","seq":7}})");
  EXPECT_EQ(write(message::Ok{"a1", 7, {true}}), R"({"ok":{"id":"a1","seq":7,"again":true}})");
  EXPECT_EQ(write(message::Refused{{}, "not-held", "V8", "No \"card\".", {}}),
            R"({"refused":{"code":"not-held","rule":"V8","message":"No \"card\"."}})");
  EXPECT_EQ(write(message::Moved{.round = 2, .class_seq = 9}),
            R"({"moved":{"round":2,"table":null,"seat":null,"as":null,"class_seq":9}})");
  EXPECT_EQ(write(message::Moved{2, 1, {}, ClassPlace::As::reporter, 9}),
            R"({"moved":{"round":2,"table":1,"seat":null,"as":"reporter","class_seq":9}})");
  EXPECT_EQ(write(message::Pong{-7}), R"({"pong":-7})");
}

TEST(Message, PartsMadeElsewhereAreWrittenAsTheyAre) {
  message::Update update{.seq = 3};
  update.events =
      message::RawItems<message::AnyEvent>{R"({"event":"turn","seat":1},{"event":"over"})"};
  update.view = message::Raw<message::AnyView, std::string>{R"({"game":"triples"})"};
  EXPECT_EQ(write(update), R"({"update":{"seq":3,"events":[{"event":"turn","seat":1},)"
                           R"({"event":"over"}],"view":{"game":"triples"}}})");
  update.events = message::RawItems<message::AnyEvent>{};
  update.view = {};
  EXPECT_EQ(write(update), R"({"update":{"seq":3,"events":[]}})");
  EXPECT_EQ(write(message::ClassUpdate{4, 1500, {R"({"phase":"lobby","round":0})"}}),
            R"({"class":{"seq":4,"now":1500,"phase":"lobby","round":0}})");
}

template <class... M>
void look_for_all(const std::string& types, message::List<M...>) {
  const auto look_for = [&]<class T>(const T*) {
    EXPECT_NE(types.find("  | { " + std::string{T::kName} + ": "), std::string::npos) << T::kName;
    if constexpr (requires { T::kType; }) {
      const std::string type = declared(types, T::kType);
      const auto member = [&]<class C, class P>(const Field<C, P>& field) {
        const std::string name = "\n  " + std::string{field.name};
        const bool is_there =
            type.find(name + (message::is_optional<P> ? "?: " : ": ")) != std::string::npos;
        EXPECT_TRUE(is_there || message::is_spread<P>) << T::kType << "." << field.name;
      };
      std::apply([&](const auto&... field) { (member(field), ...); }, T::fields());
    }
  };
  (look_for(static_cast<const M*>(nullptr)), ...);
}

TEST(Message, TheClientsTypesNameEveryMessageAndEveryMember) {
  look_for_all(message::typescript_types(), message::All{});
}

TEST(Message, TheClientsTypesAreThoseOfTheMembers) {
  const std::string types = message::typescript_types();
  EXPECT_NE(types.find("export type Person = {\n"
                       "  person: number;\n"
                       "  name: string;\n"
                       "  pseudonym: string | null;\n"
                       "  watch: boolean;\n"
                       "  beside?: number;\n"
                       "};\n"),
            std::string::npos);
  EXPECT_NE(types.find("  phase: 'lobby' | 'playing' | 'over';\n"), std::string::npos);
  EXPECT_NE(types.find("  story: AnyEvent[][];\n"), std::string::npos);
  EXPECT_NE(types.find("export type ClassUpdate = ClassState & {\n"), std::string::npos);
  EXPECT_NE(types.find("  mine?: number | string | null;\n"), std::string::npos);
  EXPECT_LT(types.find("export type Room = "), types.find("export type Fresh = "));
}

TEST(Message, AMemberThatIsMissingUnknownOrOfAnotherTypeIsSeen) {
  const auto misfit = [](std::string_view text) {
    return misfit_of_message(parse_json(text).value);
  };
  EXPECT_EQ(misfit(R"({"ok":{"id":"a","seq":1}})"), "");
  EXPECT_EQ(misfit(R"({"ok":{"id":"a"}})"), "ok.seq: a member is expected");
  EXPECT_EQ(misfit(R"({"ok":{"id":"a","seq":"1"}})"), "ok.seq: a whole number is expected");
  EXPECT_EQ(misfit(R"({"ok":{"id":"a","seq":1,"more":2}})"), "ok: no other member is expected");
  EXPECT_EQ(misfit(R"({"okay":{}})"), "okay: there is no such message");
  EXPECT_EQ(misfit(R"({"deck":{"id":"own-1","have":2880}})"), "");
  EXPECT_EQ(misfit(R"({"deck":{"id":"own-1","contents":"…"}})"), "");
  EXPECT_EQ(misfit(R"({"bye":{"why":"tired"}})").find("bye.why: 'left' | "), 0u);
}

}  // namespace
}  // namespace stolik
