import { longDay } from '#backend/mail/long-date.ts';
import type { SheetText } from '#backend/modules/information-sheet/printed-sheet.ts';
import { standingOf } from '#domain/legitimation/legitimation.ts';
import { formatTokens } from '#domain/money/format.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import type { Day } from '#domain/time/zone.ts';
import type { LegitimationRow } from './legitimations.repository.ts';
import { PAPER_WORDS } from './paper-words.ts';

interface House {
  lang: Language;
  platform: string;
  timeZone: string;
  today: Day;
  /** Where whoever gets the paper asks whether it stands, and with what. */
  check: { address: string; code: string };
}

/** A certificate as it is printed: what stands in the register, for what and until when. One that is over says so on top. */
export function paperText(row: LegitimationRow, { lang, platform, timeZone, today, check }: House): SheetText {
  const words = PAPER_WORDS[lang];
  const { issuer, project, token, reference, holder, keeper, detail } = row.content;
  const issued = longDay(row.issuedAt, timeZone, lang);
  const until = longDay(new Date(`${row.validUntil}T12:00:00Z`), 'UTC', lang);
  const standing = standingOf(row, today);
  const section = (title: string, rows: readonly (readonly [string, string])[]) => ({
    part: null,
    title,
    paragraphs: [] as string[],
    rows: rows.map(([label, value]) => ({ label, value: value || '—' })),
    tables: [],
  });
  return {
    lang,
    title: words.title,
    line: words.line(row.number, issued),
    disclaimer: standing === 'STANDS' ? [] : [words.over[standing]],
    sections: [
      {
        ...section(words.certified, [
          [words.issuer, issuer.name],
          [words.issuerNumber, issuer.taxNumber],
          [words.issuance, localized(project, lang)],
          [words.token, [token.name, token.symbol].filter(Boolean).join(' · ')],
          ...(reference ? ([[words.reference, reference]] as const) : []),
          [words.tokens, formatTokens(row.tokens, lang)],
          [words.registered, issued],
        ]),
        paragraphs: [words.said(keeper)],
      },
      section(words.holder, [
        [words.name, holder.name],
        [words.number, holder.taxNumber],
      ]),
      {
        ...section(words.use, [
          [words.purpose, `${words.purposes[row.purpose]}: ${detail}`],
          [words.until, until],
          [words.keeper, keeper],
        ]),
        paragraphs: words.notes,
      },
      {
        ...section(words.check, [
          [words.checkAddress, check.address],
          [words.checkNumber, String(row.number)],
          [words.checkCode, check.code],
        ]),
        paragraphs: [words.checkText(platform)],
      },
    ],
  };
}
