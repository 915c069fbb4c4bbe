import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screenPeople, screenPerson } from '#backend/modules/screening/screen-people.ts';
import { listInbox } from '#contract/inbox.ts';
import { decideHit, getHit, importWatchList, listHits, listWatchLists } from '#contract/screening.ts';
import { judgeUser } from '#contract/users.ts';
import type { HitDecision, HitState } from '#domain/screening/hit.ts';
import type { WatchList } from '#domain/screening/watch-list.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { sanctionsFile } from '#tests/support/sample-lists.ts';

let world: InvestWorld;
let beside: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
  beside = await anotherTenant(world);
});
afterAll(() => world.close());

const NOW = () => world.backEnd.clock.now();
const someone = { name: 'Nadie Deaquí Ninguno', birthdate: '1950-01-01' };
/** Ten who are nobody's here, so that an edition more or less is no cut one. */
const CROWD = Array.from({ length: 10 }, (_, at) => ({ name: `Extraño Forastero Lejano${at}` }));

async function send(list: WatchList, text: string, as: Person = world.manager, name = 'lista.xml') {
  const file = new File([text], name);
  return world.call(importWatchList, { body: { list }, files: { file }, as, key: randomUUID() });
}
/** An edition of the EU's list, a second younger than the one before. */
let made = 0;
async function sanction(...people: { name: string; birthdate?: string; also?: string[] }[]) {
  made += 1;
  const madeAt = new Date(NOW().getTime() - 86_400_000 + made * 1000);
  const { id } = good(await send('sanctions', sanctionsFile({ madeAt, people: [...people, someone, ...CROWD] }))).data;
  await toTheEnd(id);
}
async function toTheEnd(editionId: string) {
  const { deps } = world.backEnd;
  for (let jobs = 0; jobs < 20; jobs += 1) await screenPeople(deps, { tenantId: world.tenantId, editionId });
}
/** What is said at the file. */
const whyNot = ({ body }: { body: object }): string =>
  'fields' in body ? ((body.fields as Record<string, { key: string }>).file?.key ?? '') : 'taken';
const call = () => world.call;
const hits = async (query: { q?: string; state?: HitState } = {}, as = world.manager) =>
  good(await call()(listHits, { query, as }));
const hitsOf = async (person: Person) => (await hits()).data.filter((hit) => hit.person.id === person.id);
async function onlyHit(person: Person) {
  const [hit, ...more] = await hitsOf(person);
  if (!hit || more.length > 0) throw new Error(`${more.length + (hit ? 1 : 0)} hits`);
  return hit;
}
const decide = (id: string, decision: HitDecision, seen: HitState = 'OPEN', as = world.manager) =>
  call()(decideHit, {
    params: { id },
    body: { decision, seen, reason: 'Comparado con su pasaporte' },
    as,
    key: randomUUID(),
  });
async function named(first: string, last: string, born: string | null = '1970-05-31'): Promise<Person> {
  const person = await world.addPerson();
  await world.db.query(
    'update user_profiles set first_name = $3, last_name = $4, birthday = $5 where tenant_id = $1 and user_id = $2',
    [world.tenantId, person.id, first, last, born],
  );
  return person;
}

