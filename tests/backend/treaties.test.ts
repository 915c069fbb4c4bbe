import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { previewDistribution } from '#contract/distributions.ts';
import { TREATIES } from '#contract/setting-values.ts';
import { changeSettings, decideSettings, getSettings } from '#contract/settings.ts';
import { listTaxYears, noteResidenceCertificate, takeBackResidenceCertificate } from '#contract/tax-certificates.ts';
import { type TreatyRateJson, treatyRatesIn, treatyRatesText } from '#contract/treaty-rate.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { bookTokens, type DistributionSteps, distributionSteps } from '#tests/support/distribution-steps.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: DistributionSteps;
let colleague: Person;

beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  steps = distributionSteps(world);
  await steps.giveAccount(world.issuer);
  colleague = await world.addPerson({ roles: ['ADMIN'] });
});
afterEach(() => world.moveDays(null));
afterAll(() => world.close());

const today = () => dayIn(world.backEnd.clock.now(), 'Europe/Madrid');
const AMERICAN: TreatyRateJson = {
  ...{ country: 'US', kind: 'DIVIDEND', legalType: null, percent: '15.00', from: '1990-11-21', until: null },
  source: 'Convenio con Estados Unidos, art. 10.2.b',
};

const standing = async () => {
  const { data } = good(await world.call(getSettings, { as: world.manager }));
  const found = data.sections.find(({ section }) => section === 'treaties');
  if (!found) throw new Error('no treaties');
  return found;
};
async function ask(rates: readonly TreatyRateJson[] | string, as: Person = world.manager) {
  const text = typeof rates === 'string' ? rates : treatyRatesText(rates);
  const body = { section: 'treaties' as const, number: (await standing()).number, values: { [TREATIES]: text } };
  return world.call(changeSettings, { body, as, key: randomUUID() });
}
const decide = (id: string, as: Person) =>
  world.call(decideSettings, { params: { id }, body: { act: 'approve' }, as, key: randomUUID() });
async function agreed(rates: readonly TreatyRateJson[]): Promise<void> {
  good(await decide(good(await ask(rates)).data.id, colleague));
}
const note = (person: Person, issued_on: string, as: Person = world.manager) =>
  world.call(noteResidenceCertificate, { body: { person: person.id, issued_on }, as, key: randomUUID() });

/** A holder who lives in a country, with a proposed dividend of 100.00. */
async function holderIn(country: string): Promise<{ holder: Person; id: string; issuanceId: string }> {
  const offer = await world.addOffer({ issuer: world.issuer });
  const holder = await world.addPerson();
  await world.db.query('update user_profiles set country = $2 where user_id = $1', [holder.id, country]);
  await bookTokens(world, holder, offer, 10, 30);
  return { holder, id: good(await steps.propose(offer)).data.id, issuanceId: offer.id };
}
const rateOf = async (id: string) => (await steps.parts(id)).map(({ rate, rate_source }) => [rate, rate_source]);

test('a treaty’s rate is asked for by one manager and holds from the yes of another on, for who has a certificate', async () => {
  const first = good(await ask([AMERICAN])).data;
  expect(first.waits).toBe(true);
  expect(outcome(await decide(first.id, world.manager))).toBe('409 settings.not_yours');
  const { holder, id, issuanceId } = await holderIn('US');
  good(await note(holder, addDays(today(), -10)));
  expect(await rateOf(id)).toEqual([[1900, 'RDLeg 5/2004 (TRLIRNR), art. 25.1.f']]);
  good(await decide(first.id, colleague));
  expect(treatyRatesIn(String((await standing()).values[TREATIES]))).toEqual([AMERICAN]);
  const query = { income: '100.00', record_on: today() };
  const preview = await world.call(previewDistribution, { params: { id: issuanceId }, query, as: world.manager });
  expect(good(preview).data.sums.net).toBe('85.00');
  // Proposed before: the approval looks again, and says what is withheld now.
  expect((await steps.approve(id, '81.00')).body).toMatchObject({ params: { net: '85.00' } });
  expect(await rateOf(id)).toEqual([[1500, AMERICAN.source]]);
  good(await steps.approve(id, '85.00'));
});

test('a holder without a certificate, or with one that is over, is withheld from by the law whatever the treaty says', async () => {
  await agreed([AMERICAN, { ...AMERICAN, kind: 'INTEREST', percent: '0.00' }]);
  const { holder, id } = await holderIn('US');
  expect(await rateOf(id)).toEqual([[1900, 'RDLeg 5/2004 (TRLIRNR), art. 25.1.f']]);
  good(await note(holder, addDays(today(), -200)));
  expect((await steps.approve(id, '81.00')).body).toMatchObject({ params: { net: '85.00' } });
  world.moveDays(200);
  expect((await steps.approve(id, '85.00')).body).toMatchObject({ params: { net: '81.00' } });
  expect(await rateOf(id)).toEqual([[1900, 'RDLeg 5/2004 (TRLIRNR), art. 25.1.f']]);
});

