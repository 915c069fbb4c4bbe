import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import { INVEST_STEPS, type InvestStep } from '#domain/access/invest-steps.ts';
import { INVESTMENT_STATUSES, type InvestmentStatus, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { mayMove } from '#domain/investment/transitions.ts';
import { KYC_STATUSES, TEST_STATUSES } from '#domain/user/status.ts';
import type { FlowFacts, PersonFacts } from './flow-facts.ts';
import { mayOpen, nextStep, stepToShow } from './next-step.ts';
import { isPrepared, mayGiveAmount } from './preparation.ts';
import { filledPlaces, stagesOf } from './stages.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from './steps.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2027-06-01T00:00:00Z');
const earlier = new Date('2026-01-01T00:00:00Z');
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
const tenant: FlowFacts['tenant'] = {
  flows: { onboarding: ONBOARDING_STEPS },
  modules: { kyc: true, signature: true },
  hide: { legalTypeInvestor: false, extraFields: false, signInvestment: false },
};
const base: FlowFacts = {
  person: newcomer,
  tenant,
  issuance: { takesOrders: true, takesInterest: false },
  investment: null,
  now,
};
const order = (status: InvestmentStatus) => ({ status, method: 'BANK_TRANSFER' as const });
const openAt = (facts: FlowFacts) => INVEST_STEPS.filter((step) => mayOpen(step, facts));

const moment = fc.constantFrom(null, earlier, later);
const person: fc.Arbitrary<PersonFacts> = fc.record({
  kycStatus: fc.option(fc.constantFrom(...KYC_STATUSES)),
  legalType: fc.constantFrom(null, 'INDIVIDUAL', 'LEGAL_ENTITY'),
  accountInformationAt: moment,
  additionalInformationAt: moment,
  testStatus: fc.constantFrom(...TEST_STATUSES),
  testValidUntil: moment,
  sophisticatedUntil: moment,
  lossAbilityCents: fc.constantFrom(null, 0n, 400_000n),
  lossValidUntil: moment,
});
const anyTenant: fc.Arbitrary<FlowFacts['tenant']> = fc.record({
  flows: fc.record({ onboarding: fc.shuffledSubarray<OnboardingStep>([...ONBOARDING_STEPS]) }),
  modules: fc.record({ kyc: fc.boolean(), signature: fc.boolean() }),
  hide: fc.record({ legalTypeInvestor: fc.boolean(), extraFields: fc.boolean(), signInvestment: fc.boolean() }),
});
const anyInvestment = fc.option(
  fc.record({
    status: fc.constantFrom(...INVESTMENT_STATUSES),
    method: fc.option(fc.constantFrom(...PAYMENT_METHODS)),
  }),
);
const anyFacts: fc.Arbitrary<FlowFacts> = fc.record({
  person,
  tenant: anyTenant,
  issuance: fc.record({ takesOrders: fc.boolean(), takesInterest: fc.boolean() }),
  investment: anyInvestment,
  now: fc.constant(now),
});

describe('the next step', () => {
  it('follows the default order for a newcomer, one question at a time', () => {
    const walk: [Partial<PersonFacts>, InvestStep][] = [
      [{}, 'identification'],
      [{ kycStatus: 'SUCCESS' }, 'type-of-investor'],
      [{ legalType: 'INDIVIDUAL' }, 'account-information'],
      [{ accountInformationAt: now }, 'aditional-information'],
      [{ additionalInformationAt: now }, 'initial-test'],
      [{ testStatus: 'PASSED', testValidUntil: later }, 'simulation-loss-bearing-capacity'],
      [{ lossAbilityCents: 0n, lossValidUntil: later }, 'invest'],
    ];
    let facts: PersonFacts = newcomer;
    for (const [change, step] of walk) {
      facts = { ...facts, ...change };
      expect(nextStep({ ...base, person: facts })).toBe(step);
    }
    expect(nextStep({ ...base, person: onboarded, investment: order('CREATED') })).toBe('contribution-breakdown');
  });

  it.each([
    ['RESERVED', 'invest'],
    ['CREATED', 'contribution-breakdown'],
    ['ACCEPTED', 'method-payment'],
    ['METHOD_PAYMENT', 'method-payment'],
    ['IN_UPLOAD_PROOF_OF_PAYMENT', 'payment-bankwire'],
    ['PROOF_OF_PAYMENT_UPLOADED', 'payment-success'],
    ['CREDIT_CARD', 'payment-creditcard'],
    ['IN_UPDATE_CREDIT_CARD', 'payment-creditcard'],
    ['CARD_REGISTRATION_UPDATED', 'payment-creditcard'],
    ['IN_UPDATE_TPV', 'payment-creditcard'],
    ['PAYMENT_ERROR', 'payment-error'],
    ['CHARGED', 'sign'],
    ['SIGNED_PENDING', 'sign'],
    ['SIGNED', 'congratulations'],
    ['MINTED', 'congratulations'],
    ['CLOSED', 'congratulations'],
    ['CANCELED', 'invest'],
  ] as const)('an onboarded person with an order %s has the next step %s', (status, step) => {
    expect(nextStep({ ...base, person: onboarded, investment: order(status) })).toBe(step);
  });

  it.each(['CHARGED', 'SIGNED_PENDING', 'SIGNED'] as const)(
    'a person whose check was reopened is led to their identity before contract and mint of an order %s',
    (status) => {
      const facts = { ...base, person: { ...onboarded, kycStatus: 'CREATED' as const }, investment: order(status) };
      expect(nextStep(facts)).toBe('identification');
      expect(openAt(facts)).toContain('identification');
      expect(openAt(facts)).not.toContain('sign');
      expect(stepToShow('sign', facts)).toBe('identification');
      const unchecked = { ...facts, tenant: { ...tenant, modules: { kyc: false, signature: true } } };
      expect(nextStep(unchecked)).not.toBe('identification');
    },
  );

  it('lets whoever lacks a valid check mend it, whatever has become of a confirmed order', () => {
    for (const status of INVESTMENT_STATUSES) {
      if (status === 'RESERVED' || status === 'CREATED' || status === 'CANCELED') continue;
      const facts = { ...base, issuance: { takesOrders: false, takesInterest: false }, investment: order(status) };
      expect(mayOpen('identification', { ...facts, person: { ...onboarded, kycStatus: 'CREATED' } })).toBe(true);
    }
  });

  it('leaves out what the tenant hides or switches off, and the protection of those who need none', () => {
    const bare = {
      ...tenant,
      modules: { kyc: false, signature: true },
      hide: { legalTypeInvestor: true, extraFields: true, signInvestment: true },
    };
    expect(nextStep({ ...base, tenant: bare })).toBe('account-information');
    const facts = { ...base, tenant: bare, person: { ...newcomer, accountInformationAt: now } };
    expect(nextStep(facts)).toBe('initial-test');
    expect(nextStep({ ...facts, person: { ...facts.person, sophisticatedUntil: later } })).toBe('invest');
    expect(nextStep({ ...facts, person: { ...facts.person, sophisticatedUntil: now } })).toBe('initial-test');
    expect(nextStep({ ...facts, investment: order('CHARGED') })).toBe('congratulations');
  });

  it('asks the test and the simulation again once they are past their validity', () => {
    expect(nextStep({ ...base, person: { ...onboarded, testValidUntil: now } })).toBe('initial-test');
    expect(nextStep({ ...base, person: { ...onboarded, lossValidUntil: now } })).toBe(
      'simulation-loss-bearing-capacity',
    );
    expect(nextStep({ ...base, person: { ...onboarded, testStatus: 'DECLARED' } })).toBe('invest');
  });

  it('lets a person go on while the identity check is under way, as far as the amount, never to the breakdown', () => {
    const checked = { ...base, person: { ...onboarded, kycStatus: 'RUNNING' as const } };
    expect(nextStep(checked)).toBe('invest');
    const withAmount = { ...checked, investment: order('CREATED') };
    expect(nextStep(withAmount)).toBe('identification');
    expect(mayOpen('contribution-breakdown', withAmount)).toBe(false);
    expect([isPrepared(withAmount), mayGiveAmount(withAmount)]).toEqual([false, true]);
    expect(isPrepared({ ...withAmount, person: onboarded })).toBe(true);
  });

  it('is the declaration of interest where only that is taken, and nothing where neither is', () => {
    const closed = { ...base, person: onboarded, issuance: { takesOrders: false, takesInterest: false } };
    const early = { ...closed, issuance: { takesOrders: false, takesInterest: true } };
    expect(nextStep(early)).toBe('declare-interest');
    expect(openAt(early)).toEqual(['declare-interest']);
    expect([nextStep(closed), openAt(closed), stepToShow('invest', closed)]).toEqual([null, [], null]);
    expect(nextStep({ ...closed, investment: order('RESERVED') })).toBe('declare-interest');
    expect(nextStep({ ...closed, investment: order('CHARGED') })).toBe('sign');
  });

  it('stands at the place that the tenant gives to the amount', () => {
    const first = { ...base, tenant: { ...tenant, flows: { onboarding: ['INVEST', 'KYC'] as const } } };
    expect(nextStep(first)).toBe('invest');
    expect(nextStep({ ...first, investment: order('CREATED') })).toBe('identification');
    const unnamed = { ...base, tenant: { ...tenant, flows: { onboarding: ['KYC'] as const } } };
    expect(nextStep({ ...unnamed, person: onboarded })).toBe('invest');
  });
});

describe('the steps that may be opened', () => {
  it('is everything done while an order is unpaid, and only its own pages once money is on its way', () => {
    const at = (status: InvestmentStatus) => openAt({ ...base, person: onboarded, investment: order(status) });
    expect(at('ACCEPTED')).toContain('identification');
    expect(at('ACCEPTED')).toContain('invest');
    expect(at('ACCEPTED')).toContain('contribution-breakdown');
    expect(at('PROOF_OF_PAYMENT_UPLOADED')).toEqual(['payment-success', 'payment-bankwire']);
    expect(at('IN_UPDATE_TPV')).toEqual(['payment-success', 'payment-creditcard']);
    expect(at('CHARGED')).toEqual(['sign', 'payment-success']);
    expect(at('SIGNED')).toEqual(['payment-success', 'congratulations']);
  });

  it('is also a new order after a finished one, which then begins where the person stands', () => {
    const minted = { ...base, person: { ...onboarded, testValidUntil: now }, investment: order('MINTED') };
    expect(nextStep(minted)).toBe('congratulations');
    expect(stepToShow('invest', minted)).toBe('initial-test');
    expect(stepToShow('invest', { ...minted, person: onboarded })).toBe('invest');
    expect(stepToShow('sign', minted)).toBe('congratulations');
    expect(stepToShow('invest', { ...minted, issuance: { takesOrders: false, takesInterest: false } })).toBe(
      'congratulations',
    );
  });

  it('always includes the next step, sends everyone somewhere they may stay, and never in a circle', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...INVEST_STEPS), (facts, asked) => {
        const next = nextStep(facts);
        if (next) expect(mayOpen(next, facts)).toBe(true);
        const shown = stepToShow(asked, facts);
        if (shown) expect(stepToShow(shown, facts)).toBe(shown);
        else expect(openAt(facts)).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });

  it('never lets a step be skipped, judged by a list of what each step leaves behind', () => {
    // Written apart from the code: what must be true before a page opens, by the tenant's own order.
    const leaves: Record<OnboardingStep, (facts: FlowFacts) => boolean> = {
      KYC: ({ person: p, tenant: t }) => !t.modules.kyc || p.kycStatus === 'SUCCESS',
      TYPE_OF_INVESTMENT: ({ person: p, tenant: t }) => t.hide.legalTypeInvestor || p.legalType !== null,
      USER_ADDITIONAL_DATA: ({ person: p, tenant: t }) =>
        p.accountInformationAt !== null && (t.hide.extraFields || p.additionalInformationAt !== null),
      SUITABILITY_TEST: ({ person: p }) =>
        p.sophisticatedUntil === later ||
        (['PASSED', 'DECLARED'].includes(p.testStatus) &&
          p.testValidUntil === later &&
          p.lossAbilityCents !== null &&
          p.lossValidUntil === later),
      INVEST: ({ investment }) => investment?.status === 'CREATED',
    };
    const inReview = (facts: FlowFacts) =>
      ['RUNNING', 'PENDING', 'MANUAL_REVIEW'].includes(facts.person.kycStatus ?? '');
    const cart = anyFacts.map((facts) => ({
      ...facts,
      issuance: { takesOrders: true, takesInterest: false },
      investment: facts.investment && order('CREATED'),
    }));
    fc.assert(
      fc.property(cart, (facts) => {
        const parts = facts.tenant.flows.onboarding;
        const before = parts.includes('INVEST') ? parts.slice(0, parts.indexOf('INVEST')) : parts;
        const ready = before.every((part) => leaves[part](facts) || (part === 'KYC' && inReview(facts)));
        expect(mayOpen('invest', facts)).toBe(ready);
        expect(mayGiveAmount(facts)).toBe(ready);
        const complete = [...parts, 'INVEST' as const].every((part) => leaves[part](facts));
        expect(mayOpen('contribution-breakdown', facts)).toBe(complete);
        expect(isPrepared(facts)).toBe(complete);
        for (const step of [
          'method-payment',
          'payment-bankwire',
          'payment-creditcard',
          'payment-success',
          'payment-error',
          'sign',
          'congratulations',
        ] as const)
          expect(mayOpen(step, facts)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });

  it('closes every page of the preparation once the money is in, but the identity that lacks a valid check', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom('CHARGED', 'SIGNED_PENDING', 'SIGNED'), (facts, status) => {
        const paid = openAt({ ...facts, investment: order(status) });
        const left = paid.filter((step) => !['sign', 'payment-success', 'congratulations'].includes(step));
        const lacks = facts.tenant.modules.kyc && facts.person.kycStatus !== 'SUCCESS';
        expect(left).toEqual(lacks ? ['identification'] : []);
      }),
    );
  });
});

describe('a walk that does what the next step says', () => {
  /** The facts after the person (and whoever they wait for) has done a step; the statuses move by the table. */
  function after(step: InvestStep, facts: FlowFacts): FlowFacts {
    const known = (change: Partial<PersonFacts>) => ({ ...facts, person: { ...facts.person, ...change } });
    const moved = (...statuses: InvestmentStatus[]) => {
      let from = facts.investment?.status ?? null;
      if (from === 'CANCELED') from = null;
      for (const to of statuses) {
        expect(['investor', 'manager', 'provider', 'system'].some((by) => mayMove(from, to, by as 'investor'))).toBe(
          true,
        );
        from = to;
      }
      return { ...facts, investment: order(from ?? 'CREATED') };
    };
    switch (step) {
      case 'identification':
        return known({ kycStatus: 'SUCCESS' });
      case 'type-of-investor':
        return known({ legalType: 'LEGAL_ENTITY' });
      case 'account-information':
        return known({ accountInformationAt: now });
      case 'aditional-information':
        return known({ additionalInformationAt: now });
      case 'initial-test':
        return known({ testStatus: 'PASSED', testValidUntil: later });
      case 'simulation-loss-bearing-capacity':
        return known({ lossAbilityCents: 1n, lossValidUntil: later });
      case 'invest':
        return moved('CREATED');
      case 'contribution-breakdown':
        return moved('ACCEPTED');
      case 'method-payment':
        return facts.investment?.status === 'ACCEPTED' ? moved('METHOD_PAYMENT') : moved('IN_UPLOAD_PROOF_OF_PAYMENT');
      case 'payment-bankwire':
        return moved('PROOF_OF_PAYMENT_UPLOADED');
      case 'payment-success':
        return moved('CHARGED');
      case 'payment-creditcard':
        return moved(
          facts.investment?.status === 'CREDIT_CARD'
            ? 'IN_UPDATE_CREDIT_CARD'
            : facts.investment?.status === 'IN_UPDATE_CREDIT_CARD'
              ? 'CARD_REGISTRATION_UPDATED'
              : 'CHARGED',
        );
      case 'payment-error':
        return moved('METHOD_PAYMENT');
      case 'sign':
        return facts.investment?.status === 'CHARGED' ? moved('SIGNED_PENDING') : moved('SIGNED');
      default:
        return facts;
    }
  }

  it('comes to the congratulations from anywhere, in any tenant, and its bar never empties', () => {
    fc.assert(
      fc.property(anyFacts, (start) => {
        let facts: FlowFacts = { ...start, issuance: { takesOrders: true, takesInterest: false } };
        let left = Number.POSITIVE_INFINITY;
        for (let round = 0; round < 20; round++) {
          const step = nextStep(facts);
          if (step === null) throw new Error('lost');
          const stages = stagesOf(step, facts);
          const here = stages.flatMap(({ steps }) => steps).filter((each) => each.here);
          expect(here.map(({ opens }) => opens)).toEqual(step === 'congratulations' ? [] : [step]);
          const empty = filledPlaces(stages).reduce((sum, place) => sum + 1 - place, 0);
          // The one way back: whoever waited for the identity check comes back to it before the breakdown.
          if (step !== 'identification') {
            expect(empty).toBeLessThanOrEqual(left + 1e-9);
            left = empty;
          }
          if (step === 'congratulations') return;
          facts = after(step, facts);
        }
        throw new Error('never arrives');
      }),
      { numRuns: 3000 },
    );
  });
});

it('a step has an address, whatever the name of its project', () => {
  expect(pathTo.invest('sol de andújar', 'sign')).toBe('/invest/sol%20de%20and%C3%BAjar/sign');
});
