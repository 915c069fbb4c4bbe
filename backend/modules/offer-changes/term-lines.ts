import { longDay } from '#backend/mail/long-date.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { OfferTerms } from '#contract/offer-terms.ts';
import type { PrintedSheet } from '#domain/information-sheet/sheet-differences.ts';
import { FINANCE_FIGURES, type FinanceFigure } from '#domain/issuance/project-sections.ts';
import { formatDecimal, formatMoney, formatTokens } from '#domain/money/format.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import type { Day } from '#domain/time/zone.ts';
import { TERM_WORDS } from './term-words.ts';

/** The terms of an offer as people read them in one language: what a change of them is told by. */
export function termLines(
  { customization: { currency } }: Pick<CallTenant, 'customization'>,
  issuance: Pick<IssuanceRow, 'price'>,
  terms: OfferTerms,
  lang: Language,
): PrintedSheet {
  const words = TERM_WORDS[lang];
  const style = { symbol: currency.symbol, symbolPosition: currency.symbol_position };
  const day = (each: Day | null) => (each === null ? '' : longDay(new Date(`${each}T12:00:00Z`), 'UTC', lang));
  const size = (tokens: number) =>
    words.tokens(formatTokens(tokens, lang), formatMoney(amountOf(tokens, priceOf(issuance.price)), style, lang));
  const figure = (name: FinanceFigure): string => {
    const value = terms.finance[name];
    if (value === null) return '';
    if (name === 'term_months' || name === 'pay_every_months') return words.months(value);
    if (name === 'pre_money_valuation')
      return style.symbolPosition === 'before'
        ? `${style.symbol}${formatDecimal(value, lang)}`
        : `${formatDecimal(value, lang)}\u00a0${style.symbol}`;
    return `${formatDecimal(value, lang)}${lang === 'es' ? '\u00a0%' : '%'}`;
  };
  const rows = [
    { label: words.ends_on, value: day(terms.ends_on) },
    { label: words.token_expires_on, value: day(terms.token_expires_on) },
    { label: words.tokens_for_sale, value: size(terms.tokens_for_sale) },
    { label: words.soft_cap_tokens, value: terms.soft_cap_tokens > 0 ? size(terms.soft_cap_tokens) : words.none },
    { label: words.min_tokens, value: size(terms.min_tokens) },
    { label: words.max_tokens, value: size(terms.max_tokens) },
    { label: words.headline_return, value: localized(terms.headline_return, lang) },
    ...FINANCE_FIGURES.map((name) => ({ label: words.finance[name], value: figure(name) })),
    { label: words.repayment, value: terms.repayment ? words.repaid[terms.repayment] : '' },
    ...terms.terms.map(({ label, value }) => ({ label: localized(label, lang), value: localized(value, lang) })),
    ...terms.risks.map((risk, at) => ({ label: words.risk(at + 1), value: localized(risk, lang) })),
  ];
  return { sections: [{ title: words.section, rows, tables: [] }] };
}
