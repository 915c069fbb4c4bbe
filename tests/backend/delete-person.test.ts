import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '#backend/db/transaction.ts';
import { removeKept } from '#backend/modules/people/remove-kept.ts';
import { hashPassword } from '#backend/modules/users/password.ts';
import { changePassword } from '#contract/account.ts';
import { login, me } from '#contract/auth.ts';
import { followIssuance } from '#contract/issuances.ts';
import { deleteOwnAccount, deleteUser, getOwnDeletion, getUserDeletion } from '#contract/user-deletion.ts';
import { getUser, listUsers } from '#contract/users.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

const PASSWORD = 'una-clave-bien-larga';
const REASON = 'Lo pide por escrito';
let world: InvestWorld;
let hash: string;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  hash = await hashPassword(PASSWORD);
});
afterAll(() => world?.close());

const remove = (id: string, as: Person = world.manager, key: string = randomUUID()) =>
  world.call(deleteUser, { params: { id }, body: { reason: REASON }, as, key });
const look = async (id: string) => good(await world.call(getUserDeletion, { params: { id }, as: world.manager })).data;
const reasonsOf = async (id: string) => (await look(id)).reasons.map(({ reason }) => reason);
const removeOwn = (as: Person, current_password = PASSWORD) =>
  world.call(deleteOwnAccount, { body: { current_password }, as });
const rows = (text: string, ...values: unknown[]) => world.db.query<Record<string, unknown>>(text, values);
const count = async (table: string, id: string, column = 'user_id') =>
  Number((await rows(`select count(*) as n from ${table} where ${column} = $1`, id))[0]?.n);

async function withPassword(roles: ('USER' | 'ADMIN' | 'ENTREPRENEUR')[] = ['USER']): Promise<Person> {
  const person = await world.addPerson({ roles, prepared: false });
  await rows('update users set password_hash = $2 where id = $1', person.id, hash);
  return person;
}

it('work whose one statement is the victim of a deadlock is done again, also where another beside it is heard first', async () => {
  let tries = 0;
  const done = await inTenant(world.backEnd.deps.pool, world.tenantId, async (tx) => {
    tries += 1;
    if (tries > 1) return 'done';
    const victim = tx.execute(sql`do $$ begin raise exception 'a deadlock' using errcode = '40P01'; end $$`);
    const slow = victim.catch(async (error) => {
      await setImmediate();
      throw error;
    });
    await Promise.all([slow, tx.execute(sql`select 1`)]);
    return 'never';
  });
  expect([done, tries]).toEqual(['done', 2]);
});

