import type { Question } from '#app/forms/ask-once.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { qrPath } from '#app/ui/controls/qr-path.server.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import type { RefundTransfer } from '#contract/refund.ts';
import { groupedIban } from '#domain/validation/iban.ts';

/** One line of the transfer, with what is copied of it. */
interface TransferRow {
  key: 'amount' | 'beneficiary' | 'iban' | 'reference';
  label: string;
  value: string;
  /** Without blanks, signs and groups; empty where there is nothing to copy. */
  copy: string;
}

/** What a manager types at the bank for a refund: the lines in the order in which banks ask for them, and the QR code where it can be drawn. */
export function transferView({ t, format }: SignedInVisit, transfer: RefundTransfer) {
  const { refund_id, amount, beneficiary, held, iban, reference, epc } = transfer;
  const rows: TransferRow[] = [
    { key: 'amount', label: t('managed:transfer.amount'), value: format.money(amount), copy: amount },
    { key: 'beneficiary', label: t('managed:transfer.beneficiary'), value: beneficiary, copy: beneficiary },
    {
      key: 'iban',
      label: t('managed:transfer.iban'),
      value: iban ? groupedIban(iban) : t(held ? `managed:transfer.held.${held}` : 'managed:transfer.noIban'),
      copy: iban ?? '',
    },
    { key: 'reference', label: t('managed:transfer.reference'), value: reference, copy: reference },
  ];
  return {
    refundId: refund_id,
    amount: format.money(amount),
    rows,
    isHeld: held !== null,
    qr: epc ? qrPath(epc) : null,
  };
}

/** What is asked before a refund is written down as sent: to whom, to which account, how much. */
export function settleQuestion({ t, format }: SignedInVisit, transfer: RefundTransfer): Question {
  const { beneficiary, iban } = transfer;
  const values = { name: beneficiary, amount: format.money(transfer.amount), iban: iban ? groupedIban(iban) : '' };
  return {
    title: t('managed:settle.ask', values),
    text: t(iban ? 'managed:settle.asked' : 'managed:settle.askedUnknown', values),
    button: t('managed:settle.confirm'),
    back: t('managed:settle.keep'),
  };
}

/** The transfer on the page that asks, with what was typed. */
export function settleFacts(
  visit: SignedInVisit,
  transfer: RefundTransfer,
  typed: { sent_on: string; bank_reference: string },
): Fact[] {
  return [
    ...transferView(visit, transfer).rows.map(({ label, value }) => ({ label, value })),
    { label: visit.t('managed:settle.sentOn'), value: visit.format.date(typed.sent_on) },
    { label: visit.t('managed:settle.bankReference'), value: typed.bank_reference },
  ];
}
