#include "server/store/etcd_words.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "core/hex.h"
#include "server/store/etcd_line.h"

namespace stolik::etcd {

std::uint64_t from_hex(std::string_view digits) {
  std::uint64_t value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  return value;
}

std::int64_t to_number(std::string_view digits) {
  std::int64_t value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

std::string table_part(TableId table) { return "t/" + hex(number(table)) + "/"; }

std::string behind(std::string prefix) {
  ++prefix.back();
  return prefix;
}

std::string put_op(std::string_view key, std::string_view value, std::string_view lease) {
  std::string op =
      R"({"requestPut":{"key":")" + base64(key) + R"(","value":")" + base64(value) + '"';
  if (!lease.empty()) op.append(R"(,"lease":")").append(lease).append("\"");
  return op + "}}";
}

std::string delete_op(std::string_view from, std::string_view to) {
  std::string op = R"({"requestDeleteRange":{"key":")" + base64(from) + '"';
  if (!to.empty()) op += R"(,"rangeEnd":")" + base64(to) + '"';
  return op + "}}";
}

std::string range_op(std::string_view key) {
  return R"({"requestRange":{"key":")" + base64(key) + R"("}})";
}

std::string range_body(std::string_view from, std::string_view to, std::string_view more) {
  std::string body = R"({"key":")" + base64(from) + '"';
  if (!to.empty()) body += R"(,"rangeEnd":")" + base64(to) + '"';
  if (!more.empty()) body.append(",").append(more);
  return body + "}";
}

std::string compare(std::string_view key, std::string_view target, std::string_view number) {
  const std::string_view name = target == "CREATE"    ? "createRevision"
                                : target == "VERSION" ? "version"
                                                      : "modRevision";
  std::string out = R"({"key":")" + base64(key) + R"(","target":")";
  out.append(target).append(R"(",")").append(name).append(R"(":")").append(number).append("\"}");
  return out;
}

const Json* first_key(const Json& answer) {
  const auto& kvs = answer["kvs"].items();
  return kvs.empty() ? nullptr : &kvs.front();
}
const Json& first_range(const Json& answer) { return answer["responses"].at(0)["response_range"]; }

std::string key_of(const Json& kv) { return from_base64(kv["key"].text()); }
std::string value_of(const Json& kv) { return from_base64(kv["value"].text()); }
std::string number_of(const Json& kv, std::string_view name) {
  return kv.find(name) != nullptr ? kv[name].text() : "0";
}

std::string head_text(const Head& head, std::int64_t touched_s, const ArchiveFile& archived,
                      Journal journal) {
  const auto word = [](const std::string& text) { return text.empty() ? std::string{"-"} : text; };
  // The oldest form that says all of it: a table that older programs can read stays theirs to take.
  const std::string plain = std::to_string(kJournalForm);
  const bool encrypted = journal == Journal::encrypted;
  const std::string_view form = encrypted            ? kEncryptedForm
                                : head.own_deck      ? kOwnDeckForm
                                : archived.count > 0 ? kArchivedForm
                                                     : plain;
  return concat(form, ' ', word(head.code), ' ', word(head.invitation), ' ', word(head.origin), ' ',
                int(head.phase), ' ', touched_s, encrypted ? head.own_deck ? " deck" : " -" : "",
                archived.count > 0 ? concat(' ', archived.count, ' ', archived.node) : "");
}

ReadHead read_head(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    words.emplace_back(text.substr(0, space));
    text.remove_prefix(std::min(space + 1, text.size()));
  }
  ReadHead read;
  const std::string form = words.empty() ? "" : words[0];
  if (form == kEncryptedForm && words.size() >= 7) {
    read.journal = Journal::encrypted;
    read.head.own_deck = words[6] == "deck";
    words.erase(words.begin() + 6);
  }
  const bool encrypted = read.journal == Journal::encrypted;
  if (!encrypted) read.head.own_deck = form == kOwnDeckForm;
  const bool archived =
      form == kArchivedForm || ((read.head.own_deck || encrypted) && words.size() == 8);
  read.foreign =
      !archived && !read.head.own_deck && !encrypted && form != std::to_string(kJournalForm);
  if (read.foreign || words.size() != (archived ? 8 : 6) || words[4].size() != 1 ||
      words[4][0] < '0' || words[4][0] > '2')
    return read;
  const auto plain = [](const std::string& word) { return word == "-" ? std::string{} : word; };
  read.head.code = plain(words[1]);
  read.head.invitation = plain(words[2]);
  read.head.origin = plain(words[3]);
  read.head.phase = static_cast<Head::Phase>(words[4][0] - '0');
  read.touched_s = to_number(words[5]);
  if (archived)
    read.archived = {.table = {}, .count = std::uint64_t(to_number(words[6])), .node = words[7]};
  read.ok = true;
  return read;
}

Outcome broken_outcome(std::string what) { return {Outcome::Kind::broken, std::move(what)}; }

}  // namespace stolik::etcd
