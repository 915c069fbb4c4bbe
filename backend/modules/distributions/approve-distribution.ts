import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { approveDistribution } from '#contract/distributions.ts';
import { approvalRefusal, approvalsNeeded } from '#domain/distribution/approval.ts';
import { mayMoveDistribution } from '#domain/distribution/status.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import {
  approvalsOf,
  dropApprovals,
  insertApproval,
  lockDistribution,
  updateDistribution,
} from './distributions.repository.ts';
import { issuanceById } from './issuance-of.repository.ts';
import { tellIssuer } from './issuer-mail.ts';
import { lookAgain } from './look-again.ts';
import { presentLine } from './present.ts';

/**
 * A manager's yes. What is withheld is worked out again by what the holders are now: where the net is another than the one typed, the new sums are kept,
 * every yes to the old ones falls, and it is refused. The last yes that it takes approves it.
 */
export const approveDistributionRoute = serve(approveDistribution, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const row = await lockDistribution(tx, tenant.id, params.id);
  if (!row) throw notFound();
  if (!mayMoveDistribution(row.status, 'APPROVED') || row.sharedAt === null)
    throw new Refusal(409, 'distribution.illegal_move');
  const before = (await approvalsOf(tx, row)).map(({ userId }) => userId);
  const refusal = approvalRefusal({ managerId: user.id, proposedBy: row.proposedBy, approvedBy: before });
  if (refusal) throw new Refusal(409, `distribution.${refusal}`);
  const fresh = await lookAgain(call, row);
  if (fresh.netCents !== row.netCents) await dropApprovals(tx, row);
  if (fresh.netCents !== centsOf(body.net))
    throw new Refusal(409, 'distribution.net_changed', { params: { net: moneyText(fresh.netCents) }, keep: true });
  await insertApproval(tx, row, user.id, now);
  const given = (fresh.netCents === row.netCents ? before.length : 0) + 1;
  const isEnough = given >= approvalsNeeded(row.grossCents, centsOf(tenant.settings.distributions.secondApprovalAbove));
  await call.audit(isEnough ? 'distribution.approved' : 'distribution.first_approval', {
    subject: { type: 'distribution', id: row.id },
    details: { net: fresh.netCents.toString() },
  });
  if (!isEnough) return { data: presentLine(fresh) };
  const after = await updateDistribution(tx, row, { status: 'APPROVED', approvedAt: now });
  const issuance = await issuanceById(tx, tenant.id, row.issuanceId);
  if (issuance) await tellIssuer(call, issuance, after, 'approved');
  return { data: presentLine(after) };
});
