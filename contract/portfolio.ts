import { z } from 'zod';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { NO_RATE_CAUSES } from '#domain/returns/returns.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, localizedText, moneyString, priceString } from './envelope.ts';
import { identityWait, investment } from './investment.ts';

/** What came of what was put in, net of fees and of tax withheld. */
const returns = z.object({
  /** Of the payments, beside what the tokens cost. */
  fees: moneyString,
  /** Net, capital that came back included. */
  received: moneyString,
  withheld: moneyString,
  /** Capital that came back. */
  returned: moneyString,
  /** Capital that was put in and did not come back. */
  outstanding: moneyString,
  /** Per cent a year (XIRR, days over 365): payments with their fees, what came net, and today's worth. Null with its cause. */
  annual_percent: moneyString.nullable(),
  no_rate: z.enum(NO_RATE_CAUSES).nullable(),
  /** What came and what is there for one unit paid, two decimals. */
  multiple: moneyString.nullable(),
});

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
  /** tokens × last price, less capital that came back since that price was set. */
  value: moneyString,
  put_in: moneyString,
  returns,
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
      /** Of everything that was ever held. */
      returns,
      /** Paid but not minted yet. */
      in_progress: moneyString,
      holdings: z.array(holding),
      /** Month ends (and today): value of the holdings, money put in and net money received so far. */
      history: z.array(z.object({ on: day, value: moneyString, put_in: moneyString, received: moneyString })),
      /** Orders that wait for the investor, most urgent first. */
      to_finish: z.array(investment),
      /** Every order that is neither finished nor a mere interest, newest first: what is on its way, whoever acts. */
      under_way: z.array(investment),
      identity_wait: identityWait,
      /** Votes of token holders that are open, in which the caller has a say and has not voted; what ends first stands first. */
      open_votes: z
        .array(
          z.object({
            issuance: z.object({ id, title: localizedText }),
            question: localizedText,
            closes_at: instant,
            /** Their weight. */
            tokens: z.number().int(),
          }),
        )
        .default([]),
    }),
  ),
});
