import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { auditEntries } from '#backend/audit/history.repository.ts';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, pageByKey } from '#backend/db/page-by-key.ts';
import { issuanceHolders } from '#backend/db/schema/holders.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import { whitelistEntries } from '#backend/db/schema/whitelist.ts';
import { searchFilter } from '#backend/db/search.repository.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import type { listWhitelist } from '#contract/whitelist.ts';
import type { WHITELIST_SORTS } from '#domain/issuance/whitelist.ts';
import { addressFilter } from './address-filter.repository.ts';

type Query = z.output<typeof listWhitelist.query>;

const OWN_KEY = { of: whitelistEntries.id, kind: 'id' } as const;
const ORDERS: Record<(typeof WHITELIST_SORTS)[number], ListOrder['keys']> = {
  state: [{ of: whitelistEntries.rank, kind: 'number' }, { of: whitelistEntries.createdAt, kind: 'moment' }, OWN_KEY],
  created_at: [{ of: whitelistEntries.createdAt, kind: 'moment' }, OWN_KEY],
  address: [{ of: whitelistEntries.addressKey, kind: 'text' }, OWN_KEY],
};

function orderOf(sort: Query['sort'] = 'state'): ListOrder {
  return { keys: ORDERS[sort.replace(/^-/, '') as keyof typeof ORDERS], descending: sort.startsWith('-') };
}

const nameOf = (column: SQL) =>
  sql<string | null>`(select trim(p.first_name || ' ' || p.last_name) from user_profiles p
    where p.tenant_id = whitelist_entries.tenant_id and p.user_id = ${column})`;

interface Asked {
  tenantId: string;
  issuanceId: string;
  query: Query;
  /** Whether people are found by their e-mail as well: whoever finds somebody by it has been told it. */
  byEmail: boolean;
}

/** One page of a whitelist: what waits first unless sorted otherwise. */
export async function entriesPage(tx: Tx, { tenantId, issuanceId, query, byEmail }: Asked) {
  const { after, before, per_page, ...filters } = query;
  const where = and(
    eq(whitelistEntries.tenantId, tenantId),
    eq(whitelistEntries.issuanceId, issuanceId),
    query.state ? eq(whitelistEntries.state, query.state) : undefined,
    query.ids ? inArray(whitelistEntries.id, query.ids) : undefined,
    query.q ? await foundBy(tx, tenantId, query.q, byEmail) : undefined,
  );
  return pageByKey({
    asked: { after, before, per_page },
    order: orderOf(query.sort),
    scope: [tenantId, 'whitelist', issuanceId, filters],
    rows: ({ key, where: beside, orderBy, limit }) =>
      tx
        .select({
          key,
          entry: whitelistEntries,
          name: sql<string | null>`case when ${whitelistEntries.userId} is not null then ${PARTY.name} end`,
          email: users.email,
          tokens: issuanceHolders.tokens,
          addedBy: nameOf(sql`${whitelistEntries.createdBy}`),
          decidedBy: nameOf(sql`${whitelistEntries.decidedBy}`),
        })
        .from(whitelistEntries)
        .leftJoin(users, and(eq(users.tenantId, whitelistEntries.tenantId), eq(users.id, whitelistEntries.userId)))
        .leftJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
        .leftJoin(
          issuanceHolders,
          and(
            eq(issuanceHolders.tenantId, whitelistEntries.tenantId),
            eq(issuanceHolders.issuanceId, whitelistEntries.issuanceId),
            eq(issuanceHolders.userId, whitelistEntries.userId),
          ),
        )
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: whitelistEntries.id }).from(whitelistEntries).where(where)),
  });
}

async function foundBy(tx: Tx, tenantId: string, typed: string, byEmail: boolean): Promise<SQL | undefined> {
  const people = await searchFilter(tx, tenantId, typed, [
    { noun: 'user', id: whitelistEntries.userId, byNameAlone: !byEmail },
  ]);
  return or(addressFilter(typed) ?? undefined, people);
}

/** How many are proposed and not decided, as far as lists are counted. */
export async function countPending(tx: Tx, tenantId: string, issuanceId: string): Promise<number> {
  const { total } = await countUpTo(
    tx,
    tx
      .select({ id: whitelistEntries.id })
      .from(whitelistEntries)
      .where(
        and(
          eq(whitelistEntries.tenantId, tenantId),
          eq(whitelistEntries.issuanceId, issuanceId),
          eq(whitelistEntries.rank, 0),
        ),
      ),
  );
  return total;
}

/** Lines of the log that a page shows. */
const LOG_SHOWN = 20;

/** What was done to a list last, newest first. */
export function listLog(tx: Tx, tenantId: string, issuanceId: string) {
  const ofList = sql`log.subject_type = 'issuance' and log.subject_id = ${issuanceId} and log.action like 'whitelist.%'`;
  return auditEntries(tx, tenantId, ofList, { ownerId: null, limit: LOG_SHOWN });
}
