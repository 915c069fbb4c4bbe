import { inOneTransaction, type MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import {
  anyRefundUnanswered,
  noteRefundAsked,
  refundsUnanswered,
} from '#backend/modules/payment-records/attempts.repository.ts';
import { minutesLater } from '#backend/modules/payment-records/minutes-later.ts';

/** Longer than the job of a refund tries by itself. */
const SILENCE_MINUTES = 180;

/** Asks providers again for refunds of which they have said neither yes nor no: a manager may send one by bank only when its provider has refused. */
export const refundSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyRefundUnanswered(tenant.id, minutesLater(now, -SILENCE_MINUTES)),
  sweep: inOneTransaction(async ({ tx, tenant, now, enqueue }) => {
    for (const { refundId, attemptId } of await refundsUnanswered(tx, minutesLater(now, -SILENCE_MINUTES))) {
      await noteRefundAsked(tx, attemptId, refundId, now);
      await enqueue('refund.send', { tenantId: tenant.id, refundId });
    }
  }),
};
