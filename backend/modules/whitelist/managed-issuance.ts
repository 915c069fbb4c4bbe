import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { issuanceHead } from './issuance-head.repository.ts';
import type { Adding } from './write-entries.repository.ts';

/** An issuance that the caller manages; throws 404 for another's. */
export async function managedHead(call: SignedInCall, id: string) {
  const head = await issuanceHead(call.tx, managedOne(call, id));
  if (!head) throw notFound();
  return head;
}

/** Who adds to the list of an issuance. */
export function addingOf(call: SignedInCall, issuanceId: string): Adding {
  const { tenant, user, now } = call;
  return { tenantId: tenant.id, issuanceId, byUserId: user.id, now, isManager: actsAsManager(call) };
}

/** What is told of a list in the log of its issuance. */
export function told(issuanceId: string, count: number, details: { reason?: string } = {}) {
  return { subject: { type: 'issuance', id: issuanceId }, details: { count, ...details } };
}
