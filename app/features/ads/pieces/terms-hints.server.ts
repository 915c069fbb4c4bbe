import type { SignedInVisit } from '#app/session/visit.ts';
import type { AdChoiceJson } from '#contract/ad.ts';
import type { AdType } from '#domain/bulletin/ad.ts';

/** What stands beside the fields of an ad's terms. @param available tokens that may be named */
export function termsHints(
  { t, format, customization }: SignedInVisit,
  { type, choice, available }: { type: AdType; choice: AdChoiceJson; available: number },
) {
  const { symbol, symbol_position: position } = customization.currency;
  return {
    symbol: choice.issuance.symbol,
    currency: symbol,
    position,
    tokens: t(`ads:hint.tokens.${type}`, { count: available, tokens: format.tokens(available) }),
    price: t('ads:hint.price', { min: format.price(choice.price_min), max: format.price(choice.price_max) }),
  };
}
export type TermsHints = ReturnType<typeof termsHints>;

/** Tokens that an ad of this kind may name. */
export function availableFor(type: AdType, { free, supply }: AdChoiceJson): number {
  return type === 'SELL' ? free : supply;
}
