import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '#backend/jobs/handlers.ts';
import { payDistribution, returnDistributionFunds } from '#contract/distribution-pay.ts';
import { getDistribution, listDistributionEarnings, withdrawDistribution } from '#contract/distributions.ts';
import { changeRun, getRun } from '#contract/runs.ts';
import { fundWithStatementRow } from '#contract/statement-funding.ts';
import { bookTokens, type DistributionSteps, distributionSteps } from '#tests/support/distribution-steps.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';
import { type StatementSteps, statementSteps } from '#tests/support/statement-steps.ts';
import { workToEnd } from '#tests/support/work-to-end.ts';

let world: InvestWorld;
let steps: DistributionSteps;
let bank: StatementSteps;

beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  steps = distributionSteps(world);
  bank = statementSteps(world);
  await steps.giveAccount(world.issuer);
});
afterAll(() => world.close());

const sheet = async (id: string) => good(await world.call(getDistribution, { params: { id }, as: world.manager })).data;
const pay = (id: string, earning_id?: string, key: string = randomUUID()) =>
  world.call(payDistribution, { params: { id }, body: { earning_id }, as: world.manager, key });
const work = (runId: string) => workToEnd(world.backEnd.deps, { tenantId: world.tenantId, runId });
const tell = (distributionId: string) =>
  jobHandlers(world.backEnd.deps, null)['distribution.tell']({ tenantId: world.tenantId, distributionId });

/** A dividend of 100.00 over holders with one token each, proposed; approved unless told otherwise. */
async function dividend(
  count: number,
  { approve = true } = {},
): Promise<{ id: string; people: Person[]; reference: string }> {
  const offer = await world.addOffer({ issuer: world.issuer });
  const people: Person[] = [];
  for (let at = 0; at < count; at += 1) {
    const who = await world.addPerson();
    await bookTokens(world, who, offer, 1, 30);
    people.push(who);
  }
  const { id, sums } = good(await steps.propose(offer)).data;
  if (approve) good(await steps.approve(id, sums.net));
  return { id, people, reference: (await sheet(id)).transfer?.reference ?? '' };
}

/** What stands on the accounts of a kind: of the distribution, of a person, or of the tenant. */
async function standing(kind: string, of: string | null = null): Promise<string> {
  const [row] = await world.db.query<{ sum: string }>(
    `select coalesce(sum(p.amount), 0)::text as sum from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
     where a.tenant_id = $1 and a.kind = $2 and ($3::uuid is null or a.user_id = $3 or a.distribution_id = $3)`,
    [world.tenantId, kind, of],
  );
  return row?.sum ?? '';
}

test('the issuer’s transfer is booked from the statement; all are paid once by one run, and each reads what they got', async () => {
  const { id, people, reference } = await dividend(3);
  expect((await pay(id)).body).toMatchObject({ error: 'distribution.short', params: { missing: '100.00' } });
  const { rows } = await bank.importCredit('100.00', `Dividendo ${reference}`);
  expect(rows).toMatchObject([{ state: 'MATCHED', resolution: { kind: 'distribution' } }]);
  expect(await sheet(id)).toMatchObject({ funded: '100.00', missing: '0.00', transfer: null, may: { pay: true } });
  const key = randomUUID();
  const [first, twice] = await Promise.all([pay(id, undefined, key), pay(id, undefined, key)]);
  const { run } = good(first.status === 200 ? first : twice).data;
  expect((await pay(id)).body).toMatchObject({ error: 'distribution.being_paid' });
  await Promise.all([work(run), work(run)]);
  expect(good(await world.call(getRun, { params: { id: run }, query: {}, as: world.manager })).run).toMatchObject({
    state: 'DONE',
    done: { count: 3, amount: '81.01' },
  });
  expect(await sheet(id)).toMatchObject({ status: 'PAID', paid: '81.01', paid_holders: 3 });
  expect(await Promise.all(people.map((who) => standing('earnings_due', who.id)))).toEqual(
    expect.arrayContaining(['2700', '2700', '2701']),
  );
  expect(await standing('distribution_funds', id)).toBe('0');
  expect((await pay(id)).body).toMatchObject({ error: 'distribution.nothing_to_pay' });
  await tell(id);
  await tell(id);
  const mails = await world.mailsTo(people[0] ?? world.issuer);
  expect(mails.filter(({ kind }) => kind === 'earning.paid')).toHaveLength(1);
  expect(mails.at(-1)?.plain).toMatch(/33,3\d\s€\sbrutos, 6,33\s€ de retención, 27,0\d\s€ netos/);
  expect((await world.mailsTo(world.issuer)).at(-1)).toMatchObject({ kind: 'distribution.paid' });
});

