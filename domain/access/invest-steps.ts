/** The steps under `/invest/{slug}`; "aditional" is the address's own spelling (specification, section 2). */
export const INVEST_STEPS = [
  'invest',
  'sign',
  'initial-test',
  'identification',
  'method-payment',
  'payment-error',
  'payment-success',
  'payment-bankwire',
  'payment-creditcard',
  'congratulations',
  'declare-interest',
  'type-of-investor',
  'account-information',
  'aditional-information',
  'contribution-breakdown',
  'simulation-loss-bearing-capacity',
] as const;
export type InvestStep = (typeof INVEST_STEPS)[number];
