import type { SignedInVisit } from '#app/session/visit.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { INVESTMENT_STAGE } from '#domain/status/stage.ts';
import { toneOf } from './tone-of.ts';

/** An order's status as the house reads it. */
export function orderChip({ t }: Pick<SignedInVisit, 't'>, status: InvestmentStatus) {
  return { label: t(`statuses:investment.${status}`), tone: toneOf(INVESTMENT_STAGE[status], 'house') };
}
