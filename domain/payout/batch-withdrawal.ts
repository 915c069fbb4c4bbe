/** A batch that nothing was seen of may be withdrawn after so long. */
const BATCH_WITHDRAWN_AFTER_MINUTES = 60;
const MINUTE_MS = 60_000;

/**
 * Whether a wallet has nothing under way: every block is read, no transaction of it waits for one, and where it is a contract it has said nothing, as far as its node can
 * tell. `silent`: nobody says.
 */
export const WALLET_QUIETS = ['quiet', 'unread', 'waiting', 'acted', 'silent'] as const;
export type WalletQuiet = (typeof WALLET_QUIETS)[number];

/**
 * Why a batch stays: it is withdrawn; something of it was `seen`; its wallet has `acted`, which may have sent it from inside; it is too `young`; blocks are `unread`; its wallet
 * has something `waiting` for a block; the chain is `silent`. The first three are for good.
 */
export const WITHDRAWAL_REFUSALS = ['withdrawn', 'seen', 'acted', 'young', 'unread', 'waiting', 'silent'] as const;
type WithdrawalRefusal = (typeof WITHDRAWAL_REFUSALS)[number];

interface BatchFacts {
  madeAt: Date;
  seenAt: Date | null;
  actedAt: Date | null;
  withdrawnAt: Date | null;
}

/** When a batch may be withdrawn that nothing was seen of. */
export function withdrawableFrom(madeAt: Date): Date {
  return new Date(madeAt.getTime() + BATCH_WITHDRAWN_AFTER_MINUTES * MINUTE_MS);
}

/** Why a batch stays, by what is known without asking the chain; null where the chain has to say. */
export function knownRefusal(
  { madeAt, seenAt, actedAt, withdrawnAt }: BatchFacts,
  now: Date,
): WithdrawalRefusal | null {
  if (withdrawnAt) return 'withdrawn';
  if (seenAt) return 'seen';
  if (actedAt) return 'acted';
  return withdrawableFrom(madeAt) > now ? 'young' : null;
}

/** Why a batch stays; null: it may be withdrawn now. */
export function withdrawalRefusal(batch: BatchFacts, quiet: WalletQuiet, now: Date): WithdrawalRefusal | null {
  return knownRefusal(batch, now) ?? (quiet === 'quiet' ? null : quiet);
}
