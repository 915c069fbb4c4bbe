import { ISSUANCE_STATUSES, type IssuanceStatus } from './status.ts';

/** A tenant's order of phases (`flows.project_status`). */
type PhaseOrder = readonly IssuanceStatus[];

/** The neighbours of a phase in the tenant's order; null where there is none. CLOSED is left by nobody. */
export function neighboursOf(
  status: IssuanceStatus,
  order: PhaseOrder,
): { back: IssuanceStatus | null; forward: IssuanceStatus | null } {
  if (status === 'CLOSED') return { back: null, forward: null };
  const at = order.indexOf(status);
  if (at !== -1) return { back: order[at - 1] ?? null, forward: order[at + 1] ?? null };
  // A phase that the tenant has since taken out of its order goes on to the nearest one of the default order.
  const rank = (phase: IssuanceStatus) => ISSUANCE_STATUSES.indexOf(phase);
  return {
    back: order.findLast((phase) => rank(phase) < rank(status)) ?? null,
    forward: order.find((phase) => rank(phase) > rank(status)) ?? null,
  };
}

/** The phases that a manager is offered: one step back, one step forward. */
export function nextPhases(status: IssuanceStatus, order: PhaseOrder): IssuanceStatus[] {
  const { back, forward } = neighboursOf(status, order);
  return [back, forward].filter((phase) => phase !== null);
}

interface PhaseStep {
  from: IssuanceStatus;
  to: IssuanceStatus;
  order: PhaseOrder;
}

interface PhaseMove extends PhaseStep {
  /** Module `erir`: a record-keeping body has to approve. */
  erir: boolean;
  /** Its approval is recorded: who, when, reference. */
  erirApproved: boolean;
}

/** Why a manager may not move an issuance so, or null (domain.md, section 3). To go back from VALIDATING needs no approval: that is the way of a refusal. */
export function phaseRefusal({
  erir,
  erirApproved,
  ...step
}: PhaseMove): 'illegal_move' | 'needs_erir_approval' | null {
  const { back, forward } = neighboursOf(step.from, step.order);
  if (step.to !== back && step.to !== forward) return 'illegal_move';
  return erir && !erirApproved && isApproval(step) ? 'needs_erir_approval' : null;
}

/**
 * Whether a step is one that the record-keeping body approves: on from VALIDATING, and into CAMPAIGN from wherever, so that an order of phases without
 * VALIDATING opens no campaign past it.
 */
export function isApproval({ from, to, order }: PhaseStep): boolean {
  return to === 'CAMPAIGN' || (from === 'VALIDATING' && to === neighboursOf(from, order).forward);
}

/** Whether the next step forward waits for the approval of the record-keeping body. */
export function awaitsApproval({ from, order, ...approval }: Omit<PhaseMove, 'to'>): boolean {
  const { forward } = neighboursOf(from, order);
  return forward !== null && phaseRefusal({ from, to: forward, order, ...approval }) === 'needs_erir_approval';
}

/** What decides whether an issuance takes orders or interest at a moment. */
interface OpennessFacts {
  status: IssuanceStatus;
  suspended: boolean;
  campaignStartsAt: Date | null;
  campaignEndsAt: Date | null;
  /** Tokens that a new order can have or ask for (`oversubscription.ts`). */
  tokensLeft: number;
}

/** Whether it takes orders now: in CAMPAIGN, within its dates, not suspended, not sold out. */
export function takesOrders(facts: OpennessFacts, now: Date): boolean {
  const { status, suspended, campaignStartsAt: start, campaignEndsAt: end, tokensLeft } = facts;
  if (status !== 'CAMPAIGN' || suspended || tokensLeft <= 0) return false;
  return (start === null || now.getTime() >= start.getTime()) && (end === null || now.getTime() < end.getTime());
}

/** Whether it takes declared interest now: in PRE_CAMPAIGN, or in CAMPAIGN where the tenant allows it. */
export function takesInterest({ status, suspended }: OpennessFacts, inCampaignToo = false): boolean {
  return !suspended && (status === 'PRE_CAMPAIGN' || (inCampaignToo && status === 'CAMPAIGN'));
}

/**
 * Whether the manager is offered "close and refund all": the end date has passed below the soft cap.
 * @param facts `raisedCents`: all money that is in, what is inside its reflection period with it. Unlike a decision to mint, this one waits until
 *   the cap can no longer be reached.
 */
export function offersRefundAll(
  facts: { status: IssuanceStatus; campaignEndsAt: Date | null; raisedCents: bigint; softCapCents: bigint },
  now: Date,
): boolean {
  const { status, campaignEndsAt: end, raisedCents, softCapCents } = facts;
  return status === 'CAMPAIGN' && end !== null && now.getTime() >= end.getTime() && raisedCents < softCapCents;
}
