import type { Call } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { newToken, tokenHash } from '#backend/http/token.ts';
import { FACTOR_TICKET_MINUTES } from '#domain/limits.ts';
import { findAuthenticator, insertTicket } from './factors.repository.ts';

/** Whether a person's sign-in asks for a second factor. */
export async function hasFactor({ tx, tenant }: Pick<Call, 'tx' | 'tenant'>, userId: string): Promise<boolean> {
  return Boolean((await findAuthenticator(tx, tenant.id, userId))?.sealedKey);
}

/** The refusal of a sign-in whose second factor is still to come: 403 `session.factor_needed` with the ticket that goes on. What was proved so far stays used. */
export async function askFactor({ tx, tenant, now }: Call, userId: string, way: string): Promise<Refusal> {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + FACTOR_TICKET_MINUTES * 60_000);
  const row = { tenantId: tenant.id, userId, tokenHash: tokenHash(ticket), way, createdAt: now, expiresAt };
  await insertTicket(tx, row);
  return new Refusal(403, 'session.factor_needed', { params: { ticket, minutes: FACTOR_TICKET_MINUTES }, keep: true });
}
