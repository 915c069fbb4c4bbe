import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { payouts } from '#backend/db/schema/payouts.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import { walletBatches, walletTransfers } from '#backend/db/schema/wallet-batches.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { PayoutState } from '#domain/payout/payout-state.ts';
import { personOf, profileOf, WALLET_PAYOUT } from './waiting-wallets.repository.ts';

const KEYS = [
  { of: payouts.createdAt, kind: 'moment' as const },
  { of: payouts.id, kind: 'id' as const },
];

/** A payout of the list: where it stands in a batch, its address and wei as they are frozen there. */
export type ListedWallet = Awaited<ReturnType<typeof walletsPage>>['rows'][number];

/** One page of the payouts to wallets in a state: what waits, oldest first; the others newest first. */
export function walletsPage(tx: Tx, tenantId: string, { state, asked }: { state: PayoutState; asked: Place }) {
  const isOf = and(eq(payouts.tenantId, tenantId), eq(payouts.state, state), isNotNull(payouts.walletAddress));
  // Of what was withdrawn there is a transfer for each try; one at most stands.
  const stands = and(
    eq(walletTransfers.tenantId, payouts.tenantId),
    eq(walletTransfers.payoutId, payouts.id),
    ne(walletTransfers.outcome, 'WITHDRAWN'),
  );
  return pageByKey({
    asked,
    order: { keys: KEYS, descending: state !== 'WAITING' },
    scope: [tenantId, 'wallet-payouts', state],
    rows: ({ key, where, orderBy, limit }) =>
      tx
        .select({
          ...WALLET_PAYOUT,
          key,
          sentAt: payouts.sentAt,
          frozenName: walletTransfers.name,
          frozenAddress: walletTransfers.address,
          wei: walletTransfers.wei,
          batchId: walletBatches.id,
          batchName: walletBatches.name,
        })
        .from(payouts)
        .innerJoin(users, personOf)
        .innerJoin(userProfiles, profileOf)
        .leftJoin(walletTransfers, stands)
        .leftJoin(
          walletBatches,
          and(eq(walletBatches.tenantId, walletTransfers.tenantId), eq(walletBatches.id, walletTransfers.batchId)),
        )
        .where(and(isOf, where))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: payouts.id }).from(payouts).where(isOf)),
  });
}
