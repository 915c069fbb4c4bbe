import { and, desc, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { companyProfiles, userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PersonGone } from '#backend/http/person-gone.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Role } from '#domain/access/roles.ts';
import { UNBOUND_STATUSES } from '#domain/investment/transitions.ts';
import { handsInIdentity } from '#domain/user/checked-identity.ts';

export type ProfileRow = typeof userProfiles.$inferSelect;
export type CompanyRow = typeof companyProfiles.$inferSelect;

/**
 * Locks a person's profile: what they submit is looked at and written one after the other. The account is held first, as a deletion does.
 * @throws PersonGone
 */
export async function lockProfile(tx: Tx, userId: string): Promise<ProfileRow> {
  const row = await lockIfThere(tx, userId);
  if (!row) throw new PersonGone(userId);
  return row;
}

/** The same for what comes from outside and may come late; null where their account has ended. */
export async function lockIfThere(tx: Tx, userId: string): Promise<ProfileRow | null> {
  const there = and(eq(users.id, userId), isNull(users.deletedAt));
  // In one round trip: on the line the second waits for the first.
  const [[person], [row]] = await Promise.all([
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenantId, tx.tenantId), there))
      .for('key share'),
    tx
      .select()
      .from(userProfiles)
      .where(and(eq(userProfiles.tenantId, tx.tenantId), eq(userProfiles.userId, userId)))
      .for('no key update'),
  ]);
  if (!person) return null;
  if (!row) throw new Error(`user ${userId} has no profile`);
  return row;
}

export async function profileOf(tx: Tx, userId: string): Promise<ProfileRow> {
  const [row] = await tx
    .select()
    .from(userProfiles)
    .where(and(eq(userProfiles.tenantId, tx.tenantId), eq(userProfiles.userId, userId)));
  if (!row) throw new Error(`user ${userId} has no profile`);
  return row;
}

export async function updateProfile(
  tx: Tx,
  userId: string,
  change: Partial<Omit<ProfileRow, 'tenantId' | 'userId'>>,
): Promise<void> {
  await tx
    .update(userProfiles)
    .set(change)
    .where(and(eq(userProfiles.tenantId, tx.tenantId), eq(userProfiles.userId, userId)));
}

export async function companyOf(tx: Tx, userId: string): Promise<CompanyRow | null> {
  const [row] = await tx
    .select()
    .from(companyProfiles)
    .where(and(eq(companyProfiles.tenantId, tx.tenantId), eq(companyProfiles.userId, userId)));
  return row ?? null;
}

export async function saveCompany(tx: Tx, row: typeof companyProfiles.$inferInsert): Promise<void> {
  const { tenantId, userId, ...values } = row;
  await tx
    .insert(companyProfiles)
    .values({ tenantId, userId, ...values })
    .onConflictDoUpdate({ target: [companyProfiles.tenantId, companyProfiles.userId], set: values });
}

/**
 * The page on which a person mends their identity: a step of their newest confirmed order, else of a project that takes orders, else the
 * one of their account. No other order opens the step (`mayOpen`). Null for who is no investor: every one of these pages is closed to them.
 */
export async function identityPageOf(
  tx: Tx,
  { userId, roles }: { userId: string; roles: readonly Role[] },
): Promise<string | null> {
  if (!handsInIdentity(roles)) return null;
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
    .where(and(eq(issuances.tenantId, tx.tenantId), or(isNotNull(investments.id), eq(issuances.status, 'CAMPAIGN'))))
    .orderBy(sql`${investments.createdAt} desc nulls last`, desc(issuances.createdAt))
    .limit(1);
  return row ? pathTo.invest(row.slug, 'identification') : pathTo.user.ownIdentity;
}

/** Address, language and roles of a person, for a mail; null where they are gone. */
export async function addresseeOf(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ userId: users.id, email: users.email, lang: users.lang, roles: users.roles, status: users.status })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}
