import { afterAll, beforeAll, expect, test } from 'vitest';
import { payDistribution } from '#contract/distribution-pay.ts';
import { getDistribution } from '#contract/distributions.ts';
import { listEarnings } from '#contract/earnings.ts';
import { dayIn } from '#domain/time/zone.ts';
import { bookTokens, distributionSteps } from '#tests/support/distribution-steps.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';
import { statementSteps } from '#tests/support/statement-steps.ts';
import { workToEnd } from '#tests/support/work-to-end.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world.close());

test('an earning that is not paid says that it waits for its issuer’s money, then for the platform, and nothing once it is paid', async () => {
  await world.standAlone();
  const steps = distributionSteps(world);
  await steps.giveAccount(world.issuer);
  const offer = await world.addOffer({ issuer: world.issuer });
  const who = await world.addPerson();
  await bookTokens(world, who, offer, 1, 30);
  const { id, sums } = good(await steps.propose(offer)).data;
  good(await steps.approve(id, sums.net));
  const today = dayIn(world.backEnd.clock.now(), 'Europe/Madrid');
  const waits = async () => good(await world.call(listEarnings, { as: who })).data[0]?.waits;
  expect(await waits()).toEqual({ state: 'AWAITED', on: null, since: today });

  const { transfer } = good(await world.call(getDistribution, { params: { id }, as: world.manager })).data;
  await statementSteps(world).importCredit('100.00', transfer?.reference ?? '');
  expect(await waits()).toEqual({ state: 'APPROVED', on: null, since: today });

  const paid = good(
    await world.call(payDistribution, { params: { id }, body: {}, as: world.manager, key: 'pay-once' }),
  );
  await workToEnd(world.backEnd.deps, { tenantId: world.tenantId, runId: paid.data.run });
  const [earning] = good(await world.call(listEarnings, { as: who })).data;
  expect([earning?.status, earning?.waits]).toEqual(['PAID', null]);
});
