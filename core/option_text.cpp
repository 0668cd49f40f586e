#include "core/option_text.h"

namespace stolik {
namespace {

std::string printed(const OptionForm& form, int value) {
  std::string out;
  JsonWriter json(out);
  write_option(json, form, value);
  return out;
}

}  // namespace

std::string print(PlayerCounts players) {
  int least = -1;
  int most = 0;
  int count = 0;
  players.each([&](int number) {
    least = least < 0 ? number : least;
    most = number;
    ++count;
  });
  if (count > 2 && most - least + 1 == count) return concat(least, " to ", most);
  std::string out;
  players.each([&](int number) {
    if (!out.empty()) out += number == most ? " or " : ", ";
    out += std::to_string(number);
  });
  return out;
}

int read_option(Reading& reading, const Json& json, const OptionForm& form, int players) {
  const Domain domain = form.at(players);
  int value = domain.from - 1;
  switch (form.kind) {
    case OptionKind::deck: return 0;  // whoever opens a table has found it
    case OptionKind::choice:
      for (std::size_t i = 0; i < form.words.size(); ++i) {
        if (json.is_string() && json.text() == form.words[i]) value = int(i);
      }
      break;
    case OptionKind::flag:
      if (json.is_boolean()) value = json.is_true() ? 1 : 0;
      break;
    case OptionKind::number:
    case OptionKind::seat:
      if (const auto number = json.integer(); number && *number >= 0 && *number <= domain.to) {
        value = int(*number);
      }
  }
  if (domain.null && json.is_null()) return kNull;
  if (value >= domain.from && value <= domain.to) return value;
  std::string expected;
  for (int i = domain.from; i <= domain.to; ++i) {
    if (i > domain.from) expected += i == domain.to ? " or " : ", ";
    expected += printed(form, i);
    if (domain.to - domain.from < 5 || form.kind == OptionKind::choice) continue;
    expected += " to " + printed(form, domain.to);
    break;
  }
  reading.fail(concat(expected, domain.null ? " or null" : "", " is expected (", form.rule, ")"));
  return domain.otherwise;
}

void write_option(JsonWriter& json, const OptionForm& form, int value) {
  if (value == kNull) return json.null();
  if (form.kind == OptionKind::choice) return json.string(form.words[std::size_t(value)]);
  form.kind == OptionKind::flag ? json.boolean(value == 1) : json.integer(value);
}

void write_form(JsonWriter& json, const OptionForm& form, PlayerCounts players,
                std::span<const std::string_view> decks) {
  json.begin_object();
  json.string("name", form.name);
  json.string("kind", kSpelling<OptionKind>[std::size_t(form.kind)]);
  json.string("rule", form.rule);
  json.boolean("kept", form.kept);
  json.begin_array("when");
  for (std::uint32_t left = players.bits; left != 0;) {
    const Domain domain = form.at(std::countr_zero(left));
    json.begin_object();
    json.begin_array("players");
    PlayerCounts{{}, left}.each([&](int number) {
      if (form.at(number) != domain) return;
      json.integer(number);
      left &= ~(1u << number);
    });
    json.end_array();
    if (form.kind == OptionKind::number || form.kind == OptionKind::seat) {
      json.integer("from", domain.from);
      json.integer("to", domain.to);
    } else {
      json.begin_array("values");
      for (const std::string_view deck : decks) {
        if (form.kind == OptionKind::deck) json.string(deck);
      }
      for (int i = domain.from; i <= domain.to && form.kind != OptionKind::deck; ++i)
        write_option(json, form, i);
      json.end_array();
    }
    json.boolean("null", domain.null);
    json.key("default");
    if (form.kind != OptionKind::deck) {
      write_option(json, form, domain.otherwise);
    } else {
      decks.empty() ? json.null() : json.string(decks[0]);
    }
    json.end_object();
  }
  json.end_array();
  json.end_object();
}

std::string typescript_of(const OptionForm& form) {
  switch (form.kind) {
    case OptionKind::choice: return typescript_of_words(form.words);
    case OptionKind::flag: return "boolean";
    case OptionKind::deck: return "string";
    case OptionKind::number:
    case OptionKind::seat: return form.at(kMaxSeatBits).null ? "number | null" : "number";
  }
  return "";
}

}  // namespace stolik
