import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listInbox } from '#contract/inbox.ts';
import { countWaiting, getQueuePlace } from '#contract/queues.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import { addBusinessDays } from '#domain/time/business-days.ts';
import { addDays, addMonths, dayIn } from '#domain/time/zone.ts';
import { complaintSteps } from '#tests/support/complaint-steps.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let desk: ReturnType<typeof complaintSteps>;
let client: Person;
let other: Person;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  desk = complaintSteps(world);
  other = await world.addPerson();
});
afterEach(() => world.moveDays(null));
afterAll(() => world?.close());

const ZONE = 'Europe/Madrid';
const today = () => dayIn(world.backEnd.clock.now(), ZONE);
const dayOf = (at: string | null | undefined) => (at ? dayIn(new Date(at), ZONE) : null);
/** Somebody new, so that nobody has filed too many; and their complaint. */
async function filed(state: 'RECEIVED' | 'EXAMINING' | 'ASKED' = 'RECEIVED'): Promise<string> {
  client = await world.addPerson();
  const { id } = good(await desk.file(client)).data;
  if (state !== 'RECEIVED') good(await desk.admit(id));
  if (state === 'ASKED') good(await desk.ask(id));
  return id;
}
const mails = async () =>
  (await world.mailsTo(client)).map(({ kind }) => kind).filter((kind) => /^complaint/.test(kind));

