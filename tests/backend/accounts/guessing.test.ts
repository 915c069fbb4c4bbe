import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { login, loginSecret, resendCode } from '#contract/auth.ts';
import { fullPath } from '#contract/base-address.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { SessionUser } from '#contract/session-user.ts';
import { accountSteps, PASSWORD } from '#tests/support/account-steps.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';

const MINUTE = 1 / 1440;
const WRONG = 'no-es-esta-clave';
let world: InvestWorld;
let steps: ReturnType<typeof accountSteps>;

beforeAll(async () => {
  world = await makeInvestWorld();
  steps = accountSteps(world);
});
afterEach(() => world.moveDays(null));
afterAll(() => world.close());

/** One call from a visitor's address; the answer in one line, and its data. */
async function from(address: string, { path }: Endpoint, body: object) {
  const answer = await world.backEnd.fetch(
    new Request(`http://api.test${fullPath(path)}`, {
      method: 'POST',
      headers: { 'X-TENANT-HOST': world.host, 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(body),
    }),
  );
  const json = (await answer.json()) as { error?: string; data?: SessionUser };
  return { said: [answer.status, json.error].filter(Boolean).join(' '), data: json.data };
}
const sign = (address: string, email: string, password: string, device?: string) =>
  from(address, login, { email, password, ...(device ? { device } : {}) });
const addressOf = (n: number) => `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}`;

/** How often each answer came. */
function counted(answers: readonly { said: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { said } of answers) counts[said] = (counts[said] ?? 0) + 1;
  return counts;
}
async function many(count: number, one: (n: number) => Promise<{ said: string }>) {
  const answers: { said: string }[] = [];
  for (let at = 0; at < count; at += 20)
    answers.push(...(await Promise.all(Array.from({ length: Math.min(20, count - at) }, (_, n) => one(at + n)))));
  return counted(answers);
}

test('the right password opens at once from elsewhere after a thousand wrong ones from 17 addresses, and other accounts notice nothing', async () => {
  const [victim, other] = [await steps.join(), await steps.join()];
  const said = await many(1000, (n) => sign(addressOf(n % 17), victim, WRONG));
  // Five were looked at from each address.
  expect(said).toEqual({ '401 session.invalid': 85, '429 session.too_many': 915 });
  expect((await sign('203.0.113.9', victim, PASSWORD)).said).toBe('200');
  for (let n = 0; n < 6; n++) expect((await sign(addressOf(n), other, PASSWORD)).said).toBe('200');
  expect((await world.mailsTo({ email: other })).map(({ kind }) => kind)).not.toContain('many_tries');
});

test('an account is guessed at a hundred times a day from ever new addresses; after that right and wrong look alike, and its person comes in by mail', async () => {
  const victim = await steps.join();
  const device = (await sign('203.0.113.20', victim, PASSWORD)).data?.device ?? '';
  expect(device.length).toBeGreaterThan(20);
  const said = await many(240, (n) => sign(addressOf(300 + n), victim, WRONG));
  expect(said).toEqual({ '401 session.invalid': 100, '429 session.by_mail': 140 });
  expect((await world.mailsTo({ email: victim })).filter(({ kind }) => kind === 'many_tries')).toHaveLength(1);

  // Nobody else's wrong ones slow a known device.
  expect((await sign(addressOf(301), victim, PASSWORD, device)).said).toBe('200');
  // A stranger with the right one is told what a wrong one is told.
  expect((await sign('203.0.113.21', victim, WRONG)).said).toBe('429 session.by_mail');
  expect((await sign('203.0.113.22', victim, PASSWORD)).said).toBe('429 session.by_mail');
  const secret = await steps.secretOf(victim, 'sign_in_link', 'secret');
  expect((await from('203.0.113.22', loginSecret, { secret })).said).toBe('200');
  // An hour later nothing has been guessed beyond the hundred; a day later all is as before.
  world.moveDays(60 * MINUTE);
  expect((await sign('203.0.113.23', victim, WRONG)).said).toBe('429 session.by_mail');
  world.moveDays(1.01);
  expect((await sign('203.0.113.24', victim, PASSWORD)).said).toBe('200');
});

test('an office in which many were wrong closes nobody’s door: known devices at once, unknown ones by mail', async () => {
  const here = '203.0.113.40';
  const ana = await steps.join();
  const device = (await sign('203.0.113.41', ana, PASSWORD)).data?.device ?? '';
  const said = await many(80, (n) => sign(here, `nadie-${n}@persona.test`, WRONG));
  expect(said).toEqual({ '401 session.invalid': 60, '429 session.by_mail': 20 });
  expect((await sign(here, ana, PASSWORD, device)).said).toBe('200');
  expect((await sign(here, ana, PASSWORD)).said).toBe('429 session.by_mail');
  expect((await sign('203.0.113.42', ana, PASSWORD)).said).toBe('200');
});

test('a known device has a budget of its own, a stranger’s token is none, and a new password forgets them all', async () => {
  const ana = await steps.join();
  const device = (await sign('203.0.113.50', ana, PASSWORD)).data?.device ?? '';
  const said = await many(14, () => sign('203.0.113.51', ana, WRONG, device));
  expect(said).toEqual({ '401 session.invalid': 10, '429 session.too_many': 4 });
  // The same person without it has not been slowed by it.
  expect((await sign('203.0.113.51', ana, PASSWORD)).said).toBe('200');
  const stranger = await many(8, () => sign('203.0.113.52', ana, WRONG, 'x'.repeat(43)));
  expect(stranger).toEqual({ '401 session.invalid': 5, '429 session.too_many': 3 });
});

test('a stranger who asks for codes does not keep the person from asking for theirs', async () => {
  const email = steps.newEmail();
  await steps.register(email);
  for (let n = 0; n < 25; n++) await from(addressOf(600 + n), resendCode, { email });
  expect((await world.mailsTo({ email })).length).toBe(20);
  expect((await from('203.0.113.60', resendCode, { email })).said).toBe('200');
  expect((await from('203.0.113.60', resendCode, { email })).said).toBe('429 code.too_soon');
  expect((await steps.verify(email, await steps.codeOf(email))).status).toBe(200);
});
