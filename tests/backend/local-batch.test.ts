import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyEtherPayouts } from '#backend/seed/ready-ether-payouts.ts';
import { previewClaim } from '#contract/earnings.ts';
import { getWalletBatch, makeWalletBatch } from '#contract/wallet-payouts.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { listen } from '#tests/support/listen.ts';
import { good } from '#tests/support/order-steps.ts';
import { makePayoutWorld, type PayoutWorld } from '#tests/support/payout-world.ts';

let base: InvestWorld;
let world: PayoutWorld;

beforeAll(async () => {
  base = await makeInvestWorld();
  await listen(base.backEnd);
  world = await makePayoutWorld(base);
});
afterAll(() => base?.close());

const batchOf = async (id: string) =>
  good(await world.call(getWalletBatch, { as: world.manager, params: { id } })).data;
const makeBatch = async (total: string) =>
  good(await world.call(makeWalletBatch, { as: world.manager, body: { total }, key: randomUUID() })).data.id;
const ask = async (url: string, decision?: string) => {
  const body = decision && new URLSearchParams({ decision });
  return world.backEnd.fetch(new Request(url, body ? { method: 'POST', body } : {}));
};

test('this machine’s wallet sends a batch as its signers would: one transfer, the rest, blocks until all is confirmed', async () => {
  const [ana, bea] = [await world.addWalletPerson(), await world.addWalletPerson()];
  await world.claimed(ana, { gross: 10_000, withheld: 1900 });
  await world.claimed(bea, { gross: 5000, withheld: 950 });
  const id = await makeBatch('121.50');
  const outcomes = async () => (await batchOf(id)).rows.map(({ outcome }) => outcome).sort();
  const { wallet_url: url, name } = await batchOf(id);
  const page = await (await ask(`${url}?lang=en`)).text();
  for (const said of [name, '0.0405', 'Send all that is open']) expect(page).toContain(said);

  expect((await ask(String(url), 'less')).status).toBe(303);
  expect(await outcomes()).toEqual(['OPEN', 'OPEN']);
  await ask(String(url), 'one');
  expect(await outcomes()).toEqual(['OPEN', 'SEEN']);
  await ask(String(url), 'all');
  await ask(String(url), 'mine');
  expect(await outcomes()).toEqual(['SENT', 'SENT']);
  expect((await ask(String(url), 'twice')).status).toBe(404);
});

test('this machine’s wallet sends nothing of a batch that another wallet pays, and knows none of another tenant', async () => {
  const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  await world.withSettings({ payoutWallet: other }, async () => {
    await world.claimed(await world.addWalletPerson(), { gross: 10_000, withheld: 1900 });
    const id = await makeBatch('81.00');
    const url = String((await batchOf(id)).wallet_url);
    expect(await (await ask(`${url}?lang=en`)).text()).toContain('The one of this machine is');
    await ask(url, 'all');
    expect((await batchOf(id)).rows.map(({ outcome }) => outcome)).toEqual(['OPEN']);
    expect((await ask(url.replace(world.tenantId, base.tenantId))).status).toBe(404);
    expect((await ask(url.replace(id, 'none'))).status).toBe(404);
  });
});

test('the demo’s tenants on this machine’s chain pay from its wallet at their first start, and keep what managers change', async () => {
  const { db, tenantId, backEnd, payer } = world;
  const set = async () =>
    (
      await db.query<{ wallet: string }>("select settings ->> 'payoutWallet' as wallet from tenants where id = $1", [
        tenantId,
      ])
    )[0]?.wallet;
  await db.query("update tenants set settings = settings - 'payoutWallet', version = version + 1 where id = $1", [
    tenantId,
  ]);
  const person = await world.addPerson();
  await db.query("update users set email = 'investor@monedero.test' where id = $1", [person.id]);
  await readyEtherPayouts(db.url, backEnd.deps.config.dataDir);
  expect(await set()).toBe(payer);
  expect(good(await world.call(previewClaim, { as: person })).data.wallet).toMatchObject({ state: 'usable' });
  await db.query(`update tenants set settings = settings || '{"payoutWallet":""}' where id = $1`, [tenantId]);
  await readyEtherPayouts(db.url, backEnd.deps.config.dataDir);
  expect(await set()).toBe('');
});
