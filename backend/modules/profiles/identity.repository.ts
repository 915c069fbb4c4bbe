import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, not, notInArray, or, sql } from 'drizzle-orm';
import { files } from '#backend/db/schema/files.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { kycChecks, kycDocuments } from '#backend/db/schema/onboarding.ts';
import { companyProfiles, userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Totals } from '#backend/totals/totals.repository.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { UNBOUND_STATUSES } from '#domain/investment/transitions.ts';
import type { Day } from '#domain/time/zone.ts';
import type { Identity } from '#domain/user/checked-identity.ts';
import type { DocumentType } from '#domain/user/identity-documents.ts';
import type { KycStatus } from '#domain/user/status.ts';

export type ProfileRow = typeof userProfiles.$inferSelect;
export type CompanyRow = typeof companyProfiles.$inferSelect;
export type CheckRow = typeof kycChecks.$inferSelect;

/** A document in force, with its file's name. */
export interface DocumentRow {
  id: string;
  type: string;
  fileId: string;
  name: string;
  bytes: number;
  contentType: string;
  issuedOn: Day | null;
  uploadedAt: Date;
}

/** Locks a person's profile: what they submit is looked at and written one after the other. */
export async function lockProfile(tx: Tx, userId: string): Promise<ProfileRow> {
  const [row] = await tx.select().from(userProfiles).where(eq(userProfiles.userId, userId)).for('no key update');
  if (!row) throw new Error(`user ${userId} has no profile`);
  return row;
}

export async function profileOf(tx: Tx, userId: string): Promise<ProfileRow> {
  const [row] = await tx.select().from(userProfiles).where(eq(userProfiles.userId, userId));
  if (!row) throw new Error(`user ${userId} has no profile`);
  return row;
}

export async function updateProfile(
  tx: Tx,
  userId: string,
  change: Partial<Omit<ProfileRow, 'tenantId' | 'userId'>>,
): Promise<void> {
  await tx.update(userProfiles).set(change).where(eq(userProfiles.userId, userId));
}

export async function companyOf(tx: Tx, userId: string): Promise<CompanyRow | null> {
  const [row] = await tx.select().from(companyProfiles).where(eq(companyProfiles.userId, userId));
  return row ?? null;
}

export async function saveCompany(tx: Tx, row: typeof companyProfiles.$inferInsert): Promise<void> {
  const { tenantId, userId, ...values } = row;
  await tx
    .insert(companyProfiles)
    .values({ tenantId, userId, ...values })
    .onConflictDoUpdate({ target: [companyProfiles.tenantId, companyProfiles.userId], set: values });
}

/** All runs of a person's identity check, newest first. */
export function checksOf(tx: Tx, userId: string): Promise<CheckRow[]> {
  return tx.select().from(kycChecks).where(eq(kycChecks.userId, userId)).orderBy(desc(kycChecks.createdAt));
}

/** Takes back a check that was begun and never handed in. */
export async function dropBegunCheck(tx: Tx, id: string): Promise<void> {
  await tx.delete(kycChecks).where(and(eq(kycChecks.id, id), eq(kycChecks.status, 'CREATED')));
}

/** A person's identity as it stands, and their checks, newest first; by their id. People without a profile are left out. */
export async function identitiesOf(
  tx: Tx,
  userIds: readonly string[],
): Promise<
  Map<string, { now: Identity; checks: Pick<CheckRow, 'id' | 'status' | 'checked' | 'reviewedAt' | 'reopenedAt'>[] }>
> {
  if (userIds.length === 0) return new Map();
  const people = tx
    .select({
      userId: userProfiles.userId,
      now: sql<Identity>`lonja_identity(${userProfiles.tenantId}, ${userProfiles.userId})`,
    })
    .from(userProfiles)
    .where(inArray(userProfiles.userId, [...userIds]));
  const newestFirst = tx
    .select({
      userId: kycChecks.userId,
      id: kycChecks.id,
      status: kycChecks.status,
      checked: kycChecks.checked,
      reviewedAt: kycChecks.reviewedAt,
      reopenedAt: kycChecks.reopenedAt,
    })
    .from(kycChecks)
    .where(inArray(kycChecks.userId, [...userIds]))
    .orderBy(desc(kycChecks.createdAt));
  const [found, checks] = await Promise.all([people, newestFirst]);
  return new Map(
    found.map(({ userId, now }) => [userId, { now, checks: checks.filter((check) => check.userId === userId) }]),
  );
}

