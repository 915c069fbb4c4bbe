import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { tokensOf } from '#backend/modules/debts/debts.repository.ts';
import { castBallot, listOwnVotes } from '#contract/votes.ts';
import { voteStanding } from '#domain/vote/vote.ts';
import { presentVote } from './present-vote.ts';
import { ballotOf, heldAt, issuanceOfVote, keepBallot, type VoteRow, voteById, votesOf } from './votes.repository.ts';

/** Votes in which the caller has a say; an issuance in which they have none is not there for them. */
export const listOwnVotesRoute = serve(listOwnVotes, async ({ tx, tenant, user, now }, { params }) => {
  const [issuance, all, held] = await Promise.all([
    issuanceOfVote(tx, tenant.id, params.id),
    votesOf(tx, tenant.id, params.id),
    tokensOf(tx, tenant.id, params.id, user.id),
  ]);
  // Who never held any has no page; who has sold all of it reads what they had a say in.
  if (!issuance || held === null) throw notFound();
  const own = await Promise.all(
    all.map(async (vote) => {
      if (vote.state !== 'APPROVED') return null;
      const [tokens, ballot, presented] = await Promise.all([
        heldAt(tx, weightOf(vote, now), user.id),
        ballotOf(tx, tenant.id, vote.id, user.id),
        presentVote(tx, vote, now),
      ]);
      if (tokens === 0n) return null;
      return {
        ...presented,
        tokens: Number(tokens),
        ballot: ballot && { choice: ballot.choice, cast_at: ballot.castAt.toISOString() },
      };
    }),
  );
  const votes = own.filter((vote) => vote !== null);
  return { data: { issuance: { id: issuance.id, title: issuance.title }, votes } };
});

/** One ballot of each holder, weighing what they held at the record moment, whatever they have sold since. */
export const castBallotRoute = serve(castBallot, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const vote = await voteById(tx, tenant.id, params.id, 'share');
  if (vote?.state !== 'APPROVED') throw notFound();
  const tokens = await heldAt(tx, weightOf(vote, now), user.id);
  if (tokens === 0n) throw notFound();
  if (voteStanding(vote, now) !== 'OPEN') throw new Refusal(409, 'vote.not_open');
  if (body.choice >= vote.options.length) throw notFound();
  await keepBallot(tx, {
    tenantId: tenant.id,
    voteId: vote.id,
    userId: user.id,
    choice: body.choice,
    tokens: Number(tokens),
    castAt: now,
  });
  await call.audit('vote.cast', {
    subject: { type: 'issuance', id: vote.issuanceId },
    details: { vote: vote.id, choice: body.choice, tokens: tokens.toString() },
  });
  return { data: { choice: body.choice, cast_at: now.toISOString() } };
});

/** Of whom the tokens count: at the record moment, or now while that is to come. */
function weightOf({ tenantId, issuanceId, recordAt }: VoteRow, now: Date) {
  return { tenantId, issuanceId, at: recordAt < now ? recordAt : now };
}
