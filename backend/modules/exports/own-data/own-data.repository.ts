import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import type { DataPart } from '#domain/own-data/data-part.ts';

interface Whose {
  tenantId: string;
  userId: string;
}

/** One row of a part, as the copy's own text: JSON in the order of its keys, with amounts and moments as exact as they are kept. */
export interface DataRow {
  text: string;
  key: string[];
}

const column = (name: string) => sql`t.${sql.identifier(name)}`;
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/** The next rows of a part that are a person's, after a key. */
export async function readPart(
  tx: Tx,
  { tenantId, userId }: Whose,
  { table, whose, key, gives, tells = {}, except }: DataPart,
  { after, limit }: { after: readonly string[] | null; limit: number },
): Promise<DataRow[]> {
  const given = gives.map(column);
  const told = Object.entries(tells).map(([name, of]) => sql`${column(of)} is not null as ${sql.identifier(name)}`);
  const own = sql`${column(whose[0] ?? 'user_id')} ${belongs(whose.slice(1), tenantId, userId)}`;
  const beside = (except?.begins ?? []).map(
    (begin) => sql`and not starts_with(${column(except?.column ?? '')}, ${begin})`,
  );
  const places = list(key.map(column));
  const later = after ? sql`and (${places}) > (${list(after.map((part) => sql`${part}`))})` : sql``;
  const { rows } = await tx.execute<{ text: string; key: string[] }>(sql`
    select (select to_json(x)::text from (select ${list([...given, ...told])}) x) as text,
      array[${list(key.map((name) => sql`${column(name)}::text`))}] as key
    from ${sql.identifier(table)} t
    where t.tenant_id = ${tenantId} and ${own} ${sql.join(beside, sql` `)} ${later}
    order by ${places} limit ${limit}`);
  return rows.map(({ text, key: place }) => ({ text, key: place }));
}

/** Where a column leads: at last to the person. */
function belongs(way: readonly string[], tenantId: string, userId: string): SQL {
  const [step, next, ...rest] = way;
  if (!step || !next) return sql`= ${userId}`;
  const [table = '', by = 'id'] = step.split('.');
  return sql`in (select ${sql.identifier(by)} from ${sql.identifier(table)} where tenant_id = ${tenantId}
    and ${sql.identifier(next)} ${belongs(rest, tenantId, userId)})`;
}
