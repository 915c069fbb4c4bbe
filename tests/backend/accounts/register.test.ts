import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountSteps, PASSWORD } from '#tests/support/account-steps.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: ReturnType<typeof accountSteps>;
let clock: number;

beforeAll(async () => {
  world = await makeInvestWorld();
  steps = accountSteps(world);
});
beforeEach(() => {
  clock = 0;
  world.moveDays(null);
});
afterAll(() => world.close());

/** Puts the clock on, from where it is. */
function pass(minutes: number): void {
  clock += minutes;
  world.moveDays(clock / 1440);
}
const otherThan = (code: string) => String((Number(code) + 1) % 100_000).padStart(5, '0');

test('a person registers, is mailed a code, and is in with the right one', async () => {
  const email = steps.newEmail();
  const sent = good(await steps.register(email)).data;
  expect(new Date(sent.expires_at).getTime() - Date.now()).toBeGreaterThan(4.9 * 60_000);
  expect(outcome(await steps.login(email))).toBe('403 session.email_unverified');
  const session = good(await steps.verify(email, await steps.codeOf(email))).data;
  expect(session).toMatchObject({ email, roles: ['USER'], email_verification: true, session_kind: 'user' });
  expect(good(await steps.me({ token: session.accessToken, kind: 'user' })).data.email).toBe(email);
  expect((await steps.login(email)).status).toBe(200);
  const kept = await world.db.query<{ subject: string; answer: string }>(
    'select subject, answer from consents where user_id = $1 order by subject',
    [session.id],
  );
  expect(kept).toEqual([
    { subject: 'commercial_communications', answer: 'refused' },
    { subject: 'privacy', answer: 'accepted' },
    { subject: 'provider_terms', answer: 'accepted' },
    { subject: 'terms', answer: 'accepted' },
  ]);
});

test('a code works once', async () => {
  const email = steps.newEmail();
  good(await steps.register(email));
  const code = await steps.codeOf(email);
  const both = await Promise.all([steps.verify(email, code), steps.verify(email, code)]);
  expect(both.map(outcome).sort()).toEqual(['200', '422 code.expired']);
  expect(outcome(await steps.verify(email, code))).toBe('422 code.expired');
});

test('a code dies after five wrong tries, whatever comes then', async () => {
  const email = steps.newEmail();
  good(await steps.register(email));
  const code = await steps.codeOf(email);
  const left: unknown[] = [];
  for (let tries = 0; tries < 5; tries++) left.push((await steps.verify(email, otherThan(code))).body.params?.left);
  expect(left).toEqual([4, 3, 2, 1, 0]);
  expect(outcome(await steps.verify(email, code))).toBe('422 code.expired');
});

test('a hundred tries at once count as such: no more than five codes are looked at', async () => {
  const email = steps.newEmail();
  good(await steps.register(email));
  const code = await steps.codeOf(email);
  const answers = await Promise.all(Array.from({ length: 30 }, () => steps.verify(email, otherThan(code))));
  expect(answers.filter((answer) => outcome(answer) === '422 code.wrong')).toHaveLength(5);
  expect(outcome(await steps.verify(email, code))).toBe('422 code.expired');
});

test('a code lives five minutes', async () => {
  const [early, late] = [steps.newEmail(), steps.newEmail()];
  good(await steps.register(early));
  good(await steps.register(late));
  pass(4.9);
  expect((await steps.verify(early, await steps.codeOf(early))).status).toBe(200);
  pass(0.2);
  expect(outcome(await steps.verify(late, await steps.codeOf(late)))).toBe('422 code.expired');
});

test('a new code comes after a minute and voids the old; six an hour are enough', async () => {
  const email = steps.newEmail();
  good(await steps.register(email));
  const first = await steps.codeOf(email);
  expect(await steps.resend(email)).toMatchObject({ status: 429, body: { error: 'code.too_soon' } });
  pass(1.1);
  good(await steps.resend(email));
  const second = await steps.codeOf(email);
  if (first !== second) expect(outcome(await steps.verify(email, first))).toBe('422 code.wrong');
  const outcomes: string[] = [];
  for (let more = 0; more < 6; more++) {
    pass(1.1);
    outcomes.push(outcome(await steps.resend(email)));
  }
  expect(outcomes).toContain('429 code.too_many');
  expect(outcomes.filter((each) => each === '200').length).toBeLessThanOrEqual(4);
});

test('a new code for nobody, or for somebody verified, is answered alike and mails nothing', async () => {
  const nobody = steps.newEmail();
  const waiting = steps.newEmail();
  const verified = await steps.join();
  good(await steps.register(waiting));
  pass(2);
  const before = (await world.mailsTo({ email: verified })).length;
  const answers = [await steps.resend(nobody), await steps.resend(verified), await steps.resend(waiting)];
  for (const { status, body } of answers)
    expect([status, Object.keys(body.data).sort()]).toEqual([200, ['expires_at', 'resend_at', 'sent']]);
  expect(await world.mailsTo({ email: nobody })).toEqual([]);
  expect(await world.mailsTo({ email: verified })).toHaveLength(before);
});

test('an address that is taken is told so, in any case of its letters', async () => {
  const email = await steps.join();
  expect(outcome(await steps.register(email))).toBe('409 registration.email_taken');
  expect(outcome(await steps.register(email.toUpperCase()))).toBe('409 registration.email_taken');
  expect((await steps.login(email)).status).toBe(200);
});

test('a second registration of an unverified address cannot leave its password in the account', async () => {
  const email = steps.newEmail();
  good(await steps.register(email, 'clave-de-la-persona'));
  pass(1.1);
  good(await steps.register(email, 'clave-de-un-extranyo'));
  expect((await steps.verify(email, await steps.codeOf(email))).status).toBe(200);
  expect(outcome(await steps.login(email, 'clave-de-un-extranyo'))).toBe('401 session.invalid');
  expect(outcome(await steps.login(email, 'clave-de-la-persona'))).toBe('401 session.invalid');
  expect(await steps.secretOf(email, 'choose_password', 'token')).toHaveLength(43);
});

test('twenty registrations of one address at once make one account', async () => {
  const email = steps.newEmail();
  const answers = await Promise.all(Array.from({ length: 20 }, () => steps.register(email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of answers) expect([200, 429]).toContain(status);
  const rows = await world.db.query('select 1 from users where email = $1', [email]);
  expect(rows).toHaveLength(1);
});

test('passwords, codes and tokens are never stored in the clear', async () => {
  const email = await steps.join();
  const { accessToken } = good(await steps.login(email)).data;
  const [row] = await world.db.query<{ password_hash: string; tokens: string }>(
    `select password_hash, (select string_agg(t.token_hash, ' ') from access_tokens t where t.user_id = u.id) tokens from users u where email = $1`,
    [email],
  );
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(row?.password_hash).not.toContain(PASSWORD);
  expect(row?.tokens).not.toContain(accessToken);
});
