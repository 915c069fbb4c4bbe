import type { Work } from '#backend/work.ts';
import { moneyText } from '#domain/money/money.ts';
import { COPY_DAYS, seemsCopy } from '#domain/statement/copy.ts';
import { isWaiting } from '#domain/statement/row-state.ts';
import { addDays } from '#domain/time/zone.ts';
import { rowsOfAmount } from './rows-of-amount.repository.ts';
import type { RowRecord } from './statements.repository.ts';

/**
 * The movement of another format that one that waits seems to be a copy of; null where there is none. Of the two the later file's is the
 * copy, and one that was closed without use is nobody's original: else a manager would be advised to close both.
 */
export async function copyOf({ tx, tenant }: Work, row: RowRecord) {
  if (!isWaiting(row.state)) return null;
  const { bookedOn } = row;
  const days = { from: addDays(bookedOn, -COPY_DAYS), to: addDays(bookedOn, COPY_DAYS) };
  const alike = await rowsOfAmount(tx, tenant.id, { ...row, ...days });
  const own = alike.find(({ id }) => id === row.id);
  const told = (each: (typeof alike)[number]) => ({ ...each, cents: each.amountCents });
  const mayBeOriginal = ({ importedAt, resolution }: (typeof alike)[number]) =>
    importedAt < row.importedAt && resolution !== 'dismissed';
  const copy = own && alike.find((other) => mayBeOriginal(other) && seemsCopy(told(own), told(other)));
  if (!copy) return null;
  return {
    id: copy.id,
    booked_on: copy.bookedOn,
    amount: moneyText(copy.amountCents),
    file_name: copy.fileName,
  };
}
