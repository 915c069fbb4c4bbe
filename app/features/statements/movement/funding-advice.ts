import type { SignedInVisit } from '#app/session/visit.ts';
import type { SumTerm } from '#app/ui/layout/sum-line.tsx';
import type { RowDistribution } from '#contract/row-distribution.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { matchFunding } from '#domain/statement/match-funding.ts';

/** "Llegan 6.700 − faltan 6.600 = sobran 100". */
export function restSum(
  { t, format }: Pick<SignedInVisit, 't' | 'format'>,
  amount: string,
  missing: string,
): SumTerm[] {
  const rest = centsOf(amount) - centsOf(missing);
  return [
    { label: t('statements:sum.arrives'), value: format.money(amount) },
    { label: t('statements:sum.missing'), value: format.money(missing), sign: '−' },
    {
      label: t(rest < 0n ? 'statements:sum.stillMissing' : 'statements:sum.over'),
      value: format.money(moneyText(rest < 0n ? -rest : rest)),
      sign: '=',
      tone: rest === 0n ? 'positive' : rest < 0n ? 'negative' : 'plain',
    },
  ];
}

/** Why an issuer's money for a distribution waits, as the distribution stands now. */
export function whyOfFunding(
  { t }: Pick<SignedInVisit, 't'>,
  { amount }: { amount: string },
  { name, status, missing }: Pick<RowDistribution, 'name' | 'status' | 'missing'>,
): string {
  const why = matchFunding(centsOf(amount), { status, missingCents: centsOf(missing) });
  return t(`statements:why.fund_${why}`, { name });
}

/** Whether money is still to come for a distribution. */
export function missesMoney({ open, missing }: Pick<RowDistribution, 'open' | 'missing'>): boolean {
  return open && centsOf(missing) > 0n;
}
