import { describe, expect, it } from 'vitest';
import { customization } from '#contract/customization.ts';
import { INVEST_STEPS, type InvestStep } from '#domain/access/invest-steps.ts';
import { INVESTMENT_STATUSES, type InvestmentStatus } from '#domain/investment/status.ts';
import type { FlowFacts, PersonFacts } from '#domain/onboarding/flow-facts.ts';
import { mayOpen, nextStep, stepToShow } from '#domain/onboarding/next-step.ts';
import { TENANT_SEEDS } from './all-tenants.ts';

const now = new Date('2026-11-21T10:00:00Z');
const earlier = new Date('2026-01-01T00:00:00Z');
const later = new Date('2027-06-01T00:00:00Z');

/** How far each answer of a person can be: missing or past its validity, with somebody else, given. */
const ANSWERS = {
  identification: [{ kycStatus: null }, { kycStatus: 'MANUAL_REVIEW' }, { kycStatus: 'SUCCESS' }],
  'type-of-investor': [{ legalType: null }, { legalType: 'LEGAL_ENTITY' }],
  'account-information': [{ accountInformationAt: null }, { accountInformationAt: earlier }],
  'aditional-information': [{ additionalInformationAt: null }, { additionalInformationAt: earlier }],
  'initial-test': [
    { testStatus: 'NONE', testValidUntil: null },
    { testStatus: 'PASSED', testValidUntil: earlier },
    { testStatus: 'PASSED', testValidUntil: later },
  ],
  'simulation-loss-bearing-capacity': [
    { lossAbilityCents: null, lossValidUntil: null },
    { lossAbilityCents: 1n, lossValidUntil: earlier },
    { lossAbilityCents: 1n, lossValidUntil: later },
  ],
} satisfies Partial<Record<InvestStep, readonly Partial<PersonFacts>[]>>;

/** Every person that these answers make, without and with a sophisticated status (which makes the answers to its protection nothing to anybody). */
const PEOPLE: PersonFacts[] = Object.values(ANSWERS)
  .reduce<PersonFacts[]>(
    (people, answers) => people.flatMap((person) => answers.map((answer) => ({ ...person, ...answer }))),
    [null, later].map((sophisticatedUntil) => ({
      kycStatus: null,
      legalType: null,
      accountInformationAt: null,
      additionalInformationAt: null,
      testStatus: 'NONE',
      testValidUntil: null,
      sophisticatedUntil,
      lossAbilityCents: null,
      lossValidUntil: null,
    })),
  )
  .filter(
    ({ sophisticatedUntil, testStatus, lossAbilityCents }) =>
      sophisticatedUntil === null || (testStatus === 'NONE' && lossAbilityCents === null),
  );
/** Some of them, of every kind: what follows the confirmation asks little of the person. */
const SOME_PEOPLE = PEOPLE.filter((_, at) => at % 11 === 0);

/** Paid, and not minted yet. */
const PAID: readonly InvestmentStatus[] = ['CHARGED', 'SIGNED_PENDING', 'SIGNED'];

type Tenant = ReturnType<typeof customization.parse>;
type Done = 'done' | 'waiting' | 'to-do';

/** The steps before the breakdown as the specification lists them for a tenant, written down here a second time on purpose. */
function stepsOf({ flows, modules, hide }: Tenant, person: PersonFacts): InvestStep[] {
  const parts = flows.onboarding.some((part) => part === 'INVEST') ? flows.onboarding : [...flows.onboarding, 'INVEST'];
  const protectedBy = person.sophisticatedUntil === null;
  return parts.flatMap((part): InvestStep[] => {
    if (part === 'KYC') return modules.kyc ? ['identification'] : [];
    if (part === 'TYPE_OF_INVESTMENT') return hide.legalTypeInvestor ? [] : ['type-of-investor'];
    if (part === 'USER_ADDITIONAL_DATA')
      return hide.extraFields ? ['account-information'] : ['account-information', 'aditional-information'];
    if (part === 'SUITABILITY_TEST') return protectedBy ? ['initial-test', 'simulation-loss-bearing-capacity'] : [];
    return ['invest'];
  });
}

function stateOf(step: InvestStep, person: PersonFacts, status: InvestmentStatus | null): Done {
  const done = (is: boolean): Done => (is ? 'done' : 'to-do');
  switch (step) {
    case 'identification':
      return person.kycStatus === 'MANUAL_REVIEW' ? 'waiting' : done(person.kycStatus === 'SUCCESS');
    case 'type-of-investor':
      return done(person.legalType !== null);
    case 'account-information':
      return done(person.accountInformationAt !== null);
    case 'aditional-information':
      return done(person.additionalInformationAt !== null);
    case 'initial-test':
      return done(person.testValidUntil === later);
    case 'simulation-loss-bearing-capacity':
      return done(person.lossValidUntil === later);
    default:
      return done(status === 'CREATED');
  }
}

