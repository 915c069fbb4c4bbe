import type { Work } from '#backend/work.ts';
import { replaceCodes, updateAuthenticator, useTickets } from './factors.repository.ts';

const NOTHING = {
  sealedKey: null,
  confirmedAt: null,
  lastStep: null,
  pendingKey: null,
  pendingSessionId: null,
  pendingUntil: null,
};

/** Takes a person's second factor away, with the recovery codes and the sign-ins that wait for it. */
export async function dropFactor({ tx, tenant, now }: Work, userId: string): Promise<void> {
  await updateAuthenticator(tx, tenant.id, userId, NOTHING);
  await replaceCodes(tx, { tenantId: tenant.id, userId, createdAt: now }, []);
  await useTickets(tx, tenant.id, { userId }, now);
}
