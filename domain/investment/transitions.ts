import { INVESTMENT_STATUSES, type InvestmentStatus } from './status.ts';

/** Who moves an investment: the same words as its history on the wire. */
export const ACTORS = ['investor', 'manager', 'provider', 'system'] as const;
export type Actor = (typeof ACTORS)[number];

/** One legal move; `from` null is an investment that does not exist yet. */
interface Transition {
  from: InvestmentStatus | null;
  to: InvestmentStatus;
  by: readonly Actor[];
}

/** A method has been opened and the money is not in yet. */
export const PAYMENT_STATUSES = [
  'METHOD_PAYMENT',
  'IN_UPLOAD_PROOF_OF_PAYMENT',
  'PROOF_OF_PAYMENT_UPLOADED',
  'CREDIT_CARD',
  'IN_UPDATE_CREDIT_CARD',
  'CARD_REGISTRATION_UPDATED',
  'IN_UPDATE_TPV',
] as const satisfies readonly InvestmentStatus[];

/** What ends by itself when its time is up. A proof that waits for the manager does not: the delay is not the investor's. */
export const EXPIRING_STATUSES = [
  'ACCEPTED',
  'METHOD_PAYMENT',
  'IN_UPLOAD_PROOF_OF_PAYMENT',
  'CREDIT_CARD',
  'PAYMENT_ERROR',
] as const satisfies readonly InvestmentStatus[];

/** Nothing is paid and nothing is on its way: the investor may change the amount or choose another method (domain.md, section 3: "reopened while nothing is paid"). */
export const REOPENABLE_STATUSES = ['CREATED', ...EXPIRING_STATUSES] as const satisfies readonly InvestmentStatus[];

/** The person is at a provider's page, or was: who comes back without paying may give it up and choose again (decision record 0021). */
const AWAY_STATUSES = ['IN_UPDATE_CREDIT_CARD', 'IN_UPDATE_TPV'] as const satisfies readonly InvestmentStatus[];

/** A cart, an interest or a cancelled order: it binds nobody. */
export const UNBOUND_STATUSES = ['RESERVED', 'CREATED', 'CANCELED'] as const satisfies readonly InvestmentStatus[];

/** Tokens are made: whose money this was can no longer take it back, whatever the clock says. */
export const MADE_STATUSES = ['MINTED', 'CLOSED'] as const satisfies readonly InvestmentStatus[];

/** The tokens are made, or it bound nobody: the investor may begin another order on the same issuance; of all others there is one at most (domain.md, invariant 5). */
export const FINISHED_STATUSES = [...MADE_STATUSES, 'CANCELED'] as const satisfies readonly InvestmentStatus[];

/** Before the money came in: what expires, and what the system may cancel by itself. */
export const UNPAID_STATUSES = [
  'RESERVED',
  'CREATED',
  'ACCEPTED',
  ...PAYMENT_STATUSES,
  'PAYMENT_ERROR',
] as const satisfies readonly InvestmentStatus[];

/** The money is in and no token is made yet. */
export const PAID_STATUSES = ['CHARGED', 'SIGNED_PENDING', 'SIGNED'] as const satisfies readonly InvestmentStatus[];

/** The money is in and has not gone back: paid, and whatever follows. */
export const MONEY_IN_STATUSES = [...PAID_STATUSES, ...MADE_STATUSES] as const satisfies readonly InvestmentStatus[];

/** A confirmed order whose tokens are not made: somebody's money is promised or in, and can still go back. */
export const COMMITTED_STATUSES = [
  'ACCEPTED',
  ...PAYMENT_STATUSES,
  'PAYMENT_ERROR',
  ...PAID_STATUSES,
] as const satisfies readonly InvestmentStatus[];

/** A declared interest or a confirmed order: whom a change of the offer concerns. A cart is asked again by itself. */
export const LIVE_STATUSES = ['RESERVED', ...COMMITTED_STATUSES] as const satisfies readonly InvestmentStatus[];

function moves(froms: readonly (InvestmentStatus | null)[], to: InvestmentStatus, ...by: Actor[]): Transition[] {
  return froms.filter((from) => from !== to).map((from) => ({ from, to, by }));
}

/**
 * Every legal move of an investment (domain.md, section 3). What a move needs besides (amounts, clocks, signatures) is said by
 * the rule named behind it. Moves that the table there leaves open are settled in decision record 0021.
 */
