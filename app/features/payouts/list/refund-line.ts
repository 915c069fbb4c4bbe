import type { z } from 'zod';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { listPayouts } from '#contract/payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { reasonText } from './reason-text.ts';

type WaitingRefund = z.output<(typeof listPayouts)['answer']>['refunds']['rows'][number];

/** A refund as a row of the list: of which order, where to, and why it cannot leave or came back. */
export function refundLine({ t, format }: Pick<SignedInVisit, 't' | 'format'>, refund: WaitingRefund) {
  const { refusal, failure } = refund;
  return {
    id: refund.id,
    href: pathTo.manager.investment(refund.investment_id),
    name: refund.name,
    order: refund.reference,
    account: refund.iban_end ? `•••• ${refund.iban_end}` : '',
    amount: format.money(refund.amount),
    date: format.recent(refund.since),
    chip: refusal
      ? { tone: 'caution' as const, label: t('payouts:state.left') }
      : failure
        ? { tone: 'negative' as const, label: t('payouts:state.back') }
        : { tone: 'progress' as const, label: t('payouts:state.WAITING') },
    why: refusal ? whyOf(t, refusal) : failure ? t('payouts:back', { why: reasonText(t, failure) }) : '',
  };
}

function whyOf(t: SignedInVisit['t'], refusal: NonNullable<WaitingRefund['refusal']>): string {
  if (refusal === 'no_account') return t('payouts:refunds.noAccount');
  if (refusal === 'screening' || refusal === 'frozen') return t(`payouts:refunds.${refusal}`);
  return t(`payouts:refusal.${refusal}`);
}
