import { LANGUAGES, type Language } from '#domain/tenant/language.ts';
import { type OfferKind, partsOf, questionsOf, type SheetPart, type YEAR_FIGURES } from './sheet-questions.ts';

/** Figures of a year as plain decimals; empty: not known. */
export type YearFigures = Record<(typeof YEAR_FIGURES)[number] | 'year', string>;
export type SheetAnswer = string | Record<Language, string> | YearFigures[];
/** By part and question; what nobody has answered is absent. */
export type SheetAnswers = Partial<Record<SheetPart, Record<string, SheetAnswer>>>;

/** One answer that a sheet still lacks; `lang` null: in both languages, or one for which they do not matter. */
interface MissingAnswer {
  part: SheetPart;
  key: string;
  lang: Language | null;
}

/** Every answer that an offer's sheet still lacks, part by part. Figures of fewer than three years need the reason. */
export function missingAnswers(answers: SheetAnswers, offer: OfferKind): MissingAnswer[] {
  return partsOf(offer).flatMap((part) => {
    const given = answers[part] ?? {};
    return questionsOf(part, offer).flatMap(({ key, kind, optional }): MissingAnswer[] => {
      const needed = !optional || (key === 'no_years' && !hasThreeYears(given.years));
      if (!needed) return [];
      if (kind !== 'text') return isBlank(given[key]) ? [{ part, key, lang: null }] : [];
      const lacking = LANGUAGES.filter((lang) => isBlank(inOne(given[key], lang)));
      return lacking.length === LANGUAGES.length
        ? [{ part, key, lang: null }]
        : lacking.map((lang) => ({ part, key, lang }));
    });
  });
}

/** A text in one language; of what is the same in both, the same. */
export function inOne(answer: SheetAnswer | undefined, lang: Language): string {
  if (typeof answer === 'string') return answer;
  return answer && !Array.isArray(answer) ? (answer[lang] ?? '') : '';
}

/** The years of an answer, none where there are none. */
export const yearsOf = (answer: SheetAnswer | undefined): YearFigures[] => (Array.isArray(answer) ? answer : []);

const hasThreeYears = (answer: SheetAnswer | undefined) => yearsOf(answer).length >= 3;

function isBlank(answer: SheetAnswer | undefined): boolean {
  return typeof answer !== 'string' || !/[\p{L}\p{N}]/u.test(answer);
}
