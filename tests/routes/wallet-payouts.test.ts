import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAccount } from '#tests/support/bank-account.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, type DemoInvestor } from '#tests/support/demo-copies.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { listen } from '#tests/support/listen.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const LIST = '/manager/payouts/wallets';
const PREPARE = `${LIST}/prepare`;
const CLAIM = '/user/earnings/claim';
const PAYER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const WALLET = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const words = wordsOf('es');
let dashboard: Dashboard;
let desk: Visitor;
let tenantId: string;
let issuanceId: string;
let world: Parameters<typeof addEarning>[0];
let ana: DemoInvestor;
let holder: Visitor;

beforeAll(async () => {
  dashboard = await startDashboard();
  await listen(dashboard.backEnd);
  const { database } = dashboard;
  ({ tenantId, issuanceId } = await demoSamples(database));
  const [manager] = await database.query<{ id: string }>(
    "select id from users where tenant_id = $1 and email = 'manager@aurora.test'",
    [tenantId],
  );
  const chain = { environment: 'local', rate: '2000.00' };
  await database.query(
    `update tenants set settings = settings || $2::jsonb, version = version + 1,
       customization = jsonb_set(customization, '{payment_methods}', coalesce(customization -> 'payment_methods', '[]') || $3::jsonb) where id = $1`,
    [
      tenantId,
      JSON.stringify({ chain, payoutWallet: PAYER }),
      JSON.stringify([{ method: 'ETH', fee_fixed: '0.00', fee_percent: '0' }]),
    ],
  );
  ana = await addInvestor(database);
  await database.query('delete from wallets where user_id = $1', [ana.id]);
  await database.query(
    `insert into wallets (tenant_id, user_id, address, created_at, proved_at) values ($1, $2, $3, now(), now() - interval '49 hours')`,
    [tenantId, ana.id, WALLET],
  );
  world = { db: database, tenantId, manager } as unknown as typeof world;
  await addEarning(world, ana, issuanceId, { gross: 10_000, withheld: 1900 });
  desk = dashboard.visitor();
  await desk.signIn('manager@aurora.test');
  holder = dashboard.visitor();
  await holder.signIn(ana.email);
});
afterAll(() => dashboard?.stop());

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
const readable = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ');
const prepare = async (typed: string) => {
  const key = hidden((await desk.get(PREPARE)).text, 'idempotency_key');
  return desk.post(PREPARE, { total: typed, idempotency_key: key });
};

