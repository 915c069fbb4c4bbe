import { z } from 'zod';
import { ISSUANCE_STATUSES, MINTING_STRATEGIES, PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { TOKEN_LABELS } from '#domain/issuance/token-label.ts';
import { endpoint } from './endpoint.ts';
import {
  dataOf,
  day,
  id,
  instant,
  localizedText,
  moneyString,
  pageOf,
  pageQuery,
  priceString,
  searched,
  sortOf,
} from './envelope.ts';

/** Columns that the list can be sorted by. */
export const TOKEN_SORTS = ['symbol', 'supply'] as const;

/** Hundredths of a per cent. */
const rate = z.number().int().nullable();

/** The token table (specification, section 3), as domain/issuance/token-figures.ts counts it; null: it does not apply, or nobody knows. */
const tokenRow = z.object({
  /** The issuance's: a project has one token. */
  id,
  title: localizedText,
  issuer_name: z.string(),
  name: z.string(),
  symbol: z.string(),
  product_type: z.enum(PRODUCT_TYPES),
  status: z.enum(ISSUANCE_STATUSES),
  label: z.enum(TOKEN_LABELS),
  last_price: priceString,
  asset_value: moneyString.nullable(),
  max_supply: z.number().int(),
  /** Tokens in hands. */
  supply: z.number().int(),
  market_cap: moneyString,
  equity_share: rate,
  outstanding_debt: moneyString.nullable(),
  maturity: day.nullable(),
  interest: rate,
  coupons: z.number().int().nullable(),
  face_price: priceString.nullable(),
  maturity_rate: rate,
  next_coupon: day.nullable(),
});

/** Tokens of the tenant for its managers, of their own projects for issuers. */
export const listTokens = endpoint({
  id: 'listTokens',
  summary: 'Tokens as managers (all) and issuers (own) see them',
  method: 'GET',
  path: '/managed/tokens',
  caller: 'issuer-or-manager',
  query: pageQuery.extend({
    q: searched,
    product_type: z.enum(PRODUCT_TYPES).optional(),
    label: z.enum(TOKEN_LABELS).optional(),
    sort: sortOf(TOKEN_SORTS),
  }),
  answer: pageOf(tokenRow),
});

/** One token with what makes it next and what was made; 404 for an issuer who asks for another's. */
export const getToken = endpoint({
  id: 'getToken',
  summary: 'The sheet of a token',
  method: 'GET',
  path: '/managed/tokens/{id}',
  caller: 'issuer-or-manager',
  params: z.object({ id }),
  answer: dataOf(
    tokenRow.extend({
      strategy: z.enum(MINTING_STRATEGIES),
      campaign_ends_at: instant.nullable(),
      soft_cap: moneyString,
      /** Money that can no longer be taken back: what the soft cap counts. */
      firm: moneyString,
      holders: z.number().int(),
      /** Paid orders whose tokens are not made yet. */
      waiting: z.number().int(),
      /** What the token still lacks before it can be sold. */
      missing: z.array(z.enum(['token_name', 'token_symbol', 'tokens_for_sale'])),
      /** The last orders whose tokens were made, newest first. */
      mints: z.array(z.object({ id, at: instant, tokens: z.number().int(), amount: moneyString, holder: z.string() })),
      /** Whether there are older ones. */
      more_mints: z.boolean(),
    }),
  ),
});
