import type { IssuanceStatus } from '#domain/issuance/status.ts';
import { isSuspended } from '#domain/issuance/suspension.ts';
import type { Stage } from '#domain/status/stage.ts';

/** What an ad asks for: a buyer of one's tokens, or a seller of some. */
export const AD_TYPES = ['SELL', 'BUY'] as const;
export type AdType = (typeof AD_TYPES)[number];

/** `EXPIRED`: nobody took it back and its last day is over; `AGREED`: all of its tokens are agreed, and come back where an agreement lapses. */
export const AD_STATUSES = ['OPEN', 'WITHDRAWN', 'EXPIRED', 'AGREED'] as const;
export type AdStatus = (typeof AD_STATUSES)[number];

/** How an ad stands, as a stage of anything that has one: what is open waits for somebody else. */
export const AD_STAGE: Record<AdStatus, Stage> = {
  OPEN: 'other',
  WITHDRAWN: 'over',
  EXPIRED: 'over',
  AGREED: 'finished',
};

/** Who ended an ad before its last day. */
export const AD_ENDED_BY = ['owner', 'manager'] as const;

/** Of what is said about the board before an ad is placed; raise it when those words change. */
export const BOARD_TEXT_VERSION = '2026-1';

/** Days that an ad stands, its first one not counted (ours: no rule names a number). */
export const AD_DAYS = 30;
/** Open ads that one person may have, and messages that one person may send in a day: a board is no mailing list. */
export const OPEN_ADS_MAX = 20;
export const AD_MESSAGES_A_DAY = 20;

/** How an ad stands now: its last second counts, whether or not somebody has looked since. */
export function standingOf({ status, expiresAt }: { status: AdStatus; expiresAt: Date }, now: Date): AdStatus {
  return status === 'OPEN' && now.getTime() > expiresAt.getTime() ? 'EXPIRED' : status;
}

/** What of a project decides whether its tokens may stand on the board. */
interface OfferedToken {
  status: IssuanceStatus;
  suspendedUntil: Date | null;
  /** Last second of the token's life; null: it has no end. */
  tokenEndsAt: Date | null;
  /** The token is on a chain, where this house cannot move it to another. */
  onChain: boolean;
  /** The ad's person, or who would place one, stands approved on the token's whitelist. */
  listed: boolean;
}

/**
 * Why nobody may place an ad, or answer one, for a token now: its campaign is not over, stopped, at its end, on a chain; `unlisted`: the person is
 * not, or no longer, one who may hold it.
 */
export const BOARD_BLOCKS = ['suspended', 'phase', 'ended', 'on_chain', 'unlisted'] as const;
export type BoardBlock = (typeof BOARD_BLOCKS)[number];

/**
 * What keeps a token off the board now, or null. Only what was sold here first may be advertised (Regulation (EU) 2020/1503, article 25(1)), and only what
 * can go to another holder (`domain/transfer`).
 */
export function boardBlock(
  { status, suspendedUntil, tokenEndsAt, onChain, listed }: OfferedToken,
  now: Date,
): BoardBlock | null {
  if (isSuspended(suspendedUntil, now)) return 'suspended';
  if (status !== 'CLOSED') return 'phase';
  if (tokenEndsAt !== null && now.getTime() > tokenEndsAt.getTime()) return 'ended';
  if (onChain) return 'on_chain';
  return listed ? null : 'unlisted';
}

/** Spans of an ad's amount, in whole units of the currency: the filter of the board. */
export const AMOUNT_BANDS = ['to-500', 'to-2000', 'to-10000', 'above'] as const;
type AmountBand = (typeof AMOUNT_BANDS)[number];

const TOP_CENTS: Record<Exclude<AmountBand, 'above'>, bigint> = {
  'to-500': 50_000n,
  'to-2000': 200_000n,
  'to-10000': 1_000_000n,
};

/** The cents of a band: above `over`, at most `upTo`; null where it has no such end. Every amount is in one band and no other. */
export function centsOfBand(band: AmountBand): { over: bigint; upTo: bigint | null } {
  const at = AMOUNT_BANDS.indexOf(band);
  const below = AMOUNT_BANDS[at - 1];
  return {
    over: below && below !== 'above' ? TOP_CENTS[below] : -1n,
    upTo: band === 'above' ? null : TOP_CENTS[band],
  };
}
