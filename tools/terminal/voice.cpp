#include "tools/terminal/voice.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>

#include "core/assert.h"
#include "core/notation.h"
#include "core/rng.h"
#include "tools/terminal/embedded.h"
#include "tools/terminal/letters.h"

namespace stolik::terminal {
namespace {

// The files of the program, read once.
const Json* embedded_json(std::string_view name) {
  static const std::map<std::string_view, Json> files = [] {
    std::map<std::string_view, Json> parsed;
    for (const EmbeddedFile& file : embedded_terminal_texts()) {
      if (JsonResult json = parse_json(file.content)) parsed[file.name] = std::move(json.value);
    }
    return parsed;
  }();
  const auto found = files.find(name);
  return found == files.end() ? nullptr : &found->second;
}
const std::vector<Json>& pseudonyms() {
  const Json* all = embedded_json("content/pseudonyms");
  STOLIK_ASSERT(all != nullptr && !all->items().empty());
  return all->items();
}

const Json* find_pseudonym(std::string_view id) {
  for (const Json& person : pseudonyms()) {
    if (const Json* own = person.find("id"); own != nullptr && own->text() == id) return &person;
  }
  return nullptr;
}

std::string name_of(const Json& person, Language language, std::string_view in_case) {
  const Json* forms = person.find(code_of(language));
  if (forms == nullptr) return "?";
  if (forms->is_string()) return in_case == "gen" ? forms->text() + "’s" : forms->text();
  if (language == Language::ru && in_case == "loc") in_case = "pre";
  const Json* form = forms->find(in_case);
  return form != nullptr ? form->text() : "?";
}

struct CaseForms {
  std::string_view in_case, en, pl, ru;
};
constexpr std::array kYou{
    CaseForms{"nom", "you", "ty", "ты"},      CaseForms{"gen", "your", "ciebie", "тебя"},
    CaseForms{"dat", "you", "ci", "тебе"},    CaseForms{"acc", "you", "cię", "тебя"},
    CaseForms{"ins", "you", "tobą", "тобой"}, CaseForms{"loc", "you", "tobie", "тебе"}};
constexpr std::array kTheSpeculator{
    CaseForms{"nom", "the speculator", "spekulant", "спекулянт"},
    CaseForms{"gen", "the speculator’s", "spekulanta", "спекулянта"},
    CaseForms{"dat", "the speculator", "spekulantowi", "спекулянту"},
    CaseForms{"acc", "the speculator", "spekulanta", "спекулянта"},
    CaseForms{"ins", "the speculator", "spekulantem", "спекулянтом"},
    CaseForms{"loc", "the speculator", "spekulancie", "спекулянте"}};

std::string form_of(std::span<const CaseForms> forms, Language language, std::string_view in_case) {
  for (const CaseForms& form : forms) {
    if (form.in_case != in_case) continue;
    return std::string{language == Language::en   ? form.en
                       : language == Language::pl ? form.pl
                                                  : form.ru};
  }
  return "?";
}

}  // namespace

std::optional<Language> parse_language(std::string_view code) {
  if (code == "en") return Language::en;
  if (code == "pl") return Language::pl;
  if (code == "ru") return Language::ru;
  return std::nullopt;
}
std::string_view code_of(Language language) {
  switch (language) {
    case Language::en: return "en";
    case Language::pl: return "pl";
    case Language::ru: return "ru";
  }
  return "";
}

std::vector<const Json*> words_of_game(std::string_view game) {
  std::string folder{game};
  std::ranges::replace(folder, '-', '_');
  std::vector<const Json*> words;
  for (const std::string& name : {folder + "/words", std::string{"terminal/words"}}) {
    if (const Json* found = embedded_json(name); found != nullptr) words.push_back(found);
  }
  return words;
}

Company Company::in_order(int players) {
  Company company;
  for (const Json& person : pseudonyms()) {
    if (int(company.ids.size()) < players) company.ids.push_back(person["id"].text());
  }
  return company;
}

Company Company::drawn(int players, std::string_view seed) {
  Company company = in_order(int(pseudonyms().size()));
  Rng rng(concat("names ", seed));
  for (std::size_t i = company.ids.size(); i > 1; --i) {
    std::swap(company.ids[i - 1], company.ids[rng.below(i)]);
  }
  company.ids.resize(std::size_t(players));
  return company;
}

std::optional<Company> Company::parse(std::string_view list, int players) {
  Company company;
  bool last = false;
  while (!last) {
    const std::string_view id = take_part(list, ',', last);
    if (find_pseudonym(id) == nullptr) return std::nullopt;
    company.ids.emplace_back(id);
  }
  if (int(company.ids.size()) != players) return std::nullopt;
  return company;
}

std::string Company::print() const { return join(ids, ",", ","); }

Voice::Voice(Language language, Company company, std::optional<int> reader,
             std::vector<const Json*> words)
    : language_(language), company_(std::move(company)), reader_(reader), words_(std::move(words)) {
  for (const std::string& id : company_.ids) people_.push_back(find_pseudonym(id));
}

const Json* Voice::data(std::string_view key) const {
  for (const Json* words : words_) {
    if (const Json* found = words->find(key); found != nullptr) return found;
  }
  return nullptr;
}

std::string Voice::say(std::string_view key, const Fillings& args) const {
  const Json* phrase = data(key);
  // Visible, and looked for by the tests.
  if (phrase == nullptr || phrase->items().size() != 3) return concat("‹", key, "›");
  return fill(phrase->items()[std::size_t(language_)].text(), args);
}

std::string Voice::say_of(int about, std::string_view key, const Fillings& args) const {
  const std::string own = concat(key, "/you");
  return say(is_reader(about) && knows(own) ? std::string_view{own} : key, args);
}

std::string Voice::tell(std::string_view key, const Fillings& args) const {
  return capitalised(say(key, args));
}
std::string Voice::tell_of(int about, std::string_view key, const Fillings& args) const {
  return capitalised(say_of(about, key, args));
}

std::string Voice::fill(std::string_view pattern, const Fillings& args) const {
  std::string out;
  std::size_t group = std::string::npos;  // where in `out` an optional one began
  bool lacking = false;
  while (!pattern.empty()) {
    const char sign = pattern[0];
    pattern.remove_prefix(1);
    if (sign == '[') {
      group = out.size();
      lacking = false;
    } else if (sign == ']') {
      if (lacking) out.resize(group);
      group = std::string::npos;
    } else if (sign == '{') {
      const std::string_view inside = pattern.substr(0, pattern.find('}'));
      pattern.remove_prefix(inside.size() + 1);
      const std::optional<std::string> part = filled(inside, args);
      lacking = lacking || !part || part->empty();
      if (group == std::string::npos && (!part || part->empty())) {
        out += part ? "–" : concat("‹", inside, "›");
      } else {
        out += part.value_or("");
      }
    } else {
      out += sign;
    }
  }
  return out;
}

std::optional<std::string> Voice::filled(std::string_view inside, const Fillings& args) const {
  const std::size_t mark = inside.find_first_of(":#");
  const std::string_view name_of_it = inside.substr(0, mark);
  const std::string_view rest = mark == std::string_view::npos ? "" : inside.substr(mark + 1);
  const auto arg =
      std::ranges::find_if(args, [&](const Filling& a) { return a.name == name_of_it; });
  if (arg == args.end()) return std::nullopt;
  switch (arg->kind) {
    case Filling::Kind::text:
      return rest == "quoted" && !arg->text.empty() ? quoted(arg->text) : arg->text;
    case Filling::Kind::seat: return name(arg->number, rest.empty() ? "nom" : rest);
    case Filling::Kind::number:
      return rest.empty() ? std::to_string(arg->number) : form(arg->number, rest);
  }
  return std::nullopt;
}

std::string Voice::form(int number, std::string_view forms) const {
  const int tens = number % 100;
  const int ones = number % 10;
  const bool few = ones >= 2 && ones <= 4 && (tens < 12 || tens > 14);
  int which = number == 1 ? 0 : 1;
  if (language_ == Language::pl) which = number == 1 ? 0 : few ? 1 : 2;
  if (language_ == Language::ru) which = ones == 1 && tens != 11 ? 0 : few ? 1 : 2;
  bool last = false;
  std::string_view part = take_part(forms, '|', last);
  for (; which > 0 && !last; --which) part = take_part(forms, '|', last);
  return std::string{part};
}

std::string Voice::name(int seat, std::string_view in_case) const {
  if (seat == kSpeculatorPawn) return form_of(kTheSpeculator, language_, in_case);
  if (is_reader(seat)) return form_of(kYou, language_, in_case);
  if (seat < 0 || seat >= int(people_.size())) return "?";
  return name_of(*people_[std::size_t(seat)], language_, in_case);
}

std::string Voice::own_name(int seat) const {
  return name_of(*people_[std::size_t(seat)], language_, "nom");
}

int Voice::find_seat(std::string_view typed) const {
  const int players = int(people_.size());
  if (const auto number = parse_below(typed, players)) return *number;
  int found = -1;
  for (int s = 0; s < players; ++s) {
    if (!names_it(typed, own_name(s))) continue;
    if (found != -1) return -2;
    found = s;
  }
  return found;
}

std::string Voice::list(const std::vector<std::string>& parts) const {
  return join(parts, ", ",
              language_ == Language::en   ? " and "
              : language_ == Language::pl ? " i "
                                          : " и ");
}

std::string Voice::quoted(std::string_view text) const {
  // Quotation marks inside others are the inner ones of the language.
  const auto with = [&](std::string_view open, std::string_view close, std::string_view inner_open,
                        std::string_view inner_close) {
    std::string inside{text};
    for (const auto& [outer, inner] :
         {std::pair{open, inner_open}, std::pair{close, inner_close}}) {
      for (std::size_t at = inside.find(outer); at != std::string::npos;
           at = inside.find(outer, at + inner.size())) {
        inside.replace(at, outer.size(), inner);
      }
    }
    return concat(open, inside, close);
  };
  switch (language_) {
    case Language::en: return with("“", "”", "‘", "’");
    case Language::pl: return with("„", "”", "«", "»");
    case Language::ru: return with("«", "»", "„", "“");
  }
  return std::string{text};
}

}  // namespace stolik::terminal
