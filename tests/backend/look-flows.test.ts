import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLook, publishLook, saveLookFlows, saveLookSection } from '#contract/look.ts';
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

test('validation stays while a record-keeping body approves projects, and the module is not turned on without it', async () => {
  const other = await makeInvestWorld({ modules: { erir: true } });
  try {
    const as = other.manager;
    const draftOf = async () => good(await other.call(getLook, { as })).data.draft;
    const { onboarding } = (await draftOf()).customization.flows;
    const saveFlows = async (project_status: IssuanceStatus[]) =>
      other.call(saveLookFlows, { body: { onboarding, project_status, version: (await draftOf()).version }, as });
    const turn = async (on: boolean) =>
      other.call(saveLookSection, {
        body: { section: 'modules', values: { 'modules.erir': on }, version: (await draftOf()).version },
        as,
      });
    const without: IssuanceStatus[] = ['DRAFT', 'PRE_CAMPAIGN', 'CAMPAIGN', 'CLOSED'];
    const unapproved = { key: 'validator.error_flow_erir', params: { step: 'VALIDATING' } };
    expect(await saveFlows(without)).toMatchObject({
      status: 422,
      body: { fields: { 'flows.project_status': unapproved } },
    });
    good(await saveFlows(['DRAFT', 'VALIDATING', 'CAMPAIGN', 'CLOSED']));
    good(await turn(false));
    good(await saveFlows(without));
    // In the draft the module is what it was before: what differs is the order, and the refusal names it.
    expect(await turn(true)).toMatchObject({ status: 422, body: { fields: { 'flows.project_status': unapproved } } });
    const { version } = await draftOf();
    good(await other.call(publishLook, { body: { version }, as, key: randomUUID() }));
    expect(await turn(true)).toMatchObject({ status: 422, body: { fields: { 'modules.erir': unapproved } } });
    // With the phase back in its place both can be.
    good(await saveFlows([...ISSUANCE_STATUSES]));
    good(await turn(true));
  } finally {
    await other.close();
  }
});
