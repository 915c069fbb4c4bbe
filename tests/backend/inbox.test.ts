import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '#backend/jobs/sweep.ts';
import { listInbox, takeInbox } from '#contract/inbox.ts';
import { countWaiting } from '#contract/queues.ts';
import { hasOwnTerm, INBOX_HOURS, type InboxKind } from '#domain/inbox/inbox.ts';
import { bookTokens, distributionSteps } from '#tests/support/distribution-steps.ts';
import {
  anotherTenant,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { statementSteps } from '#tests/support/statement-steps.ts';

const HOUR_MS = 3_600_000;

let world: InvestWorld;
let colleague: Person;
let asker: Person;
let offer: Offer;
let question: string;

beforeAll(async () => {
  world = await makeInvestWorld();
  colleague = await world.addPerson({ roles: ['ADMIN'] });
  asker = await world.addPerson();
  offer = await world.addOffer({ issuer: world.issuer });
  question = await ask(world, asker, offer, 80);
  await ask(world, asker, offer, 1);
  // A credit that names no order, and a dividend that its issuer has proposed.
  await statementSteps(world).importCredit('12.00', 'sin referencia');
  const money = distributionSteps(world);
  await money.giveAccount(world.issuer);
  await bookTokens(world, asker, offer, 3, 30);
  good(await money.propose(offer));
});
afterAll(() => world.close());

/** Somebody asks about a project, so many hours ago. */
async function ask({ db, tenantId }: InvestWorld, who: Person, of: Offer, hoursAgo: number): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into issuance_questions (tenant_id, id, issuance_id, asked_by, question, asked_at)
     values ($1, $2, $3, $4, '{"es":"¿Hay seguro?","en":"Is it insured?"}', now() - $5 * interval '1 hour')`,
    [tenantId, id, of.id, who.id, hoursAgo],
  );
  return id;
}

const list = async (query: Parameters<typeof world.call<typeof listInbox>>[1] = {}, as: Person = world.manager) =>
  good(await world.call(listInbox, { ...query, as }));
const take = (items: { kind: InboxKind; id: string; from?: string }[], taking = true, as: Person = world.manager) =>
  world.call(takeInbox, { body: { items, take: taking }, as });

test('the inbox holds what waits of every kind, what is due first standing first, and says how much of it is late', async () => {
  const { data, kinds, meta } = await list();
  expect(data.map(({ kind }) => kind).sort()).toEqual(['distribution', 'movement', 'question', 'question']);
  expect(data[0]).toMatchObject({ kind: 'question', id: question, page: offer.id, person: { id: asker.id } });
  for (const { kind, since, due_at } of data)
    expect(new Date(due_at).getTime() - new Date(since).getTime()).toBe(
      hasOwnTerm(kind) ? 0 : INBOX_HOURS[kind] * HOUR_MS,
    );
  const dues = data.map(({ due_at }) => due_at);
  expect(dues).toEqual([...dues].sort());
  expect(meta.total).toBe(4);
  expect(kinds).toEqual(
    expect.arrayContaining([
      { kind: 'question', count: 2, late: 1 },
      { kind: 'movement', count: 1, late: 0 },
      { kind: 'distribution', count: 1, late: 0 },
    ]),
  );
  expect(data.find(({ kind }) => kind === 'movement')).toMatchObject({ amount: '12.00', person: null });
  expect(data.find(({ kind }) => kind === 'distribution')).toMatchObject({ amount: '100.00', note: 'approve' });
  expect(good(await world.call(countWaiting, { as: world.manager })).data).toMatchObject({ inbox: 4, question: 2 });
});

test('a walk over pages of one finds each thing once in the order of the whole, there and back', async () => {
  const whole = (await list()).data.map(({ id }) => id);
  const walk = async (way: 'after' | 'before', from?: string) => {
    const seen: string[] = [];
    let at = from;
    do {
      const { data, meta } = await list({ query: { per_page: 1, ...(at ? { [way]: at } : {}) } });
      seen.push(...data.map(({ id }) => id));
      at = (way === 'after' ? meta.next : meta.previous) ?? undefined;
    } while (at);
    return seen;
  };
  expect(await walk('after')).toEqual(whole);
  expect(await walk('before', 'end')).toEqual([...whole].reverse());
});

test('a thing that somebody takes is theirs until they let it go or a colleague takes it, and nobody lets go of another’s', async () => {
  const item = { kind: 'question' as const, id: question };
  expect(good(await take([item, item])).data).toEqual({ changed: 1 });
  const takenBy = async () => (await list()).data.find(({ id }) => id === question)?.taken_by?.id ?? null;
  expect(await takenBy()).toBe(world.manager.id);
  expect((await list({ query: { whose: 'mine' } })).data.map(({ id }) => id)).toEqual([question]);
  expect((await list({ query: { whose: 'nobody' } })).data).toHaveLength(3);
  expect((await list({ query: { whose: 'mine' } }, colleague)).data).toEqual([]);
  expect(good(await take([item], false, colleague)).data).toEqual({ changed: 0 });
  // Who saw it free comes too late; who saw whose it is takes it over.
  expect(good(await take([item], true, colleague)).data).toEqual({ changed: 0 });
  expect(good(await take([{ ...item, from: asker.id }], true, colleague)).data).toEqual({ changed: 0 });
  expect(await takenBy()).toBe(world.manager.id);
  expect(good(await take([{ ...item, from: world.manager.id }], true, colleague)).data).toEqual({ changed: 1 });
  expect(await takenBy()).toBe(colleague.id);
  expect(good(await take([item], false, colleague)).data).toEqual({ changed: 1 });
  expect(await takenBy()).toBeNull();
});

test('each row that two take at the same time is one’s alone, and neither of the two is refused', async () => {
  const items = (await list()).data.map(({ kind, id }) => ({ kind, id }));
  const changed = await Promise.all([take(items), take([...items].reverse(), true, colleague)]);
  expect(changed.map((answer) => good(answer).data.changed).reduce((a, b) => a + b)).toBe(items.length);
  for (const who of [world.manager, colleague]) good(await take(items, false, who));
  expect((await list({ query: { whose: 'nobody' } })).data).toHaveLength(items.length);
});

test('a filter by kind or project finds that alone, and an investor or an issuer has no inbox', async () => {
  expect((await list({ query: { kind: 'movement' } })).data).toHaveLength(1);
  expect((await list({ query: { issuance: offer.id } })).data).toHaveLength(3);
  expect((await list({ query: { issuance: randomUUID() } })).data).toEqual([]);
  for (const who of [asker, world.issuer]) {
    expect(outcome(await world.call(listInbox, { as: who }))).toMatch(/^403/);
    expect(outcome(await take([{ kind: 'question', id: question }], true, who))).toMatch(/^403/);
  }
});

test('a thing that has been somebody’s for a month is free again after the upkeep, and one of yesterday is not', async () => {
  const [old, young] = (await list()).data.map(({ kind, id }) => ({ kind, id }));
  if (!old || !young) throw new Error('two things wait');
  good(await take([old, young]));
  await world.db.query(`update inbox_takes set taken_at = taken_at - interval '31 days' where record_id = $1`, [
    old.id,
  ]);
  await sweep(world.backEnd.deps);
  expect((await list({ query: { whose: 'mine' } })).data.map(({ id }) => id)).toEqual([young.id]);
  good(await take([young], false));
});

test('another tenant’s team sees and takes nothing of it, and what is answered waits no longer', async () => {
  const other = await anotherTenant(world);
  expect(good(await other.call(listInbox, { as: other.manager })).data).toEqual([]);
  good(
    await other.call(takeInbox, {
      body: { items: [{ kind: 'question', id: question }], take: true },
      as: other.manager,
    }),
  );
  expect((await list()).data.find(({ id }) => id === question)?.taken_by).toBeNull();
  await world.db.query(
    `update issuance_questions set answer = '{"es":"Sí","en":"Yes"}', answered_at = now(), answered_by = $2 where id = $1`,
    [question, world.manager.id],
  );
  expect((await list()).data.map(({ id }) => id)).not.toContain(question);
});
