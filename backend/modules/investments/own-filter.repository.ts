import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { contains } from '#backend/db/contains.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import type { listInvestments } from '#contract/investments.ts';
import { statusesOfTab } from '#domain/investment/tabs.ts';

type Query = z.output<typeof listInvestments.query>;

/** The caller's own investments. */
export function ownInvestments({ tenant, user }: SignedInCall): SQL | undefined {
  return and(eq(investments.tenantId, tenant.id), eq(investments.userId, user.id));
}

/** What the investor's list holds: of their own, what they asked for. */
export function ownFilter(call: SignedInCall, { q, tab }: Query): SQL | undefined {
  return and(
    ownInvestments(call),
    tab ? inArray(investments.status, statusesOfTab(tab)) : undefined,
    q ? or(contains(sql`lower(${investments.reference})`, q), contains(issuances.titlePlain, q)) : undefined,
  );
}
