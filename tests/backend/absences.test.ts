import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepAbsences } from '#backend/modules/absences/end-absence.ts';
import { endAbsence, listAbsences, noteAbsence } from '#contract/absences.ts';
import { listInbox, takeInbox } from '#contract/inbox.ts';
import { changeSettings, decideSettings } from '#contract/settings.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { statementSteps } from '#tests/support/statement-steps.ts';

let world: InvestWorld;
let ana: Person;
let bea: Person;
let carlos: Person;
let item: { kind: 'movement'; id: string };
const today = dayIn(new Date(), 'Europe/Madrid');

beforeAll(async () => {
  world = await makeInvestWorld();
  ana = world.manager;
  [bea, carlos] = [await world.addPerson({ roles: ['ADMIN'] }), await world.addPerson({ roles: ['ADMIN'] })];
  await world.db.query(`update users set lang = 'en' where id = $1`, [bea.id]);
  await statementSteps(world).importCredit('12.00', 'sin referencia');
  const [row] = good(await world.call(listInbox, { as: ana })).data;
  item = { kind: 'movement', id: row?.id ?? '' };
});
beforeEach(async () => {
  await world.db.query('delete from absences');
  await world.db.query('delete from inbox_takes');
});
afterAll(() => world.close());

const noting = (who: Person, standIn: { id: string }, from = today, to = addDays(today, 3), of = world) =>
  of.call(noteAbsence, { body: { from_on: from, to_on: to, stand_in: standIn.id }, as: who, key: crypto.randomUUID() });
const note = async (...asked: Parameters<typeof noting>) => good(await noting(...asked)).data.id;
const mine = async (who: Person) => good(await world.call(listInbox, { query: { whose: 'mine' }, as: who }));
const take = (who: Person, from?: Person) =>
  world.call(takeInbox, { body: { items: [{ ...item, from: from?.id }], take: true }, as: who });
const told = async (who: Person) =>
  (await world.mailsTo(who))
    .filter(({ kind }) => kind.startsWith('absence.'))
    .map(({ kind, subject }) => [kind, subject]);

test('a thing that an absent manager has taken stands among the stand-in’s own, for them, and can be taken over; the others see it as before', async () => {
  good(await take(ana));
  expect((await mine(bea)).data).toEqual([]);
  await note(ana, bea);
  const { data, away } = await mine(bea);
  expect(data).toMatchObject([{ id: item.id, taken_by: { id: ana.id }, taken_for_caller: true }]);
  expect(away).toMatchObject([{ person: { id: ana.id }, stand_in: { id: bea.id }, until: addDays(today, 3) }]);
  expect((await mine(carlos)).data).toEqual([]);
  const [seen] = good(await world.call(listInbox, { as: carlos })).data;
  expect(seen).toMatchObject({ taken_by: { id: ana.id }, taken_for_caller: false });
  // Taking over is what it was: by whoever saw whose it is.
  expect(good(await take(bea)).data).toEqual({ changed: 0 });
  expect(good(await take(bea, ana)).data).toEqual({ changed: 1 });
  expect((await mine(bea)).data).toMatchObject([{ taken_by: { id: bea.id }, taken_for_caller: false }]);
  expect((await mine(ana)).data).toEqual([]);
});

test('both are told in their language, the absence stands in the audit log, and it ends before its last day by either of the two and nobody else', async () => {
  const before = { ana: (await told(ana)).length, bea: (await told(bea)).length };
  const id = await note(ana, bea);
  expect((await told(ana)).slice(before.ana)).toEqual([['absence.noted', expect.stringMatching(/^Su ausencia está/)]]);
  expect((await told(bea)).slice(before.bea)).toEqual([['absence.noted', expect.stringMatching(/^You stand in for/)]]);
  const ending = (who: Person) => world.call(endAbsence, { params: { id }, as: who, key: crypto.randomUUID() });
  expect(outcome(await ending(carlos))).toMatch(/^404/);
  good(await ending(bea));
  expect(outcome(await ending(ana))).toMatch(/^404/);
  expect(good(await world.call(listAbsences, { as: carlos })).data.absences).toEqual([]);
  expect((await told(ana)).at(-1)?.[1]).toBe('Su ausencia ha terminado');
  const rows = await world.db.query<{ action: string; user_id: string }>(
    `select action, user_id from audit_log where tenant_id = $1 and action like 'absence.%' order by at desc, id desc limit 2`,
    [world.tenantId],
  );
  expect(rows.map(({ action }) => action).sort()).toEqual(['absence.ended', 'absence.noted']);
});

