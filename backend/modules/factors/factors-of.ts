import type { Call } from '#backend/http/call.ts';
import { type PasskeyRow, passkeysOf } from '#backend/modules/passkeys/passkeys.repository.ts';
import { findAuthenticator } from './factors.repository.ts';

interface Factors {
  /** Since when an authenticator is in force; null: none is. */
  totpSince: Date | null;
  passkeys: PasskeyRow[];
  /** Since when the person has had a second factor of those that they have now; null: the password alone signs in. */
  since: Date | null;
}

/** What a person has besides the password: an authenticator, passkeys, both or nothing. */
export async function factorsOf({ tx, tenant }: Pick<Call, 'tx' | 'tenant'>, userId: string): Promise<Factors> {
  const [authenticator, passkeys] = await Promise.all([
    findAuthenticator(tx, tenant.id, userId),
    passkeysOf(tx, tenant.id, userId),
  ]);
  const totpSince = authenticator?.confirmedAt ?? null;
  const moments = [totpSince, ...passkeys.map(({ createdAt }) => createdAt)].filter((moment) => moment !== null);
  const since = moments.length > 0 ? new Date(Math.min(...moments.map((moment) => moment.getTime()))) : null;
  return { totpSince, passkeys, since };
}