test('a cent short pays nobody: the movement waits, a manager books it, and the cent that comes later completes it', async () => {
  const { id, reference } = await dividend(1);
  const short = await bank.importCredit('99.99', reference);
  expect(short.rows).toMatchObject([{ state: 'WAITING', reason: 'part' }]);
  expect(await sheet(id)).toMatchObject({ funded: '0.00', missing: '100.00' });
  const book = (row: string, return_difference = false, to = reference) =>
    world.call(fundWithStatementRow, {
      params: { id: row },
      body: { reference: to, return_difference },
      as: world.manager,
      key: randomUUID(),
    });
  const [row] = short.rows;
  if (!row) throw new Error('no movement');
  expect(await bank.row(row.id)).toMatchObject({
    distribution: { id, reference, gross: '100.00', missing: '100.00', open: true },
    fundable: [{ id }],
  });
  expect((await book(row.id, false, 'AAA-AAA-AAA')).body).toMatchObject({ fields: { reference: {} } });
  expect(good(await book(row.id)).data).toMatchObject({ state: 'RESOLVED' });
  expect(await bank.row(row.id)).toMatchObject({ distribution: { id, missing: '0.01' }, fundable: [] });
  expect((await book(row.id)).body).toMatchObject({ error: 'statement.row_resolved' });
  expect((await pay(id)).body).toMatchObject({ error: 'distribution.short', params: { missing: '0.01' } });
  const rest = await bank.importCredit('0.01', `resto ${reference}`);
  expect(rest.rows).toMatchObject([{ state: 'MATCHED' }]);
  expect(await sheet(id)).toMatchObject({ funded: '100.00', missing: '0.00', may: { pay: true } });
});

test('money that is too much waits, is booked with its difference, and is sent back; so is all of it where the proposal is taken back', async () => {
  const { id, reference } = await dividend(1);
  const over = (await bank.importCredit('100.50', reference)).rows[0];
  if (!over) throw new Error('no movement');
  const book = (return_difference: boolean) =>
    world.call(fundWithStatementRow, {
      params: { id: over.id },
      body: { reference, return_difference },
      as: world.manager,
      key: randomUUID(),
    });
  expect((await book(false)).body).toMatchObject({ error: 'statement.amount_over', params: { difference: '0.50' } });
  good(await book(true));
  const back = (of: string) =>
    world.call(returnDistributionFunds, {
      params: { id: of },
      body: { sent_on: '2026-01-02', bank_reference: 'TRF-0001' },
      as: world.manager,
      key: randomUUID(),
    });
  expect(await sheet(id)).toMatchObject({ to_return: '0.50', missing: '0.00' });
  good(await back(id));
  expect((await back(id)).body).toMatchObject({ error: 'distribution.nothing_to_return' });
  expect(await standing('distribution_funds', id)).toBe('10000');
  const early = await dividend(1, { approve: false });
  await bank.importCredit('100.00', early.reference);
  good(
    await world.call(withdrawDistribution, { params: { id: early.id }, body: {}, as: world.issuer, key: randomUUID() }),
  );
  expect(await sheet(early.id)).toMatchObject({ status: 'WITHDRAWN', to_return: '100.00' });
  good(await back(early.id));
  expect(await standing('distribution_funds', early.id)).toBe('0');
  expect((await bank.importCredit('100.00', early.reference)).rows).toMatchObject([
    { state: 'WAITING', reason: 'late' },
  ]);
});

