// The socket beneath the wire: opens it, opens it again, and knows honestly how long ago the server was last heard.
import { signal } from '@preact/signals';

type LineState = 'closed' | 'opening' | 'open';

type LineHooks = { opened(): void; heard(text: string): void; closed(code: number): void };

export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

/** A word every so often, so that a line that died in silence is noticed. */
const PING_EVERY = 2_000;
/** A word not answered for so long: the light says so. */
const DOUBT_AFTER = 3_500;
/** The line is given up and opened anew. */
const GIVE_UP_AFTER = 9_000;
const BACK_OFF = [250, 500, 1_000, 2_000, 4_000, 8_000];

export class Line {
  readonly state = signal<LineState>('closed');
  /** When the server was last heard, while the line is in doubt or broken; null while all is well. */
  readonly silentSince = signal<number | null>(null);
  /** Between open() and close(), also while the server cannot be reached. */
  readonly wanted = signal(false);
  private socket: Socket | null = null;
  private lastHeard = Date.now();
  private lastHeardSteady = performance.now();
  private tries = 0;
  private pings = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly hooks: LineHooks,
    private readonly make: () => Socket,
    private readonly jitter: () => number = Math.random,
  ) {}

  open(): void {
    if (this.wanted.value) return;
    this.wanted.value = true;
    this.hear();
    this.beat = setInterval(() => this.check(), 500);
    this.connect();
  }

  close(): void {
    this.wanted.value = false;
    clearInterval(this.beat);
    clearTimeout(this.retry);
    this.drop();
    this.state.value = 'closed';
    this.silentSince.value = null;
  }

  send(text: string): void {
    if (this.socket?.readyState === 1) this.socket.send(text);
  }

  /** The network may be back, or somebody cannot wait: tries at once. */
  again(): void {
    if (!this.wanted.value) return;
    if (this.state.value === 'open' && this.silence() < DOUBT_AFTER) return void this.ping();
    this.tries = 0;
    this.silentSince.value ??= this.lastHeard;
    this.drop();
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.state.value = 'opening';
    this.began = performance.now();
    let socket: Socket;
    try {
      socket = this.make();
    } catch {
      // A browser may refuse a socket out of hand: as if the server had.
      return this.lost(1006);
    }
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.state.value = 'open';
      this.lastPing = this.began = performance.now();
      this.hooks.opened();
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket || typeof data !== 'string') return;
      this.hear();
      this.tries = 0;
      if (this.silentSince.value !== null) this.silentSince.value = null;
      this.hooks.heard(data);
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.lost(code);
    };
  }

  private lastPing = 0;
  /** Since when the socket is being opened, or is open. */
  private began = 0;

  private hear(): void {
    this.lastHeard = Date.now();
    this.lastHeardSteady = performance.now();
  }

  /**
   * For how long nothing was heard. The clock of the machine may be set back, and the steady one may stand while the
   * machine sleeps: the longer of the two is believed.
   */
  private silence(): number {
    return Math.max(Date.now() - this.lastHeard, performance.now() - this.lastHeardSteady);
  }

  private lost(code: number): void {
    this.state.value = 'closed';
    this.silentSince.value ??= this.lastHeard;
    this.hooks.closed(code);
    if (!this.wanted.value) return;
    const wait = BACK_OFF[Math.min(this.tries, BACK_OFF.length - 1)]!;
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + this.jitter() / 2));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.hooks.closed(1000);
  }

  private ping(): void {
    this.lastPing = performance.now();
    this.send(JSON.stringify({ ping: (this.pings = (this.pings + 1) % 1_000_000) }));
  }

  private check(): void {
    const now = performance.now();
    const silence = this.silence();
    if (this.state.value === 'open' && now - this.lastPing >= PING_EVERY) this.ping();
    if (silence >= DOUBT_AFTER) this.silentSince.value ??= this.lastHeard;
    // One that is being opened for so long is given up as well: a browser would wait for minutes.
    if (this.state.value !== 'closed' && Math.min(silence, now - this.began) >= GIVE_UP_AFTER) {
      this.drop();
      this.lost(1006);
    }
  }
}
