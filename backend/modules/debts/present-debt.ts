import type { z } from 'zod';
import type { Work } from '#backend/work.ts';
import type { debtSheet } from '#contract/debts.ts';
import { debtStands } from '#domain/debt/instalment.ts';
import { instalmentLines } from '#domain/debt/instalment-lines.ts';
import { debtStanding } from '#domain/debt/standing.ts';
import { moneyText } from '#domain/money/money.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { RunningDebt } from './debt-of.ts';

/** Millionths in a hundredth of a per cent. */
const HUNDREDTH = 100n;

/** A debt as it stands today, as the API says it. */
export function presentDebt(
  { tenant, now }: Pick<Work, 'tenant' | 'now'>,
  { terms, money, distributions }: RunningDebt,
): z.input<typeof debtSheet> {
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  const state = debtStands(terms, money.payments, today);
  const idOf = new Map(
    distributions.flatMap(({ id, instalmentOn, endedAt }) => (instalmentOn && !endedAt ? [[instalmentOn, id]] : [])),
  );
  return {
    standing: debtStanding(state),
    repayment: terms.repayment,
    annual_interest: Number(terms.annualRate / HUNDREDTH),
    principal: moneyText(terms.principalCents),
    outstanding: moneyText(state.outstandingCents),
    paid_interest: moneyText(state.paidInterestCents),
    paid_principal: moneyText(state.paidPrincipalCents),
    due: moneyText(state.dueInterestCents + state.duePrincipalCents),
    late_since: state.daysLate > 0 ? state.lateSince : null,
    days_late: state.daysLate,
    defaulted_on: state.defaultedOn,
    recovered: moneyText(state.recoveredCents),
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
