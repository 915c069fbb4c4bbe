import { afterAll, beforeAll, expect, test } from 'vitest';
import { getUserWallet } from '#contract/user-wallet.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps } from '#tests/support/order-steps.ts';

const OWN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const FORMER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
let world: InvestWorld;
let offer: Offer;
beforeAll(async () => {
  world = await makeInvestWorld();
  offer = await world.addOffer({ tokens: 1000 });
});
afterAll(() => world?.close());

const read = ({ id }: Pick<Person, 'id'>, as: Person = world.manager) =>
  world.call(getUserWallet, { params: { id }, as });

test('a person’s wallet says whose each address is, who admits it, what is held and what was ordered', async () => {
  const ana = await world.addPerson();
  expect(good(await read(ana)).data).toEqual({ wallets: [], admitted: [], holdings: [], orders: [] });
  await world.db.query(
    'insert into wallets (tenant_id, user_id, address, created_at, proved_at) values ($1, $2, $3, now(), now())',
    [world.tenantId, ana.id, OWN],
  );
  const list = (address: string | null, state: string, issuance: string) =>
    world.db.query(
      `insert into whitelist_entries (tenant_id, issuance_id, user_id, address, state, created_by, created_at, moved_at, decided_by, decided_at, reason)
       values ($1, $2, $3, $4, $5, $6, now(), now(), case when $5 = 'PENDING' then null else $6::uuid end, case when $5 = 'PENDING' then null else now() end,
         case when $5 = 'REVOKED' then 'Otra dirección' end)`,
      [world.tenantId, issuance, ana.id, address, state, world.manager.id],
    );
  const other = await world.addOffer();
  await list(OWN.toLowerCase().replace('0x', '0x'), 'APPROVED', offer.id);
  await list(FORMER, 'REVOKED', offer.id);
  await list(null, 'PENDING', other.id);
  const steps = orderSteps(world);
  const order = await orderAt(steps, ana, offer, 7, 'CHARGED');
  const gone = await orderAt(steps, ana, other, 2, 'ACCEPTED');
  good(await steps.cancel(gone));
  world.moveDays(6);
  await world.db.query("update investments set status = 'SIGNED' where id = $1", [order]);
  expect(good(await steps.mint(order)).data.refused).toBeNull();
  world.moveDays(null);

  const { data } = good(await read(ana));
  expect(
    data.wallets.map(({ address, own, proved_at, lists }) => [
      address.toLowerCase(),
      own,
      proved_at !== null,
      lists.map(({ state }) => state),
    ]),
  ).toEqual([
    [OWN.toLowerCase(), true, true, ['APPROVED']],
    [FORMER.toLowerCase(), false, false, ['REVOKED']],
  ]);
  expect(data.admitted.map(({ project, state }) => [project.id, state])).toEqual([[other.id, 'PENDING']]);
  expect(data.holdings).toMatchObject([{ project: { id: offer.id, symbol: 'HSOL' }, tokens: 7 }]);
  expect(data.orders).toMatchObject([{ id: order, status: 'MINTED', tokens: 7, amount: '350.00' }]);
});

test('a wallet is read by managers of the person’s tenant alone', async () => {
  const eva = await world.addPerson();
  expect((await read(eva, eva)).status).toBe(403);
  expect((await read({ id: '00000000-0000-4000-8000-000000000001' })).status).toBe(404);
});
