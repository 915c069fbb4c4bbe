import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCustomization, getCustomizationVersion } from '#contract/customization.ts';
import {
  discardLook,
  getLook,
  getLookVersion,
  listLookVersions,
  publishLook,
  restoreLook,
  saveLookSection,
  saveLookText,
} from '#contract/look.ts';
import type { LookSection } from '#contract/look-fields.ts';
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

type Values = Record<string, string | boolean>;

const look = async () => good(await world.call(getLook, { as: world.manager })).data;
const served = async () => good(await world.call(getCustomization)).data;
const save = (section: LookSection, values: Values, version: number, as: Person = world.manager) =>
  world.call(saveLookSection, { body: { section, values, version }, as });
const write = async (text: string) =>
  world.call(saveLookText, { body: { text, version: (await look()).draft.version }, as: world.manager });
const publish = (version: number, key: string = randomUUID()) =>
  world.call(publishLook, { body: { version }, as: world.manager, key });
const restore = (number: number, published: number) =>
  world.call(restoreLook, {
    params: { number },
    body: { published },
    as: world.manager,
  });
const audited = () =>
  world.db.query<{ action: string; details: Record<string, unknown> }>(
    `select action, details from audit_log where tenant_id = $1 and action like 'tenant.look%' order by at, id`,
    [world.tenantId],
  );

test('a draft is seen by the desk alone until it is published, and by the very next request then', async () => {
  const before = good(await world.call(getCustomizationVersion)).data.version;
  const { version } = good(await save('brand', { title: 'Nueva', 'look.accent': '#14805f' }, 0)).data;
  expect((await served()).title).toBe('Prueba');
  expect(await look()).toMatchObject({
    published: { number: 0, by: null, customization: { title: 'Prueba' } },
    draft: { version, customization: { title: 'Nueva' }, saved: { by: expect.any(String) } },
  });

  const key = randomUUID();
  expect(good(await publish(version, key)).data).toEqual({ number: 2 });
  expect(good(await publish(version, key)).data).toEqual({ number: 2 });
  expect((await served()).title).toBe('Nueva');
  expect(good(await world.call(getCustomizationVersion)).data.version).toBe(before + 1);
  expect((await look()).draft).toMatchObject({ saved: null, customization: { title: 'Nueva' } });
  // Nothing else of the tenant's has changed.
  expect(good(await beside.call(getCustomization)).data.title).toBe('Prueba');
});

test('two managers in one draft lose no word: another section goes through, the same one is refused until it is read again', async () => {
  const { version } = (await look()).draft;
  const first = good(await save('texts', { 'texts.signIn.es': 'Sol y tierra.' }, version)).data;
  const other = good(await save('addresses', { 'urls.faq': '/preguntas' }, version, colleague)).data;
  expect(outcome(await save('texts', { 'texts.signIn.es': 'Otra frase.' }, version, colleague))).toBe(
    '409 look.changed_meanwhile',
  );
  // The same words are no change, whoever has written them.
  good(await save('texts', { 'texts.signIn.es': 'Sol y tierra.' }, version, colleague));
  expect(outcome(await publish(first.version))).toBe('409 look.changed_meanwhile');
  good(await save('texts', { 'texts.signIn.es': 'Otra frase.' }, other.version, colleague));
  expect((await look()).draft.customization).toMatchObject({
    texts: { signIn: { es: 'Otra frase.' } },
    urls: { faq: '/preguntas' },
  });
});

test('a field beyond its bounds is refused at its path, all at once, and a field of another section is none', async () => {
  const { version } = (await look()).draft;
  const wrong = await save(
    'brand',
    { 'look.accent': 'verde', title: '  ', 'image.logo': 'javascript:alert(1)' },
    version,
  );
  expect(wrong).toMatchObject({
    status: 422,
    body: {
      fields: {
        'look.accent': { key: 'validator.error_color' },
        title: { key: 'validator.error_null' },
        'image.logo': { key: 'validator.error_address' },
      },
    },
  });
  expect(outcome(await save('brand', { 'urls.home': '/otra' }, version))).toBe('422 request.invalid');
  expect(await save('company', { 'tenant.time_zone': 'Marte/Olimpo' }, version)).toMatchObject({
    body: { fields: { 'tenant.time_zone': { key: 'validator.error_time_zone' } } },
  });
  expect((await look()).draft.version).toBe(version);
});

