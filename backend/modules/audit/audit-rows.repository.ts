import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { auditAnchors, auditLog } from '#backend/db/schema/audit.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Language } from '#domain/tenant/language.ts';

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: auditLog.at, kind: 'moment' },
    { of: auditLog.id, kind: 'id' },
  ],
  descending: true,
};

/** Columns of the log by their whole name, inside a query of another table: in a select of one table alone a bare column loses its table's name. */
const [TENANT, TYPE, ID] = [auditLog.tenantId, auditLog.subjectType, auditLog.subjectId].map(
  (column) => sql`${column}`,
);

/** A person's name, or their e-mail, also of one that is gone. */
const nameOf = (id: SQL) => sql<string | null>`(
  select coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), u.email) from users u
  join user_profiles p on p.tenant_id = u.tenant_id and p.user_id = u.id where u.tenant_id = ${TENANT} and u.id = ${id})`;

/** What a record is called: a person by name, an order by its reference, a project by its title in the reader's language; null where it has no name, or no id of ours. */
const subjectName = (lang: Language) => sql<
  string | null
>`case when ${ID} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then case ${TYPE}
  when 'user' then ${nameOf(sql`${ID}::uuid`)}
  when 'investment' then (select v.reference from investments v
    where v.tenant_id = ${TENANT} and v.id = ${ID}::uuid)
  when 'issuance' then (select coalesce(i.title->>${lang}, i.title->>'es', i.title->>'en') from issuances i
    where i.tenant_id = ${TENANT} and i.id = ${ID}::uuid) end end`;

const select = (tx: Tx, key: SQL<string[]>, lang: Language) =>
  tx
    .select({
      key,
      row: auditLog,
      by: nameOf(sql`${auditLog.userId}`),
      behind: nameOf(sql`${auditLog.impersonatorUserId}`),
      subject: subjectName(lang),
    })
    .from(auditLog);
export type AuditRow = Awaited<ReturnType<typeof select>>[number];

/** One page of the audit log, newest first. @param scope what makes it this list */
export function auditPage(
  tx: Tx,
  where: SQL | undefined,
  scope: readonly unknown[],
  { lang, ...asked }: Place & { lang: Language },
) {
  return pageByKey<AuditRow>({
    asked,
    order: NEWEST_FIRST,
    scope,
    rows: ({ key, where: beside, orderBy, limit }) =>
      select(tx, key, lang)
        .where(sql`${where} and ${beside ?? sql`true`}`)
        .orderBy(...orderBy)
        .limit(limit),
    count: () =>
      countUpTo(
        tx,
        tx
          .select({ id: auditLog.id })
          .from(auditLog)
          .where(and(eq(auditLog.tenantId, tx.tenantId), where)),
      ),
  });
}

/** The newest link of a tenant's chain of hashes; undefined where there is none yet. */
export async function newestAnchor(tx: Tx, tenantId: string) {
  const { seq, until, hash } = auditAnchors;
  const [anchor] = await tx
    .select({ seq, until, hash })
    .from(auditAnchors)
    .where(eq(auditAnchors.tenantId, tenantId))
    .orderBy(desc(seq))
    .limit(1);
  return anchor;
}
