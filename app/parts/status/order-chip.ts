import type { Visit } from '#app/session/visit.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { INVESTMENT_STAGE } from '#domain/status/stage.ts';
import { type Reader, toneOf } from './tone-of.ts';

/** An order's status by its one word, in every list and on its sheet; what is to be done with the order is said apart. */
export function orderChip({ t }: Pick<Visit, 't'>, status: InvestmentStatus, reader: Reader = 'house') {
  return { label: t(`statuses:investment.${status}`), tone: toneOf(INVESTMENT_STAGE[status], reader) };
}
