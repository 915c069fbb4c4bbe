import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { ONBOARDING_STEPS } from '#domain/onboarding/steps.ts';
import { approvalProblem, flowProblems, neededIn, requiredSteps, strandingProblems } from './flow-rules.ts';

const usual = { onboarding: [...ONBOARDING_STEPS], project_status: [...ISSUANCE_STATUSES] };

test('the usual orders have nothing wrong, in whatever order the steps of an investment stand', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...ONBOARDING_STEPS], { minLength: ONBOARDING_STEPS.length }), (onboarding) => {
      expect(flowProblems({ ...usual, onboarding }, true)).toEqual({});
    }),
  );
});

test('a flow without a step that is required is refused, and says which', () => {
  for (const step of requiredSteps(true)) {
    const onboarding = usual.onboarding.filter((one) => one !== step);
    expect(flowProblems({ ...usual, onboarding }, true).onboarding?.params).toEqual({ step });
  }
  expect(flowProblems({ ...usual, onboarding: ['SUITABILITY_TEST', 'INVEST'] }, false)).toEqual({});
});

test('phases that stand in another order, twice, or lack campaign or end are refused', () => {
  const keyOf = (project_status: typeof usual.project_status) =>
    flowProblems({ ...usual, project_status }, true).project_status?.key;
  expect(keyOf(['DRAFT', 'CLOSED', 'CAMPAIGN'])).toBe('validator.error_flow_order');
  expect(keyOf(['CAMPAIGN', 'DRAFT', 'CLOSED'])).toBe('validator.error_flow_order');
  expect(keyOf(['DRAFT', 'CAMPAIGN', 'VALIDATING', 'CLOSED'])).toBe('validator.error_flow_order');
  expect(keyOf(['DRAFT', 'VALIDATING', 'PRE_CAMPAIGN', 'CAMPAIGN', 'CLOSED'])).toBeUndefined();
  expect(keyOf(['DRAFT', 'CAMPAIGN', 'CAMPAIGN', 'CLOSED'])).toBe('validator.error_flow_twice');
  expect(keyOf(['DRAFT', 'CLOSED'])).toBe('validator.error_flow_required');
  expect(keyOf(['DRAFT', 'CAMPAIGN', 'CLOSED'])).toBeUndefined();
});

test('validation stays among the phases while a record-keeping body approves projects, and may go where none does', () => {
  const without = { ...usual, project_status: usual.project_status.filter((phase) => phase !== 'VALIDATING') };
  const on = { kyc: true, erir: true };
  const off = { kyc: true, erir: false };
  expect(approvalProblem(without, on)).toEqual({
    key: 'validator.error_flow_erir',
    params: { step: 'VALIDATING' },
  });
  expect([approvalProblem(usual, on), approvalProblem(without, off)]).toEqual([null, null]);
  expect([on, off].map((modules) => neededIn('project_status', modules).includes('VALIDATING'))).toEqual([true, false]);
});

test('a step on which forty people stand may not go, nor a phase with projects in it; empty ones may', () => {
  const standing = { onboarding: { KYC: 40, INVEST: 3 }, project_status: { VALIDATING: 2, CAMPAIGN: 5 } };
  const without = {
    onboarding: usual.onboarding.filter((step) => step !== 'KYC'),
    project_status: usual.project_status.filter((phase) => phase !== 'VALIDATING'),
  };
  expect(strandingProblems(usual, without, standing)).toEqual({
    onboarding: { key: 'validator.error_flow_people', params: { step: 'KYC', count: 40 } },
    project_status: { key: 'validator.error_flow_projects', params: { step: 'VALIDATING', count: 2 } },
  });
  expect(strandingProblems(usual, without, { onboarding: {}, project_status: {} })).toEqual({});
  expect(strandingProblems(usual, { ...usual, onboarding: usual.onboarding.toReversed() }, standing)).toEqual({});
});
