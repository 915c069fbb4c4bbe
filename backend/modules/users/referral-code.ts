import { CODE_SIGNS } from '#domain/investment/wire-reference.ts';

const LENGTH = 7;

/** A new referral code of signs that nobody confuses. Uniqueness per tenant is the database's. */
export function newReferralCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH * 8));
  // Bytes past the largest multiple would favour some signs.
  const fair = [...bytes].filter((byte) => byte < Math.floor(256 / CODE_SIGNS.length) * CODE_SIGNS.length);
  return fair
    .slice(0, LENGTH)
    .map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length])
    .join('');
}
