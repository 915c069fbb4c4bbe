import { randomBytes, randomInt } from 'node:crypto';
import type { AttemptRow } from '#backend/modules/payment-records/attempts.repository.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { Connection } from './redsys-settings.ts';

export const EURO = '978';
const LANGUAGES: Record<Language, string> = { es: '001', en: '002' };
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A new order number: 12 signs, the first four digits, as Redsys asks. */
export function newOrderNumber(): string {
  const tail = [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${String(randomInt(10_000)).padStart(4, '0')}${tail}`;
}

interface Asked {
  tenantId: string;
  merchantName: string;
  attempt: Pick<AttemptRow, 'reference' | 'amountCents' | 'method'>;
  /** Back on the dashboard: the order's page for what became of it. */
  returnTo: string;
  lang: Language;
}

/** The parameters of a payment: an authorisation of the whole amount, in cents of euro. */
export function paymentParameters(connection: Connection, asked: Asked): Record<string, string> {
  const { attempt, returnTo, lang, tenantId, merchantName } = asked;
  return {
    DS_MERCHANT_AMOUNT: attempt.amountCents.toString(),
    DS_MERCHANT_ORDER: attempt.reference,
    DS_MERCHANT_MERCHANTCODE: connection.merchantCode,
    DS_MERCHANT_TERMINAL: connection.terminal,
    DS_MERCHANT_CURRENCY: EURO,
    DS_MERCHANT_TRANSACTIONTYPE: '0',
    DS_MERCHANT_MERCHANTURL: `${connection.apiOrigin}/webhooks/redsys/${tenantId}`,
    DS_MERCHANT_URLOK: returnTo,
    // Beside the page of the outcome: who gave up may try again there; who was refused is led on from there.
    DS_MERCHANT_URLKO: new URL('payment-creditcard', returnTo).href,
    DS_MERCHANT_PAYMETHODS: attempt.method === 'BIZUM' ? 'z' : 'C',
    DS_MERCHANT_CONSUMERLANGUAGE: LANGUAGES[lang],
    DS_MERCHANT_MERCHANTNAME: merchantName.slice(0, 25),
  };
}

/** The parameters of a refund of an earlier payment. */
export function refundParameters(connection: Connection, order: string, amountCents: bigint): Record<string, string> {
  return {
    DS_MERCHANT_AMOUNT: amountCents.toString(),
    DS_MERCHANT_ORDER: order,
    DS_MERCHANT_MERCHANTCODE: connection.merchantCode,
    DS_MERCHANT_TERMINAL: connection.terminal,
    DS_MERCHANT_CURRENCY: EURO,
    DS_MERCHANT_TRANSACTIONTYPE: '3',
  };
}
