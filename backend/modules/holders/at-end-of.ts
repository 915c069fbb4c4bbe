import type { SignedInCall } from '#backend/http/call.ts';
import { type Day, endOfDay } from '#domain/time/zone.ts';

/** The last moment of a day by the tenant's calendar; null without one, and for a day that is not over: what stands now is read. */
export function atEndOf({ tenant, now }: SignedInCall, day: Day | undefined): Date | null {
  if (!day) return null;
  // The whole last second belongs to the day.
  const at = new Date(endOfDay(day, tenant.customization.tenant.time_zone).getTime() + 999);
  return at < now ? at : null;
}
