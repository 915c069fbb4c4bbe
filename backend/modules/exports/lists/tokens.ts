import { listTokensRoute } from '#backend/modules/tokens/list-tokens.ts';
import { listTokens } from '#contract/tokens.ts';
import type { TOKEN_COLUMNS } from '#domain/export/token-columns.ts';
import { localized } from '#domain/tenant/language.ts';
import { exportSource } from '../exported-list.ts';

/** Tokens. */
export const TOKENS = exportSource<typeof listTokens, keyof typeof TOKEN_COLUMNS>(listTokens, listTokensRoute, {
  symbol: ({ symbol, name }) => symbol || name,
  project: ({ title }, lang) => localized(title, lang),
  product: (row) => row.product_type,
  label: ({ label }) => label,
  price: (row) => row.last_price,
  cap: (row) => row.market_cap,
  most: (row) => row.max_supply,
  supply: ({ supply }) => supply,
  asset: (row) => row.asset_value,
  equity: (row) => row.equity_share,
  debt: (row) => row.outstanding_debt,
  interest: ({ interest }) => interest,
  maturity: ({ maturity }) => maturity,
  coupons: ({ coupons }) => coupons,
  face: (row) => row.face_price,
  maturityRate: (row) => row.maturity_rate,
  next: (row) => row.next_coupon,
});
