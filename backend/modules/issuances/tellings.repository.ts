import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { issuanceHolders } from '#backend/db/schema/holders.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuanceTellings, issuanceTold, type Occasion } from '#backend/db/schema/issuance-tellings.ts';
import { issuanceFollows, issuances } from '#backend/db/schema/issuances.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import { wantsNews } from '#backend/modules/mail-leaves/mail-leaves.repository.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { LIVE_STATUSES } from '#domain/investment/transitions.ts';

/** Of which issuance and which occasion. */
export interface Telling {
  tenantId: string;
  issuanceId: string;
  occasion: Occasion;
}

const isTold = ({ tenantId, issuanceId, occasion }: Telling) =>
  and(
    eq(issuanceTold.tenantId, tenantId),
    eq(issuanceTold.issuanceId, issuanceId),
    eq(issuanceTold.occasion, occasion),
  );

const isTelling = ({ tenantId, issuanceId, occasion }: Telling) =>
  and(
    eq(issuanceTellings.tenantId, tenantId),
    eq(issuanceTellings.issuanceId, issuanceId),
    eq(issuanceTellings.occasion, occasion),
  );

/** The orders whose people hear of an occasion; of an opening those hear as well who follow, of a default who holds tokens. */
const AUDIENCES: Record<Occasion, readonly InvestmentStatus[]> = {
  OPENED: ['RESERVED'],
  SUSPENDED: LIVE_STATUSES,
  RESUMED: LIVE_STATUSES,
  DEFAULTED: [],
};

/** Occasions that are news, which may be refused; of the rest everybody has to hear whom they concern. */
export const NEWS: readonly Occasion[] = ['OPENED'];

/** Notes that people are to be told. Where it was done once, those who have come since are told; of what can happen again, everybody. */
export async function openTelling(tx: Tx, telling: Telling, now: Date): Promise<void> {
  if (telling.occasion !== 'OPENED') await tx.delete(issuanceTold).where(isTold(telling));
  await tx
    .insert(issuanceTellings)
    .values({ ...telling, createdAt: now })
    .onConflictDoUpdate({
      target: [issuanceTellings.tenantId, issuanceTellings.issuanceId, issuanceTellings.occasion],
      set: { askedAt: null, doneAt: null },
    });
}

const notAskedSince = (moment: Date) => or(isNull(issuanceTellings.askedAt), lt(issuanceTellings.askedAt, moment));

const isOpen = (tenantId: string, askedBefore: Date) =>
  and(eq(issuanceTellings.tenantId, tenantId), isNull(issuanceTellings.doneAt), notAskedSince(askedBefore));

/** Whether `openTellings` finds any. */
export const anyOpenTelling = (tenantId: string, askedBefore: Date): SQL =>
  anyRow(issuanceTellings, isOpen(tenantId, askedBefore));

/** Tellings that are not done, and not in hand since `askedBefore`, with their issuance. */
export function openTellings(
  tx: Tx,
  tenantId: string,
  askedBefore: Date,
): Promise<{ issuance: IssuanceRow; occasion: Occasion }[]> {
  return tx
    .select({ issuance: issuances, occasion: issuanceTellings.occasion })
    .from(issuanceTellings)
    .innerJoin(
      issuances,
      and(eq(issuances.tenantId, issuanceTellings.tenantId), eq(issuances.id, issuanceTellings.issuanceId)),
    )
    .where(isOpen(tenantId, askedBefore));
}

/** Takes a telling in hand; false where another process was faster. */
export async function takeInHand(tx: Tx, telling: Telling, now: Date, askedBefore: Date): Promise<boolean> {
  const rows = await tx
    .update(issuanceTellings)
    .set({ askedAt: now })
    .where(
      and(
        eq(issuanceTellings.tenantId, tx.tenantId),
        isTelling(telling),
        isNull(issuanceTellings.doneAt),
        notAskedSince(askedBefore),
      ),
    )
    .returning({ id: issuanceTellings.issuanceId });
  return rows.length > 0;
}

export async function updateTelling(
  tx: Tx,
  telling: Telling,
  change: { askedAt: Date | null } | { doneAt: Date },
): Promise<void> {
  await tx
    .update(issuanceTellings)
    .set(change)
    .where(and(eq(issuanceTellings.tenantId, tx.tenantId), isTelling(telling)));
}

/** Somebody who is to be told, with their live order or interest; `cents` and `status` null: they only follow it. */
export type Listener = Awaited<ReturnType<typeof listenersAfter>>[number];

/** The next people to be told, by their key. `after` null: from the beginning. */
export function listenersAfter(tx: Tx, telling: Telling, after: string | null, limit: number) {
  return tx
    .select({
      id: users.id,
      email: users.email,
      lang: users.lang,
      cents: investments.amountCents,
      status: investments.status,
    })
    .from(users)
    .leftJoin(investments, declaredBy(telling))
    .leftJoin(issuanceFollows, followedBy(telling))
    .leftJoin(issuanceHolders, heldBy(telling))
    .where(
      and(eq(users.tenantId, tx.tenantId), mayBeTold(tx, telling), after === null ? undefined : gt(users.id, after)),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}

/** How many would be told; `except` are counted elsewhere. */
export async function countListeners(tx: Tx, telling: Telling, except: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(users)
    .leftJoin(investments, declaredBy(telling))
    .leftJoin(issuanceFollows, followedBy(telling))
    .leftJoin(issuanceHolders, heldBy(telling))
    .where(and(mayBeTold(tx, telling), except.length > 0 ? notInArray(users.id, [...except]) : undefined));
  return row?.total ?? 0;
}

/** At most one row each: nobody has two live orders on an issuance. */
const declaredBy = ({ tenantId, issuanceId, occasion }: Telling) =>
  and(
    eq(investments.tenantId, tenantId),
    eq(investments.issuanceId, issuanceId),
    eq(investments.userId, users.id),
    inArray(investments.status, [...AUDIENCES[occasion]]),
  );

const followedBy = ({ tenantId, issuanceId, occasion }: Telling) =>
  and(
    occasion === 'OPENED' ? undefined : sql`false`,
    eq(issuanceFollows.tenantId, tenantId),
    eq(issuanceFollows.issuanceId, issuanceId),
    eq(issuanceFollows.userId, users.id),
  );

const heldBy = ({ tenantId, issuanceId, occasion }: Telling) =>
  and(
    occasion === 'DEFAULTED' ? undefined : sql`false`,
    eq(issuanceHolders.tenantId, tenantId),
    eq(issuanceHolders.issuanceId, issuanceId),
    eq(issuanceHolders.userId, users.id),
    gt(issuanceHolders.tokens, 0),
  );

/** Who is gone or was rejected could do nothing with it. */
const mayBeTold = (tx: Tx, telling: Telling) =>
  and(
    eq(users.tenantId, telling.tenantId),
    isNull(users.deletedAt),
    ne(users.status, 'REJECTED'),
    NEWS.includes(telling.occasion) ? wantsNews(tx, telling) : undefined,
    or(isNotNull(investments.id), isNotNull(issuanceFollows.userId), isNotNull(issuanceHolders.userId)),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(issuanceTold)
        .where(and(isTold(telling), eq(issuanceTold.userId, users.id))),
    ),
  );

/** Notes who is told; answers those of them who had not been. */
export async function noteTold(
  tx: Tx,
  telling: Telling,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .insert(issuanceTold)
    .values(userIds.map((userId) => ({ ...telling, userId, createdAt: now })))
    .onConflictDoNothing()
    .returning({ userId: issuanceTold.userId });
  return new Set(rows.map(({ userId }) => userId));
}
