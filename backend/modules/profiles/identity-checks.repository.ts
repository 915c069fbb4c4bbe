import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { kycChecks } from '#backend/db/schema/onboarding.ts';
import { companyProfiles, userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Totals } from '#backend/totals/totals.repository.ts';
import type { Identity } from '#domain/user/checked-identity.ts';
import { AT_PROVIDER_STATUSES } from '#domain/user/kyc-transitions.ts';
import type { KycStatus } from '#domain/user/status.ts';

export type CheckRow = typeof kycChecks.$inferSelect;

/** All runs of a person's identity check, newest first. */
export function checksOf(tx: Tx, userId: string): Promise<CheckRow[]> {
  return tx
    .select()
    .from(kycChecks)
    .where(and(eq(kycChecks.tenantId, tx.tenantId), eq(kycChecks.userId, userId)))
    .orderBy(desc(kycChecks.createdAt));
}

/** Takes back a check that was begun and never handed in. */
export async function dropBegunCheck(tx: Tx, id: string): Promise<void> {
  await tx
    .delete(kycChecks)
    .where(and(eq(kycChecks.tenantId, tx.tenantId), eq(kycChecks.id, id), eq(kycChecks.status, 'CREATED')));
}

/** A person's identity as it stands, and their checks, newest first; by their id. People without a profile are left out. */
export async function identitiesOf(
  tx: Tx,
  userIds: readonly string[],
): Promise<
  Map<string, { now: Identity; checks: Pick<CheckRow, 'id' | 'status' | 'checked' | 'reviewedAt' | 'reopenedAt'>[] }>
> {
  if (userIds.length === 0) return new Map();
  const ids = sql.param([...userIds]);
  const people = tx.execute<{ user_id: string; now: Identity }>(sql`
    select p.user_id, i.identity as now
    from user_profiles p cross join lateral lonja_identities(p.tenant_id, p.user_id) i
    where p.tenant_id = ${tx.tenantId} and p.user_id = any(${ids}::uuid[])`);
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
    .where(and(eq(kycChecks.tenantId, tx.tenantId), sql`${kycChecks.userId} = any(${ids}::uuid[])`))
    .orderBy(desc(kycChecks.createdAt));
  const [found, checks] = await Promise.all([people, newestFirst]);
  const ofPerson = new Map<string, typeof checks>();
  for (const check of checks) ofPerson.set(check.userId, [...(ofPerson.get(check.userId) ?? []), check]);
  return new Map(found.rows.map(({ user_id, now }) => [user_id, { now, checks: ofPerson.get(user_id) ?? [] }]));
}

/** Of these people, those whose newest check succeeded, was not opened again, and saw exactly what stands now: `isIdentityChecked` says yes to each of them. */
export async function asLastChecked(tx: Tx, tenantId: string, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select u.id from unnest(${sql.param([...userIds])}::uuid[]) as u (id)
    cross join lateral lonja_identities(${tenantId}::uuid, u.id) i
    cross join lateral (select k.status, k.checked, k.reopened_at from kyc_checks k
      where k.tenant_id = ${tenantId} and k.user_id = u.id order by k.created_at desc limit 1) k
    where k.status = 'SUCCESS' and k.reopened_at is null and k.checked = i.identity`);
  return new Set(rows.map(({ id }) => id));
}

/** The newest run of a person's identity check: the one that counts. */
export async function newestCheck(tx: Tx, userId: string): Promise<CheckRow | null> {
  const [row] = await tx
    .select()
    .from(kycChecks)
    .where(and(eq(kycChecks.tenantId, tx.tenantId), eq(kycChecks.userId, userId)))
    .orderBy(desc(kycChecks.createdAt))
    .limit(1);
  return row ?? null;
}

export async function checkById(tx: Tx, id: string): Promise<CheckRow | null> {
  const [row] = await tx
    .select()
    .from(kycChecks)
    .where(and(eq(kycChecks.tenantId, tx.tenantId), eq(kycChecks.id, id)));
  return row ?? null;
}

export type CheckAtProvider = CheckRow & { status: (typeof AT_PROVIDER_STATUSES)[number] };

/** Checks that a provider has, or that are on their way to it, the longest waiting first. Of who is gone nobody asks any more. */
export async function checksAtProvider(tx: Tx): Promise<CheckAtProvider[]> {
  const rows = await tx
    .select(getTableColumns(kycChecks))
    .from(kycChecks)
    .innerJoin(users, and(eq(users.tenantId, kycChecks.tenantId), eq(users.id, kycChecks.userId)))
    .where(
      and(
        eq(kycChecks.tenantId, tx.tenantId),
        inArray(kycChecks.status, [...AT_PROVIDER_STATUSES]),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(kycChecks.updatedAt));
  return rows.flatMap((row) => {
    const status = AT_PROVIDER_STATUSES.find((one) => one === row.status);
    return status ? [{ ...row, status }] : [];
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
  await tx
    .update(kycChecks)
    .set(change)
    .where(and(eq(kycChecks.tenantId, tx.tenantId), eq(kycChecks.id, id)));
}

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
    .where(and(eq(kycChecks.tenantId, tx.tenantId), WAITS))
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
    .where(and(eq(kycChecks.tenantId, tx.tenantId), WAITS))
    .orderBy(asc(kycChecks.submittedAt))
    .limit(limit);
}

/** An approved identity verifies a person of whom the manager has said nothing yet. */
export async function verifyUser(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ status: 'VERIFIED', updatedAt: at })
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId), eq(users.status, 'PENDING')));
}
