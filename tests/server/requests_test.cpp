// Requests as they are read from the wire: which there are, who may send them, and what stands for
// members that are missing or of another type.

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "server/wire/request.h"
#include "tests/source_dir.h"

namespace stolik {
namespace {

std::string page(const std::string& name) {
  std::ifstream file(std::string{kSourceDir} + "/docs/" + name);
  EXPECT_TRUE(file) << name;
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string part(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t begin = text.find(from);
  const std::size_t end = text.find(to, begin);
  EXPECT_NE(begin, std::string::npos) << from;
  EXPECT_NE(end, std::string::npos) << to;
  return text.substr(begin, end - begin);
}

template <class... R>
std::vector<RequestKind> kinds(const std::variant<R...>*) {
  return {R::kKind...};
}
template <class List>
std::vector<RequestKind> kinds() {
  return kinds(static_cast<const List*>(nullptr));
}

std::shared_ptr<const Request> read(std::string_view text, Receiver receiver) {
  RequestText parsed = parse_request(text);
  EXPECT_TRUE(parsed.trouble.ok()) << text << ": " << parsed.trouble.message;
  return read_request(std::move(parsed), receiver);
}

bool is_in_json(const std::string& table, std::string_view name) {
  return table.find("{\"" + std::string{name} + "\":") != std::string::npos;
}

bool is_a_word(const std::string& table, std::string_view name) {
  return table.find('`' + std::string{name} + '`') != std::string::npos;
}

TEST(Requests, of_tables_are_those_that_the_protocol_lists_for_everybody_and_for_the_host) {
  const std::string wire = page("PROTOCOL-wire.md");
  const std::string guests = part(wire, "## What a client says", "### What the host says");
  const std::string host = part(wire, "### What the host says", "## What the server says");
  for (const RequestKind& kind : kinds<EntryRequest>()) {
    const bool of_lesson = kind.name == request::OpenClass::kKind.name;
    EXPECT_TRUE(of_lesson || is_in_json(guests, kind.name)) << kind.name;
  }
  for (const RequestKind& kind : kinds<TableRequest>()) {
    EXPECT_TRUE(is_in_json(kind.sender == Sender::host ? host : guests, kind.name)) << kind.name;
  }
}

TEST(Requests, of_lessons_are_those_that_the_protocol_lists_for_pupils_and_for_those_who_lead) {
  const std::string lesson = part(page("PROTOCOL-class.md"), "## What is said in a class", "###");
  const std::string pupils = part(lesson, "| a pupil |", "| those who lead |");
  const std::string leaders = part(lesson, "| those who lead |", "| question, no id needed |");
  for (const RequestKind& kind : kinds<LessonRequest>()) {
    const bool is_there = kind.has(kReads)               ? is_in_json(lesson, kind.name)
                          : kind.sender == Sender::pupil ? is_in_json(pupils, kind.name)
                                                         : is_a_word(leaders, kind.name);
    EXPECT_TRUE(is_there) << kind.name;
  }
}

TEST(Requests, of_one_list_have_names_of_their_own) {
  for (const auto& list : {kinds<EntryRequest>(), kinds<TableRequest>(), kinds<LessonRequest>()}) {
    std::set<std::string_view> names;
    for (const RequestKind& kind : list) EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
  }
}

TEST(Requests, mean_nothing_by_a_member_that_is_missing_or_of_another_type) {
  const auto sit = read(R"({"sit":{"seat":"1"},"id":"a"})", Receiver::table);
  ASSERT_NE(sit->at_table<request::Sit>(), nullptr);
  EXPECT_EQ(sit->at_table<request::Sit>()->seat, kNoNumber);
  EXPECT_EQ(read(R"({"sit":{"seat":-3}})", Receiver::table)->at_table<request::Sit>()->seat,
            kNoNumber);
  EXPECT_EQ(read(R"({"sit":null})", Receiver::table)->at_table<request::Sit>()->seat, kNoNumber);
  EXPECT_EQ(read(R"({"rename":{"name":7}})", Receiver::table)->at_table<request::Rename>()->name,
            "");
  EXPECT_FALSE(read(R"({"do":7})", Receiver::table)->at_table<request::Do>()->is_text);
  EXPECT_TRUE(read(R"({"hand":{"up":"no"}})", Receiver::lesson)
                  ->in_lesson<lesson_request::RaiseHand>()
                  ->up);
}

TEST(Requests, tell_a_member_that_is_null_from_one_that_is_missing) {
  const auto minutes = [](std::string_view body) {
    return read(std::string{R"({"finish":)"} + std::string{body} + "}", Receiver::lesson)
        ->in_lesson<lesson_request::Finish>()
        ->minutes;
  };
  EXPECT_FALSE(minutes("{}").is_present);
  EXPECT_TRUE(minutes(R"({"minutes":null})").is_null);
  EXPECT_EQ(minutes(R"({"minutes":4})").value, 4);
  EXPECT_FALSE(minutes(R"({"minutes":"4"})").fits);
}

TEST(Requests, of_the_same_name_are_read_for_their_receiver) {
  const std::string_view text = R"({"seat":{"seat":1,"kind":"bot"}})";
  EXPECT_EQ(read(text, Receiver::table)->at_table<request::SetSeat>()->kind, "bot");
  EXPECT_NE(read(text, Receiver::lesson)->in_lesson<lesson_request::Seat>(), nullptr);
  const auto unknown = read(R"({"sit":{"seat":1}})", Receiver::lesson);
  EXPECT_EQ(unknown->kind, nullptr);
  EXPECT_TRUE(unknown->is_of_table);
  EXPECT_FALSE(read(R"({"sing":{}})", Receiver::lesson)->is_of_table);
}

TEST(Requests, name_their_members_in_the_types_of_the_client) {
  const std::string types = request_types();
  EXPECT_NE(types.find("  'sit': { seat: number };\n"), std::string::npos) << types;
  EXPECT_NE(types.find("  'hand': { up?: boolean; why?: string };\n"), std::string::npos) << types;
  EXPECT_NE(types.find("  'stand': Record<string, never>;\n"), std::string::npos) << types;
}

}  // namespace
}  // namespace stolik
