import type { BackendConfig } from '#backend/config.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { CardSettings } from '#backend/tenant/tenant-settings.ts';

/** What a call to the provider needs. `api`: its address, without a slash at the end. */
export type CardConnection = CardSettings & { api: string };

const LIVE = 'https://api.stripe.com';

/** A tenant's contract with the card provider, where it can be used here: the local checkout only on one's own machine. */
export function cardConnectionOf(
  { id, settings }: Pick<CallTenant, 'id' | 'settings'>,
  { isOwnMachine, apiOrigin }: Pick<BackendConfig, 'isOwnMachine' | 'apiOrigin'>,
): CardConnection | null {
  const { card } = settings;
  if (!card || !apiOrigin || (card.environment === 'local' && !isOwnMachine)) return null;
  return { ...card, api: card.environment === 'local' ? `${apiOrigin}/local-checkout/${id}` : LIVE };
}
