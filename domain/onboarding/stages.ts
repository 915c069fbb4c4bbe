import type { InvestStep } from '#domain/access/invest-steps.ts';
import { signs } from '#domain/investment/minting.ts';
import type { FlowFacts } from './flow-facts.ts';
import { factsFor, isHeldByIdentity, mayOpen, nextStep } from './next-step.ts';
import { awaitsIdentity, completionOf, preparationOf } from './preparation.ts';

/** What every flow is made of, whatever the tenant's order of steps (design, kit.md, Steps). */
type StageName = 'you' | 'investment' | 'payment' | 'signature';

/** `review`: the person has done their part and somebody else looks at it; `blocked`: nothing that the person does opens it, it waits for what is looked at. */
type StepState = 'done' | 'now' | 'review' | 'blocked' | 'next';

/** One sub-step of a stage. */
interface StageStep {
  step: InvestStep;
  state: StepState;
  /** The page that is being shown. */
  here: boolean;
  /** Where its link leads; null where it cannot be opened. */
  opens: InvestStep | null;
}

export interface Stage {
  name: StageName;
  state: StepState;
  here: boolean;
  steps: readonly StageStep[];
}

const PAYMENT_PAGES: readonly InvestStep[] = [
  'payment-bankwire',
  'payment-creditcard',
  'payment-success',
  'payment-error',
];

/** The sub-step under which a page stands: the payment pages are all part of paying. */
function markOf(page: InvestStep): InvestStep {
  return PAYMENT_PAGES.includes(page) ? 'method-payment' : page;
}

const STAGE_OF: Partial<Record<InvestStep, StageName>> = {
  invest: 'investment',
  'contribution-breakdown': 'payment',
  'method-payment': 'payment',
  sign: 'signature',
};

/**
 * The whole flow as stages with their sub-steps, in the order in which the tenant begins them, as seen from a page of it: what rail and bar are drawn from.
 * Empty where there is no flow: a declared interest, an issuance that takes nothing. When all is done no stage is `now`.
 */
export function stagesOf(page: InvestStep, everything: FlowFacts): Stage[] {
  const facts = factsFor(page, everything);
  const next = nextStep(facts);
  if (page === 'declare-interest' || next === null || next === 'declare-interest') return [];
  const steps = stepsOf(next, facts).map((step) => ({
    step,
    state: stateOf(step, next, facts),
    here: step === markOf(page),
    opens: step === markOf(next) ? next : mayOpen(step, facts) ? step : null,
  }));
  const names = new Set(steps.map(({ step }) => stageOf(step)));
  return [...names].map((name) => {
    const own = steps.filter(({ step }) => stageOf(step) === name);
    return { name, state: stateOfStage(own), here: own.some(({ here }) => here), steps: own };
  });
}

/** How much of each place of the bar is filled, 0 to 1, from the left: by count of what is done, under way or looked at, so that a bar never has holes. */
export function filledPlaces(stages: readonly Stage[]): number[] {
  const reached = ({ state }: StageStep) => state !== 'next' && state !== 'blocked';
  // Parts of a stage are counted, not added: thirds would not come to one.
  const whole = stages.filter(({ steps }) => steps.every(reached)).length;
  const rest = stages
    .filter(({ steps }) => !steps.every(reached))
    .reduce((sum, { steps }) => sum + steps.filter(reached).length / steps.length, 0);
  return stages.map((_, at) => Math.min(1, Math.max(0, whole + rest - at)));
}

function stageOf(step: InvestStep): StageName {
  return STAGE_OF[step] ?? 'you';
}

function stepsOf(next: InvestStep, facts: FlowFacts): InvestStep[] {
  const preparation = preparationOf(facts);
  return [
    // A tenant that checks identities without a step of the flow for it asks after the payment.
    ...(next === 'identification' && !preparation.includes(next) ? [next] : []),
    ...preparation,
    'contribution-breakdown',
    'method-payment',
    // A contract that was made before the tenant switched signing off is still signed.
    ...(next === 'sign' || signs(facts.tenant.modules, facts.tenant.hide) ? (['sign'] as const) : []),
  ];
}

function stateOf(step: InvestStep, next: InvestStep, facts: FlowFacts): StepState {
  const isPreparing = isPreparation(next, facts) || next === 'contribution-breakdown';
  const prepared = preparationOf(facts).find((each) => each === step);
  if (isHeldByIdentity(facts)) return stateWhileHeld(step, facts);
  if (step === markOf(next)) return isLookedAt(step, facts) ? 'review' : 'now';
  // Before the confirmation each step speaks for itself: with the tenant's order a later one may be done before an earlier one.
  if (prepared && isPreparing) return COMPLETED[completionOf(prepared, facts)];
  if (step === 'contribution-breakdown' && isPreparing) return awaitsIdentity(facts) ? 'blocked' : 'next';
  return isAhead(step, next) ? 'next' : 'done';
}

const COMPLETED = { done: 'done', waiting: 'review', 'to-do': 'next' } as const;

/** What was paid, and signed, before the identity had to be checked again stays done; a signature waits for it. */
function stateWhileHeld(step: InvestStep, facts: FlowFacts): StepState {
  if (step === 'identification') return completionOf(step, facts) === 'waiting' ? 'review' : 'now';
  return step === 'sign' && facts.investment?.status !== 'SIGNED' ? 'blocked' : 'done';
}

/** The person has done their part of this step. */
function isLookedAt(step: InvestStep, facts: FlowFacts): boolean {
  if (step === 'identification') return completionOf(step, facts) === 'waiting';
  return step === 'method-payment' && facts.investment?.status === 'PROOF_OF_PAYMENT_UPLOADED';
}

const AFTER_CONFIRMING: readonly InvestStep[] = ['method-payment', 'sign', 'congratulations'];

function isAhead(step: InvestStep, next: InvestStep): boolean {
  return AFTER_CONFIRMING.indexOf(step) > AFTER_CONFIRMING.indexOf(markOf(next));
}

function isPreparation(step: InvestStep, facts: FlowFacts): boolean {
  return preparationOf(facts).some((each) => each === step);
}

function stateOfStage(steps: readonly StageStep[]): StepState {
  const has = (state: StepState) => steps.some((step) => step.state === state);
  if (has('now')) return 'now';
  const left = steps.find(({ state }) => state !== 'done');
  if (!left) return 'done';
  if (steps.every(({ state }) => state === 'done' || state === 'review')) return 'review';
  return left.state === 'blocked' ? 'blocked' : 'next';
}
