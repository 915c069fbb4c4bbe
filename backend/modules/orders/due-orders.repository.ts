import { and, asc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { inText } from '#backend/db/in-text.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { EXPIRING_STATUSES } from '#domain/investment/transitions.ts';
import { MINTABLE_STATUSES } from '#domain/investment/waiting.ts';

/** How many ids one look brings. */
const PAGE = 200;

/** Finds the next ids after one (null: from the beginning); empty when there are no more. */
export type DueFinder = (tx: Tx, tenantId: string, afterId: string | null) => Promise<string[]>;

interface ReminderMoments {
  now: Date;
  until: Date;
  acceptedBefore: Date;
}

const isExpired = (now: Date) => lt(investments.expiresAt, now);

/** Unpaid orders whose time is up. */
export const expiredOrders =
  (now: Date): DueFinder =>
  (tx, tenantId, afterId) =>
    unpaid(tx, tenantId, afterId, isExpired(now));

const isToRemind = ({ now, until, acceptedBefore }: ReminderMoments) =>
  and(
    gt(investments.expiresAt, now),
    lte(investments.expiresAt, until),
    lte(investments.acceptedAt, acceptedBefore),
    isNull(investments.remindedAt),
  );

/** Unpaid orders that end by `until`, were confirmed before `acceptedBefore` and whose investor has not been told. */
export const ordersToRemind =
  (moments: ReminderMoments): DueFinder =>
  (tx, tenantId, afterId) =>
    unpaid(tx, tenantId, afterId, isToRemind(moments));

/** Whether `expiredOrders` finds any, or `ordersToRemind` where reminders are sent: null where not. */
export const anyUnpaidDue = (tenantId: string, now: Date, reminders: ReminderMoments | null): SQL =>
  anyRow(investments, isUnpaid(tenantId), reminders ? or(isExpired(now), isToRemind(reminders)) : isExpired(now));

const isOutOfReflection = (now: Date) =>
  or(isNull(investments.reflectionEndsAt), lt(investments.reflectionEndsAt, now));

/** Of a statement's issuance: whether `ordersToMint` finds any. The statuses stand in the text, so that the index of these is used. */
export const anyOrderToMint = (now: Date): SQL =>
  anyRow(
    investments,
    eq(investments.tenantId, issuances.tenantId),
    eq(investments.issuanceId, issuances.id),
    inText(inArray(investments.status, [...MINTABLE_STATUSES])),
    isOutOfReflection(now),
  );

/** Paid orders of one issuance that are out of their reflection period; the rule decides on each. */
export const ordersToMint =
  (now: Date, issuanceId: string, status: (typeof MINTABLE_STATUSES)[number]): DueFinder =>
  (tx, tenantId, afterId) =>
    page(tx, tenantId, afterId, ofOffer(issuanceId, status), isOutOfReflection(now));

/** Minted orders of one issuance, which has closed. */
export const ordersToClose =
  (issuanceId: string): DueFinder =>
  (tx, tenantId, afterId) =>
    page(tx, tenantId, afterId, ofOffer(issuanceId, 'MINTED'));

/** One status alone: the index then has an issuance's orders in the order of their ids, and a page goes on where the last one ended. */
function ofOffer(issuanceId: string, status: 'MINTED' | (typeof MINTABLE_STATUSES)[number]): SQL | undefined {
  return and(eq(investments.issuanceId, issuanceId), eq(investments.status, status));
}

const isUnpaid = (tenantId: string) =>
  and(eq(investments.tenantId, tenantId), inArray(investments.status, [...EXPIRING_STATUSES]));

/** The few that are due are found by their time first: in the order of ids the database would walk through all orders for them. */
async function unpaid(tx: Tx, tenantId: string, afterId: string | null, due: SQL | undefined): Promise<string[]> {
  const { rows } = await tx.execute<{
    id: string;
  }>(sql`with due as materialized (select ${investments.id} as id from ${investments}
    where ${and(isUnpaid(tenantId), due)})
    select id from due where ${afterId ? sql`id > ${afterId}` : sql`true`} order by id limit ${PAGE}`);
  return rows.map(({ id }) => id);
}

async function page(
  tx: Tx,
  tenantId: string,
  afterId: string | null,
  ...where: (SQL | undefined)[]
): Promise<string[]> {
  const rows = await tx
    .select({ id: investments.id })
    .from(investments)
    .where(and(eq(investments.tenantId, tenantId), ...where, afterId ? gt(investments.id, afterId) : undefined))
    .orderBy(asc(investments.id))
    .limit(PAGE);
  return rows.map(({ id }) => id);
}
