import { z } from 'zod';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import { checkHiddenSigns } from '#domain/validation/hidden-signs.ts';
import { checkUnsafeText } from '#domain/validation/unsafe-text.ts';
import { day } from './envelope.ts';
import { country } from './fields.ts';

/** So many rates are kept at most: a tenant's holders live in some tens of countries. */
const MOST = 200;
/** Of the whole list as a text. */
export const MOST_SIGNS = 60_000;

/** Treaty and article, as people read them. */
const source = z
  .string()
  .trim()
  .min(1, { error: 'validator.error_null' })
  .max(200)
  .superRefine((text, context) => {
    const found = checkHiddenSigns(text) ?? checkUnsafeText(text);
    if (found) context.addIssue({ code: 'custom', params: { problem: found } });
  });

/** A rate of a treaty against double taxation, as the tenant's adviser read it there: for residents of a country, of one kind, from a day until another. */
export const treatyRate = z.object({
  country,
  kind: z.enum(DISTRIBUTION_KINDS).exclude(['CAPITAL_RETURN']),
  /** Null is both. */
  legalType: z.enum(LEGAL_TYPES).nullable().default(null),
  /** Two decimals. */
  percent: z.string().regex(/^(?:100\.00|\d{1,2}\.\d{2})$/, { error: 'validator.error_number' }),
  from: day,
  /** The last day; null: still. */
  until: day.nullable().default(null),
  source,
});
export type TreatyRateJson = z.output<typeof treatyRate>;

/** Of one of these there is one rate: a newer one takes its place. */
export const sameTreatyRate = (a: TreatyRateJson, b: TreatyRateJson) =>
  a.country === b.country && a.kind === b.kind && a.legalType === b.legalType && a.from === b.from;

const list = z
  .array(treatyRate)
  .max(MOST)
  .refine((rates) => rates.every(({ from, until }) => until === null || until >= from), {
    error: 'validator.error_date',
  })
  .refine((rates) => rates.every((rate, at) => rates.findIndex((other) => sameTreatyRate(rate, other)) === at), {
    error: 'validator.error_option',
  });

/** The rates in a text, as requests and changes of settings carry them; null where it is no such list. */
export function treatyRatesIn(text: string): TreatyRateJson[] | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const rates = list.safeParse(read);
  return rates.success ? rates.data : null;
}

/** The same the other way round: always the same text for the same rates. */
export function treatyRatesText(rates: readonly TreatyRateJson[]): string {
  return JSON.stringify(rates.map((rate) => treatyRate.parse(rate)));
}

/** The list as a field of the settings. */
export const treatyRates = z
  .string()
  .max(MOST_SIGNS)
  .refine((text) => treatyRatesIn(text) !== null, { error: 'validator.form_field_invalid' });
