import type { Work } from '#backend/work.ts';
import { moneyText } from '#domain/money/money.ts';
import { completesExactly, PART_DAYS } from '#domain/statement/other-part.ts';
import { isWaiting } from '#domain/statement/row-state.ts';
import { addDays } from '#domain/time/zone.ts';
import { rowsOfAmount } from './rows-of-amount.repository.ts';
import type { RowRecord } from './statements.repository.ts';

/** An order that a credit may pay, and what it misses without it, in cents. */
interface ShortOrder {
  id: string;
  reference: string;
  wireReference: string | null;
  missingCents: bigint;
}

/**
 * Another credit that waits and makes, with this one, exactly what an order misses; null where none does. One that is set aside for another
 * order is none.
 */
export async function otherPartOf({ tx, tenant }: Work, row: RowRecord, order: ShortOrder | null) {
  if (!order || !row.isCredit || !isWaiting(row.state) || order.missingCents <= row.amountCents) return null;
  const alike = await rowsOfAmount(tx, tenant.id, {
    isCredit: true,
    amountCents: order.missingCents - row.amountCents,
    from: addDays(row.bookedOn, -PART_DAYS),
    to: addDays(row.bookedOn, PART_DAYS),
    waits: true,
  });
  const told = (each: Omit<(typeof alike)[number], 'format'>) => ({ ...each, cents: each.amountCents });
  const isFree = ({ state, investmentId }: (typeof alike)[number]) =>
    investmentId === null || (state === 'WAITING' && investmentId === order.id);
  const own = { ...row, cents: row.amountCents };
  const part = alike.find((other) => isFree(other) && completesExactly(own, told(other), order));
  return part
    ? { id: part.id, booked_on: part.bookedOn, amount: moneyText(part.amountCents), reference: order.reference }
    : null;
}
