// Environments: any game as researchers expect one. A state with whose word it is, numbered actions
// and tensors; many of them at once.
//
// Everything is one speaker at a time. Where several seats may speak, chance says who is asked
// next; while nature may speak at any moment (a top that spins), chance also says that it does, one
// word in thirteen on average, and who is asked may say nothing. Chance is drawn from a seed, or
// its nodes are there to be walked (`explicit_chance`): then the deal, too, is made card by card.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "env/codec.h"
#include "games/table.h"

namespace stolik {

inline constexpr int kChanceSpeaks = -1;
inline constexpr int kGameOver = -4;

// What an environment adds to the options of the game.
struct EnvSettings {
  Offers offers = Offers::lean;
  bool explicit_chance = false;
  int longest =
      0;  // steps of seats after which a game is given up as a draw; 0: what its codec says
};

struct ChanceOutcome {
  int number = 0;
  double chance = 0;
};

enum class TensorKind : std::uint8_t { observation, information_state, belief, oracle };

class EnvState {
 public:
  virtual ~EnvState() = default;

  // A seat, kChanceSpeaks or kGameOver.
  virtual int current() const = 0;
  virtual bool truncated() const = 0;
  virtual int steps() const = 0;
  // What can be done here, ascending: by the seat, or the outcomes of chance.
  virtual void legal(std::vector<int>& out) const = 0;
  virtual void mask(int seat, std::uint8_t* out) const = 0;  // nought for all but the one asked
  virtual void outcomes(std::vector<ChanceOutcome>& out) const = 0;
  virtual Answer apply(int number) = 0;
  // In words, by whoever the rules let speak: as at any table.
  virtual Answer say(Actor who, std::string_view command) = 0;
  virtual Answer text(int number, std::string& out) const = 0;
  virtual Answer number(std::string_view command, int& out) const = 0;

  virtual std::string view(int seat) const = 0;  // JSON; -1: who only watches
  virtual std::string position() const = 0;      // everything
  virtual std::string story(
      int seat) const = 0;  // all events as this seat heard them: a JSON array
  virtual std::string information_state(int seat) const = 0;
  virtual void bytes(TensorKind kind, int seat, std::uint8_t* out) const = 0;
  virtual void belief(int seat, float* out) const = 0;
  // A state in which all that this seat does not know is drawn anew.
  virtual std::unique_ptr<EnvState> guess(int seat, std::uint64_t seed) const = 0;
  virtual void returns(
      float* out) const = 0;  // share of the win, less an even share; nought before the end
  virtual void points(int* out) const = 0;
  virtual std::uint64_t hash() const = 0;
  virtual std::unique_ptr<EnvState> clone() const = 0;
  virtual void reseed(std::uint64_t seed) = 0;
  // The game as a journal, with a remark '# lab {…}' of what only the environment knows; replay()
  // makes an equal state of it.
  virtual Answer journal(std::string& out) const = 0;
  // The same of a guess, too, which never happened: its world follows from the game it was guessed
  // in.
  virtual std::string record() const = 0;
  // What a journal does not tell: who is asked, how far the deal is, where the lots stand. A row of
  // numbers, and back.
  virtual std::string path() const = 0;
  virtual Answer resume(std::string_view path) = 0;
  // What a bot does for the seat that is asked: a number, or words where that has none (-1).
  virtual Answer bot(std::string_view level, int& number, std::string& words) const = 0;
};

// Where a batch writes: rows of one table after another. What is nullptr is not written.
struct BatchBuffers {
  std::uint8_t* mask = nullptr;
  std::uint8_t* tensor = nullptr;
  float* belief = nullptr;
  float* reward = nullptr;  // of all seats
  std::uint8_t* done = nullptr;
  std::uint8_t* truncated = nullptr;
  std::int32_t* seat = nullptr;
  // Where a game ends: the tensor of its last position, for the seat that the caller wrote into
  // `viewer`.
  std::uint8_t* last = nullptr;
  const std::int32_t* viewer = nullptr;
};

class EnvBatch {
 public:
  virtual ~EnvBatch() = default;
  virtual int size() const = 0;
  virtual void reset(int from, int to) = 0;
  // One step at each of these tables (`ids`, or from `from` on); where a game ends, the next one is
  // dealt at once. A table whose number is refused stays as it is; returns the first of them, or
  // -1.
  virtual int step(const std::int32_t* actions, const std::int32_t* ids, int from, int to,
                   Answer& why) = 0;
  // The same, and bots of this level choose what is done; what they want may have no number.
  virtual void step_bots(Level level, const std::int32_t* ids, int from, int to) = 0;
  // The next game at each of these tables, whatever was played there; it counts as given up.
  virtual void give_up(const std::int32_t* ids, int from, int to) = 0;
  // One table as text, its luck to come included, and back into a batch of the same game and seed
  // (games/packed.h).
  virtual std::string save(int table) const = 0;
  virtual bool restore(int table, std::string_view text) = 0;
  // Any legal number for each table, every one as likely as the other.
  virtual void sample(int from, int to, std::int32_t* out) = 0;
};

class EnvGame {
 public:
  virtual ~EnvGame() = default;
  virtual std::string_view name() const = 0;
  virtual int players() const = 0;
  virtual std::string options() const = 0;  // JSON
  virtual int actions() const = 0;
  virtual int longest() const = 0;
  virtual int most_outcomes() const = 0;
  virtual const EnvSettings& settings() const = 0;
  virtual const std::vector<Piece>& layout(TensorKind kind) const = 0;
  virtual std::size_t size(TensorKind kind) const = 0;
  virtual double least_return() const = 0;
  virtual double most_return() const = 0;
  virtual std::unique_ptr<EnvState> start(std::uint64_t seed) const = 0;
  // The same, with a deal in words; all that is drawn after it comes from the seed.
  virtual Answer start_dealt(std::string_view deal, std::uint64_t seed,
                             std::unique_ptr<EnvState>& out) const = 0;
  // A journal played again; what is wrong in it is told with its line.
  virtual Answer replay(std::string_view journal, std::unique_ptr<EnvState>& out) const = 0;
  // Bots in a batch need what the story tells: `remembers` where they will be asked.
  virtual std::unique_ptr<EnvBatch> batch(int tables, std::uint64_t seed, TensorKind kind,
                                          const BatchBuffers& buffers,
                                          bool remembers = false) const = 0;
};

struct OpenedEnv {
  std::unique_ptr<EnvGame> game;
  Answer answer;
};
OpenedEnv open_env(std::string_view game, int players, const Json* options,
                   const EnvSettings& settings);

}  // namespace stolik
