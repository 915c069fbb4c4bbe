import { and, asc, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import {
  issuanceDocuments,
  issuanceQuestions,
  issuanceTeam,
  issuanceUpdates,
} from '#backend/db/schema/issuance-content.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { materialChanges } from './changed-offers.repository.ts';
import { publishedSheet } from './sheet-versions.repository.ts';

/** Questions and updates of a page; older ones are rarely read. */
const MOST_SHOWN = 50;

/** Everything around an issuance that its page tells. Only documents in force, only answered questions. */
export async function pageParts(tx: Tx, tenantId: string, issuanceId: string, now: Date) {
  const teamRows = tx
    .select()
    .from(issuanceTeam)
    .where(and(eq(issuanceTeam.tenantId, tenantId), eq(issuanceTeam.issuanceId, issuanceId)))
    .orderBy(asc(issuanceTeam.position));
  const documentsRows = tx
    .select()
    .from(issuanceDocuments)
    .where(
      and(
        eq(issuanceDocuments.tenantId, tenantId),
        eq(issuanceDocuments.issuanceId, issuanceId),
        or(isNull(issuanceDocuments.expiresAt), gt(issuanceDocuments.expiresAt, now)),
      ),
    )
    .orderBy(asc(issuanceDocuments.position));
  const updatesRows = tx
    .select()
    .from(issuanceUpdates)
    .where(
      and(
        eq(issuanceUpdates.tenantId, tenantId),
        eq(issuanceUpdates.issuanceId, issuanceId),
        eq(issuanceUpdates.state, 'PUBLISHED'),
      ),
    )
    .orderBy(desc(issuanceUpdates.publishedAt))
    .limit(MOST_SHOWN);
  const questionsRows = tx
    .select()
    .from(issuanceQuestions)
    .where(
      and(
        eq(issuanceQuestions.tenantId, tenantId),
        eq(issuanceQuestions.issuanceId, issuanceId),
        isNotNull(issuanceQuestions.answeredAt),
      ),
    )
    .orderBy(desc(issuanceQuestions.askedAt))
    .limit(MOST_SHOWN);
  const [team, documents, updates, questions, sheet, changes] = await Promise.all([
    teamRows,
    documentsRows,
    updatesRows,
    questionsRows,
    publishedSheet(tx, tenantId, issuanceId),
    materialChanges(tx, tenantId, issuanceId),
  ]);
  return { team, documents, updates, questions, sheet, changes };
}
export type PageParts = Awaited<ReturnType<typeof pageParts>>;

export async function insertQuestion(tx: Tx, question: typeof issuanceQuestions.$inferInsert): Promise<void> {
  await tx.insert(issuanceQuestions).values(question);
}
