// The Python module over the C interface. Numbers go through numpy, texts as they are; every
// failure is a stolik.Error.

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>

#include "bindings/c/stolik.h"

namespace py = pybind11;

namespace {

PyObject* error_type = nullptr;

[[noreturn]] void raise_trouble() {
  const py::object error =
      py::reinterpret_steal<py::object>(PyObject_CallFunction(error_type, "s", stolik_trouble()));
  if (error) {
    error.attr("code") = stolik_trouble_code();
    error.attr("rule") = stolik_trouble_rule();
    PyErr_SetObject(error_type, error.ptr());
  }
  throw py::error_already_set();
}
[[noreturn]] void raise_sentence(const std::string& sentence) {
  const py::object error =
      py::reinterpret_steal<py::object>(PyObject_CallFunction(error_type, "s", sentence.c_str()));
  if (error) PyErr_SetObject(error_type, error.ptr());
  throw py::error_already_set();
}
// As C reads it. What would end in the middle there is another text than what was said.
const char* whole(const std::string& text) {
  if (text.find('\0') != std::string::npos)
    raise_sentence("A text with the sign U+0000 in it means nothing here.");
  return text.c_str();
}
int checked(int result) {
  if (result == STOLIK_FAILED) raise_trouble();
  return result;
}
template <class T>
T* checked(T* result) {
  if (result == nullptr) raise_trouble();
  return result;
}

// Arguments that are refused in a sentence of ours where they are of another type.
struct Seed {
  std::uint64_t value = 0;
};
struct Whole {
  int value = 0;
};
struct Words {
  std::string text;
};

std::string shown(py::handle value) {
  const auto text = py::reinterpret_steal<py::object>(PyObject_Repr(value.ptr()));
  if (!text) return PyErr_Clear(), "that";
  std::string out = py::str(text);
  if (out.size() > 60) out = "a " + std::string{Py_TYPE(value.ptr())->tp_name};
  return out;
}
// A numpy integer is as good as one of Python's.
py::object index_of(py::handle value) {
  auto index = py::reinterpret_steal<py::object>(PyNumber_Index(value.ptr()));
  if (!index) PyErr_Clear();
  return index;
}

}  // namespace

namespace pybind11::detail {

template <>
struct type_caster<Seed> {
  PYBIND11_TYPE_CASTER(Seed, const_name("int"));
  bool load(handle from, bool) {
    const object index = index_of(from);
    value.value = index ? PyLong_AsUnsignedLongLong(index.ptr()) : 0;
    if (index && !PyErr_Occurred()) return true;
    PyErr_Clear();
    raise_sentence("seed: a whole number from 0 to 2**64 - 1 is expected, not " + shown(from) +
                   ".");
  }
};
template <>
struct type_caster<Whole> {
  PYBIND11_TYPE_CASTER(Whole, const_name("int"));
  bool load(handle from, bool) {
    const object index = index_of(from);
    if (!index) raise_sentence("A whole number is expected, not " + shown(from) + ".");
    int overflow = 0;
    const long number = PyLong_AsLongAndOverflow(index.ptr(), &overflow);
    constexpr long kMost = 1'000'000'000;
    if (overflow != 0 || number < -kMost || number > kMost)
      raise_sentence(shown(from) + " is too large or too small a number.");
    value.value = int(number);
    return true;
  }
};
template <>
struct type_caster<Words> {
  PYBIND11_TYPE_CASTER(Words, const_name("str"));
  bool load(handle from, bool) {
    if (!PyUnicode_Check(from.ptr()))
      raise_sentence("A text is expected, not " + shown(from) + ".");
    Py_ssize_t size = 0;
    const char* const text = PyUnicode_AsUTF8AndSize(from.ptr(), &size);
    if (text == nullptr) {
      PyErr_Clear();
      raise_sentence("Half of a character is no text.");
    }
    value.text.assign(text, std::size_t(size));
    return true;
  }
};

}  // namespace pybind11::detail

