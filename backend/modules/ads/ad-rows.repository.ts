import { and, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { auditEntries } from '#backend/audit/history.repository.ts';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, pageByKey } from '#backend/db/page-by-key.ts';
import { adContacts, ads } from '#backend/db/schema/ads.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import type { listManagedAds } from '#contract/ads.ts';
import { type AdStatus, centsOfBand } from '#domain/bulletin/ad.ts';
import { addDays, startOfDay } from '#domain/time/zone.ts';
import { IS_ON_CHAIN, isListed } from './board-tokens.repository.ts';

type Filter = z.output<typeof listManagedAds.query>;

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: ads.publishedAt, kind: 'moment' },
    { of: ads.id, kind: 'id' },
  ],
  descending: true,
};

const COLUMNS = {
  ad: ads,
  issuance: {
    id: issuances.id,
    slug: issuances.slug,
    title: issuances.title,
    symbol: issuances.tokenSymbol,
    productType: issuances.productType,
    status: issuances.status,
    suspendedUntil: issuances.suspendedUntil,
    expiresOn: issuances.tokenExpiresOn,
  },
  onChain: IS_ON_CHAIN,
  listed: isListed(sql`${ads.userId}`),
  owner: PARTY.name,
  contacts: sql<number>`(select count(*) from ${adContacts} where ${adContacts.tenantId} = ${ads.tenantId} and ${adContacts.adId} = ${ads.id})::int`,
};

const select = <C extends Record<string, SQL<string[]>>>(tx: Tx, more: C) =>
  tx
    .select({ ...COLUMNS, ...more })
    .from(ads)
    .innerJoin(issuances, and(eq(issuances.tenantId, ads.tenantId), eq(issuances.id, ads.issuanceId)))
    .innerJoin(users, and(eq(users.tenantId, ads.tenantId), eq(users.id, ads.userId)))
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, ads.tenantId), eq(userProfiles.userId, ads.userId)));
export type JoinedAd = Awaited<ReturnType<typeof joinedAd>> & object;

/** One ad with its token and its owner's name. */
export async function joinedAd(tx: Tx, tenantId: string, id: string) {
  const [row] = await select(tx, {}).where(and(eq(ads.tenantId, tenantId), eq(ads.id, id)));
  return row ?? null;
}

/** Of a status as it stands at a moment, whether or not anybody has swept since. */
function hasStatus(status: AdStatus, now: Date): SQL | undefined {
  const isOpen = eq(ads.status, 'OPEN');
  if (status === 'OPEN') return and(isOpen, gte(ads.expiresAt, now));
  return status === 'EXPIRED'
    ? or(eq(ads.status, 'EXPIRED'), and(isOpen, lt(ads.expiresAt, now)))
    : eq(ads.status, status);
}

interface Asked {
  tenantId: string;
  now: Date;
  timeZone: string;
  query: Filter;
  /** The reader's list: `mine` own ads alone, else those that are open and their own. Null: a manager's, of all. */
  reader: { userId: string; mine: boolean } | null;
}

/** One page of ads, newest first. Days are the tenant's. */
export function adsPage(tx: Tx, { tenantId, now, timeZone, query, reader }: Asked) {
  const { after, before, per_page, type, product, status, amount, from, to } = query;
  const band = amount && centsOfBand(amount);
  const own = reader ? eq(ads.userId, reader.userId) : undefined;
  const where = and(
    eq(ads.tenantId, tenantId),
    reader ? (reader.mine ? own : or(own, hasStatus('OPEN', now))) : undefined,
    type ? eq(ads.type, type) : undefined,
    product ? eq(issuances.productType, product) : undefined,
    status ? hasStatus(status, now) : undefined,
    band ? gt(ads.amountCents, band.over) : undefined,
    band && band.upTo !== null ? lte(ads.amountCents, band.upTo) : undefined,
    from ? gte(ads.publishedAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(ads.publishedAt, startOfDay(addDays(to, 1), timeZone)) : undefined,
  );
  return pageByKey({
    asked: { after, before, per_page },
    order: NEWEST_FIRST,
    scope: [tenantId, 'ads', reader, type, product, status, amount, from, to],
    rows: ({ key, where: beside, orderBy, limit }) =>
      select(tx, { key })
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, select(tx, {}).where(where)),
  });
}

const HISTORY_LINES = 100;

/** What was done to an ad, newest first. */
export function adHistory(
  tx: Tx,
  { tenantId, id, userId }: Pick<typeof ads.$inferSelect, 'tenantId' | 'id' | 'userId'>,
) {
  const isIt = sql`log.subject_type = 'ad' and log.subject_id = ${id}`;
  return auditEntries(tx, tenantId, isIt, { ownerId: userId, limit: HISTORY_LINES });
}
