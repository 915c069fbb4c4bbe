import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payDistribution, returnDistributionFunds } from '#contract/distribution-pay.ts';
import { getDistribution, refuseDistribution, withdrawDistribution } from '#contract/distributions.ts';
import { fundWithStatementRow } from '#contract/statement-funding.ts';
import type { DistributionStatus } from '#domain/distribution/status.ts';
import { moneyText } from '#domain/money/money.ts';
import { chance } from '#tests/support/chance.ts';
import { bookTokens, type DistributionSteps, distributionSteps } from '#tests/support/distribution-steps.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';
import { type StatementSteps, statementSteps } from '#tests/support/statement-steps.ts';
import { workToEnd } from '#tests/support/work-to-end.ts';

/** Walks per run: `npm run fuzz` takes ten thousand and more, with another seed. */
const WALKS = Math.min(Number(process.env.RANDOM_WALKS ?? 16), 10_000);
const STEPS = 12;
const HOLDERS = 4;
/** Walks go side by side, each lane with holders of its own: whom one lane blocks no other pays. */
const LANES = 4;
const COMMANDS = [
  'approve',
  'approve',
  'refuse',
  'withdraw',
  'fund',
  'fund',
  'pay',
  'pay',
  'block',
  'free',
  'return',
] as const;

let world: InvestWorld;
let steps: DistributionSteps;
let bank: StatementSteps;
let managers: Person[];
let lanes: Person[][];
const tally = new Map<string, number>();

beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  steps = distributionSteps(world);
  bank = statementSteps(world);
  await steps.giveAccount(world.issuer);
  managers = [world.manager, await world.addPerson({ roles: ['ADMIN'] })];
  const holders = () => Promise.all(Array.from({ length: HOLDERS }, () => world.addPerson()));
  lanes = await Promise.all(Array.from({ length: LANES }, holders));
});
afterAll(() => world.close());

/** What a distribution must be, by rules written a second time and nothing else. */
interface Oracle {
  status: DistributionStatus;
  yes: Set<number>;
  gross: bigint;
  funded: bigint;
  returned: bigint;
  blocked: Set<number>;
  paid: Set<number>;
}

const isDead = ({ status }: Oracle) => status === 'REJECTED' || status === 'WITHDRAWN';
const here = ({ funded, returned }: Oracle) => funded - returned;
const most = (a: bigint, b: bigint) => (a > b ? a : b);
const missing = (of: Oracle) => (isDead(of) ? 0n : most(of.gross - here(of), 0n));
const excess = (of: Oracle) => (isDead(of) ? here(of) : most(here(of) - of.gross, 0n));

/** One command to the back end and to the oracle: whether the back end took it must be what the oracle says. */
async function step(
  id: string,
  reference: string,
  net: string,
  of: Oracle,
  draw: ReturnType<typeof chance>,
  people: readonly Person[],
): Promise<string> {
  const command = draw.oneOf(COMMANDS);
  const key = randomUUID();
  const params = { id };
  switch (command) {
    case 'approve': {
      const by = draw.below(managers.length);
      const may = of.status === 'PROPOSED' && !of.yes.has(by);
      const { status } = await steps.approve(id, net, managers[by], key);
      expect(status === 200, command).toBe(may);
      if (may && of.yes.add(by).size === (of.gross > 500_000n ? 2 : 1)) of.status = 'APPROVED';
      return command;
    }
    case 'refuse':
    case 'withdraw': {
      if (draw.happens(0.7)) return 'thought better of it';
      const may = of.status === 'PROPOSED';
      const { status } =
        command === 'refuse'
          ? await world.call(refuseDistribution, { params, body: { reason: 'No cuadra' }, as: world.manager, key })
          : await world.call(withdrawDistribution, { params, body: {}, as: world.issuer, key });
      expect(status === 200, command).toBe(may);
      if (may) of.status = command === 'refuse' ? 'REJECTED' : 'WITHDRAWN';
      return command;
    }
    case 'fund': {
      const due = missing(of);
      const cents = draw.oneOf([due, due, due / 2n, due + 1n, 1n].filter((each) => each > 0n));
      const [row] = (await bank.importCredit(moneyText(cents), reference)).rows;
      const exact = due > 0n && cents === due;
      expect(row?.state, command).toBe(exact ? 'MATCHED' : 'WAITING');
      if (exact) of.funded += cents;
      if (exact || !row) return command;
      const body = { reference, return_difference: draw.happens(0.5) };
      const may = !isDead(of) && of.status !== 'PAID' && (cents <= due || body.return_difference);
      const booked = await world.call(fundWithStatementRow, { params: { id: row.id }, body, as: world.manager, key });
      expect(booked.status === 200, 'book').toBe(may);
      if (may) of.funded += cents;
      return 'book';
    }
    case 'pay': {
      const may = of.status === 'APPROVED' && missing(of) === 0n;
      const begun = await world.call(payDistribution, { params, body: {}, as: world.manager, key });
      expect(begun.status === 200, `${command}: ${JSON.stringify(begun.body)}`).toBe(may);
      if (!may) return 'pay refused';
      const runId = begun.body.data.run;
      const work = () => workToEnd(world.backEnd.deps, { tenantId: world.tenantId, runId });
      await Promise.all([work(), work()]);
      for (const at of people.keys()) if (!of.blocked.has(at)) of.paid.add(at);
      if (of.paid.size === HOLDERS) of.status = 'PAID';
      return command;
    }
    case 'block':
    case 'free': {
      const at = draw.below(HOLDERS);
      const status = command === 'block' ? 'REJECTED' : 'VERIFIED';
      const reason = command === 'block' ? 'USER' : null;
      await world.db.query('update users set status = $2, rejection_reason = $3 where id = $1', [
        people[at]?.id,
        status,
        reason,
      ]);
      if (command === 'block') of.blocked.add(at);
      else of.blocked.delete(at);
      return command;
    }
    case 'return': {
      const body = { sent_on: '2026-01-02', bank_reference: 'TRF-0001' };
      const due = excess(of);
      const { status } = await world.call(returnDistributionFunds, { params, body, as: world.manager, key });
      expect(status === 200, command).toBe(due > 0n);
      of.returned += due;
      return due > 0n ? command : 'return refused';
    }
  }
}

