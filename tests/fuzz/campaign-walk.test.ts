import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OVERSUBSCRIPTIONS } from '#domain/issuance/status.ts';
import type { CampaignCommand, EarlyPhase } from '#tests/support/campaign-model.ts';
import { CampaignWalk } from '#tests/support/campaign-walk.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { SEED } from '#tests/support/seed.ts';

/** Walks per run: 32 by default, which take some twenty seconds; `npm run fuzz` takes a thousand and more, with another seed. */
const WALKS = Math.min(Number(process.env.RANDOM_WALKS ?? 32), 1000);
/** Walks at a time, each before a database of its own. */
const LANES = 2;
/** Walks of one tenant: sweeps and invariants look at all that it has. */
const PER_TENANT = 5;
const PEOPLE = 4;
const look = (phases: readonly EarlyPhase[]) => ({
  hide: { signInvestment: true },
  modules: { erir: true },
  flows: { project_status: [...phases, 'CLOSED' as const] },
});
/** Sequences of tenants. */
const SEQUENCES: readonly (readonly [EarlyPhase, ...EarlyPhase[]])[] = [
  ['DRAFT', 'PRE_CAMPAIGN', 'VALIDATING', 'CAMPAIGN'],
  ['DRAFT', 'VALIDATING', 'PRE_CAMPAIGN', 'CAMPAIGN'],
];
const sequenceOf = (walked: number) => SEQUENCES[Math.floor(walked / PER_TENANT) % SEQUENCES.length] ?? SEQUENCES[0];

interface Lane {
  first: InvestWorld;
  world: InvestWorld;
  people: Person[];
  walked: number;
}

let lanes: Lane[] = [];
const tally = new Map<string, number>();
const note = (what: string) => void tally.set(what, (tally.get(what) ?? 0) + 1);

async function peopleOf(world: InvestWorld): Promise<Person[]> {
  await world.standAlone();
  return Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const person = await world.addPerson({ roles: ['PREMIUM_USER'] });
      await world.addCash(person, 100_000_000);
      return person;
    }),
  );
}

beforeAll(async () => {
  lanes = await Promise.all(
    Array.from({ length: LANES }, async () => {
      const first = await makeInvestWorld(look(sequenceOf(0) ?? []));
      return { first, world: first, people: await peopleOf(first), walked: 0 };
    }),
  );
});
afterAll(() => Promise.all(lanes.map(({ first }) => first.close())));

async function walkIn(
  lane: Lane,
  terms: Omit<Parameters<typeof CampaignWalk.begin>[2], 'phases'>,
): Promise<CampaignWalk> {
  if (lane.walked > 0 && lane.walked % PER_TENANT === 0) {
    lane.world = await anotherTenant(lane.first, look(sequenceOf(lane.walked) ?? []));
    lane.people = await peopleOf(lane.world);
  }
  const phases = sequenceOf(lane.walked) ?? [];
  lane.walked += 1;
  return CampaignWalk.begin(lane.world, lane.people, { ...terms, phases }, note);
}

const who = fc.nat({ max: PEOPLE - 1 });
const tokens = fc.integer({ min: 1, max: 12 });
const ofOne = (name: 'pay' | 'cancel' | 'revoke' | 'mint' | 'leave') => fc.record({ do: fc.constant(name), who });
const ofMany = (name: 'order' | 'join' | 'interest') => fc.record({ do: fc.constant(name), who, tokens });
const ofCampaign = (
  name: Exclude<CampaignCommand, { who: number } | { to: string } | { softCap: number } | { material: boolean }>['do'],
) => fc.record({ do: fc.constant(name) });

const ofChange: readonly { arbitrary: fc.Arbitrary<CampaignCommand>; weight: number }[] = [
  {
    arbitrary: fc.record({
      do: fc.constant('propose' as const),
      softCap: fc.integer({ min: 0, max: 6 }),
      min: fc.integer({ min: 1, max: 3 }),
    }),
    weight: 4,
  },
  { arbitrary: fc.record({ do: fc.constant('approve' as const), material: fc.boolean() }), weight: 4 },
  { arbitrary: ofCampaign('giveBack'), weight: 1 },
  { arbitrary: ofCampaign('withdraw'), weight: 1 },
];

