import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

const LIST = '/manager/investments';
const MINT = `${LIST}/mint`;
const words = wordsOf('es');

let dashboard: Dashboard;
let desk: Visitor;
/** Two of one price that can be minted, and one that is not paid. */
let ready: string[];
let unfit: string;
/** What one of them costs, as it is typed. */
let price: string;
let both: string;
beforeAll(async () => {
  dashboard = await takeDashboard();
  const { database } = dashboard;
  const offer = await addOffer(database);
  const orderIn = async (status: Parameters<typeof addOrder>[3]) =>
    (await addOrder(database, await addInvestor(database), offer.id, status)).id;
  ready = [await orderIn('SIGNED'), await orderIn('SIGNED')];
  unfit = await orderIn('PROOF_OF_PAYMENT_UPLOADED');
  const [one] = await database.query<{ cents: number }>(
    'update investments set reflection_ends_at = null where id = any($1::uuid[]) returning amount_cents::int as cents',
    [ready],
  );
  [price, both] = [typed(one?.cents ?? 0), typed(2 * (one?.cents ?? 0))];
  desk = dashboard.visitor();
  await desk.signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());

const typed = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
const fieldsOf = (ids: readonly string[], fields: Record<string, string>) =>
  new URLSearchParams([...ids.map((id) => ['ids', id]), ...Object.entries(fields)]);
const typing = (total: string) => desk.post(MINT, fieldsOf(ready, { total, idempotency_key: randomUUID() }));
const minted = async () =>
  (
    await dashboard.database.query("select id from investments where id = any($1::uuid[]) and status = 'MINTED'", [
      ready,
    ])
  ).length;
const says = ({ status, text }: Answer, key: string) => [status, text.includes(words(key))];

test('the orders ticked in the list lead to a page that names what will be minted and what will not, and writes nothing', async () => {
  const asked = await desk.post(MINT, fieldsOf([...ready, unfit], { intent: 'ask' }));
  expect(asked.to).toBe(`${MINT}?ids=${[...ready, unfit].join(',')}`);
  const { text } = await desk.follow(asked);
  expect(text).toContain(words('managed:mint.willMint_other', { count: 2 }));
  expect(text).toContain(words('managed:mint.willNot_one', { count: 1 }));
  expect([...text.matchAll(/name="ids" value="([^"]+)"/g)].map(([, id]) => id).sort()).toEqual([...ready].sort());
  expect(await minted()).toBe(0);
});

test('an address without ids, with broken ones or with a hundred and more that nobody knows asks nothing', async () => {
  const many = Array.from({ length: 120 }, () => randomUUID()).join(',');
  for (const query of ['', '?ids=', '?ids=garbage,%_', `?ids=${many}`])
    expect([query.slice(0, 20), ...says(await desk.get(`${MINT}${query}`), 'managed:mint.none')]).toEqual([
      query.slice(0, 20),
      200,
      true,
    ]);
});

test('another total than that of what can be minted now is refused at its field and mints nothing, the right one mints each', async () => {
  expect((await typing('')).status).toBe(422);
  for (const total of ['1', price])
    expect([total, ...says(await typing(total), 'managed:mint.typedWrong')]).toEqual([total, 422, true]);
  // One of them cannot be minted any more: the sum that was shown is not the sum now.
  await dashboard.database.query("update investments set status = 'PROOF_OF_PAYMENT_UPLOADED' where id = $1", [
    ready[1],
  ]);
  expect(says(await typing(both), 'managed:mint.typedWrong')).toEqual([422, true]);
  await dashboard.database.query("update investments set status = 'SIGNED' where id = $1", [ready[1]]);
  expect(await minted()).toBe(0);
  expect((await typing(both)).to).toMatch(/^\/manager\/runs\/[0-9a-f-]{36}$/);
});
