import { z } from 'zod';
import { nearDays } from '#domain/time/near-day.ts';
import { checkDate } from '#domain/validation/date.ts';

/** A problem with one field: a text key of the dashboard's language files and what to fill it with. */
export const fieldProblem = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type FieldProblem = z.infer<typeof fieldProblem>;

/**
 * Every refusal's body. `error` is a stable code such as `investment.sold_out` (text key `api_errors:investment.sold_out`),
 * `fields` ties problems to the fields of the request, `hide_error` keeps the toast away (specification, section 8).
 */
export const errorBody = z.object({
  error: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  fields: z.record(z.string(), fieldProblem).optional(),
  hide_error: z.boolean().optional(),
  request_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** `{ data }` around an answer. */
export function dataOf<T extends z.ZodType>(shape: T) {
  return z.object({ data: shape });
}

const pageMeta = z.object({
  per_page: z.number().int(),
  /** How many rows there are with these filters, as far as they were counted. */
  total: z.number().int(),
  /** There are more than `total`. */
  more: z.boolean().default(false),
  /** Places of the first and the last row, from 1; null where they are not known. Rows that came or went since the page before may shift them. */
  first: z.number().int().nullable().default(null),
  last: z.number().int().nullable().default(null),
  /** What `before` and `after` take for the pages beside this one; null: there is none. */
  previous: z.string().nullable().default(null),
  next: z.string().nullable().default(null),
});
export type PageMeta = z.infer<typeof pageMeta>;

/** `{ data: [...], meta }` around a list. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), meta: pageMeta });
}

/**
 * The query of every list: at most 100 rows, from its beginning or beside a row whose cursor an answer told; `before=end` is the last page. A
 * cursor that is none of this list's (another tenant, order or filter) counts as none, and one behind the end leads to the last page.
 */
export const pageQuery = z.object({
  after: z.string().optional(),
  before: z.string().optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
});
/** Words to look for. */
export const searched = z.string().trim().max(120).optional();
/** The column that a list is ordered by, with `-` before it for descending. */
export function sortOf<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return z.enum(columns.flatMap((column: Columns[number]) => [column, `-${column}`] as const)).optional();
}

/** Money on the wire: a decimal string with two places in the tenant's currency, e.g. "1250.00" (domain.md, section 2). */
export const moneyString = z.string().regex(/^-?(0|[1-9]\d{0,14})\.\d{2}$/);
/** A token price: at most six decimals, e.g. "50" or "71.980001". */
export const priceString = z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,6})?$/);
/** Ids are UUIDs. */
export const id = z.uuid();
/** The id of no record. */
const NOBODYS_ID = '00000000-0000-0000-0000-000000000000';
/** A record's id that a list is asked by: addresses are typed by hand and kept for long, so that what is no id finds nothing, as one that is gone does. */
export const soughtId = z
  .string()
  .max(200)
  .transform((text) => (id.safeParse(text).success ? text : NOBODYS_ID));
/** A moment, ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true });
/** A day, YYYY-MM-DD. */
export const day = z.iso.date();
/** A day that somebody names: from 2000 until ten years from now. */
export const nearDay = day.superRefine((text, context) => {
  const { min, max } = nearDays(new Date());
  const found = checkDate(text, { max }) ?? checkDate(text, { min });
  if (found) context.addIssue({ code: 'custom', params: { problem: found } });
});
/** One or more of some words, with commas between: `CHARGED,SIGNED`. */
export function someOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(words)).max(words.length));
}
/** Somebody's birthday: nobody was born before 1900. */
export const birthday = day.refine((text) => text >= '1900-01-01' && text <= '2100-01-01');
export const localizedText = z.object({ es: z.string().optional(), en: z.string().optional() });
