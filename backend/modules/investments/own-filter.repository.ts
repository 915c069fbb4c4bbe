import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { investments } from '#backend/db/schema/investments.ts';
import { searchFilter } from '#backend/db/search.repository.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import type { listInvestments } from '#contract/investments.ts';
import { statusesOfTab } from '#domain/investment/tabs.ts';

type Query = z.output<typeof listInvestments.query>;

/** The caller's own investments. */
export function ownInvestments({ tenant, user }: SignedInCall): SQL | undefined {
  return and(eq(investments.tenantId, tenant.id), eq(investments.userId, user.id));
}

/** What the investor's list holds: of their own, what they asked for. */
export async function ownFilter(call: SignedInCall, { q, tab }: Query): Promise<SQL | undefined> {
  return and(
    ownInvestments(call),
    tab ? inArray(investments.status, statusesOfTab(tab)) : undefined,
    await searchFilter(call.tx, call.tenant.id, q, [
      { noun: 'investment', id: investments.id },
      { noun: 'issuance', id: investments.issuanceId },
    ]),
  );
}
