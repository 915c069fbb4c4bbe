import type { Visit } from '#app/session/visit.ts';
import type { NoticeTone } from '#app/ui/feedback/notice.tsx';
import type { Refund } from '#contract/refund.ts';
import type { RefundStep } from '#domain/investment/refund.ts';
import { centsOf } from '#domain/money/money.ts';
import { ethFigure } from '#domain/money/wei.ts';

/** Who reads it: what is to be done where a refund has failed differs. */
type RefundReader = 'investor' | 'manager';

/** One refund in the reader's words: everything is text already. */
export interface RefundView {
  id: string;
  tone: NoticeTone;
  title: string;
  facts: { label: string; value: string }[];
  /** Of ether: its transactions, each with its page where one is known. */
  hashes: { label: string; each: { hash: string; page: string | null }[] } | null;
  /** What happens now, or is to be done, where that is not plain. */
  next: string | null;
}

const TONES: Record<RefundStep, NoticeTone> = { ASKED: 'info', IN_FILE: 'info', SENT: 'positive', FAILED: 'caution' };

/** A refund of the API: how much, by which way, with or without the fee, since when, how far. */
export function refundView(visit: Visit, refund: Refund, reader: RefundReader): RefundView {
  const { t, format, lang } = visit;
  const { sender, step, ether, reference } = refund;
  const fee = centsOf(refund.fee) > 0n;
  const fact = (name: string, value: string) => ({ label: t(`investments:refund.${name}`), value });
  return {
    id: refund.id,
    tone: TONES[step],
    title: titleOf(visit, refund, reader),
    facts: [
      fact('why', t(`investments:refund.reason.${refund.reason}`)),
      fact('way', wayOf(visit, refund)),
      fact(
        'fee',
        fee ? t('investments:refund.withFee', { fee: format.money(refund.fee) }) : t('investments:refund.noFee'),
      ),
      ...(sender === 'BALANCE' ? [] : [fact('asked', format.dateTime(refund.asked_at))]),
      ...(refund.sent_on ? [fact('sent', format.date(refund.sent_on))] : []),
      ...(ether
        ? [
            fact(
              'ether',
              t('investments:refund.etherSent', {
                amount: ethFigure(ether.amount, lang),
                fee: ethFigure(ether.network_fee, lang),
              }),
            ),
          ]
        : []),
      ...(reference && !ether ? [fact('reference', reference)] : []),
    ],
    hashes: ether && {
      label: t('investments:refund.transaction'),
      each: ether.transactions.map((hash, at) => ({ hash, page: ether.pages[at] ?? null })),
    },
    next: nextOf(visit, refund, reader),
  };
}

function titleOf(
  { t, format }: Visit,
  { sender, step, amount, sent_on, asked_at }: Refund,
  reader: RefundReader,
): string {
  const values = { amount: format.money(amount), date: format.date(sent_on ?? asked_at) };
  if (sender === 'BALANCE')
    return t(reader === 'investor' ? 'investments:balanceBack' : 'investments:refund.toBalance', values);
  return t(step === 'SENT' ? 'investments:refundDone' : 'investments:refundPending', values);
}

/** By which way it goes, and to whom as far as that may be shown. */
function wayOf({ t }: Visit, { sender, method, to }: Refund): string {
  if (sender !== 'BANK') return t(`investments:refund.by.${method}`, { to: to ?? '' });
  return to ? t('investments:refund.byBankTo', { to }) : t('investments:refund.by.BANK_TRANSFER');
}

function nextOf({ t }: Visit, { sender, step, to }: Refund, reader: RefundReader): string | null {
  if (step === 'SENT') return null;
  if (reader === 'manager') {
    if (step === 'IN_FILE') return t('investments:refund.next.managerFile');
    if (step === 'FAILED') return t('investments:refund.next.managerFailed');
    if (sender !== 'BANK') return t('investments:refund.next.managerWait');
    return t(to ? 'investments:refund.next.managerBank' : 'investments:refund.next.managerNoAccount');
  }
  if (sender === 'PROVIDER' || step === 'IN_FILE') return null;
  if (!to) return t('investments:refund.next.noAccount');
  return step === 'FAILED' ? t('investments:refund.next.failed') : null;
}
