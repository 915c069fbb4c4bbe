import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { type IssuanceRow, issuanceById, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { updateIssuance } from '#backend/modules/issuances/phases.repository.ts';
import { grantToOrders, insertSuspension } from '#backend/modules/issuances/suspensions.repository.ts';
import { tellingOf } from '#backend/modules/issuances/tell-people.ts';
import { openTelling } from '#backend/modules/issuances/tellings.repository.ts';
import { prolongOffers } from '#backend/modules/waiting-list/places.repository.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { previewSuspension, suspendIssuance } from '#contract/campaigns.ts';
import { COMMITTED_STATUSES, LIVE_STATUSES, PAID_STATUSES } from '#domain/investment/transitions.ts';
import { suspensionDays, suspensionEnd, suspensionGrants, suspensionRefusal } from '#domain/issuance/suspension.ts';
import { moneyText } from '#domain/money/money.ts';
import { tellIssuerOfSuspension } from './issuer-suspension-mail.ts';
import { endRunOut } from './resume-issuance.ts';

const UNPAID = COMMITTED_STATUSES.filter((status) => !PAID_STATUSES.some((paid) => paid === status));

/** What a suspension would do. Changes nothing. */
export const previewSuspensionRoute = serve(previewSuspension, async ({ tx, tenant, now }, { params }) => {
  const [issuance, totals] = await Promise.all([
    issuanceById(tx, params.id),
    totalsOf(tx, tenant.id, { kinds: ['investment'], issuanceIds: [params.id] }),
  ]);
  if (!issuance) throw notFound();
  refuseSuspension(issuance, now);
  const { first, last } = suspensionDays(now, tenant.customization.tenant.time_zone);
  const sumOf = (statuses: readonly string[]) => totals.of({ kind: 'investment', issuance: issuance.id, statuses });
  const [unpaid, paid] = [sumOf(UNPAID), sumOf(PAID_STATUSES)];
  return {
    data: {
      first_day: first,
      last_day: last,
      unpaid: { count: unpaid.count, amount: moneyText(unpaid.cents) },
      paid: { count: paid.count, amount: moneyText(paid.cents) },
      interests: sumOf(['RESERVED']).count,
      // One live order or interest each.
      told: sumOf(LIVE_STATUSES).count,
    },
  };
});

/** Stops an offer, opens the way out for everyone who has committed, and has them told. Refusals: see contract/campaigns.ts; 422 on `last_day`. */
export const suspendIssuanceRoute = serve(suspendIssuance, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  if (!(await issuanceById(tx, params.id))) throw notFound();
  const issuance = await lockIssuance(tx, params.id);
  refuseSuspension(issuance, now);
  const zone = tenant.customization.tenant.time_zone;
  const { first, last } = suspensionDays(now, zone);
  if (body.last_day < first || body.last_day > last)
    throw fieldRefusal({ last_day: { key: 'validator.error_date_range', params: { min: first, max: last } } });
  const until = suspensionEnd(body.last_day, zone);
  await endRunOut(call, issuance);
  await insertSuspension(tx, {
    tenantId: tenant.id,
    issuanceId: issuance.id,
    reason: body.reason,
    beganAt: now,
    until,
    byUserId: user.id,
  });
  await updateIssuance(tx, tenant.id, issuance.id, { suspendedUntil: until, updatedAt: now });
  const grants = suspensionGrants(now, until, zone);
  await grantToOrders(tx, tenant.id, issuance.id, grants);
  await prolongOffers(tx, issuance, grants.payableUntil);
  await openTelling(tx, tellingOf(issuance, 'SUSPENDED'), now);
  await tellIssuerOfSuspension(call, issuance, { until, reason: body.reason });
  await call.audit('issuance.suspended', {
    subject: { type: 'issuance', id: issuance.id },
    details: { until: until.toISOString(), reason: body.reason },
  });
  return { data: { suspended_until: until.toISOString() } };
});

function refuseSuspension(issuance: IssuanceRow, now: Date): void {
  const refusal = suspensionRefusal(issuance, now);
  if (refusal) throw new Refusal(409, `issuance.${refusal}`);
}
