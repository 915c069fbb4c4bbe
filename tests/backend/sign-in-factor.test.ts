import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/account.ts';
import { login, loginSecret, logout } from '#contract/auth.ts';
import { signInFactor } from '#contract/second-factor.ts';
import { deleteOwnAccount } from '#contract/user-deletion.ts';
import { callApi } from '#tests/support/back-end.ts';
import { FACTOR_PASSWORD, factorSteps } from '#tests/support/factor-steps.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: ReturnType<typeof factorSteps>;
beforeAll(async () => {
  world = await makeInvestWorld();
  steps = factorSteps(world);
});
afterAll(() => world?.close());

describe('a sign-in with a second factor', () => {
  it('gives no session for the password alone, and one for the code besides', async () => {
    const { person, key } = await steps.secured();
    const first = await steps.signIn(person);
    expect(outcome(first)).toBe('403 session.factor_needed');
    expect(JSON.stringify(first.body)).not.toContain('accessToken');
    const done = good(await steps.finish(await steps.ticket(person), steps.code(key))).data;
    expect(done.id).toBe(person.id);
    const [row] = await world.db.query<{ details: unknown }>(
      `select details from audit_log where user_id = $1 and action = 'user.signed_in' order by at desc, id desc limit 1`,
      [person.id],
    );
    expect(row?.details).toEqual({ way: 'password', factor: 'totp' });
  });

  it('tells nothing of the second factor to whoever has the password wrong', async () => {
    const { person } = await steps.secured();
    const wrong = await world.call(login, { body: { email: person.email, password: 'no-es-esta-clave' } });
    expect(outcome(wrong)).toBe('401 session.invalid');
  });

  it('asks for the code after a mailed secret too, which stays used', async () => {
    const person = await steps.withPassword();
    const { secret } = good(
      await world.call(login, { body: { email: person.email, password: FACTOR_PASSWORD, secret: true } }),
    ).data;
    const key = await steps.begin(person);
    good(await steps.confirm(person, steps.code(key)));
    const answer = await world.call(loginSecret, { body: { secret: secret ?? '' } });
    expect(outcome(answer)).toBe('403 session.factor_needed');
    expect(outcome(await world.call(loginSecret, { body: { secret: secret ?? '' } }))).toBe(
      '401 session.secret_invalid',
    );
  });

  it('takes the code of the step before and after, and none farther away', async () => {
    const { person, key } = await steps.secured();
    for (const away of [-2, 2])
      expect(outcome(await steps.finish(await steps.ticket(person), steps.code(key, away)))).toBe(
        '422 session.factor_wrong',
      );
    expect((await steps.finish(await steps.ticket(person), steps.code(key, -1))).status).toBe(200);
    expect((await steps.finish(await steps.ticket(person), steps.code(key, 1))).status).toBe(200);
    // The clock has gone on to a step whose code was taken early.
    steps.pass(1);
    expect(outcome(await steps.finish(await steps.ticket(person), steps.code(key)))).toBe('422 session.factor_wrong');
    steps.pass(1);
    expect((await steps.finish(await steps.ticket(person), steps.code(key))).status).toBe(200);
  });

  it('takes a code once, also of ten who bring it at the same moment', async () => {
    const { person, key, codes } = await steps.secured();
    for (const [way, code] of [
      ['totp', steps.code(key)],
      ['recovery', codes[3] ?? ''],
    ] as const) {
      const tickets = await Promise.all([0, 1, 2, 3].map(() => steps.ticket(person)));
      const answers = await Promise.all(tickets.map((ticket) => steps.finish(ticket, code, way)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
      steps.pass(60);
    }
    const one = await steps.ticket(person);
    const both = await Promise.all([steps.finish(one, steps.code(key)), steps.finish(one, codes[4] ?? '', 'recovery')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is slowed after five wrong codes, whichever ticket they come with, and its person is told', async () => {
    const { person, key } = await steps.secured();
    const tries = [];
    for (let at = 0; at < 6; at++) tries.push(outcome(await steps.finish(await steps.ticket(person), '000000')));
    expect(tries.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => '422 session.factor_wrong'));
    expect(tries[5]).toBe('429 session.too_many');
    // The right one is no exception while the wait lasts.
    expect(outcome(await steps.finish(await steps.ticket(person), steps.code(key)))).toBe('429 session.too_many');
    expect((await world.mailsTo(person)).filter(({ kind }) => kind === 'factor_tried')).toHaveLength(1);
    steps.pass(3);
    expect((await steps.finish(await steps.ticket(person), steps.code(key))).status).toBe(200);
  });

  it('waits ten minutes for its second half, and ends with a change of password and with the account', async () => {
    const { person, key } = await steps.secured();
    const late = await steps.ticket(person);
    steps.pass(21);
    expect(outcome(await steps.finish(late, steps.code(key)))).toBe('401 session.factor_expired');
    const waiting = await steps.ticket(person);
    const body = { current_password: FACTOR_PASSWORD, password: FACTOR_PASSWORD };
    good(await world.call(changePassword, { body, as: person }));
    expect(outcome(await steps.finish(waiting, steps.code(key)))).toBe('401 session.factor_expired');
    const last = await steps.ticket(person);
    good(await world.call(deleteOwnAccount, { body: { current_password: FACTOR_PASSWORD }, as: person }));
    expect(outcome(await steps.finish(last, steps.code(key)))).toBe('401 session.factor_expired');
    for (const table of ['authenticators', 'recovery_codes', 'sign_in_tickets'])
      expect(await world.db.query(`select from ${table} where user_id = $1`, [person.id])).toEqual([]);
  });

  it('is finished with its own tenant alone, and by no ticket that nobody gave', async () => {
    const { person, key } = await steps.secured();
    const ticket = await steps.ticket(person);
    const body = { ticket, way: 'totp', code: steps.code(key) } as const;
    const elsewhere = await callApi(world.backEnd.fetch, 'http://api.test', 'aurora.localhost', signInFactor, { body });
    expect(outcome(elsewhere)).toBe('401 session.factor_expired');
    expect(outcome(await steps.finish(`${ticket}x`, steps.code(key)))).toBe('401 session.factor_expired');
    expect((await steps.finish(ticket, steps.code(key))).status).toBe(200);
    expect(outcome(await steps.finish(ticket, steps.code(key)))).toBe('401 session.factor_expired');
    good(await world.call(logout, { as: person }));
  });
});
