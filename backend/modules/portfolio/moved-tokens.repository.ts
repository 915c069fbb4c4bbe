import { and, asc, eq, or } from 'drizzle-orm';
import { tokenTransfers } from '#backend/db/schema/transfers.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { TransferKind } from '#domain/transfer/transfer.ts';

/** Tokens that somebody else gave to a person, or that they gave away. */
export interface MovedTokens {
  /** Given by hand, for which nothing is paid here, or sold on the bulletin board. */
  kind: TransferKind;
  issuanceId: string;
  at: Date;
  isIn: boolean;
  tokens: number;
  /** What they were worth that day, or what was paid for them. Cents. */
  valueCents: bigint;
  /** Capital that had come back of them. Cents. */
  returnedCents: bigint;
}

/** Every token that came to a person from another holder, or went to one, oldest first. */
export async function movedTokens(tx: Tx, tenantId: string, userId: string): Promise<MovedTokens[]> {
  const { kind, issuanceId, at, toUserId, tokens, valueCents, returnedCents } = tokenTransfers;
  const rows = await tx
    .select({ kind, issuanceId, at, toUserId, tokens, valueCents, returnedCents })
    .from(tokenTransfers)
    .where(
      and(
        eq(tokenTransfers.tenantId, tenantId),
        or(eq(tokenTransfers.fromUserId, userId), eq(tokenTransfers.toUserId, userId)),
      ),
    )
    .orderBy(asc(tokenTransfers.at));
  return rows.map(({ toUserId: to, ...row }) => ({ ...row, isIn: to === userId }));
}
