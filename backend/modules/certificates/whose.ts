import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { certified } from './certificates.repository.ts';

/** Who a request is about: themselves, or for a manager whoever they name. Throws Refusal 404 for everybody else's. */
export async function aboutWhom(call: SignedInCall, person: string | undefined) {
  if (person && person !== call.user.id && !actsAsManager(call)) throw notFound();
  const found = await certified(call.tx, call.tenant.id, person ?? call.user.id);
  if (!found) throw notFound();
  return found;
}

/** The tenant's calendar, and the year that is not over in it. */
export function calendarOf({ tenant, now }: Pick<SignedInCall, 'tenant' | 'now'>) {
  const timeZone = tenant.customization.tenant.time_zone;
  const year = Number(new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric' }).format(now));
  return { timeZone, year };
}
