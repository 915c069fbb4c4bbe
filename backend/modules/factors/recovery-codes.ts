import { randomInt } from 'node:crypto';
import { tokenHash } from '#backend/http/token.ts';
import type { Work } from '#backend/work.ts';
import { RECOVERY_CODES } from '#domain/limits.ts';
import { RECOVERY_ALPHABET, RECOVERY_CHARS, writtenRecoveryCode } from '#domain/session/recovery-code.ts';
import { replaceCodes } from './factors.repository.ts';

function newCode(): string {
  return Array.from({ length: RECOVERY_CHARS }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');
}

/** Ten new codes in the place of the old ones, as they are shown; they leave here once. */
export async function makeRecoveryCodes({ tx, tenant, now }: Work, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await replaceCodes(tx, { tenantId: tenant.id, userId, createdAt: now }, codes.map(tokenHash));
  return codes.map(writtenRecoveryCode);
}
