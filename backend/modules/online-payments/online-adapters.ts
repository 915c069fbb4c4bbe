import { card } from '#backend/modules/card-checkout/card-adapter.ts';
import { ether } from '#backend/modules/chain-payments/chain-adapter.ts';
import { bizum, cardTerminal } from '#backend/modules/redsys/redsys-adapters.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import type { OnlineAdapter } from './online-adapter.ts';

/** Every way to pay that a provider carries. */
export const ONLINE_ADAPTERS: readonly OnlineAdapter[] = [cardTerminal, bizum, card, ether];

export function onlineAdapterOf(method: PaymentMethod): OnlineAdapter | null {
  return ONLINE_ADAPTERS.find((adapter) => adapter.method === method) ?? null;
}
