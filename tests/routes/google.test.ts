import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { freePort } from '#tests/support/free-port.ts';
import {
  type Accounts,
  type RealOpenIdProvider,
  startRealOpenIdProvider,
} from '#tests/support/real-openid-provider.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** With signs that HTTP Basic has to write otherwise (RFC 6749, 2.3.1). */
const CLIENT = { id: 'lonja', secret: 'one/secret+of the 100%: provider' };
const accounts: Accounts = {};
let dashboard: Dashboard;
let provider: RealOpenIdProvider;

beforeAll(async () => {
  const port = await freePort();
  dashboard = await startDashboard(
    {},
    { GOOGLE_ISSUER: `http://127.0.0.1:${port}`, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret },
  );
  const redirectUri = `${dashboard.originOf('aurora')}/callback`;
  provider = await startRealOpenIdProvider(port, { ...CLIENT, redirectUri }, accounts);
});
afterAll(async () => {
  await provider?.close();
  await dashboard?.stop();
});

/** Somebody with an account at the provider; answers its log-in name and e-mail. */
function known(claims: Accounts[string] = {}): { login: string; email: string } {
  const [login, email] = [randomUUID(), `${randomUUID()}@persona.test`];
  accounts[login] = { email, email_verified: true, given_name: 'Grete', family_name: 'Hermann', ...claims };
  return { login, email };
}

/** From our button to the provider, and back to our callback with whatever it brought; `bend` changes the address on the way. */
async function walk(visitor: Visitor, login: string | null, bend: (back: URL) => void = () => {}) {
  const begun = await visitor.get('/resources/google?next=%2Fuser%2Fportfolio');
  expect([begun.status, begun.to]).toEqual([302, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/)]);
  const back = await provider.walk(begun.to ?? '', login);
  expect(back.origin + back.pathname).toBe(`${dashboard.originOf('aurora')}/callback`);
  bend(back);
  return { back, answer: await visitor.get(back.pathname + back.search) };
}

const peopleWith = (email: string) =>
  dashboard.database.query('select id, lang, email_verified_at from users where email = $1', [email]);

/** The sign-in page with a message, nobody signed in, and the waiting sign-in forgotten. */
async function expectRefused(visitor: Visitor, answer: Awaited<ReturnType<typeof walk>>['answer']) {
  expect([answer.status, answer.to]).toEqual([302, '/login']);
  expect(dashboard.sessionOf(visitor)).toBeNull();
  const page = await visitor.follow(answer);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Google');
  expect((await visitor.get('/user/portfolio')).to).toContain('/login');
}

test('a first visit makes an account in the page’s language, a second one finds it again', async () => {
  const { login, email } = known();
  const visitor = dashboard.visitor('aurora', 'en');
  const { answer } = await walk(visitor, login);
  expect([answer.status, answer.to]).toEqual([303, '/user/portfolio']);
  expect(dashboard.sessionOf(visitor)?.user).toMatchObject({ email, firstName: 'Grete', lastName: 'Hermann' });
  const made = await peopleWith(email);
  expect(made).toEqual([expect.objectContaining({ lang: 'en', email_verified_at: expect.anything() })]);

  const later = dashboard.visitor('aurora', 'es');
  expect((await walk(later, login)).answer.to).toBe('/user/portfolio');
  expect(dashboard.sessionOf(later)?.user.id).toBe(dashboard.sessionOf(visitor)?.user.id);
  expect(await peopleWith(email)).toEqual(made);
});

test('a person with an account of that verified address is let into it', async () => {
  const { id, email } = await addInvestor(dashboard.database);
  const { login } = known({ email });
  const visitor = dashboard.visitor();
  expect((await walk(visitor, login)).answer.to).toBe('/user/portfolio');
  expect(dashboard.sessionOf(visitor)?.user.id).toBe(id);
});

test('a changed state, a changed code and a code used twice are refused, and nobody is made of them', async () => {
  for (const bend of [
    (back: URL) => back.searchParams.set('state', 'x'.repeat(43)),
    (back: URL) => back.searchParams.delete('state'),
    (back: URL) => back.searchParams.set('code', 'x'.repeat(43)),
  ]) {
    const { login, email } = known();
    const visitor = dashboard.visitor();
    await expectRefused(visitor, (await walk(visitor, login, bend)).answer);
    expect(await peopleWith(email)).toEqual([]);
  }
  const { login } = known();
  const first = dashboard.visitor();
  const { back } = await walk(first, login);
  // The same address in another browser: it has begun nothing.
  const thief = dashboard.visitor();
  await expectRefused(thief, await thief.get(back.pathname + back.search));
});

test('a person who does not agree at the provider is back on the sign-in page', async () => {
  const visitor = dashboard.visitor();
  const { back, answer } = await walk(visitor, null);
  expect(back.searchParams.get('error')).toBe('access_denied');
  await expectRefused(visitor, answer);
});

test.each([
  ['no e-mail', { email: undefined }],
  ['an e-mail that the provider has not verified', { email_verified: false }],
  ['an e-mail of which the provider does not say whether it is verified', { email_verified: undefined }],
])('an account with %s opens nothing', async (_, claims) => {
  const { login, email } = known(claims);
  const visitor = dashboard.visitor();
  await expectRefused(visitor, (await walk(visitor, login)).answer);
  expect(await peopleWith(email)).toEqual([]);
});
