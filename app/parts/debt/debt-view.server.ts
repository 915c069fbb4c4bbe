import type { z } from 'zod';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { debtSheet } from '#contract/debts.ts';
import type { DebtStanding, InstalmentState } from '#domain/debt/standing.ts';
import { centsOf } from '#domain/money/money.ts';
import { divideHalfEven } from '#domain/money/rounding.ts';

type DebtSheet = z.output<typeof debtSheet>;

interface Told {
  /** The page of the distribution that pays an instalment; none for who may not see it. */
  hrefOf?: (distributionId: string) => string;
  /** What the reader holds of all tokens. */
  share?: { tokens: number; supply: number };
}

const STANDING_TONES: Record<DebtStanding, ChipTone> = {
  ON_TIME: 'progress',
  LATE: 'caution',
  DEFAULT: 'negative',
  REPAID: 'positive',
};
const STATE_TONES: Record<InstalmentState, ChipTone> = {
  PAID: 'positive',
  LATE: 'negative',
  DUE: 'caution',
  AHEAD: 'neutral',
};
const WHOLE_PERCENT = 100;

/** How a debt is paid back and how it stands, in the reader's words: figures, and a line for each instalment. */
export function debtView(visit: SignedInVisit, sheet: DebtSheet, { hrefOf, share }: Told = {}) {
  const { t, format } = visit;
  const next = sheet.instalments.find(({ state }) => state === 'AHEAD' || state === 'DUE');
  return {
    about: t('debts:about', {
      repayment: t(`debts:repayment.${sheet.repayment}`),
      interest: format.percent(sheet.annual_interest / WHOLE_PERCENT),
      principal: format.money(sheet.principal),
    }),
    standing: { label: t(`debts:standing.${sheet.standing}`), tone: STANDING_TONES[sheet.standing] },
    trouble: troubleOf(visit, sheet),
    figures: [
      { label: t('debts:outstanding'), value: format.money(sheet.outstanding) },
      { label: t('debts:paidPrincipal'), value: format.money(sheet.paid_principal) },
      { label: t('debts:paidInterest'), value: format.money(sheet.paid_interest) },
      sheet.due === '0.00'
        ? {
            label: t('debts:next'),
            value: next ? format.money(next.missing) : '—',
            note: next ? format.date(next.on) : t('debts:none'),
          }
        : { label: t('debts:due'), value: format.money(sheet.due) },
    ],
    /** Beside all of it, the reader's own part. */
    isOwn: share !== undefined,
    notes: [t('debts:note'), ...(share ? [t('debts:shareNote')] : [])],
    rows: sheet.instalments.map((line) => ({
      id: line.on,
      name: t('debts:numbered', { number: line.number }),
      href: line.distribution_id && hrefOf ? hrefOf(line.distribution_id) : undefined,
      on: format.date(line.on),
      interest: format.money(line.interest),
      principal: format.money(line.principal),
      total: format.money(line.total),
      share: share ? `≈ ${format.money(partOf(line.total, share))}` : '',
      missing: line.state === 'LATE' || line.state === 'DUE' ? format.money(line.missing) : '',
      paidOn: line.paid_on ? format.date(line.paid_on) : '',
      state: { label: t(`debts:state.${line.state}`), tone: STATE_TONES[line.state] },
    })),
  };
}

export type DebtView = ReturnType<typeof debtView>;

function troubleOf({ t, format }: SignedInVisit, sheet: DebtSheet) {
  if (sheet.defaulted_on) {
    const words = { date: format.date(sheet.defaulted_on), recovered: format.money(sheet.recovered) };
    const why = sheet.default_reason ? ` ${t('debts:defaultReason', { reason: sheet.default_reason })}` : '';
    return { tone: 'negative' as const, text: `${t('debts:defaulted', words)}${why}` };
  }
  if (!sheet.late_since) return null;
  const words = { date: format.date(sheet.late_since), count: sheet.days_late };
  return { tone: 'caution' as const, text: t('debts:late', words) };
}

const partOf = (total: string, { tokens, supply }: { tokens: number; supply: number }) =>
  divideHalfEven(centsOf(total) * BigInt(tokens), BigInt(supply));
