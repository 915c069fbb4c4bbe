import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { issuanceHolders } from '#backend/db/schema/holders.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuanceFollows, issuances } from '#backend/db/schema/issuances.ts';
import { mailChoices } from '#backend/db/schema/mail-choices.ts';
import { newsRefusals } from '#backend/db/schema/mail-leaves.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Person } from '#backend/modules/mail-times/choices.repository.ts';

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: issuances.createdAt, kind: 'moment' },
    { of: issuances.id, kind: 'id' },
  ],
  descending: true,
};

type Table =
  | typeof issuanceFollows
  | typeof issuanceHolders
  | typeof investments
  | typeof mailChoices
  | typeof newsRefusals;

const hasRow = (tx: Tx, table: Table, { tenantId, userId }: Person) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.userId, userId), eq(table.issuanceId, issuances.id))),
  );

const isTheirs = (tx: Tx, person: Person) =>
  and(
    eq(issuances.tenantId, person.tenantId),
    or(
      ...[issuanceFollows, issuanceHolders, investments, mailChoices, newsRefusals].map((table) =>
        hasRow(tx, table, person),
      ),
    ),
  );

/** Whether it is one of the projects of which somebody may be mailed news. */
export async function isOwnProject(tx: Tx, person: Person, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: issuances.id })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), isTheirs(tx, person), eq(issuances.id, id)));
  return rows.length > 0;
}

/** One page of these, with whether they left the news by a mail's link. */
export function ownProjects(tx: Tx, person: Person, asked: Place) {
  const where = isTheirs(tx, person);
  const refused = sql<boolean>`${hasRow(tx, newsRefusals, person)}`;
  const rows = (key: SQL<string[]>) =>
    tx.select({ key, id: issuances.id, title: issuances.title, refused }).from(issuances);
  return pageByKey<Awaited<ReturnType<typeof rows>>[number]>({
    asked,
    order: NEWEST_FIRST,
    scope: [person.tenantId, 'mail-choices', person.userId],
    rows: ({ key, where: beside, orderBy, limit }) =>
      rows(key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: issuances.id }).from(issuances).where(where)),
  });
}
