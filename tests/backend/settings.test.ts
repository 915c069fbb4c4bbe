import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listInbox } from '#contract/inbox.ts';
import { REQUIRED_OF } from '#contract/setting-fields.ts';
import type { SettingValues } from '#contract/setting-values.ts';
import { changeSettings, decideSettings, getSettings, type SettingsSectionJson } from '#contract/settings.ts';
import type { SettingAct, SettingSection } from '#domain/tenant/setting-rules.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let beside: InvestWorld;
let colleague: Person;
beforeAll(async () => {
  world = await makeInvestWorld();
  beside = await anotherTenant(world);
  colleague = await world.addPerson({ roles: ['ADMIN'] });
});
afterAll(() => world.close());

const ACCOUNT = {
  'safeguarding.holder': 'Otra Plataforma PSFP, S.L.',
  'safeguarding.iban': 'ES91 2100 0418 4502 0005 1332',
  'safeguarding.bic': 'caixesbb',
  'safeguarding.bank': 'CaixaBank',
};

const all = async (as: Person = world.manager) => good(await world.call(getSettings, { as })).data;
async function of(section: SettingSection, as: Person = world.manager): Promise<SettingsSectionJson> {
  const found = (await all(as)).sections.find((one) => one.section === section);
  if (!found) throw new Error(`no section ${section}`);
  return found;
}
async function change(section: SettingSection, values: SettingValues, as: Person = world.manager, number?: number) {
  const seen = number ?? (await of(section)).number;
  return world.call(changeSettings, { body: { section, number: seen, values }, as, key: randomUUID() });
}
const decide = (id: string, act: SettingAct, as: Person, reason?: string) =>
  world.call(decideSettings, { params: { id }, body: { act, reason }, as, key: randomUUID() });
const kept = async ({ db, tenantId }: InvestWorld = world) =>
  (await db.query<{ settings: Record<string, unknown> }>('select settings from tenants where id = $1', [tenantId]))[0]
    ?.settings ?? {};

test('a change of a section that one person may change counts with the next request, and nothing beside it changes', async () => {
  const before = await kept();
  const theirs = await kept(beside);
  const answer = await change('orders', { orderExpiryDays: '21', issuersSeeInitials: true });
  expect(good(answer).data.waits).toBe(false);
  expect(await kept()).toEqual({ ...before, orderExpiryDays: 21, issuersSeeInitials: true });
  expect(await of('orders')).toMatchObject({
    number: 1,
    values: { orderExpiryDays: '21', issuersSeeInitials: true, waitingListDays: '3' },
    waiting: null,
    changed: { by: expect.any(String) },
  });
  expect(await kept(beside)).toEqual(theirs);
  expect(outcome(await change('orders', { orderExpiryDays: '21' }))).toBe('409 settings.nothing_changed');
});

test('the safeguarding account changes once a second manager agrees, and never by who asked for it', async () => {
  const before = await kept();
  const { id, waits } = good(await change('safeguarding', ACCOUNT)).data;
  expect(waits).toBe(true);
  expect(await kept()).toEqual(before);
  expect((await of('safeguarding')).waiting).toMatchObject({
    id,
    acts: ['withdraw'],
    after: { 'safeguarding.bank': 'CaixaBank' },
  });
  expect((await of('safeguarding', colleague)).waiting?.acts).toEqual(['approve', 'refuse']);
  expect(outcome(await decide(id, 'approve', world.manager))).toBe('409 settings.not_yours');
  expect(outcome(await decide(id, 'withdraw', colleague))).toBe('409 settings.not_yours');
  expect(outcome(await change('safeguarding', { 'safeguarding.bank': 'Otro' }, colleague))).toBe('409 settings.waits');

  good(await decide(id, 'approve', colleague));
  expect((await kept()).safeguarding).toEqual({
    holder: 'Otra Plataforma PSFP, S.L.',
    iban: 'ES9121000418450200051332',
    bic: 'CAIXESBB',
    bank: 'CaixaBank',
  });
  expect(outcome(await decide(id, 'approve', colleague))).toBe('409 settings.decided');
});

test('a change that waits stands in the inbox of every manager but the one who asked for it', async () => {
  const { id } = good(await change('tax', { 'tax.law': 'OWN', withholdingPercent: '21.00' })).data;
  const waiting = async (as: Person) =>
    good(await world.call(listInbox, { query: { kind: 'setting' }, as })).data.map((one) => [one.id, one.title]);
  expect(await waiting(colleague)).toEqual([[id, 'tax']]);
  expect(await waiting(world.manager)).toEqual([]);
  good(await decide(id, 'withdraw', world.manager));
  expect(await waiting(colleague)).toEqual([]);
});

test('a refusal says why and leaves everything as it was', async () => {
  const before = await kept();
  const { id } = good(await change('control', { [`${REQUIRED_OF}.ADMIN`]: true })).data;
  expect(outcome(await decide(id, 'refuse', colleague))).toBe('422 request.invalid');
  good(await decide(id, 'refuse', colleague, 'Antes avisamos al equipo.'));
  expect(await kept()).toEqual(before);
  expect((await of('control')).waiting).toBeNull();
});

