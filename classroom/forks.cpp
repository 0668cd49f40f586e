#include "classroom/forks.h"

#include <algorithm>
#include <map>

#include "bots/bots.h"
#include "classroom/blake2b.h"
#include "classroom/fair_end.h"
#include "core/json.h"

namespace stolik {
namespace {

struct Decision {
  std::size_t table = 0;  // in the list
  std::size_t step = 0;
};
// A seat, and a digest of all that it was told; what was done there, by command.
using Known = std::pair<int, Digest>;
using Decisions = std::map<Known, std::map<std::string, std::vector<Decision>>>;

std::string_view bytes_of(const Digest& digest) {
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

void gather(const Shelf& shelf, const PlayedTable& played, std::size_t number,
            Decisions& decisions) {
  const Opened opened = open_journal(shelf, *played.journal);
  if (!opened.answer.ok()) return;
  Table& table = *opened.table;
  std::vector<Digest> known(std::size_t(table.players()));
  for (std::size_t step = 0; step < played.journal->entries.size(); ++step) {
    const JournalEntry& entry = played.journal->entries[step];
    const bool decides = entry.who.kind == Actor::Kind::seat && !played.by_bots.contains(step) &&
                         !table.meaning(entry.command).is_talk;
    if (decides)
      decisions[{index(entry.who.seat), known[slot(entry.who.seat)]}][entry.command].push_back(
          {number, step});
    if (!table.submit(entry.who, entry.command).ok()) return;
    for (int seat = 0; seat < table.players(); ++seat) {
      Digest& so_far = known[std::size_t(seat)];
      so_far = blake2b(concat(bytes_of(so_far), table.told(seat_at(seat))));
    }
  }
}

constexpr std::size_t kStoryTold = 6;  // commands before a fork

// The table before a step. `story`: what all saw of the last commands before it.
std::unique_ptr<Table> at_step(const Shelf& shelf, const Journal& journal, std::size_t step,
                               std::string* story = nullptr) {
  Opened opened = open_journal(shelf, journal);
  std::string told;
  JsonWriter json(told);
  json.begin_array();
  for (std::size_t i = 0; i < step; ++i) {
    opened.table->submit(journal.entries[i].who, journal.entries[i].command);
    if (story == nullptr || i + kStoryTold < step) continue;
    json.raw(opened.table->told(kNobody));
  }
  json.end_array();
  if (story != nullptr) *story = std::move(told);
  return std::move(opened.table);
}

// One number of what the coach tells. Numbers of different kinds are seldom at one fork; they are
// brought to about a thousand for a point.
int worth_of(std::string_view weighed) {
  const JsonResult json = parse_json(weighed);
  if (!json) return 0;
  const auto number = [](const Json& object, std::string_view name) {
    return object[name].integer().value_or(0);
  };
  if (json.value["mistake"].is_true()) return 0;
  if (const auto permille = json.value["permille"].integer()) return int(*permille);
  if (const auto points = json.value["points"].integer()) return int(*points * 1000);
  if (const Json* partners = json.value.find("partners")) {
    std::int64_t best = 0;  // a proposal is worth what it brings with the likeliest partner
    for (const Json& one : partners->items()) {
      best = std::max(best, number(one, "gain") * number(one, "permille") / 1000);
    }
    return int(best);
  }
  return int((number(json.value, "own") + number(json.value, "theirs")) * 100);
}

void weigh(const Shelf& shelf, std::span<const PlayedTable> tables, Fork& fork) {
  const auto stands_here = [&](const PlayedTable& one) {
    return one.table == fork.choices[0].tables[0];
  };
  const auto played = std::ranges::find_if(tables, stands_here);
  const std::unique_ptr<Table> table = at_step(shelf, *played->journal, fork.step, &fork.story);
  const auto question = question_at(*table, seat_at(fork.seat));
  fork.view = table->view(seat_at(fork.seat));
  for (Fork::Choice& choice : fork.choices) {
    choice.weighed = question->weigh(choice.command);
    choice.worth = worth_of(choice.weighed);
  }
}

}  // namespace

int Fork::tables() const {
  std::size_t all = 0;
  for (const Choice& choice : choices) all += choice.tables.size();
  return int(all);
}

int Fork::weight() const {
  int most = 0, best = choices[0].worth, worst = best;
  for (const Choice& choice : choices) {
    most = std::max(most, int(choice.tables.size()));
    best = std::max(best, choice.worth);
    worst = std::min(worst, choice.worth);
  }
  return (tables() - most) * (best - worst);
}

std::vector<Fork> find_forks(const Shelf& shelf, std::span<const PlayedTable> tables) {
  Decisions decisions;
  std::vector<std::vector<int>> results;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    gather(shelf, tables[i], i, decisions);
    results.push_back(fair_end(shelf, *tables[i].journal).standings);
  }
  std::vector<Fork> forks;
  for (const auto& [known, commands] : decisions) {
    if (commands.size() < 2) continue;
    Fork& fork = forks.emplace_back(Fork{.seat = known.first});
    const Decision& first = commands.begin()->second[0];
    fork.step = first.step;
    fork.players = tables[first.table].journal->players;
    for (const auto& [command, made] : commands) {
      Fork::Choice& choice = fork.choices.emplace_back(Fork::Choice{.command = command});
      for (const Decision& one : made) {
        choice.tables.push_back(tables[one.table].table);
        choice.results.push_back(
            results[one.table].empty() ? 0 : results[one.table][std::size_t(known.first)]);
      }
      const std::unique_ptr<Table> table =
          at_step(shelf, *tables[made[0].table].journal, made[0].step + 1);
      choice.events = table->told(kNobody);
    }
  }
  std::ranges::sort(forks, [](const Fork& a, const Fork& b) {
    return std::tuple{a.step, a.seat, a.choices[0].command} <
           std::tuple{b.step, b.seat, b.choices[0].command};
  });
  return forks;
}

std::vector<Fork> best_forks(const Shelf& shelf, std::span<const PlayedTable> tables,
                             std::size_t most) {
  std::vector<Fork> forks = find_forks(shelf, tables);
  // Where nearly every table did something else there is nothing to compare, nor room to vote.
  std::erase_if(forks, [](const Fork& fork) { return fork.choices.size() > kForkChoices; });
  for (Fork& fork : forks) weigh(shelf, tables, fork);
  std::ranges::stable_sort(forks,
                           [](const Fork& a, const Fork& b) { return a.weight() > b.weight(); });
  if (forks.size() > most) forks.resize(most);
  return forks;
}

std::string fork_json(const Fork& fork, Answered answered) {
  return json_object([&](JsonWriter& json) {
    const auto write = [&](std::string_view key, std::int64_t value) { json.integer(key, value); };
    write("seat", fork.seat);
    write("players", fork.players);
    write("step", std::int64_t(fork.step));
    json.raw("view", fork.view.empty() ? "null" : fork.view);
    json.raw("story", fork.story.empty() ? "[]" : fork.story);
    json.begin_array("choices");
    for (const Fork::Choice& choice : fork.choices) {
      json.begin_object();
      json.string("do", choice.command);
      if (answered == Answered::yes) {
        json.list("tables", choice.tables);
        json.list("results", choice.results);
        write("worth", choice.worth);
        json.raw("weighed", choice.weighed.empty() ? "{}" : choice.weighed);
        json.raw("events", choice.events);
      }
      json.end_object();
    }
    json.end_array();
  });
}

}  // namespace stolik
