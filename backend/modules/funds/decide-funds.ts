import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { addresseeOf } from '#backend/modules/profiles/profiles.repository.ts';
import { decideFunds } from '#contract/funds.ts';
import { lockDeclaration, settleDeclaration } from './funds.repository.ts';
import { fundsMail } from './funds-mail.ts';

/** A manager's word on where a person's funds come from. What waited for it goes on by itself: contracts when they are opened, tokens with the next sweep. */
export const decideFundsRoute = serve(decideFunds, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const said = await lockDeclaration(tx, tenant.id, params.id);
  const person = said && (await addresseeOf(tx, said.userId));
  if (!said || !person) throw notFound();
  // Nobody vouches for themself.
  if (said.userId === user.id) throw new Refusal(403, 'access.denied');
  if (said.state !== 'SENT') throw new Refusal(409, 'funds.settled');
  const state = body.accepted ? ('ACCEPTED' as const) : ('REFUSED' as const);
  await settleDeclaration(tx, said, { state, reason: body.reason, decidedBy: user.id, decidedAt: now });
  await call.audit(body.accepted ? 'funds.accepted' : 'funds.refused', {
    subject: { type: 'user', id: said.userId },
    details: { declaration_id: said.id, reason: body.reason },
  });
  await call.mail(fundsMail(person, body.accepted ? 'accepted' : 'refused', body.reason));
  return { data: { user_id: said.userId, state } };
});