describe('a person whom a manager deletes', () => {
  it('loses sessions, links, follows and preferences at once, is told by mail, and is on no list', async () => {
    const person = await world.addPerson({ prepared: false });
    const { id: issuanceId } = await world.addOffer({ status: 'CAMPAIGN' });
    good(await world.call(followIssuance, { params: { id: issuanceId }, body: { followed: true }, as: person }));
    await rows(
      `update user_profiles set occupation = 'Ebanista', spouse_name = 'Luis', commercial_communications = true where user_id = $1`,
      person.id,
    );
    expect(await look(person.id)).toMatchObject({ reasons: [], kept: [], deleted: null, email: person.email });
    const key = randomUUID();
    good(await remove(person.id, world.manager, key));
    // The same button twice is one deletion; another finds nobody.
    good(await remove(person.id, world.manager, key));
    expect((await remove(person.id)).status).toBe(404);

    expect((await world.call(me, { as: person })).status).toBe(401);
    for (const table of ['access_tokens', 'known_devices', 'issuance_follows', 'kyc_checks', 'consents'])
      expect([table, await count(table, person.id)]).toEqual([table, 0]);
    const [profile] = await rows(
      'select first_name, occupation, spouse_name from user_profiles where user_id = $1',
      person.id,
    );
    expect(profile).toEqual({ first_name: '', occupation: null, spouse_name: null });
    const [user] = await rows('select email, password_hash, referral_code from users where id = $1', person.id);
    expect(user).toEqual({ email: `${person.id}@deleted.invalid`, password_hash: null, referral_code: null });
    expect((await world.call(getUser, { params: { id: person.id }, as: world.manager })).status).toBe(404);
    const list = good(await world.call(listUsers, { query: { q: person.email }, as: world.manager }));
    expect(list.data).toEqual([]);
    expect((await world.mailsTo(person)).map(({ kind }) => kind)).toEqual(['user.deleted']);
    expect(await look(person.id)).toMatchObject({
      name: '',
      email: null,
      deleted: { by: world.manager.name, records: [] },
    });
    const [line] = await rows(
      `select details from audit_log where subject_id = $1 and action = 'user.deleted'`,
      person.id,
    );
    expect(line).toMatchObject({ details: { by: 'manager', kept: '', reason: REASON } });
  });

  it('may come again with the same address, as somebody new', async () => {
    const person = await world.addPerson({ prepared: false });
    good(await remove(person.id));
    const again = await world.addPerson({ email: person.email, prepared: false });
    expect(again.id).not.toBe(person.id);
    expect((await world.call(me, { as: again })).status).toBe(200);
    good(await remove(again.id));
  });

  it('stays while an order, a balance, an earning, a project or a role keeps them, each named', async () => {
    const [offer, person] = [await world.addOffer(), await world.addPerson()];
    const order = await orderAt(orderSteps(world), person, offer, 1, 'ACCEPTED');
    expect(await reasonsOf(person.id)).toEqual(['orders']);
    expect(outcome(await remove(person.id))).toBe('409 user.kept');
    good(await orderSteps(world).cancel(order));
    expect(await reasonsOf(person.id)).toEqual([]);
    await world.addCash(person, 12_345);
    expect((await look(person.id)).reasons).toEqual([{ reason: 'balance', count: 1, amount: '123.45' }]);
    await addEarning(world, person, offer.id, { gross: 1000, withheld: 190 });
    expect(await reasonsOf(person.id)).toEqual(['balance', 'earnings']);
    expect(await reasonsOf(world.issuer.id)).toContain('projects');
    expect(await reasonsOf(world.manager.id)).toEqual(['own', 'last_manager']);
    for (const id of [person.id, world.issuer.id, world.manager.id])
      expect(outcome(await remove(id))).toBe('409 user.kept');
    expect((await world.call(me, { as: person })).status).toBe(200);
  });

  it('takes carts along, which bind nobody', async () => {
    const [offer, person] = [await world.addOffer(), await world.addPerson()];
    good(await orderSteps(world).place(person, offer, 3));
    expect(await reasonsOf(person.id)).toEqual([]);
    good(await remove(person.id));
    expect(await rows('select status from investments where user_id = $1', person.id)).toEqual([
      { status: 'CANCELED' },
    ]);
  });

  it('is nobody else’s to delete, nor another tenant’s manager’s', async () => {
    const person = await world.addPerson();
    for (const as of [person, world.issuer]) expect((await remove(person.id, as)).status).toBe(403);
    const other = await anotherTenant(world);
    expect((await remove(other.issuer.id)).status).toBe(404);
    expect((await remove(person.id, other.manager)).status).toBe(401);
  });
});

describe('a record of a deleted person', () => {
  /** Somebody whose order was confirmed and cancelled: there is a contract’s worth of records, and nothing hangs on them. */
  async function withRecords(): Promise<Person> {
    const [offer, person] = [await world.addOffer(), await world.addPerson()];
    const order = await orderAt(orderSteps(world), person, offer, 1, 'ACCEPTED');
    good(await orderSteps(world).cancel(order));
    return person;
  }

  it('is there with rule and last day, also in the mail, and the database itself refuses to take it away before', async () => {
    const person = await withRecords();
    const { kept } = good(await remove(person.id)).data;
    expect(kept.map(({ kind, years }) => [kind, years])).toEqual([
      ['orders', 5],
      ['identity', 10],
    ]);
    const gone = await look(person.id);
    expect(gone).toMatchObject({ name: person.name, email: person.email, deleted: { reason: REASON } });
    expect(gone.deleted?.records.every(({ removed_at }) => removed_at === null)).toBe(true);
    const [mail] = (await world.mailsTo(person)).filter(({ kind }) => kind === 'user.deleted');
    for (const { source } of kept) expect(mail?.plain).toContain(source);
    await expect(
      rows(
        `with tenant as materialized (select set_config('app.tenant_id', $2, false))
         select lonja_forget_person($1, 'identity', current_date) from tenant`,
        person.id,
        world.tenantId,
      ),
    ).rejects.toThrow(/kept/);
  });

  it('goes when its time is over, kind by kind, and the page and the audit log say how much went', async () => {
    const person = await withRecords();
    good(await remove(person.id));
    const states = async () =>
      (await look(person.id)).deleted?.records.map(({ kind, removed_at, removed }) => [
        kind,
        removed_at !== null,
        (removed ?? 0) > 0,
      ]);
    // Each look acts on the clock: the manager’s own session lives by the real one.
    const after = async (days: number) => {
      world.moveDays(days);
      await removeKept(world.backEnd.deps);
      world.moveDays(null);
    };
    await after(5 * 365);
    expect(await states()).toEqual([
      ['orders', false, false],
      ['identity', false, false],
    ]);
    await after(5 * 365 + 5);
    expect(await states()).toEqual([
      ['orders', true, true],
      ['identity', false, false],
    ]);
    expect(await count('consents', person.id)).toBe(0);
    expect((await look(person.id)).email).toBe(person.email);
    await after(10 * 366);
    expect(await states()).toEqual([
      ['orders', true, true],
      ['identity', true, true],
    ]);
    expect(await look(person.id)).toMatchObject({ name: '', email: null, deleted: { reason: null } });
    expect(await count('mails', person.email, 'to_address')).toBe(0);
    const told = await rows(
      `select details->>'kind' as kind from audit_log where subject_id = $1 and action = 'user.records_removed' order by at`,
      person.id,
    );
    expect(told).toEqual([{ kind: 'orders' }, { kind: 'identity' }]);
    // The order itself stays in the books, with nobody’s name.
    expect(await count('investments', person.id)).toBe(1);
    // A second look the same day finds nothing.
    await after(10 * 366);
    expect(await states()).toEqual([
      ['orders', true, true],
      ['identity', true, true],
    ]);
  });
});

