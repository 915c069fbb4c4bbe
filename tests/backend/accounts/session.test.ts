import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { forgotPassword, loginSecret, resetPassword } from '#contract/auth.ts';
import { sessionUser } from '#contract/session-user.ts';
import { accountSteps, PASSWORD } from '#tests/support/account-steps.ts';
import type { Speaker } from '#tests/support/back-end.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

const MINUTE = 1 / 1440;
let world: InvestWorld;
let steps: ReturnType<typeof accountSteps>;

beforeAll(async () => {
  world = await makeInvestWorld();
  steps = accountSteps(world);
});
afterEach(() => world.moveDays(null));
afterAll(() => world.close());

const bySecret = (secret: string) => world.call(loginSecret, { body: { secret } });
const forgot = (email: string) => world.call(forgotPassword, { body: { email } });
const reset = (token: string, password: string) => world.call(resetPassword, { body: { token, password } });
const tokenOf = async (email: string, password?: string): Promise<Speaker> => ({
  token: good(await steps.login(email, password)).data.accessToken,
  kind: 'user',
});

/** One of the four calls that the specification's section 7 shows, sent by hand. */
async function specified(method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await world.backEnd.fetch(
    new Request(`http://api.test${path}`, {
      method,
      headers: { 'X-TENANT-HOST': world.host, ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
      body: body && JSON.stringify(body),
    }),
  );
  return { status: answer.status, body: (await answer.json()) as { data: Record<string, unknown> } };
}

test('the four calls of the specification answer at its addresses with its fields', async () => {
  const email = await steps.join();
  const custom = await specified('GET', '/v2/ui/get-customization');
  expect(custom.status).toBe(200);
  expect(Object.keys(custom.body.data)).toEqual(
    expect.arrayContaining([
      'css',
      'urls',
      'currency',
      'flows',
      'hide',
      'fields',
      'extras',
      'texts',
      'analytics',
      'title',
      'image',
      'modules',
      'tenant',
    ]),
  );
  const signedIn = await specified('POST', '/v2/user/login', { email, password: PASSWORD, secret: true });
  expect(signedIn.status).toBe(200);
  const FIELDS = [
    'id',
    'username',
    'email',
    'roles',
    'profile_image',
    'legal_information',
    'wallets',
    'kyc_status',
    'email_verification',
    'accessToken',
    'role',
    'secret',
    'referral_code',
  ];
  expect(Object.keys(signedIn.body.data)).toEqual(expect.arrayContaining(FIELDS));
  expect(Object.keys(signedIn.body.data.legal_information as object).sort()).toEqual([
    'first_name',
    'last_name',
    'type',
  ]);
  const user = sessionUser.parse(signedIn.body.data);
  const bySecretAnswer = await specified('POST', '/v2/user/login-secret', { secret: user.secret });
  expect(bySecretAnswer.status).toBe(200);
  expect(bySecretAnswer.body.data).toMatchObject({ email });
  const out = await specified('POST', '/v2/user/logout', undefined, { 'X-USER-ACCESS-TOKEN': user.accessToken });
  expect(out).toMatchObject({ status: 200, body: { data: { done: true } } });
  expect(outcome(await steps.me({ token: user.accessToken, kind: 'user' }))).toBe('401 session.none');
});

test('a session lasts fifteen days and not a moment more', async () => {
  const email = await steps.join();
  const session = good(await steps.login(email)).data;
  const as: Speaker = { token: session.accessToken, kind: 'user' };
  world.moveDays(14.99);
  expect((await steps.me(as)).status).toBe(200);
  world.moveDays(15.01);
  expect((await steps.me(as)).status).toBe(401);
});

test('signing out ends that session alone, and is answered alike for a token that is nobody’s', async () => {
  const email = await steps.join();
  const [first, second] = [await tokenOf(email), await tokenOf(email)];
  good(await steps.logout(first));
  expect([(await steps.me(first)).status, (await steps.me(second)).status]).toEqual([401, 200]);
  good(await steps.logout({ token: 'x'.repeat(43), kind: 'user' }));
});

test('a login secret signs in once, within fifteen minutes, on its own tenant', async () => {
  const email = await steps.join();
  const newSecret = async () => good(await steps.login(email, PASSWORD, true)).data.secret ?? '';
  const secret = await newSecret();
  const answers = await Promise.all(Array.from({ length: 5 }, () => bySecret(secret)));
  expect(answers.map(outcome).sort()).toEqual(['200', ...Array(4).fill('401 session.secret_invalid')]);
  const late = await newSecret();
  world.moveDays(15.1 * MINUTE);
  expect(outcome(await bySecret(late))).toBe('401 session.secret_invalid');
  world.moveDays(null);
  const elsewhere = await newSecret();
  const answer = await world.backEnd.fetch(
    new Request('http://api.test/v2/user/login-secret', {
      method: 'POST',
      headers: { 'X-TENANT-HOST': 'aurora.localhost', 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret: elsewhere }),
    }),
  );
  expect(answer.status).toBe(401);
  expect((await bySecret(elsewhere)).status).toBe(200);
});

