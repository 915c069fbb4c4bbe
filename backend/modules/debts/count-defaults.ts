import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { forEachTenant, tenantWork } from '#backend/jobs/tenant-work.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import type { Work } from '#backend/work.ts';
import { defaultSince } from '#domain/debt/declared-default.ts';
import { type LoanCourse, yearsOfLoans } from '#domain/debt/default-rate.ts';
import { addUpYears, moneyOfLoan, unstatedYears, type YearOfMoney } from '#domain/debt/loan-money.ts';
import { debtAfter } from '#domain/debt/payments.ts';
import { closingOf } from '#domain/issuance/token-calendar.ts';
import { dayIn } from '#domain/time/zone.ts';
import { debtOf, type RunningDebt } from './debt-of.ts';
import { closedDebts, debtRow } from './debts.repository.ts';
import { keepYears } from './default-years.repository.ts';
import { keepMoney } from './loan-money.repository.ts';

/** Works out each platform's loans by year anew. Run twice, it says the same; each loan is read in a transaction of its own. */
export async function countDefaults(deps: Deps): Promise<void> {
  await forEachTenant(deps, async ({ id: tenantId, host }) => {
    const ids = await tenantWork(deps, tenantId, ({ tx }) => closedDebts(tx, tenantId), host);
    const loans: Loan[] = [];
    for (const id of ids) {
      stopIfEnding(deps);
      loans.push(await tenantWork(deps, tenantId, (work) => loanOf(work, id), host));
    }
    await tenantWork(deps, tenantId, (work) => keep(work, loans), host);
  });
}

/** A loan as its rates and its money see it; no course where it has no schedule. */
interface Loan {
  course: LoanCourse | null;
  money: YearOfMoney[];
}

async function loanOf(work: Work, id: string): Promise<Loan> {
  const debt = await debtOf(work, id);
  if (!debt) return { course: null, money: await unstatedOf(work, id) };
  return { course: courseOf(work, debt), money: moneyOfLoan(debt.terms, debt.money.payments, lastYearOf(work)) };
}

/** The years of a loan that somebody holds and whose issuer said no schedule. */
async function unstatedOf(work: Work, id: string): Promise<YearOfMoney[]> {
  const row = await debtRow(work.tx, work.tenant.id, id);
  const closed = row && closingOf(row);
  const totals = await totalsOf(work.tx, work.tenant.id, { kinds: ['holder'], issuanceIds: [id] });
  if (!closed || totals.of({ kind: 'holder', issuance: id }).cents === 0n) return [];
  return unstatedYears(dayIn(closed, work.tenant.customization.tenant.time_zone), lastYearOf(work));
}

/** The year that runs is no window yet. */
const lastYearOf = ({ tenant, now }: Work) => Number(dayIn(now, tenant.customization.tenant.time_zone).slice(0, 4)) - 1;

function courseOf({ tenant, now }: Work, { terms, money, declaredOn }: RunningDebt): LoanCourse {
  const state = debtAfter(terms, money.payments, dayIn(now, tenant.customization.tenant.time_zone));
  const owed = state.outstandingCents + state.dueInterestCents + state.duePrincipalCents;
  const last = money.payments
    .map(({ on }) => on)
    .sort()
    .at(-1);
  return {
    from: terms.startsOn,
    days: terms.days,
    repaidOn: owed === 0n ? (last ?? null) : null,
    defaultedOn: defaultSince(state, declaredOn, money.payments)?.on ?? null,
  };
}

async function keep(work: Work, loans: readonly Loan[]): Promise<void> {
  const { tx, tenant, now } = work;
  const courses = loans.flatMap(({ course }) => course ?? []);
  await keepYears(tx, tenant.id, yearsOfLoans(courses, lastYearOf(work)), now);
  await keepMoney(tx, tenant.id, addUpYears(loans.map(({ money }) => money)), now);
}
