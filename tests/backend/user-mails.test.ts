import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/users.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

const SECRET = 'https://x.test/login?secret=abc';
const write = (of: InvestWorld, { id, email }: Person, kind: string, state: string, minutes: number, attempts = 1) =>
  of.db.query(
    `insert into mails (tenant_id, id, kind, to_address, user_id, lang, subject, html, plain, state, attempts, created_at, sent_at)
     values ($1, gen_random_uuid(), $2, $3, $4, 'es', $5, $5, $5, $6, $7, now() - make_interval(mins => $8), case when $6 = 'SENT' then now() end)`,
    [of.tenantId, kind, email, id, SECRET, state, attempts, minutes],
  );
const sheet = async (person: Person) => {
  const { data } = good(await world.call(getUser, { params: { id: person.id }, as: world.manager }));
  return data.mails;
};

describe('the mails on a person’s sheet', () => {
  it('tell of what, to whom, when and whether it arrived, the newest first, and nothing that they said', async () => {
    const person = await world.addPerson();
    expect(await sheet(person)).toEqual([]);
    await write(world, person, 'sign_in_link', 'FAILED', 30, 3);
    await write(world, person, 'investment.payment_received', 'SENT', 20);
    await write(world, person, 'verify_email', 'QUEUED', 10, 0);
    const mails = await sheet(person);
    expect(mails.map(({ kind, state, attempts, to }) => ({ kind, state, attempts, to }))).toEqual([
      { kind: 'verify_email', state: 'QUEUED', attempts: 0, to: person.email },
      { kind: 'investment.payment_received', state: 'SENT', attempts: 1, to: person.email },
      { kind: 'sign_in_link', state: 'FAILED', attempts: 3, to: person.email },
    ]);
    expect(mails.map(({ sent_at: sentAt }) => sentAt !== null)).toEqual([false, true, false]);
    expect(JSON.stringify(mails)).not.toContain('secret');
  });

  it('are at most fifty, of this person and this tenant alone, and for managers alone', async () => {
    const [person, other] = [await world.addPerson(), await world.addPerson()];
    const there = await anotherTenant(world);
    await write(world, other, 'verify_email', 'SENT', 1);
    await write(there, there.manager, 'verify_email', 'SENT', 1);
    for (let at = 0; at < 52; at++) await write(world, person, 'message.sent', 'SENT', at);
    expect(await sheet(person)).toHaveLength(50);
    expect((await sheet(person)).every(({ kind }) => kind === 'message.sent')).toBe(true);
    const asked = { params: { id: there.manager.id } };
    expect(outcome(await world.call(getUser, { ...asked, as: world.manager }))).toBe('404 not_found');
    expect(outcome(await world.call(getUser, { params: { id: other.id }, as: person }))).toBe('403 access.denied');
  });
});