test('a link for a new password works once, for half an hour, and ends every session and secret', async () => {
  const email = await steps.join();
  const before = await tokenOf(email);
  const secret = good(await steps.login(email, PASSWORD, true)).data.secret ?? '';
  good(await forgot(email));
  const token = await steps.secretOf(email, 'reset_password', 'token');
  const answers = await Promise.all([reset(token, 'otra-clave-larga'), reset(token, 'otra-clave-larga')]);
  expect(answers.map(outcome).sort()).toEqual(['200', '422 password.token_invalid']);
  expect((await steps.me(before)).status).toBe(401);
  expect(outcome(await bySecret(secret))).toBe('401 session.secret_invalid');
  expect(outcome(await steps.login(email))).toBe('401 session.invalid');
  expect((await steps.login(email, 'otra-clave-larga')).status).toBe(200);
  expect((await world.mailsTo({ email })).at(-1)?.kind).toBe('password_changed');

  world.moveDays(2 * MINUTE);
  good(await forgot(email));
  const old = await steps.secretOf(email, 'reset_password', 'token');
  world.moveDays(4 * MINUTE);
  good(await forgot(email));
  const newer = await steps.secretOf(email, 'reset_password', 'token');
  expect(outcome(await reset(old, 'clave-del-viejo'))).toBe('422 password.token_invalid');
  world.moveDays(35 * MINUTE);
  expect(outcome(await reset(newer, 'clave-del-nuevo'))).toBe('422 password.token_invalid');
});

test('an address without an account is told so when it asks for a new password', async () => {
  expect(outcome(await forgot(steps.newEmail()))).toBe('404 password.no_account');
});

test('an account waits after five wrong passwords, longer each time, also for the right one; other accounts do not', async () => {
  const [email, other] = [await steps.join(), await steps.join()];
  const tries: string[] = [];
  for (let n = 0; n < 6; n++) tries.push(outcome(await steps.login(email, 'incorrecta-1')));
  expect(tries).toEqual([...Array(5).fill('401 session.invalid'), '429 session.too_many']);
  expect(outcome(await steps.login(email))).toBe('429 session.too_many');
  expect((await steps.login(other)).status).toBe(200);
  world.moveDays(1.1 * MINUTE);
  expect(outcome(await steps.login(email, 'incorrecta-1'))).toBe('401 session.invalid');
  world.moveDays(2.3 * MINUTE);
  expect(outcome(await steps.login(email))).toBe('429 session.too_many');
  world.moveDays(3.3 * MINUTE);
  expect((await steps.login(email)).status).toBe(200);
  // The right one has wiped the slate.
  for (let n = 0; n < 4; n++) expect(outcome(await steps.login(email, 'incorrecta-1'))).toBe('401 session.invalid');
  expect((await steps.login(email)).status).toBe(200);
});

test('a hundred wrong passwords at once are looked at five times', async () => {
  const email = await steps.join();
  const answers = await Promise.all(Array.from({ length: 40 }, () => steps.login(email, 'incorrecta-1')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
});

test('an e-mail that nobody has takes as long as one with a wrong password, and gets the same answer', async () => {
  const known = await Promise.all(Array.from({ length: 6 }, () => steps.join()));
  const timed = async (email: string) => {
    const since = performance.now();
    const { status, body } = await steps.login(email, 'incorrecta-1');
    return { ms: performance.now() - since, said: [status, body.error, Object.keys(body).sort()] };
  };
  await timed(steps.newEmail());
  const samples: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < 3; round++)
    for (const email of known) {
      const [a, b] = [await timed(email), await timed(steps.newEmail())];
      expect(a.said).toEqual(b.said);
      samples.known.push(a.ms);
      samples.unknown.push(b.ms);
    }
  // What the machine adds is never negative: the lower quarter says most of what the answer itself takes.
  const lower = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 4)] ?? 0;
  const ratio = lower(samples.unknown) / lower(samples.known);
  // An answer without the hash would come in a fifth of the time; the rest is room for a busy machine.
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.67);
});
