import { z } from 'zod';
import { SALE_PAYMENTS } from '#domain/bulletin/offer.ts';
import { PAYMENT_METHODS } from '#domain/investment/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText, moneyString, pageOf, pageQuery, priceString } from './envelope.ts';

/** Where tokens were bought: from the issuer in an offer, or from another holder by the bulletin board. */
export const PURCHASE_KINDS = ['OFFER', 'BOARD'] as const;

/** Tokens that a person has bought and paid for. */
const purchase = z.object({
  /** Of the order, or of the agreement on the board. */
  id,
  kind: z.enum(PURCHASE_KINDS),
  /** The order's reference, or that of the transfer that moved the tokens. */
  reference: z.string(),
  issuance: z.object({ id, title: localizedText, symbol: z.string() }),
  /** When the money came in, or on the board the tokens went over. */
  at: instant,
  tokens: z.number().int(),
  price: priceString,
  /** Tokens × price. */
  amount: moneyString,
  fee: moneyString,
  /** Amount and fee. */
  total: moneyString,
  /** How it was paid: of an order its method; on the board by the balance, or between the two people. */
  method: z.enum([...PAYMENT_METHODS, ...SALE_PAYMENTS]).nullable(),
  /** The tokens are the buyer's; of an order that was paid they may have still to be issued. */
  delivered: z.boolean(),
});
export type PurchaseJson = z.output<typeof purchase>;

/** What the caller has bought, newest first. Orders that were cancelled and paid back are none. */
export const listPurchases = endpoint({
  id: 'listPurchases',
  summary: "The investor's purchases",
  method: 'GET',
  path: '/purchases',
  caller: 'investor',
  query: pageQuery,
  answer: pageOf(purchase),
});

/** One of them with its buyer, for its receipt. 404 for somebody else's. */
export const getPurchase = endpoint({
  id: 'getPurchase',
  summary: 'One purchase of the investor',
  method: 'GET',
  path: '/purchases/{id}',
  caller: 'investor',
  params: z.object({ id }),
  answer: dataOf(purchase.extend({ buyer: z.string() })),
});
