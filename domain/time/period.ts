import { addDays } from './zone.ts';

/** Spans of days that a list can be asked for by name; `own` is one that is given by its ends. */
export const PERIODS = ['today', '7d', 'month', 'last-month', 'year', 'own'] as const;
export type Period = (typeof PERIODS)[number];

/** The first and last day (YYYY-MM-DD, both included) of a named span that ends today or before. */
export function daysOfPeriod(period: Exclude<Period, 'own'>, today: string): { from: string; to: string } {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case '7d':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: firstOfMonth, to: today };
    case 'last-month': {
      const to = addDays(firstOfMonth, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}
