import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { auditLog } from '#backend/db/schema/audit.ts';
import { users } from '#backend/db/schema/users.ts';
import { searchFilter } from '#backend/db/search.repository.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import type { listAudit } from '#contract/audit.ts';
import { addDays, startOfDay } from '#domain/time/zone.ts';

type Query = z.output<typeof listAudit.query>;

/** The rows that a query asks for. Days are the tenant's. */
export async function auditFilter(call: SignedInCall, query: Query): Promise<SQL | undefined> {
  const { tenant } = call;
  const timeZone = tenant.customization.tenant.time_zone;
  return and(
    eq(auditLog.tenantId, tenant.id),
    query.family ? sql`split_part(${auditLog.action}, '.', 1) = ${query.family}` : undefined,
    query.action ? eq(auditLog.action, query.action) : undefined,
    query.subject ? eq(auditLog.subjectId, query.subject) : undefined,
    query.from ? gte(auditLog.at, startOfDay(query.from, timeZone)) : undefined,
    query.to ? lt(auditLog.at, startOfDay(addDays(query.to, 1), timeZone)) : undefined,
    await ofPeople(call, query.q),
  );
}

/** What people did, what was done in their session, and what was done to them. */
async function ofPeople({ tx, tenant }: SignedInCall, typed: string | undefined): Promise<SQL | undefined> {
  const found = await searchFilter(tx, tenant.id, typed, [{ noun: 'user', id: users.id }]);
  if (!found) return undefined;
  const people = (as: SQL) => sql`(select ${as} from ${users} where ${and(eq(users.tenantId, tenant.id), found)})`;
  return or(
    inArray(auditLog.userId, people(sql`${users.id}`)),
    inArray(auditLog.impersonatorUserId, people(sql`${users.id}`)),
    inArray(auditLog.subjectId, people(sql`${users.id}::text`)),
  );
}