test('an absence ends with its last day by itself, and the upkeep tells the two once', async () => {
  good(await take(ana));
  const id = await note(ana, bea, today, today);
  expect((await mine(bea)).data).toHaveLength(1);
  await world.db.query('update absences set from_on = from_on - 1, to_on = to_on - 1 where id = $1', [id]);
  expect((await mine(bea)).data).toEqual([]);
  expect((await mine(bea)).away).toEqual([]);
  const before = (await told(bea)).length;
  await sweepAbsences(world.backEnd.deps);
  await sweepAbsences(world.backEnd.deps);
  expect((await told(bea)).slice(before)).toEqual([['absence.ended', expect.stringMatching(/^You no longer/)]]);
  // One to come is nobody's yet.
  await note(ana, bea, addDays(today, 5), addDays(today, 9));
  expect((await mine(bea)).data).toEqual([]);
});

test('a stand-in is never oneself, in a circle, from outside the team or of another tenant, and an absence is never twice or of yesterday', async () => {
  const refused = async (...asked: Parameters<typeof noting>) => outcome(await noting(...asked));
  expect(await refused(ana, ana)).toMatch(/^422/);
  expect(await refused(ana, await world.addPerson())).toMatch(/^422/);
  expect(await refused(ana, world.issuer)).toMatch(/^422/);
  const other = await anotherTenant(world);
  expect(await refused(ana, other.manager)).toMatch(/^422/);
  expect(await refused(ana, bea, addDays(today, -1), today)).toMatch(/^422/);
  expect(await refused(ana, bea, addDays(today, 2), addDays(today, 1))).toMatch(/^422/);
  expect(await refused(await world.addPerson(), bea)).toMatch(/^403/);
  await note(ana, bea);
  expect(await refused(ana, carlos, addDays(today, 3), addDays(today, 5))).toMatch(/^422/);
  await note(bea, carlos);
  expect(await refused(carlos, ana)).toMatch(/^422/);
  // The others' stand-in is there for both.
  good(await take(ana));
  expect((await mine(carlos)).data).toMatchObject([{ taken_by: { id: ana.id }, taken_for_caller: true }]);
  expect((await mine(bea)).data).toEqual([]);
  expect(good(await other.call(listAbsences, { as: other.manager })).data.absences).toEqual([]);
});

test('two who name each other at the same time are not both taken', async () => {
  const answers = await Promise.all([noting(ana, bea), noting(bea, ana)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a stand-in acts as themself: who asked for a change does not approve it while their colleague is away, and the stand-in does as any other', async () => {
  await note(ana, bea);
  const values = {
    'safeguarding.holder': 'Otra cuenta',
    'safeguarding.iban': 'ES7921000813610123456789',
    'safeguarding.bic': 'CAIXESBBXXX',
    'safeguarding.bank': 'Banco',
  };
  good(
    await world.call(changeSettings, {
      body: { section: 'safeguarding', number: 0, values },
      as: bea,
      key: crypto.randomUUID(),
    }),
  );
  const [change] = await world.db.query<{ id: string; asked_by: string }>(
    `select id, asked_by from setting_changes where tenant_id = $1 and state = 'WAITING'`,
    [world.tenantId],
  );
  expect(change?.asked_by).toBe(bea.id);
  const deciding = (who: Person) =>
    world.call(decideSettings, {
      params: { id: change?.id ?? '' },
      body: { act: 'approve' as const },
      as: who,
      key: crypto.randomUUID(),
    });
  expect(outcome(await deciding(bea))).toBe('409 settings.not_yours');
  expect((await deciding(carlos)).status).toBe(200);
});
