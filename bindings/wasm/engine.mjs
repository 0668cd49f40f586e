// The rules engine in JavaScript: the same code as on the server, for browsers and node.
//
//   const engine = await loadEngine(bytesOrResponse, n => randomBelow(n))
//   engine.addDeck(text of deck.json)
//   const table = engine.open('triples', 4, {variant: 'advanced'})
//   table.drawAll()                                  nature's words, from the lots given above
//   table.submit(0, 'ask 2 monte-cassino')           null, or {code, rule, message}
//   engine.legalInView(view, seat)                   from a view alone, knowing no secret
//
// It holds no rules. `by` is a seat, 'nature' or 'host'; `eyes` a seat, 'spectator' or 'all'.

const ACTORS = { nature: -1, host: -2 };
const EYES = { spectator: -1, all: -2 };
const numberOf = (names, who) => (typeof who === 'number' ? who : (names[who] ?? 99));

/**
 * @param {BufferSource | Response | Promise<Response>} source the module stolik_engine.wasm
 * @param {(n: number) => number} below draws a whole number in [0, n)
 */
export async function loadEngine(source, below) {
  let memory = null;
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  // The engine reads no file and no clock; what its C library links for that is answered with 0.
  const imports = {
    stolik: { below },
    wasi_snapshot_preview1: {
      ...Object.fromEntries(
        [
          'fd_close',
          'fd_seek',
          'fd_write',
          'fd_read',
          'fd_fdstat_get',
          'environ_get',
          'environ_sizes_get',
          'clock_time_get',
        ].map(name => [name, () => 0]),
      ),
      proc_exit: code => {
        throw new Error(`the engine stopped (${code})`);
      },
    },
  };
  const response = await source;
  const { instance } =
    typeof Response !== 'undefined' && response instanceof Response
      ? await WebAssembly.instantiateStreaming(response, imports)
      : await WebAssembly.instantiate(response, imports);
  const wasm = instance.exports;
  memory = wasm.memory;
  wasm._initialize?.();

  // Puts strings in, one after another; returns the length of the first in bytes.
  const put = (...texts) => {
    const parts = texts.map(text => encoder.encode(text));
    const at = wasm.stolik_take(parts.reduce((sum, part) => sum + part.length, 0));
    let offset = at;
    for (const part of parts) {
      new Uint8Array(memory.buffer, offset, part.length).set(part);
      offset += part.length;
    }
    return parts[0]?.length ?? 0;
  };
  // The refusal or text that the last call left. Its length is known from the call, or it is JSON that ends itself.
  const text = length => decoder.decode(new Uint8Array(memory.buffer, wasm.stolik_result(), length));
  const said = () => text(wasm.stolik_result_size());
  const refusal = () => JSON.parse(said());

  const tableOf = handle => ({
    /** null if it was carried out, else {code, rule, message} */
    submit: (by, command) => {
      put(command);
      return wasm.stolik_submit(handle, numberOf(ACTORS, by)) ? refusal() : null;
    },
    check: (by, command) => {
      put(command);
      return wasm.stolik_check(handle, numberOf(ACTORS, by)) ? refusal() : null;
    },
    /** what nature would say where it owes a word, or '' */
    draw: () => text(wasm.stolik_draw(handle)),
    drawAll() {
      const words = [];
      for (let word = this.draw(); word; word = this.draw()) {
        const refused = this.submit('nature', word);
        if (refused) throw new Error(refused.message);
        words.push(word);
      }
      return words;
    },
    /**
     * nature draws what it drew at a class's tables of this size in that round; `key` as classKey gives it. Before the
     * deal.
     */
    sameDeal: (key, round) => {
      put(key);
      return wasm.stolik_same_deal(handle, round) === 0;
    },
    /** a flick of the top at this table; with a class's deal the k-th one falls as the k-th one fell there */
    flick: (strength, median) => JSON.parse(text(wasm.stolik_flick(handle, Math.round(strength), Math.round(median)))),
    /** what a seat has reached: what a class compares */
    standing: seat => wasm.stolik_standing(handle, seat),
    view: eyes => JSON.parse(text(wasm.stolik_view(handle, numberOf(EYES, eyes)))),
    told: eyes => JSON.parse(text(wasm.stolik_told(handle, numberOf(EYES, eyes)))),
    legal: by => JSON.parse(text(wasm.stolik_legal(handle, numberOf(ACTORS, by)))),
    /** what a seat may know, as text for the bots of loadBots() */
    known: seat => text(wasm.stolik_known(handle, seat)),
    hash: () => text(wasm.stolik_hash(handle)),
    /** the top, the bell, the fuse of this game as it is now, or null (core/pace.h) */
    pace: () => {
      const length = wasm.stolik_pace(handle);
      return length ? JSON.parse(text(length)) : null;
    },
    /** nature's word that ends it */
    paceEnds: failed => text(wasm.stolik_pace_ends(handle, failed ? 1 : 0)),
    /** what the last command meant */
    meant: () => {
      const bits = wasm.stolik_meant(handle);
      return { step: (bits & 1) > 0, watched: (bits & 2) > 0, talk: (bits & 4) > 0 };
    },
    /** what the game states for a seat whose time is over, or '' */
    whenLate: seat => text(wasm.stolik_when_late(handle, seat)),
    /** another table that stands as this one does now */
    copy: () => opened(wasm.stolik_copy(handle)),
    close: () => wasm.stolik_close(handle),
  });
  const opened = handle => {
    if (handle >= 0) return tableOf(handle);
    const why = refusal();
    throw Object.assign(new Error(why.message), why);
  };
  return {
    /** '' or what is wrong with it */
    addDeck: json => {
      put(json);
      wasm.stolik_add_deck();
      return said();
    },
    /** all games as they describe themselves, with the decks that were added (PROTOCOL.md, "The schema") */
    schema: () => JSON.parse(text(wasm.stolik_schema())),
    open: (game, players, options = {}) => {
      const size = put(game, JSON.stringify(options));
      return opened(wasm.stolik_open(size, players));
    },
    /**
     * the key of a class from its seed and what its people added ("7:…;9:…;", by their numbers); '' if that is no seed
     */
    classKey: (seed, nonces) => {
      const size = put(seed, nonces);
      return text(wasm.stolik_class_key(size));
    },
    /** how large the tables of a class are, the larger ones first; places beyond the people are bots' */
    tableSizes: (game, people, largest, same) => {
      put(game);
      return JSON.parse(text(wasm.stolik_table_sizes(people, largest, same ? 1 : 0)));
    },
    /**
     * Fair match: the levels of the bots to meet next, so that one wins one's fair share (bots/fair_match.h).
     * `results` are the last finished games against bots, the oldest first: `share` of the win (1, a part of it, 0),
     * `sides` that played for it, `levels` of the opponents. Older ones than the last 40 do not count; none at all
     * gives the lowest level. Comes back: `levels` of so many opponents, in the order of their seats; `nearest`, one
     * level for all of them; `step` against the last game: 'first', 'easier', 'same' or 'harder'.
     */
    fairMatch: (results, opponents) => {
      put(JSON.stringify(results.map(one => ({ ...one, share: Math.round(1000 * one.share) }))));
      const length = wasm.stolik_fair_match(opponents);
      if (length === 0) throw new Error('these are no results of games against bots');
      return JSON.parse(text(length));
    },
    load: position => {
      put(JSON.stringify(position));
      return opened(wasm.stolik_load());
    },
    replay: journal => {
      put(journal);
      return opened(wasm.stolik_replay());
    },
    legalInView: (view, seat) => {
      put(JSON.stringify(view));
      return JSON.parse(text(wasm.stolik_legal_in_view(seat)));
    },
    /** what a screen needs of the rules to draw its controls (PROTOCOL.md, "Hints"); eyes are a seat or 'spectator' */
    hintsInView: (view, eyes) => {
      put(JSON.stringify(view));
      return JSON.parse(text(wasm.stolik_hints_in_view(numberOf(EYES, eyes))));
    },
    checkInView: (view, seat, command) => {
      const size = put(JSON.stringify(view), command);
      return wasm.stolik_check_in_view(size, seat) ? refusal() : null;
    },
    /** the spinning top (core/top.h): a flick, its pose, its numbers */
    top: {
      flick: (strength, median) => JSON.parse(text(wasm.stolik_flick(-1, Math.round(strength), Math.round(median)))),
      pose: ({ stages }, elapsed) => JSON.parse(text(wasm.stolik_pose(...stages, Math.round(elapsed)))),
      usualStrength: wasm.stolik_top_number(0),
      poseEvery: wasm.stolik_top_number(1),
      silence: wasm.stolik_top_number(2),
      rest: wasm.stolik_top_number(3),
    },
  };
}
