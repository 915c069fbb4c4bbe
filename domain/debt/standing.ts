import type { DebtState } from './debt-state.ts';

/** How a debt is told to stand: what is late for long stays in default, though it were paid later. */
export const DEBT_STANDINGS = ['ON_TIME', 'LATE', 'DEFAULT', 'REPAID'] as const;
export type DebtStanding = (typeof DEBT_STANDINGS)[number];

/** In default, by its days or because a manager declared it; else paid off, late by a day or more, or on time. */
export function debtStanding(
  state: Pick<DebtState, 'defaultedOn' | 'outstandingCents' | 'dueInterestCents' | 'daysLate'>,
  isDeclared = false,
): DebtStanding {
  if (isDeclared || state.defaultedOn !== null) return 'DEFAULT';
  if (state.outstandingCents === 0n && state.dueInterestCents === 0n) return 'REPAID';
  return state.daysLate > 0 ? 'LATE' : 'ON_TIME';
}

/** An instalment: paid, missing since its day, due today, or still to come. */
export const INSTALMENT_STATES = ['PAID', 'LATE', 'DUE', 'AHEAD'] as const;
export type InstalmentState = (typeof INSTALMENT_STATES)[number];
