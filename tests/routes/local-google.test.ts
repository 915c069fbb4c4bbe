import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { unescaped } from '#tests/support/form-page.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const BUTTON = '/resources/google?next=%2Fuser%2Fportfolio';
let dashboard: Dashboard;
let api: Server;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  // No client at Google is named: what stands in for it is the provider that this back end serves itself.
  dashboard = await startDashboard({}, { API_ORIGIN: origin });
  api = createServer(getRequestListener(dashboard.backEnd.fetch, { overrideGlobalObjects: false }));
  api.listen(port, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(async () => {
  api?.closeAllConnections();
  api?.close();
  await dashboard?.stop();
});

const ANA = { first_name: 'Ana', last_name: 'Ruiz', verified: 'on', decision: 'agree' };
const newEmail = () => `${randomUUID()}@persona.test`;

/** From our button to the page of this machine's provider. */
async function toProvider(visitor: Visitor): Promise<string> {
  const begun = await visitor.get(BUTTON);
  expect([begun.status, begun.to]).toEqual([302, expect.stringContaining(`${origin}/local-google/authorize?`)]);
  return begun.to ?? '';
}

/** What the provider's form answers, as a browser without script sends it: a box that is not ticked is not sent at all. */
function say(address: string, fields: Record<string, string>): Promise<Response> {
  const sent = Object.entries(fields).filter(([name, value]) => name !== 'verified' || value !== '');
  return fetch(address, { method: 'POST', body: new URLSearchParams(sent), redirect: 'manual' });
}

/** The whole way, with what a person types there; `bend` changes the address on the way back. */
async function walk(visitor: Visitor, fields: Record<string, string>, bend: (back: URL) => void = () => {}) {
  const answer = await say(await toProvider(visitor), { ...ANA, ...fields });
  expect(answer.status).toBe(303);
  const back = new URL(answer.headers.get('Location') ?? '');
  expect(back.origin + back.pathname).toBe(`${dashboard.originOf('aurora')}/callback`);
  bend(back);
  return visitor.get(back.pathname + back.search);
}

const peopleWith = (email: string) =>
  dashboard.database.query<{ id: string }>('select id from users where email = $1', [email]);

async function expectRefused(visitor: Visitor, answer: Awaited<ReturnType<typeof walk>>) {
  expect([answer.status, answer.to]).toEqual([302, '/login']);
  expect(dashboard.sessionOf(visitor)).toBeNull();
}

describe('the button of Google without a client at Google, on one’s own machine', () => {
  test('leads to a page of this machine that a person fills in without script, and back into an account of theirs', async () => {
    const visitor = dashboard.visitor('aurora', 'en');
    expect((await visitor.get('/login')).text).toContain('/resources/google');
    const page = await fetch(await toProvider(visitor));
    const text = unescaped(await page.text());
    expect(page.status).toBe(200);
    for (const part of ['Say who signs in at aurora', 'investor@aurora.test', 'name="email"', '<form method="post">'])
      expect(text).toContain(part);
    expect(page.headers.get('Content-Security-Policy')).toContain(`form-action 'self' ${dashboard.originOf('aurora')}`);

    const email = newEmail();
    expect((await walk(visitor, { email })).to).toBe('/user/portfolio');
    expect(dashboard.sessionOf(visitor)?.user).toMatchObject({ email, firstName: 'Ana', lastName: 'Ruiz' });
    const again = dashboard.visitor();
    await walk(again, { email: email.toUpperCase() });
    expect(dashboard.sessionOf(again)?.user.id).toBe(dashboard.sessionOf(visitor)?.user.id);
    expect(await peopleWith(email)).toHaveLength(1);
  });

  test('signs a person of the demo in by their address alone', async () => {
    const visitor = dashboard.visitor();
    expect((await walk(visitor, { email: 'investor@aurora.test' })).to).toBe('/user/portfolio');
    expect(dashboard.sessionOf(visitor)?.user.email).toBe('investor@aurora.test');
  });

  test('opens nothing with an address that the provider does not vouch for, and makes nobody of it', async () => {
    const email = newEmail();
    const visitor = dashboard.visitor();
    await expectRefused(visitor, await walk(visitor, { email, verified: '' }));
    expect(await peopleWith(email)).toEqual([]);
  });

  test('opens nothing with another state, another code, another browser’s answer, or after a no', async () => {
    for (const bend of [
      (back: URL) => back.searchParams.set('state', 'x'.repeat(43)),
      (back: URL) => back.searchParams.set('code', 'x'.repeat(32)),
    ]) {
      const visitor = dashboard.visitor();
      await expectRefused(visitor, await walk(visitor, { email: newEmail() }, bend));
    }
    const thief = dashboard.visitor();
    let stolen = '';
    await walk(dashboard.visitor(), { email: newEmail() }, (back) => {
      stolen = back.pathname + back.search;
      back.searchParams.delete('code');
    });
    await expectRefused(thief, await thief.get(stolen));
    const leaving = dashboard.visitor();
    await expectRefused(leaving, await walk(leaving, { email: '', decision: 'leave' }));
  });

  test('opens nothing where the token answers another nonce than the one that this sign-in began with', async () => {
    const email = newEmail();
    const visitor = dashboard.visitor();
    const address = new URL(await toProvider(visitor));
    address.searchParams.set('nonce', 'x'.repeat(43));
    const answer = await say(address.href, { ...ANA, email });
    const back = new URL(answer.headers.get('Location') ?? '');
    await expectRefused(visitor, await visitor.get(back.pathname + back.search));
    expect(await peopleWith(email)).toEqual([]);
  });
});

describe('the provider of this machine', () => {
  test('answers nobody but the client of this machine, for a callback of a tenant, and sends nobody on otherwise', async () => {
    const right = await toProvider(dashboard.visitor());
    const bent: Record<string, string> = {
      client_id: 'another',
      redirect_uri: 'https://elsewhere.example/callback',
      response_type: 'token',
      scope: 'email',
      nonce: '',
      code_challenge_method: 'plain',
    };
    for (const [name, value] of Object.entries(bent)) {
      const address = new URL(right);
      address.searchParams.set(name, value);
      const answer = await say(address.href, { ...ANA, email: newEmail() });
      expect([name, answer.status, answer.headers.get('Location')]).toEqual([name, 400, null]);
    }
  });

  test('says what is wrong with an address, and keeps what was typed', async () => {
    const answer = await say(await toProvider(dashboard.visitor()), { ...ANA, email: 'a"b' });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    for (const part of ['role="alert"', 'value="a&quot;b"', 'value="Ana"']) expect(text).toContain(part);
  });

  test('gives a token once, to the client that proves itself and holds the verifier', async () => {
    const { google } = dashboard.backEnd.deps.config;
    const redirect_uri = `${dashboard.originOf('aurora')}/callback`;
    const token = (over: Record<string, string>, secret = google?.clientSecret) =>
      fetch(`${origin}/local-google/token`, {
        method: 'POST',
        headers: { Authorization: `Basic ${Buffer.from(`${google?.clientId}:${secret}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'authorization_code', redirect_uri, ...over }),
      });
    const answer = await say(await toProvider(dashboard.visitor()), { ...ANA, email: newEmail() });
    const code = new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? '';
    expect((await token({ code, code_verifier: 'v'.repeat(43) }, 'guessed')).status).toBe(401);
    expect((await token({ code, code_verifier: 'v'.repeat(43) })).status).toBe(400);
    expect((await token({ code: 'unknown', code_verifier: 'v'.repeat(43) })).status).toBe(400);
  });

  test('is gone where a client at Google takes its place', async () => {
    const { config } = dashboard.backEnd.deps;
    const own = config.google;
    config.google = { issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' };
    try {
      for (const path of ['authorize', 'keys', '.well-known/openid-configuration'])
        expect((await fetch(`${origin}/local-google/${path}`)).status).toBe(404);
    } finally {
      config.google = own;
    }
  });
});
