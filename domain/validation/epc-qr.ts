import { moneyText } from '#domain/money/money.ts';
import { checkBic, checkIban, plainIban } from './iban.ts';

/** A SEPA credit transfer that a bank's app reads from a QR code. */
interface CreditTransfer {
  /** Holder of the account, at most 70 characters; longer ones are cut. */
  name: string;
  iban: string;
  /** May be empty within the EEA. */
  bic?: string;
  /** EUR cents, from 1 to 99,999,999,999; null: whoever sends it says how much (EPC069-12 leaves the amount open). */
  amountCents: bigint | null;
  /** Free text that comes with the money: our wire reference; at most 140 characters. */
  reference: string;
}

const NAME_MAX_CHARS = 70;
const REFERENCE_MAX_CHARS = 140;
const AMOUNT_MAX_CENTS = 99_999_999_999n;
const PAYLOAD_MAX_BYTES = 331;

/**
 * The text of the QR code by EPC069-12 (version 002, UTF-8, unstructured remittance), or null where the transfer cannot be
 * written so: amount out of range, no valid IBAN, no name, or a reference that is too long. The scheme is for euros alone.
 */
export function epcQrText({ name, iban, bic = '', amountCents, reference }: CreditTransfer): string | null {
  const holder = [...oneLine(name)].slice(0, NAME_MAX_CHARS).join('').trim();
  const remittance = oneLine(reference);
  if (holder === '' || checkIban(iban) || (bic !== '' && checkBic(bic))) return null;
  if (amountCents !== null && (amountCents < 1n || amountCents > AMOUNT_MAX_CENTS)) return null;
  if ([...remittance].length > REFERENCE_MAX_CHARS) return null;
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    plainIban(bic),
    holder,
    plainIban(iban),
    amountCents === null ? '' : `EUR${moneyText(amountCents)}`,
    '',
    '',
    remittance,
  ];
  const text = lines.join('\n').trimEnd();
  return new TextEncoder().encode(text).length > PAYLOAD_MAX_BYTES ? null : text;
}

/** A line end inside a field would begin another field. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
