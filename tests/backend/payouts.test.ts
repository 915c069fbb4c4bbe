import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimEarnings, listEarnings } from '#contract/earnings.ts';
import { getPayoutFile, listPayoutFiles, listPayouts, makePayoutFile, takePayoutReport } from '#contract/payouts.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import type { SampleRow } from '#domain/statement/sample-files.ts';
import { dayIn } from '#domain/time/zone.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { statementFile, statementSteps } from '#tests/support/statement-steps.ts';

const IBANS = ['ES9121000418450200051332', 'DE89370400440532013000'];
const today = dayIn(new Date(), 'Europe/Madrid');
let world: InvestWorld;
let steps: ReturnType<typeof statementSteps>;
let ana: Person;
let bea: Person;

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { payment_profit: true } });
  steps = statementSteps(world);
});
afterAll(() => world?.close());

/** Two people with 81.00 and 40.50 on their way to the bank, in this order. */
beforeEach(async () => {
  await world.db.query(
    "update payouts set state = 'SENT', sent_at = now() where tenant_id = $1 and state = 'WAITING'",
    [world.tenantId],
  );
  const offer = (await world.addOffer()).id;
  [ana, bea] = [await world.addPerson(), await world.addPerson()];
  for (const [at, person] of [ana, bea].entries()) {
    await giveAccount(world, person, IBANS[at] ?? '');
    const [gross, withheld, net] = at === 0 ? [10_000, 1900, '81.00'] : [5000, 950, '40.50'];
    const id = await addEarning(world, person, offer, { gross: Number(gross), withheld: Number(withheld) });
    const body = { ids: [id], to: 'BANK_ACCOUNT' as const, net: String(net) };
    good(await world.call(claimEarnings, { as: person, body, key: randomUUID() }));
  }
});

const listed = async (state: 'WAITING' | 'IN_FILE' | 'SENT' = 'WAITING') =>
  good(await world.call(listPayouts, { query: { state }, as: world.manager }));
const waiting = async () => (await listed()).data;
const make = (total: string, key = randomUUID()) =>
  world.call(makePayoutFile, { as: world.manager, body: { total }, key });
const fileOf = async (id: string) => good(await world.call(getPayoutFile, { as: world.manager, params: { id } })).data;
const report = (id: string, text: string) =>
  world.call(takePayoutReport, {
    as: world.manager,
    params: { id },
    files: { report: new File([text], 'pain002.xml') },
    key: randomUUID(),
  });
const delivered = async (person: Person) =>
  good(await world.call(listEarnings, { as: person })).data.map(({ delivered_at }) => delivered_at !== null);
/** Of a person's one earning: whether it stands in a file, whether it has arrived, and why the bank sent it back. */
const stepsOf = async (person: Person) => {
  const [row] = good(await world.call(listEarnings, { as: person })).data;
  return row && [row.processed_at !== null, row.delivered_at !== null, row.came_back];
};

/** What the bank and the pay-outs' account hold, in cents. */
async function books(): Promise<Record<string, number>> {
  const rows = await world.db.query<{ kind: string; cents: number }>(
    `select a.kind, coalesce(sum(p.amount), 0)::float8 as cents from ledger_accounts a
     left join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
     where a.tenant_id = $1 and a.kind in ('bank', 'payouts_due') group by 1`,
    [world.tenantId],
  );
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]));
}

