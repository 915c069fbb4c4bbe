import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { inOneTransaction, type MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { type IssuanceRow, issuanceById, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { updateIssuance } from '#backend/modules/issuances/phases.repository.ts';
import { anyRunOut, endSuspension, openSuspension, runOut } from '#backend/modules/issuances/suspensions.repository.ts';
import { tellingOf } from '#backend/modules/issuances/tell-people.ts';
import { openTelling } from '#backend/modules/issuances/tellings.repository.ts';
import type { Work } from '#backend/work.ts';
import { resumeIssuance } from '#contract/campaigns.ts';
import { isSuspended } from '#domain/issuance/suspension.ts';
import { tellIssuerOfResumption } from './issuer-suspension-mail.ts';

/** A manager ends a suspension before its time. What it granted to the orders stays theirs. 409 `issuance.not_suspended`. */
export const resumeIssuanceRoute = serve(resumeIssuance, async (call, { params }) => {
  const { tx, user, now } = call;
  if (!(await issuanceById(tx, params.id))) throw notFound();
  const issuance = await lockIssuance(tx, params.id);
  if (!isSuspended(issuance.suspendedUntil, now)) throw new Refusal(409, 'issuance.not_suspended');
  await resume(call, issuance, { endedAt: now, endedBy: user.id });
  return { data: { suspended_until: null } };
});

/** Ends every suspension whose time is over, and has those concerned told. */
export const suspensionSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyRunOut(tenant.id, now),
  sweep: inOneTransaction(async (work) => {
    const { tx, tenant, now } = work;
    for (const id of await runOut(tx, tenant.id, now)) {
      const issuance = await lockIssuance(tx, id);
      await endRunOut(work, issuance);
    }
  }),
};

/**
 * Ends a suspension of an issuance, locked, whose time is over and that the sweep has not come to yet: another may begin. Does nothing where there
 * is none.
 */
export async function endRunOut(work: Work, issuance: IssuanceRow): Promise<void> {
  const { suspendedUntil } = issuance;
  if (suspendedUntil === null || isSuspended(suspendedUntil, work.now)) return;
  await resume(work, issuance, { endedAt: suspendedUntil, endedBy: null });
}

async function resume(
  work: Work,
  issuance: IssuanceRow,
  end: { endedAt: Date; endedBy: string | null },
): Promise<void> {
  const { tx, tenant, now } = work;
  const { id: issuanceId } = issuance;
  await updateIssuance(tx, tenant.id, issuanceId, { suspendedUntil: null, updatedAt: now });
  const suspension = await openSuspension(tx, tenant.id, issuanceId);
  // One that began while this waited for the issuance's row ends when it began, and not before.
  const endedAt = suspension && suspension.beganAt > end.endedAt ? suspension.beganAt : end.endedAt;
  if (suspension) await endSuspension(tx, suspension, { ...end, endedAt });
  await openTelling(tx, tellingOf({ tenantId: tenant.id, id: issuanceId }, 'RESUMED'), now);
  await tellIssuerOfResumption(work, issuance);
  await work.audit('issuance.resumed', { subject: { type: 'issuance', id: issuanceId } });
}
