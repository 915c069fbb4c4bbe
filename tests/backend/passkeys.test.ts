import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#contract/account.ts';
import { me } from '#contract/auth.ts';
import { impersonate } from '#contract/impersonation.ts';
import { askOwnPasskey, beginPasskey, confirmPasskey, getPendingPasskey, removePasskey } from '#contract/passkeys.ts';
import { removeSecondFactor, resetSecondFactor } from '#contract/second-factor.ts';
import { deleteOwnAccount } from '#contract/user-deletion.ts';
import { listUsers } from '#contract/users.ts';
import { getOwnWallet, removeWallet } from '#contract/wallets.ts';
import { FACTOR_PASSWORD } from '#tests/support/factor-steps.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { passkeySteps } from '#tests/support/passkey-steps.ts';

let world: InvestWorld;
let steps: ReturnType<typeof passkeySteps>;
beforeAll(async () => {
  world = await makeInvestWorld();
  steps = passkeySteps(world);
});
afterAll(() => world?.close());

const password = { current_password: FACTOR_PASSWORD };
const accountOf = async (as: Person) => good(await world.call(getAccount, { as })).data;
const kinds = async (person: Person) => (await world.mailsTo(person)).map(({ kind }) => kind);
const audited = async ({ id }: Person) =>
  (
    await world.db.query<{ action: string }>(
      `select action from audit_log where subject_id = $1 and action ~ 'passkey|factor' order by at, id`,
      [id],
    )
  ).map(({ action }) => action);

