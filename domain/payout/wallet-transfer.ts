/**
 * `OPEN` waits for its transaction, `SEEN` for the confirmations of the one that was found, `SENT` has them and is closed for good; `WITHDRAWN` went back, with its
 * whole batch, to wait for another.
 */
export const WALLET_TRANSFER_STATES = ['OPEN', 'SEEN', 'SENT', 'WITHDRAWN'] as const;

/** Why a pay-out to a wallet stays out of a batch, besides what keeps its person from being paid at all. */
export const WALLET_REFUSALS = ['no_wallet', 'wallet_waits', 'wallet_own'] as const;
export type WalletRefusal = (typeof WALLET_REFUSALS)[number];

/** Transfers of one batch: what one transaction of a wallet of several signers carries without filling a block. */
export const MOST_WALLET_TRANSFERS = 100;

/** From proving a wallet until anything is paid to it: as long as a changed bank account waits (decision record 0068), because here nothing comes back. */
const WALLET_WAIT_HOURS = 48;

/** How old the rate may be when a batch freezes it. */
const RATE_MAX_AGE_SECONDS = 120;

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;

/** How a person's wallet stands for being paid to. `until`: the moment from which a new one is paid to. */
export type WalletStanding =
  | { state: 'none' | 'unproved'; address: null; until: null }
  | { state: 'waits'; address: string; until: Date }
  | { state: 'usable'; address: string; until: null };

/** The standing of the wallet that a person has in force. Which one it was before says nothing: a new one waits, whoever it belongs to. */
export function walletStandingOf(wallet: { address: string; provedAt: Date | null } | null, now: Date): WalletStanding {
  if (!wallet) return { state: 'none', address: null, until: null };
  const { address, provedAt } = wallet;
  if (!provedAt) return { state: 'unproved', address: null, until: null };
  const until = new Date(provedAt.getTime() + WALLET_WAIT_HOURS * HOUR_MS);
  return until <= now ? { state: 'usable', address, until: null } : { state: 'waits', address, until };
}

/** Whether a rate that was asked at a moment may still be frozen. One from the future is none. */
export function isFreshRate(askedAt: Date, now: Date): boolean {
  const age = now.getTime() - askedAt.getTime();
  return age >= 0 && age <= RATE_MAX_AGE_SECONDS * SECOND_MS;
}
