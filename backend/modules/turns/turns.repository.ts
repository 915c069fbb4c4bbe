import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { issuanceDocuments, issuanceTeam } from '#backend/db/schema/issuance-content.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { SheetState } from '#domain/information-sheet/sheet-states.ts';

/** Ours: more than an issuer has at a time; the rest is on the sheets of the projects. */
const MOST_PROJECTS = 20;
/** As far as lists count. */
const MOST_QUESTIONS = 50;

interface Own {
  tenantId: string;
  userId: string;
  id: string | undefined;
}

/** An issuer's own projects, or one of them, with what waits in each, every answer from an index. Closed ones last, then the one that was edited last first. */
export function projectsWithWaiting(tx: Tx, { tenantId, userId, id }: Own) {
  return tx
    .select({
      issuance: issuances,
      openQuestions: sql<number>`(select count(*)::int from (select 1 from issuance_questions q
        where q.tenant_id = issuances.tenant_id and q.issuance_id = issuances.id and q.answered_at is null
        limit ${sql.raw(String(MOST_QUESTIONS))}) listed)`,
      // A version that went with a change which came to nothing is nobody's to correct: the published one stands.
      sheet: sql<SheetState | null>`(select v.state from information_sheet_versions v
        where v.tenant_id = issuances.tenant_id and v.issuance_id = issuances.id
          and not exists (select 1 from issuance_changes c where c.tenant_id = v.tenant_id and c.issuance_id = v.issuance_id
            and c.sheet_number = v.number and c.state in ('RETURNED', 'WITHDRAWN'))
        order by v.number desc limit 1)`,
      hasSheet: sql<boolean>`exists (select 1 from information_sheet_versions v
        where v.tenant_id = issuances.tenant_id and v.issuance_id = issuances.id and v.state = 'PUBLISHED')`,
      changeWaits: sql<boolean>`exists (select 1 from issuance_changes c
        where c.tenant_id = issuances.tenant_id and c.issuance_id = issuances.id and c.state = 'PROPOSED')`,
      lastNews: sql<string | null>`(select max(n.published_at)::text from issuance_updates n
        where n.tenant_id = issuances.tenant_id and n.issuance_id = issuances.id and n.state = 'PUBLISHED')`,
    })
    .from(issuances)
    .where(
      and(
        eq(issuances.tenantId, tenantId),
        eq(issuances.issuerUserId, userId),
        id === undefined ? undefined : eq(issuances.id, id),
      ),
    )
    .orderBy(
      sql`issuances.status = 'CLOSED'`,
      sql`issuances.edited_at desc nulls last`,
      desc(issuances.createdAt),
      asc(issuances.id),
    )
    .limit(MOST_PROJECTS);
}

/** Team and documents of several projects, in their order. */
export async function partsOfAll(tx: Tx, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return { team: [], documents: [] };
  const [team, documents] = await Promise.all([
    tx
      .select()
      .from(issuanceTeam)
      .where(and(eq(issuanceTeam.tenantId, tenantId), inArray(issuanceTeam.issuanceId, [...ids])))
      .orderBy(asc(issuanceTeam.position)),
    tx
      .select()
      .from(issuanceDocuments)
      .where(and(eq(issuanceDocuments.tenantId, tenantId), inArray(issuanceDocuments.issuanceId, [...ids])))
      .orderBy(asc(issuanceDocuments.position)),
  ]);
  return { team, documents };
}
