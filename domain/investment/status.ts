/** Every status of an investment (specification, section 4; "closed" is written CLOSED). */
export const INVESTMENT_STATUSES = [
  'RESERVED',
  'CREATED',
  'ACCEPTED',
  'METHOD_PAYMENT',
  'CREDIT_CARD',
  'IN_UPLOAD_PROOF_OF_PAYMENT',
  'PROOF_OF_PAYMENT_UPLOADED',
  'IN_UPDATE_CREDIT_CARD',
  'IN_UPDATE_TPV',
  'CARD_REGISTRATION_UPDATED',
  'CHARGED',
  'SIGNED_PENDING',
  'SIGNED',
  'PAYMENT_ERROR',
  'MINTED',
  'CLOSED',
  'CANCELED',
] as const;
export type InvestmentStatus = (typeof INVESTMENT_STATUSES)[number];

/** Tabs of an investor's list (specification, section 2; domain.md, section 3). */
export const INVESTMENT_TABS = [
  'preordered',
  'ordered',
  'disbursed',
  'signed',
  'closed',
  'canceled',
  'minted',
] as const;
export type InvestmentTab = (typeof INVESTMENT_TABS)[number];

/** Ways to pay (specification, section 1). Balance is applied first; the rest goes by the chosen one. */
export const PAYMENT_METHODS = ['BANK_TRANSFER', 'CARD', 'CARD_TERMINAL', 'BIZUM', 'ETH', 'BALANCE'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
