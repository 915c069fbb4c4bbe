import type { Column } from '#app/lists/column.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listPayouts } from '#contract/payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { PayoutState } from '#domain/payout/payout-state.ts';
import { reasonText } from './reason-text.ts';

type Payout = AnswerOf<typeof listPayouts>['data'][number];

const TONES = { WAITING: 'progress', IN_FILE: 'progress', SENT: 'positive' } as const;

/** Of a payout: whose, where to, how it stands, in which file it is, or why it cannot leave or came back. */
export function payoutColumns(visit: SignedInVisit, state: PayoutState): Record<string, Column<Payout, never>> {
  const { t } = visit;
  return {
    person: { says: (row) => row.name, href: (row) => pathTo.manager.user(row.user_id) },
    source: { says: (row) => t(`payouts:source.${row.source}`), at: ['under', 'soft'] },
    account: { says: (row) => `•••• ${row.iban_end}`, at: ['last', 'soft'] },
    why: {
      says: (row) => row.file?.message_id ?? whyText(visit, row),
      href: ({ file }) => file && pathTo.manager.payoutFile(file.id),
      at: ['note', 'whole', 'soft'],
    },
    state: { as: 'chip', says: (row) => chipOf(visit, row, state), at: ['chip'] },
    since: {
      as: 'recent',
      says: (row) => row.sent_at ?? row.since,
      header: t(`payouts:column.${state === 'SENT' ? 'sent' : 'since'}`),
      at: ['aside', 'soft'],
    },
    amount: { as: 'money', says: (row) => row.amount, at: ['sum'] },
  };
}

function whyText({ t }: SignedInVisit, { refusal, failure }: Payout) {
  if (refusal) return t(`payouts:refusal.${refusal}`);
  return failure && t('payouts:back', { why: reasonText(t, failure) });
}

/** Nothing where it stands as the whole list does: its tab says so already. */
function chipOf({ t }: SignedInVisit, { refusal, failure, state }: Payout, shown: PayoutState) {
  if (refusal) return { tone: 'caution' as const, label: t('payouts:state.left') };
  if (failure) return { tone: 'negative' as const, label: t('payouts:state.back') };
  return state === shown ? null : { tone: TONES[state], label: t(`payouts:state.${state}`) };
}
