import { and, eq, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';

/** What an order is for, and what decides whether its tokens may be made. */
export const OFFER_COLUMNS = {
  title: issuances.title,
  status: issuances.status,
  mintingStrategy: issuances.mintingStrategy,
  suspendedUntil: issuances.suspendedUntil,
  campaignEndsAt: issuances.campaignEndsAt,
  softCapTokens: issuances.softCapTokens,
  price: issuances.price,
};

/** Whose an order is. */
export const PARTY_COLUMNS = {
  id: users.id,
  email: users.email,
  name: sql<string>`trim(coalesce(${userProfiles.firstName}, '') || ' ' || coalesce(${userProfiles.lastName}, ''))`,
  /** Of a company that invests: its name in law. */
  legalName: sql<string | null>`(
    select nullif(trim(c.organisation_name), '') from company_profiles c
    where c.tenant_id = ${users.tenantId} and c.user_id = ${users.id} and ${userProfiles.legalType} = 'LEGAL_ENTITY')`,
};

/** What joins an order's issuance, its investor and that one's profile to it: columns and filters of lists may name any of them. */
export const ofItsIssuance = and(
  eq(issuances.tenantId, investments.tenantId),
  eq(issuances.id, investments.issuanceId),
);
export const ofItsInvestor = and(eq(users.tenantId, investments.tenantId), eq(users.id, investments.userId));
export const ofItsProfile = and(
  eq(userProfiles.tenantId, investments.tenantId),
  eq(userProfiles.userId, investments.userId),
);
