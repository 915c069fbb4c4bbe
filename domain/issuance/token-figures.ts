import type { Capital } from '#domain/debt/capital-ahead.ts';
import { readDecimal } from '#domain/money/decimal.ts';
import { amountOf, type Price } from '#domain/money/price.ts';
import { divideHalfEven } from '#domain/money/rounding.ts';
import { type Day, daysBetween } from '#domain/time/zone.ts';
import type { FinanceFigure } from './project-sections.ts';
import type { ProductType } from './status.ts';
import { couponsOf, maturityOf, nextCoupon, type TokenLife } from './token-calendar.ts';

/*
 * The columns of the token table (specification, section 3). Each has one formula here, with its unit; null is "does not apply, or nobody knows".
 */

export interface TokenFacts {
  productType: ProductType;
  tokensForSale: number;
  /** Tokens in hands, as the ledger has them. */
  supply: number;
  /** Of the offer. */
  price: Price;
  /** The last one that is known, else the one of the offer. */
  lastPrice: Price;
  /** As the issuer wrote them: decimals, months. */
  finance: Record<FinanceFigure, string | null>;
  expiresOn: Day | null;
  closedOn: Day | null;
  today: Day;
  /** Capital that is still owed to the holders (domain/debt/outstanding.ts). DEBT; null where nobody knows. */
  outstandingCents: bigint | null;
  /** The same by the days on which it comes back (domain/debt/capital-ahead.ts). DEBT; null where no schedule was agreed. */
  capitalAhead: readonly Capital[] | null;
}

/** Money in cents, rates in hundredths of a per cent. */
interface TokenFigures {
  lastPrice: Price;
  /** What the whole company or asset is worth by the token's price: all tokens × last price ÷ the share that they are. EQUITY, REAL_ESTATE. */
  assetValueCents: bigint | null;
  /** All tokens that can ever be made: those of the offer. */
  maxSupply: number;
  /** Tokens in hands × last price, whatever was paid back: what the market says, not what is owed. */
  marketCapCents: bigint;
  /** The share that all tokens are. EQUITY, REAL_ESTATE. */
  equityShare: bigint | null;
  /** Capital that is still owed to the holders; tokens in hands × face price where nobody knows what was given back. DEBT. */
  outstandingDebtCents: bigint | null;
  maturity: Day | null;
  /** A year's, of the face price. DEBT. */
  interest: bigint | null;
  /** How many payments there are in its life. DEBT. */
  coupons: number | null;
  /** What is paid back for one token at maturity: the price of the offer. DEBT. */
  facePrice: Price | null;
  /** A year's, for who buys at the last price and keeps it to the end (`maturityRate`). DEBT. */
  maturityRate: bigint | null;
  nextCoupon: Day | null;
}

const FOUR_PLACES = { digits: 12, decimals: 4 };
const YEAR_DAYS = 365n;
const WHOLE = 10_000n;

/** All figures of a token. */
export function tokenFigures(facts: TokenFacts): TokenFigures {
  const { productType, tokensForSale, supply, price, lastPrice, finance, today, outstandingCents } = facts;
  const ahead = facts.capitalAhead;
  const isDebt = productType === 'DEBT';
  const isShare = productType === 'EQUITY' || productType === 'REAL_ESTATE';
  const life = lifeOf(facts);
  const maturity = maturityOf(life);
  const share = isShare ? hundredths(finance.share_percent) : null;
  const interest = isDebt ? hundredths(finance.annual_interest_percent) : null;
  return {
    lastPrice,
    assetValueCents: share ? divideHalfEven(amountOf(tokensForSale, lastPrice) * WHOLE, share) : null,
    maxSupply: tokensForSale,
    marketCapCents: amountOf(supply, lastPrice),
    equityShare: share,
    outstandingDebtCents: isDebt ? (outstandingCents ?? amountOf(supply, price)) : null,
    maturity,
    interest,
    coupons: isDebt ? couponsOf(life) : null,
    facePrice: isDebt ? price : null,
    maturityRate:
      interest === null ? null : maturityRate({ interest, face: price, paid: lastPrice, today, maturity, ahead }),
    nextCoupon: nextCoupon(life, today),
  };
}

/**
 * The simple yield, in hundredths of a per cent a year: (interest of a year + (face price − price paid) ÷ years left) ÷ price paid, a year of 365 days. Where capital
 * comes back in parts, the years left are the average life, each part's days weighted by it (simple yield to average life, as sinking-fund debts are quoted); all at
 * the end, both are one. Prices are of the capital still owed: at par it is the interest itself, whatever came back already. Null behind the end, where nothing is
 * owed any more, and where a price off par has no end to be counted to.
 * @param ahead capital that is still owed, by its days; null where it is not known to come back but at `maturity`
 */
export function maturityRate({
  interest,
  face,
  paid,
  today,
  maturity,
  ahead = null,
}: {
  interest: bigint;
  face: Price;
  paid: Price;
  today: Day;
  maturity: Day | null;
  ahead?: readonly Capital[] | null;
}): bigint | null {
  if (paid <= 0n) return null;
  const parts = ahead ?? (maturity === null ? null : [{ on: maturity, cents: 1n }]);
  if (parts === null) return face === paid ? interest : null;
  const owed = parts.reduce((sum, { cents }) => sum + cents, 0n);
  const days = parts.reduce((sum, { on, cents }) => sum + BigInt(daysBetween(today, on)) * cents, 0n);
  if (days <= 0n) return null;
  if (face === paid) return interest;
  return divideHalfEven(interest * face * days + (face - paid) * YEAR_DAYS * WHOLE * owed, paid * days);
}

/** What a token's life is counted by. */
function lifeOf({ finance, expiresOn, closedOn }: Pick<TokenFacts, 'finance' | 'expiresOn' | 'closedOn'>): TokenLife {
  return {
    closedOn,
    expiresOn,
    termMonths: monthsOf(finance.term_months),
    payEveryMonths: monthsOf(finance.pay_every_months),
  };
}

const monthsOf = (text: string | null) => (text === null ? null : Number(text));

/** A per cent with at most four places in hundredths, rounded half-even; null for none and for zero. */
function hundredths(text: string | null): bigint | null {
  const read = text === null ? null : readDecimal(text, FOUR_PLACES);
  return read?.ok && read.value > 0n ? divideHalfEven(read.value, 100n) : null;
}