describe('one’s own account', () => {
  it('ends by its password alone, in every role, and is closed to it afterwards', async () => {
    for (const role of ['USER', 'ADMIN', 'ENTREPRENEUR'] as const) {
      const person = await withPassword([role]);
      const own = good(await world.call(getOwnDeletion, { as: person })).data;
      expect(own).toMatchObject({ reasons: [], email: person.email, has_password: true });
      expect(outcome(await removeOwn(person, 'no-es-esta-clave'))).toContain('account.password_wrong');
      expect((await world.call(me, { as: person })).status).toBe(200);
      good(await removeOwn(person));
      expect((await world.call(me, { as: person })).status).toBe(401);
      expect((await world.call(login, { body: { email: person.email, password: PASSWORD } })).status).toBe(401);
      expect((await look(person.id)).deleted).toMatchObject({ by: null, reason: null });
    }
  });

  it('is not ended from a session without a password, nor by guessing one', async () => {
    const person = await world.addPerson();
    expect(outcome(await removeOwn(person))).toBe('409 account.no_password');
    const other = await withPassword();
    const tries = [];
    for (let at = 0; at < 7; at++) tries.push((await removeOwn(other, `intento-numero-${at}`)).status);
    expect(tries.at(-1)).toBe(429);
    expect((await removeOwn(other)).status).toBe(429);
  });

  it('stays with the last manager, also when two end theirs at once', async () => {
    for (let round = 0; round < 3; round++) {
      const apart = await anotherTenant(world);
      const rival = await apart.addPerson({ roles: ['ADMIN'], prepared: false });
      const two = [apart.manager, rival];
      for (const { id } of two) await rows('update users set password_hash = $2 where id = $1', id, hash);
      const answers = await Promise.all(
        two.map((as) => apart.call(deleteOwnAccount, { body: { current_password: PASSWORD }, as })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

it('an order and a deletion at once leave either an account with its order, or neither', async () => {
  const offer = await world.addOffer();
  for (let round = 0; round < 8; round++) {
    const person = await world.addPerson();
    const order = await orderAt(orderSteps(world), person, offer, 1, 'CREATED');
    const [accepted, removed] = await Promise.all([
      orderSteps(world).accept(person, order),
      round % 2
        ? remove(person.id)
        : orderSteps(world)
            .place(person, offer, 2)
            .then(() => remove(person.id)),
    ]);
    expect(removed.status === 200 || outcome(removed) === '409 user.kept').toBe(true);
    expect([200, 401, 404, 409]).toContain(accepted.status);
    const [left] = await rows(
      `select (u.deleted_at is not null) as gone,
         exists (select from investments i where i.tenant_id = u.tenant_id and i.user_id = u.id and i.status <> 'CANCELED') as orders
       from users u where u.id = $1`,
      person.id,
    );
    expect(left?.gone).toBe(removed.status === 200);
    if (left?.gone) expect(left.orders).toBe(false);
  }
});

it.each([
  [
    'changing the password',
    (as: Person) =>
      world.call(changePassword, { body: { current_password: PASSWORD, password: `${PASSWORD}-nueva` }, as }),
  ],
  ['placing an order', async (as: Person) => orderSteps(world).place(as, await world.addOffer(), 2)],
  ['deleting the account too', (as: Person) => removeOwn(as)],
] as const)('a person who is deleted while %s is refused as one whose session has ended', async (_, ask) => {
  const person = await world.addPerson();
  await rows('update users set password_hash = $2 where id = $1', person.id, hash);
  const other = new pg.Client({ connectionString: world.db.url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select from users where id = $1 for update', [person.id]);
    const asked = ask(person);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await rows(waiting)).length, { timeout: 20_000 }).toBeGreaterThan(0);
    await other.query('update users set deleted_at = now() where id = $1', [person.id]);
    await other.query('delete from access_tokens where user_id = $1', [person.id]);
    await other.query('commit');
    expect(outcome(await asked)).toBe('401 session.none');
  } finally {
    await other.end();
  }
});
