import type { Work } from '#backend/work.ts';
import { sumsOf } from '#domain/investment/payment-breakdown.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { InvestmentRow } from './investments.repository.ts';
import type { MailFacts } from './mail-texts.ts';

interface Words {
  /** Behind a sum that is to be paid: "1,202.00 € by bank transfer". */
  by: Readonly<Record<PaymentMethod, string>>;
  /** Behind an amount whose method, and with it the fee, is not chosen yet. */
  feeOpen: string;
  fee: string;
  balance: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  es: {
    by: {
      BANK_TRANSFER: 'por transferencia',
      CARD: 'con tarjeta',
      CARD_TERMINAL: 'con tarjeta',
      BIZUM: 'por Bizum',
      ETH: 'en ether',
      BALANCE: 'de su saldo',
    },
    feeOpen: 'más la comisión de la forma de pago',
    fee: 'de comisión',
    balance: 'de su saldo',
  },
  en: {
    by: {
      BANK_TRANSFER: 'by bank transfer',
      CARD: 'by card',
      CARD_TERMINAL: 'by card',
      BIZUM: 'by Bizum',
      ETH: 'in ether',
      BALANCE: 'from your balance',
    },
    feeOpen: 'plus the fee of the payment method',
    fee: 'fee',
    balance: 'from your balance',
  },
};

/**
 * What an unpaid order comes to, in words: `due`, the one sum that is to be paid and how ("1.202,00 € por transferencia"), and `made_of`, what it
 * consists of ("1.200,00 € + 2,00 € de comisión"). Before a method is chosen the fee is said to be open, unless the tenant takes none.
 */
export function dueFacts(
  { tenant }: Pick<Work, 'tenant'>,
  order: Pick<InvestmentRow, 'method' | 'amountCents' | 'feeCents' | 'balanceCents'>,
  lang: Language,
  money: (cents: bigint) => string,
): Pick<MailFacts, 'due' | 'made_of'> {
  const { by, feeOpen, fee, balance } = WORDS[lang];
  const { method, amountCents, feeCents, balanceCents } = order;
  const amount = money(amountCents);
  const isFeeOpen = method === null && tenant.customization.extras.investmentFee;
  const due = method ? `${money(sumsOf(order).toPayCents)} ${by[method]}` : amount;
  const parts = [
    amount,
    ...(feeCents > 0n ? [`+ ${money(feeCents)} ${lang === 'es' ? fee : `(${fee})`}`] : []),
    ...(balanceCents > 0n ? [`− ${money(balanceCents)} ${balance}`] : []),
  ];
  return { due: isFeeOpen ? `${due} ${feeOpen}` : due, made_of: parts.join(' ') };
}
