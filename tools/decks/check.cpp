#include "tools/decks/check.h"

#include <algorithm>
#include <charconv>
#include <chrono>

#include "core/utf8.h"
#include "games/table.h"
#include "generated/deck_checks.h"
#include "tools/decks/bundle.h"
#include "tools/decks/letters.h"
#include "tools/decks/pictures.h"

namespace stolik {
namespace {

const std::string kNoMemberName = "no member can be called so; choose another name";

constexpr std::size_t kMaxUnwritten = 1200;
constexpr std::size_t kMaxPlace = 200;

// Nothing that a program which reads the deck takes for a part of the object itself.
bool is_member_name(std::string_view name) {
  return !name.empty() && !name.starts_with("__") && name != "constructor" && name != "prototype";
}

// Every text there is, names of members too: whatever a page may come to show. Depth and number of
// values were limited when the file was parsed.
void check_all_texts(const Spot& spot) {
  const Json& json = spot.json();
  if (json.is_string()) {
    const std::string trouble = trouble_in_text(json.text());
    if (!trouble.empty()) spot.problem(trouble);
  }
  for (std::size_t i = 0; i < json.items().size(); ++i) check_all_texts(spot.item(i));
  for (const auto& [name, value] : json.members()) {
    const std::string trouble = is_member_name(name) ? trouble_in_text(name) : kNoMemberName;
    if (!trouble.empty()) spot[name].problem("the name of this member: " + trouble);
    check_all_texts(spot[name]);
  }
}

// What `check` says stands at the id it belongs to, or at the deck.
void collect_open(const Spot& spot, const std::string& deck_id, const std::string& id) {
  const Json& json = spot.json();
  const Json* own = json.find("id");
  const std::string here = own != nullptr && own->is_string() ? printable(own->text(), 48) : id;
  for (std::size_t i = 0; i < json.items().size(); ++i) collect_open(spot.item(i), deck_id, here);
  for (const auto& [name, value] : json.members()) {
    if (name != "check") {
      collect_open(spot[name], deck_id, here);
      continue;
    }
    const std::string place = here == deck_id ? "" : here;
    if (value.is_array() && value.items().empty()) spot[name].problem("is empty; leave it out");
    const std::vector<Spot> notes =
        value.is_array() ? spot[name].list({0, 60}, "notes") : std::vector<Spot>{spot[name]};
    for (const Spot& note : notes) {
      const std::string* text = note.text(600);
      if (text != nullptr) spot.report().open(deck_id, place, *text);
    }
  }
}

void check_head(const DeckFiles& files, const Spot& facts) {
  const std::string* id = facts["id"].string();
  if (id != nullptr && !is_id(*id)) {
    facts["id"].problem("small letters, digits and single dashes are expected, 1 to 48 of them");
  } else if (id != nullptr && !files.folder.empty() && is_edition_id(*id)) {
    facts["id"].problem(
        "such a name is made of the contents of a deck in one file; choose another one");
  } else if (id != nullptr && !files.folder.empty() && *id != files.folder) {
    facts["id"].problem("'" + *id + "' is not the name of the folder, '" +
                        printable(files.folder, 48) + "'; make them the same");
  }
  Different codes("language");
  for (const Spot& spot : facts["languages"].list({1, kMaxDeckLanguages}, "languages")) {
    const std::string* code = spot.string();
    if (code == nullptr) continue;
    codes.add(spot, *code);
    if (!is_language(*code))
      spot.problem("a code of two or three small letters is expected: pl, ru, en");
  }
  for (const std::string& stray : files.strays) {
    const std::string code = stray.substr(0, stray.find('.'));
    facts.report().note(
        (files.label.empty() ? "" : files.label + "/") + stray, "",
        "is not read: `languages` in deck.json does not name " + printable(code, 48));
  }
}

// Those it brings itself, beside the others.
Art check_pictures(const DeckFiles& files, const Art& others, Report& report) {
  Art art = Art::beside(others);
  const std::string file = concat(files.label.empty() ? "" : files.label + "/", "pictures");
  if (files.pictures.size() > kMaxOwnPictures) {
    report.problem(file, "",
                   concat(files.pictures.size(), " pictures, at most ", kMaxOwnPictures,
                          " expected; take some out"));
  }
  for (const auto& [name, picture] : files.pictures) {
    if (!is_own_picture_name(name)) {
      report.problem(
          file, printable(name, 64),
          "the name of a picture of one's own is own- and small letters, digits or single dashes");
      continue;
    }
    const std::vector<std::string> troubles = troubles_in_picture(picture);
    for (const std::string& trouble : troubles) report.problem(file, name, trouble);
    art.add(name);  // told once: whoever shows it is not told again
  }
  return art;
}

// "1944-05-18", or its first part or two.
bool is_date(std::string_view date) {
  constexpr std::string_view kForm = "0000-01-01";
  if (date.size() != 4 && date.size() != 7 && date.size() != 10) return false;
  const std::string whole = concat(date, kForm.substr(date.size()));
  for (std::size_t i = 0; i < whole.size(); ++i) {
    if (kForm[i] == '-' ? whole[i] != '-' : whole[i] < '0' || whole[i] > '9') return false;
  }
  const auto number = [&](std::size_t at, std::size_t size) {
    unsigned found = 0;
    std::from_chars(whole.data() + at, whole.data() + at + size, found);
    return found;
  };
  return std::chrono::year_month_day{std::chrono::year{int(number(0, 4))},
                                     std::chrono::month{number(5, 2)},
                                     std::chrono::day{number(8, 2)}}
      .ok();
}

// What a lesson needs (docs/DECKS.md). A deck without it can be played, and is told what to write.
void check_lesson(const DeckSpots& deck) {
  const Spot age = deck.facts["age"];
  age.integer(3, 18);
  deck.facts["author"].text(60);
  deck.facts["licence"].text(60);
  if (!age.there()) deck.facts.note("has no `age`: from how many years on it is meant");
  for (const auto& [language, texts] : deck.texts) {
    texts["content_note"].text(260);
    if (!texts["content_note"].there())
      texts.note("has no `content_note`: what it tells of that may be hard to read");
    const Spot questions = texts["questions"];
    if (!questions.there()) {
      texts.note("has no `questions`: three for the talk after the game");
      continue;
    }
    Different different("question");
    for (const Spot& question : questions.list({3, 3}, "questions")) {
      if (const std::string* text = question.text(240)) different.add(question, *text);
    }
  }
}

// What nobody has written yet, by its places in the file. Such a deck can be played, with
// placeholders.
void check_unwritten(const Spot& file) {
  const Spot places = file["unwritten"];
  std::size_t count = 0;
  Different different("place");
  for (const Spot& place : places.list({1, kMaxUnwritten}, "places")) {
    const std::string* path = place.text(kMaxPlace);
    if (path == nullptr) continue;
    different.add(place, *path);
    ++count;
    if (!file.at(*path).there()) {
      place.problem("'" + printable(*path, 64) +
                    "' is no place in this file; correct it or take it out");
    }
  }
  if (count > 0) places.note(counted(count, "place") + " still to be written");
}

// One note for each language, however many names there are.
void note_long_names(const DeckSpots& deck) {
  for (const auto& [language, texts] : deck.texts) {
    std::string first;
    std::size_t count = 0;
    for (const auto& [group, entries] : texts.json().members()) {
      for (const auto& [id, entry] : entries.members()) {
        const Json* name = entry.find("name");
        if (name == nullptr || !name->is_string() || count_signs(name->text()) <= kShortName)
          continue;
        if (entry.find("short") != nullptr || entry.find("brief") != nullptr) continue;
        if (count++ == 0) first = texts[group][id].path();
      }
    }
    if (count == 0) continue;
    texts.note(concat(counted(count, "name"), " of more than ", kShortName,
                      " characters without a `short`, the first at ", first));
  }
}

constexpr std::string_view kDateForm = "' is no date; write 1944-05-18, 1944-05 or 1944";

}  // namespace

const std::string* Ids::add(const Spot& spot) {
  const std::string* id = spot.string();
  return id != nullptr && add(spot, *id) ? id : nullptr;
}

bool Ids::add(const Spot& spot, const std::string& id) {
  if (!is_id(id)) {
    spot.problem("'" + printable(id, 60) +
                 "' is no id; small letters a-z, digits and single dashes, 1 to 48 of them");
    return false;
  }
  const auto [entry, is_new] = where_.emplace(id, spot.path());
  if (is_new) return true;
  spot.problem("'" + id + "' is used already at " + entry->second + "; ids of a deck all differ");
  return false;
}

void Different::add(const Spot& spot, const std::string& value) {
  const auto [entry, is_new] = where_.emplace(value, spot.path());
  if (is_new) return;
  spot.problem("the same " + what_ + " as " + entry->second + "; change one of them");
}

void Different::add_name(const Spot& spot, std::size_t most) {
  if (const std::string* name = spot.text(most)) add(spot, folded(*name));
}

Between one_for_each(const Spot& items, Between usual) {
  const std::size_t count = items.there() ? items.json().items().size() : usual.most + 1;
  const bool known = items.there() && items.json().is_array() && count <= usual.most;
  return known ? Between{count, count} : usual;
}

void check_title(const Spot& texts) {
  texts["title"].text(60);
  texts["about"].text(260);
}

void check_picture(const Spot& spot, const Art& art) {
  const std::string* name = spot.string();
  if (name == nullptr || art.has(*name)) return;
  spot.problem("there is no picture '" + printable(*name, 60) +
               "'; name one of content/art, without .svg");
}

void check_point(const Spot& spot) {
  if (!spot.members({"lat", "lon"})) return;
  spot["lat"].decimal(-90, 90);
  spot["lon"].decimal(-180, 180);
}

void check_sources(const Spot& spot) {
  for (const Spot& source : spot.list({1, 5}, "sources")) source.text(240);
}

void compare_notes(const DeckSpots& deck, std::string_view group,
                   std::span<const std::string> ids) {
  for (const std::string& id : ids) {
    std::size_t having = 0;
    for (const auto& [language, texts] : deck.texts)
      having += texts[group][id]["note"].there() ? 1u : 0u;
    if (having == 0 || having == deck.texts.size()) continue;
    for (const auto& [language, texts] : deck.texts) {
      const Spot note = texts[group][id]["note"];
      if (texts[group][id].there() && !note.there())
        note.note("another language has a note here, this one has not");
    }
  }
}

const std::string* check_date(const Spot& spot) {
  const std::string* date = spot.string();
  if (date == nullptr || is_date(*date)) return date;
  spot.problem(concat("'", printable(*date, 24), kDateForm));
  return nullptr;
}

const std::string* check_date_or_span(const Spot& spot) {
  const std::string* date = spot.string();
  if (date == nullptr) return nullptr;
  const std::size_t slash = date->find('/');
  if (slash == std::string::npos) return check_date(spot);
  const std::string_view from = std::string_view{*date}.substr(0, slash);
  const std::string_view to = std::string_view{*date}.substr(slash + 1);
  if (is_date(from) && is_date(to) && !is_later(from, to)) return date;
  spot.problem("'" + printable(*date, 24) + "' is no span of dates; write 1979/1982");
  return nullptr;
}

bool is_later(std::string_view date, std::string_view than) {
  const std::size_t common = std::min(date.size(), than.size());
  return date.substr(0, common) > than.substr(0, common);
}

void check_deck(const DeckFiles& files, const Art& others, Report& report) {
  if (!files.facts.json) return report.problem(files.facts.name, "", files.facts.trouble);
  const Art art = check_pictures(files, others, report);
  DeckSpots deck{Spot(report, files.facts.name, &*files.facts.json), {}, art};
  const std::size_t before = report.count();
  if (!deck.facts.json().is_object()) return deck.facts.problem("an object { … } is expected");
  check_head(files, deck.facts);
  for (const auto& [language, file] : files.texts) {
    if (!file.json) {
      report.problem(file.name, "", file.trouble);
      continue;
    }
    const Spot texts(report, file.name, &*file.json);
    if (!file.json->is_object()) {
      texts.problem("an object { … } is expected");
      continue;
    }
    const std::string* named = texts["language"].string();
    if (named != nullptr && *named != language) {
      texts["language"].problem("'" + printable(*named, 24) + "' in the file of '" + language +
                                "'; correct it");
    }
    check_all_texts(texts);
    deck.texts.emplace_back(language, texts);
  }
  check_all_texts(deck.facts);
  const Json* id = deck.facts.json().find("id");
  const std::string known = files.folder.empty() && id != nullptr && id->is_string()
                                ? printable(id->text(), 48)
                                : files.folder;
  collect_open(deck.facts, known, known);
  const std::vector<std::string_view> games = game_names();
  const std::string* game = deck.facts["game"].there() ? deck.facts["game"].one_of(games) : nullptr;
  if (game == nullptr) {
    if (!deck.facts["game"].there())
      deck.facts["game"].problem("is missing; one of: " + joined(games));
    return;
  }
  for (const DeckCheck& own : kDeckChecks) {
    if (own.game == *game && own.check != nullptr) own.check(deck);
  }
  check_lesson(deck);
  check_unwritten(deck.facts);
  for (const auto& [language, texts] : deck.texts) check_unwritten(texts);
  if (report.count() > before) return;
  note_long_names(deck);
  // The game has the last word.
  std::shared_ptr<const void> names;
  const std::string trouble = read_names(*game, deck.facts.json(), names);
  if (!trouble.empty()) deck.facts.problem(trouble);
}

std::string first_problem(const DeckFiles& files, const Art& art) {
  Report report;
  check_deck(files, art, report);
  if (report.count() == 0) return "";
  std::string trouble = told(report.problems().front());
  if (report.count() > 1)
    trouble += concat(" (and ", report.count() - 1, " more: stolik decks check)");
  return trouble;
}

}  // namespace stolik
