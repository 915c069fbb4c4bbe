import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { companyProfiles, userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from './display-name.repository.ts';

interface Recipient {
  id: string;
  name: string;
  legalType: 'INDIVIDUAL' | 'LEGAL_ENTITY' | null;
  /** A company's tax number, else the number of a person's identity document. */
  taxNumber: string;
  postalCode: string;
}

/** What a declaration asks of its recipients, by their id: a company by its own name and number. */
export async function recipientsOf(
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Recipient>> {
  if (userIds.length === 0) return new Map();
  const isCompany = sql`${userProfiles.legalType} = 'LEGAL_ENTITY'`;
  const own = (company: SQL, person: SQL) =>
    sql<string>`coalesce(case when ${isCompany} then ${company} else ${person} end, '')`;
  const rows = await tx
    .select({
      id: users.id,
      name: PARTY.name,
      legalType: userProfiles.legalType,
      taxNumber: own(sql`${companyProfiles.taxNumber}`, sql`${userProfiles.idNumber}`),
      postalCode: own(sql`${companyProfiles.postalCode}`, sql`${userProfiles.postalCode}`),
    })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .leftJoin(companyProfiles, and(eq(companyProfiles.tenantId, users.tenantId), eq(companyProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), inArray(users.id, [...new Set(userIds)])));
  return new Map(rows.map((row) => [row.id, row]));
}
