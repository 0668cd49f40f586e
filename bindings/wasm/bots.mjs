// The bots in JavaScript: the same code as on the server, with the same choices. Made for a worker.
//
//   const bots = await loadBots(bytesOrResponse)
//   bots.addDeck(text of deck.json)
//   bots.choose(table.known(2), 'strong')          {do: 'ask 1 anders', why: {…}}; do is null to wait
//   bots.coach(table.known(0))                      what follows for this seat: a list of facts
//   bots.weigh(table.known(0), 'ask 1 anders')      what that command would be worth to it

export const LEVELS = ['random', 'easy', 'steady', 'strong'];

/** @param {BufferSource | Response | Promise<Response>} source the module stolik_bots.wasm */
export async function loadBots(source) {
  const names = ['fd_close', 'fd_seek', 'fd_write', 'fd_read', 'fd_fdstat_get', 'environ_get', 'environ_sizes_get', 'clock_time_get'];
  const imports = {
    wasi_snapshot_preview1: {
      ...Object.fromEntries(names.map(name => [name, () => 0])),
      proc_exit: code => { throw new Error(`the bots stopped (${code})`); },
    },
  };
  const response = await source;
  const {instance} = typeof Response !== 'undefined' && response instanceof Response
    ? await WebAssembly.instantiateStreaming(response, imports)
    : await WebAssembly.instantiate(response, imports);
  const wasm = instance.exports;
  wasm._initialize?.();
  const put = text => {
    const bytes = new TextEncoder().encode(text);
    const at = wasm.stolik_take(bytes.length);  // before the buffer is looked at: memory may grow and move
    new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
  };
  const said = size => new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, wasm.stolik_result(), size));
  const answer = size => {
    if (size === 0) throw new Error(said(wasm.stolik_result_size()));
    return JSON.parse(said(size));
  };
  return {
    /** '' or what is wrong with it */
    addDeck: json => { put(json); wasm.stolik_add_deck(); return said(wasm.stolik_result_size()); },
    choose: (known, level) => { put(known); return answer(wasm.stolik_bot(LEVELS.indexOf(level))); },
    weigh: (known, command) => { put(`${known}\n${command}`); return answer(wasm.stolik_weigh()); },
    coach: known => { put(known); return answer(wasm.stolik_coach()); },
  };
}
