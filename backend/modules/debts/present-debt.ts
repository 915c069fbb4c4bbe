import type { z } from 'zod';
import type { Work } from '#backend/work.ts';
import type { debtSheet } from '#contract/debts.ts';
import { defaultSince } from '#domain/debt/declared-default.ts';
import { debtStands } from '#domain/debt/instalment.ts';
import { instalmentLines } from '#domain/debt/instalment-lines.ts';
import { debtStanding } from '#domain/debt/standing.ts';
import { moneyText } from '#domain/money/money.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { RunningDebt } from './debt-of.ts';

/** Millionths in a hundredth of a per cent. */
const HUNDREDTH = 100n;

/** How a debt stands at the end of today, by the tenant's calendar. */
export function stateNow(
  { tenant, now }: Pick<Work, 'tenant' | 'now'>,
  { terms, money }: Pick<RunningDebt, 'terms' | 'money'>,
) {
  return debtStands(terms, money.payments, dayIn(now, tenant.customization.tenant.time_zone));
}

/** A debt as it stands today, as the API says it. */
export function presentDebt(
  work: Pick<Work, 'tenant' | 'now'>,
  { row, terms, money, distributions, declaredOn }: RunningDebt,
): z.input<typeof debtSheet> {
  const today = dayIn(work.now, work.tenant.customization.tenant.time_zone);
  const state = stateNow(work, { terms, money });
  const since = defaultSince(state, declaredOn, money.payments);
  const idOf = new Map(
    distributions.flatMap(({ id, instalmentOn, endedAt }) => (instalmentOn && !endedAt ? [[instalmentOn, id]] : [])),
  );
  return {
    standing: debtStanding(state, declaredOn !== null),
    repayment: terms.repayment,
    annual_interest: Number(terms.annualRate / HUNDREDTH),
    principal: moneyText(terms.principalCents),
    outstanding: moneyText(state.outstandingCents),
    paid_interest: moneyText(state.paidInterestCents),
    paid_principal: moneyText(state.paidPrincipalCents),
    due: moneyText(state.dueInterestCents + state.duePrincipalCents),
    late_since: state.daysLate > 0 ? state.lateSince : null,
    days_late: state.daysLate,
    defaulted_on: since?.on ?? null,
    recovered: moneyText(since?.recoveredCents ?? 0n),
    default_reason: row.defaultReason,
    instalments: instalmentLines(terms, money.payments, state, today).map((line) => ({
      number: line.number,
      on: line.on,
      interest: moneyText(line.interestCents),
      principal: moneyText(line.principalCents),
      total: moneyText(line.interestCents + line.principalCents),
      missing: moneyText(line.missingCents),
      state: line.state,
      paid_on: line.paidOn,
      distribution_id: idOf.get(line.on) ?? null,
    })),
  };
}
