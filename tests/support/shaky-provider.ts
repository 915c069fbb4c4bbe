import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `hang`: takes the request, does it, and keeps the answer back until `release`; `die`: does it, and the answer is lost; `fickle`: another page each time. */
type Mood = 'well' | 'hang' | 'die' | 'fickle';

/** A card provider between the back end and the one of this machine, whose pages can be made to go wrong. */
export interface ShakyProvider {
  origin: string;
  mood: Mood;
  /** Every request for a page: its key and its words. */
  readonly asked: { key: string; body: string }[];
  /** Resolves when the next request for a page is being held. */
  held(): Promise<void>;
  release(): void;
  close(): void;
}

function gate(): { passed: Promise<void>; open(): void } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** @param behind the origin of the provider that does the work */
export async function shakyProvider(behind: string): Promise<ShakyProvider> {
  const asked: ShakyProvider['asked'] = [];
  let go = gate();
  let stuck = gate();
  const provider = { mood: 'well' as Mood };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const isPage = request.url?.endsWith('/v1/checkout/sessions') ?? false;
    const headers = new Headers();
    for (const name of ['authorization', 'idempotency-key', 'content-type', 'stripe-signature', 'stripe-version'])
      if (request.headers[name]) headers.set(name, String(request.headers[name]));
    const key = headers.get('idempotency-key') ?? '';
    if (isPage) asked.push({ key, body: body.toString() });
    const done = await fetch(`${behind}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 ? { body } : {}),
      redirect: 'manual',
    });
    let text = await done.text();
    if (isPage && provider.mood === 'die') return void request.socket.destroy();
    if (isPage && provider.mood === 'hang') {
      stuck.open();
      await go.passed;
    }
    if (isPage && provider.mood === 'fickle')
      text = JSON.stringify({ id: `cs_${asked.length}`, url: `${behind}/${asked.length}` });
    response.writeHead(done.status, { 'Content-Type': done.headers.get('Content-Type') ?? 'text/plain' }).end(text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return Object.assign(provider, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    held: () => stuck.passed,
    release() {
      go.open();
      go = gate();
      stuck = gate();
    },
    close: () => void server.close(),
  });
}
