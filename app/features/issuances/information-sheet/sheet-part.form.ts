import { z } from 'zod';
import { flatShape } from '#app/features/issuances/edit/flat-form.ts';
import { acrossFields } from '#app/forms/across-fields.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { decideSheet } from '#contract/information-sheet.ts';
import { SHEET_FIELDS } from '#contract/information-sheet-fields.ts';
import { type SheetPart, YEAR_FIGURES, YEARS_MAX } from '#domain/information-sheet/sheet-questions.ts';
import { readDecimal } from '#domain/money/decimal.ts';
import { plainDecimal } from '#domain/money/human-number.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { Parsed } from '#domain/validation/problem.ts';

const version = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** The form of a part: its answers as the contract bounds them, amounts as people type them. */
export function sheetPartForm(part: SheetPart, lang: Language): z.ZodObject {
  const plain = z.object({ version, ...flatShape(SHEET_FIELDS[part], YEARS_MAX) });
  if (part !== 'A') return plain;
  const places = Array.from({ length: YEARS_MAX }, (_, at) => at + 1);
  const amounts = places.flatMap((place) => YEAR_FIGURES.map((figure) => `years_${place}_${figure}`));
  const form: z.ZodObject = plain.extend(Object.fromEntries(amounts.map((name) => [name, optionalAmount(lang)])));
  // Figures of no year say nothing; a block with nothing in it is left out.
  return acrossFields(form, ({ typed, refuse }) => {
    for (const place of places) {
      const hasFigures = YEAR_FIGURES.some((figure) => typed(`years_${place}_${figure}`));
      if (hasFigures && !typed(`years_${place}_year`)) refuse(`years_${place}_year`, { key: 'validator.error_null' });
    }
  });
}

const optionalAmount = (lang: Language) =>
  fieldOf((text) => readSigned(text, lang))
    .optional()
    .transform((value) => value ?? '');

/** An amount that may be below zero; empty stays empty. */
function readSigned(text: string, lang: Language): Parsed<string> {
  const trimmed = text.trim();
  const isBelow = trimmed.startsWith('-') || trimmed.startsWith('\u2212');
  const rest = isBelow ? trimmed.slice(1).trim() : trimmed;
  if (rest === '') return { ok: true, value: '' };
  const plain = plainDecimal(rest, lang);
  if (!plain.ok) return plain;
  const read = readDecimal(plain.value, { digits: 12, decimals: 2 });
  return read.ok ? { ok: true, value: `${isBelow ? '-' : ''}${plain.value}` } : read;
}

/** Handing the whole sheet in. */
export const submitForm = z.object({});
/** A manager's decision: the version that they read. */
export const approveForm = z.object({ number: version });
export const returnForm = z.object({ number: version, reason: decideSheet.body.shape.reason.unwrap() });
