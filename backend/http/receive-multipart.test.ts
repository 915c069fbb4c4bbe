import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileStore } from '#backend/files/file-store.ts';
import { receiveMultipart } from './receive-multipart.ts';

const FILE_BYTES = 5_000_000;
/** The one thing that reading asks of a store. */
const store = {
  stagingPath: async () => path.join(tmpdir(), `lonja-part-${crypto.randomUUID()}`),
} as unknown as FileStore;
let server: Server;
let origin: string;

beforeAll(async () => {
  const answer = async (sent: Request) => {
    const read = await receiveMultipart(sent, store, ['statement'], FILE_BYTES).catch((error: unknown) =>
      String(error),
    );
    if (typeof read === 'string') return new Response(read, { status: 400 });
    await read.discard();
    return Response.json({ fields: Object.keys(read.body ?? {}).length, bytes: read.files.statement?.bytes });
  };
  server = createServer(getRequestListener(answer)).listen(0);
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(fields: number, bytesOfEach: number): Promise<string> {
  const form = new FormData();
  for (let at = 0; at < fields; at++) form.append(`field${at}`, 'a'.repeat(bytesOfEach));
  form.append('statement', new File(['abc'], 'statement.xml'));
  const coded = new Response(form);
  const answer = await request(origin, {
    method: 'POST',
    headers: { 'Content-Type': coded.headers.get('Content-Type') ?? '' },
    body: Buffer.from(await coded.arrayBuffer()),
    headersTimeout: 20_000,
  });
  return answer.body.text();
}

test('a form with a file is read, its fields and the bytes of its file', async () => {
  expect(JSON.parse(await send(3, 10))).toEqual({ fields: 3, bytes: 3 });
});

test.each([
  [1_200, 20_000],
  [300, 60_000],
  [60, 400_000],
])(
  'a form of %i fields with %i letters each is refused when it has been sent, and its sender does not wait for ever',
  async (fields, letters) => {
    expect(await send(fields, letters)).toMatch(/request\.(?:malformed|invalid)/);
  },
);
