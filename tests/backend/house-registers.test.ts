import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  changeRegisterEntry,
  getRegisterEntry,
  listRegister,
  moveRegisterEntry,
  openRegisterEntry,
} from '#contract/house-registers.ts';
import { listInbox } from '#contract/inbox.ts';
import { columnsFor } from '#domain/export/exported-lists.ts';
import { HOUSE_REGISTERS, type HouseRegister } from '#domain/house-register/house-register.ts';
import { exportSteps, wordsOfList } from '#tests/support/export-world.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { ENTRIES } from '#tests/support/register-samples.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

const key = () => randomUUID();
const open = (register: HouseRegister, body: Partial<BodyOf<typeof openRegisterEntry>> = {}, as = world.manager) =>
  world.call(openRegisterEntry, { body: { ...ENTRIES[register], ...body }, as, key: key() });
const change = (id: string, body: Partial<BodyOf<typeof changeRegisterEntry>>, register: HouseRegister = 'conflicts') =>
  world.call(changeRegisterEntry, {
    params: { id },
    body: { version: 1, name: ENTRIES[register].name, facts: ENTRIES[register].facts, ...body },
    as: world.manager,
    key: key(),
  });
const move = (id: string, act: 'close' | 'reopen') =>
  world.call(moveRegisterEntry, {
    params: { id },
    body: { act, reason: 'Así lo dice el consejo' },
    as: world.manager,
    key: key(),
  });
const sheet = async (id: string) =>
  good(await world.call(getRegisterEntry, { params: { id }, as: world.manager })).data;
const list = async (query: object) => good(await world.call(listRegister, { query, as: world.manager }));

describe('an entry of a register', () => {
  test('takes the next number of its own register, also where two managers write at once', async () => {
    const answers = await Promise.all([open('providers'), open('providers'), open('conflicts')]);
    const numbers = answers.map((answer) => good(answer).data.number);
    expect(numbers.slice(0, 2).sort()).toEqual([1, 2]);
    expect(numbers[2]).toBe(1);
  });

  test('keeps every writing whole, and its history says what differed, who wrote it and when', async () => {
    const { id } = good(await open('conflicts')).data;
    const facts = { ...ENTRIES.conflicts.facts, conflict_measures: 'Ha vendido su parte.' };
    good(await change(id, { name: 'Socio que vende', facts }));
    good(await move(id, 'close'));
    const entry = await sheet(id);
    expect(entry).toMatchObject({ name: 'Socio que vende', version: 3, closed_at: expect.any(String) });
    expect(entry.writings.map(({ act }) => act)).toEqual(['closed', 'changed', 'opened']);
    expect(entry.writings[1]?.changes).toEqual([
      { fact: 'name', from: 'Socio de un promotor', to: 'Socio que vende' },
      { fact: 'conflict_measures', from: 'No vota lo que toca al proyecto.', to: 'Ha vendido su parte.' },
    ]);
    expect(entry.writings[0]).toMatchObject({ by: world.manager.name, reason: 'Así lo dice el consejo', changes: [] });
  });

  test('is not written over by a form that showed an older writing, nor by one that changes nothing, nor once it is closed', async () => {
    const { id } = good(await open('conflicts')).data;
    expect(outcome(await change(id, {}))).toBe('409 register.nothing_changed');
    good(await change(id, { name: 'Otro nombre' }));
    expect(outcome(await change(id, { name: 'Un tercero' }))).toBe('409 register.changed_meanwhile');
    good(await move(id, 'close'));
    expect(outcome(await move(id, 'close'))).toBe('409 register.moved');
    expect(outcome(await change(id, { version: 3, name: 'Un tercero' }))).toBe('409 register.closed');
    good(await move(id, 'reopen'));
    expect(await sheet(id)).toMatchObject({ name: 'Otro nombre', closed_at: null, version: 4 });
  });

  test('says all that is wrong at once, each at its field', async () => {
    const refused = await open('providers', { name: '', facts: { provider_lei: 'NOLEI', strange: 'x' } });
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.body as { fields: object }).fields).sort()).toEqual([
      'facts.provider_critical',
      'facts.provider_data_place',
      'facts.provider_from',
      'facts.provider_function',
      'facts.provider_lei',
      'facts.provider_substitutable',
      'facts.strange',
      'name',
    ]);
  });

  test('leaves the audit log with its number and none of its words', async () => {
    const { id } = good(await open('conflicts', { name: 'Nombre que no sale' })).data;
    const logged = await world.db.query(`select action, details from audit_log where subject_id = $1`, [id]);
    expect(logged).toEqual([
      { action: 'register.opened', details: { register: 'conflicts', number: expect.any(Number), version: 1 } },
    ]);
  });
});

