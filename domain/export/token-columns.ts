import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { TOKEN_LABELS } from '#domain/issuance/token-label.ts';
import type { ExportColumns } from './column.ts';

/** Tokens: what they are worth, and what they promise. */
export const TOKEN_COLUMNS = {
  symbol: { title: 'tokens:list.token', kind: 'text' },
  project: { title: 'tokens:list.project', kind: 'text' },
  product: {
    title: 'tokens:list.product',
    kind: 'word',
    words: { named: 'statuses:product', values: PRODUCT_TYPES },
  },
  label: { title: 'tokens:list.label', kind: 'word', words: { named: 'tokens:label', values: TOKEN_LABELS } },
  price: { title: 'tokens:figure.lastPrice', kind: 'price' },
  cap: { title: 'tokens:figure.marketCap', kind: 'money' },
  most: { title: 'tokens:figure.maxSupply', kind: 'number' },
  supply: { title: 'tokens:figure.supply', kind: 'number' },
  asset: { title: 'tokens:figure.assetValue', kind: 'money' },
  equity: { title: 'tokens:figure.equityShare', kind: 'share' },
  debt: { title: 'tokens:figure.outstandingDebt', kind: 'money' },
  interest: { title: 'tokens:figure.interest', kind: 'share' },
  maturity: { title: 'tokens:figure.maturity', kind: 'day' },
  coupons: { title: 'tokens:figure.coupons', kind: 'number' },
  face: { title: 'tokens:figure.facePrice', kind: 'price' },
  maturityRate: { title: 'tokens:figure.maturityRate', kind: 'share' },
  next: { title: 'tokens:figure.nextCoupon', kind: 'day' },
} as const satisfies ExportColumns;
