import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout, me } from '#contract/auth.ts';
import { impersonate } from '#contract/impersonation.ts';
import { choosePayment } from '#contract/payments.ts';
import { assignRoles, getUserRoles } from '#contract/user-roles.ts';
import { getUser, listUsers } from '#contract/users.ts';
import type { Role } from '#domain/access/roles.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { orderSteps } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let boss: Person;
beforeAll(async () => {
  world = await makeInvestWorld();
  boss = world.manager;
});
afterAll(() => world?.close());

const give = (to: Pick<Person, 'id'>, roles: [Role, ...Role[]], as = boss) =>
  world.call(assignRoles, { params: { id: to.id }, body: { role: roles[0], roles }, as });
const enter = (id: string, as = boss, reason = 'Llama porque no encuentra la referencia') =>
  world.call(impersonate, { params: { id }, body: { reason }, as });
const rowsOf = (sql: string, ...values: unknown[]) => world.db.query<Record<string, unknown>>(sql, values);
const historyOf = async (id: string) =>
  (await world.call(getUser, { params: { id }, as: boss })).body.data.history.map(({ action, by, behind, reason }) => ({
    action,
    by: by === 'self' || by === null ? by : by.name,
    behind,
    reason,
  }));

describe('roles of a person', () => {
  it('change with their tokens ended, a mail and a line of history', async () => {
    const person = await world.addPerson({ roles: ['USER'] });
    expect((await world.call(me, { as: person })).status).toBe(200);
    expect(await give(person, ['ENTREPRENEUR', 'USER'])).toMatchObject({ status: 200 });
    expect((await world.call(me, { as: person })).status).toBe(401);
    const known = await world.call(getUserRoles, { params: { id: person.id }, as: boss });
    expect(known.body.data).toMatchObject({ role: 'ENTREPRENEUR', roles: ['ENTREPRENEUR', 'USER'], is_own: false });
    expect((await world.mailsTo(person)).map(({ kind }) => kind)).toEqual(['user.roles_changed']);
    const [line] = await historyOf(person.id);
    expect(line).toMatchObject({ action: 'user.roles_changed', by: boss.name });
    // What they have already changes nothing and tells nobody.
    expect((await give(person, ['ENTREPRENEUR', 'USER'])).status).toBe(200);
    expect(await world.mailsTo(person)).toHaveLength(1);
  });

  it('are nobody’s own to change, nor an investor’s, an issuer’s or another tenant’s manager’s', async () => {
    expect((await give(boss, ['USER'])).status).toBe(403);
    const person = await world.addPerson();
    for (const as of [person, world.issuer]) expect((await give(person, ['ADMIN'], as)).status).toBe(403);
    const other = await anotherTenant(world);
    expect((await give(other.issuer, ['ADMIN'])).status).toBe(404);
    expect((await give(person, ['ADMIN'], other.manager)).status).toBe(401);
  });

  it('stay where an order or a project would be out of their person’s sight', async () => {
    const person = await world.addPerson({ roles: ['USER'] });
    const offer = await world.addOffer();
    expect((await orderSteps(world).place(person, offer, 1)).status).toBe(200);
    expect(await give(person, ['ENTREPRENEUR'])).toMatchObject({
      status: 409,
      body: { error: 'user.roles_investments' },
    });
    expect(await give(world.issuer, ['USER'])).toMatchObject({ status: 409, body: { error: 'user.roles_projects' } });
    expect((await give(person, ['PREMIUM_USER'])).status).toBe(200);
  });

  it('leave the tenant one manager, when two take the role from each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const apart = await anotherTenant(world);
      const rival = await apart.addPerson({ roles: ['ADMIN'] });
      const body = { role: 'USER' as const, roles: ['USER' as const] };
      const answers = await Promise.all([
        apart.call(assignRoles, { params: { id: rival.id }, body, as: apart.manager }),
        apart.call(assignRoles, { params: { id: apart.manager.id }, body, as: rival }),
      ]);
      // The late one is no manager any more, or has no session any more.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => [200, 401, 403].includes(status))).toBe(true);
      const left = await rowsOf(`select id from users where tenant_id = $1 and 'ADMIN' = any(roles)`, apart.tenantId);
      expect(left).toHaveLength(1);
    }
  });
});

