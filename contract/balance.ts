import { z } from 'zod';
import { MOVEMENT_KINDS } from '#domain/balance/movement-kind.ts';
import { PAYOUT_STATES } from '#domain/payout/payout-state.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText, moneyString, nearDay, pageOf, pageQuery } from './envelope.ts';

/** Money on its way out of a balance. */
const withdrawal = z.object({
  id,
  amount: moneyString,
  state: z.enum(PAYOUT_STATES),
  asked_at: instant,
  /** "ES21 •••• 3390": in a file, the account that stands there. */
  account: z.string(),
  /** The bank's reason code, where it sent the money back and it waits again. */
  failure: z.string().nullable(),
  /** It stands in no file yet: its person may take it back. */
  may_cancel: z.boolean(),
});

/** What an investor has on their balance, what orders have set aside of it, what is on its way to their bank, and how money comes in and goes out. */
export const getBalance = endpoint({
  id: 'getBalance',
  summary: 'The own balance, and the account to send money to',
  method: 'GET',
  path: '/balance',
  caller: 'investor',
  answer: dataOf(
    z.object({
      /** The tenant keeps balances. Where it no longer does, what is left can still be taken out. */
      kept: z.boolean(),
      available: moneyString,
      /** Set aside for orders that are not paid yet. */
      blocked: moneyString,
      orders: z.array(z.object({ id, reference: z.string(), title: localizedText, amount: moneyString })),
      on_the_way: moneyString,
      withdrawals: z.array(withdrawal),
      /** Where to send money to, and what to write on it; null where the tenant has no account or keeps no balances. */
      account: z
        .object({
          holder: z.string(),
          iban: z.string(),
          bic: z.string(),
          bank: z.string(),
          reference: z.string(),
          /** Text of the EPC QR code, without an amount; null outside the euro. */
          epc: z.string().nullable(),
        })
        .nullable(),
      /** Whether money that names the person is put on their balance by itself: they are verified. */
      by_itself: z.boolean(),
      /** Whether transfers out can be made at all: the tenant's account is in euros. */
      pays_out: z.boolean(),
      bank: z.object({
        state: z.enum(['none', 'waits', 'usable']),
        account: z.string().nullable(),
        until: instant.nullable(),
      }),
    }),
  ),
});

/** What moved the own balance, newest first. Days are the tenant's. */
export const listBalanceMovements = endpoint({
  id: 'listBalanceMovements',
  summary: 'Movements of the own balance',
  method: 'GET',
  path: '/balance/movements',
  caller: 'investor',
  query: pageQuery.extend({
    kind: z.enum(MOVEMENT_KINDS).optional(),
    from: nearDay.optional(),
    to: nearDay.optional(),
  }),
  answer: pageOf(
    z.object({
      id,
      at: instant,
      kind: z.enum(MOVEMENT_KINDS),
      /** Below zero: it went out. */
      amount: moneyString,
      /** What stood on the balance after it. */
      balance: moneyString,
      /** The order that it belongs to. */
      order: z.object({ id, reference: z.string(), title: localizedText }).nullable(),
      /** "ES21 •••• 3390", of a withdrawal. */
      account: z.string().nullable(),
    }),
  ),
});

/**
 * Takes money out of the balance, to the own bank account: it leaves with the next file for the bank. 422 on `amount` for less than a cent or more than is free; 409
 * `balance.no_bank_account`, `balance.account_waits` with `params.until`, `balance.no_way_out`, `balance.not_now`.
 */
export const withdrawBalance = endpoint({
  id: 'withdrawBalance',
  summary: 'Withdraw from the own balance to the bank',
  method: 'POST',
  path: '/balance/withdrawals',
  action: 'account.withdraw',
  body: z.object({ amount: moneyString }),
  answer: dataOf(withdrawal),
  idempotent: true,
  errors: ['balance.no_bank_account', 'balance.account_waits', 'balance.no_way_out', 'balance.not_now'],
});

/** Puts a withdrawal that stands in no file back on the balance. 409 `balance.withdrawal_left` where it stands in one, or was taken back. */
export const cancelWithdrawal = endpoint({
  id: 'cancelWithdrawal',
  summary: 'Take back a withdrawal that has not left yet',
  method: 'POST',
  path: '/balance/withdrawals/{id}/cancel',
  action: 'account.withdraw',
  params: z.object({ id }),
  body: z.object({}),
  answer: dataOf(z.object({ amount: moneyString })),
  idempotent: true,
  errors: ['balance.withdrawal_left'],
});
