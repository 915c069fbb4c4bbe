import { generateSecret, generateURI, verify } from 'otplib';
import { TOTP_DIGITS, TOTP_STEP_SECONDS } from '#domain/limits.ts';

const CODE = new RegExp(`^\\d{${TOTP_DIGITS}}$`);

/** A new key of 160 bits (RFC 4226, section 4), base32. */
export function newTotpKey(): string {
  return generateSecret({ length: 20 });
}

/** What an authenticator reads from a QR code. */
export function totpUri(issuer: string, label: string, key: string): string {
  return generateURI({ issuer, label, secret: key });
}

/**
 * The step of 30 seconds that a code is of (RFC 6238): now, or one before or after it, because clocks drift.
 * @param lastStep the step whose code was taken last: codes up to it are not taken again
 * @returns null for a code that is wrong, too old or was taken before
 */
export async function totpStep(key: string, code: string, now: Date, lastStep: number | null): Promise<number | null> {
  if (!CODE.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = await verify({ secret: key, token: code, epoch, epochTolerance: TOTP_STEP_SECONDS });
  if (!found.valid || !('timeStep' in found)) return null;
  return lastStep !== null && found.timeStep <= lastStep ? null : found.timeStep;
}
