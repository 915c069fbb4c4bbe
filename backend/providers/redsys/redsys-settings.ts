import type { BackendConfig } from '#backend/config.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { RedsysSettings } from '#backend/tenant/tenant-settings.ts';

export type Connection = RedsysSettings & { apiOrigin: string };

/** A tenant's contract with Redsys, where it can be used here: the local terminal only on one's own machine. */
export function connectionOf(
  { settings }: Pick<CallTenant, 'settings'>,
  { isOwnMachine, apiOrigin }: Pick<BackendConfig, 'isOwnMachine' | 'apiOrigin'>,
): Connection | null {
  const { redsys } = settings;
  if (!redsys || !apiOrigin || (redsys.environment === 'local' && !isOwnMachine)) return null;
  return { ...redsys, apiOrigin };
}

const HOSTS = { test: 'https://sis-t.redsys.es:25443', live: 'https://sis.redsys.es' };

/** Where the terminal takes people and where it takes refunds. */
export function addressesOf({ environment, apiOrigin }: Connection, tenantId: string): { page: string; rest: string } {
  if (environment === 'local') {
    const base = `${apiOrigin}/local-terminal/${tenantId}`;
    return { page: base, rest: `${base}/rest` };
  }
  return { page: `${HOSTS[environment]}/sis/realizarPago`, rest: `${HOSTS[environment]}/sis/rest/trataPeticionREST` };
}