test('JSON that is cut in half is refused with its line and column, unknown names and wrong values by their path, and nothing is saved', async () => {
  const { version, customization } = (await look()).draft;
  const whole = JSON.stringify(customization, null, 2);
  const cut = whole.slice(0, whole.length / 2);
  expect(await write(cut)).toMatchObject({
    status: 422,
    body: { fields: { text: { key: 'validator.error_json', params: { line: cut.split('\n').length } } } },
  });
  expect(await write('{"titel": "Aurora", "urls": {"casa": "/x"}}')).toMatchObject({
    body: { fields: { titel: { key: 'validator.error_json_unknown' }, 'urls.casa': {} } },
  });
  expect(await write('{"title": "", "look": {"accent": "red"}, "payment_methods": "all"}')).toMatchObject({
    status: 422,
    body: { fields: { 'look.accent': {}, payment_methods: {} } },
  });
  expect(await write('[]')).toMatchObject({ status: 422 });
  expect((await look()).draft.version).toBe(version);
  good(await write(whole.replace('/preguntas', '/dudas')));
  expect((await look()).draft.customization.urls.faq).toBe('/dudas');
});

test('a version can be gone back to whole, as a version of its own, and the draft stays', async () => {
  const { draft } = await look();
  const { number } = good(await publish(draft.version)).data;
  const next = (await look()).draft.version;
  good(await save('extras', { 'extras.referral': true }, next));
  expect(outcome(await restore(1, number - 1))).toBe('409 look.changed_meanwhile');
  expect(good(await restore(1, number)).data.number).toBe(number + 1);
  expect((await served()).title).toBe('Prueba');
  expect((await look()).draft.customization.extras.referral).toBe(true);
  expect(outcome(await restore(1, number + 1))).toBe('409 look.nothing_changed');
  expect(outcome(await restore(99, number + 1))).toBe('404 not_found');

  const { data, meta } = good(await world.call(listLookVersions, { query: { per_page: 2 }, as: world.manager }));
  expect(data.map(({ number: one, restored }) => [one, restored])).toEqual([
    [number + 1, 1],
    [number, null],
  ]);
  expect(meta.total).toBe(number + 1);
  expect(data[0]?.changes).toContain('title');
  const first = await world.call(getLookVersion, { params: { number: 1 }, as: world.manager });
  expect(good(first).data).toMatchObject({ by: null, customization: { title: 'Prueba' } });
});

test('a draft that is discarded is gone, and a form that showed it is told', async () => {
  const { version } = (await look()).draft;
  good(await world.call(discardLook, { body: { version }, as: world.manager }));
  expect((await look()).draft.saved).toBeNull();
  expect(outcome(await save('extras', { 'extras.homeWidget': true }, version))).toBe('409 look.changed_meanwhile');
  const now = (await look()).draft.version;
  expect(outcome(await world.call(discardLook, { body: { version: now }, as: world.manager }))).toBe(
    '409 look.nothing_changed',
  );
  expect(outcome(await publish(now))).toBe('409 look.nothing_changed');
});

test('a phase with projects in it and a step with people on it stay, and booked money keeps its currency', async () => {
  await world.addOffer();
  const person = await world.addPerson();
  await world.db.query(`update kyc_checks set status = 'MANUAL_REVIEW' where user_id = $1`, [person.id]);
  await world.db.query(`update issuances set status = 'VALIDATING' where tenant_id = $1`, [world.tenantId]);
  const refused = await write(
    '{"flows": {"onboarding": ["SUITABILITY_TEST", "INVEST"], "project_status": ["DRAFT", "CAMPAIGN", "CLOSED"]}, "modules": {"kyc": false}}',
  );
  expect(refused).toMatchObject({
    status: 422,
    body: {
      fields: {
        'flows.onboarding': { key: 'validator.error_flow_people', params: { step: 'KYC' } },
        'flows.project_status': { key: 'validator.error_flow_projects', params: { step: 'VALIDATING', count: 1 } },
      },
    },
  });
});

