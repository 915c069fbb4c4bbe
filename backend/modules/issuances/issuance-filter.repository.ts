import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { issuances } from '#backend/db/schema/issuances.ts';
import { searchFilter } from '#backend/db/search.repository.ts';
import type { Call, SignedInCall } from '#backend/http/call.ts';
import type { listIssuances, listManagedIssuances } from '#contract/issuances.ts';
import { AREA_ROLES } from '#domain/access/roles.ts';
import { visiblePhases } from '#domain/issuance/visibility.ts';
import { isIssuance } from './issuance-rows.repository.ts';

type ListQuery = z.output<typeof listIssuances.query>;
type ManagedQuery = z.output<typeof listManagedIssuances.query>;

/** Issuances that the caller may see: by phase, and those in which they have put something, whatever the phase. */
export function visibleTo({ tenant, user }: Pick<Call, 'tenant' | 'user'>): SQL | undefined {
  const phases = visiblePhases({ roles: user?.roles ?? null, seesPreCampaign: user?.seesPreCampaign ?? false });
  const own = user
    ? or(
        sql`exists (select 1 from investments v where v.tenant_id = ${issuances.tenantId} and v.issuance_id = ${issuances.id}
          and v.user_id = ${user.id})`,
        isIssuer(user.roles) ? eq(issuances.issuerUserId, user.id) : undefined,
      )
    : undefined;
  return and(eq(issuances.tenantId, tenant.id), or(inArray(issuances.status, phases), own));
}

/** What an investor's list holds: of what they may see, what they asked for. */
export async function listedFor(call: SignedInCall, query: ListQuery): Promise<SQL | undefined> {
  return and(
    visibleTo(call),
    await asked(call, query),
    query.followed
      ? sql`exists (select 1 from issuance_follows f where f.tenant_id = ${issuances.tenantId}
          and f.issuance_id = ${issuances.id} and f.user_id = ${call.user.id})`
      : undefined,
  );
}

/** What the list of a manager or an issuer holds. */
export async function managedList(call: SignedInCall, query: Omit<ManagedQuery, 'sort'>): Promise<SQL | undefined> {
  return and(managedBy(call), await asked(call, query));
}

/** One issuance, if the caller manages it. */
export function managedOne(call: SignedInCall, id: string): SQL | undefined {
  return and(managedBy(call), isIssuance(call.tenant.id, { id }));
}

/** All of the tenant for a manager's token, one's own for an issuer. */
export function managedBy({ tenant, user, session }: SignedInCall): SQL | undefined {
  const isManager = session.kind === 'manager' && user.roles.some((role) => AREA_ROLES.manager.includes(role));
  const ownTenant = eq(issuances.tenantId, tenant.id);
  return isManager ? ownTenant : and(ownTenant, eq(issuances.issuerUserId, user.id));
}

/** What a reader asked for beyond what they may see. */
async function asked(
  { tx, tenant }: SignedInCall,
  { q, status, product_type, sector }: Partial<ListQuery>,
): Promise<SQL | undefined> {
  return and(
    status ? eq(issuances.status, status) : undefined,
    product_type ? eq(issuances.productType, product_type) : undefined,
    sector ? eq(issuances.sector, sector) : undefined,
    await searchFilter(tx, tenant.id, q, [{ noun: 'issuance', id: issuances.id }]),
  );
}

function isIssuer(roles: readonly string[]): boolean {
  return roles.some((role) => AREA_ROLES.entrepreneur.some((known) => known === role));
}
