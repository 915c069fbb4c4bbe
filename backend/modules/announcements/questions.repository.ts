import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { issuanceQuestions } from '#backend/db/schema/issuance-content.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Localized } from '#domain/tenant/language.ts';
import { HEAD } from './announcements.repository.ts';

/** Questions that a page shows, open and answered. */
const MOST_SHOWN = 50;

/** Open questions, the oldest first, and behind them the last answered ones. */
export async function questionsOf(tx: Tx, tenantId: string, issuanceId: string) {
  const ofIssuance = and(eq(issuanceQuestions.tenantId, tenantId), eq(issuanceQuestions.issuanceId, issuanceId));
  const [open, answered] = await Promise.all([
    tx
      .select()
      .from(issuanceQuestions)
      .where(and(ofIssuance, isNull(issuanceQuestions.answeredAt)))
      .orderBy(asc(issuanceQuestions.askedAt))
      .limit(MOST_SHOWN),
    tx
      .select()
      .from(issuanceQuestions)
      .where(and(ofIssuance, isNotNull(issuanceQuestions.answeredAt)))
      .orderBy(desc(issuanceQuestions.askedAt))
      .limit(MOST_SHOWN),
  ]);
  return [...open, ...answered];
}

/** How many questions of an issuance wait for an answer, as far as lists are counted. */
export function countOpenQuestions(tx: Tx, tenantId: string, issuanceId: string): Promise<number> {
  return countOpen(tx, tenantId, eq(issuanceQuestions.issuanceId, issuanceId));
}

/** How many questions wait in all of a tenant's projects, or in an issuer's, as far as lists are counted. */
export function countAllOpenQuestions(tx: Tx, tenantId: string, issuerId: string | null): Promise<number> {
  const own = tx
    .select({ id: issuances.id })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.issuerUserId, issuerId ?? '')));
  return countOpen(tx, tenantId, issuerId === null ? undefined : inArray(issuanceQuestions.issuanceId, own));
}

async function countOpen(tx: Tx, tenantId: string, which: SQL | undefined): Promise<number> {
  const open = tx
    .select({ id: issuanceQuestions.id })
    .from(issuanceQuestions)
    .where(and(eq(issuanceQuestions.tenantId, tenantId), which, isNull(issuanceQuestions.answeredAt)));
  return (await countUpTo(tx, open)).total;
}

/** A question of an issuance that the caller manages, locked; null where there is none. */
export async function lockQuestion(tx: Tx, managed: SQL | undefined, id: string) {
  const [row] = await tx
    .select({ question: issuanceQuestions, issuance: HEAD })
    .from(issuanceQuestions)
    .innerJoin(
      issuances,
      and(eq(issuances.tenantId, issuanceQuestions.tenantId), eq(issuances.id, issuanceQuestions.issuanceId)),
    )
    .where(and(eq(issuanceQuestions.tenantId, tx.tenantId), managed, eq(issuanceQuestions.id, id)))
    .for('no key update', { of: issuanceQuestions });
  return row ?? null;
}

export async function setQuestion(
  tx: Tx,
  { tenantId, id }: { tenantId: string; id: string },
  change: { draft: Localized | null } | { draft: null; answer: Localized; answeredAt: Date; answeredBy: string },
): Promise<void> {
  await tx
    .update(issuanceQuestions)
    .set(change)
    .where(and(eq(issuanceQuestions.tenantId, tenantId), eq(issuanceQuestions.id, id)));
}

/** In which language somebody is written to, and where; null where they are gone. */
export async function addresseeOf(tx: Tx, tenantId: string, userId: string) {
  const [row] = await tx
    .select({ id: users.id, email: users.email, lang: users.lang })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}
