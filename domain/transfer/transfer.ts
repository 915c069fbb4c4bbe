import type { HeldReason } from '#domain/earning/payable.ts';
import type { IssuanceStatus } from '#domain/issuance/status.ts';
import type { WhitelistState } from '#domain/issuance/whitelist.ts';

/** How tokens come to go from one holder to another: given by hand, or sold on the bulletin board. */
export const TRANSFER_KINDS = ['TRANSFER', 'MARKET'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** As one side sees it. */
export const TRANSFER_DIRECTIONS = ['IN', 'OUT'] as const;
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number];

/** How long a prepared transfer waits for its confirmation. */
export const DRAFT_MINUTES = 60;

/** What keeps tokens from being given away: an ad of the bulletin board, a sale that is agreed, or a certificate of legitimation that stands. */
export const TOKEN_HOLD_CAUSES = ['AD', 'SALE', 'CERTIFICATE'] as const;
export type TokenHoldCause = (typeof TOKEN_HOLD_CAUSES)[number];

/** Why tokens cannot go now, by what would have to be another one. The order is that in which they are told. */
const TRANSFER_REFUSALS = {
  issuance: ['not_closed', 'matured', 'on_chain', 'sender_not_listed', 'sender_held', 'record_moment'],
  to: ['same_person', 'recipient_not_listed', 'recipient_held'],
  tokens: ['not_whole', 'certified', 'too_many'],
} as const;
type Place = keyof typeof TRANSFER_REFUSALS;
type TransferRefusal = (typeof TRANSFER_REFUSALS)[Place][number];
/** What is wrong at each place; empty where nothing is. */
export type TransferProblems = { [place in Place]?: (typeof TRANSFER_REFUSALS)[place][number] };

/** How one side stands. */
export interface TransferParty {
  userId: string;
  /** As the issuance's whitelist has them; null: it does not. */
  listed: WhitelistState | null;
  /** Why they could not be paid either: gone, rejected, an identity that has expired or was never looked at, frozen on a chain. */
  held: HeldReason | null;
}

export interface TransferFacts {
  status: IssuanceStatus;
  /** The token's last day is over. */
  matured: boolean;
  /** The token is on a chain, or a manager has asked for it to be made there: there it is moved by its own acts. */
  onChain: boolean;
  /** A distribution has taken the register as it stood at this moment or later. */
  recordTaken: boolean;
  from: TransferParty;
  to: TransferParty;
  tokens: number;
  /** What the sender can give away now. */
  free: number;
  /** Of what they cannot, how many stand in certificates of legitimation. */
  certified: number;
}

/** What somebody can give away of what they hold: tokens, never below zero. @param kept tokens that ads, agreed sales and certificates have already */
export function freeTokens(held: number, kept: number): number {
  return Math.max(0, held - kept);
}

/**
 * What keeps tokens from going, at each place the first thing. They go once the campaign is over, because until then orders may still be undone; whole, between
 * two people whose identities are in order, to somebody whom the whitelist has approved; of whom it was taken back no token goes and none comes (0063).
 */
export function transferProblems(facts: TransferFacts): TransferProblems {
  const issuance = wrongOfIssuance(facts);
  const to = wrongOfRecipient(facts);
  const tokens = wrongOfTokens(facts);
  return { ...(issuance && { issuance }), ...(to && { to }), ...(tokens && { tokens }) };
}

/** What keeps a token from going to anybody, or null. */
export function wrongOfToken({
  status,
  matured,
  onChain,
}: Pick<TransferFacts, 'status' | 'matured' | 'onChain'>): 'not_closed' | 'matured' | 'on_chain' | null {
  if (status !== 'CLOSED') return 'not_closed';
  if (matured) return 'matured';
  return onChain ? 'on_chain' : null;
}

function wrongOfIssuance({ from, recordTaken, ...token }: TransferFacts) {
  const wrong = wrongOfToken(token);
  if (wrong) return wrong;
  if (from.listed === 'REVOKED') return 'sender_not_listed';
  if (from.held) return 'sender_held';
  return recordTaken ? 'record_moment' : null;
}

function wrongOfRecipient({ from, to }: TransferFacts) {
  if (from.userId === to.userId) return 'same_person';
  if (to.listed !== 'APPROVED') return 'recipient_not_listed';
  return to.held ? 'recipient_held' : null;
}

function wrongOfTokens({ tokens, free, certified }: TransferFacts) {
  if (!Number.isSafeInteger(tokens) || tokens < 1) return 'not_whole';
  return tooMany(tokens, { free, certified });
}

/** Why so many tokens are more than can be given away: a certificate has those that lack, or there are not so many; null where they are not. */
export function tooMany(tokens: number, { free, certified }: { free: number; certified: number }) {
  if (tokens <= free) return null;
  return tokens <= free + certified ? 'certified' : 'too_many';
}

/** The first of what keeps tokens from going, or null. */
export function transferRefusal(facts: TransferFacts): TransferRefusal | null {
  const { issuance, to, tokens } = transferProblems(facts);
  return issuance ?? to ?? tokens ?? null;
}

/** Every answer of `transferRefusal`. */
export const ALL_TRANSFER_REFUSALS = Object.values(TRANSFER_REFUSALS).flat() as readonly TransferRefusal[];