describe('a list', () => {
  test('holds everybody of its tenant beside it, in any order of names, with accents or without, and nobody of another', async () => {
    const ana = await named('Ana Isabel', 'Fernández Núñez');
    const namesake = await named('Ana Isabel', 'Fernández Gómez');
    await sanction({ name: 'FERNANDES NUNEZ, Ana Isabel', birthdate: '1970-05-31' });
    expect(await onlyHit(ana)).toMatchObject({
      list: 'sanctions',
      state: 'OPEN',
      sign: 'same',
      role: 'self',
      asked: 'Ana Isabel Fernández Núñez',
    });
    expect(await hitsOf(namesake)).toEqual([]);
    expect(good(await beside.call(listHits, { as: beside.manager })).data).toEqual([]);
    const [lists] = good(await call()(listWatchLists, { as: world.manager })).data;
    expect(lists?.edition).toMatchObject({ entries: 12, file_name: 'lista.xml', screened_at: expect.any(String) });
    const inbox = good(await call()(listInbox, { query: { kind: 'screening' }, as: world.manager }));
    expect(inbox.data.map(({ person }) => person?.id)).toContain(ana.id);
    const people = await world.db.query('select 1 from users where tenant_id = $1 and deleted_at is null', [
      world.tenantId,
    ]);
    expect(lists?.edition?.screened).toBe(people.length);
  });

  test('is held beside once and no second time, also where its work was ended half-way', async () => {
    const found = (await hits()).data.length;
    const [edition] = await world.db.query<{ id: string }>(
      `update watch_editions set screened_to = null, screened = 0, screened_at = null where tenant_id = $1 and in_use returning id`,
      [world.tenantId],
    );
    await toTheEnd(edition?.id ?? '');
    expect((await hits()).data.length).toBe(found);
  });

  test('is refused whole, and the one before stays, when it is cut, older, of another year, far shorter, damaged or the very same', async () => {
    made += 1;
    const madeAt = new Date(NOW().getTime() - 86_400_000 + made * 1000);
    const text = sanctionsFile({ madeAt, people: [someone, ...CROWD] });
    const wrong = async (sent: string) => whyNot(await send('sanctions', sent));
    const before = await world.db.query('select id from watch_editions where tenant_id = $1', [world.tenantId]);
    expect(await wrong(text.slice(0, text.length / 2))).toContain('cut');
    expect(await wrong(text.replace('subjectType code="person"', 'subjectType code="ship"'))).toContain('entries');
    expect(await wrong(sanctionsFile({ madeAt: new Date('2025-06-01'), people: [someone, ...CROWD] }))).toContain(
      'older',
    );
    expect(await wrong(sanctionsFile({ madeAt: NOW(), people: [someone] }))).toContain('short');
    expect(await wrong(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${text}`)).toMatch(/cut|declares/);
    expect(await wrong('nombre;cargo\nAna Gil Ruiz;x')).toContain('watch');
    expect(await world.db.query('select id from watch_editions where tenant_id = $1', [world.tenantId])).toEqual(
      before,
    );
    good(await send('sanctions', text));
    expect(await wrong(text)).toContain('again');
  });

  test('a list of another year is refused where none is held', async () => {
    const text = sanctionsFile({ madeAt: new Date('2025-06-01'), people: [someone] });
    const file = new File([text], 'vieja.xml');
    const answer = await beside.call(importWatchList, {
      body: { list: 'sanctions' },
      files: { file },
      as: beside.manager,
      key: randomUUID(),
    });
    expect(whyNot(answer)).toBe('validator.error_watch_old');
  });
});

describe('somebody who may stand on a list', () => {
  test('is not verified, does not invest and is not paid until a manager says that it is not them', async () => {
    const steps = orderSteps(world);
    const offer = await world.addOffer();
    const pep = await named('Juan', 'Pérez Gómez');
    const { id } = good(
      await send('exposed', 'nombre;nacimiento;cargo\nJuan Pérez Gómez;1970;Alcalde', world.manager, 'pep.csv'),
    ).data;
    await toTheEnd(id);
    const hit = await onlyHit(pep);
    expect(hit).toMatchObject({ list: 'exposed', sign: 'fits', score: 100 });
    const judge = () => call()(judgeUser, { params: { id: pep.id }, body: { status: 'VERIFIED' }, as: world.manager });
    expect(outcome(await judge())).toContain('user.not_ready');
    expect(outcome(await steps.place(pep, offer, 5))).toBe('403 user.being_checked');

    expect(outcome(await decide(hit.id, 'DISMISSED', 'CONFIRMED'))).toBe('409 screening.decided');
    good(await decide(hit.id, 'DISMISSED'));
    expect(outcome(await steps.place(pep, offer, 5))).toMatch(/^200/);
    const sheet = good(await call()(getHit, { params: { id: hit.id }, as: world.manager })).data;
    expect(sheet).toMatchObject({
      state: 'DISMISSED',
      decided: { reason: 'Comparado con su pasaporte' },
      listed: { note: 'Alcalde', still: true },
    });
  });

  test('goes on as a client when they hold a public office, and never again once it is sanctions', async () => {
    const steps = orderSteps(world);
    const offer = await world.addOffer();
    const person = await named('Marta', 'Ibáñez Soler');
    const { id } = good(await send('exposed', 'nombre\nMarta Ibáñez Soler', world.manager, 'pep.csv')).data;
    await toTheEnd(id);
    good(await decide((await onlyHit(person)).id, 'CONFIRMED'));
    expect(outcome(await steps.place(person, offer, 5))).toMatch(/^200/);
    await sanction({ name: 'Ibáñez Soler Marta', birthdate: '1970-05-31' });
    const sanctioned = (await hitsOf(person)).find(({ list }) => list === 'sanctions');
    good(await decide(sanctioned?.id ?? '', 'CONFIRMED'));
    expect(outcome(await steps.place(person, offer, 5))).toBe('403 user.being_checked');
  });

  test('stays decided in the next edition, and waits again when the list or the person changes', async () => {
    const person = await named('Óscar', 'Vidal Roca');
    const entry = { name: 'Oscar Vidal Roca', birthdate: '1970-05-31' };
    await sanction(entry);
    good(await decide((await onlyHit(person)).id, 'DISMISSED'));
    await sanction(entry);
    expect((await onlyHit(person)).state).toBe('DISMISSED');
    await sanction({ ...entry, also: ['Oskar Vidal'] });
    expect((await onlyHit(person)).state).toBe('OPEN');
    good(await decide((await onlyHit(person)).id, 'DISMISSED'));
    await world.db.query('update user_profiles set birthday = $3 where tenant_id = $1 and user_id = $2', [
      world.tenantId,
      person.id,
      '1970-06-01',
    ]);
    await screenPerson(world.backEnd.deps, { tenantId: world.tenantId, userId: person.id });
    expect(await onlyHit(person)).toMatchObject({ state: 'OPEN', sign: 'differs' });
  });

  test('is found by the name of the company that they act for and of who holds it', async () => {
    const person = await named('Pilar', 'Nadie Deaquí');
    await world.db.query(`update user_profiles set legal_type = 'LEGAL_ENTITY' where tenant_id = $1 and user_id = $2`, [
      world.tenantId,
      person.id,
    ]);
    await world.db.query(
      `insert into company_profiles (tenant_id, user_id, organisation_name, shareholders, updated_at) values ($1, $2, 'Sol y Mar SL', $3, now())
       on conflict (tenant_id, user_id) do update set organisation_name = excluded.organisation_name, shareholders = excluded.shareholders`,
      [world.tenantId, person.id, JSON.stringify([{ name: 'Ruslán Petrovich Sokolov', stake: '60' }])],
    );
    await sanction({ name: 'Руслан Петрович Соколов' });
    expect(await onlyHit(person)).toMatchObject({ role: 'holder', asked: 'Ruslán Petrovich Sokolov', sign: 'unknown' });
  });

  test('is nobody’s own to decide, and nobody’s but a manager’s to read', async () => {
    const colleague = await world.addPerson({ roles: ['ADMIN'] });
    await world.db.query(
      `update user_profiles set first_name = 'Tomás', last_name = 'Rey Blanco' where tenant_id = $1 and user_id = $2`,
      [world.tenantId, colleague.id],
    );
    await sanction({ name: 'Tomas Rey Blanco' });
    const { id } = await onlyHit(colleague);
    expect(outcome(await decide(id, 'DISMISSED', 'OPEN', colleague))).toBe('403 access.denied');
    const investor = await world.addPerson();
    expect(outcome(await call()(getHit, { params: { id }, as: investor }))).toMatch(/^403/);
    expect(outcome(await beside.call(getHit, { params: { id }, as: beside.manager }))).toMatch(/^404/);
  });
});
