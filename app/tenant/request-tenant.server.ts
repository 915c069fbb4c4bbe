import { appConfig } from '#app/config.server.ts';
import { type Tenant, tenantOfHost } from '#tenants/registry.ts';

/** The tenant of each host seen so far; every request asks for it, and there are few hosts. */
const known = new Map<string, Tenant>();
const MAX_KNOWN = 1000;

/**
 * The tenant of a request's host. Throws a 421 answer for a host that is neither a tenant's nor trusted
 * (domain.md, section 5); the door refuses those before, this is for other servers around the app.
 */
export function tenantOf(request: Request): Tenant {
  const host = new URL(request.url).host.toLowerCase();
  const before = known.get(host);
  if (before) return before;
  const tenant = tenantOfHost(host, appConfig.env, {
    trustedHosts: appConfig.trustedHosts,
    localApiBase: appConfig.localApiBase,
  });
  if (!tenant) throw new Response('Misdirected request', { status: 421, headers: { 'Content-Type': 'text/plain' } });
  if (known.size < MAX_KNOWN) known.set(host, tenant);
  return tenant;
}
