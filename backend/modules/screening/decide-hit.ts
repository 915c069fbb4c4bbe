import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { decideHit } from '#contract/screening.ts';
import { decideHitRow, lockHit } from './hits.repository.ts';
import { sendHeldRefunds } from './send-held-refunds.ts';

/**
 * A manager's word on a hit, with its reason. It can be decided again, the other way. The person is told of neither (Ley 10/2010, article 24). 403 for one's own;
 * 409 `screening.decided` where it stands so already, or where a colleague was faster.
 */
export const decideHitRoute = serve(decideHit, async (call, { params: { id }, body }) => {
  const { tx, tenant, user, now } = call;
  const hit = await lockHit(tx, tenant.id, id);
  if (!hit) throw notFound();
  if (hit.userId === user.id) throw new Refusal(403, 'access.denied');
  if (hit.state !== body.seen || hit.state === body.decision) throw new Refusal(409, 'screening.decided');
  await decideHitRow(tx, hit, { state: body.decision, decidedBy: user.id, decidedAt: now, reason: body.reason });
  await call.audit(body.decision === 'CONFIRMED' ? 'screening.confirmed' : 'screening.dismissed', {
    subject: { type: 'user', id: hit.userId },
    details: { hit: id, list: hit.list, name: hit.name, from: hit.state, reason: body.reason },
  });
  await sendHeldRefunds(call, hit.userId);
  return { data: { id } };
});
