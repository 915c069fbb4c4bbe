import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#backend/db/transaction.ts';
import { listedAddress, whitelistChanges } from '#backend/modules/whitelist/approved-addresses.repository.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Offer } from '#tests/support/invest-world.ts';

let world: InvestWorld;

beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world.close());

const MIXED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

async function put(of: InvestWorld, offer: Offer, address: string, state: 'PENDING' | 'APPROVED' | 'REVOKED') {
  const decided = state === 'PENDING' ? null : of.manager.id;
  await of.db.query(
    `insert into whitelist_entries (tenant_id, issuance_id, address, state, created_by, created_at, decided_by, decided_at, reason, moved_at)
     values ($1, $2, $3, $4, $5, now(), $6, case when $6::uuid is null then null else now() end, $7, date_trunc('milliseconds', now()))`,
    [of.tenantId, offer.id, address, state, of.manager.id, decided, state === 'REVOKED' ? 'Perdió la clave' : null],
  );
}

const inWorld = <T>(of: InvestWorld, work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(of.backEnd.deps.pool, of.tenantId, work);

test('a registry reads what changed on the list of one issuance and tenant, and how one address stands, whatever its capitals', async () => {
  const offer = await world.addOffer();
  const beside = await world.addOffer();
  const other = await anotherTenant(world);
  const foreign = await other.addOffer();
  await put(world, offer, MIXED, 'APPROVED');
  await put(world, offer, OTHER, 'PENDING');
  await put(world, beside, OTHER, 'APPROVED');
  await put(other, foreign, OTHER, 'REVOKED');
  const all = await inWorld(world, (tx) => whitelistChanges(tx, world.tenantId, offer.id, { since: null, limit: 10 }));
  expect(all.map(({ address, state }) => [address, state])).toEqual([
    [MIXED, 'APPROVED'],
    [OTHER, 'PENDING'],
  ]);
  const found = await inWorld(world, (tx) => listedAddress(tx, world.tenantId, offer.id, MIXED.toLowerCase()));
  expect(found?.state).toBe('APPROVED');
  const last = all.at(-1);
  if (!last) throw new Error('nothing changed');
  const later = await inWorld(world, (tx) =>
    whitelistChanges(tx, world.tenantId, offer.id, { since: last, limit: 10 }),
  );
  expect(later).toEqual([]);
});

test('an address stands once in an issuance, whatever its capitals', async () => {
  const offer = await world.addOffer();
  await put(world, offer, MIXED, 'APPROVED');
  await expect(put(world, offer, MIXED.toLowerCase(), 'PENDING')).rejects.toThrow(/whitelist_entries_once/);
});
