import { and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Whether there is a row of which all of this holds: a condition for a statement that asks for several such things at once.
 * @param from a table, or several with what joins them
 */
export function anyRow(from: PgTable | SQL, ...where: (SQL | undefined)[]): SQL {
  return sql`exists (select 1 from ${from} where ${and(...where)})`;
}

/** Whether any of these holds; false where there is none. */
export function anyOf(...conditions: SQL[]): SQL {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}
