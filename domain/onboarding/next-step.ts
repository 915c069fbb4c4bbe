import type { InvestStep } from '#domain/access/invest-steps.ts';
import { signs } from '#domain/investment/minting.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { isMade, isReopenable } from '#domain/investment/transitions.ts';
import type { FlowFacts } from './flow-facts.ts';
import { completionOf, preparationOf } from './preparation.ts';

/** Pages that follow the confirmation of an order: those that can be opened in each status, the next step first. */
type Pages = readonly [InvestStep, ...InvestStep[]];

/** The next step of a person in the investment flow, or null where the issuance takes neither order nor interest from them: then the issuance's own page is the place. */
export function nextStep(facts: FlowFacts): InvestStep | null {
  const { investment, issuance } = facts;
  const pages = investment && pagesOf(investment.status, facts);
  if (pages) return pages[0];
  if (issuance.takesOrders) return nextPreparation(facts);
  return issuance.takesInterest || investment?.status === 'RESERVED' ? 'declare-interest' : null;
}

/**
 * Whether a step may be opened: the next one, done ones while nothing is paid or on its way, and nothing that is early.
 * After a finished investment the way to a new order is open as well.
 */
export function mayOpen(step: InvestStep, facts: FlowFacts): boolean {
  const { investment, issuance } = facts;
  if (step === 'declare-interest') return nextStep(facts) === step || (issuance.takesInterest && !isUnderWay(facts));
  const pages = investment && pagesOf(investment.status, facts);
  if (pages?.includes(step)) return true;
  // Whoever's check is open again mends it here, whatever has become of the order.
  if (pages && step === 'identification' && lacksIdentity(facts)) return true;
  // Neither paid nor on its way to be: its steps reopen (domain.md, section 3).
  if (pages && isReopenable(investment.status)) return isPreparation(step, facts);
  return issuance.takesOrders && !isUnderWay(facts) && isWithinReach(step, afresh(facts));
}

/** The step to show for an address that was asked for: itself where it may be opened, else where the person stands; null as in `nextStep`. A loader and an action redirect when the answer is another than asked. */
export function stepToShow(asked: InvestStep, facts: FlowFacts): InvestStep | null {
  if (mayOpen(asked, facts)) return asked;
  const own = factsFor(asked, facts);
  return own !== facts && own.issuance.takesOrders ? nextPreparation(own) : nextStep(facts);
}

/** The facts by which a page is shown: after a finished investment, a page of the preparation belongs to a new order. */
export function factsFor(page: InvestStep, facts: FlowFacts): FlowFacts {
  return isFinished(facts) && isPreparation(page, facts) ? afresh(facts) : facts;
}

/** Whether the tenant checks identities and this person's is not found right, or no longer. */
function lacksIdentity({ tenant, person }: FlowFacts): boolean {
  return tenant.modules.kyc && person.kycStatus !== 'SUCCESS';
}

/** The pages of an order that has been confirmed; null where there is none. Contract, signature and mint wait for the identity: its page comes before them. */
function pagesOf(status: InvestmentStatus, facts: FlowFacts): Pages | null {
  const pages = orderPages(status, facts);
  if (!pages || !isHeldByIdentity(facts)) return pages;
  return ['identification', ...pages.filter((page) => page !== 'sign')];
}

/** Whether a paid order waits for the check of its investor's identity. */
export function isHeldByIdentity(facts: FlowFacts): boolean {
  const { investment } = facts;
  return investment !== null && WAIT_FOR_IDENTITY.includes(investment.status) && lacksIdentity(facts);
}

/** Paid, and not minted yet. */
const WAIT_FOR_IDENTITY: readonly InvestmentStatus[] = ['CHARGED', 'SIGNED_PENDING', 'SIGNED'];

function orderPages(status: InvestmentStatus, { tenant, investment }: FlowFacts): Pages | null {
  switch (status) {
    case 'ACCEPTED':
      return ['method-payment'];
    case 'METHOD_PAYMENT':
      // A payment on chain is awaited in this very status: its page shows the address.
      return investment?.method === 'ETH' ? ['payment-creditcard', 'method-payment'] : ['method-payment'];
    case 'IN_UPLOAD_PROOF_OF_PAYMENT':
      return ['payment-bankwire', 'method-payment'];
    case 'PROOF_OF_PAYMENT_UPLOADED':
      return ['payment-success', 'payment-bankwire'];
    case 'CREDIT_CARD':
      // Who is back from the hosted page may be faster than its notice.
      return ['payment-creditcard', 'payment-success', 'method-payment'];
    case 'IN_UPDATE_CREDIT_CARD':
    case 'CARD_REGISTRATION_UPDATED':
    case 'IN_UPDATE_TPV':
      return ['payment-creditcard', 'payment-success'];
    case 'PAYMENT_ERROR':
      return ['payment-error', 'method-payment'];
    case 'CHARGED':
      return signs(tenant.modules, tenant.hide) && !investment?.isRequest
        ? ['sign', 'payment-success']
        : ['congratulations', 'payment-success'];
    case 'SIGNED_PENDING':
      return ['sign', 'payment-success'];
    case 'SIGNED':
    case 'MINTED':
    case 'CLOSED':
      return ['congratulations', 'payment-success'];
    case 'RESERVED':
    case 'CREATED':
    case 'CANCELED':
      return null;
  }
}

/** The first step that the person has to do; else the one that waits for somebody else; else the breakdown. */
function nextPreparation(facts: FlowFacts): InvestStep {
  const steps = preparationOf(facts);
  const first = (state: string) => steps.find((step) => completionOf(step, facts) === state);
  return first('to-do') ?? first('waiting') ?? 'contribution-breakdown';
}

/** Nothing before the step is left to do; before the breakdown nothing waits either. */
function isWithinReach(step: InvestStep, facts: FlowFacts): boolean {
  const states = preparationOf(facts).map((each) => ({ each, state: completionOf(each, facts) }));
  if (step === 'contribution-breakdown') return states.every(({ state }) => state === 'done');
  const at = states.findIndex(({ each }) => each === step);
  return at !== -1 && states.slice(0, at).every(({ state }) => state !== 'to-do');
}

function isPreparation(step: InvestStep, facts: FlowFacts): boolean {
  return step === 'contribution-breakdown' || preparationOf(facts).some((each) => each === step);
}

/** A confirmed order that is not finished: one per investor and issuance (domain.md, invariant 5). */
function isUnderWay(facts: FlowFacts): boolean {
  return facts.investment !== null && pagesOf(facts.investment.status, facts) !== null && !isFinished(facts);
}

function isFinished({ investment }: FlowFacts): boolean {
  return investment !== null && isMade(investment.status);
}

/** The same facts for a new order after a finished one. */
function afresh(facts: FlowFacts): FlowFacts {
  return isFinished(facts) ? { ...facts, investment: null } : facts;
}
