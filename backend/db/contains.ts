import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A text without accents and case, as `lonja_plain` (migration 0011) folds it. */
export function plain(text: SQL | AnyColumn): SQL {
  return sql`lonja_plain(${text})`;
}

/** Whether a folded text (a `…_plain` column, or `plain(…)`) holds what was typed, anywhere. Nothing in it is a wildcard. */
export function contains(folded: SQL | AnyColumn, typed: string): SQL {
  return sql`strpos(${folded}, lonja_plain(${typed}::text)) > 0`;
}
