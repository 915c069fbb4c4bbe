import type { SignedInVisit } from '#app/session/visit.ts';
import type { EarningJson } from '#contract/earning.ts';
import { centsOf } from '#domain/money/money.ts';

/** What an earning is made of, and what was withheld of it: the lines add up to the net. */
export function receiptLines({ t, format }: Pick<SignedInVisit, 't' | 'format'>, earning: EarningJson) {
  const parts = [
    { label: t(`earnings:kind.${earning.distribution.kind}`), amount: earning.income },
    { label: t('earnings:gain'), amount: earning.capital_gain },
    { label: t('earnings:capital'), amount: earning.capital_return },
  ].filter(({ amount }) => centsOf(amount) !== 0n);
  const lines = parts.map(({ label, amount }) => ({ label, value: format.money(amount) }));
  if (parts.length > 1) lines.push({ label: t('earnings:gross'), value: format.money(earning.gross) });
  return {
    lines: [
      ...lines,
      {
        label: t('earnings:withheld'),
        value: `${centsOf(earning.withheld) === 0n ? '' : '−'}${format.money(earning.withheld)}`,
        hint: format.percent((earning.withholding / 100).toFixed(2)),
      },
    ],
    total: { label: t('earnings:net'), value: format.money(earning.net) },
  };
}
