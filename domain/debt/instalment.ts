import { addDays, type Day } from '#domain/time/zone.ts';
import type { DebtPayment, DebtState } from './debt-state.ts';
import { debtAfter } from './payments.ts';
import type { DebtTerms } from './schedule.ts';

/** Ours: an instalment is proposed so many days before its day; money that comes within them counts on that day, and is no early repayment. */
export const PROPOSED_DAYS_BEFORE = 10;

/** What is proposed to be paid, in cents, and of which instalment. */
interface DueInstalment {
  number: number;
  on: Day;
  interestCents: bigint;
  principalCents: bigint;
}

/** What there is of a debt's payments already. */
export interface DebtMoney {
  /** What came, on the day on which it came. */
  payments: readonly DebtPayment[];
  /** Proposed, and not here yet. */
  openInterestCents: bigint;
  openPrincipalCents: bigint;
  /** Days of payment for which a proposal stands or was paid: none gets a second one. */
  proposedFor: readonly Day[];
}

/** How a debt stands at the end of a day, what came shortly before a day of payment counted on it; what came before the debt counts on its first day. */
export function debtStands(terms: DebtTerms, payments: readonly DebtPayment[], on: Day): DebtState {
  const counted = payments.map(({ on: came, cents }) => ({ on: countsOn(terms, came), cents }));
  return debtAfter(terms, counted, on);
}

/** The day on which money counts: a day of payment that is near, else its own, and never before the debt. */
export function countsOn({ days, startsOn }: DebtTerms, came: Day): Day {
  const next = days.find((day) => day >= came && addDays(day, -PROPOSED_DAYS_BEFORE) <= came);
  return next ?? (came < startsOn ? startsOn : came);
}

/**
 * The instalment that is to be proposed on a day: that of the last day of payment within `PROPOSED_DAYS_BEFORE`, with everything that is missing by then and not proposed yet,
 * of earlier ones too. Null where no day of payment is near or behind, where it has a proposal, and where nothing is missing.
 */
export function dueInstalment(terms: DebtTerms, money: DebtMoney, today: Day): DueInstalment | null {
  const near = terms.days.filter((day) => day <= addDays(today, PROPOSED_DAYS_BEFORE));
  const on = near.at(-1);
  if (on === undefined || money.proposedFor.includes(on)) return null;
  const state = debtStands(terms, money.payments, on > today ? on : today);
  const interestCents = left(state.dueInterestCents, money.openInterestCents);
  const principalCents = left(state.duePrincipalCents, money.openPrincipalCents);
  return interestCents + principalCents > 0n ? { number: near.length, on, interestCents, principalCents } : null;
}

const left = (due: bigint, open: bigint) => (due > open ? due - open : 0n);
