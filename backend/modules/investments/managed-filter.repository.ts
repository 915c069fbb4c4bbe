import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { searchFilter } from '#backend/db/search.repository.ts';
import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import type { listManagedInvestments } from '#contract/investments.ts';
import { statusesOfTab } from '#domain/investment/tabs.ts';
import { mintableStatuses } from '#domain/investment/waiting.ts';
import { addDays, startOfDay } from '#domain/time/zone.ts';
import { ofInvestment, waitsForBank } from './refund-rows.repository.ts';

type Query = z.output<typeof listManagedInvestments.query>;

/** Whose investments the caller may see: a manager's token all of the tenant's, an issuer's those of their own issuances. */
export function scopeOf({ tenant, user, session }: SignedInCall): SQL | undefined {
  const ownTenant = eq(investments.tenantId, tenant.id);
  return actsAsManager({ user, session }) ? ownTenant : and(ownTenant, eq(issuances.issuerUserId, user.id));
}

/** One investment, if the caller may see it. */
export function managedOne(call: SignedInCall, id: string): SQL | undefined {
  return and(scopeOf(call), eq(investments.id, id));
}

/** Proofs that wait for a manager. */
const WAITS_FOR_PROOF: SQL = sql`${investments.status} = 'PROOF_OF_PAYMENT_UPLOADED'`;
/** Refunds that a manager has to send: not those that their provider is still at. */
function waitsForRefund(now: Date): SQL {
  return sql`exists (select 1 from refunds r where ${ofInvestment('r')} and ${waitsForBank('r', now)})`;
}

/** The caller's issuances: a manager's token sees all of the tenant's, an issuer their own. */
export function issuancesOf({ tenant, user, session }: SignedInCall): SQL | undefined {
  const ownTenant = eq(issuances.tenantId, tenant.id);
  return actsAsManager({ user, session }) ? ownTenant : and(ownTenant, eq(issuances.issuerUserId, user.id));
}

/** Whether the reflection period is not over; null where there is none. `reflectionIsOver` in SQL. */
export function isInReflection(endsAt: SQL, now: Date): SQL {
  return sql`${endsAt} >= ${new Date(now.getTime() - 999)}`;
}

/** Issuances whose tokens wait for the manager's hand, and may be made. */
export function mintedByHand(now: Date): SQL | undefined {
  return and(
    inArray(issuances.status, ['CAMPAIGN', 'CLOSED']),
    eq(issuances.mintingStrategy, 'MANUAL'),
    sql`(${issuances.suspendedUntil} is null or ${issuances.suspendedUntil} <= ${now})`,
  );
}

/**
 * Paid, signed where that is asked for, out of the reflection period, of an issuance that waits for the manager's hand. A coarse net:
 * the last word on each row is `domain/investment/minting.ts`.
 */
function waitsForMint(now: Date, signs: boolean): SQL | undefined {
  return and(
    inArray(investments.status, mintableStatuses(signs)),
    sql`(${isInReflection(sql`${investments.reflectionEndsAt}`, now)}) is not true`,
    mintedByHand(now),
  );
}

/** The filter of the managers' list. Days are the tenant's. */
export async function managedFilter(call: SignedInCall, query: Query, signs: boolean): Promise<SQL | undefined> {
  const timeZone = call.tenant.customization.tenant.time_zone;
  const waiting = { proof: WAITS_FOR_PROOF, mint: waitsForMint(call.now, signs), refund: waitsForRefund(call.now) };
  return and(
    scopeOf(call),
    query.status ? inArray(investments.status, query.status) : undefined,
    query.tab ? inArray(investments.status, statusesOfTab(query.tab)) : undefined,
    query.issuance ? eq(investments.issuanceId, query.issuance) : undefined,
    query.method ? eq(investments.method, query.method) : undefined,
    query.waiting ? waiting[query.waiting] : undefined,
    query.ids ? inArray(investments.id, query.ids) : undefined,
    query.from ? gte(investments.createdAt, startOfDay(query.from, timeZone)) : undefined,
    query.to ? lt(investments.createdAt, startOfDay(addDays(query.to, 1), timeZone)) : undefined,
    await searchFilter(call.tx, call.tenant.id, query.q, [
      { noun: 'investment', id: investments.id },
      ...investorWords(call),
      { noun: 'issuance', id: investments.issuanceId },
    ]),
  );
}

/** By what of its investor an order is found: by all for a manager; by the name that an issuer reads, where they read one. */
function investorWords(call: SignedInCall) {
  const id = investments.userId;
  if (actsAsManager(call))
    return [
      { noun: 'user' as const, id },
      { noun: 'private' as const, id },
    ];
  return call.tenant.settings.issuersSeeInitials ? [] : [{ noun: 'user' as const, id, byNameAlone: true }];
}
