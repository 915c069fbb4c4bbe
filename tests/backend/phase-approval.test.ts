import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planMove } from '#contract/campaigns.ts';
import { getManagedIssuance, moveIssuance } from '#contract/issuances.ts';
import type { IssuanceStatus } from '#domain/issuance/status.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { erir: true } });
});
afterAll(() => world.close());

const move = (offer: Offer, from: IssuanceStatus, to: IssuanceStatus, reference?: string, as: Person = world.manager) =>
  world.call(moveIssuance, {
    params: { id: offer.id },
    body: { from, to, ...(reference ? { erir_reference: reference } : {}) },
    as,
    key: randomUUID(),
  });
const approvalOf = async (offer: Offer) =>
  good(await world.call(getManagedIssuance, { params: { id: offer.id }, as: world.manager })).data.erir_approval;

test('a campaign opens with the record-keeping body’s approval alone, which is recorded with who wrote it down', async () => {
  const offer = await world.addOffer({ status: 'VALIDATING' });
  expect(outcome(await move(offer, 'VALIDATING', 'CAMPAIGN'))).toBe('409 issuance.needs_erir_approval');
  expect((await move(offer, 'VALIDATING', 'CAMPAIGN', 'ERIR-77', world.issuer)).status).toBe(403);
  good(await move(offer, 'VALIDATING', 'CAMPAIGN', 'ERIR-77'));
  expect(await approvalOf(offer)).toMatchObject({ reference: 'ERIR-77' });
});

test('an offer that goes back from validation needs no approval and gets none, whatever is sent with it', async () => {
  const offer = await world.addOffer({ status: 'VALIDATING' });
  good(await move(offer, 'VALIDATING', 'PRE_CAMPAIGN', 'ERIR-78'));
  expect(await approvalOf(offer)).toBeNull();
  good(await move(offer, 'PRE_CAMPAIGN', 'VALIDATING'));
  expect(outcome(await move(offer, 'VALIDATING', 'CAMPAIGN'))).toBe('409 issuance.needs_erir_approval');
});

test('phases follow the tenant’s order one by one, and two managers who move one at once move it once', async () => {
  const offer = await world.addOffer({ status: 'DRAFT' });
  expect(outcome(await move(offer, 'DRAFT', 'CAMPAIGN'))).toBe('409 issuance.illegal_move');
  const both = await Promise.all([move(offer, 'DRAFT', 'PRE_CAMPAIGN'), move(offer, 'DRAFT', 'PRE_CAMPAIGN')]);
  expect(both.map(outcome).sort()).toEqual(['200', '409 issuance.moved_meanwhile']);
});

test('a campaign opens past no approval where validation is not among the phases, now or by a plan', async () => {
  const bare = await makeInvestWorld({
    modules: { erir: true },
    flows: { project_status: ['DRAFT', 'PRE_CAMPAIGN', 'CAMPAIGN', 'CLOSED'] },
  });
  try {
    const as = bare.manager;
    const sheetOf = async ({ id }: Offer) => good(await bare.call(getManagedIssuance, { params: { id }, as })).data;
    const step = { from: 'PRE_CAMPAIGN', to: 'CAMPAIGN' } as const;
    const offer = await bare.addOffer({ status: 'PRE_CAMPAIGN' });
    const go = (approval: { erir_reference?: string }) =>
      bare.call(moveIssuance, { params: { id: offer.id }, body: { ...step, ...approval }, as, key: randomUUID() });
    const planned = await bare.addOffer({ status: 'PRE_CAMPAIGN' });
    const plan = (approval: { erir_reference?: string }) =>
      bare.call(planMove, {
        params: { id: planned.id },
        body: { ...step, ...approval, at: new Date(Date.now() + 3 * 86_400_000).toISOString() },
        as,
        key: randomUUID(),
      });
    expect((await sheetOf(offer)).needs_erir_approval).toBe(true);
    expect(outcome(await go({}))).toBe('409 issuance.needs_erir_approval');
    good(await go({ erir_reference: 'ERIR-79' }));
    expect((await sheetOf(offer)).erir_approval).toMatchObject({ reference: 'ERIR-79' });
    expect(outcome(await plan({}))).toBe('409 issuance.needs_erir_approval');
    good(await plan({ erir_reference: 'ERIR-80' }));
    expect(await sheetOf(planned)).toMatchObject({
      needs_erir_approval: false,
      erir_approval: { reference: 'ERIR-80' },
    });
  } finally {
    await bare.close();
  }
});
