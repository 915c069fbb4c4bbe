import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { forEachTenant, tenantWork } from '#backend/jobs/tenant-work.ts';
import type { Work } from '#backend/work.ts';
import { defaultSince } from '#domain/debt/declared-default.ts';
import { type LoanCourse, yearsOfLoans } from '#domain/debt/default-rate.ts';
import { debtAfter } from '#domain/debt/payments.ts';
import { dayIn } from '#domain/time/zone.ts';
import { debtOf, type RunningDebt } from './debt-of.ts';
import { closedDebts } from './debts.repository.ts';
import { keepYears } from './default-years.repository.ts';

/** Works out each platform's loans by year anew. Run twice, it says the same; each loan is read in a transaction of its own. */
export async function countDefaults(deps: Deps): Promise<void> {
  await forEachTenant(deps, async ({ id: tenantId, host }) => {
    const ids = await tenantWork(deps, tenantId, ({ tx }) => closedDebts(tx, tenantId), host);
    const loans: LoanCourse[] = [];
    for (const id of ids) {
      stopIfEnding(deps);
      const course = await tenantWork(deps, tenantId, async (work) => courseOf(work, await debtOf(work, id)), host);
      if (course) loans.push(course);
    }
    await tenantWork(deps, tenantId, (work) => keep(work, loans), host);
  });
}

function courseOf({ tenant, now }: Work, debt: RunningDebt | null): LoanCourse | null {
  if (!debt) return null;
  const { terms, money, declaredOn } = debt;
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

/** The year that runs is no window yet. */
async function keep({ tx, tenant, now }: Work, loans: readonly LoanCourse[]): Promise<void> {
  const thisYear = Number(dayIn(now, tenant.customization.tenant.time_zone).slice(0, 4));
  await keepYears(tx, tenant.id, yearsOfLoans(loans, thisYear - 1), now);
}
