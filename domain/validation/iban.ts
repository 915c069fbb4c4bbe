import { countrySpecs, isValidIBAN } from 'ibantools';
import { type Problem, problem } from './problem.ts';

/** The registry lets a Belarusian bank's code have digits (`4!c4!n16!c`), `ibantools` 4.5.4 does not. */
const BELARUSIAN = /^BY[0-9]{2}[A-Z0-9]{4}[0-9]{4}[A-Z0-9]{16}$/;
/** ISO 9362:2022: the business party prefix may have digits, as country's branch and suffix always could. */
const BIC = /^[A-Z0-9]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** An IBAN or BIC as it is kept and sent: capitals, no blanks or hyphens. */
export function plainIban(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

/** What is wrong with an IBAN, or null: country, length, form and check digits. */
export function checkIban(text: string): Problem | null {
  const plain = plainIban(text);
  if (plain === '') return problem('validator.error_null');
  const isRight = isValidIBAN(plain) || (BELARUSIAN.test(plain) && remainder97(plain) === 1);
  return isRight ? null : problem('validator.error_iban');
}

/** What is wrong with a BIC, or null: its form, and a country that there is. */
export function checkBic(text: string): Problem | null {
  const plain = plainIban(text);
  if (plain === '') return problem('validator.error_null');
  const country = BIC.exec(plain)?.[1];
  return country && Object.hasOwn(countrySpecs, country) ? null : problem('validator.error_bic');
}

/** An IBAN in groups of four, as people read and copy it. */
export function groupedIban(text: string): string {
  return plainIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}

/** An IBAN of which only country, check digits and the last four signs are shown, in groups of four. */
export function maskedIban(text: string): string {
  const plain = plainIban(text);
  if (plain.length <= 8) return groupedIban(plain.replace(/./g, '•'));
  return groupedIban(plain.slice(0, 4) + '•'.repeat(plain.length - 8) + plain.slice(-4));
}

/** An IBAN as its person and the managers are shown it: "ES21 •••• 3390". */
export function shortIban(text: string): string {
  const plain = plainIban(text);
  return `${plain.slice(0, 4)} •••• ${plain.slice(-4)}`;
}

/** ISO 7064, MOD 97-10: the first four signs last, letters as 10 to 35. */
function remainder97(iban: string): number {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
