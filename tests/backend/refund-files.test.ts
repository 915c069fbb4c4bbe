import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimEarnings } from '#contract/earnings.ts';
import { listInbox } from '#contract/inbox.ts';
import { getInvestment, getManagedInvestment } from '#contract/investments.ts';
import { getPayoutFile, listPayouts, makePayoutFile, takePayoutReport } from '#contract/payouts.ts';
import { settleRefund } from '#contract/refunds.ts';
import { decideHit } from '#contract/screening.ts';
import type { SampleRow } from '#domain/statement/sample-files.ts';
import { dayIn } from '#domain/time/zone.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { statementFile, statementSteps } from '#tests/support/statement-steps.ts';

const IBAN = 'ES9121000418450200051332';
const OTHER = 'DE89370400440532013000';
const today = dayIn(new Date(), 'Europe/Madrid');
let world: InvestWorld;
let steps: OrderSteps;
let who: Person;
let id: string;

beforeAll(async () => {
  world = await makeInvestWorld({ hide: { signInvestment: true }, modules: { payment_profit: true } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterAll(() => world?.close());

/** A paid order of 300.00 that was undone: its money waits, and nothing else does. */
beforeEach(async () => {
  const { data } = good(await world.call(listPayouts, { as: world.manager }));
  expect(data).toEqual([]);
  await world.db.query('delete from watch_hits where tenant_id = $1', [world.tenantId]);
  who = await world.addPerson();
  await giveAccount(world, who, IBAN);
  id = await orderAt(steps, who, await world.addOffer(), 3, 'CHARGED');
  good(await steps.cancel(id));
});

const listed = async () => good(await world.call(listPayouts, { as: world.manager }));
const own = async () => (await listed()).refunds.rows.filter((row) => row.investment_id === id);
const make = (total: string) => world.call(makePayoutFile, { as: world.manager, body: { total }, key: randomUUID() });
const fileOf = async (file: string) =>
  good(await world.call(getPayoutFile, { as: world.manager, params: { id: file } })).data;
const sheet = async () => good(await world.call(getManagedInvestment, { params: { id }, as: world.manager })).data;
const refund = async () => good(await world.call(getInvestment, { params: { id }, as: who })).data.refunds[0];
const settle = () =>
  world.call(settleRefund, {
    as: world.manager,
    params: { id },
    body: { sent_on: today, bank_reference: 'A MANO' },
    key: randomUUID(),
  });
const inboxed = async () =>
  good(await world.call(listInbox, { as: world.manager, query: { per_page: 100 } })).data.some((row) => row.id === id);
const rejected = (file: string, transfer: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>B1</MsgId><CreDtTm>2026-11-23T09:00:00</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${file}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>${file}</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>${transfer}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;

async function imported(change: Partial<SampleRow>) {
  const row: SampleRow = { day: today, cents: 1n, text: '', reference: `T${randomUUID().slice(0, 12)}`, ...change };
  const statements = statementSteps(world);
  const { id: file } = good(await statements.send(statementFile([row]))).data;
  const [found] = await statements.rowsOf(file);
  return [found?.state, found?.resolution?.kind ?? null];
}
const whole = async () => expect(await breachesOf(world.db, world.tenantId)).toEqual({});
const sum = async () => (await listed()).next.total;
/** All that waits leaves in a file and arrives. */
async function leave() {
  const total = await sum();
  const made = good(await make(total)).data;
  const cents = BigInt(total.replace('.', ''));
  expect(await imported({ cents, isCredit: false, text: `REMESA ${made.message_id}` })).toEqual(['MATCHED', 'payout']);
  return made;
}

test('a refund leaves in the file with what people claimed, is sent by nobody else meanwhile, and one debit ends both', async () => {
  const other = await world.addPerson();
  await giveAccount(world, other, OTHER);
  const offer = (await world.addOffer()).id;
  const earning = await addEarning(world, other, offer, { gross: 10_000, withheld: 1900 });
  good(
    await world.call(claimEarnings, {
      ...{ as: other, key: randomUUID() },
      body: { ids: [earning], to: 'BANK_ACCOUNT', net: '81.00' },
    }),
  );
  const [row] = await own();
  expect(row).toMatchObject({ name: who.name, iban_end: '1332', failure: null, refusal: null });
  expect(await inboxed()).toBe(true);
  const { transfers, total } = (await listed()).next;
  expect([transfers, total]).toEqual([2, (Number(row?.amount) + 81).toFixed(2)]);
  const made = good(await make(total)).data;
  const file = await fileOf(made.id);
  expect(file.rows.map(({ is_refund, iban }) => [is_refund, iban]).sort()).toEqual([
    [false, OTHER],
    [true, IBAN],
  ]);
  expect(file.document.content).toContain(`<CtrlSum>${total}</CtrlSum>`);
  const mine = file.rows.find(({ is_refund }) => is_refund);
  // It is nobody's task any more, and its own page says where it is.
  expect([await own(), await inboxed(), (await sheet()).transfer]).toEqual([[], false, null]);
  expect(await refund()).toMatchObject({ step: 'IN_FILE', sent_on: null, reference: mine?.end_to_end_id });
  expect(outcome(await settle())).toBe('409 investment.illegal_move');
  expect(outcome(await make('0.00'))).toBe('409 payout.none');
  const cents = BigInt(total.replace('.', ''));
  // Money that somebody sent by hand all the same, by the order's name, ends nothing of the file.
  expect((await imported({ cents: cents - 8100n, isCredit: false, text: row?.reference ?? '' }))[1]).toBe(null);
  expect(await imported({ cents, isCredit: false, text: `REMESA ${made.message_id}` })).toEqual(['MATCHED', 'payout']);
  expect(await refund()).toMatchObject({ step: 'SENT', sent_on: today, reference: mine?.end_to_end_id });
  expect((await world.mailsTo(who)).some(({ kind }) => kind === 'investment.refunded')).toBe(true);
  await whole();
});

test('a refund that the bank rejects, or sends back after it left, waits again with the reason and goes to the account that is given since', async () => {
  const made = good(await make(await sum())).data;
  const [transfer] = (await fileOf(made.id)).rows;
  const report = new File([rejected(made.message_id, transfer?.end_to_end_id ?? '')], 'pain002.xml');
  const sent = { as: world.manager, params: { id: made.id }, files: { report }, key: randomUUID() };
  expect(good(await world.call(takePayoutReport, sent)).data.rejected).toBe(1);
  expect(await own()).toMatchObject([{ failure: 'AC04', refusal: null, iban_end: '1332' }]);
  expect((await world.mailsTo(who)).some(({ kind }) => kind === 'payout.returned')).toBe(true);
  await whole();

  const again = await leave();
  expect(await refund()).toMatchObject({ step: 'SENT' });
  const [left] = (await fileOf(again.id)).rows;
  const back = {
    cents: BigInt(String(left?.amount).replace('.', '')),
    text: `DEV ${left?.end_to_end_id}`,
    returnReason: 'AC06',
  };
  expect(await imported(back)).toEqual(['MATCHED', 'payout']);
  expect(await refund()).toMatchObject({ step: 'ASKED', sent_on: null, reference: null });
  await whole();
  await giveAccount(world, who, OTHER);
  expect(await own()).toMatchObject([{ failure: 'AC06', iban_end: '3000' }]);
  const third = await leave();
  expect((await fileOf(third.id)).rows.map(({ iban }) => iban)).toEqual([OTHER]);
  await whole();
});

test('a refund of somebody whom a list holds waits for a manager’s decision, and one of somebody who was rejected does not', async () => {
  const { db, tenantId } = world;
  const [hit] = await db.query<{ id: string }>(
    `insert into watch_hits (tenant_id, user_id, list, entry_key, compared, asked, role, name, names, births, note, score, sign, state, found_at)
     values ($1, $2, 'sanctions', '1', 'x', 'x', 'self', 'x', '[]', '[]', '', 100, 'same', 'OPEN', now()) returning id`,
    [tenantId, who.id],
  );
  expect(await own()).toMatchObject([{ refusal: 'screening' }]);
  expect((await listed()).next).toMatchObject({ transfers: 0, left: 1 });
  expect((await sheet()).transfer).toMatchObject({ held: 'screening', iban: null, epc: null });
  expect(outcome(await settle())).toBe('409 refund.held');
  // They are told nothing of it.
  expect(await refund()).toMatchObject({ step: 'ASKED' });
  const decided = { decision: 'DISMISSED' as const, seen: 'OPEN' as const, reason: 'Otra persona del mismo nombre.' };
  good(
    await world.call(decideHit, { as: world.manager, params: { id: hit?.id ?? '' }, body: decided, key: randomUUID() }),
  );
  expect(await own()).toMatchObject([{ refusal: null }]);
  await db.query("update users set status = 'REJECTED' where tenant_id = $1 and id = $2", [tenantId, who.id]);
  expect(await own()).toMatchObject([{ refusal: null }]);
  await db.query('delete from bank_accounts where tenant_id = $1 and user_id = $2', [tenantId, who.id]);
  expect(await own()).toMatchObject([{ refusal: 'no_account', iban_end: null }]);
  await giveAccount(world, who, IBAN);
  await leave();
});

test('ten managers’ files and hands at once send a refund once', async () => {
  const total = await sum();
  const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? make(total) : settle())));
  expect(replies.filter((reply) => outcome(reply) === '200')).toHaveLength(1);
  expect(replies.map(outcome).filter((said) => !/^(200|409 )/.test(said))).toEqual([]);
  const { step } = (await refund()) ?? {};
  if (step === 'IN_FILE') {
    const cents = BigInt(total.replace('.', ''));
    const [file] = await world.db.query<{ name: string }>(
      'select message_id as name from payout_files where tenant_id = $1 order by made_at desc limit 1',
      [world.tenantId],
    );
    expect(await imported({ cents, isCredit: false, text: `REMESA ${file?.name}` })).toEqual(['MATCHED', 'payout']);
  }
  expect(await refund()).toMatchObject({ step: 'SENT' });
  await whole();
});
