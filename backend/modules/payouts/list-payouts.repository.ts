import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { bankAccounts } from '#backend/db/schema/bank-accounts.ts';
import { payoutFiles, payoutTransfers } from '#backend/db/schema/payout-files.ts';
import { payouts } from '#backend/db/schema/payouts.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { PayoutState } from '#domain/payout/payout-state.ts';
import { joined, PAYOUT } from './waiting-payouts.repository.ts';

const KEYS = [
  { of: payouts.createdAt, kind: 'moment' as const },
  { of: payouts.id, kind: 'id' as const },
];

const toBank = isNotNull(payouts.bankAccountId);

interface Asked {
  state: PayoutState;
  now: Date;
  asked: Place;
}

/** A payout of the list: where it stands in a file, its account as it is frozen there. */
export type ListedPayout = Awaited<ReturnType<typeof payoutsPage>>['rows'][number];

/** One page of the payouts to banks in a state: what waits, oldest first; the others newest first. */
export function payoutsPage(tx: Tx, tenantId: string, { state, now, asked }: Asked) {
  const isOf = and(eq(payouts.tenantId, tenantId), eq(payouts.state, state), toBank);
  return pageByKey({
    asked,
    order: { keys: KEYS, descending: state !== 'WAITING' },
    scope: [tenantId, 'payouts', state],
    rows: ({ key, where, orderBy, limit }) =>
      rowsOf(tx, key, now)
        .where(and(isOf, where))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: payouts.id }).from(payouts).where(isOf)),
  });
}

function rowsOf(tx: Tx, key: SQL<string[]>, now: Date) {
  const on = joined(now);
  // Of what came back there is a transfer for each try; one at most is not rejected.
  const stands = and(
    eq(payoutTransfers.tenantId, payouts.tenantId),
    eq(payoutTransfers.payoutId, payouts.id),
    ne(payoutTransfers.outcome, 'REJECTED'),
  );
  return tx
    .select({
      ...PAYOUT,
      key,
      source: payouts.source,
      sentAt: payouts.sentAt,
      frozenName: payoutTransfers.name,
      frozenIban: payoutTransfers.iban,
      fileId: payoutFiles.id,
      messageId: payoutFiles.messageId,
    })
    .from(payouts)
    .innerJoin(bankAccounts, on.account)
    .innerJoin(users, on.person)
    .leftJoin(userProfiles, on.profile)
    .leftJoin(payoutTransfers, stands)
    .leftJoin(
      payoutFiles,
      and(eq(payoutFiles.tenantId, payoutTransfers.tenantId), eq(payoutFiles.id, payoutTransfers.fileId)),
    );
}

/** How many payouts stand in a state, to banks, to wallets or both, as far as a list is counted. */
export async function countPayouts(
  tx: Tx,
  tenantId: string,
  state: PayoutState,
  way: 'bank' | 'wallet' | 'any' = 'any',
): Promise<number> {
  const ofWay = { bank: toBank, wallet: isNotNull(payouts.walletAddress), any: undefined }[way];
  const which = and(eq(payouts.tenantId, tenantId), eq(payouts.state, state), ofWay);
  return (await countUpTo(tx, tx.select({ one: sql<number>`1` }).from(payouts).where(which))).total;
}
