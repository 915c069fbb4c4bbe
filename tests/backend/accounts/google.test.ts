import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { googleFinish, googleStart } from '#contract/auth.ts';
import { accountSteps } from '#tests/support/account-steps.ts';
import { type BackEnd, callApi, startBackEnd } from '#tests/support/back-end.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { type Claims, type OpenIdProvider, startOpenIdProvider, type Wrong } from '#tests/support/openid-provider.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let provider: OpenIdProvider;
let backEnd: BackEnd;
let redirect_uri: string;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  world = await makeInvestWorld({ extras: { signInWithGoogle: true } });
  backEnd = await startBackEnd(world.db.url, 5, {
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
  });
  redirect_uri = `http://${world.host}:3000/callback`;
});
afterAll(async () => {
  await backEnd.close();
  await world.close();
  await provider.close();
});

const start = (uri = redirect_uri) =>
  callApi(backEnd.fetch, 'http://api.test', world.host, googleStart, { body: { redirect_uri: uri } });
type Finish = { code: string; code_verifier: string; nonce: string; redirect_uri: string; lang: 'es' };
const finish = (body: Finish) => callApi(backEnd.fetch, 'http://api.test', world.host, googleFinish, { body });

/** The whole way of a browser; `change` bends what is brought back. */
async function signIn(claims: Claims, wrong?: Wrong, change: Partial<Finish> = {}) {
  const { authorization_url, nonce, code_verifier } = good(await start()).data;
  const code = provider.authorize(authorization_url, claims, wrong);
  return finish({ code, code_verifier, nonce, redirect_uri, lang: 'es', ...change });
}
const person = (): Claims & { email: string } => ({
  sub: randomUUID(),
  email: `${randomUUID()}@persona.test`,
  email_verified: true,
  given_name: 'Ana',
  family_name: 'Ruiz',
});

test('the address to go to asks for a code, with state, nonce and PKCE', async () => {
  const { authorization_url, state, nonce } = good(await start()).data;
  const asked = Object.fromEntries(new URL(authorization_url).searchParams);
  expect(authorization_url.startsWith(`${provider.issuer}/authorize?`)).toBe(true);
  expect(asked).toMatchObject({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri,
    state,
    nonce,
    code_challenge_method: 'S256',
  });
  expect(asked.scope?.split(' ')).toContain('openid');
});

test('somebody new gets an account, and the same one the next time, even with another address', async () => {
  const claims = person();
  const first = good(await signIn(claims)).data;
  expect(first).toMatchObject({ email: claims.email, roles: ['USER'], email_verification: true, new_account: true });
  expect(first.legal_information).toMatchObject({ first_name: 'Ana', last_name: 'Ruiz' });
  const again = good(await signIn({ ...claims, email: person().email })).data;
  expect([again.id, again.new_account]).toEqual([first.id, false]);
});

test('an address that has an account is that account’s; an unverified one loses its stranger’s password', async () => {
  const steps = accountSteps(world);
  const verified = await steps.join();
  const { id } = good(await steps.login(verified)).data;
  expect(good(await signIn({ ...person(), email: verified })).data.id).toBe(id);
  expect((await steps.login(verified)).status).toBe(200);

  const squatted = steps.newEmail();
  good(await steps.register(squatted, 'clave-de-un-extranyo'));
  good(await signIn({ ...person(), email: squatted }));
  expect(outcome(await steps.login(squatted, 'clave-de-un-extranyo'))).toBe('401 session.invalid');
});

test('an address that the provider does not vouch for opens nothing', async () => {
  const known = await accountSteps(world).join();
  expect(outcome(await signIn({ ...person(), email: known, email_verified: false }))).toBe(
    '403 google.email_unverified',
  );
  expect(outcome(await signIn({ sub: randomUUID() }))).toBe('403 google.email_unverified');
});

const seconds = Math.floor(Date.now() / 1000);
test.each<[string, Wrong]>([
  ['another issuer', { claims: { iss: 'http://elsewhere.test' } }],
  ['another audience', { claims: { aud: 'another-client' } }],
  ['too old', { claims: { exp: seconds - 3600 } }],
  ['another nonce', { claims: { nonce: 'another-nonce' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['a stranger’s key', { otherKey: true }],
  ['no signature', { unsigned: true }],
])('a token with %s is refused', async (_, wrong) => {
  expect(outcome(await signIn(person(), wrong))).toBe('401 google.refused');
});

test('a code is nobody’s without its verifier, and nobody’s twice', async () => {
  expect(outcome(await signIn(person(), {}, { code_verifier: 'v'.repeat(43) }))).toBe('401 google.refused');
  expect(outcome(await signIn(person(), {}, { nonce: 'another-nonce' }))).toBe('401 google.refused');
  const { authorization_url, nonce, code_verifier } = good(await start()).data;
  const code = provider.authorize(authorization_url, person());
  const body: Finish = { code, code_verifier, nonce, redirect_uri, lang: 'es' };
  expect((await finish(body)).status).toBe(200);
  expect(outcome(await finish(body))).toBe('401 google.refused');
});

test('the tenant’s own callback is the only one that is sent along', async () => {
  for (const uri of [
    'https://elsewhere.test/callback',
    `http://${world.host}:3000/other`,
    `http://${world.host}.elsewhere.test/callback`,
  ])
    expect((await start(uri)).status).toBe(400);
});

test('a tenant that does not offer it answers 404', async () => {
  const off = await makeInvestWorld();
  try {
    const answer = await off.call(googleStart, { body: { redirect_uri: `http://${off.host}:3000/callback` } });
    expect(outcome(answer)).toBe('404 google.off');
  } finally {
    await off.close();
  }
});

test('a deleted person is refused like a stranger, although the provider vouches for them', async () => {
  const claims = person();
  const { id } = good(await signIn(claims)).data;
  await world.db.query('update users set deleted_at = now() where id = $1', [id]);
  expect(outcome(await signIn(claims))).toBe('401 session.invalid');
});
