import type { Repayment } from '#domain/debt/schedule.ts';
import type { Sector } from '#domain/issuance/sector.ts';
import type { IssuanceStatus, MintingStrategy, ProductType } from '#domain/issuance/status.ts';

/** A text of the demo data: always written in both languages. */
export interface Bilingual {
  es: string;
  en: string;
}

/** A moment as whole days from the day of the seed: -30 is a month ago, 12 is in twelve days. */
type DayOffset = number;

export interface ProjectDocument {
  title: Bilingual;
  /** `public` opens to anyone, `hidden` to signed-in people. */
  access: 'public' | 'hidden';
  kind: 'information-sheet' | 'deck' | 'financials' | 'contract' | 'licence' | 'report' | 'valuation';
  /** Pages of the PDF that the seed may make; an information sheet has at most 6. */
  pages: number;
  expires?: DayOffset;
}

interface ProjectUpdate {
  day: DayOffset;
  title: Bilingual;
  /** HTML: paragraphs and lists only. */
  body: Bilingual;
}

interface ProjectQuestion {
  askedDay: DayOffset;
  question: Bilingual;
  /** Null: still waiting for the issuer. */
  answer: Bilingual | null;
  answeredDay: DayOffset | null;
}

/** New terms that wait for a manager's yes. */
interface ProjectChange {
  day: DayOffset;
  /** The day on which the campaign is to end instead. */
  end: DayOffset;
  /** The smallest sum of tokens with which it is to go ahead instead; absent where it stays. */
  softCap?: number;
  explanation: Bilingual;
}

/** Money already shared out over the holders of a closed project, oldest first. */
interface ProjectDistribution {
  day: DayOffset;
  kind: 'COUPON' | 'RENT' | 'DIVIDEND' | 'REVENUE_SHARE' | 'CAPITAL_RETURN';
  /** Gross over all holders, decimal string with two places in the tenant's currency. */
  gross: string;
  concept: Bilingual;
}

/** One demo project, ready to be written into the database. Money is in the tenant's currency. */
export interface ProjectContent {
  slug: string;
  /** The issuer's own reference, or null. */
  clientUuid: string | null;
  status: IssuanceStatus;
  title: Bilingual;
  /** Under 50 characters (specification, section 5). */
  slogan: Bilingual;
  sector: Sector;
  productType: ProductType;
  /** Its information sheet offers a loan, of which this is the security; absent: securities. */
  loan?: { security: Bilingual };
  location: string;
  issuer: { name: string; taxNumber: string; city: string };
  shortDescription: Bilingual;
  /** HTML of p, h3, ul, li, strong, table; made by `prose`. */
  sections: {
    description: Bilingual;
    product: Bilingual;
    market: Bilingual;
    competitors: Bilingual;
    businessModel: Bilingual;
    projections: Bilingual;
  };
  /** The one figure that sums up the offer. */
  headlineReturn: Bilingual;
  /** Labelled figures of the offer as its page shows them. */
  terms: readonly { label: Bilingual; value: Bilingual }[];
  /** The same facts for arithmetic; decimals as strings, absent where they make no sense for the product. */
  finance: {
    annualInterestPercent?: string;
    expectedAnnualReturnPercent?: string;
    termMonths?: number;
    /** Months between two payments to holders. */
    payEveryMonths?: number;
    preMoneyValuation?: string;
    /** Part of the capital, or of the revenue, that all tokens for sale stand for. */
    sharePercent?: string;
    /** How a debt is paid back; absent where it is neither of these. */
    repayment?: Repayment;
  };
  token: {
    name: string;
    symbol: string;
    /** Decimal string, at most six decimals. */
    price: string;
    forSale: number;
    minPerOrder: number;
    maxPerOrder: number;
    /** Below this number of tokens at the end, all is refunded. */
    softCap: number;
    minting: MintingStrategy;
  };
  /** Null where the dates are not set yet. */
  campaign: { start: DayOffset; end: DayOffset } | null;
  createdDay: DayOffset;
  /** What the seed should reach: tokens paid or held by orders, the people behind them, and declared interest without an order. */
  demand: { tokens: number; investors: number; interested: number };
  risks: readonly Bilingual[];
  team: readonly { name: string; role: Bilingual; bio: Bilingual }[];
  documents: readonly ProjectDocument[];
  updates: readonly ProjectUpdate[];
  questions: readonly ProjectQuestion[];
  distributions: readonly ProjectDistribution[];
  /** Of a campaign that has begun; absent: nothing is to change. */
  change?: ProjectChange;
  introVideo: { provider: 'youtube' | 'vimeo'; id: string } | null;
  /** Address below the dashboard's root, an SVG made for this project; 1200 × 630 artboard. A JPEG of the same name and size stands beside it, for links. */
  cover: { url: string; alt: Bilingual };
}