const pain002 = (file: string, count: number, sum: string, transfers: string, group = 'PART') =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>B1</MsgId><CreDtTm>2026-11-23T09:00:00</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${file}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><OrgnlNbOfTxs>${count}</OrgnlNbOfTxs><OrgnlCtrlSum>${sum}</OrgnlCtrlSum><GrpSts>${group}</GrpSts></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>${file}</OrgnlPmtInfId>${transfers}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
const said = (id: string, status: string, code = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>${code && `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`}</TxInfAndSts>`;

async function imported(change: Partial<SampleRow>) {
  const row: SampleRow = { day: today, cents: 1n, text: '', reference: `T${randomUUID().slice(0, 12)}`, ...change };
  const { id } = good(await steps.send(statementFile([row]))).data;
  const [found] = await steps.rowsOf(id);
  return [found?.state, found?.resolution?.kind ?? null];
}

test('money goes into one file by its typed total, leaves with the debit of each transfer, and what the bank rejects waits with the reason', async () => {
  const before = await books();
  const { next, data: rows, counts } = await listed();
  expect(next).toEqual({ transfers: 2, total: '121.50', left: 0, more: false });
  expect(counts.waiting).toBe(2);
  expect(rows.map(({ amount, iban_end, refusal }) => [amount, iban_end, refusal])).toEqual([
    ['81.00', '1332', null],
    ['40.50', '3000', null],
  ]);
  expect(rows.map(({ source }) => source)).toEqual(['EARNINGS', 'EARNINGS']);
  expect(outcome(await make('121.49'))).toBe('409 payout.changed');
  const made = good(await make('121.50')).data;
  expect(await waiting()).toEqual([]);
  expect(outcome(await make('0.00'))).toBe('409 payout.none');

  const [newest] = good(await world.call(listPayoutFiles, { as: world.manager })).data;
  expect(newest).toEqual(made);
  const inFile = await listed('IN_FILE');
  expect(
    inFile.data.filter(({ file: at }) => at?.id === made.id).map(({ amount, refusal }) => [amount, refusal]),
  ).toEqual([
    ['40.50', null],
    ['81.00', null],
  ]);
  const file = await fileOf(made.id);
  const [first, second] = file.rows.map((row) => row.end_to_end_id);
  expect(file.document.content).toContain('<CtrlSum>121.50</CtrlSum>');
  expect(file.document.content).toContain(`<EndToEndId>${first}</EndToEndId>`);
  expect((await fileOf(made.id)).document).toEqual(file.document);

  for (const wrong of [
    file.document.content,
    pain002('PO20260101ACDEFG', 2, '121.50', said(String(first), 'RJCT')),
    pain002(made.message_id, 2, '121.51', said(String(first), 'RJCT')),
    pain002(made.message_id, 2, '121.50', said(String(first), 'RJCT')).slice(0, 500),
  ])
    expect(outcome(await report(made.id, wrong))).toBe('422 request.invalid');
  const told = pain002(
    made.message_id,
    2,
    '121.50',
    said(String(first), 'ACSC') + said(String(second), 'RJCT', 'AC04'),
  );
  expect(good(await report(made.id, told)).data).toEqual({ booked: 1, rejected: 1, under_way: 0 });
  expect(good(await report(made.id, told)).data).toEqual({ booked: 1, rejected: 0, under_way: 0 });
  expect((await waiting()).map(({ amount, failure }) => [amount, failure])).toEqual([['40.50', 'AC04']]);
  expect(await books()).toEqual(before);

  // A cent less is not ours; the whole amount is, once.
  const text = `TRANSFERENCIA EMITIDA ${first}`;
  expect(await imported({ cents: 8099n, isCredit: false, text })).toEqual(['IGNORED', null]);
  expect(await imported({ cents: 8100n, isCredit: false, text })).toEqual(['MATCHED', 'payout']);
  expect(await imported({ cents: 8100n, isCredit: false, text })).toEqual(['IGNORED', null]);
  expect(await imported({ cents: 4050n, isCredit: false, text: `TRANSFERENCIA EMITIDA ${second}` })).toEqual([
    'IGNORED',
    null,
  ]);
  const after = await books();
  expect([Number(after.payouts_due) - Number(before.payouts_due), Number(after.bank) - Number(before.bank)]).toEqual([
    -8100, 8100,
  ]);
  expect([await delivered(ana), await delivered(bea)]).toEqual([[true], [false]]);
});

test('a file that leaves as one debit ends all its transfers, and one that comes back later waits again and goes once more', async () => {
  const made = good(await make('121.50')).data;
  expect(await imported({ cents: 12_150n, isCredit: false, text: `REMESA ${made.message_id}` })).toEqual([
    'MATCHED',
    'payout',
  ]);
  const between = await books();
  const [first] = (await fileOf(made.id)).rows;
  const back = { cents: 8100n, text: `DEVOLUCION ${first?.end_to_end_id}`, returnReason: 'AC06' };
  expect(await stepsOf(ana)).toEqual([true, true, null]);
  expect(await imported(back)).toEqual(['MATCHED', 'payout']);
  const after = await books();
  expect([Number(after.payouts_due) - Number(between.payouts_due), Number(after.bank) - Number(between.bank)]).toEqual([
    8100, -8100,
  ]);
  expect((await waiting()).map(({ amount, failure }) => [amount, failure])).toEqual([['81.00', 'AC06']]);
  expect([await delivered(ana), await delivered(bea)]).toEqual([[false], [true]]);
  expect(await stepsOf(ana)).toEqual([false, false, 'AC06']);
  const mails = await world.mailsTo(ana);
  expect(mails.filter(({ kind }) => kind === 'payout.returned').map(({ plain }) => plain.includes('1332'))).toEqual([
    true,
  ]);
  // The account that did not take it is gone: it goes to the one that is given since.
  await giveAccount(world, ana, 'DE89370400440532013000');
  expect((await waiting()).map(({ iban_end }) => iban_end)).toEqual(['3000']);
  const again = good(await make('81.00')).data;
  const { rows } = await fileOf(again.id);
  expect(rows.map(({ iban }) => iban)).toEqual(['DE89370400440532013000']);
  // Its receipt names the account and the transfer with which it goes now, not those that came back.
  const [own] = good(await world.call(listEarnings, { as: ana })).data;
  expect(own?.sent).toEqual({ iban_end: '3000', reference: rows[0]?.end_to_end_id });
  expect(await waiting()).toEqual([]);
  expect(await stepsOf(ana)).toEqual([true, false, null]);
});

test('a holder who claims while the bank sends another payment of theirs back is paid both, once each, and cannot claim what came back a second time', async () => {
  const made = good(await make('121.50')).data;
  await imported({ cents: 12_150n, isCredit: false, text: `REMESA ${made.message_id}` });
  const [old] = good(await world.call(listEarnings, { as: ana })).data;
  const fresh = await addEarning(world, ana, (await world.addOffer()).id, { gross: 2000, withheld: 380 });
  const [first] = (await fileOf(made.id)).rows;
  const before = await books();
  const claim = async (id: string, net: string) =>
    outcome(await world.call(claimEarnings, { as: ana, body: { ids: [id], to: 'BANK_ACCOUNT', net } }));
  const [back, again, ...claims] = await Promise.all([
    imported({ cents: 8100n, text: `DEVOLUCION ${first?.end_to_end_id}`, returnReason: 'AC06' }),
    claim(String(old?.id), '81.00'),
    claim(fresh, '16.20'),
    claim(fresh, '16.20'),
  ]);
  expect([back, again]).toEqual([['MATCHED', 'payout'], '409 earning.not_claimable']);
  expect(claims.sort()).toEqual(['200', '409 earning.not_claimable']);
  expect((await waiting()).map(({ amount, failure }) => [amount, failure])).toEqual([
    ['81.00', 'AC06'],
    ['16.20', null],
  ]);
  const after = await books();
  expect([Number(after.payouts_due) - Number(before.payouts_due), Number(after.bank) - Number(before.bank)]).toEqual([
    9720, -8100,
  ]);
  expect(good(await make('97.20')).data).toMatchObject({ total: '97.20' });
});

test('a person who is frozen, unchecked or whose document expired stays out of the file with the reason, and keeps nobody waiting who stands behind them', async () => {
  const { db, tenantId } = world;
  const of = [tenantId, ana.id];
  const reason = async () => (await waiting()).map(({ refusal }) => refusal);
  await db.query("update user_profiles set id_expires_on = '2020-01-01' where tenant_id = $1 and user_id = $2", of);
  expect(await reason()).toEqual(['identity_expired', null]);
  expect((await listed()).next).toEqual({ transfers: 1, total: '40.50', left: 1, more: false });
  await db.query('update user_profiles set id_expires_on = null where tenant_id = $1 and user_id = $2', of);
  await db.query("update kyc_checks set status = 'MANUAL_REVIEW' where tenant_id = $1 and user_id = $2", of);
  expect(await reason()).toEqual(['identity_not_checked', null]);
  expect(outcome(await make('121.50'))).toBe('409 payout.changed');
  const made = good(await make('40.50')).data;
  expect((await fileOf(made.id)).rows.map(({ user_id }) => user_id)).toEqual([bea.id]);
  await db.query("update kyc_checks set status = 'SUCCESS' where tenant_id = $1 and user_id = $2", of);
  expect(good(await make('81.00')).data.transfers).toBe(1);
});

test('the list is paged by key in each state, and every file is reached', async () => {
  const { data } = good(await world.call(listPayouts, { query: { per_page: 1 }, as: world.manager }));
  const first = good(await world.call(listPayouts, { query: { per_page: 1 }, as: world.manager })).meta;
  const next = good(
    await world.call(listPayouts, { query: { per_page: 1, after: String(first.next) }, as: world.manager }),
  );
  expect([...data, ...next.data].map(({ amount }) => amount)).toEqual(['81.00', '40.50']);
  expect(next.meta.next).toBe(null);
  good(await make('121.50'));
  const seen: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = good(await world.call(listPayoutFiles, { query: { per_page: 1, after }, as: world.manager }));
    seen.push(...page.data.map(({ id }) => id));
    if (!page.meta.next) break;
    after = page.meta.next;
  }
  const [{ files } = { files: 0 }] = await world.db.query<{ files: number }>(
    'select count(*)::int as files from payout_files where tenant_id = $1',
    [world.tenantId],
  );
  expect([seen.length, new Set(seen).size]).toEqual([files, files]);
});

test('a file for the bank is its own tenant’s managers’ alone', async () => {
  const made = good(await make('121.50')).data;
  const { manager, call } = await anotherTenant(world);
  expect(outcome(await call(getPayoutFile, { as: manager, params: { id: made.id } }))).toBe('404 not_found');
  expect(outcome(await world.call(getPayoutFile, { as: ana, params: { id: made.id } }))).toMatch(/^403 /);
  expect(good(await call(listPayoutFiles, { as: manager })).data).toEqual([]);
  expect(good(await call(listPayouts, { query: { state: 'IN_FILE' }, as: manager })).data).toEqual([]);
});

test('ten managers’ presses at once make one file, and who was rejected stays out of it', async () => {
  await world.db.query("update users set status = 'REJECTED' where id = $1", [bea.id]);
  expect((await waiting()).map(({ refusal }) => refusal)).toEqual([null, 'rejected']);
  const replies = await Promise.all(Array.from({ length: 10 }, () => make('81.00')));
  expect(replies.map(outcome).sort()).toEqual(['200', ...Array(9).fill('409 payout.none')]);
});

test('the portfolio tells what the ledger has paid: net, withheld, and the rate over it', async () => {
  const { returns } = good(await world.call(getPortfolio, { as: ana })).data;
  expect(returns).toMatchObject({ received: '81.00', withheld: '19.00', annual_percent: null, no_rate: 'one_way' });
  const [row] = await world.db.query<{ cents: string }>(
    `select sum(p.amount)::text as cents from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
     where a.tenant_id = $1 and a.kind = 'earnings_due' and a.user_id = $2 and p.amount > 0`,
    [world.tenantId, ana.id],
  );
  expect(row?.cents).toBe('8100');
});
