import { z } from 'zod';
import { TURN_REFUSALS } from '#domain/payout/turn-to-bank.ts';
import { earning } from './earning.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, moneyString } from './envelope.ts';

/** A claim of the caller's, by its pay-out: what it is made of, and whether it can be turned from their wallet to their bank. 404 for anybody else's. */
export const getWalletClaim = endpoint({
  id: 'getWalletClaim',
  summary: 'A claim to the own wallet, and the bank account that it could go to',
  method: 'GET',
  path: '/earnings/claims/{id}',
  caller: 'investor',
  params: z.object({ id }),
  answer: dataOf(
    z.object({
      id,
      net: moneyString,
      earnings: z.array(earning),
      /** Why it stays where it goes; null where it can be turned. */
      refusal: z.enum(TURN_REFUSALS).nullable(),
      bank: z.object({
        state: z.enum(['none', 'waits', 'usable']),
        /** "ES21 •••• 3390". */
        account: z.string().nullable(),
        until: instant.nullable(),
      }),
    }),
  ),
});

/**
 * Has a claim that waits for a batch of ether paid to the caller's bank account: its euros stay what they are. Whichever was first, this or the batch, decides. 409
 * `earning.in_batch` where it stands in a batch or was sent, `earning.at_bank` where the bank is where it goes, `earning.no_bank_account`, `earning.account_waits` with
 * `params.until`, `earning.not_now`.
 */
export const turnClaimToBank = endpoint({
  id: 'turnClaimToBank',
  summary: 'Pay a claim to the bank account in the place of the wallet',
  method: 'POST',
  path: '/earnings/claims/{id}/bank',
  action: 'earning.turn_to_bank',
  params: z.object({ id }),
  answer: dataOf(z.object({ net: moneyString, account: z.string() })),
  idempotent: true,
  errors: [
    'earning.in_batch',
    'earning.at_bank',
    'earning.no_bank_account',
    'earning.account_waits',
    'earning.not_now',
  ],
});