describe('an incident', () => {
  test('is closed only when its class and its cause are written down', async () => {
    const { id } = good(await open('incidents')).data;
    expect(outcome(await move(id, 'close'))).toBe('409 register.lacks');
    const facts = {
      ...ENTRIES.incidents.facts,
      incident_class: 'NOT_MAJOR',
      incident_classed_on: '2026-02-01',
      incident_classed_at: '10:00',
      incident_cause: 'Un certificado caducado.',
    };
    good(await change(id, { facts }, 'incidents'));
    good(await move(id, 'close'));
  });
});

describe('a register', () => {
  test('is found by words and number and status, and counts what is open in each', async () => {
    const { id, number } = good(await open('providers', { name: 'Correo 100 % propio' })).data;
    expect((await list({ register: 'providers', q: '100 %' })).data.map((row) => row.id)).toEqual([id]);
    expect((await list({ register: 'providers', q: String(number) })).data.map((row) => row.id)).toContain(id);
    expect((await list({ register: 'conflicts', q: '100 %' })).data).toEqual([]);
    const before = (await list({ register: 'providers' })).open;
    good(await move(id, 'close'));
    expect((await list({ register: 'providers', state: 'closed' })).data.map((row) => row.id)).toEqual([id]);
    expect((await list({ register: 'providers' })).open).toEqual({ ...before, providers: before.providers - 1 });
  });

  test.each(HOUSE_REGISTERS)(
    'comes as a file with its own entries alone, whatever its filter names: %s',
    async (register) => {
      good(await open(register));
      const other = HOUSE_REGISTERS.find((each) => each !== register);
      const bytes = await exportSteps(world).file(world.manager, {
        list: register,
        format: 'CSV',
        columns: columnsFor(register, 'manager').map(([column]) => column),
        purpose: 'Lo pide el supervisor',
        filter: { register: other ?? '' },
        words: wordsOfList(register, 'es'),
      });
      const rows = parse(bytes, { bom: true, delimiter: ';', from: 2 }) as string[][];
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map(([, name]) => name)).toContain(ENTRIES[register].name);
      const { data } = await list({ register });
      expect(rows).toHaveLength(data.length);
    },
  );

  test('is for managers alone, and of their own tenant', async () => {
    const { id } = good(await open('conflicts')).data;
    const there = await anotherTenant(world);
    expect(outcome(await open('conflicts', {}, world.issuer))).toBe('403 access.denied');
    expect(outcome(await world.call(listRegister, { as: world.issuer }))).toBe('403 access.denied');
    expect(outcome(await there.call(getRegisterEntry, { params: { id }, as: there.manager }))).toBe('404 not_found');
    expect(good(await there.call(listRegister, { as: there.manager })).data).toEqual([]);
  });
});

test('an incident waits in the inbox by its own term, step by step, until it is reported to the end or closed', async () => {
  const waiting = async (id: string) =>
    good(await world.call(listInbox, { query: { kind: 'incident', per_page: 100 }, as: world.manager })).data.find(
      (row) => row.id === id,
    );
  const { id } = good(await open('incidents')).data;
  const due = async () => {
    const row = await waiting(id);
    return row && [row.note, row.due_at];
  };
  const { facts } = ENTRIES.incidents;
  let version = 0;
  const write = async (more: Record<string, string>) => {
    version += 1;
    good(await change(id, { version, facts: { ...facts, ...more } }, 'incidents'));
  };
  expect(await waiting(id)).toMatchObject({ title: ENTRIES.incidents.name, page: id, person: null });
  expect(await due()).toEqual(['incident_classify', '2026-02-02T08:05:00.000Z']);
  const major = { incident_class: 'MAJOR', incident_classed_on: '2026-02-01', incident_classed_at: '10:00' };
  await write(major);
  expect(await due()).toEqual(['incident_notify', '2026-02-01T13:00:00.000Z']);
  const told = { ...major, incident_told_whom: 'CNMV', incident_told_on: '2026-02-01', incident_told_at: '12:00' };
  await write(told);
  expect(await due()).toEqual(['incident_interim', '2026-02-04T11:00:00.000Z']);
  const interim = { ...told, incident_interim_on: '2026-02-03', incident_interim_at: '12:00' };
  await write(interim);
  expect(await due()).toEqual(['incident_final', '2026-03-03T11:00:00.000Z']);
  await write({
    ...interim,
    incident_final_on: '2026-03-01',
    incident_final_at: '12:00',
    incident_cause: 'Certificado',
  });
  expect(await due()).toBeUndefined();
  // One that is no major one, and one that is closed, have no term; opened again it has it again.
  const other = good(await open('incidents', { facts: { ...facts, ...major, incident_class: 'NOT_MAJOR' } })).data.id;
  expect(await waiting(other)).toBeUndefined();
  const beside = await anotherTenant(world);
  expect(good(await beside.call(listInbox, { query: { kind: 'incident' }, as: beside.manager })).data).toEqual([]);
});
