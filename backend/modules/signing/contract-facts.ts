import type { PaymentMethod } from '#domain/investment/status.ts';
import type { MintingStrategy, ProductType } from '#domain/issuance/status.ts';
import type { CurrencyStyle } from '#domain/money/format.ts';
import type { Price } from '#domain/money/price.ts';
import type { Localized } from '#domain/tenant/language.ts';
import type { IdType } from '#domain/validation/id-document.ts';

/** The document that proved who somebody is; `type` and `country` (alpha-2) are null where the check was made before they were asked. */
export interface SignerDocument {
  type: IdType | null;
  number: string;
  country: string | null;
}

/** Where somebody lives or a company sits; the country (alpha-2) is named in the language of the contract. */
export interface Seat {
  /** Street, postal code and town. */
  line: string;
  country: string | null;
}

/** Who signs: a person, and the company for whom they act where the investor is one. */
export interface ContractInvestor {
  name: string;
  document: SignerDocument;
  address: Seat;
  company: { name: string; taxNumber: string; address: Seat } | null;
}

/** Every fact of an order that its contract states. Money in cents. */
export interface ContractFacts {
  reference: string;
  orderedAt: Date;
  investor: ContractInvestor;
  issuer: { name: string; city: string };
  issuance: {
    title: Localized;
    tokenName: string;
    tokenSymbol: string;
    productType: ProductType;
    mintingStrategy: MintingStrategy;
  };
  tokens: number;
  price: Price;
  amountCents: bigint;
  feeCents: bigint;
  balanceUsedCents: bigint;
  method: PaymentMethod;
  /** Null where the investor has no reflection period (sophisticated). */
  reflectionEndsAt: Date | null;
  platform: { name: string; taxNumber: string; address: string; authorisation: string };
  currency: CurrencyStyle;
  timeZone: string;
  /** The EXEU wording: investors are participants (specification, section 1). */
  exeu: boolean;
}
