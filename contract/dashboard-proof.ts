import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header by which a dashboard shows that it is one: what it says of its visitor counts. Other back ends need not know it. */
export const DASHBOARD_PROOF = 'X-Dashboard-Proof';

/**
 * What a dashboard sends in that header. It is made for one tenant's host: a tenant whose API somebody else runs learns nothing that
 * would be believed at another's.
 * @param secret `DASHBOARD_SECRET`, the same at the dashboard and at the API
 * @param host value of `X-TENANT-HOST`
 */
export function dashboardProof(secret: string, host: string): string {
  return createHmac('sha256', secret).update(`lonja dashboard\n${host}`).digest('base64url');
}

/** Whether a caller has shown one of the secrets; takes the same time whatever it sent. */
export function isDashboard(shown: string | null, host: string, secrets: readonly string[]): boolean {
  const given = Buffer.from(shown ?? '');
  const matches = secrets.map((secret) => {
    const wanted = Buffer.from(dashboardProof(secret, host));
    return timingSafeEqual(wanted, given.length === wanted.length ? given : Buffer.alloc(wanted.length));
  });
  return matches.includes(true);
}
