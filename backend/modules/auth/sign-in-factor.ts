import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { tokenHash } from '#backend/http/token.ts';
import { lockTicket, useTickets } from '#backend/modules/factors/factors.repository.ts';
import { signInFactor } from '#contract/second-factor.ts';
import { openProvenSession } from './open-session.ts';
import { proveFactor } from './prove-factor.ts';

/** The second half of a sign-in. A ticket that is unknown, used, too old or another tenant's is never told apart. */
export const signInFactorRoute = serve(signInFactor, async (call, { body }) => {
  const { tx, tenant, now } = call;
  const ticket = await lockTicket(tx, tenant.id, tokenHash(body.ticket));
  if (!ticket || ticket.expiresAt <= now) throw new Refusal(401, 'session.factor_expired');
  await proveFactor(call, ticket.userId, body);
  await useTickets(tx, tenant.id, { id: ticket.id }, now);
  const proof = { way: ticket.way, factor: body.way };
  return { data: await openProvenSession(call, ticket.userId, proof, body.device) };
});
