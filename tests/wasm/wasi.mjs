// As much of WASI as the lab needs: arguments, a clock (in milliseconds), standard output. The same in node and in a
// page.

export async function runLab(module, args, clock = () => performance.now()) {
  const decoder = new TextDecoder();
  const encoded = ['stolik_lab', ...args].map(arg => new TextEncoder().encode(arg + '\0'));
  let memory = null;
  let out = '';
  const view = () => new DataView(memory.buffer);
  const bytes = (at, size) => new Uint8Array(memory.buffer, at, size);
  const wasi = {
    args_sizes_get(count, size) {
      view().setUint32(count, encoded.length, true);
      view().setUint32(
        size,
        encoded.reduce((sum, arg) => sum + arg.length, 0),
        true,
      );
      return 0;
    },
    args_get(pointers, buffer) {
      for (const arg of encoded) {
        view().setUint32(pointers, buffer, true);
        bytes(buffer, arg.length).set(arg);
        pointers += 4;
        buffer += arg.length;
      }
      return 0;
    },
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    fd_prestat_get: () => 8, // no folder was opened for it: it would ask for the next one for ever
    clock_time_get(id, precision, at) {
      view().setBigUint64(at, BigInt(Math.round(clock() * 1e6)), true);
      return 0;
    },
    fd_write(fd, vectors, count, written) {
      let total = 0;
      for (let i = 0; i < count; ++i) {
        const at = view().getUint32(vectors + 8 * i, true);
        const size = view().getUint32(vectors + 8 * i + 4, true);
        if (fd === 1) out += decoder.decode(bytes(at, size));
        total += size;
      }
      view().setUint32(written, total, true);
      return 0;
    },
    proc_exit(code) {
      throw { exit: code };
    },
  };
  const imports = {
    wasi_snapshot_preview1: new Proxy(wasi, { get: (target, name) => target[name] ?? (() => 0) }),
  };
  const instance = await WebAssembly.instantiate(module, imports);
  memory = instance.exports.memory;
  try {
    instance.exports._start();
  } catch (stop) {
    if (!('exit' in Object(stop))) throw stop;
    if (stop.exit !== 0) throw new Error(`the lab stopped with ${stop.exit}: ${out}`);
  }
  return out;
}
