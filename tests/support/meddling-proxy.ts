import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `hang`: has it done, and keeps the answer back until `release`; `never`: has it done, and answers nothing; `die`: has it done, and breaks off;
 * `away`: has nothing done, and breaks off; `busy`: a 503 in its place; `page`: a page of somebody else's; `foreign`: an answer of the right kind
 * about something else.
 */
export type Mood = 'well' | 'hang' | 'never' | 'die' | 'away' | 'busy' | 'page' | 'foreign';

/** Stands between the back end and a provider of this machine, and goes wrong in one way at a time. */
export interface MeddlingProxy {
  origin: string;
  mood: Mood;
  /** Addresses that were asked for. */
  readonly asked: string[];
  /** Resolves when an answer is being held. */
  held(): Promise<void>;
  release(): void;
  close(): void;
}

/** @param behind the origin of the provider that does the work */
export async function meddlingProxy(behind: string): Promise<MeddlingProxy> {
  const asked: string[] = [];
  let release = () => {};
  let isHeld = () => {};
  let holding = new Promise<void>((done) => {
    isHeld = done;
  });
  const proxy = { mood: 'well' as Mood };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { mood } = proxy;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked.push(request.url ?? '');
    if (mood === 'away') return void request.socket.destroy();
    if (mood === 'busy') return void response.writeHead(503).end('try later');
    if (mood === 'page') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>');
    if (mood === 'foreign') return void response.end(JSON.stringify({ id: 7, reviewStatus: 12, Ds_Signature: 'x' }));
    const { host: _, connection: __, 'transfer-encoding': ___, ...headers } = request.headers;
    const body = Buffer.concat(parts);
    const done = await fetch(`${behind}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
      ...(body.length > 0 ? { body } : {}),
    });
    const text = await done.text();
    if (mood === 'die') return void request.socket.destroy();
    if (mood === 'never') return;
    if (mood === 'hang') {
      const passed = new Promise<void>((go) => {
        release = go;
      });
      isHeld();
      await passed;
    }
    response.writeHead(done.status, { 'Content-Type': done.headers.get('Content-Type') ?? 'text/plain' }).end(text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  return Object.assign(proxy, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    held: () => holding,
    release() {
      release();
      holding = new Promise<void>((done) => {
        isHeld = done;
      });
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}
