import { type HeldReason, heldReason } from '#domain/earning/payable.ts';
import { sumOf } from '#domain/money/money.ts';
import { type TRANSFER_REFUSALS, transferRefusal } from '#domain/payout/pain001.ts';
import { type RefundToSend, refundRefusal } from './refund-transfer.ts';
import type { WaitingPayout } from './waiting-payouts.repository.ts';

/** Transfers that a file takes: a manager reads it, and one statement writes it. */
export const MOST_TRANSFERS = 500;

/** What is read of people besides their payouts. */
export interface Standing {
  /** As the tenant's calendar has it. */
  today: string;
  /** Those whose identity as it stands was checked. */
  checked: ReadonlySet<string>;
}

type PayoutRefusal = HeldReason | (typeof TRANSFER_REFUSALS)[number];

/** A transfer of the next file: what people claimed or withdrew, or money of an order that goes back. */
export type NextTransfer =
  | { of: 'payout'; row: WaitingPayout }
  | { of: 'refund'; row: RefundToSend & { iban: string } };

/**
 * Why money that waits stays out of a file for the bank, or null: what keeps a person from being paid keeps their money here too, until it is mended or a manager has
 * decided, and a transfer must be one that the scheme takes.
 */
export function payoutRefusal(payout: WaitingPayout, { today, checked }: Standing): PayoutRefusal | null {
  const { userId, amountCents, name, iban, bic, status, deletedAt, idExpiresOn, frozen, stopped } = payout;
  const held = heldReason(
    { deleted: deletedAt !== null, status, stopped, identityChecked: checked.has(userId), idExpiresOn, frozen },
    today,
  );
  return held ?? transferRefusal({ endToEndId: 'PO', cents: amountCents, name, iban, bic });
}

/** What of it goes into the next file, the oldest first, its sum in cents, how many are left out, and whether more could go than it takes. */
export function nextFile(
  waiting: readonly WaitingPayout[],
  standing: Standing,
  refunds: readonly RefundToSend[] = [],
): { rows: NextTransfer[]; totalCents: bigint; left: number; more: boolean } {
  const able: NextTransfer[] = [
    ...waiting.flatMap((row) => (payoutRefusal(row, standing) === null ? [{ of: 'payout' as const, row }] : [])),
    ...refunds.flatMap((row) => {
      const { iban } = row;
      return iban !== null && refundRefusal(row) === null ? [{ of: 'refund' as const, row: { ...row, iban } }] : [];
    }),
  ].sort((one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime());
  const rows = able.slice(0, MOST_TRANSFERS);
  return {
    rows,
    totalCents: sumOf(rows.map(({ row }) => row.amountCents)),
    left: waiting.length + refunds.length - able.length,
    more: able.length > rows.length,
  };
}
