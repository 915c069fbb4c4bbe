import { and, desc, eq, sql } from 'drizzle-orm';
import { fundsDeclarations } from '#backend/db/schema/funds.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { companyProfiles, userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import { screenedPeople, watchHits } from '#backend/db/schema/watch-lists.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** What decides how closely a person is looked at; null where there is none. */
export async function riskFactsOf(tx: Tx, tenantId: string, userId: string) {
  const [row] = await tx
    .select({
      saysExposed: userProfiles.politicallyExposed,
      legalType: userProfiles.legalType,
      country: userProfiles.country,
      companyCountry: companyProfiles.country,
      fundsKnown: sql<boolean>`coalesce(trim(${userProfiles.sourceOfFunds}), '') <> '' or exists (
        select 1 from ${fundsDeclarations} d where d.tenant_id = ${tenantId} and d.user_id = ${userId} and d.state <> 'REFUSED')`,
      idExpiresOn: userProfiles.idExpiresOn,
    })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .leftJoin(companyProfiles, and(eq(companyProfiles.tenantId, users.tenantId), eq(companyProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return row ?? null;
}

/** Cents that arrived for a person's investments which stand. */
export async function paidBy(tx: Tx, tenantId: string, userId: string): Promise<bigint> {
  const [row] = await tx
    .select({
      paid: sql<string>`coalesce(sum(${investments.amountCents}) filter (
        where ${investments.chargedAt} is not null and ${investments.status} <> 'CANCELED'), 0)::text`,
    })
    .from(investments)
    .where(and(eq(investments.tenantId, tenantId), eq(investments.userId, userId)));
  return BigInt(row?.paid ?? '0');
}

/** All that was found of a person, newest first. */
export function hitsOfPerson(tx: Tx, tenantId: string, userId: string) {
  return tx
    .select()
    .from(watchHits)
    .where(and(eq(watchHits.tenantId, tenantId), eq(watchHits.userId, userId)))
    .orderBy(desc(watchHits.foundAt), desc(watchHits.id));
}

/** When a person was last held beside each list. */
export function screeningsOf(tx: Tx, tenantId: string, userId: string) {
  return tx
    .select({ list: screenedPeople.list, at: screenedPeople.at })
    .from(screenedPeople)
    .where(and(eq(screenedPeople.tenantId, tenantId), eq(screenedPeople.userId, userId)));
}
