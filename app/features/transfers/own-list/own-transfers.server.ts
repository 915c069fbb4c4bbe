import { call } from '#app/api/call.server.ts';
import { OWN_TRANSFERS } from '#app/lists/exported/own-transfers.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { projectOptions } from '#app/lists/project-options.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listTransfers } from '#contract/transfers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { shortWallet } from '#domain/transfer/short-wallet.ts';

/** An investor's transfers, in and out; what waits for its confirmation, and what others name them by. */
export async function loadOwnTransfers(visit: SignedInVisit) {
  const { t, lang, format } = visit;
  const { asked, query } = OWN_TRANSFERS.of(visit);
  const answer = await call(visit, listTransfers, { query });
  const { own, waiting } = answer;
  const walletOf = (wallet: string | null) => (wallet ? shortWallet(wallet) : t('transfers:noWallet'));
  return {
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
    ...listScreen(visit, OWN_TRANSFERS, {
      asked,
      answer,
      path: pathTo.user.transfers,
      options: { issuance: projectOptions(visit, answer.issuances) },
      acts: [
        { href: pathTo.user.legitimations, label: t('transfers:certificates') },
        answer.holds && { href: pathTo.user.newTransfer(), label: t('transfers:new'), tone: 'primary' as const },
      ],
      empty: { icon: 'tokens', filtered: t('transfers:filtered'), none: t('transfers:none') },
      columns: {
        project: {
          says: ({ issuance }) => localized(issuance.title, lang),
          header: t('transfers:project'),
          href: ({ issuance }) => pathTo.user.issuance(issuance.id),
          at: ['whole'],
        },
        about: { says: (row) => aboutText(visit, row), header: t('transfers:who'), at: ['note', 'cut', 'soft'] },
        from: { says: (row) => walletOf(row.from_wallet), header: t('transfers:from'), at: ['mid'] },
        to: { says: (row) => walletOf(row.to_wallet), header: t('transfers:to'), at: ['mid'] },
        reference: { says: (row) => row.reference, header: t('transfers:reference') },
        at: { as: 'date', says: (row) => row.at, header: t('transfers:date'), at: ['start'] },
        tokens: {
          says: ({ direction, tokens, issuance }) =>
            `${direction === 'IN' ? '+' : '−'}${format.tokens(tokens)} ${issuance.symbol}`,
          header: t('transfers:tokens'),
          at: ['end', 'sum'],
        },
        direction: {
          as: 'chip',
          says: ({ direction }) => ({
            label: t(`transfers:directions.${direction}`),
            tone: direction === 'IN' ? 'positive' : 'neutral',
          }),
          header: t('transfers:direction'),
          at: ['chip'],
        },
      },
    }),
  };
}

export type OwnTransfersData = Awaited<ReturnType<typeof loadOwnTransfers>>;

type Transfer = AnswerOf<typeof listTransfers>['data'][number];

/** With whom. What a hand gave and what was sold are told apart where it is not by hand. */
function aboutText({ t }: SignedInVisit, { kind, direction, counterpart }: Transfer): string {
  const who = t(`transfers:with.${direction}`, { who: counterpart || t('transfers:somebody') });
  return kind === 'MARKET' ? `${t('transfers:kinds.MARKET')} · ${who}` : who;
}
