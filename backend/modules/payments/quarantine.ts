import { exactly } from '#backend/db/counted.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { totalsOf } from '#backend/totals/totals.repository.ts';
import { getNotice, listQuarantine, resolveNotice, UNEXPLAINED, UNKNOWN_PAYOUT } from '#contract/quarantine.ts';
import { moneyText } from '#domain/money/money.ts';
import { ethText } from '#domain/money/wei.ts';
import { type JoinedNotice, quarantine, quarantinedNotice, resolve } from './notices.repository.ts';

/** Notices that a manager has to look at, the oldest first; all that there ever were, the newest. */
export const listQuarantineRoute = serve(listQuarantine, async ({ tx, tenant }, { query }) => {
  const isOpen = query.open === '1';
  const totals = totalsOf(tx, tenant.id, { kinds: ['notice'] });
  const counted = (statuses?: string[]) => totals.then((kept) => kept.of({ kind: 'notice', statuses }).count);
  const [{ rows, meta }, waiting] = await Promise.all([
    quarantine(tx, tenant.id, isOpen, query, () => exactly(counted(isOpen ? ['WAITING'] : undefined))),
    counted(['WAITING']),
  ]);
  return { data: rows.map(presentNotice), meta, waiting };
});

/** One of them, whether it waits or was cleared. */
export const getNoticeRoute = serve(getNotice, async ({ tx }, { params }) => {
  const row = await quarantinedNotice(tx, params.id);
  if (!row) throw notFound();
  return { data: presentNotice(row) };
});

/** 409 `payment.notice_resolved` where somebody was faster. */
export const resolveNoticeRoute = serve(resolveNotice, async (call, { params, body }) => {
  const { tx, user, now } = call;
  if (!(await quarantinedNotice(tx, params.id))) throw notFound();
  const change = { resolvedAt: now, resolvedBy: user.id, resolution: body.resolution };
  if (!(await resolve(tx, params.id, change))) throw new Refusal(409, 'payment.notice_resolved');
  await call.audit('payment.notice_resolved', { subject: { type: 'payment_notice', id: params.id } });
  const row = await quarantinedNotice(tx, params.id);
  if (!row) throw notFound();
  return { data: presentNotice(row) };
});

/** A notice as a manager sees it. */
export function presentNotice({ notice, attempt, investmentReference }: JoinedNotice) {
  return {
    id: notice.id,
    provider: notice.provider,
    event_id: notice.eventId,
    result: notice.result,
    reason: notice.reason ?? '',
    amount: notice.amountCents === null ? null : moneyText(notice.amountCents),
    ether: etherOf(notice),
    expected: attempt && moneyText(attempt.amountCents),
    investment_id: attempt?.investmentId ?? null,
    investment_reference: investmentReference,
    received_at: notice.receivedAt.toISOString(),
    resolved_at: notice.resolvedAt?.toISOString() ?? null,
    resolution: notice.resolution,
  };
}

/** What is unexplained at a deposit address, or was sent and is no transfer of a batch, in whole ether; null for every other notice. */
function etherOf({ reason, payload }: JoinedNotice['notice']): string | null {
  return (reason === UNEXPLAINED || reason === UNKNOWN_PAYOUT) && typeof payload.wei === 'string'
    ? ethText(BigInt(payload.wei))
    : null;
}
