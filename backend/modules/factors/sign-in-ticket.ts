import type { Call } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { newToken, tokenHash } from '#backend/http/token.ts';
import { relyingPartyOf } from '#backend/modules/passkeys/relying-party.ts';
import { FACTOR_TICKET_MINUTES } from '#domain/limits.ts';
import { insertTicket } from './factors.repository.ts';
import { factorsOf } from './factors-of.ts';

/** Whether a person's sign-in asks for a second factor. */
export async function hasFactor(call: Pick<Call, 'tx' | 'tenant'>, userId: string): Promise<boolean> {
  return (await factorsOf(call, userId)).since !== null;
}

/**
 * The refusal of a sign-in whose second factor is still to come: 403 `session.factor_needed` with the ticket that goes on, and how (1 or 0): by an
 * authenticator, by a passkey of this host. What was proved so far stays used.
 */
export async function askFactor(call: Call, userId: string, way: string): Promise<Refusal> {
  const { tx, tenant, now } = call;
  const { totpSince, passkeys } = await factorsOf(call, userId);
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + FACTOR_TICKET_MINUTES * 60_000);
  const row = { tenantId: tenant.id, userId, tokenHash: tokenHash(ticket), way, createdAt: now, expiresAt };
  await insertTicket(tx, row);
  const here = passkeys.some(({ rpId }) => rpId === relyingPartyOf(call).id);
  const params = { ticket, minutes: FACTOR_TICKET_MINUTES, totp: totpSince ? 1 : 0, passkey: here ? 1 : 0 };
  return new Refusal(403, 'session.factor_needed', { params, keep: true });
}
