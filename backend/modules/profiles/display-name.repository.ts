import { and, eq, inArray, sql } from 'drizzle-orm';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

const PERSON = sql<string>`coalesce(nullif(trim(${userProfiles.firstName} || ' ' || ${userProfiles.lastName}), ''), ${users.email})`;
/** The name in law of the company that somebody invests for; null for who invests in their own name. */
const COMPANY = sql<string | null>`(
  select nullif(trim(c.organisation_name), '') from company_profiles c
  where c.tenant_id = ${userProfiles.tenantId} and c.user_id = ${userProfiles.userId} and ${userProfiles.legalType} = 'LEGAL_ENTITY')`;

/** Who a manager deals with, in a statement that joins `users` and `user_profiles`: a company by its own name, and who acts for it. */
export const PARTY = {
  /** The company's name, else the person's, else the e-mail. */
  name: sql<string>`coalesce(${COMPANY}, ${PERSON})`,
  /** The person behind a company's name; null where the name is the person's own. */
  representative: sql<string | null>`case when ${COMPANY} is not null then ${PERSON} end`,
};

/** A person's name, or their e-mail where there is none; null for nobody. */
export async function displayName(tx: Tx, tenantId: string, userId: string): Promise<string | null> {
  return (await displayNames(tx, tenantId, [userId])).get(userId) ?? null;
}

/** `displayName` of several people, by their id. */
export async function displayNames(
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, first: userProfiles.firstName, last: userProfiles.lastName, email: users.email })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), inArray(users.id, [...new Set(userIds)])));
  return new Map(rows.map(({ id, first, last, email }) => [id, `${first} ${last}`.trim() || email]));
}

/** `PARTY.name` of several people, by their id: a company by its own name. */
export async function partyNames(
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, name: PARTY.name })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), inArray(users.id, [...new Set(userIds)])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