namespace {

struct CloseGame {
  void operator()(stolik_game* game) const { stolik_close(game); }
};
struct FreeState {
  void operator()(stolik_state* state) const { stolik_free(state); }
};

int tensor_named(const std::string& name) {
  if (name == "observation") return STOLIK_OBSERVATION;
  if (name == "information_state") return STOLIK_INFORMATION_STATE;
  if (name == "belief") return STOLIK_BELIEF;
  if (name == "oracle") return STOLIK_ORACLE;
  raise_sentence("tensor: observation, information_state, belief or oracle is expected, not '" +
                 name + "'.");
}

class State;

class Game : public std::enable_shared_from_this<Game> {
 public:
  Game(const Words& name, Whole players, const Words& options, const Words& offers,
       bool explicit_chance, Whole longest, bool oracle)
      : game_(checked(stolik_open(whole(name.text), players.value, whole(options.text),
                                  whole(offers.text), explicit_chance ? 1 : 0, longest.value))),
        players_(stolik_players(game_.get())),
        actions_(stolik_actions(game_.get())),
        oracle_(oracle) {
    for (int kind = 0; kind < 4; ++kind) sizes_[kind] = stolik_tensor_size(game_.get(), kind);
  }
  const stolik_game* get() const { return game_.get(); }
  int players() const { return players_; }
  int actions() const { return actions_; }
  int size(int kind) const { return sizes_[kind]; }
  std::string describe() const { return checked(stolik_describe(game_.get())); }
  void need_oracle() const {
    if (!oracle_) raise_sentence("Everything is shown only in games made with oracle=True.");
  }

 private:
  std::unique_ptr<stolik_game, CloseGame> game_;
  int players_, actions_;
  bool oracle_;
  int sizes_[4]{};
};

class State {
 public:
  State(std::shared_ptr<Game> game, stolik_state* state)
      : game_(std::move(game)), state_(checked(state)) {}
  stolik_state* get() const { return state_.get(); }
  const std::shared_ptr<Game>& game() const { return game_; }