export const TRANSITIONS: readonly Transition[] = [
  ...moves([null], 'RESERVED', 'investor'),
  ...moves([null, 'RESERVED', ...REOPENABLE_STATUSES], 'CREATED', 'investor'), // order-rules.ts
  ...moves(['CREATED'], 'ACCEPTED', 'investor'), // next-step.ts, warning-gate.ts
  ...moves(['ACCEPTED', 'PAYMENT_ERROR', 'IN_UPLOAD_PROOF_OF_PAYMENT', 'CREDIT_CARD'], 'METHOD_PAYMENT', 'investor'),
  // Back from the provider without paying: only by saying so, never by merely choosing again.
  ...moves(AWAY_STATUSES, 'METHOD_PAYMENT', 'investor'),

  // The balance covers it all, or the crypto payment is confirmed on chain.
  ...moves(['METHOD_PAYMENT'], 'CHARGED', 'system', 'provider'),
  // Bank transfer. A rejected proof goes back one; a statement that matches exactly needs no proof.
  ...moves(['METHOD_PAYMENT'], 'IN_UPLOAD_PROOF_OF_PAYMENT', 'investor'),
  ...moves(['IN_UPLOAD_PROOF_OF_PAYMENT'], 'PROOF_OF_PAYMENT_UPLOADED', 'investor'),
  ...moves(['PROOF_OF_PAYMENT_UPLOADED'], 'IN_UPLOAD_PROOF_OF_PAYMENT', 'manager'),
  ...moves(['PROOF_OF_PAYMENT_UPLOADED'], 'CHARGED', 'manager', 'system'),
  ...moves(['IN_UPLOAD_PROOF_OF_PAYMENT'], 'CHARGED', 'system'),
  // The bank has taken the transfer back: the order waits for it again (decision 0034).
  ...moves(PAID_STATUSES, 'IN_UPLOAD_PROOF_OF_PAYMENT', 'manager'),
  // Card with the payment provider.
  ...moves(['METHOD_PAYMENT'], 'CREDIT_CARD', 'investor'),
  ...moves(['CREDIT_CARD'], 'IN_UPDATE_CREDIT_CARD', 'investor', 'provider'),
  ...moves(['IN_UPDATE_CREDIT_CARD'], 'CARD_REGISTRATION_UPDATED', 'provider'),
  ...moves(['CARD_REGISTRATION_UPDATED'], 'CHARGED', 'provider'),
  // Card terminal or Bizum.
  ...moves(['METHOD_PAYMENT'], 'IN_UPDATE_TPV', 'investor'),
  ...moves(['IN_UPDATE_TPV'], 'CHARGED', 'provider'),
  // The money is there although a refusal or the time limit was told first: what is true of the money wins (decision 0024).
  ...moves(['PAYMENT_ERROR'], 'CHARGED', 'provider'),
  // The provider refuses, or the time limit passes.
  ...moves(PAYMENT_STATUSES, 'PAYMENT_ERROR', 'provider', 'system'),

  ...moves(['CHARGED'], 'SIGNED_PENDING', 'investor', 'system'),
  ...moves(['SIGNED_PENDING'], 'SIGNED', 'investor'),
  // Paid anew: what was signed stands.
  ...moves(['CHARGED'], 'SIGNED', 'system'),
  ...moves(['CHARGED', 'SIGNED'], 'MINTED', 'manager', 'system'), // minting.ts
  ...moves(['MINTED'], 'CLOSED', 'manager', 'system'),

  ...moves(UNPAID_STATUSES, 'CANCELED', 'investor', 'manager', 'system'), // reflection.ts for the investor, expiry for the system
  ...moves(PAID_STATUSES, 'CANCELED', 'investor', 'manager'),
];

/** Whether this actor may move an investment so; `from` null makes one. An illegal move is refused with 409 `investment.illegal_move`. */
export function mayMove(from: InvestmentStatus | null, to: InvestmentStatus, by: Actor): boolean {
  return TRANSITIONS.some((move) => move.from === from && move.to === to && move.by.includes(by));
}

/** Where an investment can go from here, by anyone or by one actor, in the order of the statuses. */
export function nextStatuses(from: InvestmentStatus | null, by?: Actor): InvestmentStatus[] {
  const reachable = new Set(
    TRANSITIONS.filter((move) => move.from === from && (!by || move.by.includes(by))).map(({ to }) => to),
  );
  return INVESTMENT_STATUSES.filter((status) => reachable.has(status));
}

/** Nothing follows: CLOSED and CANCELED. */
export function isTerminal(status: InvestmentStatus): boolean {
  return nextStatuses(status).length === 0;
}

/** Whether it can still be cancelled at all: anything before MINTED. */
export function isCancellable(status: InvestmentStatus): boolean {
  return nextStatuses(status).includes('CANCELED');
}

/** Whether the investor's money is in: CHARGED and whatever follows it. */
export function isPaid(status: InvestmentStatus): boolean {
  return MONEY_IN_STATUSES.some((paid) => paid === status);
}

/** Whether the amount and the method may still be changed. */
export function isReopenable(status: InvestmentStatus): boolean {
  return REOPENABLE_STATUSES.some((open) => open === status);
}

/** Whether the investor may give up the payment that they were sent away for, and choose another way at once. */
export function mayGiveUp(status: InvestmentStatus): boolean {
  return AWAY_STATUSES.some((away) => away === status);
}

/** Whether the investor may begin another order beside one of this status. */
export function allowsAnother(status: InvestmentStatus): boolean {
  return FINISHED_STATUSES.some((finished) => finished === status);
}

/** Whether the tokens are made. */
export function isMade(status: InvestmentStatus): boolean {
  return MADE_STATUSES.some((made) => made === status);
}

/** Whether the order holds tokens of the issuance: from ACCEPTED on, until it is cancelled. A cart or an interest holds none. */
export function holdsTokens(status: InvestmentStatus): boolean {
  return !UNBOUND_STATUSES.some((unbound) => unbound === status);
}
