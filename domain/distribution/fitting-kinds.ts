import { DISTRIBUTION_KINDS, type DistributionKind } from '#domain/earning/kinds.ts';
import type { ProductType } from '#domain/issuance/status.ts';

/** What holders of a product usually get, the most usual first. */
const USUAL: Readonly<Record<ProductType, readonly DistributionKind[]>> = {
  EQUITY: ['DIVIDEND', 'CAPITAL_GAIN', 'CAPITAL_RETURN'],
  REAL_ESTATE: ['RENT', 'CAPITAL_GAIN', 'CAPITAL_RETURN', 'DIVIDEND'],
  DEBT: ['INTEREST', 'CAPITAL_RETURN'],
  REVENUE_SHARE: ['SHARED_INCOME', 'CAPITAL_RETURN'],
};

/** Every kind, those that fit the product first. None is refused: a house may pay its holders a dividend, and a loan a share of what was earned. */
export function kindsByFit(product: ProductType): DistributionKind[] {
  const usual = USUAL[product];
  return [...usual, ...DISTRIBUTION_KINDS.filter((kind) => !usual.includes(kind))];
}
