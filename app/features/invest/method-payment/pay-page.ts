import type { PaymentMethod } from '#domain/investment/status.ts';
import { investPath } from '#domain/onboarding/next-step.ts';

/** Where an opened payment goes on. Any step of the flow leads on to the one where the person now stands. */
export function payPagePath(slug: string, method: PaymentMethod | null): string {
  return investPath(slug, method === 'BANK_TRANSFER' ? 'payment-bankwire' : 'payment-creditcard');
}
