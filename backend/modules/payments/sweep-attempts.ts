import { stopIfEnding } from '#backend/jobs/ending.ts';
import type { MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { BY_SYSTEM } from '#backend/modules/investments/move-investment.ts';
import {
  anyOverdueAttempt,
  attemptById,
  overdueAttempts,
  updateAttempt,
} from '#backend/modules/payment-records/attempts.repository.ts';
import type { Work } from '#backend/work.ts';
import { failPayment } from './apply-notice.ts';

/** Ends attempts of which no provider told anything in time: the investor may choose again, and is told that their payment could not be verified. Should the money come later, it is booked or goes back. */
export const attemptSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyOverdueAttempt(tenant.id, now),
  async sweep(deps, { id: tenantId, host }) {
    const due = await tenantWork(deps, tenantId, ({ tx, now }) => overdueAttempts(tx, now), host);
    for (const id of due) {
      stopIfEnding(deps);
      await tenantWork(deps, tenantId, (work) => expireAttempt(work, id), host).catch((error: unknown) => {
        deps.log.error({ err: error, tenantId, attemptId: id }, 'an attempt could not be swept');
      });
    }
  },
};

async function expireAttempt(work: Work, id: string): Promise<void> {
  const { tx, now } = work;
  const seen = await attemptById(tx, id);
  if (!seen) return;
  const { investment } = await lockOrder(tx, seen.investmentId);
  const attempt = await attemptById(tx, id);
  if (attempt?.state !== 'OPEN' || attempt.expiresAt >= now) return;
  await updateAttempt(tx, id, { state: 'EXPIRED', updatedAt: now });
  await failPayment(work, investment, attempt, 'time_limit', BY_SYSTEM);
}
