import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getConcentration, getHoldersRegister, listHolders } from '#contract/holders.ts';
import { getManagedInvestment, listManagedInvestments } from '#contract/investments.ts';
import { dayIn } from '#domain/time/zone.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { signature: false } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterEach(() => world.moveDays(null));
afterAll(() => world.close());

const holders = async (
  offer: Offer,
  query: { at?: string; per_page?: number; after?: string } = {},
  as = world.manager,
) => good(await world.call(listHolders, { params: { id: offer.id }, query, as }));

async function minted(as: Person, offer: Offer, tokens: number): Promise<string> {
  const id = await orderAt(steps, as, offer, tokens, 'CHARGED');
  await steps.mint(id);
  await world.db.query('update investments set reflection_ends_at = null where id = $1', [id]);
  return id;
}

/** Makes tokens past every rule, as the ledger books them, so many days ago. */
async function book(who: Person, offer: Offer, tokens: number, daysAgo: number): Promise<void> {
  await world.db.query(
    `with treasury as (
       insert into ledger_accounts (tenant_id, kind, asset, issuance_id, guarded, created_at) values ($1, 'treasury', 'token:' || $2, $2::uuid, false, now())
       on conflict on constraint ledger_accounts_unique do update set guarded = false returning id),
     holding as (
       insert into ledger_accounts (tenant_id, kind, asset, user_id, issuance_id, guarded, created_at) values ($1, 'holding', 'token:' || $2, $3, $2::uuid, true, now())
       on conflict on constraint ledger_accounts_unique do update set guarded = true returning id),
     entry as (
       insert into ledger_entries (tenant_id, kind, ref, created_at) values ($1, 'test', gen_random_uuid()::text, now() - $5 * interval '1 day') returning id)
     insert into ledger_postings (tenant_id, entry_id, account_id, asset, amount)
     select $1, entry.id, treasury.id, 'token:' || $2, -$4::bigint from entry, treasury
     union all select $1, entry.id, holding.id, 'token:' || $2, $4::bigint from entry, holding`,
    [world.tenantId, offer.id, who.id, tokens, daysAgo],
  );
}

/** The day of the tenant in which the moment so many times 24 hours ago lies: across a change of the clock it is not the one so many days back. */
const day = (ago: number) => dayIn(new Date(Date.now() - ago * 86_400_000), 'Europe/Madrid');

test('the holders of a token stand by what they hold, with their part of all and their value', async () => {
  const offer = await world.addOffer({ price: '12.50', tokens: 1_000 });
  const people = await Promise.all([1, 2, 3].map(() => world.addPerson({ sophisticated: true })));
  for (const [at, who] of people.entries()) await minted(who, offer, (at + 1) * 10);
  const { data, supply, holders: count } = await holders(offer);
  expect(data.map(({ tokens, share, value }) => [tokens, share, value])).toEqual([
    [30, 5_000, '375.00'],
    [20, 3_333, '250.00'],
    [10, 1_666, '125.00'],
  ]);
  expect([supply, count]).toEqual([60, 3]);
  const first = await holders(offer, { per_page: 2 });
  const second = await holders(offer, { per_page: 2, after: first.meta.next ?? '' });
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(data.map(({ id }) => id));
});

test('a register at a day that has been names who held then, in the order in which they came, and forgets nobody who has sold', async () => {
  const offer = await world.addOffer();
  const [ana, eva, leo] = await Promise.all([world.addPerson(), world.addPerson(), world.addPerson()]);
  if (!ana || !eva || !leo) throw new Error('somebody is missing');
  await book(ana, offer, 10, 30);
  await book(eva, offer, 5, 20);
  await book(ana, offer, -10, 10);
  await book(leo, offer, 7, 5);
  const at = async (ago: number) => (await holders(offer, { at: day(ago) })).data.map(({ id, tokens }) => [id, tokens]);
  expect(await at(31)).toEqual([]);
  expect(await at(30)).toEqual([[ana.id, 10]]);
  expect(await at(15)).toEqual([
    [ana.id, 10],
    [eva.id, 5],
  ]);
  expect(await at(10)).toEqual([[eva.id, 5]]);
  expect((await holders(offer)).data.map(({ id }) => id)).toEqual([leo.id, eva.id]);
  const broken = await world.db.query('select * from lonja_totals_breaks()');
  expect(broken).toEqual([]);
});