/** The newest run of a person's identity check: the one that counts. */
export async function newestCheck(tx: Tx, userId: string): Promise<CheckRow | null> {
  const [row] = await tx
    .select()
    .from(kycChecks)
    .where(eq(kycChecks.userId, userId))
    .orderBy(desc(kycChecks.createdAt))
    .limit(1);
  return row ?? null;
}

export async function checkById(tx: Tx, id: string): Promise<CheckRow | null> {
  const [row] = await tx.select().from(kycChecks).where(eq(kycChecks.id, id));
  return row ?? null;
}

export type CheckAtProvider = CheckRow & { status: 'RUNNING' | 'PENDING' };

/** Checks that a provider has, or that are on their way to it, the longest waiting first. */
export async function checksAtProvider(tx: Tx): Promise<CheckAtProvider[]> {
  const rows = await tx
    .select()
    .from(kycChecks)
    .where(inArray(kycChecks.status, ['RUNNING', 'PENDING']))
    .orderBy(asc(kycChecks.updatedAt));
  return rows.flatMap((row) => {
    const { status } = row;
    return status === 'RUNNING' || status === 'PENDING' ? [{ ...row, status }] : [];
  });
}

export async function insertCheck(
  tx: Tx,
  check: { tenantId: string; userId: string; status: KycStatus; submittedAt: Date | null; at: Date },
): Promise<CheckRow> {
  const { at, ...values } = check;
  const [row] = await tx
    .insert(kycChecks)
    .values({ ...values, id: randomUUID(), createdAt: at, updatedAt: at })
    .returning();
  if (!row) throw new Error('no check was made');
  return row;
}

export async function updateCheck(
  tx: Tx,
  id: string,
  change: Partial<Omit<CheckRow, 'tenantId' | 'id' | 'userId' | 'createdAt'>>,
): Promise<void> {
  await tx.update(kycChecks).set(change).where(eq(kycChecks.id, id));
}

/** The documents that count, one per type. */
export function documentsOf(tx: Tx, userId: string): Promise<DocumentRow[]> {
  return tx
    .select({
      id: kycDocuments.id,
      type: kycDocuments.type,
      fileId: kycDocuments.fileId,
      name: files.name,
      bytes: files.bytes,
      contentType: files.contentType,
      issuedOn: kycDocuments.issuedOn,
      uploadedAt: kycDocuments.uploadedAt,
    })
    .from(kycDocuments)
    .innerJoin(files, and(eq(files.tenantId, kycDocuments.tenantId), eq(files.id, kycDocuments.fileId)))
    .where(and(eq(kycDocuments.userId, userId), isNull(kycDocuments.replacedAt)))
    .orderBy(asc(kycDocuments.type));
}

/**
 * Puts a document in force; the one before of its type is replaced. It is kept where a check has had it (records, 5 years); else its row goes.
 * @returns the files whose documents went: nothing points to them any more
 */
export async function replaceDocument(
  tx: Tx,
  document: { tenantId: string; userId: string; type: DocumentType; fileId: string; issuedOn: Day | null; at: Date },
): Promise<string[]> {
  const { at, ...values } = document;
  const { gone } = await withdrawDocument(tx, values.userId, values.type, at);
  await tx.insert(kycDocuments).values({ ...values, id: randomUUID(), uploadedAt: at });
  return gone;
}

/**
 * A person's document of a type counts no longer. Its row stays where it was there when a check was handed in; else it goes, and its file is `gone`:
 * nothing points to it any more. `withdrawn`: whether there was one. Under the profile's lock, so that nothing is handed in meanwhile.
 */
