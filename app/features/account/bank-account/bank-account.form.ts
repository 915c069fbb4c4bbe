import { z } from 'zod';
import { acrossFields, type FormAcross } from '#app/forms/across-fields.ts';
import { checked } from '#app/forms/checked.ts';
import { sendBankAccountCode } from '#contract/bank-accounts.ts';
import { accountBic, accountIban, code, password } from '#contract/fields.ts';
import { checkPayoutBic, checkPayoutIban } from '#domain/banking/account-problems.ts';

const account = sendBankAccountCode.body.extend({
  iban: checked(accountIban, checkPayoutIban),
  bic: accountBic,
});

interface Typed {
  iban: string;
  bic?: string;
}

function bicBesideIban({ typed, refuse }: FormAcross<Typed>): void {
  const wrong = checkPayoutBic(typed('bic') ?? '', typed('iban') ?? '');
  if (wrong) refuse('bic', wrong);
}

/** What has to stand in the form before a code is mailed. */
export const accountCodeForm = acrossFields(account, bicBesideIban);

/** The whole form; nobody who has no password is asked for one. */
export function accountForm(hasPassword: boolean) {
  const secrets = {
    code,
    password: hasPassword ? password : z.undefined().optional(),
  };
  return acrossFields(account.extend(secrets), bicBesideIban);
}

export type AccountFields = {
  iban: string;
  bic: string;
  bank: string;
  account_type: string;
  password: string;
  code: string;
};