test('a holder who moves to another country leaves the certificate of the one before behind', async () => {
  await agreed([AMERICAN, { ...AMERICAN, country: 'MX', percent: '10.00', source: 'Convenio con México' }]);
  const { holder, id } = await holderIn('US');
  good(await note(holder, today()));
  expect((await steps.approve(id, '81.00')).body).toMatchObject({ params: { net: '85.00' } });
  await world.db.query(`update user_profiles set country = 'MX' where user_id = $1`, [holder.id]);
  expect((await steps.approve(id, '85.00')).body).toMatchObject({ params: { net: '81.00' } });
  good(await note(holder, today()));
  expect((await steps.approve(id, '81.00')).body).toMatchObject({ params: { net: '90.00' } });
});

test('a certificate is written down once, with its last day, and is shown to its holder and to managers', async () => {
  const { holder } = await holderIn('US');
  const issued_on = addDays(today(), -30);
  const made = good(await note(holder, issued_on)).data;
  expect(good(await note(holder, issued_on)).data).toEqual(made);
  for (const [as, query] of [
    [holder, {}],
    [world.manager, { person: holder.id }],
  ] as const) {
    const { residence } = good(await world.call(listTaxYears, { query, as })).data;
    expect(residence).toEqual({
      country: 'US',
      certificate: { issued_on, valid_until: made.valid_until, valid: true },
    });
  }
  const noted = await world.db.query(
    `select 1 from audit_log where tenant_id = $1 and action = 'certificate.residence_noted' and subject_id = $2`,
    [world.tenantId, holder.id],
  );
  expect(noted).toHaveLength(1);
});

test('a certificate that was written down by mistake is taken back with its reason, counts no more, and can be written down again', async () => {
  const { holder } = await holderIn('US');
  const issued_on = addDays(today(), -30);
  const takeBack = (as: Person = world.manager, day = issued_on) =>
    world.call(takeBackResidenceCertificate, {
      ...{ as, key: randomUUID() },
      body: { person: holder.id, issued_on: day, reason: 'Era de otra persona.' },
    });
  const standsNow = async () =>
    good(await world.call(listTaxYears, { query: { person: holder.id }, as: world.manager })).data.residence
      .certificate;
  expect(outcome(await takeBack())).toBe('404 not_found');
  good(await note(holder, issued_on));
  for (const other of [holder, world.issuer]) expect(outcome(await takeBack(other))).toMatch(/^403 /);
  expect(outcome(await takeBack(world.manager, addDays(today(), -31)))).toBe('404 not_found');
  expect(await standsNow()).not.toBe(null);
  const twice = await Promise.all([takeBack(), takeBack()]);
  expect(twice.map(outcome).sort()).toEqual(['200', '404 not_found']);
  expect(await standsNow()).toBe(null);
  const told = await world.db.query<{ details: object }>(
    `select details from audit_log where tenant_id = $1 and action = 'certificate.residence_taken_back' and subject_id = $2`,
    [world.tenantId, holder.id],
  );
  expect(told).toMatchObject([{ details: { country: 'US', issued_on, reason: 'Era de otra persona.' } }]);
  good(await note(holder, issued_on));
  expect(await standsNow()).toMatchObject({ issued_on, valid: true });
});

test('a certificate to come, one of more than a year ago, one of a resident of Spain and one of nobody’s are refused', async () => {
  const { holder } = await holderIn('US');
  const refused = async (answer: ReturnType<typeof note>) => {
    const { status, body } = await answer;
    return [status, body.error, body.fields?.issued_on?.key];
  };
  expect(await refused(note(holder, addDays(today(), 1)))).toEqual([
    422,
    'request.invalid',
    'validator.error_date_max',
  ]);
  expect(await refused(note(holder, addDays(today(), -400)))).toEqual([
    422,
    'request.invalid',
    'validator.error_certificate_old',
  ]);
  expect(await refused(note(await world.addPerson(), today()))).toEqual([409, 'certificate.no_treaty', undefined]);
  const other = await anotherTenant(world);
  expect((await note(await other.addPerson(), today())).status).toBe(404);
  expect((await note(holder, today(), holder)).status).toBe(403);
});

test('a list of rates that is none, holds one twice, ends before it begins or is about Spain’s own capital is refused whole', async () => {
  const before = await standing();
  const wrong = [
    'nothing',
    '{}',
    treatyRatesText([AMERICAN]).replace('15.00', '15'),
    JSON.stringify([AMERICAN, AMERICAN]),
    JSON.stringify([{ ...AMERICAN, until: '1990-11-20' }]),
    JSON.stringify([{ ...AMERICAN, kind: 'CAPITAL_RETURN' }]),
    JSON.stringify([{ ...AMERICAN, source: '' }]),
  ];
  for (const text of wrong) expect((await ask(text)).status, text).toBe(422);
  expect(await standing()).toEqual(before);
});