export async function withdrawDocument(
  tx: Tx,
  userId: string,
  type: DocumentType,
  at: Date,
): Promise<{ withdrawn: boolean; gone: string[] }> {
  const inForce = and(eq(kycDocuments.userId, userId), eq(kycDocuments.type, type), isNull(kycDocuments.replacedAt));
  const gone = await tx
    .delete(kycDocuments)
    .where(and(inForce, not(WAS_HANDED_IN)))
    .returning({ fileId: kycDocuments.fileId });
  const kept = await tx.update(kycDocuments).set({ replacedAt: at }).where(inForce).returning({ id: kycDocuments.id });
  return { withdrawn: gone.length + kept.length > 0, gone: gone.map(({ fileId }) => fileId) };
}

/** A check of the person's was handed in since the document came, or names its file. */
const WAS_HANDED_IN = sql`exists (select 1 from kyc_checks c where c.tenant_id = ${kycDocuments.tenantId}
  and c.user_id = ${kycDocuments.userId} and (c.submitted_at >= ${kycDocuments.uploadedAt}
    or position(${kycDocuments.fileId}::text in coalesce(c.checked::text, '')) > 0))`;

/** A person's newest check, and it waits for a manager. */
const WAITS = and(
  eq(kycChecks.status, 'MANUAL_REVIEW'),
  isNull(users.deletedAt),
  sql`not exists (select 1 from kyc_checks newer where newer.tenant_id = ${kycChecks.tenantId}
    and newer.user_id = ${kycChecks.userId} and newer.created_at > ${kycChecks.createdAt})`,
);

/** How many checks wait for a manager, and since when the oldest. */
export async function queueOfChecks(
  tx: Tx,
  totals: Promise<Totals>,
): Promise<{ count: number; oldestAt: Date | null }> {
  const [row] = await tx
    .select({ oldestAt: kycChecks.submittedAt })
    .from(kycChecks)
    .innerJoin(users, and(eq(users.tenantId, kycChecks.tenantId), eq(users.id, kycChecks.userId)))
    .where(WAITS)
    .orderBy(asc(kycChecks.submittedAt))
    .limit(1);
  return { count: (await totals).of({ kind: 'identity' }).count, oldestAt: row?.oldestAt ?? null };
}

/** People whose newest check waits for a manager, oldest first. */
export function waitingChecks(tx: Tx, limit: number) {
  return tx
    .select({
      check: kycChecks,
      user: { id: users.id, email: users.email },
      profile: userProfiles,
      company: companyProfiles,
    })
    .from(kycChecks)
    .innerJoin(users, and(eq(users.tenantId, kycChecks.tenantId), eq(users.id, kycChecks.userId)))
    .innerJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, kycChecks.tenantId), eq(userProfiles.userId, kycChecks.userId)),
    )
    .leftJoin(
      companyProfiles,
      and(eq(companyProfiles.tenantId, kycChecks.tenantId), eq(companyProfiles.userId, kycChecks.userId)),
    )
    .where(WAITS)
    .orderBy(asc(kycChecks.submittedAt))
    .limit(limit);
}

/**
 * The page on which a person mends their identity: a step of their newest confirmed order, else of a project that takes orders, else their
 * account. No other order opens the step (`mayOpen`).
 */
export async function identityPageOf(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx
    .select({ slug: issuances.slug })
    .from(issuances)
    .leftJoin(
      investments,
      and(
        eq(investments.tenantId, issuances.tenantId),
        eq(investments.issuanceId, issuances.id),
        eq(investments.userId, userId),
        notInArray(investments.status, [...UNBOUND_STATUSES]),
      ),
    )
    .where(or(isNotNull(investments.id), eq(issuances.status, 'CAMPAIGN')))
    .orderBy(sql`${investments.createdAt} desc nulls last`, desc(issuances.createdAt))
    .limit(1);
  return row ? pathTo.invest(row.slug, 'identification') : pathTo.user.account;
}

/** Address and language of a person, for a mail; null where they are gone. */
export async function addresseeOf(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ userId: users.id, email: users.email, lang: users.lang, status: users.status })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}

/** An approved identity verifies a person of whom the manager has said nothing yet. */
export async function verifyUser(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ status: 'VERIFIED', updatedAt: at })
    .where(and(eq(users.id, userId), eq(users.status, 'PENDING')));
}
