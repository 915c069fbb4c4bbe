import { z } from 'zod';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { quarantinedNotice, resolve } from '#backend/modules/payments/notices.repository.ts';
import { presentNotice } from '#backend/modules/payments/quarantine.ts';
import { bookUnexplained, UNEXPLAINED } from '#contract/quarantine.ts';
import { quoteOf } from './quote.ts';
import { giveBack, settleAttempt } from './settle-attempt.ts';
import { keepTransfer, transferByHash } from './transfers.repository.ts';

const payload = z.object({
  wei: z.string().regex(/^\d+$/).transform(BigInt),
  blockNumber: z.number().int(),
  blockHash: z.string(),
  blockAt: z.iso.datetime().transform((text) => new Date(text)),
});

/**
 * What a contract sent becomes a confirmed transfer of its attempt, whose sender nobody knows: from there on it is booked, or goes back, like every other.
 * 404 for a notice of another kind, 409 `payment.notice_resolved` where somebody was faster.
 */
export const bookUnexplainedRoute = serve(bookUnexplained, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const found = await quarantinedNotice(tx, params.id);
  if (found?.notice.reason !== UNEXPLAINED || !found.attempt) throw notFound();
  const { attempt, notice } = found;
  await lockOrder(tx, attempt.investmentId);
  const change = { resolvedAt: now, resolvedBy: user.id, resolution: `unexplained_${body.act}` };
  if (!(await resolve(tx, notice.id, change))) throw new Refusal(409, 'payment.notice_resolved');
  const hash = notice.eventId;
  const arrived = {
    ...payload.parse(notice.payload),
    tenantId: tenant.id,
    attemptId: attempt.id,
    payer: '',
    seenAt: now,
  };
  await keepTransfer(tx, { ...arrived, hash, state: 'CONFIRMED' });
  const transfer = await transferByHash(tx, hash);
  if (!transfer) throw notFound();
  if (body.act === 'return') await giveBack(call, attempt, quoteOf(attempt), transfer, transfer.wei);
  // Whether more is on its way the watcher knows, at its next run.
  else await settleAttempt(call, attempt.id, false);
  await call.audit('payment.unexplained_booked', {
    subject: { type: 'payment_notice', id: notice.id },
    details: { act: body.act, wei: transfer.wei.toString() },
  });
  const row = await quarantinedNotice(tx, notice.id);
  if (!row) throw notFound();
  return { data: presentNotice(row) };
});
