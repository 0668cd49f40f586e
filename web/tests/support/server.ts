// A real server for tests, and a line to it that can be cut.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

function program(): string {
  const places = [
    process.env.STOLIK_PROGRAM,
    ...['release', 'dev'].map(preset => join(root, 'build', preset, 'tools/stolik')),
  ];
  const found = places.find(place => place && existsSync(place));
  if (!found) throw new Error('stolik is not built');
  return found;
}

export const PROGRAM = program();

export class TestServer {
  readonly data = mkdtempSync(join(tmpdir(), 'stolik-test-'));
  port = 0;
  private child: ChildProcess | null = null;

  constructor(private readonly more: string[] = []) {}

  /** Starts it; after a kill again on the same port with the same tables. */
  async start(): Promise<void> {
    const child = spawn(
      PROGRAM,
      [
        'serve',
        '--data',
        this.data,
        '--listen',
        `127.0.0.1:${this.port}`,
        '--web',
        join(root, 'web/dist'),
        ...this.more,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.child = child;
    let said = '';
    await new Promise<void>((serve, fail) => {
      const hear = (part: Buffer) => {
        said += part.toString();
        const port = /"event":"serving","port":(\d+)/.exec(said)?.[1];
        if (port) serve(void (this.port = Number(port)));
      };
      child.stdout!.on('data', hear);
      child.stderr!.on('data', hear);
      child.on('exit', code => fail(new Error(`stolik serve ended (${code}): ${said}`)));
    });
  }

  /** As a power cut would: no farewell, nothing written that was not written before. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    child.removeAllListeners('exit');
    const gone = new Promise(done => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** Stands between one browser and the server; can be cut and mended. */
export class Line {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private broken = false;
  port = 0;

  constructor(private readonly to: TestServer) {}

  async open(): Promise<string> {
    const server = createServer(near => {
      if (this.broken) return near.destroy();
      const far = connect(this.to.port, '127.0.0.1');
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => (this.sockets.delete(socket), near.destroy(), far.destroy()));
      }
      near.pipe(far);
      far.pipe(near);
    });
    this.server = server;
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
    this.port = (server.address() as { port: number }).port;
    return `http://127.0.0.1:${this.port}/`;
  }

  cut(): void {
    this.broken = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.broken = false;
  }

  close(): void {
    this.cut();
    this.server?.close();
  }
}
