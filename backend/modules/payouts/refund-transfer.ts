import { refundAccount } from '#backend/modules/investments/refund-account.ts';
import { type RefundHold, refundHold } from '#domain/investment/refund-hold.ts';
import { type TRANSFER_REFUSALS, transferRefusal } from '#domain/payout/pain001.ts';
import { plainIban } from '#domain/validation/iban.ts';
import type { WaitingRefund } from './waiting-refunds.repository.ts';

/** A refund as a transfer of a file; `iban` is null where no account is known, or the one that was given has to wait. */
export interface RefundToSend extends Omit<WaitingRefund, 'account' | 'ownName'> {
  name: string;
  iban: string | null;
  bic: string | null;
}

/** To whom a refund goes, and where to. */
export function refundToSend({ account, ownName, ...refund }: WaitingRefund, now: Date): RefundToSend {
  const usable = refundAccount({ account }, now);
  return {
    ...refund,
    name: usable?.holder?.trim() || ownName,
    iban: usable && plainIban(usable.iban),
    bic: usable?.bic ?? null,
  };
}

/** Why a refund that waits stays out of a file for the bank, or null: what holds its person, no account, or a transfer that the scheme does not take. */
export function refundRefusal(
  refund: RefundToSend,
): RefundHold | 'no_account' | (typeof TRANSFER_REFUSALS)[number] | null {
  const held = refundHold(refund);
  if (held) return held;
  const { amountCents, name, iban, bic } = refund;
  return iban === null ? 'no_account' : transferRefusal({ endToEndId: 'PO', cents: amountCents, name, iban, bic });
}
