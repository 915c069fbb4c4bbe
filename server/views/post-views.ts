import { fullPath } from '#contract/base-address.ts';
import { DASHBOARD_PROOF, dashboardProof } from '#contract/dashboard-proof.ts';
import { countViews } from '#contract/figures.ts';
import { tenantOfHost } from '#tenants/registry.ts';
import type { DoorConfig } from '../config.ts';
import type { PostViews } from './send-views.ts';

/** Ours: nobody waits for it. */
const PATIENCE_MS = 5_000;

/** Sends a batch to the API of a host's tenant, with the proof that a dashboard has counted it. */
export function postViews({ APP_ENV, TRUSTED_HOSTS, LOCAL_API_BASE, DASHBOARD_SECRET }: DoorConfig): PostViews {
  const [secret] = DASHBOARD_SECRET;
  return async (host, batch) => {
    const tenant = tenantOfHost(host, APP_ENV, {
      trustedHosts: TRUSTED_HOSTS,
      localApiBase: LOCAL_API_BASE || undefined,
    });
    if (!tenant) return 404;
    const answer = await fetch(tenant.apiBase + fullPath(countViews.path), {
      method: countViews.method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-TENANT-HOST': tenant.host,
        ...(secret ? { [DASHBOARD_PROOF]: dashboardProof(secret, tenant.host) } : {}),
      },
      body: JSON.stringify(batch),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  };
}
