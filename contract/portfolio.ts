import { z } from 'zod';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, localizedText, moneyString, priceString } from './envelope.ts';
import { identityWait, investment } from './investment.ts';

const holding = z.object({
  issuance: z.object({
    id,
    slug: z.string(),
    title: localizedText,
    symbol: z.string(),
    /** Last day of the token's life; null: no end. */
    expires_on: day.nullable().default(null),
    cover_url: z.string(),
    product_type: z.enum(PRODUCT_TYPES),
  }),
  tokens: z.number().int(),
  price: priceString,
  /** tokens × last price. */
  value: moneyString,
  put_in: moneyString,
});

/** What the investor owns, what it is worth, how it came to be, and what is left to do. */
export const getPortfolio = endpoint({
  id: 'getPortfolio',
  summary: "The investor's portfolio",
  method: 'GET',
  path: '/portfolio',
  caller: 'investor',
  query: z.object({ period: z.enum(['year', 'all']).default('all') }),
  answer: dataOf(
    z.object({
      value: moneyString,
      put_in: moneyString,
      balance: moneyString,
      /** Paid but not minted yet. */
      in_progress: moneyString,
      holdings: z.array(holding),
      /** Month ends (and today): value of the holdings and money put in so far. */
      history: z.array(z.object({ on: day, value: moneyString, put_in: moneyString })),
      /** Orders that wait for the investor, most urgent first. */
      to_finish: z.array(investment),
      /** Every order that is neither finished nor a mere interest, newest first: what is on its way, whoever acts. */
      under_way: z.array(investment),
      identity_wait: identityWait,
    }),
  ),
});
