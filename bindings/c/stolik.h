// The games for programs in any language: a small C interface over env/env.h. bindings/python is
// made of it.
/* Whatever can fail returns NULL or a number below zero; stolik_trouble() then says why, in the
 * calling thread. Texts that are returned belong to the library and are good until the next call of
 * that thread. Seats count from 0; -1 is who only watches, where that makes sense. Different states
 * may be used by different threads at once, one state by one thread at a time.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define STOLIK_API __attribute__((visibility("default")))

typedef struct stolik_game stolik_game;
typedef struct stolik_state stolik_state;
typedef struct stolik_vector stolik_vector;

enum { STOLIK_CHANCE = -1, STOLIK_OVER = -4, STOLIK_FAILED = -9 };
/* Tensors, and what is told in words. */
enum { STOLIK_OBSERVATION, STOLIK_INFORMATION_STATE, STOLIK_BELIEF, STOLIK_ORACLE };
enum {
  STOLIK_VIEW,
  STOLIK_POSITION,
  STOLIK_STORY,
  STOLIK_INFORMATION,
  STOLIK_JOURNAL,
  STOLIK_RECORD
};

/* ---- trouble: a sentence, the rule that refuses ("T7" or ""), the code of docs/PROTOCOL.md */
STOLIK_API const char* stolik_trouble(void);
STOLIK_API const char* stolik_trouble_rule(void);
STOLIK_API const char* stolik_trouble_code(void);

/* ---- games */
/* A JSON array of all games, as they describe themselves (docs/PROTOCOL.md, "The schema"). */
STOLIK_API const char* stolik_schema(void);
/* players 0: as usual. options: a JSON object or NULL. offers: "lean", "wide" or "full". longest 0:
 * as usual. */
STOLIK_API stolik_game* stolik_open(const char* name, int players, const char* options,
                                    const char* offers, int explicit_chance, int longest);
STOLIK_API void stolik_close(stolik_game* game);
/* A JSON object: name, players, options, actions, longest, outcomes, least and most return, layouts
 * of the tensors. */
STOLIK_API const char* stolik_describe(const stolik_game* game);
STOLIK_API int stolik_players(const stolik_game* game);
STOLIK_API int stolik_actions(const stolik_game* game);
STOLIK_API int stolik_tensor_size(const stolik_game* game, int tensor);

/* ---- states */
STOLIK_API stolik_state* stolik_new(const stolik_game* game, uint64_t seed);
/* With a deal in words; all that is drawn after it comes from the seed. */
STOLIK_API stolik_state* stolik_new_dealt(const stolik_game* game, const char* deal, uint64_t seed);
STOLIK_API stolik_state* stolik_load(const stolik_game* game, const char* journal);
STOLIK_API stolik_state* stolik_clone(const stolik_state* state);
STOLIK_API stolik_state* stolik_guess(const stolik_state* state, int seat, uint64_t seed);
STOLIK_API void stolik_free(stolik_state* state);
STOLIK_API void stolik_reseed(stolik_state* state, uint64_t seed);
STOLIK_API int stolik_current(const stolik_state* state);
STOLIK_API int stolik_steps(const stolik_state* state);
STOLIK_API int stolik_truncated(const stolik_state* state);
STOLIK_API uint64_t stolik_hash(const stolik_state* state);
/* The numbers of what can be done, ascending; returns how many there are and writes at most `room`.
 */
STOLIK_API int stolik_legal(const stolik_state* state, int32_t* out, int room);
STOLIK_API int stolik_mask(const stolik_state* state, int seat, uint8_t* out);
STOLIK_API int stolik_outcomes(const stolik_state* state, int32_t* numbers, double* chances,
                               int room);
STOLIK_API int stolik_apply(stolik_state* state, int number);
/* In words: `who` is a seat, -1 nature, -2 the host. */
STOLIK_API int stolik_say(stolik_state* state, int who, const char* command);
STOLIK_API const char* stolik_text(const stolik_state* state, int number);
STOLIK_API int stolik_number(const stolik_state* state, const char* command);
STOLIK_API const char* stolik_tell(const stolik_state* state, int what, int seat);
STOLIK_API int stolik_tensor(const stolik_state* state, int tensor, int seat, float* out);
STOLIK_API int stolik_bytes(const stolik_state* state, int tensor, int seat, uint8_t* out);
STOLIK_API int stolik_returns(const stolik_state* state, float* out);
STOLIK_API int stolik_points(const stolik_state* state, int32_t* out);
/* stolik_load makes an equal state of STOLIK_JOURNAL: its remark "# lab" holds what the rules do
 * not know (who is asked, half a deal, where the lots stand). STOLIK_RECORD is the same and exists
 * of guesses, too. */
/* What a bot would do: its words; *number is -1 where they have none. */
STOLIK_API const char* stolik_bot(const stolik_state* state, const char* level, int* number);

/* ---- many tables at once */
/* Rows of one table after another, owned by the caller and written in place; tensor, belief, last
 * and viewer may be NULL. Where a game ends, `last` gets the tensor of its last position for the
 * seat that the caller wrote into `viewer`. */
typedef struct {
  uint8_t* mask;
  uint8_t* tensor;
  float* belief;
  float* reward;
  uint8_t* done;
  uint8_t* truncated;
  int32_t* seat;
  uint8_t* last;
  const int32_t* viewer;
} stolik_buffers;

STOLIK_API stolik_vector* stolik_vector_new(const stolik_game* game, int tables, int threads,
                                            uint64_t seed, int tensor, int bots,
                                            const stolik_buffers* buffers);
STOLIK_API void stolik_vector_free(stolik_vector* vector);
STOLIK_API int stolik_vector_reset(stolik_vector* vector, uint64_t seed);
/* One step everywhere. A refused number: its table stays as it is, the others go on, and the call
 * fails. */
STOLIK_API int stolik_vector_step(stolik_vector* vector, const int32_t* actions);
/* One step at some tables, done by bots of that level, for vectors made with `bots`; and the next
 * game there, whatever was played. */
STOLIK_API int stolik_vector_bots(stolik_vector* vector, const char* level, const int32_t* ids,
                                  int count);
STOLIK_API int stolik_vector_give_up(stolik_vector* vector, const int32_t* ids, int count);
/* One table as text, its luck to come included; back into a vector of the same game and seed. */
STOLIK_API const char* stolik_vector_save(stolik_vector* vector, int table);
STOLIK_API int stolik_vector_restore(stolik_vector* vector, int table, const char* text);
STOLIK_API int stolik_vector_sample(stolik_vector* vector, int32_t* out);
/* The same for some tables, in the background; recv waits for what was sent first and returns how
 * many tables that were. */
STOLIK_API int stolik_vector_send(stolik_vector* vector, const int32_t* actions, const int32_t* ids,
                                  int count);
STOLIK_API int stolik_vector_recv(stolik_vector* vector, int32_t* ids, int room);

#ifdef __cplusplus
}
#endif
