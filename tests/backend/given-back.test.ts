import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnDistributionFunds } from '#contract/distribution-pay.ts';
import { getDistribution, withdrawDistribution } from '#contract/distributions.ts';
import { importStatement } from '#contract/statements.ts';
import { bookTokens, type DistributionSteps, distributionSteps } from '#tests/support/distribution-steps.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';
import { type StatementSteps, statementFile, statementSteps } from '#tests/support/statement-steps.ts';

let world: InvestWorld;
let steps: DistributionSteps;
let bank: StatementSteps;

beforeAll(async () => {
  world = await makeInvestWorld();
  steps = distributionSteps(world);
  bank = statementSteps(world);
  await steps.giveAccount(world.issuer);
});
afterAll(() => world.close());

const sheet = async (id: string, as = world.manager) =>
  good(await world.call(getDistribution, { params: { id }, as })).data;
const back = (id: string) =>
  world.call(returnDistributionFunds, {
    params: { id },
    body: { sent_on: '2026-01-02', bank_reference: 'TRF-0001' },
    as: world.manager,
    key: randomUUID(),
  });
const inFunds = async (id: string) => {
  const [row] = await world.db.query<{ sum: string }>(
    `select coalesce(sum(p.amount), 0)::text as sum from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
     where a.kind = 'distribution_funds' and a.distribution_id = $1`,
    [id],
  );
  return row?.sum;
};

/** A distribution whose money came and that its issuer took back. */
async function withdrawnWithMoney(): Promise<{ id: string; reference: string }> {
  const offer = await world.addOffer({ issuer: world.issuer });
  await bookTokens(world, await world.addPerson(), offer, 1, 30);
  const { id } = good(await steps.propose(offer)).data;
  const reference = (await sheet(id)).transfer?.reference ?? '';
  await bank.importCredit('100.00', reference);
  const sent = { params: { id }, body: {}, key: randomUUID() };
  good(await world.call(withdrawDistribution, { ...sent, as: world.issuer }));
  return { id, reference };
}

/** One debit of today in a file of its own: the movement that it became. */
async function debit(cents: bigint, text: string) {
  const day = new Date().toISOString().slice(0, 10);
  const statement = statementFile([
    { day, cents, name: 'Emisora SL', text, isCredit: false, reference: randomUUID().slice(0, 16) },
  ]);
  const sent = { files: { statement }, as: world.manager, key: randomUUID() };
  const [row] = await bank.rowsOf(good(await world.call(importStatement, sent)).data.id);
  if (!row) throw new Error('no movement');
  return row;
}

test('a debit with the reference and all that is to go back closes it: the ledger is at zero, and nothing can be noted or sent again unseen', async () => {
  const { id, reference } = await withdrawnWithMoney();
  expect(await sheet(id)).toMatchObject({
    to_return: '100.00',
    return_to: { iban: 'ES7921000813610123456789', reference },
  });
  expect((await sheet(id, world.issuer)).return_to).toBe(null);
  const row = await debit(10_000n, `TRANSF ${reference}`);
  expect(row).toMatchObject({ state: 'MATCHED' });
  expect(await bank.row(row.id)).toMatchObject({ distribution: { id } });
  expect(await sheet(id)).toMatchObject({ to_return: '0.00', returned: '100.00', return_to: null });
  expect(await inFunds(id)).toBe('0');
  expect((await back(id)).body).toMatchObject({ error: 'distribution.nothing_to_return' });
  // The same money once more: a manager looks at it, and the ledger has not moved.
  const twice = await debit(10_000n, `TRANSF ${reference}`);
  expect(twice).toMatchObject({ state: 'WAITING', reason: 'returned' });
  expect(await bank.row(twice.id)).toMatchObject({ distribution: { id } });
  expect(await inFunds(id)).toBe('0');
  expect(good(await bank.dismiss(twice.id, 'El banco lo ha anulado')).data.state).toBe('RESOLVED');
});

test('a debit of what a manager has noted before is found, once, and moves nothing', async () => {
  const { id, reference } = await withdrawnWithMoney();
  good(await back(id));
  expect(await inFunds(id)).toBe('0');
  expect(await debit(10_000n, reference)).toMatchObject({ state: 'MATCHED' });
  expect(await debit(10_000n, reference)).toMatchObject({ state: 'WAITING' });
  expect(await inFunds(id)).toBe('0');
});

test('a debit of another amount, or that names two distributions, waits for a manager', async () => {
  const [one, other] = [await withdrawnWithMoney(), await withdrawnWithMoney()];
  expect(await debit(9_999n, one.reference)).toMatchObject({ state: 'WAITING', reason: 'returned' });
  expect(await debit(20_000n, `${one.reference} ${other.reference}`)).toMatchObject({ state: 'WAITING' });
  expect(await sheet(one.id)).toMatchObject({ to_return: '100.00' });
  expect(await inFunds(one.id)).toBe('10000');
});