async function walk(stream: number, people: readonly Person[]): Promise<void> {
  const draw = chance(stream);
  await world.db.query(`update users set status = 'VERIFIED', rejection_reason = null where id = any($1)`, [
    people.map(({ id }) => id),
  ]);
  const offer = await world.addOffer({ issuer: world.issuer });
  for (const who of people) await bookTokens(world, who, offer, 1 + draw.below(9), 30);
  const gross = BigInt(1 + draw.below(draw.happens(0.5) ? 900_000 : 90));
  const { id, sums } = good(await steps.propose(offer, { income: moneyText(gross) })).data;
  const sheet = async () => good(await world.call(getDistribution, { params: { id }, as: world.manager })).data;
  const { reference = '' } = (await sheet()).transfer ?? {};
  const of: Oracle = {
    ...{ status: 'PROPOSED', yes: new Set(), blocked: new Set(), paid: new Set() },
    ...{ gross, funded: 0n, returned: 0n },
  };
  for (let at = 0; at < STEPS; at += 1) {
    const done = await step(id, reference, sums.net, of, draw, people);
    tally.set(done, (tally.get(done) ?? 0) + 1);
    expect(await sheet(), `walk ${stream}, step ${at}: ${done}`).toMatchObject({
      status: of.status,
      funded: moneyText(of.funded),
      returned: moneyText(of.returned),
      missing: moneyText(missing(of)),
      to_return: moneyText(excess(of)),
      paid_holders: of.paid.size,
    });
  }
  const [money] = await world.db.query<{ left: boolean; due: boolean }>(
    `select coalesce(sum(p.amount), 0) = d.funded_cents - d.returned_cents
         - coalesce((select sum(e.gross_cents) from earnings e where e.distribution_id = d.id and e.status = 'PAID'), 0) as left,
       (select coalesce(sum(e.net_cents), 0) from earnings e where e.distribution_id = d.id and e.status = 'PAID') = d.paid_cents as due
     from distributions d left join ledger_accounts a on a.distribution_id = d.id left join ledger_postings p on p.account_id = a.id
     where d.id = $1 group by d.tenant_id, d.id, d.funded_cents, d.returned_cents, d.paid_cents`,
    [id],
  );
  expect(money).toEqual({ left: true, due: true });
  // All accounts together, after each walk: every cent that stands somewhere is owed by another.
  const [ledger] = await world.db.query<{ sum: string }>(
    'select coalesce(sum(amount), 0)::text as sum from ledger_postings where tenant_id = $1',
    [world.tenantId],
  );
  expect(ledger?.sum, `walk ${stream}`).toBe('0');
}

test('distributions go where the rules say whatever managers, issuers and banks do, and each cent is somewhere', async () => {
  await Promise.all(
    lanes.map(async (people, lane) => {
      for (let stream = lane; stream < WALKS; stream += LANES) await walk(stream, people);
    }),
  );
  // The tokens were booked without orders: that rule alone is broken, by this test.
  const broken = Object.keys(await breachesOf(world.db, world.tenantId));
  expect(broken).toEqual(['holdings of an issuance sum to its minted supply']);
  const [due] = await world.db.query<{ same: boolean }>(
    `select (select coalesce(sum(p.amount), 0) from ledger_postings p join ledger_accounts a on a.id = p.account_id
         where a.tenant_id = $1 and a.kind in ('earnings_due', 'withholding_due'))
       = (select coalesce(sum(e.gross_cents), 0) from earnings e where e.tenant_id = $1 and e.status = 'PAID') as same`,
    [world.tenantId],
  );
  expect(due?.same).toBe(true);
  expect([...tally.keys()]).toEqual(expect.arrayContaining(['approve', 'fund', 'book', 'pay', 'return', 'withdraw']));
  // Ten thousand take most of an hour.
}, 3_600_000);
