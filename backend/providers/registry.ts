import type { OnlineAdapter } from '#backend/modules/attempts/online-adapter.ts';
import { ether } from '#backend/providers/ether/chain-adapter.ts';
import { bizum, cardTerminal } from '#backend/providers/redsys/redsys-adapters.ts';
import { card } from '#backend/providers/stripe/card-adapter.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';

/** Every way to pay that a provider carries. */
export const ONLINE_ADAPTERS: readonly OnlineAdapter[] = [cardTerminal, bizum, card, ether];

export function onlineAdapterOf(method: PaymentMethod): OnlineAdapter | null {
  return ONLINE_ADAPTERS.find((adapter) => adapter.method === method) ?? null;
}
