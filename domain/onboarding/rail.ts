import type { InvestStep } from '#domain/access/route-table.ts';
import { signs } from '#domain/investment/minting.ts';
import type { FlowFacts } from './flow-facts.ts';
import { factsFor, isHeldByIdentity, mayOpen, nextStep } from './next-step.ts';
import { completionOf, type PreparationStep, preparationOf } from './preparation.ts';

/** One mark of the rail above a step: "step 3 of 7". */
export interface RailMark {
  step: InvestStep;
  state: 'done' | 'waiting' | 'now' | 'next';
  /** Where its link leads; null where it cannot be opened. */
  opens: InvestStep | null;
}

const PAYMENT_PAGES: readonly InvestStep[] = [
  'payment-bankwire',
  'payment-creditcard',
  'payment-success',
  'payment-error',
];

/** The mark under which a page stands: the payment pages are all part of paying. */
export function markOf(page: InvestStep): InvestStep {
  return PAYMENT_PAGES.includes(page) ? 'method-payment' : page;
}

/** The whole flow in the tenant's order with what is done, what is now and what comes, as seen from a page of it. A declared interest is a flow of one step. */
export function railOf(page: InvestStep, everything: FlowFacts): RailMark[] {
  const facts = factsFor(page, everything);
  const next = page === 'declare-interest' && mayOpen(page, facts) ? page : nextStep(facts);
  if (next === 'declare-interest' || next === null) {
    return next ? [{ step: next, state: 'now', opens: next }] : [];
  }
  const preparation = preparationOf(facts);
  const isHeld = isHeldByIdentity(facts);
  const steps: InvestStep[] = [
    // A tenant that checks identities without a step of the flow for it asks after the payment.
    ...(next === 'identification' && !preparation.includes(next) ? [next] : []),
    ...preparation,
    'contribution-breakdown',
    'method-payment',
    // A contract that was made before the tenant switched signing off is still signed.
    ...(next === 'sign' || signs(facts.tenant.modules, facts.tenant.hide) ? (['sign'] as const) : []),
    'congratulations',
  ];
  const now = steps.indexOf(markOf(next));
  const isPast = isHeld || now > preparation.length;
  // What was paid, and signed, before the identity had to be checked again stays done.
  const isSigned = facts.investment?.status === 'SIGNED';
  const doneBefore = !isHeld
    ? now
    : steps.indexOf(isSigned ? 'congratulations' : 'method-payment') + (isSigned ? 0 : 1);
  return steps.map((step, at) => {
    const opens = at === now ? next : mayOpen(step, facts) ? step : null;
    if (at === now) return { step, state: 'now', opens };
    const known = preparation.find((each) => each === step);
    return { step, state: known && !isPast ? stateOf(known, facts) : at < doneBefore ? 'done' : 'next', opens };
  });
}

/** Before the confirmation each step speaks for itself: with the tenant's order a later one may be done before an earlier one. */
function stateOf(step: PreparationStep, facts: FlowFacts): RailMark['state'] {
  const completion = completionOf(step, facts);
  return completion === 'to-do' ? 'next' : completion;
}
