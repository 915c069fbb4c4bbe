import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptOrder } from '#contract/orders.ts';
import { getOrderRecord, getOrderRecordFile, getOwnAcceptances } from '#contract/records.ts';
import { riskText } from '#domain/investment/risk-texts.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;
beforeAll(async () => {
  world = await makeInvestWorld();
  steps = orderSteps(world);
});
afterAll(() => world?.close());

const record = async (as: Person, id: string, lang: 'es' | 'en' = 'es') =>
  good(await world.call(getOrderRecord, { params: { id }, as, lang })).data;
const wordsOf = (sections: readonly { paragraphs: string[]; rows: { value: string }[] }[]) =>
  sections.flatMap(({ paragraphs, rows }) => [...paragraphs, ...rows.map(({ value }) => value)]);

/** A knowledge test that was passed so many minutes from now. */
async function addTest(who: Person, { minutes, version, text }: { minutes: number; version: string; text: string }) {
  const at = new Date(world.backEnd.clock.now().getTime() + minutes * 60_000);
  await world.db.query(
    `insert into suitability_tests (tenant_id, user_id, status, attempt, version, lang, answers, score, text_shown, valid_until, created_at)
     values ($1, $2, 'PASSED', 1, $3, 'es', '{}', 6, $4, $5::timestamptz + interval '2 years', $5)`,
    [world.tenantId, who.id, version, text, at],
  );
}

test('an order’s record holds each box in the words that were ticked, in their language, with the moment', async () => {
  const ana = await world.addPerson();
  const id = await orderAt(steps, ana, await world.addOffer(), 2, 'ACCEPTED');
  const { sections, title } = await record(ana, id, 'en');
  expect(title).toMatch(/^Record of order ORD-/);
  const said = wordsOf(sections);
  expect(said).toContain(riskText('risk_loss', 'es'));
  expect(said).toContain(riskText('risk_liquidity', 'es'));
  const happened = sections.find(({ tables }) => tables.length > 0);
  expect(happened?.tables[0]?.rows.map(([step]) => step)).toEqual(['Order created', 'Order confirmed']);
  const rows = await world.db.query<{ subject: string; text_shown: string; investment_id: string }>(
    'select subject, text_shown, investment_id from consents where user_id = $1 order by subject',
    [ana.id],
  );
  expect(rows.map(({ subject, investment_id }) => [subject, investment_id])).toEqual([
    ['risk_liquidity', id],
    ['risk_loss', id],
  ]);
});

test('a warning that was accepted stands in the record with its sums and what was typed', async () => {
  const ana = await world.addPerson({ abilityCents: 0 });
  const { id } = good(await steps.place(ana, await world.addOffer(), 25)).data;
  const body = { terms_version: 1, warning: { consent: true as const, typed: 'acepto' } };
  good(await world.call(acceptOrder, { params: { id }, body, as: ana, key: id }));
  const said = wordsOf((await record(ana, id)).sections);
  const shown = riskText('risk_warning', 'es', { threshold: '1.000,00 €', amount: '1.250,00 €' });
  expect(said.join('\n').replace(/\u00a0/g, ' ')).toContain(shown);
  expect(said).toContain('acepto');
});

test('a test that is answered after an order stands in no record of it, and the one before it does with its version', async () => {
  const ana = await world.addPerson();
  await addTest(ana, { minutes: 0, version: '2025-9', text: 'Lo que se preguntó entonces.' });
  const id = await orderAt(steps, ana, await world.addOffer(), 1, 'ACCEPTED');
  await addTest(ana, { minutes: 60, version: '2027-1', text: 'Lo que se pregunta después.' });
  const said = wordsOf((await record(ana, id)).sections);
  expect(said).toContain('2025-9');
  expect(said).toContain('Lo que se preguntó entonces.');
  expect(said).not.toContain('2027-1');
});

test('a record is its own investor’s alone, as a page and as a file', async () => {
  const [ana, eva] = [await world.addPerson(), await world.addPerson()];
  const id = await orderAt(steps, ana, await world.addOffer(), 1, 'ACCEPTED');
  const file = good(await world.call(getOrderRecordFile, { params: { id }, as: ana })).data;
  expect([file.type, file.name.endsWith('.pdf')]).toEqual(['application/pdf', true]);
  expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  for (const endpoint of [getOrderRecord, getOrderRecordFile] as const)
    for (const as of [eva, world.manager])
      expect(['404', '403']).toContain(outcome(await world.call(endpoint, { params: { id }, as })).slice(0, 3));
});

test('the page of what was accepted besides orders holds nothing of an order', async () => {
  const ana = await world.addPerson();
  await orderAt(steps, ana, await world.addOffer(), 1, 'ACCEPTED');
  const { sections } = good(await world.call(getOwnAcceptances, { as: ana })).data;
  expect(wordsOf(sections)).not.toContain(riskText('risk_loss', 'es'));
});