  int current() const { return stolik_current(get()); }
  py::list legal() const {
    static thread_local std::int32_t numbers[kRoom];
    const int count = checked(stolik_legal(get(), numbers, kRoom));
    py::list out(static_cast<std::size_t>(count));
    if (count <= kRoom) {
      for (int i = 0; i < count; ++i) PyList_SET_ITEM(out.ptr(), i, PyLong_FromLong(numbers[i]));
      return out;
    }
    std::vector<std::int32_t> all(static_cast<std::size_t>(count));
    checked(stolik_legal(get(), all.data(), count));
    for (int i = 0; i < count; ++i)
      PyList_SET_ITEM(out.ptr(), i, PyLong_FromLong(all[std::size_t(i)]));
    return out;
  }
  py::array_t<std::int8_t> mask(const py::object& seat) const {
    py::array_t<std::int8_t> out(game_->actions());
    const int who = seat.is_none() ? current() : seat.cast<Whole>().value;
    // Where no seat is asked, nothing can be done by any.
    checked(stolik_mask(get(), seat.is_none() && who < 0 ? 0 : who,
                        reinterpret_cast<std::uint8_t*>(out.mutable_data())));
    return out;
  }
  py::list outcomes() const {
    std::vector<std::int32_t> numbers(1024);
    std::vector<double> chances(1024);
    const int count = checked(stolik_outcomes(get(), numbers.data(), chances.data(), 1024));
    py::list out;
    for (int i = 0; i < count; ++i)
      out.append(py::make_tuple(numbers[std::size_t(i)], chances[std::size_t(i)]));
    return out;
  }
  void apply(const py::object& action) {
    if (py::isinstance<py::str>(action)) {
      const std::string words = action.cast<Words>().text;
      const int who = current();
      if (who == STOLIK_OVER) {
        checked(stolik_apply(get(), 0));
      } else if (who == STOLIK_CHANCE || words == "nothing") {
        checked(stolik_apply(get(), checked(stolik_number(get(), whole(words)))));
      } else {
        checked(stolik_say(get(), who, whole(words)));
      }
      return;
    }
    checked(stolik_apply(get(), number(action)));
  }
  void say(Whole who, const Words& words) {
    checked(stolik_say(get(), who.value, whole(words.text)));
  }
  std::string text(const py::object& action) const {
    return checked(stolik_text(get(), number(action)));
  }
  int action(const Words& words) const { return checked(stolik_number(get(), whole(words.text))); }
  py::str tell(Whole what, Whole seat) const {
    if (what.value == STOLIK_POSITION) game_->need_oracle();
    return py::str(checked(stolik_tell(get(), what.value, seat.value)));
  }
  py::object tensor(const Words& name, Whole place, bool bytes) const {
    const int kind = tensor_named(name.text);
    const int seat = place.value;
    if (kind == STOLIK_ORACLE) game_->need_oracle();
    if (bytes && kind != STOLIK_BELIEF) {
      py::array_t<std::uint8_t> out(game_->size(kind));
      checked(stolik_bytes(get(), kind, seat, out.mutable_data()));
      return out;
    }
    py::array_t<float> out(game_->size(kind));
    checked(stolik_tensor(get(), kind, seat, out.mutable_data()));
    return out;
  }
  py::list returns() const {
    std::vector<float> all(std::size_t(game_->players()));
    checked(stolik_returns(get(), all.data()));
    return py::cast(all);
  }
  py::list points() const {
    std::vector<std::int32_t> all(std::size_t(game_->players()));
    checked(stolik_points(get(), all.data()));
    return py::cast(all);
  }
  // What PettingZoo's agents see, in one call: the tensor's bytes and the mask of this seat.
  py::dict look(int kind, int seat) const {
    static PyObject* const kObservation = PyUnicode_InternFromString("observation");
    static PyObject* const kMask = PyUnicode_InternFromString("action_mask");
    if (kind == STOLIK_ORACLE) game_->need_oracle();
    const py::object tensor = row(py::detail::npy_api::NPY_UBYTE_, game_->size(kind));
    const py::object mask = row(py::detail::npy_api::NPY_BYTE_, game_->actions());
    checked(stolik_bytes(get(), kind, seat, bytes_of(tensor)));
    checked(stolik_mask(get(), seat, bytes_of(mask)));
    py::dict out;
    if (PyDict_SetItem(out.ptr(), kObservation, tensor.ptr()) != 0 ||
        PyDict_SetItem(out.ptr(), kMask, mask.ptr()) != 0) {
      throw py::error_already_set();
    }
    return out;
  }
  // Applies it, and who is asked then.
  int step(const py::object& action) {
    apply(action);
    return current();
  }
  py::tuple bot(const Words& level) const {
    int number = -1;
    const char* words = nullptr;
    const char* const name = whole(level.text);
    const std::unique_ptr<stolik_state, FreeState> own{
        checked(stolik_clone(get()))};  // others may go on with the state meanwhile
    {
      const py::gil_scoped_release release;
      words = stolik_bot(own.get(), name, &number);
    }
    const std::string copy = checked(words);
    return py::make_tuple(number, copy);
  }

 private:
  static constexpr int kRoom = 2048;
  // A new array of bytes; pybind11's own way to one costs as much as a turn.
  static py::object row(int type, py::ssize_t size) {
    auto& numpy = py::detail::npy_api::get();
    auto out = py::reinterpret_steal<py::object>(
        numpy.PyArray_NewFromDescr_(numpy.PyArray_Type_, numpy.PyArray_DescrFromType_(type), 1,
                                    &size, nullptr, nullptr, 0, nullptr));
    if (!out) throw py::error_already_set();
    return out;
  }
  static std::uint8_t* bytes_of(const py::object& array) {
    return reinterpret_cast<std::uint8_t*>(py::detail::array_proxy(array.ptr())->data);
  }
  static int number(const py::object& action) {
    const py::object index = index_of(action);
    if (!index) raise_sentence("action: a number or words are expected.");
    int overflow = 0;
    const long value = PyLong_AsLongAndOverflow(index.ptr(), &overflow);
    if (overflow != 0 || value < -1'000'000'000L || value > 1'000'000'000L)
      raise_sentence("There is no action of that number.");
    return int(value);
  }

