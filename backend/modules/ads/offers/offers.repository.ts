import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { inText } from '#backend/db/in-text.ts';
import { adOffers } from '#backend/db/schema/ad-offers.ts';
import { adContacts, ads } from '#backend/db/schema/ads.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { tokenTransfers } from '#backend/db/schema/transfers.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import { KEEPING_OFFERS, LIVE_OFFERS } from '#domain/bulletin/offer.ts';

export type OfferRow = typeof adOffers.$inferSelect;

/** Offers that a page shows of an ad, newest first. */
const MOST_OFFERS = 100;

const isIt = (tenantId: string, id: string) => and(eq(adOffers.tenantId, tenantId), eq(adOffers.id, id));
const isLive = inText(inArray(adOffers.status, [...LIVE_OFFERS]));

/** An offer with no lock. */
export async function offerById(tx: Tx, tenantId: string, id: string): Promise<OfferRow | null> {
  const [row] = await tx.select().from(adOffers).where(isIt(tenantId, id));
  return row ?? null;
}

/** Locks an offer: after its issuance and its ad. */
export async function lockOffer(tx: Tx, tenantId: string, id: string): Promise<OfferRow | null> {
  const [row] = await tx.select().from(adOffers).where(isIt(tenantId, id)).for('no key update');
  return row ?? null;
}

/** Whether a person has an offer on an ad that is not over. The ad is locked. */
export async function hasLiveOffer(tx: Tx, { tenantId, adId, userId }: Pick<OfferRow, 'tenantId' | 'adId' | 'userId'>) {
  const [row] = await tx
    .select({ id: adOffers.id })
    .from(adOffers)
    .where(and(eq(adOffers.tenantId, tenantId), eq(adOffers.adId, adId), eq(adOffers.userId, userId), isLive));
  return row !== undefined;
}

/** Whether a person has an offer on an ad that was accepted and is not over: its two sides still write to each other. */
export async function hasAccepted(tx: Tx, { tenantId, adId, userId }: Pick<OfferRow, 'tenantId' | 'adId' | 'userId'>) {
  const [row] = await tx
    .select({ id: adOffers.id })
    .from(adOffers)
    .where(
      and(
        eq(adOffers.tenantId, tenantId),
        eq(adOffers.adId, adId),
        eq(adOffers.userId, userId),
        inArray(adOffers.status, [...KEEPING_OFFERS]),
      ),
    );
  return row !== undefined;
}

/** How many offers a person has made since a moment. */
export async function offersSince(tx: Tx, tenantId: string, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(adOffers)
    .where(and(eq(adOffers.tenantId, tenantId), eq(adOffers.userId, userId), gt(adOffers.madeAt, since)));
  return row?.found ?? 0;
}

type NewOffer = Pick<
  OfferRow,
  'tenantId' | 'adId' | 'contactId' | 'userId' | 'tokens' | 'price' | 'amountCents' | 'madeAt' | 'actBy'
>;

export async function insertOffer(tx: Tx, offer: NewOffer): Promise<OfferRow> {
  const [row] = await tx
    .insert(adOffers)
    .values({ ...offer, id: randomUUID(), status: 'OPEN' })
    .returning();
  if (!row) throw new Error('the offer was not written');
  return row;
}

type OfferChange = Partial<
  Pick<OfferRow, 'status' | 'actBy' | 'acceptedAt' | 'agreedAt' | 'payment' | 'endedAt' | 'transferId'>
>;

/** Writes a turn of an offer down and answers it as it stands then. */
export async function updateOffer(tx: Tx, offer: OfferRow, change: OfferChange): Promise<OfferRow> {
  await tx.update(adOffers).set(change).where(isIt(offer.tenantId, offer.id));
  return { ...offer, ...change };
}

/** Offers on an ad with their makers' numbers, newest first; `userId`: that person's alone. */
export function offersOf(tx: Tx, tenantId: string, adId: string, userId?: string) {
  return tx
    .select({ offer: adOffers, number: adContacts.number })
    .from(adOffers)
    .innerJoin(adContacts, and(eq(adContacts.tenantId, adOffers.tenantId), eq(adContacts.id, adOffers.contactId)))
    .where(
      and(eq(adOffers.tenantId, tenantId), eq(adOffers.adId, adId), userId ? eq(adOffers.userId, userId) : undefined),
    )
    .orderBy(desc(adOffers.madeAt), desc(adOffers.id))
    .limit(MOST_OFFERS);
}

/** What was accepted at some time of an ad's offers, with who made them, newest first. */
export function agreementsOf(tx: Tx, tenantId: string, adId: string) {
  return tx
    .select({ offer: adOffers, name: PARTY.name, transfer: tokenTransfers.reference })
    .from(adOffers)
    .innerJoin(users, and(eq(users.tenantId, adOffers.tenantId), eq(users.id, adOffers.userId)))
    .innerJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, adOffers.tenantId), eq(userProfiles.userId, adOffers.userId)),
    )
    .leftJoin(
      tokenTransfers,
      and(eq(tokenTransfers.tenantId, adOffers.tenantId), eq(tokenTransfers.id, adOffers.transferId)),
    )
    .where(and(eq(adOffers.tenantId, tenantId), eq(adOffers.adId, adId), isNotNull(adOffers.acceptedAt)))
    .orderBy(desc(adOffers.madeAt), desc(adOffers.id))
    .limit(MOST_OFFERS);
}

const ofItsAd = and(eq(ads.tenantId, adOffers.tenantId), eq(ads.id, adOffers.adId));
/** Of an offer with its ad. */
const isOverdue = (tenantId: string, now: Date) =>
  and(
    eq(adOffers.tenantId, tenantId),
    isLive,
    or(
      lt(adOffers.actBy, now),
      and(eq(adOffers.status, 'OPEN'), inArray(ads.status, ['WITHDRAWN', 'EXPIRED'])),
      and(eq(adOffers.status, 'ACCEPTED'), eq(ads.endedBy, 'manager')),
    ),
  );

/** Whether `overdueOffers` finds any. */
export const anyOverdueOffer = (tenantId: string, now: Date): SQL =>
  anyRow(sql`${adOffers} join ${ads} on ${ofItsAd}`, isOverdue(tenantId, now));

/** Offers that are over by now although nobody has written it down (`offerStanding`), by id: those after one. */
export async function overdueOffers(tx: Tx, tenantId: string, now: Date, after: string | null): Promise<string[]> {
  const rows = await tx
    .select({ id: adOffers.id })
    .from(adOffers)
    .innerJoin(ads, ofItsAd)
    .where(and(isOverdue(tenantId, now), after ? gt(adOffers.id, after) : undefined))
    .orderBy(asc(adOffers.id))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Somebody's account goes: what they offered, and what was offered to them, lapses with the next sweep. Nobody can act on it from now on. */
export async function leaveOffers(tx: Tx, tenantId: string, userId: string, now: Date): Promise<void> {
  const own = sql`${adOffers.adId} in (select a.id from ads a where a.tenant_id = ${tenantId} and a.user_id = ${userId})`;
  await tx
    .update(adOffers)
    .set({ actBy: new Date(now.getTime() - 1) })
    .where(and(eq(adOffers.tenantId, tenantId), isLive, or(eq(adOffers.userId, userId), own)));
}