/** What happens before a campaign has begun for good. */
const early: fc.Arbitrary<CampaignCommand> = fc.oneof(
  {
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      to: fc.constantFrom<EarlyPhase>('DRAFT', 'PRE_CAMPAIGN', 'VALIDATING', 'CAMPAIGN'),
      approved: fc.boolean(),
    }),
    weight: 12,
  },
  { arbitrary: ofMany('interest'), weight: 8 },
  { arbitrary: ofMany('order'), weight: 3 },
  { arbitrary: ofOne('pay'), weight: 1 },
  { arbitrary: ofOne('mint'), weight: 1 },
  { arbitrary: ofOne('revoke'), weight: 2 },
  { arbitrary: ofCampaign('suspend'), weight: 1 },
  { arbitrary: ofCampaign('resume'), weight: 1 },
  ...ofChange,
);

const command: fc.Arbitrary<CampaignCommand> = fc.oneof(
  ...ofChange,
  { arbitrary: ofMany('order'), weight: 12 },
  { arbitrary: ofMany('join'), weight: 5 },
  { arbitrary: ofOne('pay'), weight: 10 },
  { arbitrary: ofOne('cancel'), weight: 3 },
  { arbitrary: ofOne('revoke'), weight: 3 },
  { arbitrary: ofOne('mint'), weight: 4 },
  { arbitrary: ofOne('leave'), weight: 1 },
  { arbitrary: ofCampaign('passDays'), weight: 4 },
  { arbitrary: ofCampaign('sweep'), weight: 4 },
  { arbitrary: ofCampaign('endCampaign'), weight: 2 },
  { arbitrary: ofCampaign('allot'), weight: 3 },
  { arbitrary: ofCampaign('refundAll'), weight: 2 },
  { arbitrary: ofCampaign('suspend'), weight: 2 },
  { arbitrary: ofCampaign('resume'), weight: 2 },
  { arbitrary: ofCampaign('planClose'), weight: 1 },
  { arbitrary: ofCampaign('close'), weight: 1 },
);

/** How every walk begins and ends, so that chance meets a campaign in which something has happened, and each is brought to its end. */
const begun = (tokens: number): CampaignCommand[] => [
  { do: 'order', who: 0, tokens },
  { do: 'order', who: 1, tokens: Math.ceil(tokens / 2) },
  { do: 'join', who: 1, tokens: Math.ceil(tokens / 2) },
  { do: 'pay', who: 0 },
];
const ENDED: readonly CampaignCommand[] = [
  { do: 'sweep' },
  { do: 'order', who: 1, tokens: 3 },
  { do: 'endCampaign' },
  { do: 'allot' },
  { do: 'pay', who: 1 },
  { do: 'refundAll' },
  { do: 'passDays' },
  ...Array.from({ length: PEOPLE }, (_, each) => ({ do: 'mint', who: each }) as const),
  { do: 'planClose' },
];

const walks = fc.record({
  before: fc.array(early, { minLength: 2, maxLength: 8 }),
  terms: fc.record({
    policy: fc.constantFrom(...OVERSUBSCRIPTIONS),
    tokens: fc.integer({ min: 6, max: 14 }),
    min: fc.integer({ min: 1, max: 3 }),
    softCap: fc.integer({ min: 0, max: 6 }),
  }),
  steps: fc.array(command, { minLength: 3, maxLength: 9 }),
  together: fc.array(command, { minLength: 2, maxLength: 4 }),
});

test(`${WALKS} random walks of campaign commands agree with the oracle at every step and break no invariant`, async () => {
  const since = performance.now();
  const go = (lane: Lane, at: number) =>
    fc.assert(
      fc.asyncProperty(fc.noBias(walks), async ({ before, terms, steps, together }) => {
        const walk = await walkIn(lane, terms);
        for (const step of before) await walk.take(step);
        await walk.open();
        for (const step of [...begun(terms.tokens), ...steps]) await walk.take(step);
        // What comes together is known to the oracle no more: every second walk ends with it, the others with their campaign.
        if (lane.walked % 2 === 0) await walk.takeTogether(together);
        else for (const step of ENDED) await walk.take(step);
      }),
      // Each lane goes ways of its own.
      { numRuns: Math.ceil(WALKS / LANES), seed: SEED + at },
    );
  await Promise.all(lanes.map(go));
  if (process.env.RANDOM_WALKS) {
    const seconds = Math.round((performance.now() - since) / 1000);
    console.log(`${WALKS} campaigns in ${seconds} s`, Object.fromEntries([...tally].sort()));
  }
  // A walk that never got anywhere would prove nothing.
  const seen = [
    'order 200',
    'pay 200',
    'join 200',
    'allot 200',
    'revoke 200',
    'cancel 200',
    'mint 200 null',
    'suspend 200',
    'interest 200',
    'propose 200',
    'approve 200',
    'move 409 issuance.needs_erir_approval',
  ];
  expect(seen.filter((each) => !tally.has(each))).toEqual([]);
}, 3_600_000);
