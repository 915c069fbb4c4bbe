import type { Work } from '#backend/work.ts';
import { PROVIDER_PATIENCE_HOURS } from '#domain/investment/refund.ts';
import { providerRefundsOf } from './held-refunds.repository.ts';

/** A decision may hold a person no more: the jobs of what their providers were not asked for look again. What is older than a day waits for a manager's transfer already. */
export async function sendHeldRefunds(work: Work, userId: string): Promise<void> {
  const { tx, tenant, now, enqueue } = work;
  const since = new Date(now.getTime() - PROVIDER_PATIENCE_HOURS * 3_600_000);
  for (const refundId of await providerRefundsOf(tx, tenant.id, userId, since))
    await enqueue('refund.send', { tenantId: tenant.id, refundId });
}
