import { moneyText } from '#domain/money/money.ts';

/** A SEPA credit transfer that a banking app can read from a QR. */
export interface EpcTransfer {
  bic: string;
  holder: string;
  iban: string;
  amountCents: bigint;
  reference: string;
  /** ISO 4217 code of the tenant. */
  currency: string;
}

const NAME_MAX_CHARS = 70;
const AMOUNT_MAX_CENTS = 99_999_999_999n;

/**
 * The text of a payment QR (EPC069-12, version 2, UTF-8, unstructured remittance), or null where there can be none: another
 * currency than EUR, nothing to pay, or more than the format carries (999,999,999.99).
 */
export function epcText({ bic, holder, iban, amountCents, reference, currency }: EpcTransfer): string | null {
  if (currency !== 'EUR' || amountCents <= 0n || amountCents > AMOUNT_MAX_CENTS) return null;
  const name = [...holder.replace(/\s+/g, ' ').trim()].slice(0, NAME_MAX_CHARS).join('');
  const noPurpose = '';
  const noStructuredReference = '';
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic.replace(/\s/g, ''),
    name,
    iban.replace(/\s/g, ''),
    `EUR${moneyText(amountCents)}`,
    noPurpose,
    noStructuredReference,
    reference,
  ].join('\n');
}
