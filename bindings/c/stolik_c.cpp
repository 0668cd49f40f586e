// The C interface: checks what comes from outside, and turns refusals and broken assertions into
// sentences. No logic of its own.

#include <algorithm>
#include <cmath>
#include <exception>
#include <utility>

#include "bindings/c/stolik.h"
#include "core/assert.h"
#include "env/crew.h"
#include "env/env.h"

using namespace stolik;

struct stolik_game {
  std::shared_ptr<const EnvGame> game;
};
struct stolik_state {
  std::shared_ptr<const EnvGame> game;
  std::unique_ptr<EnvState> state;
};

namespace {

thread_local Answer trouble;
thread_local std::string said;

int fail(Answer answer) {
  trouble = std::move(answer);
  return STOLIK_FAILED;
}
int fail(std::string why) { return fail(Answer{Code::bad_message, "", std::move(why)}); }
int result_of(Answer answer) { return answer.ok() ? 0 : fail(std::move(answer)); }
const char* say(std::string text) {
  said = std::move(text);
  return said.c_str();
}

// A broken assertion is our error; it ends this call and nothing else.
struct Broken : std::exception {
  std::string text;
  const char* what() const noexcept override { return text.c_str(); }
};
void throw_broken(const char* what, const char* file, int line) {
  Broken broken;
  broken.text = concat("this is our error: ", what, " (", file, ":", line, ")");
  throw broken;
}
[[maybe_unused]] const AssertHandler kBefore = set_assert_handler(throw_broken);

auto guarded(auto&& work) -> decltype(work()) {
  try {
    return work();
  } catch (const std::exception& broken) {
    const int failed = fail(broken.what());
    if constexpr (std::is_pointer_v<decltype(work())>) return nullptr;
    else return failed;
  }
}

bool has_seat(const EnvGame& game, int seat) { return seat >= 0 && seat < game.players(); }
int no_seat(const EnvGame& game, int seat) {
  return fail(concat("There is no seat ", seat, ": they go from 0 to ", game.players() - 1, "."));
}
bool is_bytes(int tensor) {
  return tensor == STOLIK_OBSERVATION || tensor == STOLIK_INFORMATION_STATE ||
         tensor == STOLIK_ORACLE;
}

stolik_state* wrapped(std::shared_ptr<const EnvGame> game, std::unique_ptr<EnvState> state) {
  return new stolik_state{std::move(game), std::move(state)};
}

void write_layout(JsonWriter& json, const EnvGame& game, TensorKind kind, std::string_view name) {
  json.begin_array(name);
  for (const Piece& piece : game.layout(kind)) {
    json.begin_object();
    json.string("name", piece.name);
    json.integer("offset", std::int64_t(piece.offset));
    json.list("shape", piece.shape);
    json.end_object();
  }
  json.end_array();
}

}  // namespace

struct stolik_vector {
  struct Sent {
    std::vector<std::int32_t> actions, ids;
    std::shared_ptr<Crew::Job> job;
  };
  std::shared_ptr<const EnvGame> game;
  BatchBuffers buffers;
  TensorKind kind{};
  int tables = 0;
  bool bots = false;
  std::unique_ptr<EnvBatch> batch;
  std::vector<std::uint8_t> busy;  // sent and not received
  std::deque<std::shared_ptr<Sent>> sent;
  std::mutex mutex;  // of what follows
  int refused = -1;
  Answer why;
  Crew crew;  // last, so that it ends first

  stolik_vector(int count, int threads) : tables(count), busy(std::size_t(count)), crew(threads) {}

