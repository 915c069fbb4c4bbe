/** What money of an issuer for its holders is (specification, section 3, Earning). An instalment of a debt is INTEREST with capital given back beside it. */
export const DISTRIBUTION_KINDS = [
  'DIVIDEND',
  'INTEREST',
  'RENT',
  'CAPITAL_GAIN',
  'CAPITAL_RETURN',
  'SHARED_INCOME',
] as const;
export type DistributionKind = (typeof DISTRIBUTION_KINDS)[number];