const PAGES_OF_AN_ORDER = INVEST_STEPS.filter((step) => /^(?:method-payment|payment-|sign|congratulations)/.test(step));
/** Statuses in which no order has been confirmed. */
const UNCONFIRMED = [null, 'RESERVED', 'CREATED', 'CANCELED'] as const;
/** The pages that the rules give to each status of a confirmed order (domain.md, section 3); of these none comes before its turn. */
const TURN: Partial<Record<InvestmentStatus, readonly InvestStep[]>> = {
  ACCEPTED: ['method-payment'],
  METHOD_PAYMENT: ['method-payment'],
  IN_UPLOAD_PROOF_OF_PAYMENT: ['method-payment', 'payment-bankwire'],
  PROOF_OF_PAYMENT_UPLOADED: ['payment-bankwire', 'payment-success'],
  CREDIT_CARD: ['method-payment', 'payment-creditcard', 'payment-success'],
  IN_UPDATE_CREDIT_CARD: ['payment-creditcard', 'payment-success'],
  CARD_REGISTRATION_UPDATED: ['payment-creditcard', 'payment-success'],
  IN_UPDATE_TPV: ['payment-creditcard', 'payment-success'],
  PAYMENT_ERROR: ['method-payment', 'payment-error'],
  SIGNED_PENDING: ['sign', 'payment-success'],
  SIGNED: ['payment-success', 'congratulations'],
  MINTED: ['payment-success', 'congratulations'],
  CLOSED: ['payment-success', 'congratulations'],
};

describe.each(TENANT_SEEDS.map(({ name, customization: given }) => ({ name, tenant: customization.parse(given) })))(
  'the order of steps of $name',
  ({ tenant }) => {
    const factsOf = (person: PersonFacts, status: InvestmentStatus | null): FlowFacts => ({
      person,
      tenant,
      issuance: { takesOrders: true, takesInterest: false },
      investment: status && { status, method: 'BANK_TRANSFER' },
      now,
    });

    it('a step before the confirmation is open exactly where every step before it is done', () => {
      const wrong: string[] = [];
      let open = 0;
      for (const person of PEOPLE) {
        for (const status of UNCONFIRMED) {
          const facts = factsOf(person, status);
          const steps = stepsOf(tenant, person);
          const states = steps.map((step) => stateOf(step, person, status));
          for (const asked of INVEST_STEPS) {
            const at = steps.indexOf(asked);
            const before = states.slice(0, at);
            // What waits for somebody else holds up nobody but at the breakdown.
            const due =
              asked === 'contribution-breakdown'
                ? states.every((state) => state === 'done')
                : at !== -1 && !before.includes('to-do');
            if (due) open += 1;
            if (mayOpen(asked, facts) !== due) wrong.push(`${asked} of ${steps} at ${states}, ${status}`);
            const shown = stepToShow(asked, facts);
            if (due ? shown !== asked : shown !== nextStep(facts) || shown === asked) {
              wrong.push(`${asked} leads to ${shown} at ${states}, ${status}`);
            }
          }
        }
      }
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(open).toBeGreaterThan(PEOPLE.length);
    });

    it('a page of a confirmed order is open in its turn alone, and leads to an open one else', () => {
      const signs = tenant.modules.signature && !tenant.hide.signInvestment;
      const wrong: string[] = [];
      for (const person of SOME_PEOPLE) {
        for (const status of INVESTMENT_STATUSES) {
          const facts = factsOf(person, status);
          const turn =
            status === 'CHARGED' ? [signs ? 'sign' : 'congratulations', 'payment-success'] : (TURN[status] ?? []);
          // Contract and signature wait for a valid check (record 0041).
          const held = tenant.modules.kyc && person.kycStatus !== 'SUCCESS' && PAID.includes(status);
          for (const asked of PAGES_OF_AN_ORDER) {
            const isOpen = turn.includes(asked) && !(held && asked === 'sign');
            if (mayOpen(asked, facts) !== isOpen) wrong.push(`${asked} at ${status}`);
          }
          for (const asked of INVEST_STEPS) {
            const shown = stepToShow(asked, facts);
            if (shown === null || !mayOpen(shown, facts)) wrong.push(`${asked} leads to ${shown} at ${status}`);
          }
        }
      }
      expect(wrong.slice(0, 5)).toEqual([]);
    });

    it('an order has no open step where the tenant takes only declarations of interest, or nothing', () => {
      for (const takesInterest of [true, false]) {
        for (const person of SOME_PEOPLE) {
          const facts = { ...factsOf(person, null), issuance: { takesOrders: false, takesInterest } };
          expect(INVEST_STEPS.filter((step) => mayOpen(step, facts))).toEqual(
            takesInterest ? ['declare-interest'] : [],
          );
        }
      }
    });
  },
);
