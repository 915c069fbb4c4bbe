import type { IssuanceStatus, Oversubscription } from './status.ts';

/**
 * Ours: requests of a pro rata offer reach at most so many times the tokens for sale. Nobody gets less than a third of what they asked for (but for the
 * rounding), and no more money than that waits to go back.
 */
const REQUESTS_MAX_TIMES = 3;

/** How an offer's tokens stand. */
interface TokenFacts {
  oversubscription: Oversubscription;
  tokensForSale: number;
  /** Sold: held by confirmed orders that are no requests. */
  tokensTaken: number;
  /** Asked for by confirmed orders that wait for the allotment. */
  tokensRequested: number;
  /** When the requests were allotted; null: not yet. */
  allottedAt: Date | null;
  /** Of a waiting list: offered to its places, and how many places wait. */
  tokensHeld: number;
  placesWaiting: number;
  /** What is held for whoever asks. */
  ownOffer?: number;
}

/** How many tokens a new order can have or ask for. After the allotment none: whoever asked has their share. While places wait, what is free is theirs. */
export function tokensToOrder(facts: TokenFacts): number {
  const { oversubscription, tokensForSale, tokensTaken, tokensRequested, allottedAt } = facts;
  if (oversubscription === 'WAITING_LIST') return facts.ownOffer ?? (facts.placesWaiting > 0 ? 0 : freeTokens(facts));
  if (oversubscription === 'FIRST_COME') return Math.max(0, tokensForSale - tokensTaken);
  if (allottedAt !== null) return 0;
  return Math.max(0, tokensForSale * REQUESTS_MAX_TIMES - tokensTaken - tokensRequested);
}

/** Whether an order may be given another amount and keep its tokens meanwhile: not while others wait for them, who would come first. */
export function mayKeepOwn({ oversubscription, placesWaiting }: TokenFacts): boolean {
  return oversubscription !== 'WAITING_LIST' || placesWaiting === 0;
}

/** Tokens that are neither sold nor held for a place of the waiting list. */
export function freeTokens({ tokensForSale, tokensTaken, tokensHeld }: TokenFacts): number {
  return Math.max(0, tokensForSale - tokensTaken - tokensHeld);
}

/** Whether who wants tokens of an offer that is open takes a place instead: fewer are free than the smallest order, or others wait for them. */
export function takesPlaces(facts: TokenFacts & { minTokens: number }): boolean {
  if (facts.oversubscription !== 'WAITING_LIST' || facts.ownOffer !== undefined) return false;
  return facts.placesWaiting > 0 || freeTokens(facts) < Math.max(1, facts.minTokens);
}

/** Whether an order that is confirmed now is a request: it holds no token until the allotment says how many. */
export function isRequestOn({ oversubscription }: Pick<TokenFacts, 'oversubscription'>): boolean {
  return oversubscription === 'PRO_RATA';
}

/** The fewest tokens that must stay for sale, of what orders hold and ask for. */
export function leastForSale({
  tokensTaken,
  tokensRequested,
  tokensHeld,
}: Pick<TokenFacts, 'tokensTaken' | 'tokensRequested' | 'tokensHeld'>) {
  return Math.max(tokensTaken + tokensHeld, Math.ceil(tokensRequested / REQUESTS_MAX_TIMES));
}

interface AllotmentFacts extends Pick<TokenFacts, 'oversubscription' | 'tokensRequested' | 'allottedAt'> {
  status: IssuanceStatus;
  suspended: boolean;
  campaignEndsAt: Date | null;
}

/** Whether a manager may allot: the campaign's last day is over (or it has none), nobody can order any more, and there is something to allot. */
export function mayAllot(facts: AllotmentFacts, now: Date): boolean {
  const { oversubscription, tokensRequested, allottedAt, status, suspended, campaignEndsAt: end } = facts;
  if (oversubscription !== 'PRO_RATA' || status !== 'CAMPAIGN' || suspended || allottedAt !== null) return false;
  return tokensRequested > 0 && (end === null || now.getTime() >= end.getTime());
}
