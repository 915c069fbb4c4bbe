import { z } from 'zod';
import { flag } from '#app/forms/checked.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { DECIMAL_SETTINGS, fieldsOfSettings } from '#contract/setting-fields.ts';
import type { SettingValue } from '#contract/setting-values.ts';
import { decideSettings } from '#contract/settings.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import { moneyText } from '#domain/money/money.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { SettingSection } from '#domain/tenant/setting-rules.ts';

/** What a form reads by: the reader's way to write numbers, and the sign of the tenant's currency. */
interface Writing {
  lang: Language;
  symbol: string;
}

/** How many changes of the section the page knew of: a hidden field. */
const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** The name of a setting in a form; conform reads points as more than names. */
export const nameOf = (path: string) => path.replaceAll('.', '-');

/** The form of a section: its fields as the contract bounds them, switches as boxes, figures as people write them. */
export function settingForm(section: SettingSection, writing: Writing): z.ZodObject {
  const fields = Object.entries(fieldsOfSettings(section)).map(([path, field]) => [
    nameOf(path),
    field instanceof z.ZodBoolean ? flag : textField(path, field, writing),
  ]);
  return z.object({ number, ...Object.fromEntries(fields) });
}

function textField(path: string, field: z.ZodType<unknown>, { lang, symbol }: Writing): z.ZodType {
  if (!DECIMAL_SETTINGS.includes(path)) return field.safeParse('').success ? emptyable(field) : field;
  const typed = fieldOf((text) => {
    const read = parseHumanAmount(text, lang, path === 'withholdingPercent' ? '%' : symbol);
    return read.ok ? { ok: true as const, value: moneyText(read.value) } : read;
  });
  return typed.pipe(field as z.ZodType<string, string>);
}

/** A form has no empty text: a box without words is a value that is not there. */
const emptyable = (field: z.ZodType) => field.optional().transform((value) => value ?? '');

/** What the API is sent of a section's form. */
export function sentSettings(section: SettingSection, form: Record<string, unknown>): Record<string, SettingValue> {
  return Object.fromEntries(
    Object.keys(fieldsOfSettings(section)).map((path) => [path, form[nameOf(path)] as SettingValue]),
  );
}

/** The names of a section's fields as the API names them, and in its form. */
export const namesByPath = (section: SettingSection) =>
  Object.fromEntries(Object.keys(fieldsOfSettings(section)).map((path) => [path, nameOf(path)]));

/** A change that is decided: its id stands in a hidden field. */
export const decideForm = z.object({ change: decideSettings.params.shape.id });
/** The same with why not. */
export const refuseForm = decideForm.extend({ reason: decideSettings.body.shape.reason.unwrap() });
