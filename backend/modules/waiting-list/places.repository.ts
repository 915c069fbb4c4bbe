import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import { waitingPlaces } from '#backend/db/schema/waiting-places.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';

type PlaceRow = typeof waitingPlaces.$inferSelect;
type Issuance = Pick<IssuanceRow, 'tenantId' | 'id'>;

const isOn = ({ tenantId, id }: Issuance) =>
  and(eq(waitingPlaces.tenantId, tenantId), eq(waitingPlaces.issuanceId, id), isNull(waitingPlaces.endedAt));

/** A person's live place; null where they have none. */
export async function placeOf(tx: Tx, issuance: Issuance, userId: string): Promise<PlaceRow | null> {
  const [row] = await tx
    .select()
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.tenantId, tx.tenantId), isOn(issuance), eq(waitingPlaces.userId, userId)));
  return row ?? null;
}

/** How many places stand before one, those with an offer among them. */
export async function placesBefore(tx: Tx, issuance: Issuance, { joinedAt, id }: PlaceRow): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(waitingPlaces)
    .where(
      and(
        eq(waitingPlaces.tenantId, tx.tenantId),

        isOn(issuance),
        or(lt(waitingPlaces.joinedAt, joinedAt), and(eq(waitingPlaces.joinedAt, joinedAt), lt(waitingPlaces.id, id))),
      ),
    );
  return row?.found ?? 0;
}

/** Makes a place; null where the person has a live one already. */
export async function insertPlace(
  tx: Tx,
  place: Pick<PlaceRow, 'tenantId' | 'issuanceId' | 'userId' | 'tokens' | 'joinedAt'>,
): Promise<PlaceRow | null> {
  const [row] = await tx
    .insert(waitingPlaces)
    .values({ ...place, id: randomUUID(), state: 'WAITING' })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function updatePlace(
  tx: Tx,
  { tenantId, id }: Pick<PlaceRow, 'tenantId' | 'id'>,
  change: Partial<Pick<PlaceRow, 'state' | 'offeredTokens' | 'offeredUntil' | 'endedAt'>>,
): Promise<void> {
  await tx
    .update(waitingPlaces)
    .set(change)
    .where(and(eq(waitingPlaces.tenantId, tenantId), eq(waitingPlaces.id, id)));
}

/** The live places of an issuance in their order, at most so many, each with whom to write to. */
export function queueOf(tx: Tx, issuance: Issuance, limit: number) {
  return tx
    .select({
      place: waitingPlaces,
      email: users.email,
      lang: users.lang,
      name: sql<string>`coalesce(nullif(trim(coalesce(${userProfiles.firstName}, '') || ' ' || coalesce(${userProfiles.lastName}, '')), ''), ${users.email})`,
    })
    .from(waitingPlaces)
    .innerJoin(users, and(eq(users.tenantId, waitingPlaces.tenantId), eq(users.id, waitingPlaces.userId)))
    .leftJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, waitingPlaces.tenantId), eq(userProfiles.userId, waitingPlaces.userId)),
    )
    .where(isOn(issuance))
    .orderBy(asc(waitingPlaces.joinedAt), asc(waitingPlaces.id))
    .limit(limit);
}
export type QueueRow = Awaited<ReturnType<typeof queueOf>>[number];

const hasPlaces = (tenantId: string) =>
  and(
    eq(issuances.tenantId, tenantId),
    eq(issuances.oversubscription, 'WAITING_LIST'),
    or(sql`${issuances.placesWaiting} > 0`, sql`${issuances.tokensHeld} > 0`),
  );

/** Whether `issuancesWithPlaces` finds any. */
export const anyWithPlaces = (tenantId: string): SQL => anyRow(issuances, hasPlaces(tenantId));

/** Issuances with live places. */
export async function issuancesWithPlaces(tx: Tx, tenantId: string): Promise<string[]> {
  const rows = await tx.select({ id: issuances.id }).from(issuances).where(hasPlaces(tenantId));
  return rows.map(({ id }) => id);
}

/** No offer runs out before a moment: nobody can order or pay until then. */
export async function prolongOffers(tx: Tx, { tenantId, id }: Issuance, until: Date): Promise<void> {
  await tx
    .update(waitingPlaces)
    .set({ offeredUntil: until })
    .where(
      and(isOn({ tenantId, id }), inArray(waitingPlaces.state, ['OFFERED']), lt(waitingPlaces.offeredUntil, until)),
    );
}
