import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { shortened } from '#app/ui/layout/shortened.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { deployToken, getTokenChain } from '#contract/token-chain.ts';
import { getToken } from '#contract/tokens.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { actRow, stateChip } from './act-rows.server.ts';

type Chain = AnswerOf<typeof getTokenChain>['data'];

/** How a token stands on its chain; null where the tenant has none and the token was never made on one. */
export async function loadChain(visit: SignedInVisit, id: string) {
  const { data } = await call(visit, getTokenChain, { params: { id } });
  if (!data.offered && !data.token) return null;
  const { t, format } = visit;
  const { token, check } = data;
  return {
    canCreate: !token && data.signs,
    noKey: !data.signs,
    createForm: formOf(deployToken.body, visit),
    actsHref: pathTo.manager.tokenActs(id),
    mayAct: Boolean(token?.address) && data.signs,
    waiting: data.acts
      .filter(({ state }) => state === 'PROPOSED')
      .map((act) => ({
        id: act.id,
        href: pathTo.manager.tokenAct(id, act.id),
        text: t(act.mine ? 'tokens:chain.waitsForOther' : 'tokens:chain.waitsForYou', {
          act: t(`tokens:act.kind.${act.kind}`),
          who: act.requested_by,
        }),
      })),
    token: token && {
      address: token.address,
      href: token.explorer_url,
      state: {
        label: t(`tokens:chain.state.${token.address ? (token.paused ? 'paused' : 'open') : 'making'}`),
        tone: token.address ? (token.paused ? ('caution' as const) : ('positive' as const)) : ('progress' as const),
      },
    },
    check: check && {
      facts: [
        { label: t('tokens:chain.supply'), value: format.tokens(check.supply) },
        { label: t('tokens:chain.register'), value: format.tokens(check.register) },
        { label: t('tokens:chain.pending'), value: format.tokens(check.pending) },
        { label: t('tokens:chain.checkedAt'), value: format.dateTime(check.at) },
      ],
      differs: check.differing > 0 ? t('tokens:chain.differs', { count: check.differing }) : null,
    },
    holders: data.holders.map((holder) => ({
      id: holder.user_id ?? 'nobody',
      href: holder.user_id && pathTo.manager.user(holder.user_id),
      name: holder.user_id ? holder.name || t('tokens:sheet.nobody') : t('tokens:chain.nobodys'),
      register: format.tokens(holder.register),
      chain: format.tokens(holder.chain),
      match: matchOf(visit, holder),
      wallets: holder.addresses.map(({ address, listed, frozen }) =>
        [
          shortened(address),
          ...(frozen ? [t('tokens:chain.frozen')] : []),
          ...(listed ? [] : [t('tokens:chain.unlisted')]),
        ].join(' · '),
      ),
    })),
    acts: data.acts.filter(({ kind }) => kind !== 'recovery_key').map((act) => actRow(visit, id, act)),
    mints: Object.fromEntries(
      data.acts.flatMap((act) => (act.investment_id ? [[act.investment_id, stateChip(visit, act)]] : [])),
    ) as Record<string, ReturnType<typeof stateChip>>,
  };
}

export type ChainData = NonNullable<Awaited<ReturnType<typeof loadChain>>>;

/** Whether register and chain say the same of somebody; who has no address there yet can have nothing. */
function matchOf({ t }: SignedInVisit, { register, chain, addresses }: Chain['holders'][number]) {
  if (register === chain) return { label: t('tokens:chain.same'), tone: 'positive' as const };
  if (addresses.length === 0) return { label: t('tokens:chain.noWallet'), tone: 'caution' as const };
  return { label: t('tokens:chain.other'), tone: 'negative' as const };
}

/** Which token it is, on a page that asks. */
async function tokenFacts(visit: SignedInVisit, id: string) {
  const { data } = await call(visit, getToken, { params: { id } });
  return [{ label: visit.t('tokens:list.token'), value: [data.name, data.symbol].join(' · ') }];
}

/** Has the token made on the chain, after a page that says what that is. */
export const creation = (visit: SignedInVisit, id: string) =>
  formAct({
    schema: deployToken.body,
    ask: async () => ({
      facts: await tokenFacts(visit, id),
      question: {
        title: visit.t('tokens:chain.askCreate'),
        text: visit.t('tokens:chain.askCreateText'),
        button: visit.t('tokens:chain.create'),
      },
      backHref: pathTo.manager.token(id),
    }),
    send: (body, idempotencyKey) => call(visit, deployToken, { params: { id }, body, idempotencyKey }),
    onward: () => ({ to: `${pathTo.manager.token(id)}?tab=chain`, toast: visit.t('tokens:chain.created') }),
  });
