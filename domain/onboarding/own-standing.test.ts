import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KYC_STATUSES, LEGAL_TYPES, TEST_STATUSES } from '#domain/user/status.ts';
import type { FlowTenant, PersonFacts } from './flow-facts.ts';
import { ownStanding } from './own-standing.ts';
import { isPrepared } from './preparation.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const BEFORE = new Date('2026-11-22T10:00:00Z');
const AFTER = new Date('2027-11-22T10:00:00Z');
const TENANT: FlowTenant = {
  flows: { onboarding: [] },
  modules: { kyc: true, signature: true },
  hide: { legalTypeInvestor: false, extraFields: false, signInvestment: false },
};
const ALL = {
  ...TENANT,
  flows: { onboarding: ['KYC', 'TYPE_OF_INVESTMENT', 'USER_ADDITIONAL_DATA', 'SUITABILITY_TEST', 'INVEST'] },
} as const;
const DONE: PersonFacts = {
  kycStatus: 'SUCCESS',
  legalType: 'INDIVIDUAL',
  accountInformationAt: BEFORE,
  additionalInformationAt: BEFORE,
  testStatus: 'PASSED',
  testValidUntil: AFTER,
  sophisticatedUntil: null,
  lossAbilityCents: 1n,
  lossValidUntil: AFTER,
};
const stateOf = (change: Partial<PersonFacts>, part: string) =>
  ownStanding({ ...DONE, ...change }, ALL, NOW).find((one) => one.part === part)?.state;

describe('how a person stands', () => {
  it('is done with each part that the tenant asks, and with those alone', () => {
    expect(new Set(ownStanding(DONE, ALL, NOW).map(({ state }) => state))).toEqual(new Set(['done']));
    expect(ownStanding(DONE, ALL, NOW)).toHaveLength(6);
    expect(ownStanding(DONE, TENANT, NOW)).toEqual([]);
    expect(ownStanding({ ...DONE, sophisticatedUntil: AFTER }, ALL, NOW)).toHaveLength(4);
  });

  it('tells what is missing, what is looked at, what was sent back and what has expired', () => {
    expect(stateOf({ kycStatus: null }, 'identification')).toBe('missing');
    expect(stateOf({ kycStatus: 'MANUAL_REVIEW' }, 'identification')).toBe('waiting');
    expect(stateOf({ kycStatus: 'MANUAL_ERROR' }, 'identification')).toBe('wrong');
    expect(stateOf({ testValidUntil: BEFORE }, 'initial-test')).toBe('expired');
    expect(stateOf({ testStatus: 'NONE', testValidUntil: BEFORE }, 'initial-test')).toBe('expired');
    expect(stateOf({ testStatus: 'FAILED', testValidUntil: null }, 'initial-test')).toBe('missing');
    expect(stateOf({ lossValidUntil: BEFORE }, 'simulation-loss-bearing-capacity')).toBe('expired');
    expect(stateOf({ accountInformationAt: null }, 'account-information')).toBe('missing');
  });

  it('has nothing left exactly where an order needs nothing more but its amount', () => {
    const moment = fc.constantFrom(null, BEFORE, AFTER);
    const person: fc.Arbitrary<PersonFacts> = fc.record({
      kycStatus: fc.constantFrom(null, ...KYC_STATUSES),
      legalType: fc.constantFrom(null, ...LEGAL_TYPES),
      accountInformationAt: moment,
      additionalInformationAt: moment,
      testStatus: fc.constantFrom(...TEST_STATUSES),
      testValidUntil: moment,
      sophisticatedUntil: moment,
      lossAbilityCents: fc.constantFrom(null, 5n),
      lossValidUntil: moment,
    });
    fc.assert(
      fc.property(person, (each) => {
        const isDone = ownStanding(each, ALL, NOW).every(({ state }) => state === 'done');
        const investment = { status: 'ACCEPTED' as const, method: null };
        const issuance = { takesOrders: true, takesInterest: false };
        expect(isDone).toBe(isPrepared({ person: each, tenant: ALL, issuance, investment, now: NOW }));
      }),
    );
  });
});
