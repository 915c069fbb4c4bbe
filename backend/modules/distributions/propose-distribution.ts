import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { proposeDistribution } from '#contract/distributions.ts';
import { problem } from '#domain/validation/problem.ts';
import { standsAlready } from './distributions.repository.ts';
import { moveDocuments } from './documents.repository.ts';
import { takeBack } from './end-distribution.ts';
import { presentLine } from './present.ts';
import { proposedFor } from './proposed.ts';
import { AT_ONCE, recordMoment } from './record-moment.ts';
import { writeProposal } from './write-proposal.ts';

/** Proposes a distribution and works its parts out, at once or by a job. What says the same as one that stands is refused at its name: two windows propose it once. One that it replaces is withdrawn before. */
export const proposeDistributionRoute = serve(proposeDistribution, async (call, { params, body }) => {
  const { tx, tenant, user } = call;
  const { issuance, amounts } = await proposedFor(call, params.id, body);
  await lockIssuance(tx, issuance.id);
  const replaced = body.replaces ? await takeBack(call, body.replaces, issuance.id) : null;
  const { at, holders } = await recordMoment(call, issuance.id, body.record_on);
  const said = { issuanceId: issuance.id, kind: body.kind, ...amounts, recordOn: body.record_on, name: body.name };
  if (await standsAlready(tx, { tenantId: tenant.id, ...said }))
    throw fieldRefusal({ name: problem('validator.error_same_distribution') });
  const row = await writeProposal(call, {
    ...said,
    recordAt: at,
    note: body.note || null,
    proposedBy: user.id,
    isLarge: holders > AT_ONCE,
    instalmentOn: replaced?.instalmentOn,
    replaces: replaced?.id,
  });
  if (replaced) await moveDocuments(tx, replaced, row.id);
  return { data: presentLine(row) };
});
