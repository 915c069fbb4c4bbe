import { z } from 'zod';
import type { CardConnection } from './card-settings.ts';
import { callProvider, ProviderRefused } from './provider-call.ts';

/** A refund as the provider words it. */
export const providerRefund = z.object({
  id: z.string().min(1).max(255),
  amount: z.number().int().min(0),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  failure_reason: z.string().max(100).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type ProviderRefund = z.output<typeof providerRefund>;
const refundList = z.object({ data: z.array(providerRefund) });

/** The provider's refusals that say that the money has gone back before. */
const GONE_BEFORE = ['charge_already_refunded', 'amount_too_large'];

interface Asked {
  refundId: string;
  payment: string;
  amountCents: bigint;
  isPart: boolean;
}

/**
 * Gives money back; the refund's id is the key, so that asking twice sends once. The provider forgets keys after a day: where nothing is left to
 * give back, the refund that took it is the answer, whoever asked for it, on its own pages, too.
 */
export async function createRefund(
  connection: CardConnection,
  { refundId, payment, amountCents, isPart }: Asked,
): Promise<ProviderRefund> {
  // Of a part something is always left: only its name says whether it was sent before the provider forgot the key.
  const sent = isPart
    ? (await refundsOf(connection, payment)).find(({ metadata }) => metadata?.refund === refundId)
    : null;
  if (sent) return sent;
  const asked = { payment_intent: payment, amount: Number(amountCents), metadata: { refund: refundId } };
  const once = { idempotencyKey: `refund-${refundId}` };
  try {
    return await callProvider(connection, (stripe) => stripe.refunds.create(asked, once), providerRefund);
  } catch (error) {
    if (!(error instanceof ProviderRefused && GONE_BEFORE.includes(error.message))) throw error;
    const before = (await refundsOf(connection, payment)).filter(
      ({ status }) => !['failed', 'canceled'].includes(status),
    );
    const own = before.find(({ metadata }) => metadata?.refund === refundId);
    const whole = before.find(({ amount }) => BigInt(amount) === amountCents);
    const found = own ?? whole;
    if (!found) throw error;
    return found;
  }
}

/** How far a refund is now. */
export function refundAt(connection: CardConnection, id: string): Promise<ProviderRefund> {
  return callProvider(connection, (stripe) => stripe.refunds.retrieve(id), providerRefund);
}

/** All that was ever given back of one payment, newest first. */
export async function refundsOf(connection: CardConnection, payment: string): Promise<ProviderRefund[]> {
  const asked = { payment_intent: payment, limit: 100 };
  return (await callProvider(connection, (stripe) => stripe.refunds.list(asked), refundList)).data;
}
