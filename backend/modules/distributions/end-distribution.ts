import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { refuseDistribution, withdrawDistribution } from '#contract/distributions.ts';
import { mayMoveDistribution } from '#domain/distribution/status.ts';
import { type DistributionRow, lockDistribution, updateDistribution } from './distributions.repository.ts';
import { managedDistribution } from './issuance-of.repository.ts';
import { tellIssuer } from './issuer-mail.ts';
import { presentLine } from './present.ts';

/** A manager's no. 409 where it is decided already; 403 for one's own, which is withdrawn instead. */
export const refuseDistributionRoute = serve(refuseDistribution, async (call, { params, body }) => {
  const { row, issuance } = await locked(call, params.id, 'REJECTED');
  if (row.proposedBy === call.user.id) throw new Refusal(403, 'distribution.own');
  const after = await end(call, row, 'REJECTED', body.reason);
  await tellIssuer(call, issuance, after, 'refused');
  return { data: presentLine(after) };
});

/** The issuer, or who proposed it, takes it back. */
export const withdrawDistributionRoute = serve(withdrawDistribution, async (call, { params }) => ({
  data: presentLine(await takeBack(call, params.id)),
}));

/**
 * Takes a proposal back. Where an issuance is named, its own alone; it is locked before.
 * @throws Refusal 404 for another's; 403 where somebody else proposed it; 409 `distribution.illegal_move` where it is decided
 */
export async function takeBack(call: SignedInCall, id: string, issuanceId?: string): Promise<DistributionRow> {
  const { row, issuance } = await locked(call, id, 'WITHDRAWN');
  if (issuanceId !== undefined && row.issuanceId !== issuanceId) throw notFound();
  if (row.proposedBy !== call.user.id && issuance.issuerUserId !== call.user.id)
    throw new Refusal(403, 'access.denied');
  return end(call, row, 'WITHDRAWN', null);
}

async function locked(call: SignedInCall, id: string, to: 'REJECTED' | 'WITHDRAWN') {
  const found = await managedDistribution(call, id);
  const row = found && (await lockDistribution(call.tx, call.tenant.id, id));
  if (!found || !row) throw notFound();
  if (!mayMoveDistribution(row.status, to)) throw new Refusal(409, 'distribution.illegal_move');
  return { row, issuance: found.issuance };
}

async function end(call: SignedInCall, row: DistributionRow, status: 'REJECTED' | 'WITHDRAWN', reason: string | null) {
  await call.audit(status === 'REJECTED' ? 'distribution.refused' : 'distribution.withdrawn', {
    subject: { type: 'distribution', id: row.id },
    details: reason ? { reason } : {},
  });
  return updateDistribution(call.tx, row, { status, endedBy: call.user.id, endedAt: call.now, endReason: reason });
}
