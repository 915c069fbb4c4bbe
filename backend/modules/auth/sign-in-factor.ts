import type { Call } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { tokenHash } from '#backend/http/token.ts';
import { lockTicket, useTickets } from '#backend/modules/factors/factors.repository.ts';
import { finishByPasskey } from '#contract/passkeys.ts';
import { signInFactor } from '#contract/second-factor.ts';
import { openProvenSession } from './open-session.ts';
import { proveFactor } from './prove-factor.ts';

/** The second half of a sign-in, by a code. */
export const signInFactorRoute = serve(signInFactor, async (call, { body }) => {
  const ticket = await livingTicket(call, body.ticket);
  await proveFactor(call, ticket.userId, body);
  return finish(call, ticket, { factor: body.way, device: body.device });
});

/** The same by a passkey that has signed the challenge of this very ticket. */
export const finishByPasskeyRoute = serve(finishByPasskey, async (call, { body }) => {
  const ticket = await livingTicket(call, body.ticket);
  const brought = { way: 'passkey', answer: body.credential, purpose: 'factor', boundTo: ticket.id } as const;
  await proveFactor(call, ticket.userId, brought);
  return finish(call, ticket, { factor: 'passkey', device: body.device });
});

type Ticket = Awaited<ReturnType<typeof livingTicket>>;

/**
 * A sign-in that waits for its second half, locked. One that is unknown, used, too old or another tenant's is never told apart.
 * @throws Refusal 401 `session.factor_expired`
 */
export async function livingTicket({ tx, tenant, now }: Call, token: string) {
  const ticket = await lockTicket(tx, tenant.id, tokenHash(token));
  if (!ticket || ticket.expiresAt <= now) throw new Refusal(401, 'session.factor_expired');
  return ticket;
}

async function finish(call: Call, ticket: Ticket, { factor, device }: { factor: string; device?: string }) {
  await useTickets(call.tx, call.tenant.id, { id: ticket.id }, call.now);
  return { data: await openProvenSession(call, ticket.userId, { way: ticket.way, factor }, device) };
}
