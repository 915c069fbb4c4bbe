import { z } from 'zod';
import { ACCOUNT_TYPES, TAKEN_BACK_BY } from '#domain/banking/bank-account.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant } from './envelope.ts';
import { accountBank, accountBic, accountIban, code, password, reason, secretToken } from './fields.ts';

/** An account as anybody is shown it: the whole number leaves the back end in files for the bank alone. */
const bankAccount = z.object({
  id,
  /** "ES21 •••• 3390". */
  iban: z.string(),
  bic: z.string().nullable(),
  bank: z.string().nullable(),
  account_type: z.enum(ACCOUNT_TYPES).nullable(),
  holder: z.string(),
  added_at: instant,
  usable_from: instant,
  replaced_at: instant.nullable(),
  taken_back: z.object({ at: instant, by: z.enum(TAKEN_BACK_BY), reason: z.string().nullable() }).nullable(),
});
export type BankAccountJson = z.infer<typeof bankAccount>;

const standing = z.object({
  state: z.enum(['none', 'waits', 'usable']),
  /** In force. */
  account: bankAccount.nullable(),
  /** All others, newest first. */
  former: z.array(bankAccount),
});
export type BankStandingJson = z.infer<typeof standing>;

export const getBankAccount = endpoint({
  id: 'getBankAccount',
  summary: "The person's own bank account, and those before it",
  method: 'GET',
  path: '/bank-account',
  caller: 'signed-in',
  answer: dataOf(
    standing.extend({
      /** In whose name a new one has to be; null where nobody has told it yet. */
      holder: z.string().nullable(),
      /** Whoever came by another way has none to be asked for. */
      has_password: z.boolean(),
      /** From when one that is given now can be paid to. */
      next_usable_from: instant,
    }),
  ),
});

/** The account as it is typed. */
const given = z.object({
  iban: accountIban,
  bic: accountBic,
  bank: accountBank,
  account_type: z.enum(ACCOUNT_TYPES),
});

/** What stands in the form has to be right before a code leaves. */
export const sendBankAccountCode = endpoint({
  id: 'sendBankAccountCode',
  summary: 'Mail the one-time code that changes the bank account; a new one voids the old',
  method: 'POST',
  path: '/bank-account/code',
  action: 'account.change_bank_account',
  body: given,
  answer: dataOf(z.object({ sent: z.literal(true), expires_at: instant, resend_at: instant })),
  errors: ['code.too_soon', 'code.too_many', 'bank_account.no_name'],
});

/** Password and mailed code; a changed account waits. 422 `code.wrong`, `code.expired`, `bank_account.password_wrong`; 429 `bank_account.too_many`. */
export const changeBankAccount = endpoint({
  id: 'changeBankAccount',
  summary: 'Give or change the bank account',
  method: 'POST',
  path: '/bank-account',
  action: 'account.change_bank_account',
  body: given.extend({ password: password.optional(), code }),
  answer: dataOf(standing),
  idempotent: true,
  errors: [
    'code.wrong',
    'code.expired',
    'bank_account.password_wrong',
    'bank_account.too_many',
    'bank_account.same',
    'bank_account.no_name',
  ],
});

export const takeBackBankAccount = endpoint({
  id: 'takeBackBankAccount',
  summary: 'Take a changed bank account back while it waits',
  method: 'POST',
  path: '/bank-account/take-back',
  action: 'account.change_bank_account',
  body: z.object({ id }),
  answer: dataOf(standing),
  idempotent: true,
  errors: ['bank_account.not_waiting'],
});

/** The mailed link: whoever holds it needs no session, since somebody else may have theirs. */
export const takeBackByLink = endpoint({
  id: 'takeBackByLink',
  summary: 'Take a changed bank account back by the mailed link',
  method: 'POST',
  path: '/bank-account/take-back-by-link',
  caller: 'anyone',
  body: z.object({ token: secretToken }),
  answer: dataOf(z.object({ done: z.literal(true) })),
  errors: ['bank_account.not_waiting', 'bank_account.too_many'],
});

export const getUserBankAccount = endpoint({
  id: 'getUserBankAccount',
  summary: "A person's bank account, and those before it",
  method: 'GET',
  path: '/manager/users/{id}/bank-account',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(standing),
});

/** For somebody who writes or calls: the change was not theirs. */
export const takeBackUserBankAccount = endpoint({
  id: 'takeBackUserBankAccount',
  summary: "Take a person's changed bank account back while it waits",
  method: 'POST',
  path: '/manager/users/{id}/bank-account/take-back',
  action: 'user.take_back_account',
  params: z.object({ id }),
  body: z.object({ reason }),
  answer: dataOf(standing),
  idempotent: true,
  errors: ['bank_account.not_waiting'],
});
