import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlowTenant, PersonFacts } from '../onboarding/flow-facts.ts';
import { isPrepared } from '../onboarding/preparation.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from '../onboarding/steps.ts';
import { DOCUMENT_TYPES } from './identity-documents.ts';
import { KYC_STATUSES, TEST_STATUSES } from './status.ts';
import { verificationBlocks } from './verification-block.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2027-06-01T00:00:00Z');
const earlier = new Date('2026-01-01T00:00:00Z');
const tenant: FlowTenant = {
  flows: { onboarding: ONBOARDING_STEPS },
  modules: { kyc: true, signature: true },
  hide: { legalTypeInvestor: false, extraFields: false, signInvestment: false },
};
const ready: PersonFacts = {
  kycStatus: 'SUCCESS',
  legalType: 'INDIVIDUAL',
  accountInformationAt: earlier,
  additionalInformationAt: earlier,
  testStatus: 'PASSED',
  testValidUntil: later,
  sophisticatedUntil: null,
  lossAbilityCents: 0n,
  lossValidUntil: later,
};
const blocksOf = (change: Partial<PersonFacts> = {}, rest: Partial<Parameters<typeof verificationBlocks>[0]> = {}) =>
  verificationBlocks({
    ...{ tenant, invests: true, person: { ...ready, ...change }, stopped: false, documents: [], now },
    ...rest,
  });

const moment = fc.constantFrom(null, earlier, later);
const person: fc.Arbitrary<PersonFacts> = fc.record({
  kycStatus: fc.option(fc.constantFrom(...KYC_STATUSES)),
  legalType: fc.constantFrom(null, 'INDIVIDUAL', 'LEGAL_ENTITY'),
  accountInformationAt: moment,
  additionalInformationAt: moment,
  testStatus: fc.constantFrom(...TEST_STATUSES),
  testValidUntil: moment,
  sophisticatedUntil: moment,
  lossAbilityCents: fc.constantFrom(null, 0n),
  lossValidUntil: moment,
});
const anyTenant: fc.Arbitrary<FlowTenant> = fc.record({
  flows: fc.record({ onboarding: fc.shuffledSubarray<OnboardingStep>([...ONBOARDING_STEPS]) }),
  modules: fc.record({ kyc: fc.boolean(), signature: fc.boolean() }),
  hide: fc.record({ legalTypeInvestor: fc.boolean(), extraFields: fc.boolean(), signInvestment: fc.boolean() }),
});

describe('the obstacles to verifying a person', () => {
  it('is each thing that is missing by itself, and nothing of what the tenant does not ask', () => {
    expect(blocksOf()).toEqual([]);
    for (const status of [null, ...KYC_STATUSES])
      expect(blocksOf({ kycStatus: status }).length === 0, String(status)).toBe(status === 'SUCCESS');
    expect(blocksOf({ kycStatus: null })).toEqual(['identity_missing']);
    expect(blocksOf({ kycStatus: 'MANUAL_REVIEW' })).toEqual(['identity_waits']);
    expect(blocksOf({ kycStatus: 'MANUAL_ERROR' })).toEqual(['identity_refused']);
    expect(blocksOf({ legalType: null })).toEqual(['investor_type']);
    expect(blocksOf({ accountInformationAt: null })).toEqual(['personal_data']);
    expect(blocksOf({ additionalInformationAt: null })).toEqual(['additional_data']);
    expect(blocksOf({ testStatus: 'FAILED' })).toEqual(['test']);
    expect(blocksOf({ testValidUntil: earlier })).toEqual(['test']);
    expect(blocksOf({ testStatus: 'DECLARED' })).toEqual([]);
    expect(blocksOf({ testStatus: 'NONE', sophisticatedUntil: later })).toEqual([]);
    const company = { kycStatus: 'CREATED', legalType: 'LEGAL_ENTITY' } as const;
    expect(blocksOf(company)).toEqual(['identity_missing', 'company_papers']);
    expect(blocksOf(company, { documents: DOCUMENT_TYPES })).toEqual(['identity_missing']);
    const bare: FlowTenant = {
      flows: { onboarding: [] },
      modules: { kyc: false, signature: true },
      hide: { legalTypeInvestor: true, extraFields: true, signInvestment: false },
    };
    expect(blocksOf({ kycStatus: null, testStatus: 'NONE', legalType: null }, { tenant: bare })).toEqual([]);
  });

  it('is nothing for who could confirm an order, whatever the tenant asks, and nothing for who does not invest', () => {
    fc.assert(
      fc.property(person, anyTenant, (who, house) => {
        const facts = { tenant: house, invests: true, person: who, stopped: false, documents: [], now };
        const flow = {
          ...{ tenant: house, person: who, now, issuance: { takesOrders: true, takesInterest: false } },
          investment: { status: 'CREATED' as const, method: null },
        };
        const checked = !house.modules.kyc || who.kycStatus === 'SUCCESS';
        if (isPrepared(flow) && checked) expect(verificationBlocks(facts)).toEqual([]);
        if (!checked) expect(verificationBlocks(facts)).not.toEqual([]);
        expect(verificationBlocks({ ...facts, invests: false })).toEqual([]);
        expect(verificationBlocks({ ...facts, invests: false, stopped: true })).toEqual(['screening']);
        expect(verificationBlocks({ ...facts, stopped: true })[0]).toBe('screening');
      }),
      { numRuns: 2000 },
    );
  });
});
