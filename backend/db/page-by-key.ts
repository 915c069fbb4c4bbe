import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PageMeta } from '#contract/envelope.ts';
import type { Counted } from './counted.ts';
import { type Cursor, decodeCursor, encodeCursor, type KeyKind, momentText } from './cursor.ts';

/** A column, or an expression, that is never null. */
interface SortKey {
  of: SQL | AnyColumn;
  kind: KeyKind;
}

/** An order in which no two rows stand level: its last key is the row's own. There is an index of tenant and these. */
export interface ListOrder {
  keys: readonly SortKey[];
  descending?: boolean;
}

/** What a list's query says of paging. Without a cursor, and with one that is none of this list's, it is the first page. */
export interface Place {
  per_page: number;
  /** The cursor of the row before the page. */
  after?: string;
  /** The cursor of the row behind the page; `end`: the last page. */
  before?: string;
}

/** What one read of rows has to say: `key` belongs to its columns. */
interface Seek {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  key: SQL<string[]>;
}

interface List<Row> {
  asked: Place;
  order: ListOrder;
  /** What makes it this list: tenant, name, order and filters. */
  scope: readonly unknown[];
  rows(seek: Seek): PromiseLike<Row[]>;
  /** How many rows there are with the list's filters. */
  count(): PromiseLike<Counted>;
}

interface Found<Row> {
  rows: Row[];
  /** Whether there are rows before and behind. */
  before: boolean;
  behind: boolean;
  /** Place of the first row, from 1; null: nobody knows. */
  first: number | null;
}

/**
 * One page of a list by the keys of its rows: a later page costs what the first does, and rows that come or go meanwhile make no other row
 * appear twice or not at all. A cursor behind the end leads to the last page.
 */
export async function pageByKey<Row extends { key: string[] }>(
  list: List<Row>,
): Promise<{ rows: Row[]; meta: PageMeta }> {
  const { asked, scope } = list;
  const [found, kept] = await Promise.all([find(list), list.count()]);
  const { rows, before, behind } = found;
  // Rows may have come between the two statements: a page that is all there is says it itself.
  const counted = before || behind ? kept : { total: rows.length, more: false };
  const first = placeOf(found, counted);
  const last = first === null ? null : first + rows.length - 1;
  const cursorOf = (row: Row | undefined, place: number) => row && encodeCursor(scope, { keys: row.key, place });
  return {
    rows,
    meta: {
      per_page: asked.per_page,
      total: counted.total,
      more: counted.more,
      first,
      last,
      previous: (before && cursorOf(rows[0], first ?? 0)) || null,
      next: (behind && cursorOf(rows.at(-1), last ?? 0)) || null,
    },
  };
}

/** What rows are counted from. A cursor's own number may be overtaken: the ends and an exact count know better. */
function placeOf<Row>({ rows, before, behind, first }: Found<Row>, { total, more }: Counted): number | null {
  if (!before) return 1;
  const last = total - rows.length + 1;
  if (!behind && !more) return Math.max(2, last);
  if (first === null || more) return first;
  return Math.max(2, Math.min(first, last - 1));
}

async function find<Row extends { key: string[] }>(list: List<Row>): Promise<Found<Row>> {
  const { asked, order, scope } = list;
  const read = (text: string | undefined): Cursor | null =>
    text
      ? decodeCursor(
          scope,
          order.keys.map(({ kind }) => kind),
          text,
        )
      : null;
  if (asked.before === 'end') return backwards(list, null);
  const before = read(asked.before);
  if (before) {
    const page = await backwards(list, before);
    // Rows before it have gone: the first page, filled.
    return page.rows.length < asked.per_page ? forwards(list, null) : page;
  }
  const after = read(asked.after);
  const page = await forwards(list, after);
  return after && page.rows.length === 0 ? backwards(list, null) : page;
}

async function forwards<Row>({ asked, order, rows }: List<Row>, after: Cursor | null): Promise<Found<Row>> {
  const found = await rows(seekOf(order, asked.per_page, after, false));
  return {
    rows: found.slice(0, asked.per_page),
    before: after !== null,
    behind: found.length > asked.per_page,
    first: after ? known(after.place, after.place + 1) : 1,
  };
}

async function backwards<Row>({ asked, order, rows }: List<Row>, before: Cursor | null): Promise<Found<Row>> {
  const found = await rows(seekOf(order, asked.per_page, before, true));
  const page = found.slice(0, asked.per_page).reverse();
  return {
    rows: page,
    before: found.length > asked.per_page,
    behind: before !== null,
    first: before && known(before.place, Math.max(1, before.place - page.length)),
  };
}

function known(place: number, first: number): number | null {
  return place === 0 ? null : first;
}

/** @param back the rows before the cursor, nearest first */
function seekOf({ keys, descending = false }: ListOrder, perPage: number, cursor: Cursor | null, back: boolean): Seek {
  const down = descending !== back;
  const columns = sql.join(
    keys.map(({ of }) => sql`${of}`),
    sql`, `,
  );
  const values = sql.join(
    keys.map(({ kind }, at) => typed(kind, cursor?.keys[at] ?? '')),
    sql`, `,
  );
  return {
    where: cursor ? sql`(${columns}) ${sql.raw(down ? '<' : '>')} (${values})` : undefined,
    orderBy: keys.map(({ of }) => (down ? sql`${of} desc` : sql`${of} asc`)),
    limit: perPage + 1,
    key: sql<string[]>`array[${sql.join(keys.map(textOf), sql`, `)}]`,
  };
}

function textOf({ of, kind }: SortKey): SQL {
  if (kind !== 'moment') return sql`(${of})::text`;
  return sql`case when isfinite(${of}) then lonja_micros(${of})::text else (${of})::text end`;
}

function typed(kind: KeyKind, key: string): SQL {
  if (kind === 'moment') return sql`${momentText(key)}::timestamptz`;
  if (kind === 'number') return sql`${key}::bigint`;
  if (kind === 'day') return sql`${key}::date`;
  return kind === 'id' ? sql`${key}::uuid` : sql`${key}::text`;
}
