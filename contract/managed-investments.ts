import { z } from 'zod';
import { INVESTMENT_STATUSES, INVESTMENT_TABS, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { KYC_STATUSES, LEGAL_TYPES } from '#domain/user/status.ts';
import { endpoint } from './endpoint.ts';
import {
  dataOf,
  day,
  id,
  instant,
  localizedText,
  moneyString,
  nearDay,
  pageOf,
  pageQuery,
  searched,
  someOf,
  sortOf,
} from './envelope.ts';
import { bankReference, reason } from './fields.ts';
import { historyEntry } from './history.ts';
import { managedInvestment } from './investment.ts';
import { refundTransfer } from './refund.ts';

const waiting = z.object({ count: z.number().int(), oldest_at: instant.nullable(), amount: moneyString });

/** What hangs on an order besides itself, for a manager's way on. */
const relatedToOrder = z.object({
  /** How its investor's identity stands, and as what they invest. */
  kyc_status: z.enum(KYC_STATUSES).nullable(),
  legal_type: z.enum(LEGAL_TYPES).nullable(),
  /** Movements of the account that went to it, oldest first. */
  movements: z.array(
    z.object({
      id,
      booked_on: day,
      amount: moneyString,
      is_credit: z.boolean(),
      bank_reference: z.string().nullable(),
    }),
  ),
  /** The investor's other orders. */
  others: z.object({ count: z.number().int(), amount: moneyString }),
  /** Where the investor's tokens go; the newest address. */
  wallet: z.string().nullable(),
});

/** Columns that the list can be sorted by. */
export const INVESTMENT_SORTS = ['created_at', 'amount', 'tokens'] as const;

/** Managers see the tenant's investments, issuers those of their own issuances. */
export const listManagedInvestments = endpoint({
  id: 'listManagedInvestments',
  summary: 'Investments of the tenant, filtered',
  method: 'GET',
  path: '/managed/investments',
  caller: 'issuer-or-manager',
  query: pageQuery.extend({
    q: searched,
    sort: sortOf(INVESTMENT_SORTS),
    status: someOf(INVESTMENT_STATUSES).optional(),
    tab: z.enum(INVESTMENT_TABS).optional(),
    issuance: id.optional(),
    method: z.enum(PAYMENT_METHODS).optional(),
    /** What the manager's inbox links to. */
    waiting: z.enum(['proof', 'mint', 'refund']).optional(),
    from: nearDay.optional(),
    to: nearDay.optional(),
    /** At most 100 ids with commas between: the rows that a manager has ticked. */
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(id).max(100))
      .optional(),
  }),
  answer: pageOf(managedInvestment).extend({
    /** Sum of the filtered rows' amounts; of what is to be given back where those that wait for a refund are asked for. Null: too many to be counted. */
    total_amount: moneyString.nullable(),
    inbox: z.object({ proof: waiting, mint: waiting, refund: waiting }),
    issuances: z.array(z.object({ id, title: localizedText })),
  }),
});

export const getManagedInvestment = endpoint({
  id: 'getManagedInvestment',
  summary: 'One investment for a manager or the issuer',
  method: 'GET',
  path: '/managed/investments/{id}',
  caller: 'issuer-or-manager',
  params: z.object({ id }),
  /**
   * `log`: who did what to it, newest first; an issuer reads its steps alone, with the platform's name in a manager's place. `transfer`: the refund that waits longest for a manager's
   * hand, with the whole account, which is written down as read; null where none waits, and for an issuer.
   */
  answer: dataOf(
    managedInvestment.extend({
      log: z.array(historyEntry).default([]),
      /** The referral code that the order was placed with; null without one, and for an issuer: who brought whom is between person and platform. */
      referral_code: z.string().nullable().default(null),
      transfer: refundTransfer.nullable().default(null),
      /** Null for an issuer. */
      related: relatedToOrder.nullable().default(null),
    }),
  ),
});

/** The transfer has arrived: CHARGED. The amount received must be the amount to pay. */
export const confirmProof = endpoint({
  id: 'confirmProof',
  summary: 'Confirm that a bank transfer arrived',
  method: 'POST',
  path: '/manager/investments/{id}/proof/confirm',
  action: 'investment.confirm_payment',
  params: z.object({ id }),
  body: z.object({ received: moneyString, value_date: nearDay }),
  answer: dataOf(managedInvestment),
  idempotent: true,
  errors: ['payment.amount_mismatch', 'investment.illegal_move'],
});

/** Back to the upload, with a reason that the investor reads. */
export const rejectProof = endpoint({
  id: 'rejectProof',
  summary: 'Reject a proof of payment',
  method: 'POST',
  path: '/manager/investments/{id}/proof/reject',
  action: 'investment.confirm_payment',
  params: z.object({ id }),
  body: z.object({ reason }),
  answer: dataOf(managedInvestment),
  idempotent: true,
  errors: ['investment.illegal_move'],
});

const mintResult = z.object({ id, minted: z.boolean(), refused: z.string().nullable() });

/** Each id is minted or refused with its reason; one that is minted already stays minted. */
export const mintInvestments = endpoint({
  id: 'mintInvestments',
  summary: 'Mint the tokens of paid and signed investments',
  method: 'POST',
  path: '/manager/investments/mint',
  action: 'token.mint',
  body: z.object({ ids: z.array(id).min(1).max(100) }),
  answer: dataOf(z.array(mintResult)).extend({
    /** `getMintRun` tells it again; null where it is not kept. */
    run: id.nullable().default(null),
  }),
  idempotent: true,
});

/** What became of each of the orders that a manager minted at once. */
export const getMintRun = endpoint({
  id: 'getMintRun',
  summary: 'Result of one mint by hand',
  method: 'GET',
  path: '/manager/mint-runs/{id}',
  caller: 'manager',
  params: z.object({ id }),
  answer: dataOf(z.object({ id, at: instant, by: z.string(), results: z.array(mintResult) })),
});

/** Irreversible: frees the tokens and gives the money back. */
export const cancelInvestment = endpoint({
  id: 'cancelInvestment',
  summary: 'Cancel an investment',
  method: 'POST',
  path: '/manager/investments/{id}/cancel',
  action: 'investment.cancel',
  params: z.object({ id }),
  body: z.object({ reason }),
  answer: dataOf(managedInvestment),
  idempotent: true,
  errors: ['investment.illegal_move'],
});

/** Marks a refund by bank transfer as sent: one by its id, or the one that waits longest. One that its provider sends is refused. */
export const settleRefund = endpoint({
  id: 'settleRefund',
  summary: 'Record that a refund was sent',
  method: 'POST',
  path: '/manager/investments/{id}/refund/settle',
  action: 'investment.refund',
  params: z.object({ id }),
  body: z.object({ refund_id: id.optional(), sent_on: nearDay, bank_reference: bankReference }),
  answer: dataOf(managedInvestment),
  idempotent: true,
  errors: ['investment.illegal_move'],
});
