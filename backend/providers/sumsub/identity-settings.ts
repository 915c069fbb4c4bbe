import type { BackendConfig } from '#backend/config.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { IdentitySettings } from '#backend/tenant/tenant-settings.ts';

/** What a call to the provider needs. `api`: its address, without a slash at the end. */
export type IdentityConnection = IdentitySettings & { api: string };

const LIVE = 'https://api.sumsub.com';

/** A tenant's contract with the identity provider, where it can be used here: the local desk only on one's own machine. */
export function identityConnectionOf(
  { id, settings }: Pick<CallTenant, 'id' | 'settings'>,
  { isOwnMachine, apiOrigin }: Pick<BackendConfig, 'isOwnMachine' | 'apiOrigin'>,
): IdentityConnection | null {
  const { identity } = settings;
  if (!identity || (identity.environment === 'local' && !(isOwnMachine && apiOrigin))) return null;
  return { ...identity, api: identity.environment === 'local' ? `${apiOrigin}/local-identity/${id}` : LIVE };
}