test('a holder who was deleted after the approval keeps their part with the reason, and the others are paid', async () => {
  const { id, people, reference } = await dividend(3);
  await bank.importCredit('100.00', reference);
  await world.db.query('update users set deleted_at = now() where id = $1', [people[0]?.id]);
  const { run } = good(await pay(id)).data;
  await work(run);
  const parts = good(await world.call(listDistributionEarnings, { params: { id }, query: {}, as: world.manager })).data;
  expect(parts.map(({ held, status }) => [held, status]).sort()).toEqual([
    [null, 'PAID'],
    [null, 'PAID'],
    ['deleted', 'PENDING'],
  ]);
  // Their cents wait on the distribution's account, and nowhere else.
  expect(await standing('distribution_funds', id)).toBe(
    String(BigInt(parts.find(({ held }) => held)?.sums.gross.replace('.', '') ?? '0')),
  );
});

test('a holder who is rejected or whose identity has expired keeps their part with the reason; the others are paid, and these later one by one', async () => {
  const { id, people, reference } = await dividend(4);
  await bank.importCredit('100.00', reference);
  const [ana, eva] = people;
  await world.db.query(`update users set status = 'REJECTED', rejection_reason = 'USER' where id = $1`, [ana?.id]);
  await world.db.query(`update user_profiles set id_expires_on = '2020-01-01' where user_id = $1`, [eva?.id]);
  const { run } = good(await pay(id)).data;
  await work(run);
  const list = async () =>
    good(await world.call(listDistributionEarnings, { params: { id }, query: {}, as: world.manager })).data;
  const held = (await list()).filter(({ held: why }) => why !== null);
  expect(new Map(held.map(({ holder, held: why }) => [holder.id, why]))).toEqual(
    new Map([
      [ana?.id, 'rejected'],
      [eva?.id, 'identity_expired'],
    ]),
  );
  expect((await list()).slice(0, 2).map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
  expect(await sheet(id)).toMatchObject({ status: 'APPROVED', paid_holders: 2, held: 2, run: { failed: 2 } });
  await world.db.query(`update users set status = 'VERIFIED', rejection_reason = null where id = $1`, [ana?.id]);
  good(await world.call(changeRun, { params: { id: run }, body: { act: 'retry' }, as: world.manager }));
  await work(run);
  expect(await sheet(id)).toMatchObject({ paid_holders: 3, held: 1 });
  await world.db.query(`update user_profiles set id_expires_on = null where user_id = $1`, [eva?.id]);
  const last = (await list()).find(({ holder }) => holder.id === eva?.id);
  const one = good(await pay(id, last?.id)).data;
  await work(one.run);
  expect(await sheet(id)).toMatchObject({ status: 'PAID', paid_holders: 4, held: 0 });
  expect(await standing('distribution_funds', id)).toBe('0');
});

test('a tenant that pays no returns out: what holders get is on their balance at once', async () => {
  const plain = await makeInvestWorld({ modules: { payment_profit: false } });
  try {
    const own = distributionSteps(plain);
    await own.giveAccount(plain.issuer);
    const offer = await plain.addOffer({ issuer: plain.issuer });
    const who = await plain.addPerson();
    await bookTokens(plain, who, offer, 1, 30);
    const { id } = good(await own.propose(offer)).data;
    good(await own.approve(id, '81.00'));
    const { reference } =
      good(await plain.call(getDistribution, { params: { id }, as: plain.manager })).data.transfer ?? {};
    await statementSteps(plain).importCredit('100.00', reference ?? '');
    const { run } = good(
      await plain.call(payDistribution, { params: { id }, body: {}, as: plain.manager, key: randomUUID() }),
    ).data;
    await workToEnd(plain.backEnd.deps, { tenantId: plain.tenantId, runId: run });
    expect(await own.parts(id)).toMatchObject([{ status: 'CLAIMED', claimed_to: 'BALANCE' }]);
    const [cash] = await plain.db.query<{ sum: string }>(
      `select sum(p.amount)::text as sum from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
       where a.kind = 'investor_cash' and a.user_id = $1`,
      [who.id],
    );
    expect(cash?.sum).toBe('8100');
  } finally {
    await plain.close();
  }
});
