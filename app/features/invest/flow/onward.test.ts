import { describe, expect, it } from 'vitest';
import type { FlowFacts } from '#domain/onboarding/flow-facts.ts';
import { ONBOARDING_STEPS } from '#domain/onboarding/steps.ts';
import { leadsToSum, onwardFrom, onwardPath } from './onward.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2027-11-21T10:00:00Z');

function factsWith(change: Partial<FlowFacts> & { kyc?: FlowFacts['person']['kycStatus'] } = {}): FlowFacts {
  const { kyc = 'SUCCESS', ...rest } = change;
  return {
    person: {
      kycStatus: kyc,
      legalType: 'INDIVIDUAL',
      accountInformationAt: NOW,
      additionalInformationAt: NOW,
      testStatus: 'PASSED',
      testValidUntil: LATER,
      sophisticatedUntil: null,
      lossAbilityCents: 1n,
      lossValidUntil: LATER,
    },
    tenant: {
      flows: { onboarding: ONBOARDING_STEPS },
      modules: { kyc: true, signature: true },
      hide: { legalTypeInvestor: false, extraFields: false, signInvestment: false },
    },
    issuance: { takesOrders: true, takesInterest: false },
    investment: { status: 'CREATED', method: null },
    now: NOW,
    ...rest,
  };
}

describe('the way on after a step of the preparation', () => {
  it('the breakdown is next, which itself leads to what is missing', () => {
    expect(onwardPath({ slug: 'sol', facts: factsWith() })).toBe('/invest/sol/contribution-breakdown');
    expect(onwardPath({ slug: 'sol', facts: factsWith({ investment: null }) })).toBe(
      '/invest/sol/contribution-breakdown',
    );
  });

  it('a confirmed order goes on where it stood', () => {
    const facts = factsWith({ investment: { status: 'METHOD_PAYMENT', method: null } });
    expect(onwardPath({ slug: 'sol', facts })).toBe('/invest/sol/method-payment');
  });

  it('a page on which there is only waiting left offers no way on', () => {
    const facts = factsWith({ kyc: 'MANUAL_REVIEW' });
    expect(onwardFrom({ slug: 'sol', facts, step: 'identification' })).toBeNull();
    expect(onwardFrom({ slug: 'sol', facts, step: 'account-information' })).toBe('/invest/sol/contribution-breakdown');
    const busy = factsWith({ kyc: 'MANUAL_REVIEW', investment: null });
    expect(onwardFrom({ slug: 'sol', facts: busy, step: 'identification' })).not.toBeNull();
  });
});

describe('the button of the amount', () => {
  it('names the sum only where the sum is next', () => {
    expect(leadsToSum({ facts: factsWith({ investment: null }) })).toBe(true);
    expect(leadsToSum({ facts: factsWith({ investment: null, kyc: 'MANUAL_REVIEW' }) })).toBe(false);
    // A tenant that asks the amount first.
    const newcomer = { ...factsWith().person, legalType: null };
    expect(leadsToSum({ facts: factsWith({ investment: null, person: newcomer }) })).toBe(false);
  });
});
