import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { findLegitimation, type LegitimationRow } from './legitimations.repository.ts';

/** A certificate that is the caller's, or any of the tenant's for a manager. Throws 404 for everybody else's. */
export async function ownLegitimation(call: SignedInCall, id: string): Promise<LegitimationRow> {
  const row = await findLegitimation(call.tx, call.tenant.id, id);
  if (!row || (row.userId !== call.user.id && !actsAsManager(call))) throw notFound();
  return row;
}
