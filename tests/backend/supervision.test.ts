import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRecordLines, listYearlyReport } from '#contract/supervision.ts';
import { isLei } from '#domain/information-sheet/lei.ts';
import { bookTokens } from '#tests/support/distribution-steps.ts';
import {
  anotherTenant,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

const LEI = '959800R2X69K6Y6MX775';
let world: InvestWorld;
let steps: ReturnType<typeof orderSteps>;
/** One that closed in 2025, one that is open since then, and one of 2024 alone. */
let [closed, open, old]: Offer[] = [];
let [ana, luc, firm]: Person[] = [];

beforeAll(async () => {
  world = await makeInvestWorld({ hide: { signInvestment: true } });
  steps = orderSteps(world);
  [closed, open, old] = [await world.addOffer(), await world.addOffer(), await world.addOffer()];
  [ana, luc, firm] = [await world.addPerson(), await world.addPerson(), await world.addPerson({ sophisticated: true })];
  await orderAt(steps, ana as Person, closed as Offer, 5, 'CHARGED');
  for (const person of [luc, firm]) await orderAt(steps, person as Person, closed as Offer, 2, 'CHARGED');
  // Not paid: it counts nowhere.
  await orderAt(steps, await world.addPerson(), closed as Offer, 2, 'IN_UPLOAD_PROOF_OF_PAYMENT');
  await world.db.query(`update user_profiles set country = 'ES' where user_id = $1`, [ana?.id]);
  await world.db.query(`update user_profiles set country = 'FR' where user_id = $1`, [luc?.id]);
  await world.db.query(`update user_profiles set country = 'ES', legal_type = 'LEGAL_ENTITY' where user_id = $1`, [
    firm?.id,
  ]);
  await world.db.query(
    `insert into company_profiles (tenant_id, user_id, organisation_name, country, tax_number, updated_at)
     values ($1, $2, 'Firma SL', 'PT', 'B12345674', now())
     on conflict (tenant_id, user_id) do update set organisation_name = 'Firma SL', country = 'PT', tax_number = 'B12345674'`,
    [world.tenantId, firm?.id],
  );
  await dates(closed, '2025-02-01', '2025-06-01');
  await dates(open, '2025-11-01', null);
  await dates(old, '2024-01-01', '2024-12-31T22:30:00Z');
  await world.db.query(
    `update tenants set settings = jsonb_set(settings, '{informationSheet}', coalesce(settings->'informationSheet', '{}') || $2), version = version + 1 where id = $1`,
    [world.tenantId, JSON.stringify({ providerLei: LEI })],
  );
  await world.db.query(`update issuances set issuer_tax_number = 'B87654321' where id = $1`, [closed?.id]);
  await world.db.query(
    `insert into information_sheets (tenant_id, issuance_id, offer_number, edited_at, edited_by) values ($1, $2, 7, now(), $3)`,
    [world.tenantId, closed?.id, world.manager.id],
  );
});
afterAll(() => world?.close());

/** When a project's offer began, and when it was closed; the second of the tenant's midnights is the next day's in Madrid. */
const dates = (offer: Offer | undefined, from: string, until: string | null) =>
  world.db.query(
    `update issuances set campaign_starts_at = $2, closed_at = $3, campaign_ends_at = null, status = $4 where id = $1`,
    [offer?.id, from, until, until ? 'CLOSED' : 'CAMPAIGN'],
  );
const yearly = async (query: object = {}) => good(await world.call(listYearlyReport, { query, as: world.manager }));

describe('the yearly report', () => {
  test('has a line for each project and country of who paid, apart by who was sophisticated when they confirmed', async () => {
    expect(isLei(LEI)).toBe(true);
    const { data } = await yearly({ year: 2025 });
    const ofClosed = data.filter(({ project }) => project.id === closed?.id);
    expect(ofClosed.map(({ country, sophisticated, others }) => [country, sophisticated, others])).toEqual([
      ['ES', { investors: 0, amount: '0.00' }, { investors: 1, amount: '250.00' }],
      ['FR', { investors: 0, amount: '0.00' }, { investors: 1, amount: '100.00' }],
      ['PT', { investors: 1, amount: '100.00' }, { investors: 0, amount: '0.00' }],
    ]);
    for (const line of ofClosed)
      expect(line).toMatchObject({
        ...{ provider: LEI, year: 2025, offer: `${LEI}00000007`, raised: '450.00', currency: 'EUR' },
        owner: { code: 'B87654321' },
      });
  });

  test('names an offer that nobody has paid for once, without a country and without a number that it does not have', async () => {
    const { data } = await yearly({ year: 2025 });
    expect(data.filter(({ project }) => project.id === open?.id)).toMatchObject([
      { country: null, offer: null, raised: '0.00', others: { investors: 0, amount: '0.00' } },
    ]);
  });

  test('tells of a year by the tenant’s calendar every offer that was open in it, and of no other', async () => {
    const projectsOf = async (year: number) => [
      ...new Set((await yearly({ year })).data.map(({ project }) => project.id)),
    ];
    expect(await projectsOf(2024)).toEqual([old?.id]);
    expect((await projectsOf(2025)).sort()).toEqual([closed?.id, open?.id].sort());
    expect(await projectsOf(2026)).toEqual([open?.id]);
    expect(await projectsOf(2023)).toEqual([]);
  });

  test('is read page by page without losing or doubling a line', async () => {
    const whole = (await yearly({ year: 2025 })).data.map(({ id }) => id);
    const seen: string[] = [];
    for (let after: string | undefined, page = 0; page < 9; page += 1) {
      const { data, meta } = await yearly({ year: 2025, per_page: 1, ...(after ? { after } : {}) });
      seen.push(...data.map(({ id }) => id));
      if (!meta.next) break;
      after = meta.next;
    }
    expect(seen).toEqual(whole);
  });

  test('is the last year that is over where none is asked for, and can be asked for as far back as there were offers', async () => {
    const { year, years } = await yearly();
    expect(year).toBe(Number(years[0]) - 1);
    expect(years.at(-1)).toBe(2024);
  });

  test('is for managers alone, and of their own tenant', async () => {
    const there = await anotherTenant(world);
    expect(outcome(await world.call(listYearlyReport, { as: world.issuer }))).toBe('403 access.denied');
    expect(good(await there.call(listYearlyReport, { query: { year: 2025 }, as: there.manager })).data).toEqual([]);
  });
});

describe('the register for the record-keeping body', () => {
  test('names each holder with number, wallet and tokens, and what of them cannot be given away then', async () => {
    const offer = await world.addOffer({ issuer: world.issuer });
    await bookTokens(world, firm as Person, offer, 30, 40);
    await bookTokens(world, ana as Person, offer, 10, 40);
    await world.db.query(`update issuances set erir_reference = 'ERIR-7' where id = $1`, [offer.id]);
    await world.db.query(
      `insert into token_holds (tenant_id, issuance_id, user_id, tokens, cause, ref, created_at, ended_at) values
        ($1, $2, $3, 4, 'AD', gen_random_uuid(), now() - interval '1 hour', null),
        ($1, $2, $3, 5, 'AD', gen_random_uuid(), now() - interval '2 days', now() - interval '1 day')`,
      [world.tenantId, offer.id, firm?.id],
    );
    const read = async (query: object = {}) =>
      good(await world.call(listRecordLines, { params: { id: offer.id }, query, as: world.manager }));
    const { data, of } = await read();
    expect(of).toMatchObject({ reference: 'ERIR-7', symbol: offer.symbol });
    expect(data).toMatchObject([
      { name: 'Firma SL', legal_type: 'LEGAL_ENTITY', number: 'B12345674', tokens: 30, kept: 4, of },
      { name: ana?.name, tokens: 10, kept: 0 },
    ]);
    const there = await anotherTenant(world);
    expect(outcome(await world.call(listRecordLines, { params: { id: offer.id }, as: world.issuer }))).toBe(
      '403 access.denied',
    );
    expect(outcome(await there.call(listRecordLines, { params: { id: offer.id }, as: there.manager }))).toBe(
      '404 not_found',
    );
  });
});