  std::shared_ptr<Game> game_;
  std::unique_ptr<stolik_state, FreeState> state_;
};

std::unique_ptr<State> guess(const State& state, Whole seat, Seed seed) {
  return std::make_unique<State>(state.game(), stolik_guess(state.get(), seat.value, seed.value));
}

// The action at this share (below one) of those that a mask allows, 0 where it allows none; -1 if
// it is no mask of so many.
int pick(const py::object& mask, py::ssize_t size, double share) {
  if (!py::isinstance<py::array_t<std::int8_t>>(mask)) return -1;
  const auto array = py::reinterpret_borrow<py::array>(mask);
  if (array.ndim() != 1 || array.size() != size || (array.flags() & py::array::c_style) == 0)
    return -1;
  const auto* const bytes = static_cast<const std::uint8_t*>(array.data());
  py::ssize_t count = 0;
  std::uint8_t all = 0;
  for (py::ssize_t i = 0; i < size; ++i) {
    count += bytes[i];
    all |= bytes[i];
  }
  if (all > 1) return -1;
  auto skip = std::min(static_cast<py::ssize_t>(share * double(count)), count - 1);
  const std::uint8_t* at = bytes;
  for (; count > 0; ++at) {
    at = static_cast<const std::uint8_t*>(std::memchr(at, 1, std::size_t(bytes + size - at)));
    if (skip-- == 0) return int(at - bytes);
  }
  return 0;
}

template <class T>
T* data_of(const py::object& array, const char* name, py::ssize_t size) {
  if (array.is_none()) return nullptr;
  if (!py::isinstance<py::array_t<T>>(array))
    raise_sentence(std::string{name} + ": an array of another type is expected.");
  auto typed = py::reinterpret_borrow<py::array_t<T, py::array::c_style>>(array);
  if (typed.size() != size || (typed.flags() & py::array::c_style) == 0)
    raise_sentence(std::string{name} + ": the shape is wrong.");
  return typed.mutable_data();
}

class Vector {
 public:
  using Numbers = py::array_t<std::int32_t, py::array::c_style | py::array::forcecast>;