  void note(int table, Answer answer) {
    const std::lock_guard lock(mutex);
    if (refused >= 0 && refused <= table) return;
    refused = table;
    why = std::move(answer);
  }
  // Some work for pieces of the tables; what breaks there is told here.
  template <class Work>
  std::function<void(int, int)> piecewise(Work work) {
    return [this, work](int from, int to) {
      try {
        work(from, to);
      } catch (const std::exception& broken) {
        note(0, {Code::bad_message, "", broken.what()});
      }
    };
  }
  int outcome() {
    const std::lock_guard lock(mutex);
    if (refused < 0) return 0;
    Answer answer = std::move(why);
    answer.message = concat("Table ", refused, ": ", answer.message);
    refused = -1;
    return fail(std::move(answer));
  }
  // Waits for nothing that was sent: some tables, each once.
  int check_ids(const std::int32_t* ids, int count) {
    if (!sent.empty()) return fail("Some tables were sent and not received.");
    std::vector<std::uint8_t> seen(static_cast<std::size_t>(tables));
    for (int k = 0; k < count; ++k) {
      if (ids[k] < 0 || ids[k] >= tables) return fail(concat("There is no table ", ids[k], "."));
      if (std::exchange(seen[std::size_t(ids[k])], std::uint8_t{1}) != 0)
        return fail("A table is named twice.");
    }
    return 0;
  }
  void step_piece(const std::int32_t* actions, const std::int32_t* ids, int from, int to) {
    Answer answer;
    const int first = batch->step(actions, ids, from, to, answer);
    if (first >= 0) note(first, std::move(answer));
  }
};

