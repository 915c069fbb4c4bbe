import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listTokens } from '#contract/tokens.ts';
import type { TokenLabel } from '#domain/issuance/token-label.ts';

type Token = AnswerOf<typeof listTokens>['data'][number];

/** What stands where a figure does not apply, or nobody knows it. */
export const DASH = '—';

/** Hundredths of a per cent as a per cent's text. */
const percentOf = (hundredths: number) => (hundredths / 100).toFixed(2);

const LABEL_TONE = { candidacy: 'neutral', offered: 'progress', financed: 'positive', unfinanced: 'negative' } as const;

/** The card's label of a token. */
export function labelChip({ t }: SignedInVisit, label: TokenLabel) {
  return { label: t(`tokens:label.${label}`), tone: LABEL_TONE[label] };
}

/** The columns of the token table (specification, section 3) as texts, an em dash where one does not apply. */
export function figureTexts({ format }: SignedInVisit, token: Token) {
  const money = (amount: string | null) => (amount === null ? DASH : format.money(amount));
  const rate = (hundredths: number | null) => (hundredths === null ? DASH : format.percent(percentOf(hundredths)));
  return {
    lastPrice: format.price(token.last_price),
    assetValue: money(token.asset_value),
    maxSupply: format.tokens(token.max_supply),
    marketCap: money(token.market_cap),
    equityShare: rate(token.equity_share),
    outstandingDebt: money(token.outstanding_debt),
    maturity: token.maturity === null ? DASH : format.date(token.maturity),
    interest: rate(token.interest),
    coupons: token.coupons === null ? DASH : format.tokens(token.coupons),
    facePrice: token.face_price === null ? DASH : format.price(token.face_price),
    maturityRate: rate(token.maturity_rate),
    nextCoupon: token.next_coupon === null ? DASH : format.date(token.next_coupon),
    supply: format.tokens(token.supply),
  };
}
