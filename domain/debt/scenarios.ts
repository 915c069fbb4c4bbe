import { xirr } from '#domain/returns/xirr.ts';
import { addMonths, type Day } from '#domain/time/zone.ts';
import { type DebtTerms, type Instalment, schedule } from './schedule.ts';

/** What may become of a loan, from best to worst; the last two are losses, always. */
export const OUTCOMES = ['ON_TIME', 'LATE', 'STOPS', 'NOTHING'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** What comes back in one of them, before tax and costs. */
export interface Scenario {
  outcome: Outcome;
  /** Payments that come on their day, and of the last of them the day; none in the worst. */
  payments: number;
  /** When the last money comes; null where none does. */
  until: Day | null;
  receivedCents: bigint;
  /** Received less lent; below zero is a loss. */
  gainCents: bigint;
  /** A year, as a fraction; null where there is none to tell. */
  yearly: number | null;
}

/** Ours: how late the last payment of a debt comes that is paid late, and how long after its last payment a debt that stopped is settled. */
const LATE_MONTHS = 12;
const SETTLED_MONTHS = 24;
/** Ours: what of the capital still owed such a settlement brings, in hundredths. */
export const RECOVERED_PERCENT = 60n;

/**
 * Four outcomes of one loan: all on its day; the last payment a year late, without interest for the delay; payments that stop halfway, and two years later 60 % of
 * what was still owed; nothing at all. Where interest alone would make the third a gain, it stops earlier, so that it is a loss, as it is called.
 * Examples, not forecasts: none says how likely it is.
 */
export function scenarios(terms: DebtTerms): Scenario[] {
  const plan = schedule(terms);
  const inTime = plan.map(flowOf);
  const last = inTime.at(-1);
  const late = last ? [...inTime.slice(0, -1), { ...last, on: addMonths(last.on, LATE_MONTHS) }] : [];
  return [
    told('ON_TIME', terms, inTime, inTime.length),
    told('LATE', terms, late, Math.max(0, inTime.length - 1)),
    stopping(terms, plan),
    { outcome: 'NOTHING', payments: 0, until: null, receivedCents: 0n, gainCents: -terms.principalCents, yearly: -1 },
  ];
}

interface Flow {
  on: Day;
  cents: bigint;
}
const flowOf = ({ on, interestCents, principalCents }: Instalment): Flow => ({
  on,
  cents: interestCents + principalCents,
});

function stopping(terms: DebtTerms, plan: readonly Instalment[]): Scenario {
  for (let paid = Math.floor(plan.length / 2); ; paid -= 1) {
    const before = plan[paid - 1];
    const owed = before?.outstandingCents ?? terms.principalCents;
    const settled = {
      on: addMonths(before?.on ?? terms.startsOn, SETTLED_MONTHS),
      cents: (owed * RECOVERED_PERCENT) / 100n,
    };
    const found = told('STOPS', terms, [...plan.slice(0, paid).map(flowOf), settled], paid);
    if (found.gainCents < 0n || paid === 0) return found;
  }
}

function told(
  outcome: Outcome,
  { principalCents, startsOn }: DebtTerms,
  flows: readonly Flow[],
  payments: number,
): Scenario {
  const receivedCents = flows.reduce((sum, { cents }) => sum + cents, 0n);
  const rate = xirr([{ on: startsOn, cents: -principalCents }, ...flows]);
  return {
    outcome,
    payments,
    until: flows.at(-1)?.on ?? null,
    receivedCents,
    gainCents: receivedCents - principalCents,
    yearly: 'rate' in rate ? rate.rate : null,
  };
}
