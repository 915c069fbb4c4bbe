import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLook, saveLookFlows } from '#contract/look.ts';
import { ISSUANCE_STATUSES, type IssuanceStatus } from '#domain/issuance/status.ts';
import type { OnboardingStep } from '#domain/onboarding/steps.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world.close());

const draft = async () => good(await world.call(getLook, { as: world.manager })).data.draft;
const save = (onboarding: OnboardingStep[], project_status: IssuanceStatus[], version: number, as = world.manager) =>
  world.call(saveLookFlows, { body: { onboarding, project_status, version }, as });

test('both orders are saved into the draft, and one that somebody has changed since is refused', async () => {
  const { version } = await draft();
  const order: OnboardingStep[] = ['SUITABILITY_TEST', 'KYC', 'TYPE_OF_INVESTMENT', 'USER_ADDITIONAL_DATA', 'INVEST'];
  good(await save(order, [...ISSUANCE_STATUSES], version));
  expect((await draft()).customization.flows).toEqual({ onboarding: order, project_status: [...ISSUANCE_STATUSES] });
  expect(outcome(await save([...order].reverse(), [...ISSUANCE_STATUSES], version))).toBe('409 look.changed_meanwhile');
  // The same again is no change, whoever sends it.
  expect(outcome(await save(order, [...ISSUANCE_STATUSES], version))).toMatch(/^200/);
});

test('an order that harms is refused with the step and the reason, and nothing is saved', async () => {
  const { version, customization } = await draft();
  const { onboarding, project_status } = customization.flows;
  const without = (step: OnboardingStep) => onboarding.filter((one) => one !== step);
  const refusals: [OnboardingStep[], IssuanceStatus[], object][] = [
    [
      without('INVEST'),
      project_status,
      { 'flows.onboarding': { key: 'validator.error_flow_required', params: { step: 'INVEST' } } },
    ],
    [[...onboarding, 'KYC'], project_status, { 'flows.onboarding': { key: 'validator.error_flow_twice' } }],
    [onboarding, ['CAMPAIGN', 'DRAFT', 'CLOSED'], { 'flows.project_status': { key: 'validator.error_flow_order' } }],
    [onboarding, ['DRAFT', 'CAMPAIGN'], { 'flows.project_status': { params: { step: 'CLOSED' } } }],
  ];
  for (const [steps, phases, fields] of refusals)
    expect(await save(steps, phases, version)).toMatchObject({ status: 422, body: { fields } });
  expect((await draft()).version).toBe(version);
});

test('a step with people on it and a phase with projects in it stay, and the refusal says how many', async () => {
  const { version, customization } = await draft();
  const { onboarding, project_status } = customization.flows;
  const offer = await world.addOffer();
  for (const person of [await world.addPerson(), await world.addPerson()]) {
    await orderAt(orderSteps(world), person, offer, 5, 'CREATED');
    await world.db.query(
      'update user_profiles set additional_information_at = null where tenant_id = $1 and user_id = $2',
      [world.tenantId, person.id],
    );
  }
  await world.addOffer({ status: 'VALIDATING' });
  const answer = await save(
    onboarding.filter((step) => step !== 'USER_ADDITIONAL_DATA'),
    project_status.filter((phase) => phase !== 'VALIDATING'),
    version,
  );
  expect(answer).toMatchObject({
    status: 422,
    body: {
      fields: {
        'flows.onboarding': { key: 'validator.error_flow_people', params: { step: 'USER_ADDITIONAL_DATA', count: 2 } },
        'flows.project_status': { key: 'validator.error_flow_projects', params: { step: 'VALIDATING', count: 1 } },
      },
    },
  });
});

test('the orders are written by managers alone', async () => {
  const { version } = await draft();
  for (const as of [world.issuer, await world.addPerson()])
    expect(
      (await save(['KYC', 'SUITABILITY_TEST', 'INVEST'], ['DRAFT', 'CAMPAIGN', 'CLOSED'], version, as)).status,
    ).toBe(403);
});
