import { flatNames, flatten } from '#app/features/issuances/edit/flat-form.ts';
import { typedNumber } from '#app/forms/typed-number.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { RailStage } from '#app/ui/steps/stages.ts';
import type { InformationSheet } from '#contract/information-sheet.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { PART_TITLES } from '#domain/information-sheet/official-wording.ts';
import { INSTRUMENTS, SHEET_QUESTIONS, type SheetPart } from '#domain/information-sheet/sheet-questions.ts';
import { sheetPartForm } from './sheet-part.form.ts';

export type Area = 'manager' | 'entrepreneur';

export const offerOf = ({ product_type, answers }: InformationSheet) => ({
  productType: product_type,
  instrument: INSTRUMENTS.find((each) => each === answers.offer.instrument) ?? 'securities',
});

export const addressOf = (area: Area, id: string, part: SheetPart) =>
  `${pathTo[area].informationSheet(id)}?part=${part}`;

export function partIn(url: URL, { parts }: InformationSheet): SheetPart {
  return parts.find((part) => part === url.searchParams.get('part')) ?? 'offer';
}

export function nextPart({ parts }: InformationSheet, part: SheetPart): SheetPart | null {
  return parts[parts.indexOf(part) + 1] ?? null;
}

export function nextLabel(visit: SignedInVisit, sheet: InformationSheet, part: SheetPart): string | null {
  const next = nextPart(sheet, part);
  return next && visit.t('projects:saveNext', { name: shortTitle(visit, next) });
}

export function titleOf({ t, lang }: SignedInVisit, part: SheetPart): string {
  return part === 'offer' ? t('information_sheet:offer') : PART_TITLES[part][lang];
}

/** "Parte A. Promotor y proyecto": the regulation's own headings are too long for a rail. */
export function shortTitle({ t }: SignedInVisit, part: SheetPart): string {
  return t(`information_sheet:short.${part}`);
}

export function stagesOf(visit: SignedInVisit, area: Area, sheet: InformationSheet, here: SheetPart): RailStage[] {
  return sheet.parts.map((part) => {
    const lacks = sheet.missing.filter((one) => one.part === part).length;
    const name = shortTitle(visit, part);
    return {
      key: part,
      label: lacks > 0 ? visit.t('projects:lacks', { name, count: lacks }) : name,
      state: lacks === 0 ? 'done' : part === here ? 'now' : 'next',
      here: part === here,
      href: addressOf(area, sheet.id, part),
      steps: [],
      filled: lacks === 0 ? 1 : 0,
    };
  });
}

/** The answers of a part as its form shows them: amounts as people type them. */
export function valuesOf({ lang }: SignedInVisit, sheet: InformationSheet, part: SheetPart): Record<string, string> {
  const empty = Object.keys(sheetPartForm(part, lang).shape).map((name) => [name, '']);
  const flat = flatten(sheet.answers[part]);
  const shown = Object.entries(flat).map(([name, value]) =>
    /^years_\d_(?!year)/.test(name) && value !== ''
      ? [name, `${value.startsWith('-') ? '-' : ''}${typedNumber(value.replace(/^-/, ''), lang)}`]
      : [name, value],
  );
  const { version: _, ...values } = { ...Object.fromEntries(empty), ...Object.fromEntries(shown) } as Record<
    string,
    string
  >;
  return values;
}

export function anchorOf({ key, lang, part }: InformationSheet['missing'][number]): string {
  const kind = SHEET_QUESTIONS[part].find((question) => question.key === key)?.kind;
  return kind === 'text' ? `${key}_${lang ?? 'es'}` : key;
}

/** Names of the request's fields, below its answers, and those of the form. */
export function answerNames(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(flatNames(names)).map(([dotted, name]) => [`answers.${dotted}`, name]));
}
