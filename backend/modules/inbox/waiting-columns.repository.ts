import { type SQL, sql } from 'drizzle-orm';

/** Who asks, of which tenant, and when. */
export interface Asking {
  tenantId: string;
  managerId: string;
  now: Date;
  /** The tenant's, by which days are counted. */
  timeZone: string;
}

const none = sql`null`;

/** The columns of one kind, in one order. */
export function columns(of: {
  id: SQL;
  page?: SQL;
  person?: SQL;
  title?: SQL;
  note?: SQL;
  issuance?: SQL;
  cents?: SQL;
  since: SQL;
  /** Of a kind whose records have days of their own. */
  due?: SQL;
}): SQL {
  const {
    id,
    page = id,
    person = none,
    title = none,
    note = none,
    issuance = none,
    cents = none,
    since,
    due = none,
  } = of;
  return sql`${id} as id, ${page} as page, ${person}::uuid as person, ${title}::text as title, ${note}::text as note,
    ${issuance}::uuid as issuance, ${cents}::bigint as cents, ${since} as since, ${due}::timestamptz as own_due`;
}
