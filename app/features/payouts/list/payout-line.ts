import type { z } from 'zod';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { listPayouts } from '#contract/payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { reasonText } from './reason-text.ts';

type Payout = z.output<(typeof listPayouts)['answer']>['data'][number];

const TONES = { WAITING: 'progress', IN_FILE: 'progress', SENT: 'positive' } as const;

/** A payout as a row of the list: whose, where to, how it stands, and why it cannot leave or came back. */
export function payoutLine({ t, format }: Pick<SignedInVisit, 't' | 'format'>, payout: Payout) {
  const { refusal, failure, file, state } = payout;
  return {
    id: payout.id,
    href: pathTo.manager.user(payout.user_id),
    name: payout.name,
    source: t(`payouts:source.${payout.source}`),
    account: `•••• ${payout.iban_end}`,
    amount: format.money(payout.amount),
    date: format.recent(payout.sent_at ?? payout.since),
    chip: refusal
      ? { tone: 'caution' as const, label: t('payouts:state.left') }
      : failure
        ? { tone: 'negative' as const, label: t('payouts:state.back') }
        : { tone: TONES[state], label: t(`payouts:state.${state}`) },
    why: refusal ? t(`payouts:refusal.${refusal}`) : failure ? t('payouts:back', { why: reasonText(t, failure) }) : '',
    file: file && { name: file.message_id, href: pathTo.manager.payoutFile(file.id) },
  };
}
