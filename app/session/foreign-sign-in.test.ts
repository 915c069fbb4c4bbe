import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { closeTransport } from '#app/api/transport.server.ts';
import * as auth from '#contract/auth.ts';
import { readSession } from './session-cookie.server.ts';
import { signIn } from './sign-in.server.ts';
import type { Visit } from './visit.ts';

let server: Server;

/** A sign-in at a back end that is not ours: numbers for ids, signed tokens, roles and fields of its own. */
async function signedIn(accessToken: string): Promise<Response> {
  const person = {
    id: 4711,
    username: 'ana',
    email: 'ana@example.com',
    roles: ['AUDITOR', 'ISSUER'],
    role: 'AUDITOR',
    legal_information: { type: 'GUILD', first_name: 'Ana', last_name: 'Núñez' },
    email_verification: true,
    accessToken,
    device: 'short',
    loyalty_points: 12,
  };
  server = createServer((_, response) => void response.end(JSON.stringify({ data: person })));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const visit = {
    request: new Request('http://aurora.localhost/login'),
    tenant: {
      name: 'aurora',
      host: 'aurora.localhost',
      apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    lang: 'en',
    session: null,
    requestId: 'request-1',
    address: null,
    now: new Date(),
  } as unknown as Visit;
  const { data } = await call(visit, auth.login, { body: { email: person.email, password: 'a right one' } });
  return signIn(visit, data, null);
}

afterEach(async () => {
  await closeTransport();
  server.closeAllConnections();
  server.close();
});

it('a person of another back end is signed in with what is understood of them', async () => {
  const token = `${'h'.repeat(40)}.${'p'.repeat(1400)}.${'s'.repeat(342)}`;
  const answer = await signedIn(token);
  expect(answer.status).toBe(303);
  const [cookie = ''] = answer.headers.getSetCookie();
  const next = new Request('http://aurora.localhost/', { headers: { Cookie: cookie.split(';')[0] ?? '' } });
  expect(readSession(next, 'aurora')).toMatchObject({
    accessToken: token,
    user: { id: '4711', role: 'ISSUER', roles: ['ISSUER'], type: null, firstName: 'Ana' },
  });
});

it('a token that no cookie can hold is a fault of the back end, told in the log by its length alone', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = await signedIn('t'.repeat(4000)).catch((thrown: unknown) => thrown);
  const lines = error.mock.calls.join('\n');
  error.mockRestore();
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 502 });
  expect(lines).toContain('"tokenChars":4000');
  expect(lines).not.toContain('ttttt');
});
