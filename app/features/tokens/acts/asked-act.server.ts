import { call } from '#app/api/call.server.ts';
import { formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { decideTokenAct, type getTokenChain } from '#contract/token-chain.ts';
import { pathTo } from '#domain/access/addresses.ts';

const DECISION = decideTokenAct.body.omit({ decision: true });

/** One act by hand: what it does, why, who asked, and the second person's decision. One that is not there is a 404. */
export function askedAct(visit: SignedInVisit, chain: AnswerOf<typeof getTokenChain>['data'], actId: string) {
  const act = chain.acts.find((one) => one.id === actId && one.requested_by !== null);
  if (!act) throw new Response(null, { status: 404 });
  const { t, format } = visit;
  const kind = t(`tokens:act.kind.${act.kind}`);
  const owned = (address: string) => {
    const holder = chain.holders.find(({ addresses }) => addresses.some((one) => sameAddress(one.address, address)));
    return holder?.name ? `${address} · ${holder.name}` : address;
  };
  return {
    screen: 'asked' as const,
    kind,
    state: t(`tokens:act.state.${act.state}`),
    facts: [
      { label: t('tokens:act.what'), value: t(`tokens:act.means.${act.kind}`) },
      ...(act.address ? [{ label: t('tokens:act.address'), value: owned(act.address) }] : []),
      ...(act.to ? [{ label: t('tokens:act.to'), value: owned(act.to) }] : []),
      ...(act.tokens === null ? [] : [{ label: t('tokens:act.amount'), value: format.tokens(act.tokens) }]),
      { label: t('tokens:act.reason'), value: act.reason ?? '' },
      { label: t('tokens:act.requestedBy'), value: act.requested_by ?? '' },
      ...(act.decided_by === null ? [] : [{ label: t('tokens:act.decidedBy'), value: act.decided_by }]),
      ...(act.failure ? [{ label: t('tokens:act.why'), value: act.failure }] : []),
    ],
    decides: act.state === 'PROPOSED' && !act.mine,
    waits: act.state === 'PROPOSED' && act.mine ? t('tokens:act.yours') : null,
    form: formOf(DECISION, visit),
  };
}

/** Addresses differ by the case of their letters alone (the checksum). */
const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export type AskedAct = ReturnType<typeof askedAct>;

/** The page is the question: whoever presses has read what it does. */
export function decisions(visit: SignedInVisit, id: string, actId: string) {
  const to = `${pathTo.manager.token(id)}?tab=chain`;
  const decide = (decision: 'approve' | 'reject') =>
    formAct({
      schema: DECISION,
      send: (_, idempotencyKey) =>
        call(visit, decideTokenAct, { params: { id, act_id: actId }, body: { decision }, idempotencyKey }),
      onward: () => ({ to, toast: visit.t(`tokens:act.done.${decision}`) }),
      refused: toldAt(visit, pathTo.manager.tokenAct(id, actId)),
    });
  return { approve: decide('approve'), reject: decide('reject') };
}
