import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { inText } from '#backend/db/in-text.ts';
import { adMessages, ads } from '#backend/db/schema/ads.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { adReference, REFERENCE_RANDOM_BYTES } from '#domain/investment/wire-reference.ts';

export type AdRow = typeof ads.$inferSelect;

const isIt = (tenantId: string, id: string) => and(eq(ads.tenantId, tenantId), eq(ads.id, id));

/** An ad with no lock. */
export async function adById(tx: Tx, tenantId: string, id: string): Promise<AdRow | null> {
  const [row] = await tx.select().from(ads).where(isIt(tenantId, id));
  return row ?? null;
}

/** Locks an ad: after its issuance where tokens are counted. */
export async function lockAd(tx: Tx, tenantId: string, id: string): Promise<AdRow | null> {
  const [row] = await tx.select().from(ads).where(isIt(tenantId, id)).for('no key update');
  return row ?? null;
}

/** Open ads of a person whose last day is not over. */
export async function openAdsOf(tx: Tx, tenantId: string, userId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(ads)
    .where(
      and(eq(ads.tenantId, tenantId), eq(ads.userId, userId), eq(ads.status, 'OPEN'), sql`${ads.expiresAt} >= ${now}`),
    );
  return row?.found ?? 0;
}

type NewAd = Pick<
  AdRow,
  'tenantId' | 'userId' | 'issuanceId' | 'type' | 'tokens' | 'price' | 'amountCents' | 'publishedAt' | 'expiresAt'
>;

const REFERENCE_TRIES = 10;

/** Places an ad under a reference that nobody has. */
export async function insertAd(tx: Tx, ad: NewAd): Promise<AdRow> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const reference = adReference(randomBytes(REFERENCE_RANDOM_BYTES));
    const [row] = await tx
      .insert(ads)
      .values({ ...ad, id: randomUUID(), reference, status: 'OPEN' })
      .onConflictDoNothing({ target: [ads.tenantId, ads.reference] })
      .returning();
    if (row) return row;
  }
  throw new Error('no free reference of an ad was found');
}

type AdChange = Partial<
  Pick<AdRow, 'status' | 'tokens' | 'price' | 'amountCents' | 'version' | 'endedAt' | 'endedBy' | 'reason'>
>;

export async function updateAd(
  tx: Tx,
  { tenantId, id }: Pick<AdRow, 'tenantId' | 'id'>,
  change: AdChange,
): Promise<void> {
  await tx.update(ads).set(change).where(isIt(tenantId, id));
}

const isOverdue = (tenantId: string, now: Date) =>
  and(eq(ads.tenantId, tenantId), inText(eq(ads.status, 'OPEN')), lt(ads.expiresAt, now));

/** Whether `overdueAds` finds any. */
export const anyOverdueAd = (tenantId: string, now: Date): SQL => anyRow(ads, isOverdue(tenantId, now));

/** Open ads whose last day is over, by id: those after one. */
export async function overdueAds(tx: Tx, tenantId: string, now: Date, after: string | null): Promise<string[]> {
  const rows = await tx
    .select({ id: ads.id })
    .from(ads)
    .where(and(isOverdue(tenantId, now), after ? gt(ads.id, after) : undefined))
    .orderBy(asc(ads.id))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** All of its tokens are agreed, and would stand on the board again where an agreement lapses. */
const COMES_BACK = sql`${ads.status} = 'AGREED' and exists (select 1 from ad_offers o where o.tenant_id = ${ads.tenantId} and o.ad_id = ${ads.id}
  and o.status in ('ACCEPTED', 'AGREED'))`;

/** Takes a person's ads off the board and forgets what they wrote to others: their account goes. */
export async function leaveBoard(tx: Tx, tenantId: string, userId: string, now: Date): Promise<void> {
  await tx
    .update(ads)
    .set({ status: 'WITHDRAWN', endedAt: now, endedBy: 'owner' })
    .where(and(eq(ads.tenantId, tenantId), eq(ads.userId, userId), or(eq(ads.status, 'OPEN'), COMES_BACK)));
  await tx.delete(adMessages).where(and(eq(adMessages.tenantId, tenantId), eq(adMessages.userId, userId)));
}
