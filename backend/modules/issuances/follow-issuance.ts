import { serve } from '#backend/http/serve.ts';
import { takeNewsAgain } from '#backend/modules/mail-leaves/mail-leaves.repository.ts';
import { takeKindsAgain } from '#backend/modules/mail-times/choices.repository.ts';
import { followIssuance } from '#contract/issuances.ts';
import { follow, unfollow } from './follows.repository.ts';
import { seenIssuance } from './get-issuance.ts';

/** Following twice is following. Who follows asks to be told, whatever they had refused by the link of a mail. */
export const followIssuanceRoute = serve(followIssuance, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const { issuance } = await seenIssuance(call, { id: params.id });
  const key = { tenantId: tenant.id, issuanceId: issuance.id, userId: user.id };
  if (body.followed) {
    await follow(tx, { ...key, createdAt: now });
    await takeNewsAgain(tx, key);
    await takeKindsAgain(tx, key);
  } else await unfollow(tx, key);
  return { data: { followed: body.followed } };
});
