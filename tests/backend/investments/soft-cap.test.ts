import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { transact } from '#backend/db/transaction.ts';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { firmOf } from '#backend/modules/investments/firm-money.repository.ts';
import { updateInvestment } from '#backend/modules/investments/investments.repository.ts';
import { orderSweep } from '#backend/modules/orders/sweep-orders.ts';
import { isFirm } from '#domain/investment/firm-money.ts';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import type { MintingStrategy } from '#domain/issuance/status.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

const SECOND_MS = 1000;
let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({ hide: { signInvestment: true } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterEach(async () => {
  world.moveDays(null);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

interface Pair {
  offer: Offer;
  /** Whose reflection period is over. */
  honest: string;
  /** Whose is not: with both, the soft cap is reached. */
  late: string;
  accomplice: Person;
}

async function twoOrders(strategy: MintingStrategy): Promise<Pair> {
  const offer = await world.addOffer({ tokens: 100, softCapTokens: 10, strategy });
  const accomplice = await world.addPerson();
  const honest = await orderAt(steps, await world.addPerson(), offer, 5, 'CHARGED');
  const late = await orderAt(steps, accomplice, offer, 5, 'CHARGED');
  await endReflection(honest, new Date(Date.now() - 3600 * SECOND_MS));
  if (strategy === 'AT_CAMPAIGN_END')
    await world.db.query(`update issuances set status = 'CLOSED' where id = $1`, [offer.id]);
  return { offer, honest, late, accomplice };
}

/** Holds an issuance's lock as another request would. */
async function holdIssuance(id: string) {
  const client = new pg.Client({ connectionString: world.db.url });
  await client.connect();
  await client.query('begin');
  await client.query('select 1 from issuances where id = $1 for update', [id]);
  return {
    waitedFor: (count: number) =>
      vi.waitFor(async () => {
        const waiting = await world.db.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(count);
      }, 20_000),
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}

const endReflection = (id: string, at: Date) =>
  world.db.query('update investments set reflection_ends_at = $2 where id = $1', [id, at]);

async function statusOf(id: string): Promise<string | undefined> {
  const [row] = await world.db.query<{ status: string }>('select status from investments where id = $1', [id]);
  return row?.status;
}

const refusalOf = async (id: string) => good(await steps.mint(id)).data.refused;

describe.each(['AT_SOFT_CAP', 'AT_CAMPAIGN_END'] as const)('%s', (strategy) => {
  test('money that may still be taken back reaches no cap: nothing is minted by button or by itself', async () => {
    const { honest, late, accomplice } = await twoOrders(strategy);
    expect(await refusalOf(honest)).toBe('soft_cap_not_reached');
    await sweepEachMinute(world.backEnd.deps, { orders: orderSweep });
    expect(await statusOf(honest)).toBe('CHARGED');
    good(await steps.revoke(accomplice, late));
    expect(await refusalOf(honest)).toBe('soft_cap_not_reached');
  });

  test('the order whose reflection ends last brings both over the cap, and the next sweep mints them', async () => {
    const { honest, late } = await twoOrders(strategy);
    await sweepEachMinute(world.backEnd.deps, { orders: orderSweep });
    expect([await statusOf(honest), await statusOf(late)]).toEqual(['CHARGED', 'CHARGED']);
    world.moveDays(6);
    await sweepEachMinute(world.backEnd.deps, { orders: orderSweep });
    const minted = [await statusOf(honest), await statusOf(late)];
    // What is minted in a closed issuance closes with it.
    expect(minted).toEqual(strategy === 'AT_SOFT_CAP' ? ['MINTED', 'MINTED'] : ['CLOSED', 'CLOSED']);
  });
});

test('minting never counts money whose revocation was asked in time and still waits for its lock', async () => {
  const { offer, honest, late, accomplice } = await twoOrders('AT_SOFT_CAP');
  const end = new Date(Math.floor(Date.now() / SECOND_MS) * SECOND_MS + 86_400_000);
  await endReflection(late, end);
  const lock = await holdIssuance(offer.id);
  world.backEnd.clock.moveTo(new Date(end.getTime() + 2 * SECOND_MS));
  const mint = steps.mint(honest);
  await lock.waitedFor(1);
  world.backEnd.clock.moveTo(end);
  const revoke = steps.revoke(accomplice, late);
  await lock.waitedFor(2);
  await lock.release();
  expect(good(await mint).data).toMatchObject({ minted: false, refused: 'soft_cap_not_reached' });
  expect(outcome(await revoke)).toBe('200');
});

test('mintings and revocations at once: no tokens are ever made by money that goes back', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { honest, late, accomplice } = await twoOrders('AT_SOFT_CAP');
    await Promise.all([steps.mint(honest), steps.revoke(accomplice, late), steps.mint(honest), steps.mint(late)]);
    expect([await statusOf(honest), await statusOf(late)]).toEqual(['CHARGED', 'CANCELED']);
  }
});

test('the sum that is read is the sum of the orders that the rule calls firm, at every status and moment', async () => {
  const offer = await world.addOffer({ tokens: 1000 });
  const id = await orderAt(steps, await world.addPerson(), offer, 3, 'CREATED');
  const { pool, clock } = world.backEnd.deps;
  const now = clock.now();
  for (const status of INVESTMENT_STATUSES) {
    for (const seconds of [null, -3600, -62, -61, -60, -59, -1, 0, 1, 3600]) {
      const reflectionEndsAt = seconds === null ? null : new Date(now.getTime() + seconds * SECOND_MS);
      const sums = await transact(pool, world.tenantId, async (tx) => {
        const sums: (bigint | undefined)[] = [];
        // As an order, as a request that was allotted two of its three tokens, and as one that was not.
        for (const asked of [
          { isRequest: false, allottedTokens: null },
          { isRequest: true, allottedTokens: 2 },
          { isRequest: true, allottedTokens: null },
        ]) {
          await updateInvestment(tx, id, { status, reflectionEndsAt, ...asked });
          sums.push((await firmOf(tx, world.tenantId, [offer.id], now)).get(offer.id));
        }
        return { value: sums, commit: false };
      });
      expect({ status, seconds, sums }).toEqual({
        status,
        seconds,
        sums: isFirm({ status, reflectionEndsAt }, now) ? [15_000n, 10_000n, 0n] : [0n, 0n, 0n],
      });
    }
  }
});
