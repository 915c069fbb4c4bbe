import { and, eq } from 'drizzle-orm';
import { waitingPlaces } from '#backend/db/schema/waiting-places.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { IssuanceRow } from './investments.repository.ts';

/** An issuance as one person may order of it. */
export type OfferedIssuance = IssuanceRow & {
  /** Tokens that are held for their place on the waiting list. */
  ownOffer?: number;
};

const isOwn = (issuance: Pick<IssuanceRow, 'tenantId' | 'id'>, userId: string) =>
  and(
    eq(waitingPlaces.tenantId, issuance.tenantId),
    eq(waitingPlaces.issuanceId, issuance.id),
    eq(waitingPlaces.userId, userId),
    eq(waitingPlaces.state, 'OFFERED'),
  );

/** The issuance with what is held on it for a person; only where it has a waiting list anything is asked. */
export async function withOwnOffer(tx: Tx, issuance: IssuanceRow, userId: string): Promise<OfferedIssuance> {
  if (issuance.oversubscription !== 'WAITING_LIST') return issuance;
  const [place] = await tx
    .select({ tokens: waitingPlaces.offeredTokens })
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.tenantId, tx.tenantId), isOwn(issuance, userId)));
  return place?.tokens ? { ...issuance, ownOffer: place.tokens } : issuance;
}

/** What was held for a person becomes their order, in the same transaction: their place is taken. Answers until when it was held; null where nothing was. */
export async function takeOwnOffer(tx: Tx, issuance: OfferedIssuance, userId: string, at: Date): Promise<Date | null> {
  if (issuance.ownOffer === undefined) return null;
  const [place] = await tx
    .update(waitingPlaces)
    .set({ state: 'TAKEN', endedAt: at })
    .where(and(eq(waitingPlaces.tenantId, tx.tenantId), isOwn(issuance, userId)))
    .returning({ until: waitingPlaces.offeredUntil });
  return place?.until ?? null;
}