test('a draft or a version that was broken from outside harms no page, and is none', async () => {
  const { version } = (await look()).draft;
  good(await save('texts', { 'texts.signIn.en': 'Sun and soil.' }, version));
  await world.db.query(`update look_drafts set customization = '{"look": 7}' where tenant_id = $1`, [world.tenantId]);
  const now = await look();
  expect(now.draft.customization).toEqual(now.published.customization);
  good(await save('brand', { title: 'Entera' }, now.draft.version));
  await world.db.query(`update look_versions set customization = '{"look": 7}' where tenant_id = $1 and number = 2`, [
    world.tenantId,
  ]);
  expect(outcome(await world.call(getLookVersion, { params: { number: 2 }, as: world.manager }))).toBe(
    '409 look.version_unreadable',
  );
  expect((await world.call(listLookVersions, { as: world.manager })).status).toBe(200);
});

test('savings, publishings and ways back that come all at once leave one look, versions without a gap and no word that nobody was told of', async () => {
  const start = (await look()).draft.version;
  const outcomes = await Promise.all([
    ...['uno', 'dos', 'tres', 'cuatro'].map((word) => save('brand', { title: word }, start).then(outcome)),
    save('addresses', { 'urls.contact': '/contacto' }, start, colleague).then(outcome),
    save('texts', { 'texts.signIn.en': 'All at once.' }, start, colleague).then(outcome),
  ]);
  // Of those who wrote into one section the first was taken; the other sections were nobody else's.
  expect(outcomes.filter((one) => one.startsWith('200'))).toHaveLength(3);
  expect(outcomes.filter((one) => one === '409 look.changed_meanwhile')).toHaveLength(3);

  const { draft, published } = await look();
  expect(draft.customization).toMatchObject({
    urls: { contact: '/contacto' },
    texts: { signIn: { en: 'All at once.' } },
  });
  const both = await Promise.all([
    publish(draft.version).then(outcome),
    publish(draft.version).then(outcome),
    save('currency', { 'currency.name': 'Euros' }, draft.version, colleague).then(outcome),
  ]);
  expect(both.slice(0, 2).filter((one) => one.startsWith('200')).length).toBeLessThanOrEqual(1);
  const { data } = good(await world.call(listLookVersions, { query: { per_page: 100 }, as: world.manager }));
  expect(data.map(({ number }) => number)).toEqual(data.map((_, at) => data.length - at));
  expect(published.number).toBeLessThanOrEqual(data.length);
});

test('each saving, publishing and going back is in the audit log by names, without a value', async () => {
  const rows = await audited();
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(['tenant.look_saved', 'tenant.look_published', 'tenant.look_restored', 'tenant.look_discarded']),
  );
  expect(rows[0]?.details).toEqual({ sections: 'brand', fields: 'title look.accent' });
  expect(JSON.stringify(rows)).not.toContain('Nueva');
});

test('a look is read by managers alone, and another tenant has its own', async () => {
  for (const as of [world.issuer, await world.addPerson()])
    expect((await world.call(getLook, { as })).status).toBe(403);
  const own = good(await beside.call(getLook, { as: beside.manager })).data;
  expect(own).toMatchObject({ published: { number: 0 }, draft: { version: 0 } });
  expect(outcome(await beside.call(getLookVersion, { params: { number: 1 }, as: beside.manager }))).toBe(
    '404 not_found',
  );
  expect(good(await beside.call(listLookVersions, { as: beside.manager })).data).toEqual([]);
});
