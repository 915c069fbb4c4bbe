import { longDay } from '#backend/mail/long-date.ts';
import type { SheetText } from '#backend/modules/information-sheet/printed-sheet.ts';
import { type CurrencyStyle, formatMoney, formatPercent } from '#domain/money/format.ts';
import { centsOf } from '#domain/money/money.ts';
import type { CertificateContent, CertifiedSums } from '#domain/tax/certificate.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import { CERTIFICATE_WORDS } from './certificate-words.ts';

interface Paper {
  content: CertificateContent;
  version: number;
  issuedAt: Date;
}

interface House {
  lang: Language;
  /** As papers name the tenant today. */
  platform: NonNullable<CertificateContent['house']>;
  currency: CurrencyStyle;
  timeZone: string;
}

/** A certificate as it is printed: who, what each issuer paid, and the whole year. */
export function certificateText({ content, version, issuedAt }: Paper, house: House): SheetText {
  const { lang, currency, timeZone } = house;
  const platform = content.house ?? house.platform;
  const words = CERTIFICATE_WORDS[lang];
  const { year, holder, payers, sums, provisional } = content;
  const money = (text: string) => formatMoney(centsOf(text), currency, lang);
  const { head } = words;
  const sumCells = (of: CertifiedSums, rate: string) => [
    money(of.gross),
    money(of.capital),
    rate,
    money(of.withheld),
    money(of.net),
  ];
  const heads = [head.what, head.gross, head.capital, head.rate, head.withheld, head.net];
  const section = (title: string) => ({ part: null, title, paragraphs: [], rows: [], tables: [] });
  return {
    lang,
    title: words.title(year),
    line: words.line(year, version, longDay(issuedAt, timeZone, lang)),
    disclaimer: [...(provisional ? [words.provisional] : []), ...(version > 1 ? [words.replaces(version - 1)] : [])],
    sections: [
      {
        ...section(words.holder),
        paragraphs: [words.said],
        rows: [
          { label: words.name, value: holder.name },
          { label: words.taxNumber, value: holder.taxNumber || '—' },
          { label: words.country, value: holder.country || '—' },
        ],
      },
      ...payers.map((payer) => ({
        ...section(words.payer(payer.name, payer.taxNumber)),
        tables: [
          {
            caption: words.caption(payer.name),
            head: heads,
            rows: [
              ...payer.lines.map((line) => [
                `${words.kind[line.kind]} · ${localized(line.project, lang)}`,
                ...sumCells(line, formatPercent(BigInt(line.rate), lang)),
              ]),
              [words.total, ...sumCells(payer.sums, '')],
            ],
          },
        ],
      })),
      {
        ...section(words.all),
        paragraphs: [words.by(words.payer(platform.name, platform.taxNumber)), ...words.notes],
        rows: [
          { label: head.gross, value: money(sums.gross) },
          { label: head.capital, value: money(sums.capital) },
          { label: head.withheld, value: money(sums.withheld) },
          { label: head.net, value: money(sums.net) },
        ],
      },
    ],
  };
}
