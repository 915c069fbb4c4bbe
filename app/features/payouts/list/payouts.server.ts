import { call } from '#app/api/call.server.ts';
import { PAYOUTS } from '#app/lists/exported/payouts.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { pagingOf, placeOf } from '#app/lists/paging.ts';
import { toFileOf } from '#app/lists/to-file.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listPayoutFiles, listPayouts } from '#contract/payouts.ts';
import { listWalletPayouts } from '#contract/wallet-payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { PAYOUT_STATES } from '#domain/payout/payout-state.ts';
import { fileState } from './file-state.ts';
import { payoutColumns } from './payout-columns.server.ts';
import { refundLine } from './refund-line.ts';

const FILES_PER_PAGE = 10;
/** Begins the names of the files' own place in the address. */
const FILES = 'files_';

/** People's money on its way to their banks, by state, refunds that go with it, what the next file would hold, and the files. */
export async function loadPayouts(visit: SignedInVisit) {
  const { t, format, url } = visit;
  const path = pathTo.manager.payouts;
  const { asked, query } = PAYOUTS.of(visit);
  const state = asked.state ?? 'WAITING';
  const [answer, files, wallets] = await Promise.all([
    call(visit, listPayouts, { query: { ...query, state } }),
    call(visit, listPayoutFiles, { query: { ...placeOf(url.searchParams, FILES), per_page: FILES_PER_PAGE } }),
    call(visit, listWalletPayouts, { query: { per_page: 1 } }),
  ]);
  const { next, counts, refunds } = answer;
  const counted = { WAITING: format.tokens(counts.waiting), IN_FILE: format.tokens(counts.in_file), SENT: undefined };
  return {
    figures: [
      {
        label: t('payouts:waiting'),
        value: format.money(next.total),
        note: next.more
          ? t('payouts:more')
          : next.transfers > 0
            ? t('payouts:next.transfers', { count: next.transfers })
            : t('payouts:none'),
      },
      ...(next.left > 0
        ? [{ label: t('payouts:left'), value: format.tokens(next.left), note: t('payouts:leftAbout') }]
        : []),
    ],
    // Beside the bank's, where the tenant pays in ether or something still waits for it.
    wallets:
      wallets.from || wallets.counts.waiting + wallets.counts.in_file > 0
        ? {
            href: pathTo.manager.walletPayouts,
            about: t('payouts:wallets.beside', {
              waiting: format.tokens(wallets.counts.waiting),
              inBatch: format.tokens(wallets.counts.in_file),
            }),
          }
        : null,
    ...listScreen(visit, PAYOUTS, {
      asked,
      answer,
      path,
      about: t('payouts:about'),
      acts: [
        next.transfers > 0 && {
          href: pathTo.manager.preparePayouts,
          label: t('payouts:prepare.open'),
          tone: 'primary' as const,
        },
      ],
      views: PAYOUT_STATES.map((each) => ({
        href: each === 'WAITING' ? path : `${path}?state=${each}`,
        label: t(`payouts:view.${each}`),
        count: counted[each],
        current: each === state,
      })),
      empty: { icon: 'bank', filtered: t(`payouts:nothing.${state}`), none: t(`payouts:nothing.${state}`) },
      columns: payoutColumns(visit, state),
    }),
    refunds: {
      rows: refunds.rows.map((refund) => refundLine(visit, refund)),
      allHref: refunds.more ? `${pathTo.manager.investments}?waiting=refund` : null,
    },
    files: files.data.map((file) => ({
      id: file.id,
      href: pathTo.manager.payoutFile(file.id),
      name: file.message_id,
      made: t('payouts:made', { date: format.dateTime(file.made_at), who: file.made_by }),
      state: fileState(visit, file),
      held: format.tokens(file.transfers),
      total: format.money(file.total),
    })),
    filesToFile: toFileOf(visit, path, files.meta, { name: 'payout-files' }),
    filesPaging: pagingOf(visit, path, files.meta, FILES),
  };
}

export type PayoutsData = Awaited<ReturnType<typeof loadPayouts>>;
