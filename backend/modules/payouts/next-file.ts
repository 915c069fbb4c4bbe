import { sumOf } from '#domain/money/money.ts';
import { transferRefusal } from '#domain/payout/pain001.ts';
import type { WaitingPayout } from './waiting-payouts.repository.ts';

/** Transfers that a file takes: a manager reads it, and one statement writes it. */
export const MOST_TRANSFERS = 500;

/** Why money that waits stays out of a file for the bank, or null. Whoever was rejected keeps what is theirs until a manager has decided. */
export function payoutRefusal({ amountCents, name, iban, bic, status, deletedAt }: WaitingPayout) {
  if (status === 'REJECTED' || deletedAt !== null) return 'rejected' as const;
  return transferRefusal({ endToEndId: 'PO', cents: amountCents, name, iban, bic });
}

/** What of it goes into the next file, and its sum in cents. */
export function nextFile(waiting: readonly WaitingPayout[]): { rows: WaitingPayout[]; totalCents: bigint } {
  const rows = waiting.filter((payout) => payoutRefusal(payout) === null);
  return { rows, totalCents: sumOf(rows.map(({ amountCents }) => amountCents)) };
}
