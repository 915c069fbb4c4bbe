import { addDays, type Day, daysBetween } from '#domain/time/zone.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

/** How a vote of token holders stands as it is kept; the clock says the rest (`voteStanding`). */
export const VOTE_STATES = ['PROPOSED', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const;
type VoteState = (typeof VOTE_STATES)[number];

/** The same with the clock: an approved vote is to come, open or over. */
export const VOTE_STANDINGS = ['PROPOSED', 'REJECTED', 'WITHDRAWN', 'COMING', 'OPEN', 'OVER'] as const;
export type VoteStanding = (typeof VOTE_STANDINGS)[number];

/** Answers of one question, and the days that it is asked for (ours: the law names none for tokens of this kind). */
export const VOTE_OPTIONS = { min: 2, max: 6 } as const;
const VOTE_DAYS_MAX = 60;

interface StandingFacts {
  state: VoteState;
  opensAt: Date;
  closesAt: Date;
}

export function voteStanding({ state, opensAt, closesAt }: StandingFacts, now: Date): VoteStanding {
  if (state !== 'APPROVED') return state;
  if (now < opensAt) return 'COMING';
  return now <= closesAt ? 'OPEN' : 'OVER';
}

/** Whether it can still be taken back: nobody has been asked yet. */
export function mayWithdrawVote(standing: VoteStanding): boolean {
  return standing === 'PROPOSED' || standing === 'COMING';
}

interface VoteDays {
  recordOn: Day;
  opensOn: Day;
  closesOn: Day;
}

/**
 * What is wrong with the days of a vote, at their fields. Whoever holds tokens at the end of the record day votes, so that it lies before the first day of the vote: nobody buys
 * themselves in while it runs.
 */
export function voteDayProblems(
  { recordOn, opensOn, closesOn }: VoteDays,
  today: Day,
): Partial<Record<keyof VoteDays, Problem>> {
  const found: Partial<Record<keyof VoteDays, Problem>> = {};
  if (opensOn <= today) found.opensOn = problem('validator.error_date_min', { min: addDays(today, 1) });
  if (recordOn >= opensOn) found.recordOn = problem('validator.error_date_max', { max: addDays(opensOn, -1) });
  if (closesOn < opensOn) found.closesOn = problem('validator.error_date_min', { min: opensOn });
  else if (daysBetween(opensOn, closesOn) >= VOTE_DAYS_MAX)
    found.closesOn = problem('validator.error_date_max', { max: addDays(opensOn, VOTE_DAYS_MAX - 1) });
  return found;
}

interface Tally {
  /** Tokens behind each option, in its order. */
  tokens: readonly bigint[];
  /** Tokens that could have voted: all in hands at the record date. */
  supply: bigint;
  /** Per cent of the supply that has to vote; 0: none. */
  quorumPercent: number;
}

interface VoteResult {
  /** Tokens that voted. */
  voted: bigint;
  /** Hundredths of a per cent of the supply, rounded down. */
  turnout: bigint;
  quorumReached: boolean;
  /** The option with the most tokens, from 0; null where two have as many, nobody voted, or the quorum was missed. */
  carried: number | null;
}

/** What came of a vote. More tokens decide than any other option has: nothing is carried by a tie. */
export function voteResult({ tokens, supply, quorumPercent }: Tally): VoteResult {
  const voted = tokens.reduce((sum, each) => sum + each, 0n);
  const quorumReached = voted > 0n && voted * 100n >= supply * BigInt(quorumPercent);
  const most = tokens.reduce((best, each) => (each > best ? each : best), 0n);
  const first = tokens.indexOf(most);
  const isTie = tokens.lastIndexOf(most) !== first;
  return {
    voted,
    turnout: supply > 0n ? (voted * 10_000n) / supply : 0n,
    quorumReached,
    carried: quorumReached && !isTie ? first : null,
  };
}
