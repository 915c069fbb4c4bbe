import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { issuanceById, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { moveIssuance } from '#contract/issuances.ts';
import { phaseRefusal } from '#domain/issuance/transitions.ts';
import { insertPhase, updateIssuance } from './phases.repository.ts';
import { openingOf } from './tell-opening.ts';
import { openTelling } from './tellings.repository.ts';

/**
 * One step of the tenant's order. Recording the approval of the record-keeping body and leaving VALIDATING may be one act. Minted orders
 * of an issuance that closes are closed by the sweep of orders, within a minute; so are those told who wait for a campaign, once it takes orders.
 * Refusals: 409 `issuance.moved_meanwhile`, `issuance.illegal_move`, `issuance.needs_erir_approval`.
 */
export const moveIssuanceRoute = serve(moveIssuance, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  if (!(await issuanceById(tx, params.id))) throw notFound();
  const issuance = await lockIssuance(tx, params.id);
  if (issuance.status !== body.from) throw new Refusal(409, 'issuance.moved_meanwhile');
  const { flows, modules } = tenant.customization;
  const refusal = phaseRefusal({
    from: body.from,
    to: body.to,
    order: flows.project_status,
    erir: modules.erir,
    erirApproved: issuance.erirRecordedAt !== null || Boolean(body.erir_reference),
  });
  if (refusal) throw new Refusal(409, `issuance.${refusal}`);

  const records = modules.erir && body.from === 'VALIDATING' && body.erir_reference && issuance.erirRecordedAt === null;
  await updateIssuance(tx, tenant.id, issuance.id, {
    status: body.to,
    // What an investor saw names the phase as well: a page that was open shows itself anew.
    termsVersion: issuance.termsVersion + 1,
    publishedAt: issuance.publishedAt ?? (body.to === 'DRAFT' ? null : now),
    closedAt: body.to === 'CLOSED' ? now : null,
    updatedAt: now,
    ...(records ? { erirReference: body.erir_reference, erirRecordedBy: user.id, erirRecordedAt: now } : {}),
  });
  await insertPhase(tx, {
    tenantId: tenant.id,
    issuanceId: issuance.id,
    fromStatus: body.from,
    toStatus: body.to,
    byUserId: user.id,
    note: body.note ?? null,
    createdAt: now,
  });
  if (body.to === 'CAMPAIGN') await openTelling(tx, openingOf(issuance), now);
  await call.audit('issuance.moved', {
    subject: { type: 'issuance', id: issuance.id },
    details: { from: body.from, to: body.to, ...(records ? { erir: body.erir_reference } : {}) },
  });
  return { data: { status: body.to } };
});
