import { call } from '#app/api/call.server.ts';
import { orderChip } from '#app/parts/status/order-chip.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getUserWallet } from '#contract/user-wallet.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

type Wallet = AnswerOf<typeof getUserWallet>['data'];
type Listed = Wallet['admitted'][number];

const LIST_TONES = { PENDING: 'caution', APPROVED: 'positive', REVOKED: 'negative' } as const;

/** The investments wallet of a person; null where its tab is not asked for. */
export async function loadUserWallet(visit: SignedInVisit, id: string) {
  if (visit.url.searchParams.get('tab') !== 'wallet') return null;
  const { data } = await call(visit, getUserWallet, { params: { id } });
  const { t, format, lang } = visit;
  const listed = ({ project, state }: Listed) => ({
    key: project.id,
    project: localized(project.title, lang),
    href: pathTo.manager.whitelist(project.id),
    state: { label: t(`whitelist:state.${state}`), tone: LIST_TONES[state] },
  });
  return {
    wallets: data.wallets.map(({ address, own, proved_at: proved, lists }) => ({
      address,
      whose: !own
        ? { label: t('users:wallet.former'), tone: 'neutral' as const }
        : proved
          ? { label: t('users:wallet.proved', { date: format.date(proved) }), tone: 'positive' as const }
          : { label: t('users:wallet.unproved'), tone: 'caution' as const },
      lists: lists.map(listed),
    })),
    admitted: data.admitted.map(listed),
    certifyHref: data.holdings.length > 0 && !visit.session.backdoor ? pathTo.manager.newLegitimation(id) : null,
    holdings: data.holdings.map(({ project, tokens, since }) => ({
      key: project.id,
      project: localized(project.title, lang),
      href: pathTo.manager.token(project.id),
      tokens: `${format.tokens(tokens)} ${project.symbol}`,
      since: format.date(since),
    })),
    orders: data.orders.map(({ id: order, reference, project, status, tokens, amount }) => ({
      key: order,
      href: pathTo.manager.investment(order),
      reference,
      project: localized(project.title, lang),
      status: orderChip({ t }, status),
      tokens: format.tokens(tokens),
      amount: format.money(amount),
    })),
  };
}

export type UserWalletView = NonNullable<Awaited<ReturnType<typeof loadUserWallet>>>;
