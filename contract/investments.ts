import { z } from 'zod';
import { INVESTMENT_STATUSES, INVESTMENT_TABS, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { CHAIN_ACT_STATES } from '#domain/issuance/chain-act.ts';
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
  soughtId,
} from './envelope.ts';
import { historyEntry } from './history.ts';
import { identityWait, investment, managedInvestment, managedOrder } from './investment.ts';
import { refundTransfer } from './refund.ts';

/** The investor's own, newest first, with how many stand in each tab. */
export const listInvestments = endpoint({
  id: 'listInvestments',
  summary: "The investor's investments",
  method: 'GET',
  path: '/investments',
  action: 'investment.read_own',
  query: pageQuery.extend({ q: searched, tab: z.enum(INVESTMENT_TABS).optional() }),
  answer: pageOf(investment).extend({
    tabs: z.record(z.enum(INVESTMENT_TABS), z.number().int()),
    identity_wait: identityWait,
  }),
});

export const getInvestment = endpoint({
  id: 'getInvestment',
  summary: 'One investment of the investor',
  method: 'GET',
  path: '/investments/{id}',
  caller: 'investor',
  params: z.object({ id }),
  answer: dataOf(investment),
});

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
  /** The hash of the transaction that made its tokens on the chain, how far it is, and its page at the explorer where one is known; null where none was sent. */
  transaction: z
    .object({ hash: z.string(), state: z.enum(CHAIN_ACT_STATES), page: z.string().nullable().default(null) })
    .nullable()
    .default(null),
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
    issuance: soughtId.optional(),
    method: z.enum(PAYMENT_METHODS).optional(),
    /** What the manager's inbox links to. */
    waiting: z.enum(['proof', 'mint', 'refund']).optional(),
    from: nearDay.optional(),
    to: nearDay.optional(),
    /** At most 100 ids with commas between: the rows that a manager has ticked. */
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(soughtId).max(100))
      .optional(),
  }),
  answer: pageOf(managedOrder).extend({
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
