import { type HeldReason, heldReason } from '#domain/earning/payable.ts';
import { sumOf } from '#domain/money/money.ts';
import { MOST_WALLET_TRANSFERS, type WalletRefusal, walletStandingOf } from '#domain/payout/wallet-transfer.ts';
import type { WaitingWallet } from './waiting-wallets.repository.ts';

/** What is read besides the payouts. */
export interface Standing {
  now: Date;
  /** As the tenant's calendar has it. */
  today: string;
  /** Those whose identity as it stands was checked. */
  checked: ReadonlySet<string>;
  /** Addresses of the tenant's own, in small letters. */
  own: ReadonlySet<string>;
}

/** A transfer of the next batch: to the wallet that its person has now. */
export type NextWallet = WaitingWallet & { address: string };

/**
 * Why money that waits stays out of a batch, or null: what keeps a person from being paid, no proved wallet, or one that is newer than two days: it goes to the wallet
 * that its person has in force, never to one that they have given up since.
 */
export function walletRefusal(payout: WaitingWallet, standing: Standing): HeldReason | WalletRefusal | null {
  const { userId, status, deletedAt, idExpiresOn, frozen, stopped, address, provedAt } = payout;
  const held = heldReason(
    {
      deleted: deletedAt !== null,
      status,
      stopped,
      identityChecked: standing.checked.has(userId),
      idExpiresOn,
      frozen,
    },
    standing.today,
  );
  if (held) return held;
  const wallet = walletStandingOf(address === null ? null : { address, provedAt }, standing.now);
  if (wallet.state === 'waits') return 'wallet_waits';
  if (wallet.state !== 'usable') return 'no_wallet';
  return standing.own.has(wallet.address.toLowerCase()) ? 'wallet_own' : null;
}

/** What goes into the next batch, the oldest first, its sum in cents, how many are left out, and whether more could go than it takes. */
export function nextBatch(
  waiting: readonly WaitingWallet[],
  standing: Standing,
): { rows: NextWallet[]; totalCents: bigint; left: number; more: boolean } {
  const able = waiting.flatMap((row) => {
    const { address } = row;
    return address !== null && walletRefusal(row, standing) === null ? [{ ...row, address }] : [];
  });
  const rows = able.slice(0, MOST_WALLET_TRANSFERS);
  return {
    rows,
    totalCents: sumOf(rows.map(({ amountCents }) => amountCents)),
    left: waiting.length - able.length,
    more: able.length > rows.length,
  };
}
