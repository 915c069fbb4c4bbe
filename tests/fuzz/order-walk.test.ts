import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomizationInput } from '#contract/customization.ts';
import { type Scissors, scissorsFor } from '#tests/support/cut-connection.ts';
import { sequences } from '#tests/support/order-commands.ts';
import { FEES, Walk } from '#tests/support/order-walk.ts';
import { anotherRedsysWorld, makeRedsysWorld, type RedsysWorld } from '#tests/support/redsys-world.ts';

/** Sequences per run: 200 by default, which take half a minute on a busy machine with two cores; `RANDOM_WALKS=10000` runs as many. */
const SEQUENCES = Number(process.env.RANDOM_WALKS ?? 200);
/** Walks at a time, each before a database of its own: while one waits for its answers, another computes. */
const LANES = 2;
/** Walks of one tenant: the sweeps and the invariants look at all that it has. */
const PER_TENANT = 5;
const LOOK: CustomizationInput = {
  hide: { signInvestment: true },
  payment_methods: [
    { method: 'BANK_TRANSFER', fee_fixed: (FEES.BANK_TRANSFER / 100).toFixed(2), fee_percent: '0' },
    { method: 'CARD_TERMINAL', fee_fixed: (FEES.CARD_TERMINAL / 100).toFixed(2), fee_percent: '0' },
  ],
};

interface Lane {
  first: RedsysWorld;
  world: RedsysWorld;
  scissors: Scissors;
  walked: number;
}

let lanes: Lane[] = [];
const tally = new Map<string, number>();
const note = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);

beforeAll(async () => {
  lanes = await Promise.all(
    Array.from({ length: LANES }, async () => {
      const first = await makeRedsysWorld(LOOK);
      await first.standAlone();
      return { first, world: first, scissors: scissorsFor(first.backEnd.deps.pool), walked: 0 };
    }),
  );
});
afterAll(() => Promise.all(lanes.map(({ first }) => first.close())));

async function walkIn(lane: Lane): Promise<Walk> {
  if (lane.walked > 0 && lane.walked % PER_TENANT === 0) {
    lane.world = await anotherRedsysWorld(lane.first, LOOK);
    await lane.world.standAlone();
  }
  lane.walked += 1;
  if (process.env.RANDOM_WALKS && lane.walked % 250 === 0) console.log(`${lane.walked} walks in a lane`);
  return Walk.begin(lane.world, lane.scissors, note);
}

test(`${SEQUENCES} random sequences agree with the oracle at every step and break no invariant`, async () => {
  const since = performance.now();
  const walks = (lane: Lane) =>
    fc.assert(
      fc.asyncProperty(fc.noBias(sequences), async (sequence) => {
        const walk = await walkIn(lane);
        for (const step of sequence) await walk.take(step);
        await walk.finish();
      }),
      { numRuns: Math.ceil(SEQUENCES / LANES) },
    );
  await Promise.all(lanes.map(walks));
  if (process.env.RANDOM_WALKS) {
    const seconds = Math.round((performance.now() - since) / 1000);
    console.log(`${SEQUENCES} sequences in ${seconds} s`, Object.fromEntries([...tally].sort()));
  }
  // A walk that never got anywhere would prove nothing.
  const seen = ['pay', 'confirm', 'notify', 'giveUp', 'mint', 'revoke', 'settle', 'send', 'cancel'];
  expect(seen.filter((each) => !tally.has(`${each} 200`))).toEqual([]);
  expect(tally.get('crash') ?? 0).toBeGreaterThan(0);
}, 3_600_000);
