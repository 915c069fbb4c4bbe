import type { Work } from '#backend/work.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import { centsOf } from '#domain/money/money.ts';
import { ethFigure } from '#domain/money/wei.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { JoinedInvestment } from './investment-rows.repository.ts';
import type { MailFacts } from './mail-texts.ts';
import { presentRefunds } from './present-refund.ts';

/** By which way money goes back, as the sentence "we return … to you" ends. */
const WAYS: Readonly<Record<Language, Readonly<Record<PaymentMethod, string>>>> = {
  es: {
    BANK_TRANSFER: 'por transferencia',
    CARD: 'a la tarjeta con la que pagó',
    CARD_TERMINAL: 'a la tarjeta con la que pagó',
    BIZUM: 'por Bizum, a la cuenta del teléfono con el que pagó',
    ETH: 'en ether, a su dirección para devoluciones, menos lo que cobra la red',
    BALANCE: 'a su saldo',
  },
  en: {
    BANK_TRANSFER: 'by bank transfer',
    CARD: 'to the card that you paid with',
    CARD_TERMINAL: 'to the card that you paid with',
    BIZUM: 'by Bizum, to the account of the phone that you paid with',
    ETH: 'in ether, to your address for refunds, less what the network charges',
    BALANCE: 'to your balance',
  },
};

type RefundFacts = Partial<MailFacts>;

/** What a mail tells of one refund, by its id; without an id, of what an undone order gives back. Absent facts drop their lines. */
export function refundFacts(
  work: Pick<Work, 'now'>,
  row: JoinedInvestment,
  refundId: string | undefined,
  money: (cents: bigint) => string,
): RefundFacts {
  const all = presentRefunds(row, work.now);
  const balance = all.find(({ method }) => method === 'BALANCE');
  const told = all.find(({ id, reason, method }) =>
    refundId ? id === refundId : reason === 'UNDONE' && method !== 'BALANCE',
  );
  const back: RefundFacts = { balance_back: balance && money(centsOf(balance.amount)) };
  if (!told) return back;
  const { sender, method, to, ether } = told;
  const reference = told.reference ?? undefined;
  const isCard = method === 'CARD' || method === 'CARD_TERMINAL';
  const byProvider = sender === 'PROVIDER';
  return {
    ...back,
    refund: money(centsOf(told.amount)),
    refund_way: WAYS[row.investor.lang][sender === 'BANK' ? 'BANK_TRANSFER' : method],
    refund_fee: centsOf(told.fee) > 0n ? money(centsOf(told.fee)) : undefined,
    card_reference: byProvider && isCard ? reference : undefined,
    bizum_reference: byProvider && method === 'BIZUM' ? reference : undefined,
    bank_reference: sender === 'BANK' ? reference : undefined,
    refund_iban: sender === 'BANK' ? (to ?? undefined) : undefined,
    refund_eth: ether ? ethFigure(ether.amount, row.investor.lang) : undefined,
    network_fee: ether ? ethFigure(ether.network_fee, row.investor.lang) : undefined,
    refund_address: ether && to ? to : undefined,
    refund_transactions: ether?.transactions.join(', '),
  };
}
