// The deck of `triples`: 2 to 12 sets of three cards (T1), their frames, places and texts.

#include "tools/decks/check.h"
#include "tools/decks/letters.h"

namespace stolik {
namespace {

constexpr Between kDeckSets{2, 12};
constexpr std::size_t kSetCards = 3;
constexpr std::array<std::string_view, 3> kRoles = {"commander", "unit", "battle"};
constexpr std::array<std::string_view, 3> kPlaceKinds = {"point", "points", "area"};
constexpr std::array<std::string_view, 12> kPatterns = {
    "solid",       "slanted-bars", "dots",   "waves",     "chevrons", "upright-bars",
    "level-lines", "rings",        "checks", "triangles", "lattice",  "stitches"};

bool is_color(std::string_view text) {
  const auto hex = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  };
  if (text.size() != 7 || text[0] != '#') return false;
  for (const char c : text.substr(1)) {
    if (!hex(c)) return false;
  }
  return true;
}

// Frames are told apart by each of four things (colour alone is not enough).
struct Frames {
  Different numbers{"number"};
  Different colors{"color"};
  Different pictograms{"pictogram"};
  Different patterns{"pattern"};

  void check(const Spot& frame, const Spot& set_id, const Art& art) {
    if (!frame.members({"number", "color", "pictogram", "pattern"})) return;
    if (const auto number = frame["number"].integer(1, kDeckSets.most)) {
      numbers.add(frame["number"], std::to_string(*number));
      const std::string expected = concat("set-", *number);
      if (set_id.there() && set_id.json().is_string() && set_id.json().text() != expected) {
        set_id.note("is usually the number of its frame, '" + expected +
                    "': it must give nothing away (T2)");
      }
    }
    const std::string* color = frame["color"].string();
    if (color != nullptr && !is_color(*color))
      frame["color"].problem("a colour is written #B3261E");
    if (color != nullptr) colors.add(frame["color"], *color);
    check_picture(frame["pictogram"], art);
    const Spot pictogram = frame["pictogram"];
    if (pictogram.there() && pictogram.json().is_string())
      pictograms.add(pictogram, pictogram.json().text());
    if (const std::string* pattern = frame["pattern"].one_of(kPatterns))
      patterns.add(frame["pattern"], *pattern);
  }
};

// T18: the map exercise. Each band is wider than the one before it.
void check_place(const Spot& place) {
  if (!place.members({"kind", "points", "in_place_km", "near_km", "region_km"})) return;
  const std::string* kind = place["kind"].one_of(kPlaceKinds);
  Between count{1, 60};
  if (kind != nullptr && *kind == "point") count = {1, 1};
  if (kind != nullptr && *kind == "points") count = {2, 60};
  if (kind != nullptr && *kind == "area") count = {3, 60};
  for (const Spot& point : place["points"].list(count, "points")) check_point(point);
  const auto in_place = place["in_place_km"].integer(1, 20000);
  const auto near = place["near_km"].integer(1, 20000);
  const auto region = place["region_km"].integer(1, 20000);
  if (in_place && near && *in_place >= *near)
    place["near_km"].problem("must be more than in_place_km");
  if (near && region && *near >= *region) place["region_km"].problem("must be more than near_km");
}

void check_times(const Spot& set) {
  const Spot date = set["date"];
  if (date.members({"start", "end"})) {
    const std::string* start = check_date(date["start"]);
    const std::string* end = check_date(date["end"]);
    if (start != nullptr && end != nullptr && is_later(*start, *end))
      date["end"].problem("is before the start");
  }
  const std::string* before = nullptr;
  for (const Spot& fact : set["facts"].list({2, 3}, "dates of facts")) {
    const std::string* day = check_date(fact);
    if (before != nullptr && day != nullptr && is_later(*before, *day)) {
      fact.problem("is earlier than the one before; put the facts in the order of time");
    }
    if (day != nullptr) before = day;
  }
}

struct Names {
  std::vector<std::string> sets;
  std::vector<std::string> cards;
};

// What the three cards of a set are in this deck, where it has words of its own for that.
std::vector<std::string> check_roles(const DeckSpots& deck) {
  const Spot roles = deck.facts["roles"];
  std::vector<std::string> names;
  if (!roles.there()) return names;
  Different different("role");
  for (const Spot& role : roles.list({kSetCards, kSetCards}, "roles")) {
    if (!role.members({"id", "picture"})) continue;
    check_picture(role["picture"], deck.art);
    const std::string* id = role["id"].string();
    if (id == nullptr) continue;
    if (!is_id(*id)) {
      role["id"].problem("is no id; small letters, digits and single dashes");
      continue;
    }
    different.add(role["id"], *id);
    names.push_back(*id);
  }
  return names;
}

void check_role_texts(const Spot& texts, const std::vector<std::string>& roles) {
  if (roles.empty()) {
    if (texts["roles"].there())
      texts["roles"].problem("the deck has nothing of this name; correct it or take it out");
    return;
  }
  if (!texts["roles"].there()) return texts["roles"].problem("is missing; add it");
  if (!texts["roles"].entries(roles, "write this role")) return;
  Different different("name");
  for (const std::string& id : roles) {
    const Spot role = texts["roles"][id];
    if (!role.members({"name"})) continue;
    if (const std::string* name = role["name"].text(kShortName)) different.add(role["name"], *name);
  }
}

Names check_sets(const DeckSpots& deck, const std::vector<std::string>& own_roles) {
  const std::vector<std::string_view> roles =
      own_roles.empty() ? std::vector<std::string_view>(kRoles.begin(), kRoles.end())
                        : std::vector<std::string_view>(own_roles.begin(), own_roles.end());
  Names names;
  Ids ids;
  Frames frames;
  for (const Spot& set : deck.facts["sets"].list(kDeckSets, "sets")) {
    if (!set.members(
            {"id", "cards", "roles", "pictures", "frame", "date", "place", "facts", "sources"},
            {"check"})) {
      continue;
    }
    if (const std::string* id = ids.add(set["id"])) names.sets.push_back(*id);
    for (const Spot& card : set["cards"].list({kSetCards, kSetCards}, "cards")) {
      if (const std::string* id = ids.add(card)) names.cards.push_back(*id);
    }
    for (const Spot& role : set["roles"].list({kSetCards, kSetCards}, "roles")) role.one_of(roles);
    for (const Spot& picture : set["pictures"].list({kSetCards, kSetCards}, "pictures")) {
      check_picture(picture, deck.art);
    }
    frames.check(set["frame"], set["id"], deck.art);
    check_times(set);
    check_place(set["place"]);
    check_sources(set["sources"]);
  }
  return names;
}

void check_set_texts(const Spot& set, const Spot& facts) {
  if (!set.members({"title", "knowledge", "date", "place", "facts"}, {"note"})) return;
  set["title"].text(40);
  set["knowledge"].text_of_words({60, 90});
  set["date"].text(80);
  set["place"].text(80);
  set["note"].text(260);
  for (const Spot& fact : set["facts"].list(one_for_each(facts, {2, 3}), "facts")) fact.text(160);
}

// Whatever is typed must lead to one card only, in whichever language it is typed.
class Typed {
 public:
  void add(const Spot& spot, const std::string& typed, const std::string& card) {
    const std::string plain = folded(typed);
    if (plain.empty())
      return spot.problem("has no letter or digit; write something that can be typed");
    const auto [entry, is_new] =
        card_.emplace(plain, std::pair{card, spot.file() + ": " + spot.path()});
    if (is_new || entry->second.first == card) return;
    spot.problem("'" + typed + "' also fits " + entry->second.first + " (" + entry->second.second +
                 "); change one of them");
  }

