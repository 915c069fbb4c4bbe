import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { profileOf } from '#backend/modules/profiles/profiles.repository.ts';
import { withdrawSophisticated } from '#contract/suitability.ts';
import { presentOwn } from './present-sophisticated.ts';
import { lockWaiting, updateRequest } from './sophisticated.repository.ts';

/** Takes the person's waiting request back. 409 `sophisticated.not_waiting` where there is none, or a manager was faster. */
export const withdrawSophisticatedRoute = serve(withdrawSophisticated, async (call) => {
  const { tx, user, now } = call;
  const request = await lockWaiting(tx, user.id);
  if (!request) throw new Refusal(409, 'sophisticated.not_waiting');
  await updateRequest(tx, request.id, { status: 'WITHDRAWN', withdrawnAt: now });
  await call.audit('sophisticated.withdrawn', {
    subject: { type: 'user', id: user.id },
    details: { request_id: request.id },
  });
  return { data: await presentOwn(call, (await profileOf(tx, user.id)).legalType ?? 'INDIVIDUAL') };
});
