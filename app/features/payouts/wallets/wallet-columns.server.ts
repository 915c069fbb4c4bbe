import type { Column } from '#app/lists/column.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { shortened } from '#app/ui/layout/shortened.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listWalletPayouts } from '#contract/wallet-payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ethFigure } from '#domain/money/wei.ts';
import type { PayoutState } from '#domain/payout/payout-state.ts';

type Payout = AnswerOf<typeof listWalletPayouts>['data'][number];

const TONES = { WAITING: 'progress', IN_FILE: 'progress', SENT: 'positive' } as const;

/** Of a payout to a wallet: whose, where to, how it stands, in which batch it is or why it cannot leave, and how much ether it is there. */
export function walletColumns(visit: SignedInVisit, state: PayoutState): Record<string, Column<Payout, never>> {
  const { t, lang } = visit;
  return {
    person: { says: (row) => row.name, href: (row) => pathTo.manager.user(row.user_id) },
    wallet: {
      says: ({ address }) => address && shortened(address),
      header: t('payouts:wallets.column.wallet'),
      at: ['under', 'soft'],
    },
    why: {
      says: ({ batch, refusal }) => batch?.name ?? (refusal && t(`payouts:wallets.refusal.${refusal}`)),
      href: ({ batch }) => batch && pathTo.manager.walletBatch(batch.id),
      at: ['note', 'whole', 'soft'],
    },
    state: {
      as: 'chip',
      says: ({ refusal, state: stands }) =>
        refusal
          ? { tone: 'caution' as const, label: t('payouts:state.left') }
          : // Nothing where it stands as the whole list does: its tab says so already.
            stands === state
            ? null
            : { tone: TONES[stands], label: t(`payouts:wallets.state.${stands}`) },
      at: ['chip'],
    },
    since: {
      as: 'recent',
      says: (row) => row.sent_at ?? row.since,
      header: t(`payouts:column.${state === 'SENT' ? 'sent' : 'since'}`),
      at: ['aside', 'soft'],
    },
    ...(state === 'WAITING'
      ? {}
      : {
          ether: {
            says: ({ ether }: Payout) => ether && ethFigure(ether, lang),
            header: t('payouts:wallets.column.ether'),
            at: ['end', 'last'] as const,
          },
        }),
    amount: { as: 'money', says: (row) => row.amount, at: ['sum'] },
  };
}
