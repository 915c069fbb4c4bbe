import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#contract/account.ts';
import { me } from '#contract/auth.ts';
import { impersonate } from '#contract/impersonation.ts';
import { beginTotp, getPendingTotp, removeSecondFactor, renewRecoveryCodes } from '#contract/second-factor.ts';
import { FACTOR_PASSWORD, factorSteps } from '#tests/support/factor-steps.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: ReturnType<typeof factorSteps>;
beforeAll(async () => {
  world = await makeInvestWorld();
  steps = factorSteps(world);
});
afterAll(() => world?.close());

const password = { current_password: FACTOR_PASSWORD };
const standing = async (as: Person) => good(await world.call(getAccount, { as })).data.second_factor;
const kinds = async (person: Person) => (await world.mailsTo(person)).map(({ kind }) => kind);

describe('setting up an authenticator', () => {
  it('asks for the password and a first code; the other sessions end, ten codes are told, and the mail says so', async () => {
    for (const role of ['USER', 'ADMIN', 'ENTREPRENEUR'] as const) {
      const person = await steps.withPassword([role]);
      const { accessToken, session_kind: kind } = good(await steps.signIn(person)).data;
      const other = { ...person, token: accessToken, kind };
      const wrong = await world.call(beginTotp, { body: { current_password: 'no-es-esta-clave' }, as: person });
      expect(outcome(wrong)).toBe('422 account.password_wrong');
      const key = await steps.begin(person);
      expect(await standing(person)).toBeNull();
      // Nobody at another open session of the person sees the key, and none of it is in force before its first code.
      expect(good(await world.call(getPendingTotp, { as: other })).data).toBeNull();
      expect((await steps.signIn(person)).status).toBe(200);
      expect(outcome(await steps.confirm(person, '000000'))).toBe('422 factor.wrong');
      expect(outcome(await steps.confirm(other, steps.code(key)))).toBe('409 factor.none_pending');
      const { recovery_codes: codes } = good(await steps.confirm(person, steps.code(key))).data;
      expect(new Set(codes).size).toBe(10);
      expect((await standing(person))?.recovery_codes_left).toBe(10);
      expect((await world.call(me, { as: other })).status).toBe(401);
      expect(await kinds(person)).toEqual(['factor_set']);
      expect(good(await world.call(getPendingTotp, { as: person })).data).toBeNull();
    }
  });

  it('keeps no key and no recovery code that a reader of the database could use', async () => {
    const { person, key, codes } = await steps.secured();
    const [row] = await world.db.query<{ kept: string }>(
      `select a.sealed_key || ' ' || (select string_agg(code_hash, ' ') from recovery_codes c where c.user_id = a.user_id) as kept
         from authenticators a where user_id = $1`,
      [person.id],
    );
    expect(row?.kept.length).toBeGreaterThan(600);
    for (const secret of [key, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(row?.kept).not.toContain(secret);
    expect(Buffer.from(row?.kept.split(' ')[0] ?? '', 'base64').toString('latin1')).not.toContain(key);
  });

  it('takes no first code after fifteen minutes, and is guessed no faster than a sign-in', async () => {
    const late = await steps.withPassword();
    const key = await steps.begin(late);
    steps.pass(31);
    expect(outcome(await steps.confirm(late, steps.code(key)))).toBe('409 factor.none_pending');
    const guesser = await steps.withPassword();
    await steps.begin(guesser);
    const tries = [];
    for (let at = 0; at < 12; at++) tries.push((await steps.confirm(guesser, `00000${at % 10}`)).status);
    expect(tries.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(tries.at(-1)).toBe(429);
  });

  it('leaves the old authenticator in force until the new one is confirmed', async () => {
    const { person, key } = await steps.secured();
    const next = await steps.begin(person);
    expect(outcome(await steps.finish(await steps.ticket(person), steps.code(next)))).toBe('422 session.factor_wrong');
    expect((await steps.finish(await steps.ticket(person), steps.code(key))).status).toBe(200);
    good(await steps.confirm(person, steps.code(next)));
    steps.pass(3);
    expect(outcome(await steps.finish(await steps.ticket(person), steps.code(key)))).toBe('422 session.factor_wrong');
    expect((await steps.finish(await steps.ticket(person), steps.code(next))).status).toBe(200);
  });
});

describe('changing the second factor', () => {
  it('asks for the password each time, says what was done, and ends the other sessions with it', async () => {
    const { person, codes } = await steps.secured();
    const wrong = { current_password: 'no-es-esta-clave' };
    expect(outcome(await world.call(renewRecoveryCodes, { body: wrong, as: person }))).toBe(
      '422 account.password_wrong',
    );
    expect(outcome(await world.call(removeSecondFactor, { body: wrong, as: person }))).toBe(
      '422 account.password_wrong',
    );
    const { recovery_codes: fresh } = good(await world.call(renewRecoveryCodes, { body: password, as: person })).data;
    const old = await steps.finish(await steps.ticket(person), codes[0] ?? '', 'recovery');
    expect(outcome(old)).toBe('422 session.factor_wrong');
    const session = good(await steps.finish(await steps.ticket(person), fresh[0] ?? '', 'recovery')).data;
    const other = { ...person, token: session.accessToken, kind: session.session_kind };
    expect((await standing(person))?.recovery_codes_left).toBe(9);

    good(await world.call(removeSecondFactor, { body: password, as: person }));
    expect(await standing(person)).toBeNull();
    expect((await world.call(me, { as: other })).status).toBe(401);
    expect((await steps.signIn(person)).status).toBe(200);
    expect(outcome(await world.call(removeSecondFactor, { body: password, as: person }))).toBe('409 factor.none');
    expect(outcome(await world.call(renewRecoveryCodes, { body: password, as: person }))).toBe('409 factor.none');
    expect(await kinds(person)).toEqual([
      'factor_set',
      'recovery_codes_renewed',
      'recovery_code_used',
      'factor_removed',
    ]);
    const audited = await world.db.query<{ action: string }>(
      `select action from audit_log where subject_id = $1 and action ~ 'factor|recovery' order by at, id`,
      [person.id],
    );
    expect(audited.map(({ action }) => action).sort()).toEqual([
      'user.factor_begun',
      'user.factor_removed',
      'user.factor_set',
      'user.recovery_code_used',
      'user.recovery_codes_renewed',
    ]);
  });

  it('is nothing that a manager behind the person may do, or see the key of', async () => {
    const person = await steps.withPassword();
    await steps.begin(person);
    const entered = good(
      await world.call(impersonate, {
        params: { id: person.id },
        body: { reason: 'Ayuda por teléfono' },
        as: world.manager,
      }),
    ).data;
    const behind = { ...person, token: entered.accessToken, kind: 'user' as const };
    expect(outcome(await world.call(getPendingTotp, { as: behind }))).toBe('403 access.impersonated');
    for (const endpoint of [beginTotp, renewRecoveryCodes, removeSecondFactor])
      expect(outcome(await world.call(endpoint, { body: password, as: behind }))).toBe('403 access.impersonated');
  });
});
