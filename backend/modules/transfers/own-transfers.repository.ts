import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { tokenTransfers } from '#backend/db/schema/transfers.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { TransferDirection } from '#domain/transfer/transfer.ts';

/** By the moment, the newest first. */
export const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: tokenTransfers.at, kind: 'moment' },
    { of: tokenTransfers.id, kind: 'id' },
  ],
  descending: true,
};

const PROJECT = { id: issuances.id, title: issuances.title, symbol: issuances.tokenSymbol };
const isOf = and(eq(issuances.tenantId, tokenTransfers.tenantId), eq(issuances.id, tokenTransfers.issuanceId));

interface Asked {
  tenantId: string;
  userId: string;
  direction: TransferDirection | undefined;
  issuanceId: string | undefined;
  asked: Place;
}

/** One page of what came to somebody or went from them, newest first. */
export function ownTransfersPage(tx: Tx, { tenantId, userId, direction, issuanceId, asked }: Asked) {
  const where = and(
    sideOf(tenantId, userId, direction),
    issuanceId ? eq(tokenTransfers.issuanceId, issuanceId) : undefined,
  );
  const select = (key: SQL<string[]>) =>
    tx.select({ key, transfer: tokenTransfers, issuance: PROJECT }).from(tokenTransfers).innerJoin(issuances, isOf);
  return pageByKey({
    asked,
    order: NEWEST_FIRST,
    scope: [tenantId, 'own-transfers', userId, direction, issuanceId],
    rows: ({ key, where: beside, orderBy, limit }) =>
      select(key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: tokenTransfers.id }).from(tokenTransfers).where(where)),
  });
}

/** The projects of whose tokens somebody has sent or received some, by their symbol. */
export function transferredProjects(tx: Tx, tenantId: string, userId: string) {
  return tx
    .selectDistinct({ ...PROJECT })
    .from(tokenTransfers)
    .innerJoin(issuances, isOf)
    .where(sideOf(tenantId, userId, undefined))
    .orderBy(issuances.tokenSymbol);
}

function sideOf(tenantId: string, userId: string, direction: TransferDirection | undefined) {
  const out = eq(tokenTransfers.fromUserId, userId);
  const into = eq(tokenTransfers.toUserId, userId);
  return and(
    eq(tokenTransfers.tenantId, tenantId),
    direction === 'OUT' ? out : direction === 'IN' ? into : or(out, into),
  );
}

interface OwnStand extends Record<string, unknown> {
  code: string | null;
  wallet: string | null;
  holds: boolean;
}

/** What others name somebody by to send them tokens, and whether they hold any. */
export async function ownStand(tx: Tx, tenantId: string, userId: string): Promise<OwnStand> {
  const { rows } = await tx.execute<OwnStand>(sql`
    select u.referral_code as code,
      (select w.address from wallets w where w.tenant_id = u.tenant_id and w.user_id = u.id order by w.created_at desc limit 1) as wallet,
      exists (select 1 from issuance_holders h where h.tenant_id = u.tenant_id and h.user_id = u.id and h.tokens > 0) as holds
    from users u where u.tenant_id = ${tenantId} and u.id = ${userId}`);
  return rows[0] ?? { code: null, wallet: null, holds: false };
}
