import type { InvestStep } from '#domain/access/invest-steps.ts';
import { REOPENABLE_STATUSES } from '#domain/investment/transitions.ts';
import { inForce } from '#domain/time/years.ts';
import type { KycStatus } from '#domain/user/status.ts';
import type { FlowFacts, PersonFacts } from './flow-facts.ts';
import type { OnboardingStep } from './steps.ts';

/** A step that stands before the breakdown. */
type PreparationStep =
  | 'identification'
  | 'type-of-investor'
  | 'account-information'
  | 'aditional-information'
  | 'initial-test'
  | 'simulation-loss-bearing-capacity'
  | 'invest';

/** `waiting`: the person has done their part and somebody else decides; what follows may be done meanwhile, up to the breakdown. */
type Completion = 'done' | 'waiting' | 'to-do';

const STEPS_OF: Record<OnboardingStep, readonly PreparationStep[]> = {
  KYC: ['identification'],
  TYPE_OF_INVESTMENT: ['type-of-investor'],
  USER_ADDITIONAL_DATA: ['account-information', 'aditional-information'],
  SUITABILITY_TEST: ['initial-test', 'simulation-loss-bearing-capacity'],
  INVEST: ['invest'],
};

const KYC_WAITING: readonly (KycStatus | null)[] = ['RUNNING', 'PENDING', 'MANUAL_REVIEW'];

/** Whether a sophisticated status is in force: such an investor has neither test, simulation, warning nor reflection period (regulation.md). */
export function isSophisticated(person: PersonFacts, now: Date): boolean {
  return inForce(person.sophisticatedUntil, now);
}

/** The steps before the breakdown for this person, in the tenant's order. The amount is asked at the place of INVEST, at the end where the tenant names none. */
export function preparationOf({ tenant, person, now }: FlowFacts): PreparationStep[] {
  const order = new Set<OnboardingStep>([...tenant.flows.onboarding, 'INVEST']);
  return [...order].flatMap((part) => STEPS_OF[part]).filter((step) => applies(step));

  function applies(step: InvestStep): boolean {
    if (step === 'identification') return tenant.modules.kyc;
    if (step === 'type-of-investor') return !tenant.hide.legalTypeInvestor;
    if (step === 'aditional-information') return !tenant.hide.extraFields;
    if (STEPS_OF.SUITABILITY_TEST.some((asked) => asked === step)) return !isSophisticated(person, now);
    return true;
  }
}

/** How far a step is. */
export function completionOf(step: PreparationStep, { person, investment, now }: FlowFacts): Completion {
  switch (step) {
    case 'identification':
      if (person.kycStatus === 'SUCCESS') return 'done';
      return KYC_WAITING.includes(person.kycStatus) ? 'waiting' : 'to-do';
    case 'type-of-investor':
      return done(person.legalType !== null);
    case 'account-information':
      return done(person.accountInformationAt !== null);
    case 'aditional-information':
      return done(person.additionalInformationAt !== null);
    case 'initial-test':
      return done(isTested(person, now));
    case 'simulation-loss-bearing-capacity':
      return done(person.lossAbilityCents !== null && inForce(person.lossValidUntil, now));
    case 'invest':
      return done(investment !== null && hasAmount(investment.status));
  }
}

/** Whether who invests is still to be said, so that the page of the person's data asks it along. */
export function asksType(facts: FlowFacts): boolean {
  return preparationOf(facts).includes('type-of-investor') && completionOf('type-of-investor', facts) === 'to-do';
}

/** Passed or declared, and not older than its validity. */
export function isTested(person: PersonFacts, now: Date): boolean {
  return (person.testStatus === 'PASSED' || person.testStatus === 'DECLARED') && inForce(person.testValidUntil, now);
}

/** Whether every step of preparation is done, none waiting: what confirming the breakdown asks for (`onboarding.incomplete` otherwise). */
export function isPrepared(facts: FlowFacts): boolean {
  return preparationOf(facts).every((step) => completionOf(step, facts) === 'done');
}

/** Whether nothing is left to the person but to wait for the check of their identity: no button of theirs does anything. */
export function awaitsIdentity(facts: FlowFacts): boolean {
  const states = preparationOf(facts).map((step) => completionOf(step, facts));
  return states.includes('waiting') && !states.includes('to-do');
}

/** Whether the amount may be given now: all that the tenant puts before it is done or waiting. */
export function mayGiveAmount(facts: FlowFacts): boolean {
  const steps = preparationOf(facts);
  return steps.slice(0, steps.indexOf('invest')).every((step) => completionOf(step, facts) !== 'to-do');
}

function hasAmount(status: string): boolean {
  return REOPENABLE_STATUSES.some((open) => open === status);
}

function done(is: boolean): Completion {
  return is ? 'done' : 'to-do';
}
