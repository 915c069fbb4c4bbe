/**
 * Legal entity identifiers (ISO 17442): 18 letters and digits, then two check digits by ISO 7064, MOD 97-10: with each letter as its number
 * (A is 10, Z is 35) the whole leaves 1 when it is divided by 97.
 */
const SHAPE = /^[A-Z0-9]{18}\d{2}$/;
const OFFER_DIGITS = 8;
/** Numbers of offers of one provider: eight digits, from 1. */
const OFFER_NUMBER_MAX = 99_999_999;

/** Whether a text is a legal entity identifier whose check digits are right; small letters are none. */
export function isLei(text: string): boolean {
  return SHAPE.test(text) && remainderOf(text) === 1;
}

/** The two check digits that make an identifier of 18 letters and digits. */
export function leiCheckDigits(first18: string): string {
  return String(98 - remainderOf(`${first18}00`)).padStart(2, '0');
}

/** The identifier of an offer (Delegated Regulation (EU) 2022/2119, article 3): the provider's LEI and eight digits of its own. */
export function offerIdentifier(providerLei: string, offerNumber: number): string {
  if (!Number.isInteger(offerNumber) || offerNumber < 1 || offerNumber > OFFER_NUMBER_MAX)
    throw new RangeError('a number of an offer has at most eight digits');
  return `${providerLei}${String(offerNumber).padStart(OFFER_DIGITS, '0')}`;
}

function remainderOf(text: string): number {
  let rest = 0;
  for (const sign of text)
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
