import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ApiCaller } from '#app/session/visit.ts';
import { getCustomization } from '#contract/customization.ts';
import { endpoint } from '#contract/endpoint.ts';
import { dataOf } from '#contract/envelope.ts';
import { call } from './call.server.ts';
import { ApiFailure } from './failure.ts';
import { closeTransport } from './transport.server.ts';

const read = endpoint({
  id: 'read',
  summary: '',
  method: 'GET',
  path: '/things/{id}',
  caller: 'anyone',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.string().optional(), page: z.coerce.number().optional() }),
  answer: dataOf(z.object({ n: z.number() })),
});
const write = endpoint({
  id: 'write',
  summary: '',
  method: 'POST',
  path: '/auth/things',
  caller: 'signed-in',
  body: z.object({ a: z.string() }),
  answer: dataOf(z.object({ n: z.number() })),
  idempotent: true,
});

let server: Server;
let seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = [];

/** A stand-in API that misbehaves on purpose; everything else is tried against the real back end. */
async function api(...answers: ((response: ServerResponse, request: IncomingMessage) => void)[]): Promise<ApiCaller> {
  seen = [];
  server = createServer(async (request, response) => {
    const at = seen.length;
    const record = { method: request.method, url: request.url, headers: request.headers, body: '' };
    seen.push(record);
    for await (const chunk of request) record.body += chunk;
    answers[Math.min(at, answers.length - 1)]?.(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    request: new Request('http://aurora.localhost/user/portfolio'),
    tenant: { name: 'aurora', host: 'aurora.localhost', apiBase },
    lang: 'en',
    session: null,
    requestId: 'request-1',
    address: '203.0.113.9',
  };
}
const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
const good = json(200, { data: { n: 1 } });
const failureOf = async (promise: Promise<unknown>): Promise<ApiFailure> => {
  const failure = await promise.catch((error: unknown) => error);
  if (!(failure instanceof ApiFailure)) throw new Error(`no failure but ${String(failure)}`);
  return failure;
};
const session = (kind: 'user' | 'manager') => ({ kind, accessToken: 'a-token-of-mine-1234' }) as ApiCaller['session'];

afterEach(async () => {
  await closeTransport();
  server.closeAllConnections();
  server.close();
});

describe('a call', () => {
  it('goes to the base address of its template, with encoded parts and the headers of the specification', async () => {
    const caller = await api(good);
    await call({ ...caller, session: session('user') }, read, {
      params: { id: 'a/../b?c' },
      query: { q: 'é&', page: 2 },
    });
    expect(seen[0]?.url).toBe('/v2/pfp/things/a%2F..%2Fb%3Fc?q=%C3%A9%26&page=2');
    expect(seen[0]?.headers).toMatchObject({
      'x-tenant-host': 'aurora.localhost',
      'x-user-access-token': 'a-token-of-mine-1234',
      'x-request-id': 'request-1',
      'accept-language': 'en',
      'x-forwarded-for': '203.0.113.9',
    });
    expect(seen[0]?.headers).not.toHaveProperty('x-manager-user-access-token');
    await call({ ...caller, session: session('manager') }, write, { body: { a: 'x' }, idempotencyKey: 'key-1' });
    expect(seen[1]).toMatchObject({ method: 'POST', url: '/v2/auth/things', body: '{"a":"x"}' });
    expect(seen[1]?.headers).toMatchObject({
      'x-manager-user-access-token': 'a-token-of-mine-1234',
      'idempotency-key': 'key-1',
    });
    expect(seen[1]?.headers).not.toHaveProperty('x-user-access-token');
  });

  it('sends no empty token', async () => {
    const caller = await api(good);
    await call(caller, read, { params: { id: '1' } });
    expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => name.includes('token'))).toEqual([]);
  });

  it('is tried once more where it changes nothing, and the answer of the second try counts', async () => {
    for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
      const caller = await api(json(status, { error: 'x' }), good);
      expect(await call(caller, read, { params: { id: '1' } })).toEqual({ data: { n: 1 } });
      expect(seen).toHaveLength(2);
      server.close();
    }
    const caller = await api(json(503, { error: 'x' }));
    expect((await failureOf(call(caller, read, { params: { id: '1' } }))).status).toBe(503);
    expect(seen).toHaveLength(2);
  });

  it('is never repeated where it changes something, nor on a refusal', async () => {
    for (const status of [500, 503, 429, 409]) {
      const caller = await api(json(status, { error: 'x' }), good);
      expect((await failureOf(call(caller, write, { body: { a: '' }, idempotencyKey: 'k' }))).status).toBe(status);
      expect(seen).toHaveLength(1);
      server.close();
    }
    const caller = await api(json(404, { error: 'x' }), good);
    await failureOf(call(caller, read, { params: { id: '1' } }));
    expect(seen).toHaveLength(1);
  });

  it('brings the refusal’s code, parameters and fields', async () => {
    const body = {
      error: 'investment.sold_out',
      params: { left: 3 },
      fields: { tokens: { key: 'validator.error_tokens_left', params: { left: 3 } } },
      hide_error: true,
    };
    const failure = await failureOf(call(await api(json(409, body)), write, { body: { a: '' }, idempotencyKey: 'k' }));
    expect(failure).toMatchObject({
      status: 409,
      code: 'investment.sold_out',
      params: { left: 3 },
      fields: body.fields,
      hideError: true,
      outcome: 'answered',
    });
  });

  it('takes a 406 as a normal answer', async () => {
    expect(await call(await api(json(406, { data: { n: 7 } })), read, { params: { id: '1' } })).toEqual({
      data: { n: 7 },
    });
  });

  it('makes a 502 of every answer that is not what the contract says', async () => {
    const junk: ((response: ServerResponse) => void)[] = [
      (response) => response.end('<html>maintenance</html>'),
      (response) => response.end('{"data":{"n":'),
      (response) => response.end(''),
      json(200, { data: { n: 'one' } }),
      json(200, []),
      (response) => response.writeHead(302, { Location: 'http://evil.example/' }).end(),
      (response) => response.writeHead(200, { 'Content-Length': '50' }).write('{"data"', () => response.destroy()),
    ];
    for (const answer of junk) {
      const failure = await failureOf(call(await api(answer), read, { params: { id: '1' } }));
      expect(failure.status).toBe(502);
      server.closeAllConnections();
      server.close();
    }
  });

  it('takes what it understands of another back end’s answer, and tells each place once for a tenant', async () => {
    const lines: string[] = [];
    const info = vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line));
    const look = {
      title: 'Mercado',
      currency: { symbol_position: 'middle' },
      fields: { register: ['phone', 'secreto'] },
    };
    const caller = await api(json(200, { data: look }));
    const first = await call(caller, getCustomization);
    await call(caller, getCustomization);
    expect(first.data).toMatchObject({ title: 'Mercado', fields: { register: ['phone'] } });
    expect(first.data.currency.symbol_position).toBe('after');
    await call({ ...caller, tenant: { ...caller.tenant, name: 'voltio' } }, getCustomization);
    info.mockRestore();
    const told = lines.filter((line) => line.includes('not as the contract says'));
    expect(told.map((line) => JSON.parse(line).tenant)).toEqual(['aurora', 'voltio']);
    expect(told[0]).toContain('data.currency.symbol_position data.fields.register[]');
    expect(told.join()).not.toMatch(/secreto|middle/);
  });

  it('brings what the server says in a sentence', async () => {
    const caller = await api(json(400, { error: 'El IBAN no es válido', params: ['x'] }));
    expect(await failureOf(call(caller, read, { params: { id: '7' } }))).toMatchObject({
      status: 400,
      code: 'error_default',
      words: 'El IBAN no es válido',
    });
  });

  it('stops reading an answer of more than 8 MiB', async () => {
    const failure = await failureOf(
      call(await api((response) => response.end(`"${'x'.repeat(9 * 1024 * 1024)}"`)), read, { params: { id: '1' } }),
    );
    expect(failure.status).toBe(502);
  });

  it('says of a write whose answer was lost that nobody knows, and of one that found nobody that it was not done', async () => {
    const reset = await failureOf(
      call(await api((response) => response.destroy()), write, { body: { a: '' }, idempotencyKey: 'k' }),
    );
    expect(reset).toMatchObject({ status: 502, outcome: 'unconfirmed' });
    expect(seen).toHaveLength(1);
    const caller = await api(good);
    server.close();
    const gone = await failureOf(
      call({ ...caller, tenant: { ...caller.tenant, apiBase: 'http://127.0.0.1:1' } }, write, {
        body: { a: '' },
        idempotencyKey: 'k',
      }),
    );
    expect(gone).toMatchObject({ status: 503, outcome: 'unreachable' });
  });

  it('gives up after 8 seconds on a silent API, a slow trickle too', async () => {
    const trickle = (response: ServerResponse) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(' '), 500);
      response.on('close', () => clearInterval(timer));
    };
    const started = performance.now();
    const failure = await failureOf(call(await api(trickle), read, { params: { id: '1' } }));
    expect(failure.status).toBe(504);
    expect(performance.now() - started).toBeLessThan(9_000);
  }, 12_000);

  it('ends the session on a 401 of a signed-in call, and leads back', async () => {
    const caller = { ...(await api(json(401, { error: 'session.none' }))), session: session('user') };
    const answer = await call(caller, write, { body: { a: '' }, idempotencyKey: 'k' }).catch((error: unknown) => error);
    expect(answer).toBeInstanceOf(Response);
    const { headers } = answer as Response;
    expect(headers.get('Location')).toBe('/login?next=%2Fuser%2Fportfolio');
    expect(headers.getSetCookie().join()).toMatch(/session=; Max-Age=0/);
  });
});
