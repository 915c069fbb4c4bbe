import { randomUUID } from 'node:crypto';
import { isAddress } from 'viem/utils';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { requestTokenAct } from '#contract/token-chain.ts';
import { HAND_ACT_NEEDS, handActRefusal } from '#domain/issuance/chain-act.ts';
import { problem } from '#domain/validation/problem.ts';
import { insertActs } from './acts.repository.ts';
import { chainHolderOf, chainTokenOf } from './chain-tokens.repository.ts';

/** Keeps what is asked for, until somebody else has decided it. 409 where it can do nothing as the token stood when it was last read. */
export const requestTokenActRoute = serve(requestTokenAct, async (call, { params: { id: issuanceId }, body }) => {
  const { tx, tenant, user, now } = call;
  const { act, reason } = body;
  const needs = HAND_ACT_NEEDS[act];
  const address = needs.address ? body.address?.toLowerCase() : undefined;
  const to = needs.to ? body.to?.toLowerCase() : undefined;
  const tokens = needs.tokens ? body.tokens : undefined;
  for (const field of ['address', 'to'] as const) {
    // Capitals that are no checksum are a slip of the hand.
    if (needs[field] && body[field] && !isAddress(body[field]))
      throw fieldRefusal({ [field]: problem('validator.error_wallet_address') });
  }
  const token = await chainTokenOf(tx, tenant.id, issuanceId);
  if (!token) throw notFound();
  if (!token.address) throw new Refusal(409, 'token.not_on_chain');
  const holder = await chainHolderOf(tx, tenant.id, issuanceId, address);
  const receiver = await chainHolderOf(tx, tenant.id, issuanceId, to);
  const refused = handActRefusal(act, { paused: token.paused, holder, receiver, tokens: tokens ?? 0 });
  if (refused) throw new Refusal(409, `token.${refused}`);
  if ((needs.to && !to) || (needs.tokens && !tokens)) throw new Refusal(422, 'request.invalid');
  const id = randomUUID();
  await insertActs(tx, [
    {
      ...{ tenantId: tenant.id, id, chainId: token.chainId, issuanceId, key: `hand:${id}` },
      ...{ kind: act, state: 'PROPOSED', params: { address, to, tokens }, userId: holder?.userId ?? null },
      ...{ reason, requestedBy: user.id, createdAt: now, movedAt: now },
    },
  ]);
  const subject = { type: 'issuance', id: issuanceId };
  await call.audit('token.act_requested', { subject, details: { act, chain_act: id, reason } });
  return { data: { id } };
});
