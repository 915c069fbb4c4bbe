import type { SignedInVisit } from '#app/session/visit.ts';
import { shortened } from '#app/ui/layout/shortened.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getTokenChain } from '#contract/token-chain.ts';
import { pathTo } from '#domain/access/addresses.ts';

type Act = AnswerOf<typeof getTokenChain>['data']['acts'][number];

const STATE_TONE = {
  PROPOSED: 'caution',
  REJECTED: 'neutral',
  QUEUED: 'neutral',
  SENT: 'progress',
  MINED: 'progress',
  CONFIRMED: 'positive',
  FAILED: 'negative',
} as const;

/** How an act stands. */
export function stateChip({ t }: SignedInVisit, { state }: Pick<Act, 'state'>) {
  return { label: t(`tokens:act.state.${state}`), tone: STATE_TONE[state] };
}

/** A transaction as a line: what it does, how it stands, and why not. */
export function actRow(visit: SignedInVisit, tokenId: string, act: Act) {
  const { t, format } = visit;
  const about = [
    act.tokens === null ? '' : t('tokens:act.tokens', { count: act.tokens, tokens: format.tokens(act.tokens) }),
    act.address ? shortened(act.address) : '',
    act.to ? `→ ${shortened(act.to)}` : '',
  ];
  const failed = act.state === 'FAILED' || act.failure;
  return {
    id: act.id,
    // Only what people asked for has a page of its own.
    href: act.requested_by === null ? null : pathTo.manager.tokenAct(tokenId, act.id),
    kind: t(`tokens:act.kind.${act.kind}`),
    about: about.filter(Boolean).join(' '),
    state: stateChip(visit, act),
    note: failed ? failureText(visit, act) : (act.reason ?? ''),
    hash: act.hash && shortened(act.hash),
    hashHref: act.explorer_url,
    at: format.recent(act.at),
  };
}

/** Why it failed, as the node said it, and when it is tried again. */
function failureText({ t, format }: SignedInVisit, { failure, next_try_at: next }: Act): string {
  const known = failure === 'no_funds' || failure === 'dropped' || failure === 'reverted';
  const why = known ? t(`tokens:act.failure.${failure}`) : (failure ?? '');
  return next ? t('tokens:act.again', { why, date: format.recent(next) }) : why;
}