test('an issuer reads who is in their project, by initials where the tenant says so, and never an address, a reference or another’s project', async () => {
  const offer = await world.addOffer();
  const who = await world.addPerson();
  const id = await orderAt(steps, who, offer, 2, 'PROOF_OF_PAYMENT_UPLOADED');
  await book(who, offer, 2, 1);
  const asIssuer = { ...world.issuer };
  const read = async () => {
    const list = good(await world.call(listManagedInvestments, { query: { issuance: offer.id }, as: asIssuer }));
    const one = good(await world.call(getManagedInvestment, { params: { id }, as: asIssuer }));
    return { list, one, held: await holders(offer, {}, asIssuer) };
  };
  const named = await read();
  expect([named.list.data[0]?.investor.name, named.held.data[0]?.name]).toEqual([who.name, who.name]);
  await world.db.query(
    `update tenants set settings = settings || '{"issuersSeeInitials":true}', version = version + 1 where id = $1`,
    [world.tenantId],
  );
  const veiled = await read();
  expect([veiled.list.data[0]?.investor.name, veiled.held.data[0]?.name]).toEqual(['M. J. G. N.', 'M. J. G. N.']);
  for (const said of [named, veiled].map((each) => JSON.stringify(each))) {
    expect(said).not.toContain(who.email);
    expect(said).not.toMatch(/"wire_reference":"/);
    expect(said).not.toContain('justificante');
  }
  expect(JSON.stringify(veiled)).not.toContain(who.name);
  const byAddress = await world.call(listManagedInvestments, { query: { q: who.email }, as: asIssuer });
  expect(good(byAddress).data).toEqual([]);
  const stranger = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  expect((await world.call(listHolders, { params: { id: offer.id }, as: stranger })).status).toBe(404);
});

test('the concentration says what the largest hold together today and at the end of a day that has been', async () => {
  const offer = await world.addOffer();
  const people = await Promise.all(Array.from({ length: 12 }, () => world.addPerson()));
  const spread = async (at?: string) =>
    good(await world.call(getConcentration, { params: { id: offer.id }, query: { at }, as: world.manager })).data;
  expect(await spread()).toMatchObject({ now: { holders: 0, supply: 0, largest: 0 }, at_day: null });
  for (const [at, who] of people.entries()) await book(who, offer, at === 0 ? 400 : at < 6 ? 100 : 10, 20);
  const [first] = people;
  if (!first) throw new Error('nobody is there');
  await book(first, offer, -300, 10);
  const { now, at_day: then } = await spread(day(15));
  expect(now).toEqual({
    supply: 660,
    holders: 12,
    largest: 1_515,
    top_five: 7_575,
    top_ten: 9_696,
    bands: [
      { from: 2_500, holders: 0 },
      { from: 1_000, holders: 6 },
      { from: 500, holders: 0 },
      { from: 100, holders: 6 },
      { from: 0, holders: 0 },
    ],
  });
  expect(then).toMatchObject({ supply: 960, holders: 12, largest: 4_166, top_five: 8_333 });
  // A day that is not over is today.
  expect((await spread(day(0))).at_day).toBeNull();
  expect(await spread(day(30))).toMatchObject({ at_day: { holders: 0, supply: 0 } });
});

const wordsOf = async (base64: string) => {
  const pdf = await getDocument({ data: new Uint8Array(Buffer.from(base64, 'base64')), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
  );
  const text = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ');
  return { pages: pdf.numPages, isTagged: (await pdf.getMarkInfo())?.Marked === true, text: text.replace(/\s+/g, ' ') };
};

test('the register is drawn as a tagged paper with the holders of its day, and who took it along is written down', async () => {
  const offer = await world.addOffer({ price: '12.50' });
  const [ana, eva] = await Promise.all([world.addPerson(), world.addPerson()]);
  if (!ana || !eva) throw new Error('somebody is missing');
  await book(ana, offer, 30, 20);
  await book(eva, offer, 10, 5);
  const paper = async (lang: 'es' | 'en', at?: string, as: Person = world.manager) =>
    good(await world.call(getHoldersRegister, { params: { id: offer.id }, query: { at }, as, lang })).data;
  const today = await paper('es');
  expect([today.type, today.name]).toEqual([
    'application/pdf',
    expect.stringMatching(/^registro-[\w-]+-\d{4}-\d\d-\d\d\.pdf$/),
  ]);
  const read = await wordsOf(today.base64);
  expect(read).toMatchObject({ isTagged: true, pages: 1 });
  for (const words of [ana.name, '375,00 €', '75 %', '25 %', '500,00 €', 'Titulares 2'])
    expect(read.text).toContain(words);
  const before = await wordsOf((await paper('en', day(10))).base64);
  expect(before.text).toContain('Holders 1');
  expect(before.text).toContain('375.00 €');
  expect((await wordsOf((await paper('en', day(60))).base64)).text).toContain('Nobody held tokens');
  const drawn = await world.db.query(
    `select count(*)::int as count from audit_log where tenant_id = $1 and action = 'issuance.register_drawn'`,
    [world.tenantId],
  );
  expect(drawn).toEqual([{ count: 3 }]);
  const stranger = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  for (const endpoint of [getHoldersRegister, getConcentration])
    expect((await world.call(endpoint, { params: { id: offer.id }, as: stranger })).status).toBe(404);
});
