import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedIssuance } from '#backend/modules/distributions/issuance-of.repository.ts';
import { decideVote, listManagedVotes, proposeVote, withdrawVote } from '#contract/votes.ts';
import { dayIn, endOfDay, startOfDay } from '#domain/time/zone.ts';
import { mayWithdrawVote, voteDayProblems, voteStanding } from '#domain/vote/vote.ts';
import { presentVote } from './present-vote.ts';
import { heldAt, insertVote, setVote, type VoteRow, voteById, votesOf } from './votes.repository.ts';

/** The votes of an issuance that the caller manages. */
export const listManagedVotesRoute = serve(listManagedVotes, async (call, { params }) => {
  const { tx, tenant, now } = call;
  const issuance = await managedIssuance(call, params.id);
  if (!issuance) throw notFound();
  const [rows, supply] = await Promise.all([
    votesOf(tx, tenant.id, issuance.id),
    heldAt(tx, { tenantId: tenant.id, issuanceId: issuance.id, at: now }),
  ]);
  const isManager = actsAsManager(call);
  return {
    data: {
      issuance: { id: issuance.id, title: issuance.title },
      may_propose: supply > 0n,
      votes: await Promise.all(
        rows.map(async (row) => ({
          ...(await presentVote(tx, row, now)),
          proposed_at: row.proposedAt.toISOString(),
          decided_at: row.decidedAt?.toISOString() ?? null,
          reason: row.reason,
          may_decide: isManager && row.state === 'PROPOSED',
          may_withdraw: mayWithdrawVote(voteStanding(row, now)),
        })),
      ),
    },
  };
});

/** Asks nobody yet: a manager approves it first. */
export const proposeVoteRoute = serve(proposeVote, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const issuance = await managedIssuance(call, params.id);
  if (!issuance) throw notFound();
  const zone = tenant.customization.tenant.time_zone;
  const days = { recordOn: body.record_on, opensOn: body.opens_on, closesOn: body.closes_on };
  const wrong = voteDayProblems(days, dayIn(now, zone));
  const { recordOn, opensOn, closesOn } = wrong;
  if (recordOn || opensOn || closesOn)
    throw fieldRefusal({
      ...(recordOn && { record_on: recordOn }),
      ...(opensOn && { opens_on: opensOn }),
      ...(closesOn && { closes_on: closesOn }),
    });
  if ((await heldAt(tx, { tenantId: tenant.id, issuanceId: issuance.id, at: now })) === 0n)
    throw new Refusal(409, 'vote.no_holders');
  const id = await insertVote(tx, {
    ...days,
    tenantId: tenant.id,
    issuanceId: issuance.id,
    state: 'PROPOSED',
    question: body.question,
    explanation: body.explanation,
    options: body.options,
    quorumPercent: body.quorum_percent,
    recordAt: endOfDay(days.recordOn, zone),
    opensAt: startOfDay(days.opensOn, zone),
    closesAt: endOfDay(days.closesOn, zone),
    proposedBy: user.id,
    proposedAt: now,
  });
  await call.audit('vote.proposed', { subject: { type: 'issuance', id: issuance.id }, details: { vote: id } });
  return { data: { id } };
});

/** A call whose first day has begun is approved no more: its holders would have less time than it says. */
export const decideVoteRoute = serve(decideVote, async (call, { params, body }) => {
  const { now } = call;
  const vote = await managedVote(call, params.id);
  if (vote.state !== 'PROPOSED') throw new Refusal(409, 'vote.decided');
  if (body.approve && vote.opensAt <= now) throw new Refusal(409, 'vote.too_late');
  if (!body.approve && !body.reason) throw fieldRefusal({ reason: { key: 'validator.error_null' } });
  await decide(call, vote, body.approve ? 'APPROVED' : 'REJECTED', body.approve ? null : (body.reason ?? null));
  await call.audit(body.approve ? 'vote.approved' : 'vote.rejected', {
    subject: { type: 'issuance', id: vote.issuanceId },
    details: { vote: vote.id, ...(body.approve ? {} : { reason: body.reason }) },
  });
  return { data: { id: vote.id } };
});

export const withdrawVoteRoute = serve(withdrawVote, async (call, { params, body }) => {
  const vote = await managedVote(call, params.id);
  if (!mayWithdrawVote(voteStanding(vote, call.now))) throw new Refusal(409, 'vote.decided');
  await decide(call, vote, 'WITHDRAWN', body.reason);
  await call.audit('vote.withdrawn', {
    subject: { type: 'issuance', id: vote.issuanceId },
    details: { vote: vote.id, reason: body.reason },
  });
  return { data: { id: vote.id } };
});

/** A vote of an issuance that the caller manages, locked. Throws Refusal 404 for another's. */
async function managedVote(call: SignedInCall, id: string): Promise<VoteRow> {
  const vote = await voteById(call.tx, call.tenant.id, id, 'update');
  if (!vote || !(await managedIssuance(call, vote.issuanceId))) throw notFound();
  return vote;
}

const decide = ({ tx, user, now }: SignedInCall, vote: VoteRow, state: VoteRow['state'], reason: string | null) =>
  setVote(tx, vote, { state, decidedBy: user.id, decidedAt: now, reason });