test('two managers who decide at once are one decision, and two who change one section at once are one change', async () => {
  const { id } = good(await change('control', { 'distributions.secondApprovalAbove': '2500.00' })).data;
  const third = await world.addPerson({ roles: ['ADMIN'] });
  const decided = await Promise.all([
    decide(id, 'approve', colleague),
    decide(id, 'refuse', third, 'Mejor el de ahora.'),
  ]);
  expect(decided.map(outcome).sort()).toEqual(['200', '409 settings.decided']);

  const { number } = await of('limits');
  const changed = await Promise.all([
    change('limits', { 'uploads.filesPerDay': '70' }, world.manager, number),
    change('limits', { 'uploads.filesPerDay': '80' }, colleague, number),
  ]);
  expect(changed.map(outcome).sort()).toEqual(['200', '409 settings.changed_meanwhile']);
  expect((await of('limits')).number).toBe(number + 1);
});

test('a yes to what the installation has changed since is refused', async () => {
  const { id } = good(await change('safeguarding', { 'safeguarding.bank': 'Banco Tercero' })).data;
  await world.db.query(
    `update tenants set settings = jsonb_set(settings, '{safeguarding,bank}', '"Banco de la instalación"'), version = version + 1 where id = $1`,
    [world.tenantId],
  );
  expect(outcome(await decide(id, 'approve', colleague))).toBe('409 settings.changed_meanwhile');
  good(await decide(id, 'refuse', colleague, 'Ya cambió.'));
});

test('a field beyond its bounds is refused at its path, all at once, and a field of another section is none', async () => {
  const wrong = await change('orders', {
    orderExpiryDays: '91',
    warningGateMin: '1000.01',
    knowledgePassMark: '3.5',
    oversubscription: 'LOTTERY',
    'safeguarding.iban': ACCOUNT['safeguarding.iban'],
  });
  expect(wrong).toMatchObject({
    status: 422,
    body: {
      fields: {
        orderExpiryDays: { key: 'validator.error_number_max' },
        warningGateMin: { key: 'validator.error_number_max' },
        knowledgePassMark: { key: 'validator.error_number_integer' },
        oversubscription: { key: 'validator.error_option' },
        'safeguarding.iban': { key: 'validator.form_field_invalid' },
      },
    },
  });
  expect(outcome(await change('orders', { orderExpiryDays: '3', orderReminderDaysBefore: '3' }))).toBe(
    '422 request.invalid',
  );
  expect(outcome(await change('safeguarding', { ...ACCOUNT, 'safeguarding.iban': 'ES9121000418450200051333' }))).toBe(
    '422 request.invalid',
  );
  expect(outcome(await change('company', { 'informationSheet.providerLei': '95980020140005970516' }))).toBe(
    '422 request.invalid',
  );
  expect(outcome(await change('company', { legalName: ' ' }))).toBe('422 request.invalid');
});

test('keys of providers never leave: a contract is known by the end of its key', async () => {
  const key = `sk_test_${'a'.repeat(20)}9z8y`;
  await world.db.query(
    `update tenants set settings = settings || jsonb_build_object('card', jsonb_build_object('secretKey', $2::text, 'webhookSecrets', jsonb_build_array($3::text), 'environment', 'live')), version = version + 1 where id = $1`,
    [world.tenantId, key, 'whsec_0123456789abcdef'],
  );
  const shown = await all();
  expect(shown.providers.find(({ name }) => name === 'card')).toEqual({
    name: 'card',
    environment: 'live',
    known: '••••9z8y',
    trial: null,
  });
  expect(JSON.stringify(shown)).not.toContain(key.slice(0, 20));
  expect(JSON.stringify(shown)).not.toContain('whsec');
});

test('another tenant’s change is not there, and what is done with one is told by its section, never by what it holds', async () => {
  const { id } = good(await change('tax', { withholdingPercent: '24.00', 'tax.law': 'OWN' })).data;
  const foreign = await beside.call(decideSettings, {
    params: { id },
    body: { act: 'approve' },
    as: beside.manager,
    key: randomUUID(),
  });
  expect(outcome(foreign)).toBe('404 not_found');
  const told = await world.db.query<{ action: string; details: Record<string, unknown> }>(
    `select action, details from audit_log where tenant_id = $1 and action like 'tenant.settings%' order by at, id`,
    [world.tenantId],
  );
  expect(new Set(told.map(({ action }) => action))).toEqual(
    new Set([
      'tenant.settings_asked',
      'tenant.settings_changed',
      'tenant.settings_refused',
      'tenant.settings_withdrawn',
    ]),
  );
  expect(JSON.stringify(told)).not.toContain('ES91');
});

test('the wallet that earnings are paid from is an address whose capitals are its checksum, kept with them, once two managers have agreed', async () => {
  const payoutWallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const wrong = [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed',
    `0x${'0'.repeat(40)}`,
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed',
  ];
  for (const each of wrong)
    expect(outcome(await change('safeguarding', { payoutWallet: each }))).toBe('422 request.invalid');
  // Its 0x may lack.
  const { id, waits } = good(await change('safeguarding', { payoutWallet: payoutWallet.toLowerCase().slice(2) })).data;
  expect(waits).toBe(true);
  good(await decide(id, 'approve', colleague));
  expect(await kept()).toMatchObject({ payoutWallet });
  const off = good(await change('safeguarding', { payoutWallet: '' })).data;
  good(await decide(off.id, 'approve', colleague));
  expect(await kept()).toMatchObject({ payoutWallet: '' });
});