describe('a complaint', () => {
  test('is acknowledged, asked about, answered and decided, each told by mail with its day', async () => {
    const id = await filed();
    const own = good(await desk.own(client, id)).data;
    expect(own.reference).toMatch(/^REC-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    expect(own).toMatchObject({ state: 'RECEIVED', happened_on: '2026-01-02', steps: [], decide_by: null });
    expect(dayOf(own.acknowledge_by)).toBe(addBusinessDays(today(), 10));
    expect(own.due_at).toBe(own.acknowledge_by);

    good(await desk.admit(id));
    const month = addMonths(today(), 1);
    expect(dayOf(good(await desk.own(client, id)).data.decide_by)).toBe(month);
    good(await desk.ask(id));
    expect(dayOf(good(await desk.own(client, id)).data.answer_by)).toBe(addBusinessDays(today(), 10));
    // Three days are waited for the answer: the decision may take three days more.
    world.moveDays(3);
    good(await desk.reply(client, id));
    const answered = good(await desk.own(client, id)).data;
    expect([answered.state, dayOf(answered.decide_by)]).toEqual(['EXAMINING', addDays(month, 3)]);
    good(await desk.decide(id));
    const done = good(await desk.own(client, id)).data;
    expect(done).toMatchObject({ state: 'DECIDED', outcome: 'PARTLY', due_at: null });
    expect(done.steps.map(({ act, by }) => [act, by])).toEqual([
      ...[
        ['admit', null],
        ['ask', null],
        ['reply', null],
        ['decide', null],
      ],
    ]);
    expect(good(await desk.sheet(id)).data.steps.map(({ by }) => by === null)).toEqual([false, false, true, false]);
    expect(await mails()).toEqual(['received', 'admitted', 'asked', 'decided'].map((kind) => `complaint.${kind}`));
    const said = (await world.mailsTo(client)).map(({ plain }) => plain).join('\n');
    expect(said).toContain('CNMV');
  });

  test('ends with its reason and the other ways where it is not admissible', async () => {
    const id = await filed();
    good(await desk.dismiss(id));
    expect(good(await desk.own(client, id)).data).toMatchObject({ state: 'INADMISSIBLE', due_at: null });
    expect(outcome(await desk.admit(id))).toBe('409 complaint.moved');
    expect(await mails()).toEqual(['complaint.received', 'complaint.dismissed']);
  });

  test('is put off only to a later day, and the day and the reason are told', async () => {
    const id = await filed('EXAMINING');
    const due = dayOf(good(await desk.own(client, id)).data.decide_by) ?? '';
    for (const day of [due, today(), addMonths(due, 3)]) expect((await desk.delay(id, day)).status).toBe(422);
    good(await desk.delay(id, addDays(due, 20)));
    expect(dayOf(good(await desk.own(client, id)).data.decide_by)).toBe(addDays(due, 20));
    expect((await mails()).at(-1)).toBe('complaint.delayed');
  });

  test('is not refused while its answer is waited for, and is once that time is over', async () => {
    const id = await filed('ASKED');
    const early = await desk.decide(id, 'REFUSED');
    expect(early.body).toMatchObject({ fields: { outcome: { key: 'validator.error_complaint_waits' } } });
    world.moveDays(30);
    good(await desk.decide(id, 'REFUSED'));
    expect(outcome(await desk.reply(client, id))).toBe('409 complaint.moved');
  });

  test('is nobody else’s to read, to answer or to withdraw', async () => {
    const id = await filed('ASKED');
    for (const answer of [desk.own(other, id), desk.reply(other, id), desk.withdraw(other, id)])
      expect(outcome(await answer)).toBe('404 not_found');
    expect(good(await desk.ownList(other)).data).toEqual([]);
    expect((await desk.sheet(id, client)).status).toBe(403);
  });

  test('can be about an order or a project, and then about one’s own alone', async () => {
    const offer = await world.addOffer();
    const buyer = await world.addPerson();
    const order = good(await orderSteps(world).place(buyer, offer, 1)).data.id;
    const { id } = good(await desk.file(buyer, { subject: `order/${order}` })).data;
    const sheet = good(await desk.own(buyer, id)).data;
    expect([sheet.order?.id, sheet.project?.id]).toEqual([order, offer.id]);
    for (const subject of [`order/${order}`, `project/${offer.id}`])
      expect(outcome(await desk.file(other, { subject }))).toBe('404 not_found');
  });

  test('is refused at its fields where it is about a day to come or has too few words', async () => {
    const person = await world.addPerson();
    expect((await desk.file(person, { happened_on: addDays(today(), 1) })).body).toMatchObject({
      fields: { happened_on: { key: 'validator.error_date_max' } },
    });
    expect((await desk.file(person, { what: 'No me gusta', demand: '' })).body).toMatchObject({
      fields: { what: {}, demand: {} },
    });
  });
});

describe('complaints that meet each other', () => {
  test('are filed once by one key, and no more than five of one person, of ten at once', async () => {
    const person = await world.addPerson();
    const key = randomUUID();
    const [one, two] = [await desk.file(person, {}, key), await desk.file(person, {}, key)];
    expect(good(two).data).toEqual(good(one).data);
    const many = await Promise.all(Array.from({ length: 10 }, () => desk.file(person)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(outcome(await desk.file(person))).toBe('429 complaint.too_many_today');
    world.moveDays(2);
    expect(outcome(await desk.file(person))).toBe('409 complaint.too_many');
  });

  test('are decided once by two managers at once', async () => {
    const id = await filed('EXAMINING');
    const second = await world.addPerson({ roles: ['ADMIN'] });
    const both = await Promise.all([desk.decide(id, 'UPHELD'), desk.decide(id, 'REFUSED', second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { steps } = good(await desk.own(client, id)).data;
    expect(steps.filter(({ act }) => act === 'decide')).toHaveLength(1);
    expect((await mails()).filter((kind) => kind === 'complaint.decided')).toHaveLength(1);
  });

  test('end one way where one is withdrawn while it is decided', async () => {
    const id = await filed('EXAMINING');
    const both = await Promise.all([desk.withdraw(client, id), desk.decide(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state, steps } = good(await desk.own(client, id)).data;
    expect(steps.at(-1)?.act).toBe(state === 'WITHDRAWN' ? 'withdraw' : 'decide');
  });

  test('are nobody’s to decide in their own cause', async () => {
    const manager = await world.addPerson({ roles: ['ADMIN', 'USER', 'ENTREPRENEUR'] });
    const { id } = good(await desk.file(manager)).data;
    expect(outcome(await desk.admit(id, manager))).toBe('409 complaint.conflict');
    expect(good(await desk.sheet(id, manager)).data.conflict).toBe('own');
    const buyer = await world.addPerson();
    const offer = await world.addOffer({ issuer: manager });
    const order = good(await orderSteps(world).place(buyer, offer, 1)).data.id;
    const about = good(await desk.file(buyer, { subject: `order/${order}` })).data.id;
    expect(outcome(await desk.dismiss(about, manager))).toBe('409 complaint.conflict');
    const { data } = good(await world.call(listInbox, { query: { kind: 'complaint', per_page: 100 }, as: manager }));
    expect(data.map((row) => row.id)).not.toEqual(expect.arrayContaining([id]));
    good(await desk.admit(id));
  });
});

describe('the desk of complaints', () => {
  test('finds them by person, reference, state and kind, and says what is late', async () => {
    const id = await filed();
    const { reference } = good(await desk.own(client, id)).data;
    for (const query of [{ q: client.email }, { q: reference.toLowerCase() }])
      expect(good(await desk.list(query)).data.map((row) => row.id)).toEqual([id]);
    expect(good(await desk.list({ q: client.email, state: 'DECIDED' })).data).toEqual([]);
    expect(good(await desk.list({ q: client.email, kind: 'tokens' })).data).toEqual([]);
    const late = good(await desk.list({ waiting: 'late' })).counts.late;
    world.moveDays(25);
    expect(good(await desk.list({ waiting: 'late', q: client.email })).data.map((row) => row.id)).toEqual([id]);
    expect(good(await desk.list({})).counts.late).toBeGreaterThan(late);
    const dues = good(await desk.list({ sort: 'due', per_page: 100 })).data.map(({ due_at }) => due_at ?? '~');
    expect(dues).toEqual([...dues].sort());
  });

  test('counts in the inbox what waits for the house, by its own day, and not what waits for whoever complains', async () => {
    const id = await filed('EXAMINING');
    const inbox = async () =>
      good(await world.call(listInbox, { query: { kind: 'complaint', per_page: 100 }, as: world.manager })).data;
    const row = (await inbox()).find((each) => each.id === id);
    expect(row).toMatchObject({ person: { id: client.id }, due_at: good(await desk.own(client, id)).data.decide_by });
    const place = async () =>
      good(await world.call(getQueuePlace, { query: { queue: 'complaint', at: id }, as: world.manager })).data.place;
    expect(await place()).toBeGreaterThan(0);
    const { complaint } = good(await world.call(countWaiting, { as: world.manager })).data;
    good(await desk.ask(id));
    expect((await inbox()).map((each) => each.id)).not.toContain(id);
    expect(await place()).toBeNull();
    expect(good(await world.call(countWaiting, { as: world.manager })).data.complaint).toBe(complaint - 1);
    world.moveDays(30);
    expect((await inbox()).map((each) => each.id)).toContain(id);
  });

  test('keeps what was complained of when its person goes, and lets nobody go whose complaint is open', async () => {
    const id = await filed('EXAMINING');
    const remove = () =>
      world.call(deleteUser, {
        params: { id: client.id },
        body: { reason: 'Lo pide por escrito' },
        as: world.manager,
        key: randomUUID(),
      });
    expect(outcome(await remove())).toBe('409 user.kept');
    good(await desk.decide(id));
    good(await remove());
    expect(good(await desk.sheet(id)).data.what).toContain('No cuadra');
    const forget = world.db.query(`select lonja_forget_complaints($1, '2020-01-01')`, [client.id]);
    await expect(forget).rejects.toThrow();
    const kept = await world.db.query<{ kind: string }>('select kind from kept_records where user_id = $1', [
      client.id,
    ]);
    expect(kept.map(({ kind }) => kind)).toContain('orders');
  });
});
