import type { Call } from '#backend/http/call.ts';

interface RelyingParty {
  /** Host name without a port: what a browser holds a passkey to. */
  id: string;
  origin: string;
}

type Asked = Pick<Call, 'tenant' | 'deps'>;

/** Who asks for a passkey: the tenant's host at which the person stands, and nobody else. Two hosts, of one tenant or of two, share none. */
export function relyingPartyOf({ tenant, deps }: Asked): RelyingParty {
  const { origin, hostname } = new URL(deps.config.dashboardOrigin(tenant.host));
  return { id: hostname, origin };
}

/** The origin that an answer has to come from. On one's own machine the dashboard's port is whatever was free. */
export function originFor(asked: Asked, said: string): string {
  const { id, origin } = relyingPartyOf(asked);
  if (!asked.deps.config.isOwnMachine) return origin;
  const place = URL.canParse(said) ? new URL(said) : null;
  return place?.hostname === id && place.protocol === 'http:' ? place.origin : origin;
}
