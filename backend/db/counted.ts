import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from './transaction.ts';

/** How many rows a list finds. `more`: there are more than `total`, and nobody counted them. */
export interface Counted {
  total: number;
  more: boolean;
}

/** The cents of the rows that were counted. */
export interface CountedSum extends Counted {
  cents: bigint;
}

/** Further than this a list is not counted: "more than 10,000" says as much, and costs no walk through all rows. */
export const MOST_COUNTED = 10_000;
/** What a search finds is counted less far: whoever typed one letter or a very common name types on, and each row costs a walk to its words. */
export const MOST_FOUND = 1_000;

/** Counts the rows of a select, but not for ever. */
export async function countUpTo(tx: Tx, rows: SQLWrapper, most = MOST_COUNTED): Promise<Counted> {
  const { rows: found } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 from ${rows} listed limit ${most + 1}) counted`,
  );
  return within(found[0]?.total ?? 0, most);
}

/** Counts the rows of a select and adds their column `cents` up, but not for ever. */
export async function sumUpTo(tx: Tx, rows: SQLWrapper, most = MOST_COUNTED): Promise<CountedSum> {
  const { rows: found } = await tx.execute<{ total: number; cents: string }>(
    sql`select count(*)::int as total, coalesce(sum(cents), 0)::text as cents
        from (select cents from ${rows} listed limit ${most + 1}) counted`,
  );
  return { ...within(found[0]?.total ?? 0, most), cents: BigInt(found[0]?.cents ?? 0) };
}

/** A number that is known. */
export async function exactly(total: PromiseLike<number>): Promise<Counted> {
  return { total: await total, more: false };
}

/** What was counted as far as one row more than `most`. */
export function within(total: number, most = MOST_COUNTED): Counted {
  return { total: Math.min(total, most), more: total > most };
}
