/** Where the money of an investment comes from, as its person says it (Ley 10/2010, articles 5 and 6). The kinds are ours. */
export const FUNDS_KINDS = [
  'SALARY',
  'SAVINGS',
  'BUSINESS',
  'SALE',
  'INHERITANCE',
  'INVESTMENTS',
  'LOAN',
  'OTHER',
] as const;

/** How one declaration stands. */
export const FUNDS_STATES = ['SENT', 'ACCEPTED', 'REFUSED'] as const;
export type FundsState = (typeof FUNDS_STATES)[number];

/** How a person stands: nothing is asked of them, or what is asked is missing, sent, refused or good. */
export const FUNDS_STANDINGS = ['NOT_ASKED', 'MISSING', ...FUNDS_STATES] as const;
export type FundsStanding = (typeof FUNDS_STANDINGS)[number];

/** Orders of so many days are added up, and a declaration that was found good holds as long: twelve months. */
const FUNDS_DAYS = 365;

export interface FundsFacts {
  /** Confirmed orders of the last twelve months that stand, in cents. */
  orderedCents: bigint;
  /** From which sum on the tenant has to know where funds come from, in cents. */
  fromCents: bigint;
  /** The tenant has orders wait for it. */
  holds: boolean;
  /** The newest declaration. */
  newest: { state: FundsState; decidedAt: Date | null } | null;
}

/** The first moment whose orders are counted at `now`, and whose decisions still hold. */
export function fundsSince(now: Date): Date {
  return new Date(now.getTime() - FUNDS_DAYS * 86_400_000);
}

/** How a person stands now. What was found good holds for twelve months; then it is asked for anew. */
export function fundsStanding({ orderedCents, fromCents, holds, newest }: FundsFacts, now: Date): FundsStanding {
  if (!holds || orderedCents < fromCents) return 'NOT_ASKED';
  if (!newest) return 'MISSING';
  const hasEnded = newest.state === 'ACCEPTED' && (newest.decidedAt ?? now) < fundsSince(now);
  return hasEnded ? 'MISSING' : newest.state;
}

/**
 * Whether somebody must say where their funds come from before they invest at all: who holds a public office (Ley 10/2010, article 14). Of others it is asked
 * where it is needed (article 6): from the tenant's sum on.
 */
export function asksFunds(saysExposed: boolean | undefined): boolean {
  return saysExposed === true;
}

/** Whether a person's orders may go on to their contract and their tokens. */
export function isFundsClear(standing: FundsStanding): boolean {
  return standing === 'NOT_ASKED' || standing === 'ACCEPTED';
}

/** Whether a person can say it now: while it is asked for and nobody is looking at what they said. */
export function mayDeclareFunds(standing: FundsStanding): boolean {
  return standing === 'MISSING' || standing === 'REFUSED';
}
