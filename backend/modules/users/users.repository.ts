import { and, desc, eq, isNull } from 'drizzle-orm';
import { kycChecks } from '#backend/db/schema/onboarding.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users, wallets } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type UserRow = typeof users.$inferSelect;
type NewUser = typeof users.$inferInsert;

export type NewProfile = Omit<typeof userProfiles.$inferInsert, 'tenantId' | 'userId'>;

/** The person with this e-mail (lower case), or null. */
export async function findUserByEmail(tx: Tx, tenantId: string, email: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.email, email), isNull(users.deletedAt)));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockUserByEmail(tx: Tx, tenantId: string, email: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.email, email), isNull(users.deletedAt)))
    .for('update');
  return row ?? null;
}

export async function findUser(tx: Tx, tenantId: string, id: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id), isNull(users.deletedAt)));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockUser(tx: Tx, tenantId: string, id: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id), isNull(users.deletedAt)))
    .for('no key update');
  return row ?? null;
}

/** The person who gave a referral code to another, or null. */
export async function findUserByReferralCode(tx: Tx, tenantId: string, code: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.referralCode, code), isNull(users.deletedAt)));
  return row ?? null;
}

/** Makes a person and their profile. False where the e-mail or the referral code is taken: nothing is written then. */
export async function insertUser(tx: Tx, user: NewUser & { id: string }, profile: NewProfile): Promise<boolean> {
  const made = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (made.length === 0) return false;
  await tx.insert(userProfiles).values({ ...profile, tenantId: user.tenantId, userId: user.id });
  return true;
}

export async function updateUser(tx: Tx, tenantId: string, id: string, change: Partial<NewUser>): Promise<void> {
  await tx
    .update(users)
    .set(change)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
}

/** The file of a person's picture, their row locked until the end; null where they have none. */
export async function lockPicture(tx: Tx, tenantId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ fileId: users.profileImageFileId })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)))
    .for('update');
  return row?.fileId ?? null;
}

/** A person with everything that a session tells of them. */
export async function findSessionFacts(tx: Tx, tenantId: string, id: string) {
  const found = tx
    .select()
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id), isNull(users.deletedAt)));
  const addresses = tx
    .select({ address: wallets.address })
    .from(wallets)
    .where(and(eq(wallets.tenantId, tenantId), eq(wallets.userId, id)))
    .orderBy(wallets.createdAt);
  const newestFirst = tx
    .select({ status: kycChecks.status })
    .from(kycChecks)
    .where(and(eq(kycChecks.tenantId, tenantId), eq(kycChecks.userId, id)))
    .orderBy(desc(kycChecks.createdAt))
    .limit(1);
  const [[person], owned, [check]] = await Promise.all([found, addresses, newestFirst]);
  if (!person) return null;
  return {
    user: person.users,
    profile: person.user_profiles,
    wallets: owned.map(({ address }) => address),
    kycStatus: check?.status ?? null,
  };
}
export type SessionFacts = NonNullable<Awaited<ReturnType<typeof findSessionFacts>>>;
