import { Refusal } from '#backend/http/refusal.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { Work } from '#backend/work.ts';
import { targetOf } from '#domain/issuance/figures.ts';
import { exceedsOwnerLimit, ownerOffersCents } from '#domain/issuance/owner-limit.ts';
import type { IssuanceStatus } from '#domain/issuance/status.ts';
import { isApproval, phaseRefusal } from '#domain/issuance/transitions.ts';
import { OWNER_OFFERS_MAX_CENTS_12_MONTHS } from '#domain/limits.ts';
import { moneyText } from '#domain/money/money.ts';
import { priceOf } from '#domain/money/price.ts';
import { deletePlan, insertPhase, lockOpenings, otherOffersOf, updateIssuance } from './phases.repository.ts';
import { tellingOf } from './tell-people.ts';
import { openTelling } from './tellings.repository.ts';

interface Move {
  from: IssuanceStatus;
  to: IssuanceStatus;
  /** The record-keeping body's, where it is not recorded yet. */
  erirReference?: string;
  /** Every order that is not made is given back with it: nothing has to be allotted first. */
  givesBack?: boolean;
}

/** Asks every rule of a change of phase. Throws 409 `issuance.moved_meanwhile`, `issuance.illegal_move`, `issuance.needs_erir_approval`, `issuance.owner_limit`, `issuance.not_allotted`. */
export async function refuseMove(
  work: Work,
  issuance: IssuanceRow,
  { from, to, erirReference, givesBack = false }: Move,
): Promise<void> {
  const { flows, modules } = work.tenant.customization;
  if (issuance.status !== from) throw new Refusal(409, 'issuance.moved_meanwhile');
  const refusal = phaseRefusal({
    from,
    to,
    order: flows.project_status,
    erir: modules.erir,
    erirApproved: issuance.erirRecordedAt !== null || Boolean(erirReference),
  });
  if (refusal) throw new Refusal(409, `issuance.${refusal}`);
  if (to === 'CLOSED' && issuance.tokensRequested > 0 && !givesBack) throw new Refusal(409, 'issuance.not_allotted');
  if (to === 'CAMPAIGN') await refuseOverOwnerLimit(work, issuance);
}

/** One owner offers at most five million euros in twelve months; other currencies are not counted, as nobody says at which rate. Throws 409 `issuance.owner_limit`. */
export async function refuseOverOwnerLimit({ tx, tenant, now }: Work, issuance: IssuanceRow): Promise<void> {
  const { currency, tenant: house } = tenant.customization;
  if (currency.code !== 'EUR') return;
  await lockOpenings(tx, tenant.id);
  const others = ownerOffersCents(await otherOffersOf(tx, issuance), now, house.time_zone);
  const target = targetOf(issuance.tokensForSale, priceOf(issuance.price));
  if (exceedsOwnerLimit(target, others))
    throw new Refusal(409, 'issuance.owner_limit', {
      params: {
        limit: moneyText(OWNER_OFFERS_MAX_CENTS_12_MONTHS),
        others: moneyText(others),
        target: moneyText(target),
      },
    });
}

/** Makes a change of phase that no rule refuses. The issuance's row is locked; `userId`: who decided it. */
export async function carryOutMove(
  work: Work,
  issuance: IssuanceRow,
  { from, to, erirReference }: Move,
  { userId, note }: { userId: string; note: string | null },
): Promise<void> {
  const { tx, tenant, now } = work;
  const { flows, modules } = tenant.customization;
  // Going back is the way of a refusal: whatever is sent with it approves nothing.
  const approves = modules.erir && isApproval({ from, to, order: flows.project_status });
  const records = approves && erirReference && issuance.erirRecordedAt === null;
  await updateIssuance(tx, tenant.id, issuance.id, {
    status: to,
    // What an investor saw names the phase as well: a page that was open shows itself anew.
    termsVersion: issuance.termsVersion + 1,
    publishedAt: issuance.publishedAt ?? (to === 'DRAFT' ? null : now),
    closedAt: to === 'CLOSED' ? now : null,
    updatedAt: now,
    ...(records ? { erirReference, erirRecordedBy: userId, erirRecordedAt: now } : {}),
  });
  await insertPhase(tx, {
    tenantId: tenant.id,
    issuanceId: issuance.id,
    fromStatus: from,
    toStatus: to,
    byUserId: userId,
    note,
    createdAt: now,
  });
  await deletePlan(tx, tenant.id, issuance.id);
  if (to === 'CAMPAIGN') await openTelling(tx, tellingOf(issuance, 'OPENED'), now);
  await work.audit('issuance.moved', {
    subject: { type: 'issuance', id: issuance.id },
    details: { from, to, ...(records ? { erir: erirReference } : {}) },
  });
}
