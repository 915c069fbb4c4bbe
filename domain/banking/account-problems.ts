import { isSEPACountry } from 'ibantools';
import { checkBic, checkIban, plainIban } from '#domain/validation/iban.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

/** The European Economic Area. To its accounts a transfer in euro needs no BIC (Regulation (EU) No 260/2012, article 5(7)). */
export const EEA: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Whether the bank of an IBAN has to be named by its BIC as well. */
export function needsBic(iban: string): boolean {
  return !EEA.has(plainIban(iban).slice(0, 2));
}

/** What is wrong with an IBAN that money is to be sent to, or null: also one where no SEPA transfer arrives (as `ibantools` lists the scheme's countries). */
export function checkPayoutIban(text: string): Problem | null {
  const wrong = checkIban(text);
  if (wrong) return wrong;
  return isSEPACountry(plainIban(text).slice(0, 2)) ? null : problem('validator.error_iban_sepa');
}

/** What is wrong with the BIC beside an IBAN, or null. It may be left out where no bank needs it. */
export function checkPayoutBic(bic: string, iban: string): Problem | null {
  if (plainIban(bic) !== '') return checkBic(bic);
  const known = checkPayoutIban(iban) === null;
  return known && needsBic(iban) ? problem('validator.error_bic_needed') : null;
}

/** Problems of an account by field; empty where there is none. */
export function accountProblems({ iban, bic }: { iban: string; bic: string }): Record<string, Problem> {
  const found = { iban: checkPayoutIban(iban), bic: checkPayoutBic(bic, iban) };
  return Object.fromEntries(Object.entries(found).flatMap(([name, wrong]) => (wrong ? [[name, wrong]] : [])));
}
