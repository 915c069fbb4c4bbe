import { deletePasskeys, useChallenges } from '#backend/modules/passkeys/passkeys.repository.ts';
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

/** Takes a person's authenticator away, and the key that waits to be one. */
export async function dropAuthenticator({ tx, tenant }: Work, userId: string): Promise<void> {
  await updateAuthenticator(tx, tenant.id, userId, NOTHING);
}

/** Takes all that a person has of a second factor away, with the recovery codes and the sign-ins that wait for it. */
export async function dropFactor(work: Work, userId: string): Promise<void> {
  const { tx, tenant, now } = work;
  await dropAuthenticator(work, userId);
  await deletePasskeys(tx, tenant.id, { userId });
  await useChallenges(tx, tenant.id, { userId }, now);
  await replaceCodes(tx, { tenantId: tenant.id, userId, createdAt: now }, []);
  await useTickets(tx, tenant.id, { userId }, now);
}
