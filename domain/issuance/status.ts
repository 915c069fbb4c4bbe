/** Default order of an issuance's phases; a tenant's `flows.project_status` overrides it (specification, section 4). */
export const ISSUANCE_STATUSES = ['DRAFT', 'PRE_CAMPAIGN', 'VALIDATING', 'CAMPAIGN', 'CLOSED'] as const;
export type IssuanceStatus = (typeof ISSUANCE_STATUSES)[number];

/** When an issuance's tokens are made (specification, section 4). */
export const MINTING_STRATEGIES = ['MANUAL', 'AT_PURCHASE', 'AT_CAMPAIGN_END', 'AT_SOFT_CAP'] as const;
export type MintingStrategy = (typeof MINTING_STRATEGIES)[number];

/** What happens to orders beyond the tokens for sale (decision record 0060): who comes too late is told so, all get a share at the end, or who comes late waits. */
export const OVERSUBSCRIPTIONS = ['FIRST_COME', 'PRO_RATA', 'WAITING_LIST'] as const;
export type Oversubscription = (typeof OVERSUBSCRIPTIONS)[number];

/** What an issuance sells; it decides which key figures its page shows. */
export const PRODUCT_TYPES = ['EQUITY', 'REAL_ESTATE', 'DEBT', 'REVENUE_SHARE'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];