describe('a manager in a person’s profile', () => {
  it('sees what the person sees, acts for nobody and stands by name in both histories', async () => {
    const person = await world.addPerson();
    const entered = await enter(person.id);
    expect(entered.status).toBe(200);
    const { accessToken, token_expires_at: until = '', session_kind: kind } = entered.body.data;
    expect(kind).toBe('user');
    const minutes = (new Date(until).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(28);
    expect(minutes).toBeLessThanOrEqual(30);
    const inside = { ...person, token: accessToken, kind: 'user' as const };
    expect((await world.call(me, { as: inside })).body.data.id).toBe(person.id);
    expect((await world.call(listUsers, { as: inside })).status).toBe(403);
    const pay = await world.call(choosePayment, {
      params: { id: person.id },
      body: { method: 'BANK_TRANSFER', use_balance: false },
      as: inside,
    });
    expect(pay).toMatchObject({ status: 403, body: { error: 'access.impersonated' } });
    expect((await world.call(logout, { as: inside })).status).toBe(200);
    expect((await world.call(me, { as: inside })).status).toBe(401);
    const theirs = await historyOf(person.id);
    expect(theirs.slice(0, 2)).toEqual([
      { action: 'user.profile_left', by: 'self', behind: boss.name, reason: null },
      {
        action: 'user.profile_entered',
        by: boss.name,
        behind: null,
        reason: 'Llama porque no encuentra la referencia',
      },
    ]);
    const own = (await world.call(getUser, { params: { id: boss.id }, as: boss })).body.data.history;
    expect(own[0]).toMatchObject({
      ...{ action: 'user.profile_entered', by: 'self' },
      about: { id: person.id, name: person.name },
    });
    const seen = (await world.call(getUser, { params: { id: person.id }, as: boss })).body.data.history;
    expect(seen.map(({ about }) => about)).toEqual(seen.map(() => null));
  });

  it('never enters a manager’s, their own, another tenant’s, or one from inside another, and says why', async () => {
    const colleague = await world.addPerson({ roles: ['USER', 'ADMIN'] });
    expect((await enter(colleague.id)).status).toBe(403);
    expect((await enter(boss.id)).status).toBe(403);
    const other = await anotherTenant(world);
    expect((await enter(other.issuer.id)).status).toBe(404);
    const person = await world.addPerson();
    for (const as of [person, world.issuer]) expect((await enter(person.id, as)).status).toBe(403);
    expect((await enter(person.id, boss, 'mal')).status).toBe(400);
    const inside = (await enter(person.id)).body.data.accessToken;
    const nested = { ...person, token: inside, kind: 'user' as const };
    expect((await enter(world.issuer.id, nested)).status).toBe(403);
  });

  it('is out at once when either of the two changes, and when the time is over', async () => {
    const [person, colleague] = [await world.addPerson(), await world.addPerson({ roles: ['ADMIN'] })];
    const insideOf = async (as: Person) => ({
      ...person,
      token: (await enter(person.id, as)).body.data.accessToken,
      kind: 'user' as const,
    });
    const first = await insideOf(colleague);
    await give(person, ['PREMIUM_USER']);
    expect((await world.call(me, { as: first })).status).toBe(401);
    const second = await insideOf(colleague);
    await give(colleague, ['USER']);
    expect((await world.call(me, { as: second })).status).toBe(401);
    const third = await insideOf(boss);
    expect((await world.call(me, { as: third })).status).toBe(200);
    world.moveDays(31 / 1440);
    expect((await world.call(me, { as: third })).status).toBe(401);
    world.moveDays(null);
  });
});
