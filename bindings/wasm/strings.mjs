// What bots.mjs and puzzles.mjs share: a module that knows decks, and strings that travel into it and out of it
// (strings.h).

/** @param {BufferSource | Response | Promise<Response>} source a module of bindings/wasm */
export async function loadModule(source, what) {
  const names = [
    'fd_close',
    'fd_seek',
    'fd_write',
    'fd_read',
    'fd_fdstat_get',
    'environ_get',
    'environ_sizes_get',
    'clock_time_get',
  ];
  const imports = {
    wasi_snapshot_preview1: {
      ...Object.fromEntries(names.map(name => [name, () => 0])),
      proc_exit: code => {
        throw new Error(`${what} stopped (${code})`);
      },
    },
  };
  const response = await source;
  const { instance } =
    typeof Response !== 'undefined' && response instanceof Response
      ? await WebAssembly.instantiateStreaming(response, imports)
      : await WebAssembly.instantiate(response, imports);
  const wasm = instance.exports;
  wasm._initialize?.();
  const put = text => {
    const bytes = new TextEncoder().encode(text);
    const at = wasm.stolik_take(bytes.length); // before the buffer is looked at: memory may grow and move
    new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
  };
  const said = size => new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, wasm.stolik_result(), size));
  const answer = size => {
    if (size === 0) throw new Error(said(wasm.stolik_result_size()));
    return JSON.parse(said(size));
  };
  /** '' or what is wrong with it */
  const addDeck = json => {
    put(json);
    wasm.stolik_add_deck();
    return said(wasm.stolik_result_size());
  };
  return { wasm, put, answer, addDeck };
}