 private:
  std::map<std::string, std::pair<std::string, std::string>> card_;
};

// Such names are typed and compared, so they have plain spaces only.
const std::string* typed_text(const Spot& spot, std::size_t most) {
  const std::string* text = spot.text(most);
  if (text != nullptr && has_special_space(*text))
    spot.problem("has a no-break space; use plain spaces here");
  return text;
}

void check_card_texts(const Spot& cards, const std::vector<std::string>& ids, Typed& typed) {
  if (!cards.entries(ids, "write this card")) return;
  for (const std::string& id : ids) {
    const Spot card = cards[id];
    if (!card.members({"name", "aliases"}, {"short"})) continue;
    if (const std::string* name = typed_text(card["name"], 38)) typed.add(card["name"], *name, id);
    if (const std::string* name = typed_text(card["short"], kShortName))
      typed.add(card["short"], *name, id);
    for (const Spot& alias : card["aliases"].list({0, 24}, "aliases")) {
      if (const std::string* text = typed_text(alias, 60)) typed.add(alias, *text, id);
    }
  }
}

}  // namespace

void check_triples(const DeckSpots& deck) {
  if (!deck.facts.members({"id", "game", "languages", "sets"},
                          {"age", "author", "licence", "roles", "sources", "unwritten", "check"}))
    return;
  if (deck.facts["sources"].there()) check_sources(deck.facts["sources"]);
  const std::vector<std::string> roles = check_roles(deck);
  const Names names = check_sets(deck, roles);
  Typed typed;
  for (const auto& [language, texts] : deck.texts) {
    texts.members({"language", "title", "about", "sets", "cards"},
                  {"content_note", "questions", "roles", "unwritten"});
    check_role_texts(texts, roles);
    check_title(texts);
    if (texts["sets"].entries(names.sets, "write this set")) {
      const Spot sets = deck.facts["sets"];
      for (std::size_t i = 0; i < kDeckSets.most; ++i) {
        const Spot id = sets.item(i)["id"];
        if (!id.there() || !id.json().is_string()) continue;
        check_set_texts(texts["sets"][id.json().text()], sets.item(i)["facts"]);
      }
    }
    check_card_texts(texts["cards"], names.cards, typed);
  }
  compare_notes(deck, "sets", names.sets);
}

}  // namespace stolik
