// Types of engine.mjs for TypeScript; what the members mean stands there.
export function loadEngine(source: BufferSource | Response | Promise<Response>, below: (n: number) => number): Promise<unknown>;
