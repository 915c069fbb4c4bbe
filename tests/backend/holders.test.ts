import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listHolders } from '#contract/holders.ts';
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
  const { data, supply, holders: count, top_five_share } = await holders(offer);
  expect(data.map(({ tokens, share, value }) => [tokens, share, value])).toEqual([
    [30, 5_000, '375.00'],
    [20, 3_333, '250.00'],
    [10, 1_666, '125.00'],
  ]);
  expect([supply, count, top_five_share]).toEqual([60, 3, 10_000]);
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
