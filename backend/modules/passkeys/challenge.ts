import type { PasskeyPurpose } from '#backend/db/schema/passkeys.ts';
import { newToken } from '#backend/http/token.ts';
import type { Work } from '#backend/work.ts';
import { PASSKEY_CHALLENGE_MINUTES } from '#domain/limits.ts';
import { insertChallenge, lockChallenge, useChallenges } from './passkeys.repository.ts';

/** Whom a challenge is for: a person at one session or half sign-in of theirs, or whoever signs in. */
export type ChallengeFor =
  | { purpose: Exclude<PasskeyPurpose, 'sign_in'>; userId: string; boundTo: string }
  | { purpose: 'sign_in'; userId: null; boundTo: null };

export const SIGN_IN: ChallengeFor = { purpose: 'sign_in', userId: null, boundTo: null };

/** Words that nobody can have known before, kept until they are answered or too old. */
export async function newChallenge({ tx, tenant, now }: Work, of: ChallengeFor, name?: string): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + PASSKEY_CHALLENGE_MINUTES * 60_000);
  await insertChallenge(tx, { tenantId: tenant.id, challenge, ...of, name, createdAt: now, expiresAt });
  return challenge;
}

/** Uses a challenge up, whatever the answer to it is worth; null where it is unknown, used, too old or was for somebody or something else. */
export async function takeChallenge({ tx, tenant, now }: Work, challenge: string, of: ChallengeFor) {
  const row = await lockChallenge(tx, tenant.id, challenge);
  if (!row) return null;
  await useChallenges(tx, tenant.id, { id: row.id }, now);
  const isMeant = row.purpose === of.purpose && row.userId === of.userId && row.boundTo === of.boundTo;
  return isMeant && row.expiresAt > now ? row : null;
}
