import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { tokenTransfers } from '#backend/db/schema/transfers.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { addDays, type Day, startOfDay } from '#domain/time/zone.ts';
import type { TransferKind } from '#domain/transfer/transfer.ts';
import { NEWEST_FIRST } from './own-transfers.repository.ts';

interface Asked {
  tenantId: string;
  issuanceId: string;
  timeZone: string;
  kind?: TransferKind | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
  asked: Place;
}

/** One page of what went from one holder of a project's tokens to another, newest first. */
export function projectTransfersPage(tx: Tx, { tenantId, issuanceId, timeZone, kind, from, to, asked }: Asked) {
  const where = and(
    eq(tokenTransfers.tenantId, tenantId),
    eq(tokenTransfers.issuanceId, issuanceId),
    kind ? eq(tokenTransfers.kind, kind) : undefined,
    from ? gte(tokenTransfers.at, startOfDay(from, timeZone)) : undefined,
    to ? lt(tokenTransfers.at, startOfDay(addDays(to, 1), timeZone)) : undefined,
  );
  const select = (key: SQL<string[]>) => tx.select({ key, transfer: tokenTransfers }).from(tokenTransfers);
  return pageByKey({
    asked,
    order: NEWEST_FIRST,
    scope: [tenantId, 'project-transfers', issuanceId, kind, from, to],
    rows: ({ key, where: beside, orderBy, limit }) =>
      select(key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: tokenTransfers.id }).from(tokenTransfers).where(where)),
  });
}

/** What a project and its token are called; null where the tenant has no such project. */
export async function projectHead(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select({ id: issuances.id, title: issuances.title, symbol: issuances.tokenSymbol })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.id, id)));
  return row ?? null;
}