  Vector(std::shared_ptr<Game> game, Whole tables, Whole threads, Seed seed, const Words& tensor,
         bool bots, const py::dict& arrays)
      : game_(std::move(game)), arrays_(arrays), tables_(tables.value) {
    const int kind = tensor.text.empty() ? STOLIK_OBSERVATION : tensor_named(tensor.text);
    if (kind == STOLIK_ORACLE) game_->need_oracle();
    const auto n = static_cast<py::ssize_t>(tables_);
    stolik_buffers buffers{};
    buffers.mask = reinterpret_cast<std::uint8_t*>(
        data_of<std::int8_t>(arrays["mask"], "mask", n * game_->actions()));
    buffers.tensor =
        data_of<std::uint8_t>(arrays["observation"], "observation", n * game_->size(kind));
    buffers.belief = data_of<float>(arrays["belief"], "belief", n * game_->size(STOLIK_BELIEF));
    buffers.reward = data_of<float>(arrays["reward"], "reward", n * game_->players());
    buffers.done = data_of<std::uint8_t>(arrays["done"], "done", n);
    buffers.truncated = data_of<std::uint8_t>(arrays["truncated"], "truncated", n);
    buffers.seat = data_of<std::int32_t>(arrays["seat"], "seat", n);
    buffers.last = data_of<std::uint8_t>(arrays["last"], "last", n * game_->size(kind));
    buffers.viewer = data_of<std::int32_t>(arrays["viewer"], "viewer", n);
    const py::gil_scoped_release release;
    vector_.reset(stolik_vector_new(game_->get(), tables_, threads.value, seed.value, kind,
                                    bots ? 1 : 0, &buffers));
    if (!vector_) {
      const py::gil_scoped_acquire acquire;
      raise_trouble();
    }
  }
  void reset(Seed seed) {
    without_lock([&] { return stolik_vector_reset(vector_.get(), seed.value); });
  }
  void step(const py::object& actions) {
    const Numbers numbers = read(actions, tables_);
    without_lock([&] { return stolik_vector_step(vector_.get(), numbers.data()); });
  }
  void sample(Numbers out) {
    if (out.size() != tables_) raise_sentence("out: a number for each table is expected.");
    auto* const data = out.mutable_data();
    without_lock([&] { return stolik_vector_sample(vector_.get(), data); });
  }
  void send(const py::object& actions, const py::object& ids) {
    const Numbers tables = read(ids, -1);
    const Numbers numbers = read(actions, tables.size());
    without_lock([&] {
      return stolik_vector_send(vector_.get(), numbers.data(), tables.data(), int(tables.size()));
    });
  }
  void bots(const Words& level, const py::object& ids) {
    const Numbers tables = read(ids, -1);
    const char* const name = whole(level.text);
    without_lock(
        [&] { return stolik_vector_bots(vector_.get(), name, tables.data(), int(tables.size())); });
  }
  void give_up(const py::object& ids) {
    const Numbers tables = read(ids, -1);
    without_lock(
        [&] { return stolik_vector_give_up(vector_.get(), tables.data(), int(tables.size())); });
  }
  py::list save() {
    py::list out;
    for (int i = 0; i < tables_; ++i) {
      const std::scoped_lock one_at_a_time{mutex_};
      out.append(py::str(checked(stolik_vector_save(vector_.get(), i))));
    }
    return out;
  }
  void restore(const py::list& tables) {
    if (tables.size() != std::size_t(tables_))
      raise_sentence("So many tables are expected: " + std::to_string(tables_) + ".");
    for (int i = 0; i < tables_; ++i) {
      const Words text = tables[std::size_t(i)].cast<Words>();
      without_lock([&] { return stolik_vector_restore(vector_.get(), i, text.text.c_str()); });
    }
  }
  Numbers recv() {
    std::vector<std::int32_t> ids(static_cast<std::size_t>(tables_));
    const int count =
        without_lock([&] { return stolik_vector_recv(vector_.get(), ids.data(), tables_); });
    return Numbers(count, ids.data());
  }

 private:
  struct FreeVector {
    void operator()(stolik_vector* vector) const { stolik_vector_free(vector); }
  };
  static Numbers read(const py::object& numbers, py::ssize_t size) {
    const py::array any = py::array::ensure(numbers);
    if (!any || any.ndim() != 1 || (any.dtype().kind() != 'i' && any.dtype().kind() != 'u')) {
      PyErr_Clear();
      raise_sentence("A row of whole numbers is expected.");
    }
    if (size >= 0 && any.size() != size) {
      raise_sentence("So many numbers are expected: " + std::to_string(size) + ", not " +
                     std::to_string(any.size()) + ".");
    }
    if (any.dtype().kind() == 'i' && any.itemsize() <= 4) return Numbers(any);
    // Wider ones are looked at first: what does not fit is no number of an action or a table.
    const py::array_t<std::int64_t, py::array::c_style | py::array::forcecast> wide(any);
    Numbers narrow(any.size());
    for (py::ssize_t i = 0; i < wide.size(); ++i) {
      const std::int64_t number = wide.data()[i];
      narrow.mutable_data()[i] = number < 0 || number > INT32_MAX ? -1 : std::int32_t(number);
    }
    return narrow;
  }
  template <class Work>
  int without_lock(Work&& work) {
    int result = 0;
    {
      const py::gil_scoped_release release;
      const std::scoped_lock one_at_a_time{mutex_};
      result = work();
    }
    return checked(result);
  }

  std::shared_ptr<Game> game_;
  py::dict arrays_;  // kept alive: they are written to
  int tables_;
  std::mutex mutex_;  // of those who call; Python's own lock is let go meanwhile
  std::unique_ptr<stolik_vector, FreeVector> vector_;
};

}  // namespace

