import { longMoment } from '#backend/mail/long-date.ts';
import type { SheetText } from '#backend/modules/information-sheet/printed-sheet.ts';
import { unprintableIn } from '#backend/modules/information-sheet/unprintable.ts';
import { shareOf } from '#domain/issuance/holdings.ts';
import { type CurrencyStyle, formatMoney, formatPercent, formatPrice, formatTokens } from '#domain/money/format.ts';
import { amountOf, type Price } from '#domain/money/price.ts';
import { type Language, type Localized, localized } from '#domain/tenant/language.ts';
import { REGISTER_WORDS } from './register-words.ts';

/** A register as it stood at a moment; holders most first, named as the reader may read them. */
export interface Register {
  issuer: string;
  taxNumber: string | null;
  token: string;
  symbol: string;
  project: Localized;
  price: Price;
  /** Names are initials alone. */
  isVeiled: boolean;
  rows: readonly { name: string; tokens: number; since: Date }[];
  at: Date;
}

interface House {
  lang: Language;
  platform: string;
  currency: CurrencyStyle;
  timeZone: string;
}

/** Points: names are the longest of a row. */
const NAME_WIDTH = 205;

/** The register as it is printed: whose, of what, the sums, and one row for each holder with their part of all. */
export function registerText(register: Register, { lang, platform, currency, timeZone }: House): SheetText {
  const words = REGISTER_WORDS[lang];
  const { rows, price, at } = register;
  const supply = rows.reduce((sum, { tokens }) => sum + tokens, 0);
  const money = (tokens: number) => formatMoney(amountOf(tokens, price), currency, lang);
  const day = new Intl.DateTimeFormat(lang === 'es' ? 'es-ES' : 'en-GB', { timeZone, dateStyle: 'medium' });
  const share = (tokens: number) => formatPercent(BigInt(shareOf(tokens, supply)), lang);
  const { head } = words;
  const said = words.asOf(longMoment(at, timeZone, lang));
  const text: SheetText = {
    lang,
    title: words.title(register.symbol),
    line: `${register.issuer} · ${said}`,
    disclaimer: [said],
    sections: [
      {
        part: null,
        title: words.sums,
        paragraphs: [words.kept(platform), ...(register.isVeiled ? [words.initials] : [])],
        rows: [
          { label: words.issuer, value: register.issuer },
          { label: words.number, value: register.taxNumber ?? '—' },
          { label: words.project, value: localized(register.project, lang) },
          { label: words.token, value: `${register.token} (${register.symbol})` },
          { label: words.holders, value: formatTokens(rows.length, lang) },
          { label: words.tokens, value: formatTokens(supply, lang) },
          { label: words.price, value: formatPrice(price, currency, lang) },
          { label: words.value, value: money(supply) },
        ],
        tables: [],
      },
      {
        part: null,
        title: words.list,
        paragraphs: [rows.length > 0 ? words.rounding : words.none],
        rows: [],
        tables:
          rows.length === 0
            ? []
            : [
                {
                  caption: words.caption,
                  first: NAME_WIDTH,
                  head: [head.holder, head.since, head.tokens, head.share, head.value],
                  rows: [
                    ...rows.map(({ name, tokens, since }) => [
                      name || words.unnamed,
                      day.format(since),
                      formatTokens(tokens, lang),
                      share(tokens),
                      money(tokens),
                    ]),
                    [words.total, '', formatTokens(supply, lang), share(supply), money(supply)],
                  ],
                },
              ],
      },
    ],
  };
  return unprintableIn(text).length > 0 ? { ...text, disclaimer: [...text.disclaimer, words.unprintable] } : text;
}
