import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { leaveBoard } from '#backend/modules/ads/ads.repository.ts';
import { leaveOffers } from '#backend/modules/ads/offers/offers.repository.ts';
import { dropAlerts } from '#backend/modules/alerts/alerts.repository.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { undoInvestment } from '#backend/modules/orders/undo-investment.ts';
import { isAmong } from '#domain/access/permissions.ts';
import { isLoose } from '#domain/investment/waiting.ts';
import { dayIn } from '#domain/time/zone.ts';
import { personKeptBy } from '#domain/user/deletion.ts';
import { KEPT_KINDS, type KeptRecord, keptAfter } from '#domain/user/retention.ts';
import {
  hangingOf,
  leaveQueues,
  lockToDelete,
  markDeleted,
  recordedOf,
  unboundOrdersOf,
} from './deletion.repository.ts';
import { deletionMail } from './deletion-mail.ts';
import { forgetPerson } from './forget-person.ts';
import { lockManagers } from './person-use.repository.ts';

interface Asked {
  userId: string;
  /** Who asks: a manager with a reason, or the person. */
  by: 'manager' | 'self';
  reason: string | null;
}

/**
 * Deletes an account: carts, interests and places in queues end, the address is free, what nothing keeps goes, and the person is told. The order of locks:
 * managers, issuances and investments, then the person for update; who orders at that moment either comes first and keeps the account, or finds nobody.
 * @throws Refusal 403 where the caller is no manager any more; 404 where the person is gone, 401 where it is the caller; 409 `user.kept`
 */
export async function deleteAccount(call: SignedInCall, { userId, by, reason }: Asked): Promise<KeptRecord[]> {
  const { tx, tenant, user, now } = call;
  const managers = await lockManagers(tx, tenant.id);
  if (by === 'manager' && !managers.includes(user.id)) throw new Refusal(403, 'access.denied');
  await endWhatBindsNobody(call, userId, by);
  const person = await lockToDelete(tx, tenant.id, userId);
  if (!person) throw by === 'self' ? new Refusal(401, 'session.none') : notFound();
  const reasons = personKeptBy({
    isOwn: by === 'manager' && userId === user.id,
    isManager: isAmong('manager', person.roles),
    otherManagers: managers.filter((id) => id !== userId).length,
    hanging: await hangingOf(tx, tenant.id, userId, { withUnbound: true }),
  });
  if (reasons.length > 0) throw new Refusal(409, 'user.kept');

  const today = dayIn(now, tenant.customization.tenant.time_zone);
  const kept = keptAfter(await recordedOf(tx, tenant.id, userId), today);
  const deletedBy = by === 'manager' ? user.id : null;
  const { email, lang } = person;
  await markDeleted(tx, { tenantId: tenant.id, userId, deletedAt: now, deletedBy, reason, email }, kept);
  const isKept = new Set(kept.map(({ kind }) => kind));
  for (const kind of ['access', ...KEPT_KINDS.filter((one) => !isKept.has(one))] as const)
    await forgetPerson(call, userId, kind, today);
  await call.audit('user.deleted', {
    subject: { type: 'user', id: userId },
    details: { by, kept: kept.map(({ kind }) => kind).join(','), ...(reason ? { reason } : {}) },
  });
  await call.enqueue('card.forget', { tenantId: tenant.id, userId });
  await call.mail(deletionMail(tenant, { email, lang, userId }, kept, by));
  return kept;
}

/** Before the person is locked: whoever orders locks the issuance first. */
async function endWhatBindsNobody(call: SignedInCall, userId: string, by: Asked['by']): Promise<void> {
  const { tx, tenant, user, now } = call;
  const mover = { by: by === 'manager' ? ('manager' as const) : ('investor' as const), userId: user.id };
  for (const id of await unboundOrdersOf(tx, tenant.id, userId)) {
    const { investment } = await lockOrder(tx, id, userId);
    // Confirmed a moment ago: then it keeps the account.
    if (isLoose(investment.status)) await undoInvestment(call, investment, mover);
  }
  await leaveQueues(tx, tenant.id, userId, now);
  await leaveBoard(tx, tenant.id, userId, now);
  await leaveOffers(tx, tenant.id, userId, now);
  await dropAlerts(tx, tenant.id, userId);
}
