import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTenant } from '#backend/db/transaction.ts';
import { repairTotals } from '#backend/totals/totals.repository.ts';
import { listStatementRows } from '#contract/statements.ts';
import { getWalletBatch, makeWalletBatch } from '#contract/wallet-payouts.ts';
import type { SampleRow } from '#domain/statement/sample-files.ts';
import { dayIn } from '#domain/time/zone.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { listen } from '#tests/support/listen.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { makePayoutWorld, type PayoutWorld } from '#tests/support/payout-world.ts';
import { type StatementSteps, statementFile, statementSteps } from '#tests/support/statement-steps.ts';

let base: InvestWorld;
/** A tenant that has paid 81.00 in ether, and what its manager does with statements. */
let world: PayoutWorld;
let steps: StatementSteps;

beforeAll(async () => {
  base = await makeInvestWorld();
  await listen(base.backEnd);
});
afterAll(() => base?.close());
afterEach(async () => {
  world.backEnd.clock.moveTo(null);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
  // The kept totals of movements are what the rows say.
  expect(await inTenant(world.backEnd.deps.pool, world.tenantId, repairTotals)).toEqual([]);
});
beforeEach(async () => {
  world = await makePayoutWorld(base);
  steps = statementSteps(world);
  const ana = await world.addWalletPerson();
  await world.claimed(ana, { gross: 10_000, withheld: 1900 });
  const made = await world.call(makeWalletBatch, {
    as: world.manager,
    body: { total: '81.00' },
    key: randomUUID(),
  });
  const batch = await world.call(getWalletBatch, { as: world.manager, params: { id: good(made).data.id } });
  await world.pay(good(batch).data.rows[0]);
  await world.confirm();
});

const debit = (cents: bigint, change: Partial<SampleRow> = {}): SampleRow => ({
  ...{ day: dayIn(new Date(), 'Europe/Madrid'), cents, isCredit: false, text: 'Traspaso a cuenta propia' },
  ...{ name: 'Plataforma, S.L.', reference: `T${randomUUID().slice(0, 12).toUpperCase()}` },
  ...change,
});
/** Movements of one file, in their order. */
async function imported(...rows: SampleRow[]): Promise<string[]> {
  const { id } = good(await steps.send(statementFile(rows))).data;
  return (await steps.rowsOf(id)).map((row) => row.id);
}
const inAccount = async () => good(await world.call(listStatementRows, { as: world.manager })).ether_paid;
/** What stands on two accounts of the tenant, in cents. */
async function books(): Promise<Record<string, number>> {
  const rows = await world.db.query<{ kind: string; cents: number }>(
    `select a.kind, sum(p.amount)::int as cents from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
     where a.tenant_id = $1 and a.kind in ('ether_paid', 'bank') group by 1`,
    [world.tenantId],
  );
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]));
}

test('own money that leaves the account is booked up to what was paid in ether, once, and what is left is shown', async () => {
  const before = await books();
  expect([before.ether_paid, await inAccount()]).toEqual([8100, '81.00']);
  const [first = '', second = '', third = ''] = await imported(debit(5000n), debit(3101n), debit(3100n));
  expect(await steps.row(first)).toMatchObject({ state: 'IGNORED', ether_paid: '81.00' });
  const key = randomUUID();
  const done = good(await steps.takeEther(first, key)).data;
  expect(done).toMatchObject({ state: 'RESOLVED', resolution: { kind: 'ether', by: 'María José García-Núñez' } });
  expect(good(await steps.takeEther(first, key)).data).toEqual(done);
  expect(outcome(await steps.takeEther(first))).toBe('409 statement.row_resolved');
  expect((await steps.row(first)).ether_paid).toBe(null);
  const over = await steps.takeEther(second);
  expect([outcome(over), over.body]).toMatchObject(['409 statement.ether_over', { params: { paid: '31.00' } }]);
  expect(await inAccount()).toBe('31.00');
  good(await steps.takeEther(third));
  const after = await books();
  expect([after.ether_paid, (after.bank ?? 0) - (before.bank ?? 0)]).toEqual([0, 8100]);
  expect((await steps.row(second)).ether_paid).toBe(null);
  const audited = await world.db.query(
    `select details from audit_log where tenant_id = $1 and action = 'statement.ether_taken' order by at`,
    [world.tenantId],
  );
  expect(audited).toMatchObject([
    { details: { cents: '5000', left: '3100' } },
    { details: { cents: '3100', left: '0' } },
  ]);
});

test('own money is booked by one of many managers who press at once, and two movements that are too much together are not both', async () => {
  const [one = '', other = ''] = await imported(debit(8100n), debit(8100n));
  const pressed = await Promise.all(Array.from({ length: 10 }, (_, at) => steps.takeEther(at % 2 === 0 ? one : other)));
  const said = pressed.map(outcome);
  expect(said.filter((each) => each === '200')).toHaveLength(1);
  for (const each of said) expect(['200', '409 statement.row_resolved', '409 statement.ether_over']).toContain(each);
  expect((await books()).ether_paid).toBe(0);
});

test('own money is no movement that came in, that takes a booking back, that went its way, or that is somebody else’s', async () => {
  const [credit = '', reversal = '', waiting = ''] = await imported(
    debit(8100n, { isCredit: true }),
    debit(8100n, { reversal: true }),
    debit(100n),
  );
  expect(outcome(await steps.takeEther(credit))).toBe('409 statement.other_way');
  expect(outcome(await steps.takeEther(reversal))).toBe('409 statement.other_way');
  expect([(await steps.row(credit)).ether_paid, (await steps.row(reversal)).ether_paid]).toEqual([null, null]);
  good(await steps.dismiss(reversal));
  expect(outcome(await steps.takeEther(reversal))).toBe('409 statement.other_way');
  expect(outcome(await steps.takeEther(randomUUID()))).toBe('404 not_found');
  const other = await anotherTenant(world);
  expect(outcome(await statementSteps(other).takeEther(waiting))).toBe('404 not_found');
  expect(good(await other.call(listStatementRows, { as: other.manager })).ether_paid).toBe('0.00');
  expect(await inAccount()).toBe('81.00');
});
