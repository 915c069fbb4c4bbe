import { pathTo } from '#domain/access/addresses.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';

/** Where an opened payment goes on. Any step of the flow leads on to the one where the person now stands. */
export function payPagePath(slug: string, method: PaymentMethod | null): string {
  return pathTo.invest(slug, method === 'BANK_TRANSFER' ? 'payment-bankwire' : 'payment-creditcard');
}
