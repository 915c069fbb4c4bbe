import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { applyRefundMove } from '#backend/modules/payments/provider-moves.ts';
import { cardConnectionOf } from './card-settings.ts';
import { refundMove } from './money-event.ts';
import { refundsOf } from './refund-calls.ts';

/** Reads from the provider, outside of any transaction, all that was given back of a payment, and books what is new. */
export async function readRefunds(deps: Deps, tenantId: string, payment: string): Promise<void> {
  const connection = await tenantWork(deps, tenantId, async ({ tenant }) => cardConnectionOf(tenant, deps.config));
  if (!connection) return;
  for (const refund of await refundsOf(connection, payment))
    await tenantWork(deps, tenantId, (work) => applyRefundMove(work, refundMove(refund, payment)));
}
