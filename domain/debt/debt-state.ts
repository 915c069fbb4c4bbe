import type { Day } from '#domain/time/zone.ts';
import type { Instalment } from './schedule.ts';

/** Money that came for a debt, in cents. */
export interface DebtPayment {
  on: Day;
  cents: bigint;
}

/** One whose day has come: what was due on it, and what of it is still missing. */
export interface FallenInstalment {
  number: number;
  on: Day;
  interestCents: bigint;
  principalCents: bigint;
  missingCents: bigint;
  /** The day on which the last of it came; null while something is missing. */
  paidOn: Day | null;
}

/** How a debt stands at the end of a day. All sums in cents. */
export interface DebtState {
  /** Capital that is still owed, due or not. */
  outstandingCents: bigint;
  /** Whose day has come and which is not paid. */
  dueInterestCents: bigint;
  duePrincipalCents: bigint;
  /** Interest since the last day of payment, which is not due yet. */
  runningInterestCents: bigint;
  /** What came, by what it was for; `overCents` is more than the whole debt. */
  paidInterestCents: bigint;
  paidPrincipalCents: bigint;
  overCents: bigint;
  /** The oldest day on which something was due that is still missing. */
  lateSince: Day | null;
  daysLate: number;
  /** The first day on which it was in default; it stays, though all were paid later. */
  defaultedOn: Day | null;
  /** Owed when it defaulted, and what came since. */
  exposureCents: bigint;
  recoveredCents: bigint;
  /** Instalments whose day has come, the first one first. */
  fallen: FallenInstalment[];
  /** What is to come if all is paid on its day from here on. */
  ahead: Instalment[];
}