extern "C" {

const char* stolik_trouble(void) { return trouble.message.c_str(); }
const char* stolik_trouble_rule(void) { return trouble.rule.c_str(); }
const char* stolik_trouble_code(void) { return code_name(trouble.code).data(); }

const char* stolik_schema(void) {
  return guarded([] { return say(schema(built_in_shelf())); });
}

stolik_game* stolik_open(const char* name, int players, const char* options, const char* offers,
                         int explicit_chance, int longest) {
  return guarded([&]() -> stolik_game* {
    EnvSettings settings;
    const std::string_view named = offers != nullptr ? offers : "lean";
    const auto* found = std::find(std::begin(kOffers), std::end(kOffers), named);
    if (found == std::end(kOffers))
      return fail({Code::bad_option, "", "offers: lean, wide or full is expected"}), nullptr;
    settings.offers = static_cast<Offers>(found - std::begin(kOffers));
    settings.explicit_chance = explicit_chance != 0;
    if (longest < 0)
      return fail({Code::bad_option, "", "longest: a number of steps is expected"}), nullptr;
    settings.longest = longest;
    JsonResult read;
    if (options != nullptr) {
      read = parse_json(options);
      if (!read || !read.value.is_object())
        return fail({Code::bad_json, "", "options: a JSON object is expected"}), nullptr;
    }
    const int usual = game_facts(name).usual_players;
    OpenedEnv opened = open_env(name, players != 0 || usual == 0 ? players : usual,
                                options != nullptr ? &read.value : nullptr, settings);
    if (!opened.game) return fail(std::move(opened.answer)), nullptr;
    return new stolik_game{std::move(opened.game)};
  });
}
void stolik_close(stolik_game* game) { delete game; }

const char* stolik_describe(const stolik_game* game) {
  return guarded([&] {
    const EnvGame& of = *game->game;
    std::string out;
    JsonWriter json(out);
    json.begin_object();
    json.string("game", of.name());
    const auto number = [&](std::string_view key, long value) { json.integer(key, value); };
    number("players", of.players());
    number("actions", of.actions());
    number("longest", of.longest());
    number("outcomes", of.most_outcomes());
    number("sides", std::lround(-1 / of.least_return()));
    json.string("offers", kOffers[std::size_t(of.settings().offers)]);
    json.boolean("explicit_chance", of.settings().explicit_chance);
    write_layout(json, of, TensorKind::observation, "observation");
    write_layout(json, of, TensorKind::information_state, "information_state");
    write_layout(json, of, TensorKind::belief, "belief");
    write_layout(json, of, TensorKind::oracle, "oracle");
    json.end_object();
    out.pop_back();
    return say(out + ",\"options\":" + of.options() + '}');
  });
}
int stolik_players(const stolik_game* game) { return game->game->players(); }
int stolik_actions(const stolik_game* game) { return game->game->actions(); }
int stolik_tensor_size(const stolik_game* game, int tensor) {
  if (!is_bytes(tensor) && tensor != STOLIK_BELIEF) return fail("There is no such tensor.");
  return int(game->game->size(static_cast<TensorKind>(tensor)));
}

stolik_state* stolik_new(const stolik_game* game, uint64_t seed) {
  return guarded([&] { return wrapped(game->game, game->game->start(seed)); });
}
stolik_state* stolik_new_dealt(const stolik_game* game, const char* deal, uint64_t seed) {
  return guarded([&]() -> stolik_state* {
    std::unique_ptr<EnvState> state;
    Answer answer = game->game->start_dealt(deal, seed, state);
    if (!answer.ok()) return fail(std::move(answer)), nullptr;
    return wrapped(game->game, std::move(state));
  });
}
stolik_state* stolik_load(const stolik_game* game, const char* journal) {
  return guarded([&]() -> stolik_state* {
    std::unique_ptr<EnvState> state;
    Answer answer = game->game->replay(journal, state);
    if (!answer.ok()) return fail(std::move(answer)), nullptr;
    return wrapped(game->game, std::move(state));
  });
}
stolik_state* stolik_clone(const stolik_state* state) {
  return guarded([&] { return wrapped(state->game, state->state->clone()); });
}
stolik_state* stolik_guess(const stolik_state* state, int seat, uint64_t seed) {
  return guarded([&]() -> stolik_state* {
    if (!has_seat(*state->game, seat)) return no_seat(*state->game, seat), nullptr;
    return wrapped(state->game, state->state->guess(seat, seed));
  });
}
void stolik_free(stolik_state* state) { delete state; }
void stolik_reseed(stolik_state* state, uint64_t seed) { state->state->reseed(seed); }
int stolik_current(const stolik_state* state) { return state->state->current(); }
int stolik_steps(const stolik_state* state) { return state->state->steps(); }
int stolik_truncated(const stolik_state* state) { return state->state->truncated() ? 1 : 0; }
uint64_t stolik_hash(const stolik_state* state) { return state->state->hash(); }

int stolik_legal(const stolik_state* state, int32_t* out, int room) {
  return guarded([&] {
    std::vector<int> all;
    state->state->legal(all);
    std::copy_n(all.begin(), std::min<std::size_t>(all.size(), std::size_t(std::max(0, room))),
                out);
    return int(all.size());
  });
}
int stolik_mask(const stolik_state* state, int seat, uint8_t* out) {
  if (!has_seat(*state->game, seat)) return no_seat(*state->game, seat);
  return guarded([&] { return state->state->mask(seat, out), 0; });
}
int stolik_outcomes(const stolik_state* state, int32_t* numbers, double* chances, int room) {
  return guarded([&] {
    std::vector<ChanceOutcome> all;
    state->state->outcomes(all);
    for (std::size_t i = 0; i < all.size() && int(i) < room; ++i) {
      numbers[i] = all[i].number;
      chances[i] = all[i].chance;
    }
    return int(all.size());
  });
}
int stolik_apply(stolik_state* state, int number) {
  return guarded([&] { return result_of(state->state->apply(number)); });
}
int stolik_say(stolik_state* state, int who, const char* command) {
  if (who < -2 || who >= state->game->players()) return no_seat(*state->game, who);
  const Actor actor = who == -1   ? Actor::nature()
                      : who == -2 ? Actor::host()
                                  : Actor::at(seat_at(who));
  return guarded([&] { return result_of(state->state->say(actor, command)); });
}
const char* stolik_text(const stolik_state* state, int number) {
  return guarded([&]() -> const char* {
    std::string out;
    Answer answer = state->state->text(number, out);
    if (!answer.ok()) return fail(std::move(answer)), nullptr;
    return say(std::move(out));
  });
}
int stolik_number(const stolik_state* state, const char* command) {
  return guarded([&] {
    int out = -1;
    Answer answer = state->state->number(command, out);
    return answer.ok() ? out : fail(std::move(answer));
  });
}
const char* stolik_tell(const stolik_state* state, int what, int seat) {
  return guarded([&]() -> const char* {
    const bool watches = seat == -1 && (what == STOLIK_VIEW || what == STOLIK_STORY);
    const bool of_nobody =
        what == STOLIK_POSITION || what == STOLIK_JOURNAL || what == STOLIK_RECORD;
    if (!watches && !of_nobody && !has_seat(*state->game, seat))
      return no_seat(*state->game, seat), nullptr;
    switch (what) {
      case STOLIK_VIEW: return say(state->state->view(seat));
      case STOLIK_POSITION: return say(state->state->position());
      case STOLIK_STORY: return say(state->state->story(seat));
      case STOLIK_INFORMATION: return say(state->state->information_state(seat));
      case STOLIK_RECORD: return say(state->state->record());
      case STOLIK_JOURNAL: {
        std::string out;
        Answer answer = state->state->journal(out);
        if (!answer.ok()) return fail(std::move(answer)), nullptr;
        return say(std::move(out));
      }
      default: return fail("There is nothing of that kind to tell."), nullptr;
    }
  });
}
int stolik_bytes(const stolik_state* state, int tensor, int seat, uint8_t* out) {
  if (!has_seat(*state->game, seat)) return no_seat(*state->game, seat);
  if (!is_bytes(tensor)) return fail("There is no such tensor.");
  return guarded(
      [&] { return state->state->bytes(static_cast<TensorKind>(tensor), seat, out), 0; });
}
int stolik_tensor(const stolik_state* state, int tensor, int seat, float* out) {
  if (!has_seat(*state->game, seat)) return no_seat(*state->game, seat);
  return guarded([&] {
    if (tensor == STOLIK_BELIEF) return state->state->belief(seat, out), 0;
    if (!is_bytes(tensor)) return fail("There is no such tensor.");
    std::vector<std::uint8_t> bytes(state->game->size(static_cast<TensorKind>(tensor)));
    state->state->bytes(static_cast<TensorKind>(tensor), seat, bytes.data());
    std::ranges::copy(bytes, out);
    return 0;
  });
}
int stolik_returns(const stolik_state* state, float* out) {
  return guarded([&] { return state->state->returns(out), 0; });
}
int stolik_points(const stolik_state* state, int32_t* out) {
  return guarded([&] { return state->state->points(out), 0; });
}
const char* stolik_bot(const stolik_state* state, const char* level, int* number) {
  return guarded([&]() -> const char* {
    std::string words;
    Answer answer = state->state->bot(level, *number, words);
    if (!answer.ok()) return fail(std::move(answer)), nullptr;
    return say(std::move(words));
  });
}

stolik_vector* stolik_vector_new(const stolik_game* game, int tables, int threads, uint64_t seed,
                                 int tensor, int bots, const stolik_buffers* buffers) {
  return guarded([&]() -> stolik_vector* {
    if (tables < 1 || tables > 1'000'000)
      return fail("n: between one and a million tables are expected."), nullptr;
    if (threads < 1 || threads > 256)
      return fail("threads: between 1 and 256 are expected."), nullptr;
    if (!is_bytes(tensor)) return fail("There is no such tensor."), nullptr;
    auto vector = std::make_unique<stolik_vector>(tables, threads);
    vector->game = game->game;
    vector->kind = static_cast<TensorKind>(tensor);
    if (buffers->last != nullptr && buffers->viewer == nullptr)
      return fail("last: a seat for each table is expected in viewer."), nullptr;
    vector->bots = bots != 0;
    vector->buffers = {buffers->mask,   buffers->tensor, buffers->belief,
                       buffers->reward, buffers->done,   buffers->truncated,
                       buffers->seat,   buffers->last,   buffers->viewer};
    if (stolik_vector_reset(vector.get(), seed) < 0) return nullptr;
    return vector.release();
  });
}
void stolik_vector_free(stolik_vector* vector) {
  for (const auto& one : vector->sent) vector->crew.finish(*one->job);
  delete vector;
}
int stolik_vector_reset(stolik_vector* vector, uint64_t seed) {
  return guarded([&] {
    for (const auto& one : vector->sent) vector->crew.finish(*one->job);
    vector->sent.clear();
    std::ranges::fill(vector->busy, std::uint8_t{0});
    vector->batch =
        vector->game->batch(vector->tables, seed, vector->kind, vector->buffers, vector->bots);
    vector->crew.run(vector->tables, vector->piecewise([vector](int from, int to) {
      vector->batch->reset(from, to);
    }));
    return vector->outcome();
  });
}
int stolik_vector_step(stolik_vector* vector, const int32_t* actions) {
  if (!vector->sent.empty()) return fail("Some tables were sent and not received.");
  return guarded([&] {
    vector->crew.run(vector->tables, vector->piecewise([vector, actions](int from, int to) {
      vector->step_piece(actions, nullptr, from, to);
    }));
    return vector->outcome();
  });
}
int stolik_vector_sample(stolik_vector* vector, int32_t* out) {
  if (!vector->sent.empty()) return fail("Some tables were sent and not received.");
  return guarded([&] {
    vector->crew.run(vector->tables, vector->piecewise([vector, out](int from, int to) {
      vector->batch->sample(from, to, out);
    }));
    return vector->outcome();
  });
}
int stolik_vector_bots(stolik_vector* vector, const char* level, const int32_t* ids, int count) {
  return guarded([&] {
    const auto known = level_named(level);
    if (!known)
      return fail({Code::bad_option, "", concat("level: ", kLevelExpected, " is expected")});
    if (!vector->bots) return fail("This vector was made without bots.");
    if (vector->check_ids(ids, count) < 0) return int(STOLIK_FAILED);
    vector->crew.run(count, vector->piecewise([vector, known, ids](int from, int to) {
      vector->batch->step_bots(*known, ids, from, to);
    }));
    return vector->outcome();
  });
}
int stolik_vector_give_up(stolik_vector* vector, const int32_t* ids, int count) {
  return guarded([&] {
    if (vector->check_ids(ids, count) < 0) return int(STOLIK_FAILED);
    vector->crew.run(count, vector->piecewise([vector, ids](int from, int to) {
      vector->batch->give_up(ids, from, to);
    }));
    return vector->outcome();
  });
}
const char* stolik_vector_save(stolik_vector* vector, int table) {
  return guarded([&]() -> const char* {
    if (vector->check_ids(&table, 1) < 0) return nullptr;
    return say(vector->batch->save(table));
  });
}
int stolik_vector_restore(stolik_vector* vector, int table, const char* text) {
  return guarded([&] {
    if (vector->check_ids(&table, 1) < 0) return int(STOLIK_FAILED);
    return vector->batch->restore(table, text)
               ? 0
               : fail("This is no table of this game, or it is damaged.");
  });
}
int stolik_vector_send(stolik_vector* vector, const int32_t* actions, const int32_t* ids,
                       int count) {
  return guarded([&] {
    for (int k = 0; k < count; ++k) {
      if (ids[k] < 0 || ids[k] >= vector->tables)
        return fail(concat("There is no table ", ids[k], "."));
    }
    auto sent = std::make_shared<stolik_vector::Sent>();
    sent->actions.assign(actions, actions + count);
    sent->ids.assign(ids, ids + count);
    for (int k = 0; k < count; ++k) {
      auto& flag = vector->busy[std::size_t(ids[k])];
      if (flag == 0) {
        flag = 1;
        continue;
      }
      for (int back = 0; back < k; ++back) vector->busy[std::size_t(ids[back])] = 0;
      return fail(concat("Table ", ids[k], " was sent and not received."));
    }
    sent->job =
        vector->crew.post(count, vector->piecewise([vector, sent = sent.get()](int from, int to) {
          vector->step_piece(sent->actions.data(), sent->ids.data(), from, to);
        }));
    vector->sent.push_back(std::move(sent));
    return 0;
  });
}
int stolik_vector_recv(stolik_vector* vector, int32_t* ids, int room) {
  return guarded([&] {
    if (vector->sent.empty()) return fail("Nothing was sent.");
    const auto sent = vector->sent.front();
    if (int(sent->ids.size()) > room) return fail("There is no room for so many tables.");
    vector->sent.pop_front();
    vector->crew.finish(*sent->job);
    for (const std::int32_t id : sent->ids) vector->busy[std::size_t(id)] = 0;
    std::ranges::copy(sent->ids, ids);
    const int outcome = vector->outcome();
    return outcome < 0 ? outcome : int(sent->ids.size());
  });
}

}  // extern "C"