describe('a passkey', () => {
  it('is added by the password for one host; the first brings recovery codes, and all that was done is told', async () => {
    for (const role of ['USER', 'ADMIN', 'ENTREPRENEUR'] as const) {
      const person = await steps.withPassword([role]);
      const { accessToken, session_kind: kind } = good(await steps.signIn(person)).data;
      const other = { ...person, token: accessToken, kind };
      const wrong = { name: 'Móvil', current_password: 'no-es-esta-clave' };
      expect(outcome(await world.call(beginPasskey, { body: wrong, as: person }))).toBe('422 account.password_wrong');
      const options = await steps.asked(person);
      const asked = JSON.parse(options);
      expect(asked.rp.id).toBe(world.host);
      expect(asked.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
      // Nobody at another open session of the person may finish it.
      expect(good(await world.call(getPendingPasskey, { as: other })).data).toBeNull();
      const [first, second] = [steps.newKey(), steps.newKey()];
      expect(good(await steps.bring(person, first.make(options))).data.recovery_codes).toHaveLength(10);
      expect((await world.call(me, { as: other })).status).toBe(401);
      expect(await steps.add(person, second, 'Portátil')).toEqual([]);
      const { passkeys, second_factor: factor } = await accountOf(person);
      expect(passkeys.map(({ name, synced, elsewhere }) => ({ name, synced, elsewhere }))).toEqual([
        { name: 'Móvil', synced: false, elsewhere: null },
        { name: 'Portátil', synced: false, elsewhere: null },
      ]);
      expect(factor).toMatchObject({ recovery_codes_left: 10, authenticator_since: null });
      expect(JSON.parse(await steps.asked(person)).excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([
        first.id,
        second.id,
      ]);
      expect(await kinds(person)).toEqual(['passkey_added', 'passkey_added']);
      expect(await audited(person)).toEqual(['user.passkey_added', 'user.passkey_added']);
    }
  });

  it('signs in by itself, or finishes a sign-in by the password, and remembers when', async () => {
    const { person, key } = await steps.keyed();
    const session = good(await steps.enter(key.sign(await steps.askedAtDoor()))).data;
    expect(session.id).toBe(person.id);
    const first = (await steps.signIn(person)).body;
    expect(first.params).toMatchObject({ totp: 0, passkey: 1 });
    const ticket = String(first.params?.ticket);
    const done = good(await steps.finishWith(ticket, key.sign(await steps.askedAtDoor(ticket)))).data;
    expect(done.id).toBe(person.id);
    expect((await accountOf(person)).passkeys[0]?.last_used_at).not.toBeNull();
    const rows = await world.db.query<{ details: unknown }>(
      `select details from audit_log where user_id = $1 and action = 'user.signed_in' order by at, id`,
      [person.id],
    );
    expect(rows.map(({ details }) => details)).toEqual([{ way: 'passkey' }, { way: 'password', factor: 'passkey' }]);
  });

  it('is made good where it was lost by a recovery code, and by a manager, who takes all of it away', async () => {
    const { person, codes } = await steps.keyed();
    expect((await steps.finish(await steps.ticket(person), codes[0] ?? '', 'recovery')).status).toBe(200);
    const reset = { params: { id: person.id }, body: { reason: 'Ha perdido el teléfono' } };
    good(await world.call(resetSecondFactor, { ...reset, as: world.manager, key: crypto.randomUUID() }));
    expect((await steps.signIn(person)).status).toBe(200);
    expect(await world.db.query('select from passkeys where user_id = $1', [person.id])).toEqual([]);
  });

  it('is taken away by the password; with the last factor go the recovery codes', async () => {
    const { person, key } = await steps.keyed();
    const [known] = (await accountOf(person)).passkeys;
    const id = known?.id ?? '';
    expect(outcome(await steps.remove(person, id, 'no-es-esta-clave'))).toBe('422 account.password_wrong');
    expect(outcome(await steps.remove(person, crypto.randomUUID()))).toBe('404 not_found');
    const stranger = await steps.keyed();
    expect(outcome(await steps.remove(stranger.person, id))).toBe('404 not_found');
    good(await steps.remove(person, id));
    expect((await accountOf(person)).second_factor).toBeNull();
    expect(await world.db.query('select from recovery_codes where user_id = $1', [person.id])).toEqual([]);
    expect(outcome(await steps.enter(key.sign(await steps.askedAtDoor())))).toBe('422 passkey.refused');
    expect((await steps.signIn(person)).status).toBe(200);
    expect(await kinds(person)).toEqual(['passkey_added', 'passkey_removed']);
  });

  it('stands beside a code app: each goes alone, and what is left still guards', async () => {
    const { person, key: app } = await steps.secured();
    const passkey = steps.newKey();
    expect(await steps.add(person, passkey)).toEqual([]);
    good(await world.call(removeSecondFactor, { body: password, as: person }));
    expect((await accountOf(person)).second_factor).toMatchObject({ recovery_codes_left: 10 });
    expect(outcome(await steps.signIn(person))).toBe('403 session.factor_needed');
    expect((await steps.finish(await steps.ticket(person), steps.code(app))).status).toBe(422);
    expect(outcome(await world.call(removeSecondFactor, { body: password, as: person }))).toBe('409 factor.none');
    expect(await kinds(person)).toEqual(['factor_set', 'passkey_added', 'authenticator_removed']);
  });

  it('is enough for a role that must have a second factor, and the last one stays', async () => {
    await requireOf(['ADMIN']);
    const { person } = await steps.keyed(['ADMIN']);
    expect((await world.call(listUsers, { as: person })).status).toBe(200);
    const [known] = (await accountOf(person)).passkeys;
    expect(outcome(await steps.remove(person, known?.id ?? ''))).toBe('409 factor.required');
    await steps.add(person, steps.newKey(), 'Otra');
    const both = (await accountOf(person)).passkeys.map(({ id }) => steps.remove(person, id));
    expect((await Promise.all(both)).map(outcome).sort()).toEqual(['200', '409 factor.required']);
    await requireOf([]);
  });

  it('stands for the second factor of an act, from the very session that asked', async () => {
    const { person, key } = await steps.keyed();
    await world.db.query('insert into wallets (tenant_id, user_id, address, created_at) values ($1, $2, $3, now())', [
      world.tenantId,
      person.id,
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    ]);
    expect(good(await world.call(getOwnWallet, { as: person })).data).toMatchObject({ asks: 'factor', passkey: true });
    const act = (body: object) => world.call(removeWallet, { body, as: person });
    expect(outcome(await act(password))).toBe('422 request.invalid');
    expect(outcome(await act({ passkey: key.sign(await steps.askedAtDoor()) }))).toBe('422 passkey.refused');
    expect((await act({ passkey: key.sign(await steps.askedOfSelf(person)) })).status).toBe(200);
    const plain = await steps.withPassword();
    expect(outcome(await world.call(askOwnPasskey, { as: plain }))).toBe('409 passkey.none_here');
  });

  it('is nothing that a manager behind the person may touch', async () => {
    const { person } = await steps.keyed();
    const [known] = (await accountOf(person)).passkeys;
    const entering = { params: { id: person.id }, body: { reason: 'Ayuda por teléfono' }, as: world.manager };
    const { accessToken } = good(await world.call(impersonate, entering)).data;
    const as = { ...person, token: accessToken, kind: 'user' as const };
    const body = { name: 'Móvil', ...password };
    for (const answer of [
      await world.call(getPendingPasskey, { as }),
      await world.call(beginPasskey, { body, as }),
      await world.call(confirmPasskey, { body: { credential: '{}' }, as }),
      await world.call(removePasskey, { params: { id: known?.id ?? '' }, body: password, as }),
      await world.call(askOwnPasskey, { as }),
    ])
      expect(outcome(answer)).toBe('403 access.impersonated');
  });

  it('goes with the account, and so does what was asked of its person', async () => {
    const { person } = await steps.keyed();
    await steps.askedOfSelf(person);
    good(await world.call(deleteOwnAccount, { body: password, as: person }));
    for (const table of ['passkeys', 'passkey_challenges'])
      expect(await world.db.query(`select from ${table} where user_id = $1`, [person.id])).toEqual([]);
  });

  it('is one of ten at most', async () => {
    const person = await steps.withPassword();
    for (let at = 0; at < 10; at++) await steps.add(person, steps.newKey(), `Llave ${at}`);
    const body = { name: 'Once', ...password };
    expect(outcome(await world.call(beginPasskey, { body, as: person }))).toBe('409 passkey.too_many');
  });
});

const requireOf = (roles: string[]) =>
  world.db.query(
    `update tenants set settings = jsonb_set(settings, '{secondFactor}', $2), version = version + 1 where id = $1`,
    [world.tenantId, JSON.stringify({ requiredOf: roles })],
  );
