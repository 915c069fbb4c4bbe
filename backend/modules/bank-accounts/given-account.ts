import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { accountProblems } from '#domain/banking/account-problems.ts';
import type { AccountType } from '#domain/banking/bank-account.ts';
import { checkHiddenSigns } from '#domain/validation/hidden-signs.ts';
import { plainIban } from '#domain/validation/iban.ts';
import type { AccountOwner } from './account-owner.ts';
import type { BankAccountRow } from './bank-accounts.repository.ts';

interface Typed {
  iban: string;
  bic?: string;
  bank?: string;
  account_type: AccountType;
}

/** An account as it is kept, from what was typed. Throws Refusal 422 at the fields; 409 `bank_account.no_name` where nobody knows whose name it would bear. */
export function givenAccount(
  { iban, bic = '', bank = '', account_type: accountType }: Typed,
  { holder }: AccountOwner,
) {
  const hidden = bank ? checkHiddenSigns(bank) : null;
  const problems = { ...accountProblems({ iban, bic }), ...(hidden ? { bank: hidden } : {}) };
  if (Object.keys(problems).length > 0) throw fieldRefusal(problems);
  if (!holder) throw new Refusal(409, 'bank_account.no_name');
  return { iban: plainIban(iban), bic: plainIban(bic) || null, bank: bank || null, accountType, holder };
}

/** Throws Refusal 422 `bank_account.same` where the account in force is the same one: nothing would change but a wait would begin. */
export function refuseSame(inForce: BankAccountRow | undefined, iban: string): void {
  if (inForce?.iban === iban) {
    throw fieldRefusal({ iban: { key: 'validator.error_iban_same' } }, 'bank_account.same');
  }
}
