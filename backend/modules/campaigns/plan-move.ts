import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { issuanceById, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { refuseMove } from '#backend/modules/issuances/carry-out-move.ts';
import { deletePlan, putPlan, updateIssuance } from '#backend/modules/issuances/phases.repository.ts';
import { dropPlan, planMove } from '#contract/campaigns.ts';
import { mayPlanFor } from '#domain/issuance/planned-move.ts';
import { isApproval } from '#domain/issuance/transitions.ts';

/** Plans a change of phase. What would refuse it now refuses the plan; the approval of the record-keeping body is recorded at once. 409 `issuance.not_ahead` besides. */
export const planMoveRoute = serve(planMove, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  if (!(await issuanceById(tx, params.id))) throw notFound();
  const issuance = await lockIssuance(tx, params.id);
  await refuseMove(call, issuance, { from: body.from, to: body.to, erirReference: body.erir_reference });
  const at = new Date(body.at);
  if (!mayPlanFor(at, now)) throw new Refusal(409, 'issuance.not_ahead');
  const { flows, modules } = tenant.customization;
  const approves = modules.erir && isApproval({ from: body.from, to: body.to, order: flows.project_status });
  if (approves && body.erir_reference && issuance.erirRecordedAt === null)
    await updateIssuance(tx, tenant.id, issuance.id, {
      erirReference: body.erir_reference,
      erirRecordedBy: user.id,
      erirRecordedAt: now,
    });
  await putPlan(tx, {
    tenantId: tenant.id,
    issuanceId: issuance.id,
    fromStatus: body.from,
    toStatus: body.to,
    at,
    note: body.note ?? null,
    byUserId: user.id,
    createdAt: now,
  });
  await call.audit('issuance.move_planned', {
    subject: { type: 'issuance', id: issuance.id },
    details: { from: body.from, to: body.to, at: at.toISOString() },
  });
  return { data: { at: at.toISOString() } };
});

export const dropPlanRoute = serve(dropPlan, async (call, { params }) => {
  const { tx, tenant } = call;
  if (!(await issuanceById(tx, params.id))) throw notFound();
  const issuance = await lockIssuance(tx, params.id);
  const dropped = await deletePlan(tx, tenant.id, issuance.id);
  if (dropped) await call.audit('issuance.plan_dropped', { subject: { type: 'issuance', id: issuance.id } });
  return { data: { dropped } };
});
