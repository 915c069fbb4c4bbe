import { call } from '#app/api/call.server.ts';
import { OWN_TRANSFERS as LIST } from '#app/lists/exported/own-transfers.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listTransfers } from '#contract/transfers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { shortWallet } from '#domain/transfer/short-wallet.ts';

/** An investor's transfers, in and out; what waits for its confirmation, and what others name them by. */
export async function loadOwnTransfers(visit: SignedInVisit) {
  const { t, url, lang, format } = visit;
  const asked = LIST.read(url.searchParams);
  const { data, meta, issuances, own, waiting, holds } = await call(visit, listTransfers, { query: asked });
  const walletOf = (wallet: string | null) => (wallet ? shortWallet(wallet) : t('transfers:noWallet'));
  const options = {
    issuance: issuances.map(({ id, title }) => ({ value: id, label: localized(title, lang) })),
  };
  return {
    head: pageHead(visit, { title: t('transfers:title') }),
    newHref: holds ? pathTo.user.newTransfer() : null,
    waiting: waiting && {
      title: t('transfers:waiting.title'),
      text: t('transfers:waiting.text', {
        tokens: format.tokens(waiting.tokens),
        count: waiting.tokens,
        project: localized(waiting.issuance.title, lang),
        until: format.dateTime(waiting.until),
      }),
      href: pathTo.user.confirmTransfer,
    },
    own: [
      ...(own.wallet ? [{ label: t('transfers:ownWallet'), value: own.wallet }] : []),
      ...(own.code ? [{ label: t('transfers:ownCode'), value: own.code }] : []),
    ],
    list: LIST.view(visit, asked, { path: pathTo.user.transfers, meta, options, exported: { name: 'own-transfers' } }),
    rows: data.map((each) => ({
      id: each.id,
      project: localized(each.issuance.title, lang),
      href: pathTo.user.issuance(each.issuance.id),
      direction: {
        label: t(`transfers:directions.${each.direction}`),
        tone: each.direction === 'IN' ? ('positive' as const) : ('neutral' as const),
      },
      // What a hand gave and what was sold are told apart where it is not by hand.
      about: [
        each.kind === 'MARKET' ? t('transfers:kinds.MARKET') : null,
        t(`transfers:with.${each.direction}`, { who: each.counterpart || t('transfers:somebody') }),
      ]
        .filter(Boolean)
        .join(' · '),
      from: walletOf(each.from_wallet),
      to: walletOf(each.to_wallet),
      reference: each.reference,
      tokens: `${each.direction === 'IN' ? '+' : '−'}${format.tokens(each.tokens)} ${each.issuance.symbol}`,
      at: format.date(each.at),
    })),
  };
}

export type OwnTransfersData = Awaited<ReturnType<typeof loadOwnTransfers>>;
