import { divideHalfEven } from '#domain/money/rounding.ts';
import { addDays, type Day, daysBetween } from '#domain/time/zone.ts';
import { yearOf } from './day-count.ts';
import type { DebtPayment, DebtState, FallenInstalment } from './debt-state.ts';
import { type DebtTerms, daysInto, type Instalment, schedule, WHOLE_RATE } from './schedule.ts';

/** More days late than these is a default (Delegated Regulation (EU) 2022/2115; Regulation (EU) 575/2013, article 178). */
const MOST_DAYS_LATE = 90;

/** Something whose day came; `cents` of it are missing. */
interface Due {
  on: Day;
  interest: boolean;
  cents: bigint;
}

/** An instalment as it fell due, and its two parts. */
type Fallen = Omit<FallenInstalment, 'missingCents'> & { dues: Due[] };

/** A debt on its way through days of payment and payments, in their order. */
export class Debt {
  private outstanding: bigint;
  /** Interest since the last day of payment, as a numerator over the year's days and the whole of a rate. */
  private running = 0n;
  private reached: Day;
  private plan: Instalment[];
  private planned = 0;
  private dues: Due[] = [];
  private readonly fallen: Fallen[] = [];
  private readonly divisor: bigint;
  private readonly paid = { interest: 0n, principal: 0n, over: 0n };
  private defaultedOn: Day | null = null;
  private exposure = 0n;
  private recovered = 0n;

  constructor(private readonly terms: DebtTerms) {
    this.outstanding = terms.principalCents;
    this.reached = terms.startsOn;
    this.plan = schedule(terms);
    this.divisor = yearOf(terms.dayCount) * WHOLE_RATE;
  }

  /** A day of payment: the interest that ran and the capital of the plan become due. */
  fallDue(on: Day): void {
    this.runTo(on);
    const interest = divideHalfEven(this.running, this.divisor);
    this.running = 0n;
    const principal = this.plan[this.planned]?.principalCents ?? 0n;
    this.planned += 1;
    const dues = [
      { on, interest: true, cents: interest },
      { on, interest: false, cents: principal },
    ].filter(({ cents }) => cents > 0n);
    this.dues.push(...dues);
    const amounts = { interestCents: interest, principalCents: principal };
    this.fallen.push({ number: this.planned, on, ...amounts, paidOn: dues.length === 0 ? on : null, dues });
  }

  pay({ on, cents }: DebtPayment): void {
    this.runTo(on);
    if (this.defaultedOn !== null) this.recovered += cents;
    let left = cents;
    for (const due of [...this.dues].sort((a, b) => Number(b.interest) - Number(a.interest))) {
      const part = left < due.cents ? left : due.cents;
      due.cents -= part;
      left -= part;
      if (due.interest) this.paid.interest += part;
      else this.payBack(part);
    }
    this.dues = this.dues.filter((due) => due.cents > 0n);
    for (const one of this.fallen) if (one.paidOn === null && missingOf(one) === 0n) one.paidOn = on;
    const early = left < this.outstanding ? left : this.outstanding;
    if (early > 0n) {
      this.payBack(early);
      this.replan();
    }
    this.paid.over += left - early;
  }

  stateAt(on: Day): DebtState {
    this.runTo(on);
    const due = (interest: boolean) =>
      this.dues.reduce((sum, each) => (each.interest === interest ? sum + each.cents : sum), 0n);
    const lateSince = this.lateSince();
    return {
      outstandingCents: this.outstanding,
      dueInterestCents: due(true),
      duePrincipalCents: due(false),
      runningInterestCents: divideHalfEven(this.running, this.divisor),
      paidInterestCents: this.paid.interest,
      paidPrincipalCents: this.paid.principal,
      overCents: this.paid.over,
      lateSince,
      daysLate: lateSince === null ? 0 : daysBetween(lateSince, on),
      defaultedOn: this.defaultedOn,
      exposureCents: this.exposure,
      recoveredCents: this.recovered,
      fallen: this.fallen.map(({ dues, ...one }) => ({ ...one, missingCents: missingOf({ dues }) })),
      ahead: this.plan.slice(this.planned),
    };
  }

  private payBack(cents: bigint): void {
    this.outstanding -= cents;
    this.paid.principal += cents;
  }

  /** Interest of the days up to this one, and whether it was in default by then. */
  private runTo(on: Day): void {
    const late = this.lateSince();
    if (late !== null && this.defaultedOn === null && daysBetween(late, on) > MOST_DAYS_LATE) {
      this.defaultedOn = addDays(late, MOST_DAYS_LATE + 1);
      this.exposure = this.outstanding + this.dues.reduce((sum, due) => (due.interest ? sum + due.cents : sum), 0n);
    }
    this.running +=
      this.outstanding * this.terms.annualRate * (daysInto(this.terms, on) - daysInto(this.terms, this.reached));
    this.reached = on;
  }

  /** The capital that is not due yet, over the days that are left. */
  private replan(): void {
    const overdue = this.dues.reduce((sum, due) => (due.interest ? sum : sum + due.cents), 0n);
    const rest = schedule({ ...this.terms, principalCents: this.outstanding - overdue }, this.planned);
    this.plan = [...this.plan.slice(0, this.planned), ...rest];
  }

  private lateSince(): Day | null {
    return this.dues.reduce<Day | null>((least, { on }) => (least !== null && least <= on ? least : on), null);
  }
}

const missingOf = ({ dues }: Pick<Fallen, 'dues'>) => dues.reduce((sum, { cents }) => sum + cents, 0n);
