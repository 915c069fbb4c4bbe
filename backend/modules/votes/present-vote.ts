import type { Tx } from '#backend/db/transaction.ts';
import { voteResult, voteStanding } from '#domain/vote/vote.ts';
import { ballotSums, heldAt, type VoteRow } from './votes.repository.ts';

/** A vote as it is read: what was answered only once it is over, so that nobody votes by what others have. */
export async function presentVote(tx: Tx, vote: VoteRow, now: Date) {
  const standing = voteStanding(vote, now);
  return {
    id: vote.id,
    standing,
    question: vote.question,
    explanation: vote.explanation,
    options: vote.options,
    quorum_percent: vote.quorumPercent,
    record_on: vote.recordOn,
    opens_on: vote.opensOn,
    closes_on: vote.closesOn,
    closes_at: vote.closesAt.toISOString(),
    result: standing === 'OVER' ? await resultOf(tx, vote) : null,
  };
}

/** What came of a vote: the tokens behind each option, of all that were in hands at the record moment. */
export async function resultOf(tx: Tx, vote: VoteRow) {
  const { tenantId, issuanceId, recordAt: at } = vote;
  const [sums, supply] = await Promise.all([
    ballotSums(tx, tenantId, vote.id),
    heldAt(tx, { tenantId, issuanceId, at }),
  ]);
  const tokens = vote.options.map((_, option) => BigInt(sums.find(({ choice }) => choice === option)?.tokens ?? '0'));
  const { voted, turnout, quorumReached, carried } = voteResult({ tokens, supply, quorumPercent: vote.quorumPercent });
  return {
    supply: Number(supply),
    voted: Number(voted),
    ballots: sums.reduce((all, { count }) => all + count, 0),
    tokens: tokens.map(Number),
    turnout: (Number(turnout) / 100).toFixed(2),
    quorum_reached: quorumReached,
    carried,
  };
}
