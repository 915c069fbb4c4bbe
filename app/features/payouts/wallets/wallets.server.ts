import { call } from '#app/api/call.server.ts';
import { WALLET_PAYOUTS } from '#app/lists/exported/wallet-payouts.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { pagingOf, placeOf } from '#app/lists/paging.ts';
import { toFileOf } from '#app/lists/to-file.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listWalletBatches, listWalletPayouts } from '#contract/wallet-payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ethFigure } from '#domain/money/wei.ts';
import { PAYOUT_STATES } from '#domain/payout/payout-state.ts';
import { walletColumns } from './wallet-columns.server.ts';

const BATCHES_PER_PAGE = 10;
/** Begins the names of the batches' own place in the address. */
const BATCHES = 'batches_';

/** People's money on its way to their wallets, by state, what the next batch would hold, and the batches. */
export async function loadWallets(visit: SignedInVisit) {
  const { t, format, url } = visit;
  const path = pathTo.manager.walletPayouts;
  const { asked, query } = WALLET_PAYOUTS.of(visit);
  const state = asked.state ?? 'WAITING';
  const [answer, batches] = await Promise.all([
    call(visit, listWalletPayouts, { query: { ...query, state } }),
    call(visit, listWalletBatches, { query: { ...placeOf(url.searchParams, BATCHES), per_page: BATCHES_PER_PAGE } }),
  ]);
  const { next, counts, from } = answer;
  const counted = { WAITING: format.tokens(counts.waiting), IN_FILE: format.tokens(counts.in_file), SENT: undefined };
  return {
    from: from
      ? t('payouts:wallets.from', { payer: from.payer, chain: String(from.chain_id) })
      : t('payouts:wallets.off'),
    isOff: from === null,
    figures: [
      {
        label: t('payouts:wallets.waiting'),
        value: format.money(next.total),
        note: next.more
          ? t('payouts:wallets.more')
          : next.transfers > 0
            ? t('payouts:next.transfers', { count: next.transfers })
            : t('payouts:none'),
      },
      ...(next.left > 0
        ? [{ label: t('payouts:left'), value: format.tokens(next.left), note: t('payouts:leftAbout') }]
        : []),
    ],
    ...listScreen(visit, WALLET_PAYOUTS, {
      asked,
      answer,
      path,
      title: t('payouts:wallets.title'),
      crumbs: [{ label: t('payouts:title'), href: pathTo.manager.payouts }],
      about: t('payouts:wallets.about'),
      acts: [
        from !== null &&
          next.transfers > 0 && {
            href: pathTo.manager.prepareWalletPayouts,
            label: t('payouts:wallets.prepare.open'),
            tone: 'primary' as const,
          },
      ],
      views: PAYOUT_STATES.map((each) => ({
        href: each === 'WAITING' ? path : `${path}?state=${each}`,
        label: t(`payouts:wallets.view.${each}`),
        count: counted[each],
        current: each === state,
      })),
      empty: {
        icon: 'bank',
        filtered: t(`payouts:wallets.nothing.${state}`),
        none: t(`payouts:wallets.nothing.${state}`),
      },
      columns: walletColumns(visit, state),
    }),
    batches: batches.data.map((batch) => batchLine(visit, batch)),
    batchesToFile: toFileOf(visit, path, batches.meta, { name: 'wallet-batches' }),
    batchesPaging: pagingOf(visit, path, batches.meta, BATCHES),
  };
}

export type WalletsData = Awaited<ReturnType<typeof loadWallets>>;

function batchLine({ t, format, lang }: SignedInVisit, batch: AnswerOf<typeof listWalletBatches>['data'][number]) {
  const { transfers, sent, withdrawn_at: withdrawn } = batch;
  const state = withdrawn ? 'withdrawn' : sent === transfers ? 'sent' : 'open';
  return {
    id: batch.id,
    href: pathTo.manager.walletBatch(batch.id),
    name: batch.name,
    made: t('payouts:made', { date: format.dateTime(batch.made_at), who: batch.made_by }),
    state: {
      tone: ({ withdrawn: 'neutral', sent: 'positive', open: 'progress' } as const)[state],
      text: t(`payouts:wallets.batchState.${state}`, { sent: format.tokens(sent), all: format.tokens(transfers) }),
    },
    held: ethFigure(batch.total_ether, lang),
    total: format.money(batch.total),
  };
}
