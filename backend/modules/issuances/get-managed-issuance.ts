import { phaseEntries } from '#backend/audit/history.repository.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getManagedIssuance } from '#contract/issuances.ts';
import { mayAllot } from '#domain/issuance/oversubscription.ts';
import { isSuspended, suspensionRefusal } from '#domain/issuance/suspension.ts';
import { awaitsApproval, nextPhases, offersRefundAll } from '#domain/issuance/transitions.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { changeIsWaiting } from './changed-offers.repository.ts';
import { managedOne } from './issuance-filter.repository.ts';
import { issuanceRow } from './issuance-rows.repository.ts';
import { planOf, usernameOf } from './phases.repository.ts';
import { presentPage } from './present-issuance-page.ts';
import { openSuspension } from './suspensions.repository.ts';

/** The sheet; 404 for an issuer who asks for another's. Only managers are offered phases. */
export const getManagedIssuanceRoute = serve(getManagedIssuance, async (call, { params }) => {
  const { tx, tenant, session, now } = call;
  const row = await issuanceRow(tx, managedOne(call, params.id), null);
  if (!row) throw notFound();
  const { issuance } = row;
  const { flows, modules } = tenant.customization;
  // An issuer gets no names of managers (decision record 0035).
  const house = session.kind === 'manager' ? null : tenant.customization.tenant.name;
  const recorder = house === null ? issuance.erirRecordedBy : null;
  const isManager = session.kind === 'manager';
  const [page, log, recordedBy, suspension, plan, changeWaits] = await Promise.all([
    presentPage(call, row),
    phaseEntries(tx, tenant.id, issuance.id, house),
    recorder && usernameOf(tx, tenant.id, recorder),
    isSuspended(issuance.suspendedUntil, now) ? openSuspension(tx, tenant.id, issuance.id) : null,
    isManager ? planOf(tx, tenant.id, issuance.id) : null,
    changeIsWaiting(tx, tenant.id, issuance.id),
  ]);
  const approval = issuance.erirRecordedAt && {
    reference: issuance.erirReference ?? '',
    recorded_by: house ?? recordedBy ?? '',
    at: issuance.erirRecordedAt.toISOString(),
  };
  return {
    data: {
      ...page,
      issuer_name: issuance.issuerName,
      created_at: issuance.createdAt.toISOString(),
      log,
      next_statuses: isManager ? nextPhases(issuance.status, flows.project_status) : [],
      needs_erir_approval: awaitsApproval({
        from: issuance.status,
        order: flows.project_status,
        erir: modules.erir,
        erirApproved: approval !== null,
      }),
      erir_approval: approval,
      suspension: suspension && {
        until: suspension.until.toISOString(),
        began_at: suspension.beganAt.toISOString(),
        reason: suspension.reason,
      },
      may_refund_all:
        isManager &&
        offersRefundAll(
          {
            status: issuance.status,
            campaignEndsAt: issuance.campaignEndsAt,
            raisedCents: BigInt(row.raised),
            softCapCents: amountOf(issuance.softCapTokens, priceOf(issuance.price)),
          },
          now,
        ),
      may_allot: isManager && mayAllot({ ...issuance, suspended: isSuspended(issuance.suspendedUntil, now) }, now),
      change_waits: changeWaits,
      may_suspend: isManager && suspensionRefusal(issuance, now) === null,
      plan: plan && {
        to: plan.toStatus,
        at: plan.at.toISOString(),
        by: plan.byName,
        stopped: plan.stoppedAt && { at: plan.stoppedAt.toISOString(), why: plan.stoppedWhy ?? '' },
      },
    },
  };
});
