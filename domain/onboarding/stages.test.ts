import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVEST_STEPS } from '#domain/access/invest-steps.ts';
import { INVESTMENT_STATUSES, type InvestmentStatus } from '#domain/investment/status.ts';
import { KYC_STATUSES } from '#domain/user/status.ts';
import type { FlowFacts, PersonFacts } from './flow-facts.ts';
import { nextStep } from './next-step.ts';
import { filledPlaces, type Stage, stagesOf } from './stages.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from './steps.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2027-06-01T00:00:00Z');
const newcomer: PersonFacts = {
  kycStatus: null,
  legalType: null,
  accountInformationAt: null,
  additionalInformationAt: null,
  testStatus: 'NONE',
  testValidUntil: null,
  sophisticatedUntil: null,
  lossAbilityCents: null,
  lossValidUntil: null,
};
const onboarded: PersonFacts = {
  ...newcomer,
  kycStatus: 'SUCCESS',
  legalType: 'INDIVIDUAL',
  accountInformationAt: now,
  additionalInformationAt: now,
  testStatus: 'PASSED',
  testValidUntil: later,
  lossAbilityCents: 0n,
  lossValidUntil: later,
};
const facts = (change: Partial<FlowFacts> = {}): FlowFacts => ({
  person: onboarded,
  tenant: {
    flows: { onboarding: ONBOARDING_STEPS },
    modules: { kyc: true, signature: true },
    hide: { legalTypeInvestor: false, extraFields: false, signInvestment: false },
  },
  issuance: { takesOrders: true, takesInterest: false },
  investment: null,
  now,
  ...change,
});
const order = (status: InvestmentStatus) => ({ status, method: 'BANK_TRANSFER' as const });
const inOrder = (onboarding: readonly OnboardingStep[], change: Partial<FlowFacts> = {}) =>
  facts({ ...change, tenant: { ...facts().tenant, flows: { onboarding } } });
const said = (stages: readonly Stage[]) =>
  stages.map(({ name, state, here }) => `${name} ${state}${here ? ' here' : ''}`);
const sub = (stages: readonly Stage[], name: string) =>
  stages.find((stage) => stage.name === name)?.steps.map(({ step, state }) => `${step} ${state}`);

describe('the stages of an investment', () => {
  it('are four, each with its sub-steps in the tenant’s order; what was handed in is in review', () => {
    const person = { ...newcomer, kycStatus: 'PENDING' as const, legalType: 'INDIVIDUAL' as const };
    const stages = stagesOf('account-information', facts({ person }));
    expect(said(stages)).toEqual(['you now here', 'investment next', 'payment next', 'signature next']);
    expect(sub(stages, 'you')).toEqual([
      'identification review',
      'type-of-investor done',
      'account-information now',
      'aditional-information next',
      'initial-test next',
      'simulation-loss-bearing-capacity next',
    ]);
    expect(filledPlaces(stages)).toEqual([0.5, 0, 0, 0]);
  });

  it('say that a passed test is done while its page still stands there, and what is asked next', () => {
    const stages = stagesOf('initial-test', facts({ person: { ...onboarded, lossAbilityCents: null } }));
    const you = stages[0]?.steps.slice(-2);
    expect(you?.map(({ state, here }) => `${state} ${here}`)).toEqual(['done true', 'now false']);
  });

  it('say what waits for the check of an identity: itself in review, the payment blocked by it', () => {
    const waiting = { ...onboarded, kycStatus: 'MANUAL_REVIEW' as const };
    const stages = stagesOf('identification', facts({ person: waiting, investment: order('CREATED') }));
    expect(said(stages)).toEqual(['you review here', 'investment done', 'payment blocked', 'signature next']);
    expect(filledPlaces(stages)).toEqual([1, 1, 0, 0]);
    const paid = stagesOf('identification', facts({ person: waiting, investment: order('CHARGED') }));
    expect(said(paid)).toEqual(['you review here', 'investment done', 'payment done', 'signature blocked']);
  });

  it('gather the payment pages under paying, and close what is behind once money is on its way', () => {
    const stages = stagesOf('payment-success', facts({ investment: order('PROOF_OF_PAYMENT_UPLOADED') }));
    expect(said(stages)).toEqual(['you done', 'investment done', 'payment review here', 'signature next']);
    expect(stages.flatMap(({ steps }) => steps).filter(({ state, opens }) => state === 'done' && opens)).toEqual([]);
    expect(stages[2]?.steps.at(-1)?.opens).toBe('payment-success');
  });

  it('are all done after the signature, with no present one and a full bar', () => {
    for (const status of ['SIGNED', 'MINTED', 'CLOSED'] as const) {
      const stages = stagesOf('congratulations', facts({ investment: order(status) }));
      expect(said(stages)).toEqual(['you done', 'investment done', 'payment done', 'signature done']);
      expect(filledPlaces(stages)).toEqual([1, 1, 1, 1]);
    }
  });

  it('belong to the new order when that is what is looked at', () => {
    const stages = stagesOf('invest', facts({ investment: order('MINTED') }));
    expect(said(stages)).toEqual(['you done', 'investment now here', 'payment next', 'signature next']);
  });

  it('stand in the order in which the tenant begins them', () => {
    expect(said(stagesOf('invest', inOrder(['INVEST', 'KYC'], { person: newcomer })))).toEqual([
      'investment now here',
      'you next',
      'payment next',
      'signature next',
    ]);
    const between = inOrder(['TYPE_OF_INVESTMENT', 'INVEST', 'KYC'], {
      person: { ...newcomer, legalType: 'INDIVIDUAL' },
    });
    const stages = stagesOf('invest', between);
    expect(said(stages)).toEqual(['you next', 'investment now here', 'payment next', 'signature next']);
    // By count, not by place: the amount that is asked now fills a place of its own, and half of the first is done.
    expect(filledPlaces(stages)).toEqual([1, 0.5, 0, 0]);
  });

  it('are none where there is no flow', () => {
    const interest = facts({ issuance: { takesOrders: false, takesInterest: true } });
    expect(stagesOf('declare-interest', interest)).toEqual([]);
    expect(stagesOf('declare-interest', facts({ issuance: { takesOrders: true, takesInterest: true } }))).toEqual([]);
  });

  it('fill a bar that has no holes, of at most one present stage, for anybody anywhere', () => {
    const anyFacts = fc.record({
      kycStatus: fc.option(fc.constantFrom(...KYC_STATUSES)),
      tested: fc.boolean(),
      kyc: fc.boolean(),
      signature: fc.boolean(),
      onboarding: fc.shuffledSubarray<OnboardingStep>([...ONBOARDING_STEPS]),
      status: fc.option(fc.constantFrom(...INVESTMENT_STATUSES)),
    });
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...INVEST_STEPS), (any, page) => {
        const all = facts({
          person: { ...onboarded, kycStatus: any.kycStatus, testStatus: any.tested ? 'PASSED' : 'NONE' },
          tenant: {
            ...facts().tenant,
            flows: { onboarding: any.onboarding },
            modules: { kyc: any.kyc, signature: any.signature },
          },
          investment: any.status && order(any.status),
        });
        const stages = stagesOf(page, all);
        const places = filledPlaces(stages);
        expect(places).toEqual([...places].sort((a, b) => b - a));
        expect(stages.filter(({ state }) => state === 'now').length).toBeLessThanOrEqual(1);
        expect(stages.filter(({ here }) => here).length).toBeLessThanOrEqual(1);
        if (nextStep(all) === 'congratulations' && page === 'congratulations')
          expect(places.every((place) => place === 1)).toBe(true);
      }),
    );
  });
});
