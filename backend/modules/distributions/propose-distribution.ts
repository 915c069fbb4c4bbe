import { serve } from '#backend/http/serve.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { proposeDistribution } from '#contract/distributions.ts';
import { presentLine } from './present.ts';
import { proposedFor } from './proposed.ts';
import { AT_ONCE, recordMoment } from './record-moment.ts';
import { writeProposal } from './write-proposal.ts';

/** Proposes a distribution and works its parts out, at once or by a job. */
export const proposeDistributionRoute = serve(proposeDistribution, async (call, { params, body }) => {
  const { tx, user } = call;
  const { issuance, amounts } = await proposedFor(call, params.id, body);
  await lockIssuance(tx, issuance.id);
  const { at, holders } = await recordMoment(call, issuance.id, body.record_on);
  const row = await writeProposal(call, {
    issuanceId: issuance.id,
    kind: body.kind,
    ...amounts,
    recordOn: body.record_on,
    recordAt: at,
    name: body.name,
    note: body.note || null,
    proposedBy: user.id,
    isLarge: holders > AT_ONCE,
  });
  return { data: presentLine(row) };
});
