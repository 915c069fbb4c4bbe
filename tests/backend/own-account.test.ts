import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#backend/modules/users/password.ts';
import { changePassword, closeSessions, getAccount, saveAccount } from '#contract/account.ts';
import { login, me } from '#contract/auth.ts';
import { impersonate } from '#contract/impersonation.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

const OLD = 'una-clave-bien-larga';
const NEW = 'otra-clave-bien-larga';
let world: InvestWorld;
let hash: string;
beforeAll(async () => {
  world = await makeInvestWorld();
  hash = await hashPassword(OLD);
});
afterAll(() => world?.close());

async function withPassword(roles: ('USER' | 'ADMIN' | 'ENTREPRENEUR')[] = ['USER']): Promise<Person> {
  const person = await world.addPerson({ roles });
  await world.db.query('update users set password_hash = $2 where id = $1', [person.id, hash]);
  return person;
}
const own = async (as: Person) => good(await world.call(getAccount, { as })).data;
const signIn = (person: Person, password: string) => world.call(login, { body: { email: person.email, password } });
const change = (as: Person, current: string, password = NEW) =>
  world.call(changePassword, { body: { current_password: current, password }, as });

describe('a password', () => {
  it('changes with the right one alone; every other session ends, the mail says so, and the door takes the new one', async () => {
    for (const role of ['USER', 'ADMIN', 'ENTREPRENEUR'] as const) {
      const person = await withPassword([role]);
      const { accessToken, session_kind: kind } = good(await signIn(person, OLD)).data;
      const other = { ...person, token: accessToken, kind };
      expect((await own(person)).sessions).toHaveLength(2);
      expect(outcome(await change(person, 'no-es-esta-clave'))).toContain('account.password_wrong');
      expect((await world.call(me, { as: other })).status).toBe(200);
      good(await change(person, OLD));
      expect((await world.call(me, { as: other })).status).toBe(401);
      expect((await world.call(me, { as: person })).status).toBe(200);
      expect((await signIn(person, OLD)).status).toBe(401);
      expect((await signIn(person, NEW)).status).toBe(200);
      expect((await world.mailsTo(person)).map(({ kind: mailed }) => mailed)).toEqual(['own_password_changed']);
    }
  });

  it('is guessed no faster from an open session than at the door', async () => {
    const person = await withPassword();
    const tries = [];
    for (let at = 0; at < 7; at++) tries.push((await change(person, `intento-numero-${at}`)).status);
    expect(tries.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(tries.at(-1)).toBe(429);
    // The right one is no exception while the wait lasts.
    expect((await change(person, OLD)).status).toBe(429);
  });

  it('is none for who signs in by another way, and the page knows', async () => {
    const person = await world.addPerson();
    expect((await own(person)).has_password).toBe(false);
    expect(outcome(await change(person, OLD))).toContain('account.no_password');
  });

  it('is refused at eight characters less one, and to a manager in the person’s profile', async () => {
    const person = await withPassword();
    expect((await change(person, OLD, 'siete-7')).status).toBe(400);
    const entered = await world.call(impersonate, {
      params: { id: person.id },
      body: { reason: 'Llama porque no entra' },
      as: world.manager,
    });
    const inside = { ...person, token: good(entered).data.accessToken, kind: 'user' as const };
    expect(outcome(await change(inside, OLD))).toContain('access.impersonated');
    expect((await world.call(closeSessions, { as: inside })).status).toBe(403);
    // A manager's look is no session of the person's.
    expect((await own(person)).sessions).toHaveLength(1);
  });
});

describe('sessions of a person', () => {
  it('are closed all but the one that asks, and a manager’s looks through others’ eyes with them', async () => {
    const manager = await withPassword(['ADMIN']);
    const investor = await world.addPerson();
    const second = good(await signIn(manager, OLD)).data;
    const third = good(await signIn(manager, OLD)).data;
    const entered = await world.call(impersonate, {
      params: { id: investor.id },
      body: { reason: 'Llama porque no entra' },
      as: { ...manager, token: second.accessToken, kind: 'manager' },
    });
    const inside = { ...investor, token: good(entered).data.accessToken, kind: 'user' as const };
    expect((await own(manager)).sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(good(await world.call(closeSessions, { as: manager })).data.closed).toBe(3);
    for (const token of [second.accessToken, third.accessToken])
      expect((await world.call(me, { as: { ...manager, token } })).status).toBe(401);
    expect((await world.call(me, { as: inside })).status).toBe(401);
    expect((await own(manager)).sessions.map(({ current }) => current)).toEqual([true]);
    expect(good(await world.call(closeSessions, { as: manager })).data.closed).toBe(0);
    expect((await world.call(me, { as: investor })).status).toBe(200);
  });
});

describe('a person’s name, language and consent', () => {
  it('are saved, and a changed consent to news is kept as evidence, an unchanged one not again', async () => {
    const person = await world.addPerson();
    const body = { username: 'Ana R.', lang: 'en' as const, commercial_communications: true };
    for (let round = 0; round < 2; round++) good(await world.call(saveAccount, { body, as: person }));
    expect(await own(person)).toMatchObject(body);
    const kept = await world.db.query<{ subject: string; answer: string }>(
      'select subject, answer from consents where user_id = $1',
      [person.id],
    );
    expect(kept).toEqual([{ subject: 'commercial_communications', answer: 'accepted' }]);
    const wrong = await world.call(saveAccount, { body: { ...body, username: ' ' }, as: person });
    expect(wrong.status).toBe(400);
  });
});