test('a holder claims in ether to the wallet that they proved, told what it will be, and a manager makes the batch, carries it away, and takes it back after an hour', async () => {
  const { text } = await holder.get(CLAIM);
  expect(readable(text)).toContain(words('earnings:toWallet.usable').replace('{{address}}', WALLET));
  const fields = Object.fromEntries(['ids', 'net', 'idempotency_key'].map((name) => [name, hidden(text, name)]));
  expect((await holder.post(CLAIM, { ...fields, to: 'WALLET' })).to).toBe('/user/earnings');
  expect(readable((await holder.get('/user/earnings')).text)).toContain(words('earnings:status.nextBatch'));

  expect(readable((await desk.get('/manager/payouts')).text)).toContain(words('payouts:wallets.title'));
  const list = readable((await desk.get(LIST)).text);
  for (const said of ['81,00 €', PAYER, '0xfB69…d359']) expect(list).toContain(said);
  expect(readable((await desk.get(PREPARE)).text)).toContain(words('payouts:wallets.prepare.title'));
  const wrong = await prepare('80,99');
  expect([wrong.to, wrong.text.includes(words('payouts:prepare.typedWrong'))]).toEqual([null, true]);
  const path = (await prepare('81,00')).to ?? '';
  expect(path).toMatch(/^\/manager\/payouts\/wallets\/[0-9a-f-]{36}$/);
  expect((await desk.get(PREPARE)).to).toBe(LIST);

  const batch = await desk.get(path);
  expect(batch.text).toContain(`href="ethereum:${WALLET}@31337?value=40500000000000000"`);
  for (const said of ['0,0405', WALLET, words('payouts:wallets.outcome.OPEN'), words('payouts:wallets.note.title')])
    expect(readable(batch.text)).toContain(said);
  const csv = await desk.get(`${path}/document?as=csv`);
  expect(csv.text).toContain(`${WALLET},40500000000000000,0.0405,PE`);
  expect(JSON.parse((await desk.get(`${path}/document?as=safe`)).text)).toMatchObject({ chainId: '31337' });
  expect((await desk.get(`${path}/document?as=xml`)).status).toBe(404);

  const key = hidden(batch.text, 'idempotency_key');
  const hash = `0x${'ab'.repeat(32)}`;
  const unknown = await desk.post(path, { intent: 'note', hash, idempotency_key: key });
  expect(readable(unknown.text)).toContain(words('validator:error_transaction_unknown'));

  // This batch alone: the samples of the demo data have one of their own.
  const alter = (set: string) =>
    dashboard.database.query(`update wallet_batches set ${set} where id = $1`, [path.split('/').at(-1)]);
  // Too young: when it may is said, and there is no button.
  const young = words('payouts:wallets.withdraw.why.young').split('{{date}}')[0] ?? '';
  expect(readable(batch.text)).toContain(young);
  expect(readable(batch.text)).not.toContain(words('payouts:wallets.withdraw.button'));
  await alter('seen_at = now()');
  expect(readable((await desk.get(path)).text)).toContain(words('payouts:wallets.withdraw.why.seen'));
  await alter('seen_at = null, acted_at = now()');
  expect(readable((await desk.get(path)).text)).toContain(words('payouts:wallets.withdraw.why.acted'));
  await alter('acted_at = null');

  // An hour later.
  await alter("made_at = made_at - interval '61 minutes'");
  const asked = await desk.post(path, { intent: 'withdraw', idempotency_key: hidden(batch.text, 'idempotency_key') });
  expect(readable(asked.text)).toContain(words('payouts:wallets.withdraw.text'));
  expect(readable((await desk.get(path)).text)).toContain(words('payouts:wallets.withdraw.button'));
  const again = hidden(asked.text, 'idempotency_key');
  const done = await desk.post(path, { intent: 'withdraw', confirmed: 'yes', idempotency_key: again });
  expect(done.to).toBe(LIST);
  expect(readable((await desk.get(LIST)).text)).toContain('81,00 €');
  expect(readable((await desk.get(path)).text)).toContain(words('payouts:wallets.outcome.WITHDRAWN'));
});

test('a holder turns a claim that waits for a wallet to their bank from the page that asks once, told first what is missing, and a batch that was faster is said', async () => {
  // What the first test left waiting.
  const { text } = await holder.get('/user/earnings');
  const path = /href="(\/user\/earnings\/[0-9a-f-]{36}\/bank)"/.exec(text)?.[1] ?? '';
  expect(readable(text)).toContain(words('earnings:turn.act'));
  const stranger = dashboard.visitor();
  await stranger.signIn((await addInvestor(dashboard.database)).email);
  expect((await stranger.get(path)).status).toBe(404);
  expect((await holder.get('/user/earnings/nothing/bank')).status).toBe(404);

  const asked = await holder.get(path);
  for (const key of ['earnings:turn.text', 'earnings:bankMissing.title'])
    expect(readable(asked.text)).toContain(words(key));
  expect(asked.text).not.toContain('name="idempotency_key"');
  await giveAccount({ db: dashboard.database, tenantId }, ana, 'ES9121000418450200051332');
  const page = await holder.get(path);
  expect(readable(page.text)).toContain('ES91 •••• 1332');
  const fields = { idempotency_key: hidden(page.text, 'idempotency_key') };

  // A batch was faster: the form that was open meanwhile leads to the list.
  await dashboard.database.query("update payouts set state = 'IN_FILE' where user_id = $1", [ana.id]);
  expect((await holder.post(path, fields)).to).toBe('/user/earnings');
  expect((await holder.get(path)).to).toBe('/user/earnings');
  await dashboard.database.query("update payouts set state = 'WAITING' where user_id = $1", [ana.id]);

  const again = await holder.get(path);
  const done = await holder.post(path, { idempotency_key: hidden(again.text, 'idempotency_key') });
  expect([done.status, done.to]).toEqual([303, '/user/earnings']);
  const list = await holder.get('/user/earnings');
  expect(readable(list.text)).toContain(words('earnings:status.nextFile'));
  expect(list.text).not.toContain(path);
  expect((await holder.get(path)).to).toBe('/user/earnings');
});
