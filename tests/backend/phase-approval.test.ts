import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