PYBIND11_MODULE(_stolik, m) {
  m.doc() = "The games, their states and many tables at once; import stolik instead.";
  error_type = PyErr_NewExceptionWithDoc(
      "stolik.Error", "What was asked for is refused: a sentence, with the rule and the code.",
      PyExc_ValueError, nullptr);
  PyObject_SetAttrString(error_type, "code", py::str("").ptr());
  PyObject_SetAttrString(error_type, "rule", py::str("").ptr());
  m.attr("Error") = py::handle(error_type);
  m.def("pick", &pick);
  m.def("schema", [] { return py::str(checked(stolik_schema())); });

  // No class has a constructor: an object that nothing stands behind would end the interpreter
  // (stolik/__init__.py refuses __new__).
  py::class_<Game, std::shared_ptr<Game>>(m, "Game")
      .def_property_readonly("players", &Game::players)
      .def_property_readonly("actions", &Game::actions)
      .def("describe", &Game::describe)
      .def("size",
           [](const Game& game, const Words& name) { return game.size(tensor_named(name.text)); })
      .def("new", [](std::shared_ptr<Game> game,
                     Seed seed) { return State(game, stolik_new(game->get(), seed.value)); })
      .def("new_dealt",
           [](std::shared_ptr<Game> game, const Words& deal, Seed seed) {
             return State(game, stolik_new_dealt(game->get(), whole(deal.text), seed.value));
           })
      .def("load", [](std::shared_ptr<Game> game, const Words& journal) {
        return State(game, stolik_load(game->get(), whole(journal.text)));
      });
  m.def("open", [](const Words& name, Whole players, const Words& options, const Words& offers,
                   bool explicit_chance, Whole longest, bool oracle) {
    return std::make_shared<Game>(name, players, options, offers, explicit_chance, longest, oracle);
  });

  py::class_<State>(m, "State", py::dynamic_attr())
      .def_property_readonly("raw_game", &State::game)
      .def_property_readonly("current_player", &State::current)
      .def_property_readonly("done",
                             [](const State& state) { return state.current() == STOLIK_OVER; })
      .def_property_readonly("truncated",
                             [](const State& state) { return stolik_truncated(state.get()) != 0; })
      .def_property_readonly("steps", [](const State& state) { return stolik_steps(state.get()); })
      .def("legal", &State::legal)
      .def("mask", &State::mask, py::arg("seat") = py::none())
      .def("outcomes", &State::outcomes)
      .def("apply", &State::apply, py::arg("action"))
      .def("say", &State::say, py::arg("who"), py::arg("words"))
      .def("text", &State::text, py::arg("action"))
      .def("action", &State::action, py::arg("words"))
      .def("tell", &State::tell)
      .def("tensor", &State::tensor, py::arg("name"), py::arg("seat"), py::arg("bytes") = false)
      .def("_look", &State::look)
      .def("_step", &State::step)
      .def("returns", &State::returns)
      .def("points", &State::points)
      .def("hash", [](const State& state) { return stolik_hash(state.get()); })
      .def("clone",
           [](const State& state) { return State(state.game(), stolik_clone(state.get())); })
      .def("guess", &guess)
      .def(
          "reseed", [](State& state, Seed seed) { stolik_reseed(state.get(), seed.value); },
          py::arg("seed"))
      .def(
          "bot", [](const State& state, const Words& level) { return state.bot(level); },
          py::arg("level"))
      .def("bot", [](const State& state) { return state.bot({"steady"}); });

  py::class_<Vector>(m, "Vector")
      .def("reset", &Vector::reset)
      .def("step", &Vector::step)
      .def("sample", &Vector::sample)
      .def("send", &Vector::send)
      .def("recv", &Vector::recv)
      .def("bots", &Vector::bots)
      .def("give_up", &Vector::give_up)
      .def("save", &Vector::save)
      .def("restore", &Vector::restore);
  m.def("vector", [](std::shared_ptr<Game> game, Whole tables, Whole threads, Seed seed,
                     const Words& tensor, bool bots, const py::dict& arrays) {
    return std::make_unique<Vector>(std::move(game), tables, threads, seed, tensor, bots, arrays);
  });
}
