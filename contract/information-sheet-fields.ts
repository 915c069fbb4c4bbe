import { z } from 'zod';
import { isLei } from '#domain/information-sheet/lei.ts';
import {
  SHEET_PARTS,
  SHEET_QUESTIONS,
  type SheetPart,
  type SheetQuestion,
  YEAR_FIGURES,
  YEARS_MAX,
} from '#domain/information-sheet/sheet-questions.ts';
import { checkUrl, URL_MAX_CHARS } from '#domain/validation/contact.ts';
import { checkHiddenSigns } from '#domain/validation/hidden-signs.ts';
import { checkNumber } from '#domain/validation/number.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

/* The answers of an information sheet, part by part, with their bounds. A draft may leave any of them empty. */

function asked<S extends z.ZodType<string>>(field: S, check: (text: string) => Problem | null): S {
  return field.superRefine((text, context) => {
    const found = check(text);
    if (found) context.addIssue({ code: 'custom', params: { problem: found } });
  });
}

const words = (max: number) =>
  asked(z.string().trim().max(max), (text) => checkHiddenSigns(text.replace(/[\r\n\t]+/g, ' '))).default('');
const YEAR = { integer: true, minDigits: 4, maxDigits: 4, min: 2000, max: 2099 } as const;
const year = asked(z.string().trim().max(20, { error: 'validator.error_number' }), (text) =>
  checkNumber(text, YEAR),
).default('');
/** An amount, below zero as well. */
const amount = z.string().regex(/^(?:-?\d{1,12}(?:\.\d{1,2})?)?$/, { error: 'validator.error_number' });
const years = z
  .array(z.object({ year, ...Object.fromEntries(YEAR_FIGURES.map((figure) => [figure, amount])) }))
  .max(YEARS_MAX);

const leiOrNothing = asked(z.string().trim().toUpperCase().max(20), (text) =>
  text === '' || isLei(text) ? null : problem('validator.error_lei'),
).default('');

/** An address of the web, or nothing. */
const link = (max: number) =>
  asked(z.string().trim().max(URL_MAX_CHARS), (text) => (text === '' ? null : checkUrl(text, { max }))).default('');

function fieldFor({ key, kind, max, options }: SheetQuestion): z.ZodType {
  if (kind === 'choice') return z.enum(['', ...(options ?? [])]).default('');
  if (kind === 'years') return years;
  if (key === 'issuer_lei') return leiOrNothing;
  if (key === 'statements_url' || key === 'website') return link(max);
  return kind === 'fact' ? words(max) : z.object({ es: words(max), en: words(max) });
}

/** The fields of each part, by the keys of its questions. */
export const SHEET_FIELDS = Object.fromEntries(
  SHEET_PARTS.map((part) => [
    part,
    z.object(Object.fromEntries(SHEET_QUESTIONS[part].map((question) => [question.key, fieldFor(question)]))),
  ]),
) as Record<SheetPart, z.ZodObject<Record<string, z.ZodType>>>;

/** The answers of one part, which says itself which one it is. */
const ofPart = (part: SheetPart) =>
  // The keys of a part are data: the compiler knows the one that names it.
  SHEET_FIELDS[part].extend({ part: z.literal(part) }) as unknown as z.ZodObject<{ part: z.ZodLiteral<SheetPart> }>;
export const sheetAnswers = z.discriminatedUnion('part', [
  ofPart('offer'),
  ofPart('A'),
  ofPart('B'),
  ofPart('C'),
  ofPart('D'),
  ofPart('E'),
  ofPart('F'),
  ofPart('G'),
  ofPart('H'),
]);
