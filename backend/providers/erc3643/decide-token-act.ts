import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { decideTokenAct } from '#contract/token-chain.ts';
import { actById, changeAct, insertActs } from './acts.repository.ts';

/** Puts an act by hand into the queue of the chain, or ends it. 409 `token.own_request` for who asked for it, `token.decided` where somebody was faster. */
export const decideTokenActRoute = serve(decideTokenAct, async (call, { params, body: { decision } }) => {
  const { tx, tenant, user, now } = call;
  const act = await actById(tx, params.act_id);
  if (!act || act.issuanceId !== params.id || act.requestedBy === null) throw notFound();
  if (act.requestedBy === user.id) throw new Refusal(409, 'token.own_request');
  const state = decision === 'approve' ? ('QUEUED' as const) : ('REJECTED' as const);
  const isOurs =
    act.state === 'PROPOSED' && (await changeAct(tx, act, { state, decidedBy: user.id, decidedAt: now, movedAt: now }));
  if (!isOurs) throw new Refusal(409, 'token.decided');
  const { chainId, issuanceId, userId, params: about } = act;
  // The new wallet has to be a key of the person's identity before everything goes there.
  if (state === 'QUEUED' && act.kind === 'recovery') {
    const key = { key: `${act.key}:key`, kind: 'recovery_key', state: 'QUEUED' } as const;
    await insertActs(tx, [
      { ...key, tenantId: tenant.id, chainId, issuanceId, userId, params: about, createdAt: now, movedAt: now },
    ]);
  }
  const subject = { type: 'issuance', id: params.id };
  await call.audit(`token.act_${decision === 'approve' ? 'approved' : 'rejected'}`, {
    subject,
    details: { act: act.kind, chain_act: act.id },
  });
  if (state === 'QUEUED') await call.enqueue('tokens.work', {});
  return { data: { state } };
});
